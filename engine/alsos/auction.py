"""Who calls, what may be called, and which suit becomes trumps for whom."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.alsos.events import Accept, Bid, Call, Event, Pass, Seat
from engine.alsos.values import SUITS_HIGH_TO_LOW
from engine.cards import Card, Suit
from engine.errors import NotAllowed


@dataclass(frozen=True, slots=True)
class Auction:
    """The calls so far over one `indicator`, in the order made, the non-dealer's first (alsos.auction.turns)."""

    indicator: Card
    calls: tuple[Call, ...] = ()

    @property
    def last_bid(self) -> Bid | None:
        """The highest suit named so far, with its bidder; None while nobody has named one."""
        return next((call for call in reversed(self.calls) if isinstance(call, Bid)), None)

    @property
    def accepted(self) -> bool:
        """Whether the indicator's own suit was accepted (alsos.auction.accept)."""
        return bool(self.calls) and isinstance(self.calls[-1], Accept)

    @property
    def on_offer(self) -> bool:
        """Whether the indicator's suit may still be accepted: each player is asked once (alsos.auction.accept)."""
        return not self.accepted and len(self.calls) < 2

    @property
    def closed(self) -> bool:
        """Whether the auction has ended: accepted, a pass after a bid, or all four passes."""
        if self.accepted:
            return True
        if self.last_bid is not None:
            return isinstance(self.calls[-1], Pass)
        return len(self.calls) == 4

    @property
    def redeal(self) -> bool:
        """Whether nobody has named a suit, so that the cards are dealt again (alsos.auction.redeal)."""
        return self.closed and self.declarer is None

    @property
    def to_move(self) -> Seat | None:
        """Whose call it is; None after the end."""
        return None if self.closed else Seat(len(self.calls) % 2)

    @property
    def declarer(self) -> Seat | None:
        """Who plays for Parti; None while the auction is open and where nobody named a suit."""
        if self.accepted:
            return self.calls[-1].seat
        return self.last_bid.seat if self.closed and self.last_bid is not None else None

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None while the auction is open and where nobody named a suit."""
        if self.accepted:
            return self.indicator.suit
        return self.last_bid.suit if self.closed and self.last_bid is not None else None


def refusal(auction: Auction, event: Event) -> NotAllowed | None:
    """Why this event is not the next call, or None where it is.

    Rules: alsos.auction.turns, .accept, .other-suit, .higher, .redeal.
    """
    if auction.closed:
        if auction.redeal and not isinstance(event, Call):
            return NotAllowed("alsos.auction.redeal", "nobody-named-a-suit")
        return NotAllowed("alsos.auction.turns", "closed", seat=event.seat)
    if not isinstance(event, Call):
        return left_open(auction)
    if event.seat is not auction.to_move:
        return NotAllowed("alsos.auction.turns", "out-of-turn", seat=event.seat, to_move=auction.to_move)
    if isinstance(event, Accept):
        return _refusal_to_accept(auction)
    return _refusal_to_bid(auction, event.suit) if isinstance(event, Bid) else None


def _refusal_to_accept(auction: Auction) -> NotAllowed | None:
    if auction.on_offer:
        return None
    return NotAllowed("alsos.auction.other-suit", "accepted-too-late", suit=auction.indicator.suit)


def _refusal_to_bid(auction: Auction, suit: Suit) -> NotAllowed | None:
    refused = auction.indicator.suit
    if auction.on_offer:
        reason = "named-on-offer" if suit is refused else "indicator-on-offer"
        return NotAllowed("alsos.auction.accept", reason, suit=suit, offered=refused)
    if suit is refused:
        return NotAllowed("alsos.auction.other-suit", "indicator-suit", suit=suit)
    best = auction.last_bid
    if best is None:
        return None
    higher = SUITS_HIGH_TO_LOW[: SUITS_HIGH_TO_LOW.index(best.suit)]
    if suit in higher:
        return None
    possible = tuple(one for one in higher if one is not refused)
    return NotAllowed("alsos.auction.higher", "not-higher", suit=suit, best=best.suit, higher=possible)


def left_open(auction: Auction) -> NotAllowed | None:
    """The refusal of anything that comes while a call is still due (alsos.auction.turns); None after the end."""
    if auction.closed:
        return None
    return NotAllowed("alsos.auction.turns", "open", to_move=auction.to_move)


def calls_of(seat: Seat) -> tuple[Call, ...]:
    """Every call that there is, open now or not: passing first, then accepting, suits from low to high."""
    return (Pass(seat), Accept(seat), *(Bid(seat, suit) for suit in reversed(SUITS_HIGH_TO_LOW)))


def legal_events(auction: Auction) -> tuple[Call, ...]:
    """The calls open to the seat to move, passing first, suits from low to high; empty after the end."""
    seat = auction.to_move
    if seat is None:
        return ()
    return tuple(call for call in calls_of(seat) if refusal(auction, call) is None)


def apply(auction: Auction, event: Event) -> Auction:
    """The auction with one more call; raises NotAllowed as `refusal` says."""
    refused = refusal(auction, event)
    if refused is not None:
        raise refused
    assert isinstance(event, Call)
    return replace(auction, calls=(*auction.calls, event))
