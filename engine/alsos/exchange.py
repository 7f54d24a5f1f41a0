"""Who may swap the seven for the indicator, what of the talon comes with it, and what is laid away."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.alsos.deal import Deal, Hand, Hands
from engine.alsos.events import (
    DeclineExchange,
    Discard,
    Event,
    ExchangeEvent,
    ExchangeSeven,
    Seat,
    StopTaking,
    TakeCard,
)
from engine.alsos.values import HAND_SIZE
from engine.cards import Card, Rank, Suit
from engine.errors import NotAllowed


class Stage(StrEnum):
    """Where the exchange stands: each is asked, one takes from the talon, he discards, it is over."""

    ASKING = "asking"
    TAKING = "taking"
    DISCARDING = "discarding"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Exchange:
    """The exchange after an accepted indicator's suit, after the late phase and before the first lead.

    `hands` are what each holds now. `indicator` and `top` are named as dealt; `hidden` are the talon's cards still face
    down, lowest first. `taken` stand in the order taken, the indicator first; `turned_up` is the hidden card that lies
    open and has not been taken. `exchanger` is None until someone swaps, `to_move` once it is closed.
    """

    trump: Suit
    declarer: Seat
    hands: Hands
    indicator: Card
    hidden: Hand
    top: Card
    stage: Stage
    to_move: Seat | None
    exchanger: Seat | None = None
    taken: tuple[Card, ...] = ()
    turned_up: Card | None = None
    discards: Hand = ()

    @property
    def service_card(self) -> Card:
        """The card that is swapped: the 7 of trumps, or the 8 if the indicator is the 7 (alsos.exchange.eight)."""
        return service_card(self.indicator)

    @property
    def swapped(self) -> Card | None:
        """The card that lies in the indicator's place after a swap; None before."""
        return None if self.exchanger is None else self.service_card

    @property
    def next_card(self) -> Card | None:
        """The open card that is next in order, whether or not it may be taken; None before a swap and after the last.

        The top card first, then each hidden card as it is turned up (alsos.exchange.top, .chain).
        """
        if self.exchanger is None:
            return None
        return self.turned_up if self.top in self.taken else self.top

    @property
    def to_discard(self) -> int:
        """How many cards the exchanger still holds above twelve (alsos.exchange.discard)."""
        return 0 if self.exchanger is None else len(self.hands[self.exchanger]) - HAND_SIZE


def service_card(indicator: Card) -> Card:
    """The card that may be swapped for this indicator (alsos.exchange.seven, .eight)."""
    return Card(Rank.EIGHT if indicator.rank is Rank.SEVEN else Rank.SEVEN, indicator.suit)


def may_be_taken(card: Card, trump: Suit) -> bool:
    """Whether a card of the talon qualifies: an ace or a trump (alsos.exchange.top, .chain)."""
    return card.rank is Rank.ACE or card.suit is trump


def holder(hands: Hands, indicator: Card) -> Seat | None:
    """Who holds the card that may be swapped for this indicator; None where the talon has it, and nobody may exchange.

    Rules: alsos.exchange.seven, .eight.
    """
    return next((seat for seat in Seat if service_card(indicator) in hands[seat]), None)


def in_order(deal: Deal) -> Hand:
    """The talon's cards in the only order in which they may be taken: indicator, top, hidden cards from the lowest.

    Rules: alsos.exchange.top, .chain.
    """
    return (deal.indicator, deal.top, *deal.hidden)


def open_to(declarer: Seat, hands: Hands, indicator: Card, hidden: Hand, top: Card) -> Exchange:
    """The exchange at its start: the declarer is asked first, then the other player."""
    return Exchange(indicator.suit, declarer, hands, indicator, hidden, top, Stage.ASKING, declarer)


def refusal(exchange: Exchange, event: Event) -> NotAllowed | None:
    """Why this event is not open in the exchange, or None where it is.

    Rules: alsos.exchange.timing, .seven, .eight, .top, .chain, .discard.
    """
    if not isinstance(event, ExchangeEvent):
        return left_open(exchange) or NotAllowed("alsos.exchange.timing", "closed", seat=event.seat)
    if exchange.to_move is not None and event.seat is not exchange.to_move:
        return _timing("out-of-turn", seat=event.seat, to_move=exchange.to_move)
    match event:
        case DeclineExchange():
            return None if exchange.stage is Stage.ASKING else _timing("not-asked", seat=event.seat)
        case ExchangeSeven():
            return _refusal_to_swap(exchange, event.seat)
        case TakeCard():
            return _refusal_to_take(exchange, event)
        case StopTaking():
            return None if exchange.stage is Stage.TAKING else _timing("nothing-to-take", seat=event.seat)
        case Discard():
            return _refusal_to_discard(exchange, event)


def _timing(reason: str, **facts: Seat) -> NotAllowed:
    return NotAllowed("alsos.exchange.timing", reason, **facts)


def _refusal_to_swap(exchange: Exchange, seat: Seat) -> NotAllowed | None:
    card = exchange.service_card
    rule = "alsos.exchange.eight" if card.rank is Rank.EIGHT else "alsos.exchange.seven"
    facts = {"card": card, "indicator": exchange.indicator, "seat": seat}
    if exchange.exchanger is not None:
        return NotAllowed(rule, "swapped-before", **facts, exchanger=exchange.exchanger)
    if exchange.stage is Stage.CLOSED:
        return _timing("closed", seat=seat)
    return None if card in exchange.hands[seat] else NotAllowed(rule, "not-held", **facts)


