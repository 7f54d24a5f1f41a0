"""What a card is: suits, ranks, and the tokens that name them."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Suit(StrEnum):
    """A suit; the value is its letter in records. The order of the games is in their `values.py`."""

    CLUBS = "C"
    HEARTS = "H"
    DIAMONDS = "D"
    SPADES = "S"


class Rank(StrEnum):
    """A rank; the value is its token in records. The order of the games is in their `values.py`."""

    ACE = "A"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    TEN = "10"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    THREE = "3"
    TWO = "2"


class Card(NamedTuple):
    """One card of a pack; `str(card)` is its token, rank then suit: `10S`."""

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return f"{self.rank.value}{self.suit.value}"


SUIT_GLYPHS = {"♣": Suit.CLUBS, "♥": Suit.HEARTS, "♦": Suit.DIAMONDS, "♠": Suit.SPADES}
VARIATION_SELECTORS = "\ufe0e\ufe0f"

SUIT_TOKENS = {**{suit.value: suit for suit in Suit}, **SUIT_GLYPHS}
CARD_TOKENS = {f"{rank.value}{token}": Card(rank, suit) for rank in Rank for token, suit in SUIT_TOKENS.items()}
"""All that name a suit, and all that name a card, variation selectors aside."""


def parse_suit(token: str) -> Suit | None:
    """The suit that `token` names (`S`, `♠`, with or without a variation selector), or None."""
    return SUIT_TOKENS.get(token.rstrip(VARIATION_SELECTORS))


def parse_card(token: str) -> Card | None:
    """The card that `token` names (`10S`, `A♥`), or None; whether a game uses it is the game's question."""
    return CARD_TOKENS.get(token) or CARD_TOKENS.get(token.rstrip(VARIATION_SELECTORS))
