"""What a search finds, a crawler, and a device that installs the site: of each language its own, never a mixture."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from widgets.i18n import Translator

ENTRY = re.compile(r"\s*<url>.*?</url>", re.DOTALL)
LOCATION = re.compile(r"<loc>(.*?)</loc>")


ICONS = {
    "assets/icon-192.png": (192, "any"),
    "assets/icon-512.png": (512, "any"),
    "assets/icon-maskable.png": (512, "maskable"),
}
"""From the site's root: how wide each is, and whether a device may cut it to its own shape."""

PAPER = "#fbf7ef"
"""The colour of the page, in the light."""

NO_LANGUAGE = "en"
"""What a search is told that knows nothing of a language: it needs no file for this one, and compares letters."""


def search_index(config: Mapping[str, Any], entries: Iterable[Mapping[str, Any]], language: str, root: str) -> str:
    """The search index of one language, whose pages lie under `root` (`es/`, nothing for the site's own root).

    `config` is the search's, with the languages that it knows.
    """
    own = [
        {**entry, "location": entry["location"].removeprefix(root)}
        for entry in entries
        if entry["location"].startswith(root)
    ]
    kept = {key: config[key] for key in ("separator", "pipeline", "fields")}
    known = [language] if language in config["lang"] else [NO_LANGUAGE]
    return json.dumps({"config": {"lang": known, **kept}, "docs": own}, ensure_ascii=False, separators=(",", ":"))


def sitemap(xml: str, root: str, others: Iterable[str]) -> str:
    """The part of a sitemap whose pages lie under the address `root` and under none of `others`."""
    foreign = tuple(others)

    def kept(entry: re.Match[str]) -> str:
        location = LOCATION.search(entry[0])
        own = location and location[1].startswith(root) and not location[1].startswith(foreign)
        return entry[0] if own else ""

    return ENTRY.sub(kept, xml)


def web_manifest(_: Translator, name: str, description: str, root: str) -> str:
    """What a device needs to know to install the site as an application of this language; it lies at `root`."""
    up = "../" * root.count("/")
    icons = [
        {"src": up + file, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for file, (size, purpose) in ICONS.items()
    ]
    facts: dict[str, Any] = {
        "name": name,
        "description": description,
        "lang": _.language,
        "id": "./",
        "start_url": "./",
        "scope": up or "./",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": icons,
    }
    return json.dumps(facts, ensure_ascii=False, indent=1)


def robots(sitemaps: Iterable[str]) -> str:
    """robots.txt: everything may be read, and here are the sitemaps."""
    return "User-agent: *\nAllow: /\n" + "".join(f"Sitemap: {address}\n" for address in sitemaps)
