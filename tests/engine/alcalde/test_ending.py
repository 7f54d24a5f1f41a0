"""The last tricks of Alcalde, worked out by hand: spades are trumps."""

from __future__ import annotations

import pytest

from engine.alcalde import core
from engine.alcalde.ending import Ending
from engine.cards import Suit
from tests.engine.alcalde.table import LEFT, MAYOR, RIGHT, cards

NUMBERS = core.table(Suit.SPADES).order.numbers

ENDINGS = [
    ("nothing left", "", "", "", MAYOR, "", 0),
    ("the highest card of the suit led", "AH", "4C", "2H 7D", RIGHT, "", 0),
    ("a trump from the mayor's pair", "AH", "3H", "2S KC", RIGHT, "", 25),
    ("a higher trump against it", "AH", "3S", "2S KC", RIGHT, "", 0),
    ("the mayor chooses which of his two he leads", "4C", "KD", "AH 2D", MAYOR, "", 15),
    ("his partner opponent cannot help an ace that is beaten", "3H", "4C", "AH 2D", RIGHT, "", 21),
    ("the last card of a trick on the table", "", "", "2S", RIGHT, "AH 3H KC", 25),
    ("the opponent who plays last has no choice left", "JD", "", "", LEFT, "3H AH 4H", 23),
    ("the trump is kept for the richer trick, and his queen with it", "AC 4H", "3C 5H", "2S 6D 7D QD", RIGHT, "", 24),
]


@pytest.mark.parametrize(
    ("title", "right", "left", "mayor", "leader", "trick", "points"), ENDINGS, ids=[e[0] for e in ENDINGS]
)
def test_by_hand(title: str, right: str, left: str, mayor: str, leader: int, trick: str, points: int) -> None:
    """alcalde.tricks.winner, .two-cards, .free-play: what the mayor takes when both sides play their best."""
    hands = [[NUMBERS[each] for each in cards(hand)] for hand in (right, left, mayor)]
    assert Ending().mayor_takes(hands, leader, [NUMBERS[each] for each in cards(trick)]) == points
