"""A page that shows one example or one lab alone, to be framed by another site: its title, the widget, the way home.

Same styles, same shell, no header and no sidebar; every link opens a window of its own. Classes: `embed`, `embed-home`.
"""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass

from widgets.i18n import Translator
from widgets.markup import Markup, tag

STYLES = re.compile(r'<link rel="stylesheet" href="([^"]+)"')
SCRIPT = "assets/shell/embed.js"
ICON = "assets/images/favicon.svg"


@dataclass(frozen=True, slots=True)
class Home:
    """The page on which the widget stands: its address from the site's root, its title, its finished HTML."""

    url: str
    title: str
    html: str


def embed_way(path: str, widget_id: str) -> str:
    """The way from a language's root to the widget's own page; `path` is the file of the page on which it stands."""
    page = re.sub(r"(^|/)index$", "", path.removesuffix(".md"))
    return posixpath.join("embed", page, widget_id, "")


def embed_page(
    url: str, widget: Markup, widget_id: str, title: str, drawings: Markup, home: Home, _: Translator
) -> str:
    """The page at `url`, an address from the site's root; `drawings` are those that the widget names."""

    def way(target: str) -> str:
        return posixpath.relpath(target or ".", url) + ("/" if target.endswith("/") or not target else "")

    styles = (
        tag("link", rel="stylesheet", href=way(posixpath.normpath(posixpath.join(home.url, style))))
        for style in STYLES.findall(home.html)
    )
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name_="viewport", content="width=device-width,initial-scale=1"),
        tag("meta", name_="robots", content="noindex"),
        tag("title", title),
        tag("base", target="_blank"),
        tag("link", rel="icon", href=way(ICON)),
        *styles,
        tag("script", type="module", src=way(SCRIPT), blocking="render"),
    )
    back = tag("a", home.title, href=f"{way(home.url)}#{widget_id}")
    main = tag(
        "main",
        tag("h1", title, class_="visually-hidden"),
        widget,
        tag("p", back, class_="embed-home"),
        class_="md-typeset embed",
    )
    colours = {"data_md_color_scheme": "default", "data_md_color_primary": "custom", "data_md_color_accent": "custom"}
    page = tag("html", head, tag("body", main, drawings, dir="ltr", **colours), lang=_.language)
    return f"<!doctype html>\n{page}\n"
