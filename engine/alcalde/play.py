"""What may be played, and what a trick of four cards leads to: the capture, the lead, the drawing."""

from __future__ import annotations

from dataclasses import dataclass

from engine.alcalde import core
from engine.alcalde.core import SEATS_IN_TRICK
from engine.alcalde.deal import Hand, Hands
from engine.alcalde.events import PlayCard, Seat
from engine.alcalde.office import CardPoints
from engine.alcalde.values import CARDS_IN_TRICK, TRICK_SIZE, TRICKS
from engine.cards import Card, Suit
from engine.errors import NotAllowed


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick: its four plays, who captured it, what it was worth, who drew which card after it.

    `drawn` is in the order of drawing and empty for the last three tricks; a card drawn unseen is None.
    """

    leader: Seat
    plays: tuple[PlayCard, ...]
    winner: Seat
    card_points: int
    drawn: tuple[tuple[Seat, Card | None], ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The four cards, in the order played; the winner captures them all."""
        return tuple(play.card for play in self.plays)


@dataclass(frozen=True, slots=True)
class Play:
    """The tricks so far, the one on the table (`trick`), what each seat holds, and the stock, the indicator last.

    `leader` leads the trick on the table. `hands` None is a trick out of context: any card may come that is not on
    the table yet, and there is no stock. `length` is the number of tricks: ten, or one out of context.
    """

    trump: Suit
    leader: Seat
    hands: Hands | None
    trick: tuple[PlayCard, ...] = ()
    tricks: tuple[Trick, ...] = ()
    length: int = TRICKS
    stock: Hand = ()

    @property
    def complete(self) -> bool:
        """Whether all tricks have been played (alcalde.tricks.ten)."""
        return len(self.tricks) == self.length

    @property
    def to_move(self) -> Seat | None:
        """Whose turn it is: counter-clockwise from the leader, the mayor for two cards (alcalde.tricks.order)."""
        return None if self.complete else SEATS_IN_TRICK[self.leader][len(self.trick)]

    @property
    def card_points(self) -> CardPoints:
        """What each side has captured so far; the opponents' tricks count together (alcalde.office.sixty)."""
        mayor = sum(trick.card_points for trick in self.tricks if trick.winner is Seat.MAYOR)
        return CardPoints(mayor, sum(trick.card_points for trick in self.tricks) - mayor)

    def cards_played_by(self, seat: Seat) -> int:
        """How many cards of `seat` lie in the trick on the table."""
        return sum(play.seat is seat for play in self.trick)


def hand_mask(play: Play, seat: Seat) -> int:
    """The cards of `seat` as a mask; out of context he may hold whatever does not lie on the table."""
    order = core.table(play.trump).order
    if play.hands is None:
        return order.mask(order.cards) & ~order.mask(played.card for played in play.trick)
    return order.mask(play.hands[seat])


def legal_plays(play: Play) -> tuple[PlayCard, ...]:
    """The cards the seat to move may play, in the order of his hand; none when the play is over."""
    seat = play.to_move
    if seat is None:
        return ()
    order = core.table(play.trump).order
    mask = core.playable(hand_mask(play, seat))
    held = order.cards if play.hands is None else play.hands[seat]
    return tuple(PlayCard(seat, card) for card in held if card is not None and mask >> order.numbers[card] & 1)


def refusal(play: Play, event: PlayCard) -> NotAllowed | None:
    """Why `event` is not the next card, or None where it may be played.

    Rules: alcalde.tricks.ten, .lead, .order, .two-cards, .own-card; alcalde.cards.pack for a card foreign to the pack,
    or twice on the table out of context.
    """
    seat = play.to_move
    if seat is None:
        return NotAllowed("alcalde.tricks.ten", "finished", seat=event.seat, card=event.card, length=play.length)
    if event.seat is not seat:
        return _refusal_of_turn(play, event, seat)
    number = core.table(play.trump).order.numbers.get(event.card)
    if number is not None and core.playable(hand_mask(play, seat)) >> number & 1:
        return None
    return _refusal_of_card(play, event)


def _refusal_of_turn(play: Play, event: PlayCard, to_move: Seat) -> NotAllowed:
    played = play.cards_played_by(event.seat)
    facts = {"seat": event.seat, "card": event.card, "to_move": to_move, "trick": len(play.tricks) + 1}
    if not play.trick:
        return NotAllowed("alcalde.tricks.lead", "wrong-leader", **facts)
    if played == CARDS_IN_TRICK[event.seat]:
        return NotAllowed("alcalde.tricks.two-cards", "share-played", **facts, played=played)
    if play.cards_played_by(to_move):
        return NotAllowed("alcalde.tricks.two-cards", "second-card-due", **facts)
    return NotAllowed("alcalde.tricks.order", "out-of-turn", **facts)


def _refusal_of_card(play: Play, event: PlayCard) -> NotAllowed:
    facts = {"seat": event.seat, "card": event.card}
    if event.card not in core.table(play.trump).order.numbers:
        return NotAllowed("alcalde.cards.pack", "not-of-the-pack", **facts)
    if play.hands is None:
        return NotAllowed("alcalde.cards.pack", "twice", **facts)
    reason = "already-played" if _is_spent(play, event.card) else "not-held"
    return NotAllowed("alcalde.tricks.own-card", reason, **facts, hand=play.hands[event.seat])


def _is_spent(play: Play, card: Card) -> bool:
    """Whether `card` lies in a captured trick or on the table."""
    captured = (each for trick in play.tricks for each in trick.cards)
    return card in (*captured, *(played.card for played in play.trick))


def play_card(play: Play, event: PlayCard) -> Play:
    """The play after `event`; the fourth card ends the trick. Raises NotAllowed as `refusal` says."""
    refused = refusal(play, event)
    if refused is not None:
        raise refused
    hands = None if play.hands is None else _without(play.hands, event)
    after = Play(play.trump, play.leader, hands, (*play.trick, event), play.tricks, play.length, play.stock)
    return after if len(after.trick) < TRICK_SIZE else _captured(after)


def _captured(play: Play) -> Play:
    """The play after a complete trick: captured, drawn after, its winner leads the next (alcalde.tricks.lead)."""
    table = core.table(play.trump)
    numbers = [table.order.numbers[played.card] for played in play.trick]
    winner = core.winner(table, play.leader, numbers)
    draws = core.drawing(winner, len(play.stock))
    drawn = tuple(zip(draws, play.stock, strict=False))
    done = Trick(play.leader, play.trick, winner, core.trick_points(table, numbers), drawn)
    hands = play.hands
    if hands is not None:
        for seat, card in drawn:
            hands = with_hand(hands, seat, (*hands[seat], card))
    return Play(play.trump, winner, hands, (), (*play.tricks, done), play.length, play.stock[len(drawn) :])


def with_hand(hands: Hands, seat: Seat, hand: Hand) -> Hands:
    """The same hands but for `seat`, who now holds `hand`."""
    changed = [*hands]
    changed[seat] = hand
    right, left, mayor = changed
    return right, left, mayor


def _without(hands: Hands, event: PlayCard) -> Hands:
    hand = hands[event.seat]
    at = hand.index(event.card)
    return with_hand(hands, event.seat, hand[:at] + hand[at + 1 :])
