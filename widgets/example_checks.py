"""Whether the worked examples of the pages hold, stand where they can be shown, and are the same in every language."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from engine.record.places import joined, line_of
from widgets.echo import LONGEST_VALUE, echoed
from widgets.i18n import load
from widgets.page_checks import anchors
from widgets.page_examples import OfLanguage, PageExample
from widgets.problems import Problem
from widgets.refusals import sentence


def check_examples(languages: Mapping[str, OfLanguage]) -> Iterator[Problem]:
    """Examples that do not hold, that bear the name of a heading, or that differ between the languages."""
    for of_language in languages.values():
        for on_page in of_language.values():
            for example in on_page:
                yield from _failing(example)
                yield from _misnamed(example)
                yield from _untold(example, languages)
    first, *others = languages.values()
    for other in others:
        for path in sorted(first.keys() & other.keys()):
            yield from _different(first[path], other[path])


def _failing(example: PageExample) -> Iterator[Problem]:
    source, verdict = example.page.source, example.verdict
    name = f"the example {echoed(example.id)}" if example.id else "this example"
    if verdict.ok:
        return
    for one in verdict.mismatches:
        lines = verdict.example.lines if verdict.example else {}
        line = example.line + line_of(lines, joined("expect", one.key))
        expected, actual = (echoed(repr(value), LONGEST_VALUE) for value in (one.expected, one.actual))
        yield Problem(source, line, f"{name}: {echoed(one.key)} should be {expected} and is {actual}")
    if verdict.error:
        told = sentence(verdict.error, load(example.page.language))
        yield Problem(source, verdict.error.line or example.line, f"{name}: {verdict.error.rule}: {told}")


def _misnamed(example: PageExample) -> Iterator[Problem]:
    heading = anchors(example.page).get(example.id or "")
    if heading:
        message = f"the id {example.id!r} is already that of the heading in line {heading}"
        yield Problem(example.page.source, example.line, message)


def _untold(example: PageExample, languages: Collection[str]) -> Iterator[Problem]:
    """Titles and notes that lack a language of the site, or that are told in one that it does not have."""
    told = example.verdict.example
    if told is None:
        return
    for at, texts in (("title", told.titles), *((f"notes.{entry}", note) for entry, note in told.notes.items())):
        faults = [f"it is not told in {one!r}" for one in languages if texts and one not in texts]
        faults += [f"there are no pages in {one!r}" for one in texts if one not in languages]
        for fault in faults:
            yield Problem(example.page.source, example.line + line_of(told.lines, at), f"{at}: {fault}")


def _different(first: tuple[PageExample, ...], second: tuple[PageExample, ...]) -> Iterator[Problem]:
    for one, two in zip(first, second, strict=False):
        if one.facts != two.facts:
            keys = ", ".join(_differing(one.facts or {}, two.facts or {})) or "one of them is no TOML"
            there = f"{one.page.source}:{one.line}"
            yield Problem(two.page.source, two.line, f"this example is not that of {there}: {keys}")
    longer, shorter = (first, second) if len(first) > len(second) else (second, first)
    for one in longer[len(shorter) :]:
        known = "the same page in the other language has only " + str(len(shorter))
        yield Problem(one.page.source, one.line, f"this example has no counterpart: {known}")


def _differing(one: Mapping[str, Any], two: Mapping[str, Any]) -> Iterator[str]:
    return (key for key in dict.fromkeys((*one, *two)) if one.get(key) != two.get(key))
