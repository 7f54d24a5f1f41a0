"""What a player can do, one event an act; a deal and its events are the whole truth of a game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from engine.cards import Card


class Seat(IntEnum):
    """The three places counter-clockwise, in the order of `players` in a record (alcalde.tricks.order)."""

    RIGHT = 0
    LEFT = 1
    MAYOR = 2


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick; the mayor plays two, one event each (alcalde.tricks.two-cards)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class ExchangeIndicator:
    """Swap the seven (or the two) of trumps for the indicator, where the option is on (alcalde.variants.exchange)."""

    seat: Seat


Event = PlayCard | ExchangeIndicator
