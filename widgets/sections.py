"""Which sections of the pages are in step: what each language said when somebody last read them side by side.

A section reaches from its heading to the next one that has an id; what stands above the first of them belongs to it.
The text of worked examples is left out, because it is the same to the letter in every language, and so are comments
and the breaking of lines.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from widgets.page_checks import anchors
from widgets.page_source import PageSource, fences
from widgets.problems import Problem

COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
SPACES = re.compile(r"[ \t\n]+")
"""Where a line may be broken; a space that does not break is part of the text."""

TOP = "top"
"""The only section of a page without headings that have an id."""

Pages = Mapping[str, Mapping[str, PageSource]]
"""The pages by language and path."""

Prints = Mapping[str, str]
"""The fingerprint of one section in every language."""

Confirmed = Mapping[str, Mapping[str, Prints]]
"""By page and section: what the languages said when they last said the same."""


@dataclass(frozen=True, slots=True)
class Section:
    """One section of one page in one language: the line (from 1) of its heading, the fingerprint of its text."""

    id: str
    line: int
    fingerprint: str


@dataclass(frozen=True, slots=True)
class OutOfStep:
    """A section that has to be read again side by side: by language, all of it, and the languages that changed it."""

    path: str
    id: str
    sections: Mapping[str, Section]
    changed: tuple[str, ...]
    is_new: bool
    """Nobody has read it side by side yet."""


def sections(page: PageSource) -> dict[str, Section]:
    """The sections of a page by id, in order."""
    lines = page.lines
    left_out = {at for fence in fences(lines) if fence.is_example for at in range(fence.first, fence.last + 1)}
    starts = list(anchors(page).items()) or [(TOP, 1)]
    ends = [line for _id, line in starts[1:]] + [len(lines) + 1]
    begins = [1, *ends[:-1]]
    return {
        name: Section(name, line, _fingerprint(lines[at - 1] for at in range(begin, end) if at not in left_out))
        for (name, line), begin, end in zip(starts, begins, ends, strict=True)
    }


def shared_sections(pages: Pages) -> Iterator[tuple[str, str, dict[str, Section]]]:
    """Path, id and text by language of each section that stands in every language."""
    first = next(iter(pages.values()))
    for path in first:
        if not all(path in of_language for of_language in pages.values()):
            continue
        found = {language: sections(of_language[path]) for language, of_language in pages.items()}
        for name in next(iter(found.values())):
            if all(name in of_language for of_language in found.values()):
                yield path, name, {language: of_language[name] for language, of_language in found.items()}


def out_of_step(pages: Pages, confirmed: Confirmed) -> tuple[OutOfStep, ...]:
    """The sections whose text in any language is not the one that was confirmed."""
    found = []
    for path, name, texts in shared_sections(pages):
        before = confirmed.get(path, {}).get(name, {})
        changed = tuple(language for language, text in texts.items() if before.get(language) != text.fingerprint)
        if changed:
            found.append(OutOfStep(path, name, texts, changed, not before))
    return tuple(found)


def confirm(pages: Pages, confirmed: Confirmed, path: str = "", section: str = "") -> dict[str, dict[str, Prints]]:
    """The record after a reading of that page and section (of all pages, of all sections, where none is named).

    Raises LookupError where no page has such a section.
    """
    record: dict[str, dict[str, Prints]] = {}
    is_found = False
    for at, name, texts in shared_sections(pages):
        is_meant = path in ("", at) and section in ("", name)
        is_found |= is_meant
        before = confirmed.get(at, {}).get(name)
        now = {language: text.fingerprint for language, text in texts.items()} if is_meant else before
        if now is not None:
            record.setdefault(at, {})[name] = now
    if not is_found:
        raise LookupError(f"no page {path or 'at all'} has a section {section or 'at all'} in every language")
    return record


def problems(pages: Pages, confirmed: Confirmed) -> Iterator[Problem]:
    """Each section out of step, at its heading in each language that has changed it; sections that are no more."""
    for found in out_of_step(pages, confirmed):
        how = f"`make confirm PAGE={found.path} SECTION={found.id}`"
        for language in found.changed:
            others = ", ".join(_place(pages, other, found) for other in found.sections if other != language)
            said = "has never been compared" if found.is_new else "has changed since it was last compared"
            advice = f"read both, mend what differs, then {how}"
            yield Problem(
                pages[language][found.path].source, found.sections[language].line,
                f"the section {found.id!r} {said} with {others}: {advice}",
            )  # fmt: skip
    known = {(path, name) for path, name, _texts in shared_sections(pages)}
    for path, names in confirmed.items():
        for name in names:
            if (path, name) not in known:
                yield Problem(path, 1, f"the section {name!r} is recorded, but it is on no page: `make confirm PAGE=…`")


def _place(pages: Pages, language: str, found: OutOfStep) -> str:
    return f"{pages[language][found.path].source}:{found.sections[language].line}"


def _fingerprint(lines: Iterable[str]) -> str:
    words = SPACES.split(COMMENT.sub("", "\n".join(lines)).strip(" \t\n"))
    return hashlib.sha256(" ".join(words).encode()).hexdigest()[:12]
