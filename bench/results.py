"""The table of results: what was measured, the goal, whether it is met, and with which versions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One goal: a ratio that is to be at least (`>=`) or at most (`<=`) the goal; `note` tells the times behind it."""

    name: str
    sense: str
    goal: float
    ratio: float
    note: str

    @property
    def is_met(self) -> bool:
        """Whether the goal is reached."""
        return self.ratio >= self.goal if self.sense == ">=" else self.ratio <= self.goal

    def cells(self) -> tuple[str, str, str, str, str]:
        """What was measured, the goal, the ratio, whether it is met, the times."""
        sign = "≥" if self.sense == ">=" else "≤"
        ratio = f"{self.ratio:,.0f}" if self.ratio >= 100 else f"{self.ratio:.2f}"
        return (self.name, f"{sign} {self.goal:,g}", ratio, "yes" if self.is_met else "no", self.note)

    def line(self) -> str:
        """The row for a terminal."""
        name, goal, ratio, met, note = self.cells()
        return f"{name:<72} {goal:>8} {ratio:>8} {met:>4}   {note}"


HEAD = """# Benchmarks

Written by `make bench`. Every number is a ratio of processor times taken in turn in one run, on one processor: the
median over the rounds, or over the positions. A play is: list the legal cards, choose one at random, play it. Ours
are checked and logged. An open-spiel playout is the 52 random plays of its bridge, driven from Python.

"""


def table(rows: Sequence[Row], versions: Mapping[str, str]) -> str:
    """The rows, and what they were measured with."""
    lines = [
        "| work | goal | ratio | met | |",
        "|---|---:|---:|---|---|",
        *("| " + " | ".join(row.cells()) + " |" for row in rows),
    ]
    told = ", ".join(f"{name} {number}" for name, number in versions.items())
    return "\n".join(lines) + f"\n\n{told}.\n"


def markdown(rows: Sequence[Row], versions: Mapping[str, str]) -> str:
    """The whole page."""
    return HEAD + table(rows, versions)
