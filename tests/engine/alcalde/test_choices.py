"""What sets the cards of a decision apart in Alcalde: points by side, and what chance alone would explain."""

from __future__ import annotations

import random

import pytest

from engine.alcalde import Seat
from engine.alcalde.analysis import Prospect, analyse
from engine.alcalde.choices import as_good, given_away, margin, points_of, ranked
from engine.samples import NORMAL_95
from tests.engine.alcalde.table import LEFT, MAYOR, RIGHT, card
from tests.engine.alcalde.test_analysis import both_after

EXACT = (
    Prospect(card("2H"), 60.0, 0.0, 1.0, 0),
    Prospect(card("AS"), 49.0, 0.0, 0.0, 0),
    Prospect(card("3D"), 60.0, 0.0, 1.0, 0),
)
ESTIMATED = (
    Prospect(card("2H"), 60.0, 1.0, 0.5, 100),
    Prospect(card("AS"), 62.0, 1.0, 0.6, 100),
    Prospect(card("3D"), 40.0, 1.0, 0.1, 100),
)


def cards(prospects: tuple[Prospect, ...]) -> list[str]:
    """The tokens of the cards."""
    return [str(prospect.card) for prospect in prospects]


def test_points_of_a_side() -> None:
    """The opponents have what the mayor has not, of a hundred and twenty."""
    assert [points_of(EXACT[1], seat) for seat in Seat] == [71.0, 71.0, 49.0]


def test_ranked_for_either_side() -> None:
    """The mayor wants most, the opponents fewest for him."""
    assert cards(ranked(ESTIMATED, MAYOR)) == ["AS", "2H", "3D"]
    assert cards(ranked(ESTIMATED, LEFT)) == ["3D", "2H", "AS"]
    assert given_away(ESTIMATED, MAYOR, card("3D")) == 22.0
    assert given_away(ESTIMATED, RIGHT, card("2H")) == 20.0
    with pytest.raises(LookupError):
        given_away(EXACT, MAYOR, card("KC"))


def test_what_chance_would_explain() -> None:
    """Exact results are as good only if equal; estimates within the two margins taken together."""
    assert cards(as_good(EXACT, MAYOR)) == ["2H", "3D"]
    assert cards(as_good(EXACT, RIGHT)) == ["AS"]
    assert margin(ESTIMATED[0]) == NORMAL_95
    assert cards(as_good(ESTIMATED, MAYOR)) == ["AS", "2H"]
    assert cards(as_good(ESTIMATED, LEFT)) == ["3D"]


def test_the_margin_is_what_it_says() -> None:
    """Of many estimates of one card, each made anew, about nineteen in twenty lie within the margin of their mean."""
    state, _again = both_after(random.Random(7), 21)
    found = [next(iter(analyse(state, random.Random(seed), 100))) for seed in range(120)]
    mean = sum(one.mayor for one in found) / len(found)
    inside = sum(abs(one.mayor - mean) <= margin(one) for one in found)
    assert 105 <= inside < 120
