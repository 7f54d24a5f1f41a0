"""The tricks for bots and statistics: list the legal cards, play one, take it back, let chance play to the end.

A card is its number under the trump suit (`values.order(trump)`: trumps last, within a suit the weakest first), a seat
0 or 1, and a play adds one small int to a log. What may be played, who wins and what it counts come from `core`; the
readable `Play` that a table stands for is a call away.

    table = dealt(Random(7), Suit.SPADES)
    while table.legal:
        before = table.copy()                  # the way back: what is played on does not touch a copy
        table.play(my_choice(table.legal))     # refused, with the rule, if it is not legal
    table.points                               # card points by seat, the last trick's ten in them
    table.as_play()                            # the same as a value; `replace(state, play=...)` can be settled

A table of a deal from the auction on is `TablePlay(state.play)`, once the first lead is due. `playout(table, random)`
plays on at random from any card, and leaves the table alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.alsos.core import ALL_CARDS, NO_LEAD, SUIT_OF, TAKES, TRICK_POINTS, legal_mask, mask_of
from engine.alsos.deal import known
from engine.alsos.events import PlayCard, Seat
from engine.alsos.play import Play, apply, refusal
from engine.alsos.values import HAND_SIZE, LAST_TRICK, PACK, PLAIN_ORDER, order
from engine.cards import Suit
from engine.errors import NotAllowed
from engine.tricks import TrickOrder

if TYPE_CHECKING:
    from random import Random


def _listings(first: int, size: int) -> tuple[tuple[int, ...], ...]:
    """By mask, the numbers of its cards counted from `first`."""
    return tuple(tuple(first + bit for bit in range(size) if mask >> bit & 1) for mask in range(1 << size))


_LOW, _MIDDLE, _HIGH = _listings(0, 11), _listings(11, 11), _listings(22, 10)
_PIECE = (1 << 11) - 1


def numbers_of(mask: int) -> tuple[int, ...]:
    """The cards of a mask as numbers, ascending."""
    return _LOW[mask & _PIECE] + _MIDDLE[mask >> 11 & _PIECE] + _HIGH[mask >> 22]


_CARD = tuple(1 << number for number in range(len(PACK)))
_SUIT = (1 << len(PLAIN_ORDER)) - 1


def _following(lead: int) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """Where the suit led stands in a hand, and by its cards there those that `core.legal_mask` allows of them.

    What else is held makes no difference: it is asked with all other cards in hand.
    """
    shift = lead // len(PLAIN_ORDER) * len(PLAIN_ORDER)
    others = ALL_CARDS & ~SUIT_OF[lead]
    hands = (cards << shift | others for cards in range(_SUIT + 1))
    return shift, tuple(numbers_of(legal_mask(hand, lead) & ~others) for hand in hands)


_FOLLOWING_IN = [_following(lead) for lead in range(0, len(PACK), len(PLAIN_ORDER))]
_FOLLOWING = tuple(_FOLLOWING_IN[number // len(PLAIN_ORDER)] for number in range(len(PACK)))


class TablePlay:
    """A deal's tricks under way, changed in place by `play`.

    `legal` lists the cards that `to_move` may play now, ascending; it is empty once the deal is over. It may be the
    hand itself: copy it to keep it. `lead` is the card on the table or `NO_LEAD`, `points` the card points captured so
    far by seat, `log` the cards played since the table was laid. Read these; change them only through `play`.
    """

    legal: Sequence[int]

    __slots__ = ("_lists", "_masks", "_start", "lead", "legal", "log", "points", "to_move")

    def __init__(self, play: Play) -> None:
        """A table that goes on from `play`.

        Raises ValueError where a card of the hands is hidden or missing, and for a trick out of context.
        """
        if play.hands is None:
            raise ValueError("a trick out of context cannot be played on")
        self._start = play
        self._masks = [mask_of(known(hand), play.trump) for hand in play.hands]
        self._lists = [list(numbers_of(mask)) for mask in self._masks]
        self.to_move = int(play.leader if play.to_move is None else play.to_move)
        self.lead: int = NO_LEAD if play.lead is None else order(play.trump).numbers[play.lead]
        self.points: list[int] = list(play.card_points)
        self.log: list[int] = []
        self.legal = self._lists[self.to_move]
        if len(self.legal) != play.length - len(play.tricks):
            raise ValueError("a hand has not as many cards as there are tricks to come")
        if play.trick:
            self.legal = numbers_of(legal_mask(self._masks[self.to_move], self.lead))

    @property
    def order(self) -> TrickOrder:
        """What the numbers stand for: `order.cards[number]` is the card, `order.numbers[card]` its number."""
        return order(self._start.trump)

    @property
    def trump(self) -> Suit:
        """The suit of the last eight numbers."""
        return self._start.trump

    @property
    def hands(self) -> tuple[int, int]:
        """The cards still held, by seat, as masks."""
        return (self._masks[0], self._masks[1])

    def play(self, card: int) -> None:
        """Play `card` for the seat to move; the second card ends the trick, and its winner leads the next.

        Raises NotAllowed with the rule that forbids it (alsos.tricks.own-card, .follow-suit, .must-trump, .twelve) and
        changes nothing then; ValueError for a number that is no card.
        """
        lead = self.lead
        seat = self.to_move
        if lead < 0:
            try:
                self._lists[seat].remove(card)
            except ValueError:
                raise self._refusal(card) from None
            self.log.append(card)
            masks = self._masks
            masks[seat] ^= _CARD[card]
            self.lead = card
            self.to_move = seat = 1 - seat
            hand = masks[seat]
            shift, following = _FOLLOWING[card]
            self.legal = following[hand >> shift & _SUIT] or numbers_of(legal_mask(hand, card))
            return
        if card not in self.legal:
            raise self._refusal(card)
        self.log.append(card)
        lists = self._lists
        cards = lists[seat]
        cards.remove(card)
        self._masks[seat] ^= _CARD[card]
        points = TRICK_POINTS[lead][card]
        if not cards:
            points += LAST_TRICK
        if not TAKES[lead][card]:
            self.to_move = seat = 1 - seat
        self.points[seat] += points
        self.lead = NO_LEAD
        self.legal = lists[seat]

    def _refusal(self, card: int) -> NotAllowed:
        if not 0 <= card < len(PACK):
            raise ValueError(f"no card has the number {card}")
        refused = refusal(self.as_play(), PlayCard(Seat(self.to_move), order(self.trump).cards[card]))
        assert refused is not None
        return refused

    def copy(self) -> TablePlay:
        """The same position once more, its log with it."""
        twin = object.__new__(TablePlay)
        twin._start, twin._masks, twin._lists = self._start, self._masks[:], [cards[:] for cards in self._lists]
        twin.to_move, twin.lead = self.to_move, self.lead
        twin.points, twin.log = self.points[:], self.log[:]
        twin.legal = twin._lists[twin.to_move] if self.lead < 0 else self.legal
        return twin

    def as_play(self) -> Play:
        """The position as a `Play`: the one that the table was laid from, and the log played on."""
        play = self._start
        cards = order(play.trump).cards
        for number in self.log:
            assert play.to_move is not None
            play = apply(play, PlayCard(play.to_move, cards[number]))
        return play


def dealt(random: Random, trump: Suit, leader: Seat = Seat.NON_DEALER) -> TablePlay:
    """Twelve cards to each from a shuffled pack, eight left out: a deal as the tricks see it, without an auction."""
    pack = list(PACK)
    random.shuffle(pack)
    return TablePlay(Play(trump, leader, (tuple(pack[:HAND_SIZE]), tuple(pack[HAND_SIZE : 2 * HAND_SIZE]))))


def playout(table: TablePlay, random: Random) -> tuple[int, int]:
    """Card points by seat at the end, the last trick's ten in them, when both play random legal cards from here on.

    The table stays as it is. A card takes one `random.random()`.
    """
    chance = random.random
    if table.lead >= 0:
        table = table.copy()
        table.play(table.legal[int(chance() * len(table.legal))])
    leading, following = table._masks[table.to_move], table._masks[1 - table.to_move]
    leaders, followers = table.points[table.to_move], table.points[1 - table.to_move]
    swapped = bool(table.to_move)
    while leading:
        cards = _LOW[leading & _PIECE] + _MIDDLE[leading >> 11 & _PIECE] + _HIGH[leading >> 22]
        lead = cards[int(chance() * len(cards))]
        legal = legal_mask(following, lead)
        cards = _LOW[legal & _PIECE] + _MIDDLE[legal >> 11 & _PIECE] + _HIGH[legal >> 22]
        answer = cards[int(chance() * len(cards))]
        leading ^= _CARD[lead]
        following ^= _CARD[answer]
        points = TRICK_POINTS[lead][answer]
        if not leading:
            points += LAST_TRICK
        if TAKES[lead][answer]:
            leading, following = following, leading
            leaders, followers = followers + points, leaders
            swapped = not swapped
        else:
            leaders += points
    return (followers, leaders) if swapped else (leaders, followers)
