"""The lab of the optional exchange: when the indicator may be swapped, and what is answered where it may not."""

from __future__ import annotations

import pytest

from tests.widgets.labs.alcalde_told import told

RULE = "alcalde.variants.exchange"


def test_off_by_default() -> None:
    """alcalde.variants.exchange: one plays without unless it was agreed on."""
    lab = told("exchange")
    assert lab.said.startswith("Pilar cannot exchange: it was not agreed on")
    assert lab.rules == (RULE,)


@pytest.mark.parametrize(
    ("indicator", "held", "may"),
    [
        ("A", "7", True),
        ("3", "7", True),
        ("J", "7", True),
        ("6", "7", False),
        ("4", "7", False),
        ("2", "7", False),
        ("A", "2", False),
        ("J", "2", False),
        ("7", "2", True),
        ("6", "2", True),
        ("4", "2", True),
    ],
)
def test_which_card_serves(indicator: str, held: str, may: bool) -> None:
    """alcalde.variants.exchange: the seven against an indicator above it, the two against the seven and below."""
    lab = told("exchange", agreed="yes", indicator=indicator, held=held)
    assert lab.said.startswith("Yes:") is may
    assert ("swaps" in lab.said) is may
    assert ("after the exchange" in lab.text) is may
    assert lab.rules == (RULE,)


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        ("before", "Pilar exchanges out of turn: now it is for Isaac to play."),
        ("between", "It is too late for Pilar to exchange in this trick: a card is played already."),
        ("late", "It is too late for Pilar to exchange: the stock is exhausted"),
    ],
)
def test_when_it_is_not_allowed(moment: str, said: str) -> None:
    """alcalde.variants.exchange: at the holder's own turn, before playing, and while the stock lasts."""
    lab = told("exchange", agreed="yes", moment=moment)
    assert lab.said.startswith(said)
    assert lab.rules == (RULE,)


@pytest.mark.parametrize("rank", ["7", "2"])
def test_a_card_cannot_be_in_two_places(rank: str) -> None:
    """alcalde.cards.pack: a seven that is the indicator is in nobody's hand."""
    for agreed in ("no", "yes"):
        lab = told("exchange", agreed=agreed, indicator=rank, held=rank)
        assert lab.rules == ("alcalde.cards.pack",)
        assert "The same card comes twice" in lab.said


def test_four_cards_are_refused() -> None:
    """alcalde.variants.four-cards: not defined here, and the way back is there."""
    lab = told("exchange", variant="four-cards")
    assert lab.rules == ("alcalde.variants.four-cards",)
    assert "Back to the usual game" in lab.text
