"""How one event is written as a token, and which event a token means for the seat to move."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from engine import alcalde, alsos
from engine.cards import Card
from engine.errors import Unreadable
from engine.record.values import Event, Position
from engine.words import card_of, one_of, suit_of

ALSOS: Mapping[str, type[alsos.Event]] = {
    "pass": alsos.Pass,
    "accept": alsos.Accept,
    "bid": alsos.Bid,
    "announce": alsos.Announce,
    "kontra": alsos.Kontra,
    "rekontra": alsos.Rekontra,
    "end": alsos.EndTurn,
    "decline": alsos.DeclineExchange,
    "exchange": alsos.ExchangeSeven,
    "take": alsos.TakeCard,
    "stop": alsos.StopTaking,
    "discard": alsos.Discard,
    "play": alsos.PlayCard,
}
ALCALDE: Mapping[str, type[alcalde.Event]] = {
    "play": alcalde.PlayCard,
    "exchange-indicator": alcalde.ExchangeIndicator,
}
"""The events of each game by their word; what an event is about follows after a colon: `bid:S`, `take:AH`."""

WORDS: Mapping[type[Event], str] = {event: word for table in (ALSOS, ALCALDE) for word, event in table.items()}

SLUGS = tuple(announcement.value for announcement in alsos.Announcement)


def announcement_of(word: str) -> alsos.Announcement:
    """The announcement of that slug, Parti too; raises Unreadable (notation.value)."""
    return alsos.Announcement(one_of(word, SLUGS))


ABOUT: Mapping[str, Callable[[str, Collection[Card]], object]] = {
    "bid": lambda word, pack: suit_of(word),
    "announce": lambda word, pack: announcement_of(word),
    "kontra": lambda word, pack: announcement_of(word),
    "rekontra": lambda word, pack: announcement_of(word),
    "take": card_of,
    "discard": card_of,
    "play": card_of,
}
"""How the part after the colon is read; a word that is not here has none."""


def token(event: Event) -> str:
    """The event as a token, its seat left out: `play:AS`."""
    word = WORDS[type(event)]
    match event:
        case alsos.Bid():
            return f"{word}:{event.suit}"
        case alsos.Announce() | alsos.Kontra() | alsos.Rekontra():
            return f"{word}:{event.announcement}"
        case alsos.TakeCard() | alsos.Discard() | alsos.PlayCard() | alcalde.PlayCard():
            return f"{word}:{event.card}"
    return word


def find_event(position: Position, text: str) -> Event:
    """The event that the token means for the seat to move, legal or not.

    Raises Unreadable where it means none in this game. Where nobody is to move, the event is the first seat's.
    """
    if isinstance(position, alcalde.State | alcalde.Play):
        return _event(text, ALCALDE, alcalde.PACK, position.to_move or alcalde.Seat.RIGHT)
    to_move = getattr(position, "to_move", None)
    return _event(text, ALSOS, alsos.PACK, to_move or alsos.Seat.NON_DEALER)


def _event(text: str, events: Mapping[str, type[Any]], pack: Collection[Card], seat: int) -> Event:
    word, colon, about = text.partition(":")
    if word not in events or bool(colon) is not (word in ABOUT):
        raise Unreadable("notation.value", "not-a-move", word=text)
    make: Callable[..., Event] = events[word]
    return make(seat, ABOUT[word](about, pack)) if colon else make(seat)
