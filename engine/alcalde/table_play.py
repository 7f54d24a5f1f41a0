"""The tricks for bots and statistics: list the legal cards, play one, take it back, let chance play to the end.

A card is its number under the trump suit (`values.order(trump)`: trumps last, within a suit the weakest first), a seat
is 0, 1 or 2 (right, left, mayor), and a play adds one small int to a log. Turns, winners, points and drawing come from
`core`; the readable `Play` that a table stands for is a call away. The indicator is not exchanged at this table.

    table = dealt(Random(7))
    while table.legal:
        before = table.copy()                  # the way back: what is played on does not touch a copy
        table.play(my_choice(table.legal))     # refused, with the rule, if it is not legal
    table.points                               # card points by seat; the opponents' count together
    table.as_play()                            # the same as values that views and records understand

A table of a state is `TablePlay(state.play)`. `playout(table, random)` plays on at random from any card, and leaves the
table alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.alcalde import core
from engine.alcalde.deal import Hand, deal_from
from engine.alcalde.events import PlayCard, Seat
from engine.alcalde.game import start
from engine.alcalde.play import Play, play_card, refusal
from engine.alcalde.values import PACK, STOCK_SIZE, TRICK_SIZE
from engine.cards import Card, Suit
from engine.errors import NotAllowed
from engine.tricks import TrickOrder

if TYPE_CHECKING:
    from random import Random

TABLE = core.table(Suit.SPADES)
"""The numbers put the trump suit last whatever it is, so one set of tables serves all four."""

TURNS = tuple(tuple(int(seat) for seat in seats) for seats in core.SEATS_IN_TRICK)
DRAWERS = tuple(tuple(int(seat) for seat in core.drawing(winner, STOCK_SIZE)) for winner in Seat)
"""By the leader, who plays the cards of a trick; by its winner, who draws after it: as plain ints."""

_BEATS = TABLE.order.beats
_POINTS = TABLE.card_points
_LAST = TRICK_SIZE - 1
_MAYOR = int(Seat.MAYOR)


def known(cards: Hand) -> tuple[Card, ...]:
    """The cards, all of them seen; raises ValueError where one is hidden from the viewer."""
    seen = tuple(card for card in cards if card is not None)
    if len(seen) != len(cards):
        raise ValueError("a card is hidden from this viewer")
    return seen


class TablePlay:
    """A deal under way, changed in place by `play`.

    `legal` lists the cards that `to_move` may play now; it is empty once the deal is over. It is the hand itself: copy
    it to keep it. `points` are the card points captured so far by seat, `log` the cards played since the table was
    laid. Read these; change them only through `play`.
    """

    __slots__ = (
        "_at", "_best", "_drawn", "_hands", "_start", "_stock", "_taker", "_turns", "_worth", "legal", "log", "points"
    )  # fmt: skip

    def __init__(self, play: Play) -> None:
        """A table that goes on from `play`.

        Raises ValueError where a card of the hands or the stock is hidden, and for a trick out of context.
        """
        if play.hands is None:
            raise ValueError("a trick out of context cannot be played on")
        numbers = core.table(play.trump).order.numbers
        self._start = play
        self._hands = [[numbers[card] for card in known(hand)] for hand in play.hands]
        self._stock = tuple(numbers[card] for card in known(play.stock))
        self._drawn = 0
        self._turns = TURNS[play.leader]
        self._at = self._best = self._taker = self._worth = 0
        self.points = [0, 0, 0]
        for trick in play.tricks:
            self.points[trick.winner] += trick.card_points
        self.log: list[int] = []
        for played in play.trick:
            self._hands[played.seat].append(numbers[played.card])
        self.legal = self._hands[self.to_move]
        for played in play.trick:
            self.play(numbers[played.card])
        self.log.clear()

    @property
    def order(self) -> TrickOrder:
        """What the numbers stand for: `order.cards[number]` is the card, `order.numbers[card]` its number."""
        return core.table(self._start.trump).order

    @property
    def trump(self) -> Suit:
        """The suit of the last ten numbers."""
        return self._start.trump

    @property
    def to_move(self) -> int:
        """The seat whose card is due; after the deal, the winner of the last trick."""
        return self._turns[self._at]

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        """The cards held, by seat, in the order they came."""
        return tuple(tuple(hand) for hand in self._hands)

    @property
    def stock(self) -> tuple[int, ...]:
        """What is left to draw, first drawn first, the indicator last."""
        return self._stock[self._drawn :]

    def play(self, card: int) -> None:
        """Play `card` for the seat to move; the fourth card ends the trick: captured, drawn after, its winner leads.

        Raises NotAllowed with the rule that forbids it (alcalde.tricks.own-card, .ten) and changes nothing then;
        ValueError for a number that is no card.
        """
        at = self._at
        turns = self._turns
        hands = self._hands
        try:
            self.legal.remove(card)
        except ValueError:
            raise self._refusal(card) from None
        self.log.append(card)
        if not at:
            self._best = card
            self._taker = turns[0]
            self._worth = _POINTS[card]
        else:
            self._worth += _POINTS[card]
            if _BEATS[self._best][card]:
                self._best = card
                self._taker = turns[at]
        if at < _LAST:
            self._at = at = at + 1
            self.legal = hands[turns[at]]
            return
        taker = self._taker
        self.points[taker] += self._worth
        self._at = 0
        self._turns = TURNS[taker]
        drawn = self._drawn
        stock = self._stock
        if drawn < len(stock):
            for drawer in DRAWERS[taker]:
                hands[drawer].append(stock[drawn])
                drawn += 1
            self._drawn = drawn
        self.legal = hands[taker]

    def _refusal(self, card: int) -> NotAllowed:
        if not 0 <= card < len(PACK):
            raise ValueError(f"no card has the number {card}")
        refused = refusal(self.as_play(), PlayCard(Seat(self.to_move), core.table(self.trump).order.cards[card]))
        assert refused is not None
        return refused

    def copy(self) -> TablePlay:
        """The same position once more, its log with it."""
        twin = object.__new__(TablePlay)
        twin._start, twin._turns, twin._at = self._start, self._turns, self._at
        twin._best, twin._taker, twin._worth = self._best, self._taker, self._worth
        twin._stock, twin._drawn = self._stock, self._drawn
        twin._hands = [hand[:] for hand in self._hands]
        twin.points, twin.log = self.points[:], self.log[:]
        twin.legal = twin._hands[twin.to_move]
        return twin

    def as_play(self) -> Play:
        """The position as a `Play`: the one that the table was laid from, and the log played on."""
        play = self._start
        cards = core.table(play.trump).order.cards
        for number in self.log:
            assert play.to_move is not None
            play = play_card(play, PlayCard(play.to_move, cards[number]))
        return play


def dealt(random: Random) -> TablePlay:
    """A shuffled pack, dealt; the mayor's right is to lead."""
    return TablePlay(start(deal_from(random)).play)


def playout(table: TablePlay, random: Random) -> tuple[int, int]:
    """The card points of the mayor and of the opponents at the end, when all play random cards from here on.

    The table stays as it is. A card takes one `random.random()`.
    """
    chance = random.random
    end = table.copy()
    while end._at:
        end.play(end.legal[int(chance() * len(end.legal))])
    hands, stock, turns = end._hands, end._stock, end._turns
    mayor, total = end.points[Seat.MAYOR], sum(end.points)
    drawn = end._drawn
    while hands[0]:
        best, taker, worth = -1, 0, 0
        for seat in turns:
            hand = hands[seat]
            card = hand.pop(int(chance() * len(hand)))
            worth += _POINTS[card]
            if best < 0 or _BEATS[best][card]:
                best, taker = card, seat
        total += worth
        if taker == _MAYOR:
            mayor += worth
        turns = TURNS[taker]
        if drawn < len(stock):
            for drawer in DRAWERS[taker]:
                hands[drawer].append(stock[drawn])
                drawn += 1
    return mayor, total - mayor
