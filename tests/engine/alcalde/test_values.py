"""What the cards of Alcalde are, against the figures of the rules."""

from __future__ import annotations

import pytest

from engine.alcalde import PACK, values
from engine.cards import Rank, Suit
from tests.engine.alcalde.table import card


def test_pack() -> None:
    """alcalde.cards.pack: forty cards, ten a suit, without eight, nine and ten."""
    assert len(PACK) == 40
    assert len(set(PACK)) == 40
    for suit in Suit:
        ranks = sorted(each.rank.value for each in PACK if each.suit is suit)
        assert ranks == ["2", "3", "4", "5", "6", "7", "A", "J", "K", "Q"]


def test_ranks() -> None:
    """alcalde.cards.ranks: A 3 K Q J 7 6 5 4 2, in every suit, whichever suit is trumps."""
    assert " ".join(rank.value for rank in values.RANK_ORDER) == "A 3 K Q J 7 6 5 4 2"
    for trump in Suit:
        order = values.order(trump)
        for suit in Suit:
            low_to_high = [each.rank.value for each in order.cards if each.suit is suit]
            assert " ".join(reversed(low_to_high)) == "A 3 K Q J 7 6 5 4 2"


@pytest.mark.parametrize(
    ("rank", "points"),
    [("A", 11), ("3", 10), ("K", 4), ("Q", 3), ("J", 2), ("7", 0), ("6", 0), ("5", 0), ("4", 0), ("2", 0)],
)
def test_card_points(rank: str, points: int) -> None:
    """alcalde.cards.values: each rank is worth the same in all four suits."""
    assert {values.card_points(card(rank + suit.value)) for suit in Suit} == {points}


def test_totals() -> None:
    """alcalde.cards.values: thirty a suit, a hundred and twenty in all."""
    assert values.SUIT_TOTAL == 30
    assert values.PACK_TOTAL == 120
    assert sum(values.card_points(each) for each in PACK) == 120


def test_sizes() -> None:
    """Four cards a trick, ten tricks, 28 cards of stock for seven drawings, sixty points for the office."""
    assert values.TRICK_SIZE == 4
    assert values.TRICKS == 10
    assert values.STOCK_SIZE == 28
    assert values.DRAWING_TRICKS == 7
    assert values.OFFICE == 60
    assert Rank.EIGHT not in values.RANK_POINTS
