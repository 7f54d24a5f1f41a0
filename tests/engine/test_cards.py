"""Which tokens name a card or a suit, and which name nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, Rank, Suit, parse_card, parse_suit

SUIT_TOKENS = [
    ("C", Suit.CLUBS),
    ("H", Suit.HEARTS),
    ("D", Suit.DIAMONDS),
    ("S", Suit.SPADES),
    ("♣", Suit.CLUBS),
    ("♥", Suit.HEARTS),
    ("♦", Suit.DIAMONDS),
    ("♠", Suit.SPADES),
    ("♣\ufe0e", Suit.CLUBS),
    ("♥\ufe0f", Suit.HEARTS),
    ("♦\ufe0e", Suit.DIAMONDS),
    ("♠\ufe0f", Suit.SPADES),
]
CARD_TOKENS = [
    ("AH", Card(Rank.ACE, Suit.HEARTS)),
    ("10S", Card(Rank.TEN, Suit.SPADES)),
    ("7C", Card(Rank.SEVEN, Suit.CLUBS)),
    ("2D", Card(Rank.TWO, Suit.DIAMONDS)),
    ("A♥", Card(Rank.ACE, Suit.HEARTS)),
    ("10♠", Card(Rank.TEN, Suit.SPADES)),
    ("10♠\ufe0f", Card(Rank.TEN, Suit.SPADES)),
    ("Q♦\ufe0e", Card(Rank.QUEEN, Suit.DIAMONDS)),
]
NO_CARD = [
    "",
    "A",
    "H",
    "HA",
    "ah",
    "Ah",
    "aH",
    "qS",
    "1H",
    "11H",
    "0S",
    "1OS",
    "AHH",
    "A H",
    " AH",
    "AH ",
    "A♡",
    "A❤",
    "TH",
    "♥A",
]
NO_CARD += ["A\ufe0fH", "\ufe0f", "AX", "JOKER", "10", "A\u0000H", "ＡH"]
NO_SUIT = ["", "c", "X", "CC", "C ", "♡", "10", "AH", "\ufe0f", "CLUBS"]


@pytest.mark.parametrize(("token", "suit"), SUIT_TOKENS)
def test_suits(token: str, suit: Suit) -> None:
    """Letters and glyphs, with or without a variation selector, name the four suits."""
    assert parse_suit(token) is suit


@pytest.mark.parametrize("token", NO_SUIT)
def test_no_suits(token: str) -> None:
    """Whatever else it is, it is not a suit."""
    assert parse_suit(token) is None


@pytest.mark.parametrize(("token", "card"), CARD_TOKENS)
def test_cards(token: str, card: Card) -> None:
    """Rank, then suit: letters and glyphs name the same card."""
    assert parse_card(token) == card


@pytest.mark.parametrize("token", NO_CARD)
def test_no_cards(token: str) -> None:
    """Whatever else it is, it is not a card."""
    assert parse_card(token) is None


@pytest.mark.parametrize("glyph", [*"♣♥♦♠"])
@pytest.mark.parametrize("rank", list(Rank))
def test_glyphs_and_letters(rank: Rank, glyph: str) -> None:
    """Every rank goes with every glyph, and output is in letters."""
    card = parse_card(rank.value + glyph)
    assert card is not None
    assert str(card) == rank.value + {"♣": "C", "♥": "H", "♦": "D", "♠": "S"}[glyph]


@given(st.sampled_from(Rank), st.sampled_from(Suit), st.sampled_from(["", "\ufe0e", "\ufe0f"]))
def test_what_is_written_is_read(rank: Rank, suit: Suit, selector: str) -> None:
    """The token of a card names that card again."""
    card = Card(rank, suit)
    assert parse_card(str(card) + selector) == card


@given(st.text(max_size=5))
def test_any_text(token: str) -> None:
    """Any text names a card, whose token is the text in letters, or nothing; nothing is raised."""
    card = parse_card(token)
    if card is not None:
        bare = token.rstrip("\ufe0e\ufe0f")
        assert str(card)[:-1] == bare[:-1]
        assert bare[-1] in "CHDS♣♥♦♠"
