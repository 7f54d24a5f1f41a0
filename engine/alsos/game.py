"""What may be done in a deal, what it leads to, and what each player has the right to see."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from engine.alsos import announcements, auction, exchange, play
from engine.alsos.announcements import Announcements
from engine.alsos.auction import Auction
from engine.alsos.deal import Deal, Hand, Hands
from engine.alsos.events import Accept, Bid, Event, ExchangeEvent, PlayCard, Seat, Speech
from engine.alsos.exchange import Exchange
from engine.alsos.play import Play
from engine.alsos.state import Phase, State, advanced
from engine.errors import NotAllowed

Position = TypeVar("Position", State, Auction, Announcements, Exchange, Play)


def start(deal: Deal) -> State:
    """The deal before the first call."""
    return State(deal, Auction(deal.indicator))


def refusal(position: State | Auction | Announcements | Exchange | Play, event: Event) -> NotAllowed | None:
    """Why this event is not open now, or None where it is; see the table in `rules.py`."""
    match position:
        case State():
            return _refusal_in_state(position, event)
        case Auction():
            return auction.refusal(position, event)
        case Announcements():
            return announcements.refusal(position, event)
        case Exchange():
            return exchange.refusal(position, event)
        case Play():
            return play.refusal(position, event)


def legal_events(position: State | Auction | Announcements | Exchange | Play) -> tuple[Event, ...]:
    """Exactly what `apply` accepts, all for the one seat to move; empty at the end."""
    match position:
        case State():
            return legal_events(_chapter(position))
        case Auction():
            return auction.legal_events(position)
        case Announcements():
            return announcements.legal_events(position)
        case Exchange():
            return exchange.legal_events(position)
        case Play():
            return play.legal_events(position)


def apply(position: Position, event: Event) -> Position:
    """The position after the event; raises NotAllowed with the rule that forbids it.

    In a State a chapter that closes opens the next by itself.
    """
    if isinstance(position, State):
        return _apply_in_state(position, event)
    if isinstance(position, Auction):
        return auction.apply(position, event)
    if isinstance(position, Announcements):
        return announcements.apply(position, event)
    if isinstance(position, Exchange):
        return exchange.apply(position, event)
    return play.apply(position, event)


def _chapter(state: State) -> Auction | Announcements | Exchange | Play:
    """The value of the chapter under way, or of the last one."""
    return state.play or state.exchange or state.announcements or state.auction


def _apply_in_state(state: State, event: Event) -> State:
    """The chapter under way judges its own events when it applies them; what belongs to another is refused before."""
    refused = _refusal_of_another_chapter(state, event)
    if refused is not None:
        raise refused
    if state.play is not None:
        played = play.apply(state.play, event)
        return State(state.deal, state.auction, state.announcements, state.exchange, played)
    if state.exchange is not None:
        exchanged = exchange.apply(state.exchange, event)
        return advanced(State(state.deal, state.auction, state.announcements, exchanged))
    if state.announcements is not None:
        announced = announcements.apply(state.announcements, event)
        return advanced(State(state.deal, state.auction, announced))
    return advanced(State(state.deal, auction.apply(state.auction, event)))


def _refusal_in_state(state: State, event: Event) -> NotAllowed | None:
    return _refusal_of_another_chapter(state, event) or refusal(_chapter(state), event)


def _refusal_of_another_chapter(state: State, event: Event) -> NotAllowed | None:
    """The refusal of the chapter that the event belongs to, where that chapter is over or not yet open.

    A card played is always the business of the chapter under way.
    """
    if isinstance(event, PlayCard):
        return None
    if state.phase not in (Phase.AUCTION, Phase.REDEAL):
        if isinstance(event, Accept | Bid):
            return auction.refusal(state.auction, event)
        if isinstance(event, ExchangeEvent):
            return _refusal_to_exchange(state, event)
        if isinstance(event, Speech) and not _has_led(state):
            assert state.announcements is not None
            return announcements.refusal(state.announcements, event)
    return None


def _has_led(state: State) -> bool:
    return state.play is not None and bool(state.play.tricks or state.play.trick)


def _refusal_to_exchange(state: State, event: ExchangeEvent) -> NotAllowed | None:
    """Only in the indicator's suit, after the late phase and before the first lead (alsos.exchange.suit, .timing)."""
    if not state.auction.accepted:
        return NotAllowed(
            "alsos.exchange.suit", "other-suit", seat=event.seat, trump=state.trump, indicator=state.deal.indicator
        )
    if state.exchange is None:
        return NotAllowed("alsos.exchange.timing", "too-early", seat=event.seat)
    if _has_led(state):
        return NotAllowed("alsos.exchange.timing", "tricks", seat=event.seat)
    return exchange.refusal(state.exchange, event)


def visible_to(state: State, seat: Seat) -> State:
    """The state as `seat` may see it: every card it has no right to see is None, in every chapter.

    Hidden are the opponent's hand, both reserves until they are picked up (one's own then comes to hand), the talon's
    cards that were not turned up, and what the opponent laid away (alsos.deal.packets, alsos.exchange.open).
    """
    picked_up = not any(state.reserve)
    turned_up = len(state.deal.hidden) - len(state.talon.hidden)
    deal = replace(
        state.deal,
        hands=_own(state.deal.hands, seat),
        last_four=_own(state.deal.last_four, seat if picked_up else None),
        hidden=state.deal.hidden[:turned_up] + _face_down(state.deal.hidden[turned_up:]),
    )
    seen = replace(state, deal=deal)
    if state.exchange is not None:
        is_own = state.exchange.exchanger is seat
        discards = state.exchange.discards
        seen = replace(
            seen,
            exchange=replace(
                state.exchange,
                hands=_own(state.exchange.hands, seat),
                hidden=_face_down(state.exchange.hidden),
                discards=discards if is_own else _face_down(discards),
            ),
        )
    if state.play is not None and state.play.hands is not None:
        seen = replace(seen, play=replace(state.play, hands=_own(state.play.hands, seat)))
    return seen


def _face_down(cards: Hand) -> Hand:
    return (None,) * len(cards)


def _own(hands: Hands, seat: Seat | None) -> Hands:
    """The hands with every card but the seat's own face down."""
    return (
        hands[0] if seat is Seat.NON_DEALER else _face_down(hands[0]),
        hands[1] if seat is Seat.DEALER else _face_down(hands[1]),
    )
