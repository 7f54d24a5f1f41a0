"""Which worked examples are cases of which rule, and what is wrong with that: a rule without one, above all.

An example that the rules refuse is a case of the rule that refuses it, wherever it stands. One that holds is a case of
the rule under whose heading it stands, and of every rule for which a page calls it one: `{{ case RULE EXAMPLE }}`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations

from widgets.links import page_address
from widgets.page_checks import Pages
from widgets.page_examples import OfLanguage, PageExample
from widgets.page_source import PageSource
from widgets.problems import Problem
from widgets.rule_ids import CASE_PAGES, PAGE_OF, chapter_of


@dataclass(frozen=True, slots=True)
class Case:
    """One example as a case: where it stands, what it is called, whether the rule refuses it."""

    path: str
    id: str
    title: str
    is_refused: bool

    @property
    def address(self) -> str:
        """The way to it from the root of its language: `alsos/questions/#two-tercs`."""
        return f"{page_address(self.path)}#{self.id}"


Cases = Mapping[str, tuple[Case, ...]]
"""The cases of each rule, those on the rule's own page first."""


def cases_of(pages: Pages, examples: OfLanguage) -> Cases:
    """The cases of every rule in one language."""
    found: dict[str, dict[Case, None]] = {rule: {} for rule in PAGE_OF}
    by_id = {example.id: example for on_page in examples.values() for example in on_page if example.id}
    for path, on_page in examples.items():
        for example in on_page:
            rule = shown_by(example, pages[path])
            if rule in found and example.id:
                found[rule][_case(example)] = None
    for page in pages.values():
        for _line, rule, name in named(page):
            if rule in found and name in by_id:
                found[rule][_case(by_id[name])] = None
    return {rule: tuple(sorted(cases, key=lambda case: case.path != PAGE_OF[rule])) for rule, cases in found.items()}


def shown_by(example: PageExample, page: PageSource) -> str | None:
    """The rule that the example is a case of by itself: that which refuses it, or that under which it stands."""
    verdict = example.verdict
    if not verdict.ok:
        return None
    return verdict.error.rule if verdict.error else page.rule_above(example.line)


def named(page: PageSource) -> Iterator[tuple[int, str, str]]:
    """Where a page calls an example a case of a rule: the line, the rule, the example."""
    for line, text in page.fills("case"):
        rule, _space, name = text.partition("|")[0].strip().partition(" ")
        yield line, rule, name.strip()


def _case(example: PageExample) -> Case:
    page = example.page
    assert example.id is not None
    return Case(page.path, example.id, example.title(page.language) or example.id, example.verdict.error is not None)


def check_cases(languages: Mapping[str, Pages], cases: Mapping[str, Cases]) -> Iterator[Problem]:
    """All that is wrong with the pages of cases, where a site has them."""
    for language, pages in languages.items():
        for path, rules in CASE_PAGES.items():
            if path in pages:
                yield from _incomplete(pages[path], rules, cases[language])
    for first, second in permutations(languages, 2):
        for rule in PAGE_OF:
            known = {case.address for case in cases[second][rule]}
            for case in cases[first][rule]:
                if case.address not in known:
                    there = languages[first][case.path]
                    message = f"{case.id!r} is a case of {rule} here, and is none in the pages of {second!r}"
                    yield Problem(there.source, there.line_of(f'id = "{case.id}"'), message)


def _incomplete(page: PageSource, rules: Iterable[str], cases: Cases) -> Iterator[Problem]:
    tables = {text.strip() for _line, text in page.fills("cases")}
    for chapter in dict.fromkeys(map(chapter_of, rules)):
        if chapter not in tables:
            yield Problem(page.source, 1, f"the cases of a chapter are not shown: a line `{{{{ cases {chapter} }}}}`")
    for rule in rules:
        if not cases[rule]:
            yield Problem(page.source, 1, f"no example is a case of the rule {rule}")
