"""How the deal stands: card points so far, trumps, the number of the trick; digits stand still from step to step.

Classes: `score`, a list of `points` (name and number, `leads` for the side that is ahead) and `fact` (trumps, trick …).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Suit
from widgets.cards_view import suit_sign
from widgets.i18n import Translator
from widgets.markup import NOTHING, Child, Markup, join, tag
from widgets.words import suit_name

Fact = tuple[str, Child]
"""What is told and what it is."""


def score_view(points: Sequence[tuple[str, int]], facts: Sequence[Fact]) -> Markup:
    """The points of each side, then the facts."""
    rows = (_row("points", name, number) for name, number in points)
    return tag("dl", *rows, *(_row("fact", name, value) for name, value in facts), class_="score")


def trump_fact(trump: Suit | None, _: Translator) -> Fact:
    """The trump suit, in words and by its sign; a dash while there is none."""
    if trump is None:
        return (_("trumps"), "–")
    return (_("trumps"), join((suit_name(trump, _), suit_sign(trump, _)), " "))


def trick_fact(number: int, length: int, _: Translator) -> Fact:
    """Which trick it is, of how many."""
    return (_("trick"), f"{number} / {length}")


def _row(kind: str, name: str, value: Child) -> Markup:
    return tag("div", tag("dt", name), tag("dd", value), class_=kind) if name else NOTHING
