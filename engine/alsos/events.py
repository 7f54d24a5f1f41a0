"""What a player can do, one event an act; a deal and its events are the whole truth of a game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from engine.cards import Card, Suit


class Seat(IntEnum):
    """The two places, in the order of `players` in a record."""

    NON_DEALER = 0
    DEALER = 1

    @property
    def other(self) -> Seat:
        """The opponent."""
        return Seat(1 - self)


class Announcement(StrEnum):
    """What can be at stake; the value is its slug in records. Parti is the declarer's and needs no announcing."""

    PARTI = "parti"
    ABSZOLUT = "abszolut"
    HUNDRED = "100"
    TWO_HUNDRED = "200"
    TOUS_LES_TROIS = "tous-les-trois"
    ULTIMO = "ultimo"
    CSALAD = "csalad"
    ALL_TRUMPS = "all-trumps"
    KASSZA = "kassza"
    FORTY_FOUR = "44"


@dataclass(frozen=True, slots=True)
class Pass:
    """Say nothing: in the auction, or as a whole turn of announcements."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Accept:
    """Take the indicator's suit as trumps (alsos.auction.accept)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Bid:
    """Name another suit, or a higher one (alsos.auction.other-suit, alsos.auction.higher)."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class Announce:
    """Promise something (alsos.announcements.once); never `PARTI`."""

    seat: Seat
    announcement: Announcement


@dataclass(frozen=True, slots=True)
class Kontra:
    """Double the opponent's item of that name (alsos.announcements.kontra)."""

    seat: Seat
    announcement: Announcement


@dataclass(frozen=True, slots=True)
class Rekontra:
    """Answer the kontra of one's own item of that name (alsos.announcements.rekontra)."""

    seat: Seat
    announcement: Announcement


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End a turn in which something was announced, kontra'd or rekontra'd (alsos.announcements.turns)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DeclineExchange:
    """Leave the indicator where it is (alsos.exchange.timing: the exchange is optional)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ExchangeSeven:
    """Swap the seven of trumps (the eight, if the indicator is the seven) for the indicator (alsos.exchange.seven)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeCard:
    """Take the next open card of the talon: the top card, then each hidden card as it is turned up."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class StopTaking:
    """Leave the next card of the talon, although it could be taken."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay one card face down, back towards twelve (alsos.exchange.discard)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick."""

    seat: Seat
    card: Card


Call = Pass | Accept | Bid
Speech = Pass | Announce | Kontra | Rekontra | EndTurn
ExchangeEvent = DeclineExchange | ExchangeSeven | TakeCard | StopTaking | Discard
Event = Call | Speech | ExchangeEvent | PlayCard
