"""How eight deals make a match, who deals, and who wins it."""

from __future__ import annotations

import random

import pytest

from engine.alsos import Match, first_dealer
from engine.errors import Inconsistent

EVEN = (0, 0)


@pytest.mark.parametrize(
    ("units", "complete", "totals", "winner"),
    [
        pytest.param([], False, (0, 0), None, id="nothing played"),
        pytest.param([(5, -5)], False, (5, -5), None, id="ahead after one deal is not won"),
        pytest.param([(1, -1)] * 7, False, (7, -7), None, id="seven deals"),
        pytest.param([(0, 0), (5, -5), *[EVEN] * 6], True, (5, -5), 0, id="the first player wins"),
        pytest.param([(-3, 3), (2, -2), *[EVEN] * 6], True, (-1, 1), 1, id="the second player wins"),
        pytest.param([(4, -4), (-4, 4), *[EVEN] * 6], True, (0, 0), None, id="a draw"),
        pytest.param([EVEN] * 8, True, (0, 0), None, id="eight times nothing"),
    ],
)
def test_match(units: list[tuple[int, int]], complete: bool, totals: tuple[int, int], winner: int | None) -> None:
    """alsos.scoring.match: eight deals; the higher total wins, equal totals are a draw."""
    match = Match(tuple(units))
    assert (match.complete, match.totals, match.winner) == (complete, totals, winner)
    assert match.leader == (None if totals[0] == totals[1] else totals.index(max(totals)))


def test_too_many_deals() -> None:
    """alsos.scoring.match: a ninth deal is no part of the match."""
    with pytest.raises(Inconsistent) as raised:
        Match((EVEN,) * 9)
    assert (raised.value.rule, raised.value.facts) == ("alsos.scoring.match", {"deals": 9, "limit": 8})


@pytest.mark.parametrize("pair", [(1, 0), (5, -4), (2, 2), (-1, 0), (-5, 4)])
def test_units_must_cancel(pair: tuple[int, int]) -> None:
    """alsos.scoring.zero-sum: what one gains the other loses, in every deal."""
    with pytest.raises(Inconsistent) as raised:
        Match((EVEN, pair))
    assert (raised.value.rule, raised.value.facts) == ("alsos.scoring.zero-sum", {"deal": 2, "units": pair})


def test_deal_alternates() -> None:
    """alsos.deal.alternates: the dealer changes after each played deal, four times each, until the match is over."""
    dealers = [Match((EVEN,) * played).next_dealer(1) for played in range(9)]
    assert dealers == [1, 0, 1, 0, 1, 0, 1, 0, None]


def test_first_dealer_is_drawn() -> None:
    """alsos.deal.alternates: either player may be drawn as the first dealer, by the generator passed in."""
    drawn = [first_dealer(random.Random(seed)) for seed in range(40)]
    assert set(drawn) == {0, 1}
    assert drawn == [first_dealer(random.Random(seed)) for seed in range(40)]