def refusal_of_first(exchange: Exchange, card: Card) -> NotAllowed | None:
    """Why a record that names `card` as the first taken is wrong: the swap brings the indicator, nothing else."""
    if card == exchange.indicator:
        return None
    return NotAllowed("alsos.exchange.seven", "indicator-first", card=card, indicator=exchange.indicator)


def _refusal_to_take(exchange: Exchange, event: TakeCard) -> NotAllowed | None:
    card = event.card
    if exchange.exchanger is None:
        if exchange.stage is Stage.CLOSED:
            return _timing("closed", seat=event.seat)
        return NotAllowed("alsos.exchange.seven", "indicator-first", card=card, indicator=exchange.indicator)
    following = exchange.next_card
    is_hidden = card != exchange.top and (exchange.top in exchange.taken or card in exchange.hidden)
    rule = "alsos.exchange.chain" if is_hidden else "alsos.exchange.top"
    if card in exchange.taken:
        return NotAllowed(rule, "taken-before", card=card)
    if following is None:
        return NotAllowed(rule, "talon-exhausted", card=card)
    if card != following:
        return NotAllowed(rule, "not-next", card=card, next=following)
    if not may_be_taken(card, exchange.trump):
        return NotAllowed(rule, "not-ace-or-trump", card=card, trump=exchange.trump)
    return None if exchange.stage is Stage.TAKING else NotAllowed(rule, "stopped-before", card=card)


def _refusal_to_discard(exchange: Exchange, event: Discard) -> NotAllowed | None:
    rule = "alsos.exchange.discard"
    if exchange.stage is Stage.ASKING:
        return NotAllowed(rule, "nothing-taken", card=event.card)
    if exchange.stage is Stage.TAKING:
        return NotAllowed(rule, "still-taking", card=event.card, next=exchange.next_card)
    if exchange.stage is Stage.CLOSED:
        return NotAllowed(rule, "already-twelve", card=event.card, size=HAND_SIZE)
    if event.card in exchange.hands[event.seat]:
        return None
    reason = "swapped-card" if event.card == exchange.swapped else "not-held"
    return NotAllowed(rule, reason, card=event.card, seat=event.seat)


def left_open(exchange: Exchange) -> NotAllowed | None:
    """The refusal of anything that comes before the exchange is over; None after it.

    Too many cards in hand are alsos.exchange.discard, a question or a card still open alsos.exchange.timing.
    """
    if exchange.to_move is None:
        return None
    if exchange.stage is Stage.DISCARDING:
        return NotAllowed(
            "alsos.exchange.discard",
            "not-back-to-twelve",
            seat=exchange.to_move,
            size=HAND_SIZE + exchange.to_discard,
            expected=HAND_SIZE,
        )
    return _timing("open", to_move=exchange.to_move)


def legal_events(exchange: Exchange) -> tuple[ExchangeEvent, ...]:
    """What the seat to move may do, the modest choice first; empty once the exchange is closed."""
    seat = exchange.to_move
    if seat is None:
        return ()
    candidates: list[ExchangeEvent] = [DeclineExchange(seat), ExchangeSeven(seat), StopTaking(seat)]
    if exchange.next_card is not None:
        candidates.append(TakeCard(seat, exchange.next_card))
    candidates.extend(Discard(seat, card) for card in exchange.hands[seat] if card is not None)
    return tuple(event for event in candidates if refusal(exchange, event) is None)


def apply(exchange: Exchange, event: Event) -> Exchange:
    """The exchange after one more act; raises NotAllowed as `refusal` says.

    Where nothing more may be taken, taking ends by itself; with twelve cards in hand the exchange closes by itself.
    """
    refused = refusal(exchange, event)
    if refused is not None:
        raise refused
    match event:
        case DeclineExchange():
            if event.seat is exchange.declarer:
                return replace(exchange, to_move=event.seat.other)
            return replace(exchange, stage=Stage.CLOSED, to_move=None)
        case ExchangeSeven():
            swapped = _without(exchange, event.seat, exchange.service_card)
            return _go_on(_with_taken(replace(swapped, exchanger=event.seat), exchange.indicator))
        case TakeCard():
            taken = _with_taken(exchange, event.card)
            turned_up, hidden = (taken.hidden[0], taken.hidden[1:]) if taken.hidden else (None, ())
            return _go_on(replace(taken, turned_up=turned_up, hidden=hidden))
        case StopTaking():
            return _discarding(exchange)
        case Discard():
            laid = _without(exchange, event.seat, event.card)
            return _discarding(replace(laid, discards=(*exchange.discards, event.card)))
    raise AssertionError(event)


def _without(exchange: Exchange, seat: Seat, card: Card) -> Exchange:
    hand = tuple(one for one in exchange.hands[seat] if one != card)
    return _with_hand(exchange, seat, hand)


def _with_taken(exchange: Exchange, card: Card) -> Exchange:
    assert exchange.exchanger is not None
    hand = (*exchange.hands[exchange.exchanger], card)
    return replace(_with_hand(exchange, exchange.exchanger, hand), taken=(*exchange.taken, card))


def _with_hand(exchange: Exchange, seat: Seat, hand: Hand) -> Exchange:
    other = exchange.hands[seat.other]
    return replace(exchange, hands=(hand, other) if seat is Seat.NON_DEALER else (other, hand))


def _go_on(exchange: Exchange) -> Exchange:
    following = exchange.next_card
    if following is not None and may_be_taken(following, exchange.trump):
        return replace(exchange, stage=Stage.TAKING)
    return _discarding(exchange)


def _discarding(exchange: Exchange) -> Exchange:
    if exchange.to_discard:
        return replace(exchange, stage=Stage.DISCARDING)
    return replace(exchange, stage=Stage.CLOSED, to_move=None)
