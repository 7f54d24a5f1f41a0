"""What the record of an Alsós example holds, kind by kind."""

from __future__ import annotations

from dataclasses import dataclass

from engine.alsos import Call, Deal, Hands, Match, Seat, Speech
from engine.alsos.scoring import Outcome
from engine.cards import Card, Suit

Turn = tuple[Speech, ...]
"""One player's turn of announcements: a pass, or what was said and the end of the turn."""

Turns = tuple[Turn, ...] | None
"""The turns of a phase; None where the record leaves the phase out, which means two passes."""

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class TrickLine:
    """One trick: its leader, then the cards in playing order."""

    leader: Seat
    cards: tuple[Card, Card]


@dataclass(frozen=True, slots=True)
class ExchangeEntry:
    """Who exchanges, what is taken (in order, the indicator first), what leaves the hand."""

    seat: Seat
    take: tuple[Card, ...]
    discard: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealRecord:
    """A whole deal, as far as it is recorded."""

    deal: Deal
    auction: tuple[Call, ...]
    early: Turns = None
    late: Turns = None
    exchange: ExchangeEntry | None = None
    plays: tuple[TrickLine, ...] = ()


@dataclass(frozen=True, slots=True)
class TrickRecord:
    """One trick out of context; `hands` None where any card may come."""

    trump: Suit
    line: TrickLine
    hands: tuple[tuple[Card, ...], tuple[Card, ...]] | None = None


@dataclass(frozen=True, slots=True)
class MeldsRecord:
    """Two final hands."""

    hands: Hands


@dataclass(frozen=True, slots=True)
class ScoreRecord:
    """A deal by its totals; `outcomes` says of each item that totals do not decide whether it was won."""

    declarer: Seat
    card_points: Pair
    meld_points: Pair
    early: Turns = None
    late: Turns = None
    outcomes: tuple[tuple[Outcome, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class AuctionRecord:
    """An auction over one indicator."""

    indicator: Card
    auction: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class AnnouncementsRecord:
    """What was said before play."""

    declarer: Seat
    early: Turns = None
    late: Turns = None


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """The units of the deals of a match."""

    match: Match


Body = DealRecord | TrickRecord | MeldsRecord | ScoreRecord | AuctionRecord | AnnouncementsRecord | MatchRecord
