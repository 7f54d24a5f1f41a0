"""Who leads, which cards may be played, who wins each trick and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass

from engine.alsos.core import ALL_CARDS, NO_LEAD, TAKES, TRICK_POINTS, legal_mask, mask_of
from engine.alsos.deal import Hand, Hands
from engine.alsos.events import Accept, Bid, Event, ExchangeEvent, PlayCard, Seat
from engine.alsos.values import LAST_TRICK, PACK, TRICKS, order
from engine.cards import Card, Suit
from engine.errors import NotAllowed


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: its two plays in order, its winner, its card points with the ten of the last trick."""

    leader: Seat
    plays: tuple[PlayCard, PlayCard]
    winner: Seat
    card_points: int

    @property
    def cards(self) -> tuple[Card, Card]:
        """The two cards, in the order played; the winner captures both."""
        return (self.plays[0].card, self.plays[1].card)


@dataclass(frozen=True, slots=True)
class Play:
    """The tricks: `tricks` finished ones, then the plays of the open `trick`, led by `leader`.

    `hands` are the cards still held; None where a single trick stands out of context, and any card not yet played
    may come. `length` tricks in all: twelve in a deal, one out of context.
    """

    trump: Suit
    leader: Seat
    hands: Hands | None
    trick: tuple[PlayCard, ...] = ()
    tricks: tuple[Trick, ...] = ()
    length: int = TRICKS

    @property
    def complete(self) -> bool:
        """Whether every trick has been played (alsos.tricks.twelve)."""
        return len(self.tricks) == self.length

    @property
    def to_move(self) -> Seat | None:
        """Whose card it is: the leader's, then the other's (alsos.tricks.lead); None after the last trick."""
        if self.complete:
            return None
        return self.leader.other if self.trick else self.leader

    @property
    def lead(self) -> Card | None:
        """The card led to the open trick; None while it is empty."""
        return self.trick[0].card if self.trick else None

    @property
    def card_points(self) -> tuple[int, int]:
        """Card points captured so far, by seat."""
        points = [0, 0]
        for trick in self.tricks:
            points[trick.winner] += trick.card_points
        return (points[0], points[1])

    def captured(self, seat: Seat) -> frozenset[Card]:
        """The cards in the tricks that `seat` has won."""
        return frozenset(card for trick in self.tricks if trick.winner is seat for card in trick.cards)

    def played(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that `seat` has played, in order."""
        finished = (play for trick in self.tricks for play in trick.plays)
        return tuple(play.card for play in (*finished, *self.trick) if play.seat is seat)


def legal_plays(play: Play) -> tuple[Card, ...]:
    """The cards that the seat to move may play, in the order of its hand; empty after the last trick.

    Rules: alsos.tricks.own-card, .follow-suit, .must-trump, .free-discard, .no-overtaking.
    """
    seat = play.to_move
    if seat is None:
        return ()
    numbers = order(play.trump).numbers
    legal = _playable(play, seat)
    held = PACK if play.hands is None else play.hands[seat]
    return tuple(card for card in held if card is not None and legal >> numbers[card] & 1)


def _playable(play: Play, seat: Seat) -> int:
    """The cards that `seat`, whose turn it is, may play, as a mask; out of context whatever has not been played."""
    if play.hands is None:
        return ALL_CARDS & ~mask_of((*play.played(Seat.NON_DEALER), *play.played(Seat.DEALER)), play.trump)
    lead = order(play.trump).numbers[play.trick[0].card] if play.trick else NO_LEAD
    return legal_mask(mask_of(play.hands[seat], play.trump), lead)


def refusal(play: Play, event: Event) -> NotAllowed | None:
    """Why this event is not the next play, or None where it is.

    Rules: alsos.tricks.twelve, .lead, .own-card, .follow-suit, .must-trump; alsos.cards.pack for a card that comes
    twice out of context; alsos.announcements.closed, alsos.exchange.timing, alsos.auction.turns for other acts.
    """
    if not isinstance(event, PlayCard):
        return _refusal_to_leave_play(event)
    seat = play.to_move
    if seat is None:
        return NotAllowed("alsos.tricks.twelve", "finished", card=event.card, seat=event.seat, length=play.length)
    if event.seat is not seat:
        reason = "out-of-turn" if play.trick else "wrong-leader"
        return NotAllowed("alsos.tricks.lead", reason, seat=event.seat, to_move=seat, trick=len(play.tricks) + 1)
    number = order(play.trump).numbers.get(event.card)
    if number is not None and _playable(play, seat) >> number & 1:
        return None
    return _refusal_of_card(play, event, legal_plays(play))


def _refusal_to_leave_play(event: Event) -> NotAllowed:
    if isinstance(event, ExchangeEvent):
        return NotAllowed("alsos.exchange.timing", "tricks", seat=event.seat)
    if isinstance(event, Accept | Bid):
        return NotAllowed("alsos.auction.turns", "closed", seat=event.seat)
    return NotAllowed("alsos.announcements.closed", "tricks", seat=event.seat)


def _refusal_of_card(play: Play, event: PlayCard, legal: tuple[Card, ...]) -> NotAllowed:
    card = event.card
    if play.hands is None:
        return NotAllowed("alsos.cards.pack", "twice", card=card)
    if card not in play.hands[event.seat]:
        return NotAllowed("alsos.tricks.own-card", "not-held", card=card, seat=event.seat, legal=legal)
    assert play.lead is not None
    facts = {"card": card, "seat": event.seat, "lead": play.lead, "suit": play.lead.suit, "legal": legal}
    if legal[0].suit is play.lead.suit:
        return NotAllowed("alsos.tricks.follow-suit", "holds-the-suit-led", **facts)
    return NotAllowed("alsos.tricks.must-trump", "holds-a-trump", **facts, trump=play.trump)


def legal_events(play: Play) -> tuple[PlayCard, ...]:
    """The plays open to the seat to move, in the order of its hand; empty after the last trick."""
    seat = play.to_move
    return () if seat is None else tuple(PlayCard(seat, card) for card in legal_plays(play))


def apply(play: Play, event: Event) -> Play:
    """The play with one more card; a second card ends the trick. Raises NotAllowed as `refusal` says."""
    refused = refusal(play, event)
    if refused is not None:
        raise refused
    assert isinstance(event, PlayCard)
    hands = None if play.hands is None else _without(play.hands, event)
    if not play.trick:
        return Play(play.trump, play.leader, hands, (event,), play.tricks, play.length)
    trick = _finished(play, (play.trick[0], event))
    return Play(play.trump, trick.winner, hands, (), (*play.tricks, trick), play.length)


def _without(hands: Hands, event: PlayCard) -> Hands:
    hand = hands[event.seat]
    at = hand.index(event.card)
    kept: Hand = hand[:at] + hand[at + 1 :]
    return (kept, hands[Seat.DEALER]) if event.seat is Seat.NON_DEALER else (hands[Seat.NON_DEALER], kept)


def _finished(play: Play, plays: tuple[PlayCard, PlayCard]) -> Trick:
    """The trick that these two plays make (alsos.tricks.winner, alsos.cards.last-trick)."""
    numbers = order(play.trump).numbers
    lead, answer = numbers[plays[0].card], numbers[plays[1].card]
    card_points = TRICK_POINTS[lead][answer]
    if len(play.tricks) + 1 == TRICKS:
        card_points += LAST_TRICK
    return Trick(play.leader, plays, plays[1 if TAKES[lead][answer] else 0].seat, card_points)
