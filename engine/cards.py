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


def parse_suit(token: str) -> Suit | None:
    """The suit that `token` names (`S`, `♠`, with or without a variation selector), or None."""
    bare = token.rstrip(VARIATION_SELECTORS)
    if bare in SUIT_GLYPHS:
        return SUIT_GLYPHS[bare]
    return Suit(bare) if bare in Suit._value2member_map_ else None


def parse_card(token: str) -> Card | None:
    """The card that `token` names (`10S`, `A♥`), or None; whether a game uses it is the game's question."""
    bare = token.rstrip(VARIATION_SELECTORS)
    rank, suit = bare[:-1], parse_suit(bare[-1:])
    if suit is None or rank not in Rank._value2member_map_:
        return None
    return Card(Rank(rank), suit)
