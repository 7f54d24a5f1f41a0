"""On which line of the text each entry stands, found without TOML's own reader when a line is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from engine.notation.scan import Opening, Scan, scanned
from engine.record.places import line_of


class Lines(Mapping[str, int]):
    """The line of every entry of a text, from 1, by its place; the line breaks of the text are `\\n`."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def _scanned(self) -> Scan:
        """What the pass over the text has found. Few texts are ever asked: those that hold need no line."""
        return scanned(self._text)

    def __getitem__(self, at: str) -> int:
        return self._scanned.places[at]

    def __iter__(self) -> Iterator[str]:
        return iter(self._scanned.places)

    def __len__(self) -> int:
        return len(self._scanned.places)

    def of(self, at: str) -> int:
        """The line of the entry `at`, or of the nearest entry that holds it; 1 for the document."""
        return line_of(self, at)

    @property
    def depth(self) -> int:
        """How many brackets, or parts of a key, stand within each other at most."""
        return self._scanned.deepest[0]

    @property
    def deepest(self) -> int:
        """The first line that nests as deep as that."""
        return self._scanned.deepest[1]

    @property
    def unclosed(self) -> Opening | None:
        """The first bracket or quotation mark that nothing closes."""
        return self._scanned.unclosed
