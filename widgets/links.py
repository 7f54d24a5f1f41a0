"""Where a rule is stated: the link from its id to its paragraph on the page of its game."""

from __future__ import annotations

import posixpath

from widgets.i18n import Translator
from widgets.markup import Markup, tag

PAGES = {"alsos": "alsos/", "alcalde": "alcalde/", "notation": "check/"}
"""The page of a rule, by the first word of its id."""


def page_address(path: str) -> str:
    """The address of a page from the root of its language: `alsos/` of `alsos/index.md`, `alsos/cases/`."""
    page = posixpath.splitext(path)[0]
    return page.removesuffix("index") if posixpath.basename(page) == "index" else f"{page}/"


def rule_href(rule: str, base: str) -> str:
    """The address of the rule's paragraph; `base` leads to the root of the language."""
    return f"{base}{PAGES[rule.partition('.')[0]]}#{rule}"


def rule_link(rule: str, base: str, _: Translator, text: str = "") -> Markup:
    """A link to the rule, named by its title where no text is given."""
    return tag("a", text or _(rule), class_="rule", href=rule_href(rule, base))
