"""What a search finds, and what a crawler: one index and one sitemap for each language, never a mixture."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

ENTRY = re.compile(r"\s*<url>.*?</url>", re.DOTALL)
LOCATION = re.compile(r"<loc>(.*?)</loc>")


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


def robots(sitemaps: Iterable[str]) -> str:
    """robots.txt: everything may be read, and here are the sitemaps."""
    return "User-agent: *\nAllow: /\n" + "".join(f"Sitemap: {address}\n" for address in sitemaps)
