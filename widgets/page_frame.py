"""What stands around a page's content: the way to the other language, the names of the search, the 404 page's words.

The theme's templates show it; what the theme has no template for is written into its finished HTML.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Mapping
from html import unescape
from typing import Any

from widgets.i18n import Translator
from widgets.markup import escape

CONFIG = re.compile(r'(<script id="__config" type="application/json">)(.*?)(</script>)', re.DOTALL)
PERMALINK = ' title="Permanent link"'
PARAGRAPH = re.compile(r"<p>(.*?)</p>", re.DOTALL)
LATER = re.compile(r"<div data-[a-z-]+.*?</div>", re.DOTALL)
"""What stands for something that is drawn later."""
TAG = re.compile(r"<[^>]*>")
SENTENCE = re.compile(r"[.?!](?=\s|$)")
LONGEST_DESCRIPTION = 220
SEARCH = '<div class="md-search" data-md-component="search" role="dialog"'


def other_language(_: Translator, url: str) -> dict[str, str]:
    """The same page in another language, whose translator is `_`: its address, and the words that offer it."""
    return {
        "language": _.language,
        "url": url,
        "name": _("English name of this language"),
        "offer": _("This page can also be read in this language."),
        "accept": _("Read it here"),
        "dismiss": _("No, thank you"),
    }


def not_found(_: Translator, home: str) -> dict[str, Any]:
    """What the page for a lost address says in one language."""
    return {
        "language": _.language,
        "home": home,
        "missing": _("This card is not in the pack"),
        "explained": _("The page you are looking for does not exist, or no longer lies where it did."),
        "back": _("Back to the table"),
        "games": {"alsos/": "Alsós", "alcalde/": "Alcalde"},
        "rules": _("Or straight to the rules:"),
        "sought": _("What were you looking for?"),
        "search": _("Search"),
    }


def described(html: str) -> str:
    """What a page says of itself where nobody has described it: its first paragraph, as an attribute holds it."""
    paragraph = PARAGRAPH.search(LATER.sub("", html))
    whole = unescape(TAG.sub("", paragraph[1])).replace("\n", " ").strip() if paragraph else ""
    if len(whole) <= LONGEST_DESCRIPTION:
        return escape(whole)
    ends = [end.end() for end in SENTENCE.finditer(whole) if end.end() <= LONGEST_DESCRIPTION]
    return escape(whole[: ends[-1]].strip() if ends else whole[: LONGEST_DESCRIPTION - 1].rpartition(" ")[0] + "…")


def framed(html: str, language_root: str, _: Translator, has_search: bool) -> str:
    """A page's HTML with its own language's search and sitemap, its anchors and its search dialog named.

    `language_root` is the way from the page to its language's root. Raises ValueError where the theme has changed.
    """
    found = CONFIG.search(html)
    if not found:
        raise ValueError("the theme's page has no __config: has Material changed?")
    # a relative way without its last slash, as MkDocs writes it; an absolute one needs it
    base = language_root if language_root.startswith("/") else posixpath.normpath(language_root)
    config = json.loads(found[2]) | {"base": base}
    html = html[: found.start(2)] + _script_json(config) + html[found.end(2) :]
    place = escape(_("Link to this place"))
    html = html.replace(PERMALINK, f' title="{place}"')
    if not has_search:
        return html
    if SEARCH not in html:
        raise ValueError("the theme's page has no search dialog: has Material changed?")
    name = escape(_("Search"))
    return html.replace(SEARCH, f'{SEARCH} aria-label="{name}"', 1)


def _script_json(value: Mapping[str, Any]) -> str:
    """JSON that cannot end the script it stands in."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026").replace("'", "\\u0027")
