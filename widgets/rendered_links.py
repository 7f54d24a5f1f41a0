"""Whether every link of the finished pages leads to a page, and to a place on it, that exists."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html.parser import HTMLParser
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

from widgets.page_source import PageSource
from widgets.problems import Problem, nearest

SITE = "https://site.invalid/"
STEP = re.compile(r"^(?P<id>[A-Za-z0-9-]+)/(?P<step>\d+)$")


@dataclass(frozen=True, slots=True)
class Rendered:
    """A page as it became HTML: its address from the site's root, its ids, its links, the steps of its examples."""

    source: PageSource
    url: str
    ids: frozenset[str]
    links: tuple[str, ...]
    steps: Mapping[str, int]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name == "id":
                self.ids.add(value)
            elif value and name == "href" and tag == "a":
                self.links.append(value)


def rendered(source: PageSource, url: str, html: str, steps: Mapping[str, int]) -> Rendered:
    """What the links and the ids of a page's HTML are; `steps` counts those of its examples by their id."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return Rendered(source, url, frozenset(reader.ids), tuple(dict.fromkeys(reader.links)), steps)


def check_links(pages: Mapping[str, Rendered]) -> Iterator[Problem]:
    """The links within the site that lead nowhere; `pages` are those of all languages, by address."""
    for page in pages.values():
        for link in page.links:
            fault = _fault(urljoin(SITE + page.url, link), pages)
            if fault:
                yield Problem(page.source.source, _line(page.source, link), f"the link {link!r} leads nowhere: {fault}")


def _fault(address: str, pages: Mapping[str, Rendered]) -> str | None:
    if not address.startswith(SITE):
        return None
    bare, fragment = urldefrag(address)
    url = unquote(urlsplit(bare).path).removeprefix("/").removesuffix("index.html")
    target = pages.get(url)
    if target is None:
        is_file = "." in url.rpartition("/")[2]
        return None if is_file else f"there is no page {url!r}"
    return _fragment_fault(unquote(fragment), target) if fragment else None


def _fragment_fault(fragment: str, target: Rendered) -> str | None:
    if fragment in target.ids:
        return None
    step = STEP.match(fragment)
    if step and step["id"] in target.steps:
        count = target.steps[step["id"]]
        return None if 1 <= int(step["step"]) <= count else f"the example {step['id']} has {count} steps"
    return f"{target.source.source} has no anchor #{fragment}{nearest(fragment, target.ids)}"


def _line(source: PageSource, link: str) -> int:
    """Where a link was written: the first line with its fragment, or with its last words."""
    path, _mark, fragment = link.partition("#")
    sought = fragment or path.rstrip("/").rpartition("/")[2] or link
    whole = re.compile(rf"{re.escape(unquote(sought))}(?![\w-])")
    return next((number for number, line in enumerate(source.lines, 1) if whole.search(line)), 1)
