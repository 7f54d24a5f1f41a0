"""How cards and suits are read where the format has them, and refused with the entry where they stand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TypeVar

from engine.cards import Card, Suit
from engine.errors import EngineError, Unreadable
from engine.notation.table import Table, Text
from engine.words import card_of, one_of, placed, suit_of

T = TypeVar("T")


def said(at: str, read: Callable[[], T]) -> T:
    """What `read` gives; an error it raises is said of the entry `at`."""
    try:
        return read()
    except EngineError as error:
        raise placed(error, at) from None


def cards_in(words: Iterable[str], pack: Collection[Card], at: str) -> tuple[Card, ...]:
    """The cards that these words of the entry `at` name, all of the game's `pack` (notation.card)."""
    return said(at, lambda: tuple(card_of(word, pack) for word in words))


def read_cards(text: Text, pack: Collection[Card]) -> tuple[Card, ...]:
    """The cards of a group, separated by spaces."""
    return cards_in(text.text.split(), pack, text.at)


def read_card(document: Table, key: str, pack: Collection[Card]) -> Card:
    """The one card that `key` names."""
    text = document.text(key)
    return said(text.at, lambda: card_of(text.text.strip(), pack))


def read_suit(text: Text, word: str | None = None) -> Suit:
    """The suit that the entry, or the `word` of it, names (notation.value)."""
    return said(text.at, lambda: suit_of((text.text if word is None else word).strip()))


def read_word(text: Text, known: Collection[str]) -> str:
    """A word that must be one of `known` (notation.value)."""
    return said(text.at, lambda: one_of(text.text, known))


def check_count(cards: Collection[Card], needed: int, at: str) -> None:
    """Refuse a trick line with another number of cards (notation.value)."""
    if len(cards) != needed:
        raise placed(Unreadable("notation.value", "trick-size", found=len(cards), needed=needed), at)


def one_line(lines: Collection[Text], at: str) -> Text:
    """The one line of a single trick (notation.value)."""
    if len(lines) != 1:
        raise placed(Unreadable("notation.value", "one-trick", found=len(lines)), at)
    return next(iter(lines))


def cards_written(cards: Iterable[Card | None]) -> str:
    """The cards of a group, separated by spaces."""
    return " ".join(str(card) for card in cards)
