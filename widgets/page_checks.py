"""Whether the pages of all languages say the same things in the same places: files, rules, anchors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from widgets.page_source import PageSource
from widgets.problems import Problem, nearest
from widgets.rule_ids import CASE_PAGES, PAGE_OF, RULE_PAGES

Pages = Mapping[str, PageSource]
"""The pages of one language by path."""

RULE_LEVELS = (3, 4)
"""How deep a rule's heading stands."""


def check_pages(languages: Mapping[str, Pages], missing: Mapping[str, str]) -> Iterator[Problem]:
    """All that is wrong with the pages apart from examples and links.

    `missing` names, for each language, its folder as messages should (`docs/es`).
    """
    yield from _alone(languages, missing)
    for language, pages in languages.items():
        yield from _rules(pages, missing[language])
        for page in pages.values():
            yield from _headings(page)
    for first, second in combinations(languages.values(), 2):
        for path in sorted(first.keys() & second.keys()):
            yield from _anchors(first[path], second[path])
            yield from _anchors(second[path], first[path])


def anchors(page: PageSource) -> dict[str, int]:
    """The ids that the headings of a page carry, with the line of the first of each."""
    found: dict[str, int] = {}
    headings = [(heading.line, heading.rule) for heading in page.rule_headings]
    for line, anchor in sorted((*headings, *page.explicit_ids)):
        found.setdefault(anchor, line)
    return found


def _alone(languages: Mapping[str, Pages], folders: Mapping[str, str]) -> Iterator[Problem]:
    paths = {path for pages in languages.values() for path in pages}
    for path in sorted(paths):
        without = [folders[language] for language, pages in languages.items() if path not in pages]
        for pages in languages.values():
            if path in pages and without:
                yield Problem(
                    pages[path].source, 1, f"this page exists in one language only: {_files(without, path)} is missing"
                )


def _files(folders: Iterable[str], path: str) -> str:
    return ", ".join(f"{folder}/{path}" for folder in folders)


def _rules(pages: Pages, folder: str) -> Iterator[Problem]:
    for path, rules in RULE_PAGES.items():
        if path not in pages:
            yield Problem(f"{folder}/{path}", 1, f"the page of the rules {rules[0]} … {rules[-1]} is missing")
            continue
        stated = {heading.rule for heading in pages[path].rule_headings}
        for rule in rules:
            if rule not in stated:
                heading = f"a heading line `### {rule}` is missing"
                yield Problem(pages[path].source, 1, f"no paragraph states the rule {rule}: {heading}")


def _headings(page: PageSource) -> Iterator[Problem]:
    for heading in page.rule_headings:
        home = PAGE_OF.get(heading.rule)
        if home is None:
            hint = nearest(heading.rule, PAGE_OF)
            yield Problem(page.source, heading.line, f"there is no rule {heading.rule!r}{hint}")
        elif home != page.path and heading.rule not in CASE_PAGES.get(page.path, ()):
            advice = f"it is stated on {home}; link to it with {{{{ rule {heading.rule} }}}}"
            yield Problem(page.source, heading.line, f"the rule {heading.rule} has no heading here: {advice}")
        elif heading.level not in RULE_LEVELS:
            yield Problem(page.source, heading.line, "the heading of a rule begins with ### or ####")
    for line in page.nameless_headings:
        yield Problem(page.source, line, "this heading needs an id, the same in every language: `## Title { #id }`")
    first = anchors(page)
    headings = ((heading.line, heading.rule) for heading in page.rule_headings)
    for line, anchor in sorted((*headings, *page.explicit_ids)):
        if line != first[anchor]:
            yield Problem(page.source, line, f"the id {anchor!r} is already that of line {first[anchor]}")


def _anchors(page: PageSource, other: PageSource) -> Iterator[Problem]:
    known = anchors(other)
    for anchor, line in anchors(page).items():
        if anchor not in known and PAGE_OF.get(anchor) != page.path:
            yield Problem(page.source, line, f"the id {anchor!r} is missing in {other.source}{nearest(anchor, known)}")
