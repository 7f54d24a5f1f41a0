"""Who keeps the office, who takes it over, and which counts must be made again."""

from __future__ import annotations

import pytest

from engine.alcalde import (
    CardPoints,
    Play,
    Seat,
    Trick,
    check_count,
    counts_if_one_erred,
    mayor_stays,
    next_mayor,
)
from engine.cards import Suit
from engine.errors import Inconsistent
from tests.engine.alcalde.table import LEFT, MAYOR, RIGHT


@pytest.mark.parametrize(
    ("title", "points", "stays", "successor"),
    [
        ("nothing at all", 0, False, RIGHT),
        ("the count of the sources", 58, False, RIGHT),
        ("one short", 59, False, RIGHT),
        ("half of the points", 60, True, MAYOR),
        ("more than half", 61, True, MAYOR),
        ("everything", 120, True, MAYOR),
    ],
)
def test_office(title: str, points: int, stays: bool, successor: Seat) -> None:
    """alcalde.office.sixty, alcalde.office.successor: sixty keep him, else the player to his right is mayor."""
    assert mayor_stays(points) is stays, title
    assert next_mayor(points) is successor, title


@pytest.mark.parametrize(("mayor", "opponents"), [(0, 120), (58, 62), (60, 60), (120, 0)])
def test_counts_that_can_be(mayor: int, opponents: int) -> None:
    """alcalde.check.total: two counts that add up to 120 are taken as they are."""
    count = check_count(mayor, opponents)
    assert (count.mayor, count.opponents) == (mayor, opponents)


@pytest.mark.parametrize(
    ("mayor", "opponents", "reason", "more"),
    [
        (59, 60, "wrong-total", {"total": 119}),
        (60, 61, "wrong-total", {"total": 121}),
        (60, 0, "wrong-total", {"total": 60}),
        (0, 0, "wrong-total", {"total": 0}),
        (-5, 125, "negative", {}),
        (121, -1, "negative", {}),
    ],
)
def test_counts_to_be_made_again(mayor: int, opponents: int, reason: str, more: dict[str, int]) -> None:
    """alcalde.check.total: 119 or 121 must be counted again before a next mayor is named; nothing is negative."""
    with pytest.raises(Inconsistent) as caught:
        check_count(mayor, opponents)
    assert (caught.value.rule, caught.value.reason) == ("alcalde.check.total", reason)
    assert caught.value.facts == {"mayor": mayor, "opponents": opponents, "expected": 120} | more


@pytest.mark.parametrize(
    ("mayor", "opponents", "if_opponents", "if_mayor", "mayors"),
    [
        (59, 60, (59, 61), (60, 60), (RIGHT, MAYOR)),
        (60, 61, (60, 60), (59, 61), (MAYOR, RIGHT)),
        (75, 44, (75, 45), (76, 44), (MAYOR, MAYOR)),
        (60, 60, (60, 60), (60, 60), (MAYOR, MAYOR)),
    ],
)
def test_what_a_wrong_count_may_stand_for(
    mayor: int, opponents: int, if_opponents: tuple[int, int], if_mayor: tuple[int, int], mayors: tuple[Seat, Seat]
) -> None:
    """alcalde.check.total: with 119 or 121 the office may hang on which of the two sides has miscounted."""
    counts = counts_if_one_erred(mayor, opponents)
    assert counts == (CardPoints(*if_opponents), CardPoints(*if_mayor))
    assert tuple(next_mayor(count.mayor) for count in counts) == mayors


def test_the_opponents_count_together() -> None:
    """alcalde.office.sixty: what the right and the left capture is one count, against the mayor's."""
    won = [(RIGHT, 11), (MAYOR, 25), (LEFT, 4), (RIGHT, 0), (MAYOR, 2)]
    tricks = tuple(Trick(RIGHT, (), winner, points) for winner, points in won)
    count = Play(Suit.SPADES, RIGHT, None, tricks=tricks).card_points
    assert (count.mayor, count.opponents) == (27, 15)
