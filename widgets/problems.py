"""What is wrong with the pages, and where: gathered to the end, so that one mistake never hides the next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches

from widgets.echo import visible


class Unfillable(Exception):
    """A place in a page that cannot be filled; the message says why."""


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One mistake: the file and the line (from 1) where a writer mends it, and what it is."""

    source: str
    line: int
    message: str

    def __str__(self) -> str:
        return visible(f"{self.source}:{self.line}: {self.message}")


@dataclass(slots=True)
class Problems:
    """All mistakes of a build, each told once."""

    _told: set[Problem] = field(default_factory=set)
    _open: set[Problem] = field(default_factory=set)

    def add(self, source: str, line: int, message: str) -> None:
        """Remember a mistake at `source`:`line`."""
        self._open.add(Problem(source, line, message))

    def take(self) -> tuple[Problem, ...]:
        """What was added since the last time and never told before, by file and line."""
        fresh = tuple(sorted(self._open - self._told))
        self._told |= self._open
        self._open.clear()
        return fresh


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint with the known word that looks most like `word`, or nothing: `; did you mean 'alsos.tricks'?`."""
    close = get_close_matches(word, list(known), n=1)
    return f"; did you mean {close[0]!r}?" if close else ""
