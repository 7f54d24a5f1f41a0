"""What the record of an Alcalde example holds, kind by kind."""

from __future__ import annotations

from dataclasses import dataclass

from engine.alcalde import CardPoints, Deal, Options, Seat
from engine.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class TrickLine:
    """One trick: its leader, then the four cards in playing order."""

    leader: Seat
    cards: tuple[Card, Card, Card, Card]


@dataclass(frozen=True, slots=True)
class ExchangeLine:
    """The indicator exchanged by this seat when its turn comes in the next trick (alcalde.variants.exchange)."""

    seat: Seat


Line = TrickLine | ExchangeLine


@dataclass(frozen=True, slots=True)
class DealRecord:
    """A whole deal, as far as it is recorded."""

    deal: Deal
    options: Options
    plays: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class TrickRecord:
    """One trick out of context."""

    trump: Suit
    options: Options
    line: TrickLine


@dataclass(frozen=True, slots=True)
class ScoreRecord:
    """A finished deal by its counts, which may be wrong (alcalde.check.total)."""

    options: Options
    points: CardPoints


Body = DealRecord | TrickRecord | ScoreRecord
