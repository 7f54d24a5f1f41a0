"""Whether the worked examples of one page hold: judged alike on the command line, at build time and in the browser.

An example stands at the left edge of its page. Everywhere else (in a list, a quotation, a note, a tab, a comment) one
reader of Markdown takes a fence for a block, the next for code or for nothing: there it is refused, never passed over.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from engine.verify import Verdict, misplaced, verify_text
from widgets.page_source import bare_text, comment_lines, fences


@dataclass(frozen=True, slots=True)
class PageFence:
    """One example of a page: its text, the lines where its fence opens and where it ends, from 1.

    A misplaced one stands where no example can be shown, and has no text.
    """

    text: str
    line: int
    last: int
    is_misplaced: bool = False

    @property
    def first_line(self) -> int:
        """The first line of the text."""
        return self.line + 1


def misplaced_fence(line: int) -> PageFence:
    """A fence that opens in this line, where no example may stand."""
    return PageFence("", line, line, is_misplaced=True)


def seen_fences(page: str) -> tuple[PageFence, ...]:
    """The examples of a page in order, as its lines show them."""
    lines = bare_text(page).split("\n")
    hidden = comment_lines(lines)
    return tuple(
        misplaced_fence(fence.first)
        if fence.indent or fence.first in hidden
        else PageFence(fence.content(lines), fence.first, fence.last)
        for fence in fences(lines)
        if fence.is_example
    )


def verify_fences(found: Iterable[PageFence], source: str) -> tuple[Verdict, ...]:
    """The verdicts on the examples of a page: each must expect something, and bear an id that no other bears."""
    verdicts: list[Verdict] = []
    taken: set[str] = set()
    for fence in found:
        verdict = _verdict(fence, source, taken)
        verdicts.append(verdict)
        if verdict.id is not None:
            taken.add(verdict.id)
    return tuple(verdicts)


def _verdict(fence: PageFence, source: str, taken: Collection[str]) -> Verdict:
    if fence.is_misplaced:
        return misplaced(source, fence.line)
    return verify_text(fence.text, source, fence.line, first_line=fence.first_line, must_expect=True, taken=taken)
