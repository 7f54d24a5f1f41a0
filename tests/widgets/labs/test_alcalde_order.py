"""The lab of the one order: ten ranks in every suit, the trumps marked, what each card is worth."""

from __future__ import annotations

import re

import pytest

from tests.widgets.labs.alcalde_told import told


def test_one_order() -> None:
    """alcalde.cards.ranks, alcalde.cards.values: ace, three, king … two, 30 points a suit and 120 in all."""
    lab = told("order")
    assert "ace, three, king, queen, jack, seven, six, five, four and two" in lab.said
    assert "each suit holds 30 points, the pack 120" in lab.said
    worth = re.findall(r'class="worth">(\d+)<', lab.html)
    assert worth == "11 10 4 3 2 0 0 0 0 0".split() * 4


@pytest.mark.parametrize(
    ("trump", "first", "even"),
    [
        ("S", "spades, trumps", "the two of spades, the lowest of them, beats the ace of clubs"),
        ("C", "clubs, trumps", "the two of clubs, the lowest of them, beats the ace of hearts"),
    ],
)
def test_the_trumps_are_marked_in_words(trump: str, first: str, even: str) -> None:
    """alcalde.tricks.winner: the trump suit stands first, says so, and its two beats any ace of another suit."""
    lab = told("order", trump=trump)
    assert lab.html.count(f'aria-label="{first}: ace of ') == 1
    assert lab.html.count(", trumps: ") == 1
    assert even in lab.said
