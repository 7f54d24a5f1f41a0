"""Which mutants are tested: a sample that the seed alone chooses, and that changes little when the engine does.

Every mutant has a number drawn from the seed and from what it changes, wherever that stands; the least are taken.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from typing import Any

from tests.mutants.places import ROOT

SEED = 20261130


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of one module; `line` counts from 1, `before` and `after` are what it takes out and puts in."""

    id: str
    module: str
    definition: str
    operator: str
    line: int
    first: int
    before: tuple[str, ...]
    after: tuple[str, ...]

    @property
    def source(self) -> str:
        """The module as it is."""
        return _text(self.module)

    @property
    def mutated(self) -> str:
        """The module as it is changed."""
        lines = self.source.split("\n")
        end = self.first + len(self.before)
        assert tuple(lines[self.first : end]) == self.before
        return "\n".join([*lines[: self.first], *self.after, *lines[end:]])

    @property
    def change(self) -> str:
        """The change in one line: what stood there, an arrow, what stands there now."""
        before, after = (" ".join(line.strip() for line in lines) for lines in (self.before, self.after))
        return f"{before} → {after}"

    def told(self) -> str:
        """The mutant for a terminal."""
        return f"{self.module}:{self.line} {self.definition}: {self.change}"


@cache
def _text(module: str) -> str:
    return (ROOT / module).read_text(encoding="utf-8")


def change(text: str, mutated: str) -> dict[str, Any]:
    """The lines taken out (from `first`, counted from 0) and the lines put in their place."""
    before, after = text.split("\n"), mutated.split("\n")
    first = _alike(before, after)
    before, after = before[first:], after[first:]
    alike = _alike(before[::-1], after[::-1])
    return {"first": first, "before": before[: len(before) - alike], "after": after[: len(after) - alike]}


def _alike(one: list[str], other: list[str]) -> int:
    """How many lines are the same from the beginning on."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def sampled(listed: Sequence[Mapping[str, Any]], count: int) -> list[Mutant]:
    """`count` of the mutants that are of no excluded kind, in the order of the modules and their lines."""
    met: Counter[str] = Counter()
    drawn = []
    for one in listed:
        if one["excluded"] is None:
            before, after = tuple(one["before"]), tuple(one["after"])
            said = "|".join([str(SEED), one["module"], one["definition"], one["operator"], *before, "→", *after])
            met[said] += 1
            number = hashlib.sha256(f"{said}|{met[said]}".encode()).hexdigest()
            place = (one["module"], one["definition"], one["operator"], one["line"], one["first"])
            drawn.append((number, Mutant(number[:12], *place, before, after)))
    return sorted((mutant for _, mutant in sorted(drawn)[:count]), key=lambda one: (one.module, one.line, one.id))
