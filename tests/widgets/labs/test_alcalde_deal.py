"""The lab of the deal: packet by packet, and who sees whose cards."""

from __future__ import annotations

import pytest

from tests.widgets.labs.alcalde_told import told

BACK = "#card-back"


@pytest.mark.parametrize(
    ("step", "said", "left"),
    [
        ("0", "Pilar is mayor and deals: 40 cards", "40 cards still to deal"),
        ("1", "Isaac, on the mayor’s right, gets 3 cards.", "37 cards still to deal"),
        ("2", "Lena, on the mayor’s left, gets 3 cards.", "34 cards still to deal"),
        ("3", "Pilar, mayor, gets 6 cards.", "28 cards still to deal"),
        ("4", "The stock has 28 cards; the indicator is its last", "stock · 28"),
    ],
)
def test_packet_by_packet(step: str, said: str, left: str) -> None:
    """alcalde.deal.hands, alcalde.deal.indicator: three, three, six, and a stock of 28 on the open indicator."""
    lab = told("deal", step=step)
    assert said in lab.said
    assert left in lab.text


@pytest.mark.parametrize(
    ("view", "said", "backs"),
    [
        ("mayor", "Pilar sees the own hand. Hidden from Pilar: Isaac and Lena.", 3 + 3 + 1),
        (
            "right",
            "Isaac sees the hand of the other opponent, Lena, as well as the own one. Hidden from Isaac: Pilar.",
            6 + 1,
        ),
        (
            "left",
            "Lena sees the hand of the other opponent, Isaac, as well as the own one. Hidden from Lena: Pilar.",
            6 + 1,
        ),
    ],
)
def test_who_sees_whose_cards(view: str, said: str, backs: int) -> None:
    """alcalde.deal.open-hands: the opponents see each other's cards, the mayor only the own; the stock has one back."""
    lab = told("deal", view=view)
    assert said in lab.said
    assert lab.html.count(BACK) == backs


def test_before_the_stock_is_laid_nobody_knows_trumps() -> None:
    """alcalde.deal.indicator: the suit of trumps is told with the last card, not before."""
    assert "trumps are" not in told("deal", step="3").said
    assert "trumps are" in told("deal", step="4").said


def test_the_same_number_is_the_same_deal() -> None:
    """A seed names a deal; another seed, another deal."""
    assert told("deal", seed="12").html == told("deal", seed="12").html
    hands = {told("deal", seed=str(seed)).html.partition('class="table')[2] for seed in range(1, 9)}
    assert len(hands) == 8
