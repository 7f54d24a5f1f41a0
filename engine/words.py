"""How a word of a record is read: a card of the game, a suit, one of the words that may stand there.

A word that is none of them is refused with the known word that looks most like it.
"""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches
from typing import TypeVar
from unicodedata import combining, normalize

from engine.cards import Card, Suit, parse_card, parse_suit
from engine.errors import EngineError, Unreadable

Error = TypeVar("Error", bound=EngineError)

RANKS_ELSEWHERE = {"T": "10", "1": "10", "0": "10", "1O": "10", "R": "K", "D": "Q", "V": "J"}
"""Ten in one letter, and the French court cards: roi, dame, valet."""

LONGEST_COMPARED = 120
"""Letters of a word that are compared with the known ones."""

LIKENESS = 0.7
"""How like a known word must be to be named, from 0 to 1: below this it is more likely odd than meant."""


def placed(error: Error, at: str) -> Error:
    """`error`, said of the entry `at`."""
    error.at = at
    return error


def nearest(word: str, known: Collection[str]) -> str | None:
    """The word of `known` that looks most like `word`, capitals and accents aside; None where none is like it."""
    by_letters = {_letters(one): one for one in reversed(tuple(known))}
    close = get_close_matches(_letters(word[:LONGEST_COMPARED]), tuple(by_letters), n=1, cutoff=LIKENESS)
    return by_letters[close[0]] if close else None


def _letters(word: str) -> str:
    return "".join(letter for letter in normalize("NFKD", word.casefold()) if not combining(letter))


def card_of(word: str, pack: Collection[Card]) -> Card:
    """The card of `pack` that the word names; raises Unreadable (notation.card)."""
    card = parse_card(word)
    if card is not None and card in pack:
        return card
    if card is not None:
        raise Unreadable("notation.card", "not-in-pack", card=card)
    meant = _card_meant(word)
    if meant is not None and meant in pack:
        raise Unreadable("notation.card", "unknown-near", word=word, nearest=meant)
    raise Unreadable("notation.card", "unknown", word=word)


def _card_meant(word: str) -> Card | None:
    """The card meant by a word that is almost one: small or wide letters, a comma, the suit first, the
    rank by another name."""
    bare = normalize("NFKC", word[:LONGEST_COMPARED]).strip(",;.").upper()
    for rank, suit in ((bare[:-1], bare[-1:]), (bare[1:], bare[:1])):
        card = parse_card(RANKS_ELSEWHERE.get(rank, rank) + suit)
        if card is not None:
            return card
    return None


def suit_of(word: str) -> Suit:
    """The suit that the word names; raises Unreadable (notation.value)."""
    suit = parse_suit(word)
    if suit is None and parse_suit(word.upper()) is not None:
        raise Unreadable("notation.value", "not-a-suit-near", word=word, nearest=word.upper())
    if suit is None:
        raise Unreadable("notation.value", "not-a-suit", word=word, suits=tuple(Suit))
    return suit


def one_of(word: str, known: Collection[str]) -> str:
    """The word, which must be one of `known`; raises Unreadable (notation.value) with the nearest."""
    if word in known:
        return word
    close = nearest(word, known)
    if close is not None:
        raise Unreadable("notation.value", "unknown-word-near", word=word, nearest=close)
    raise Unreadable("notation.value", "unknown-word", word=word, known=tuple(known))
