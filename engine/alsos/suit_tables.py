"""What can happen within one suit while it is played out: the leads, the replies, the cards that can be thrown.

A solver never moves cards. A suit with both hands' cards in it has a number, and what leads from one number to the
next is written down here the first time it is asked for, in the order in which a solver had best try it. Who wins is
read from `core.TAKES`.

Of the cards still held only their order counts, who holds each, and what it is worth. Cards of one hand with no card
of the other hand between them are of one kind: playing one instead of its neighbour can change the outcome by no more
than the difference in what the two are worth. That difference is the `slack` of an entry; where it is zero, only one
of the two is listed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from engine.alsos.core import TAKES
from engine.alsos.values import PACK, PLAIN_ORDER

Entry = TypeVar("Entry", bound=Hashable)

SUIT_SIZE = len(PLAIN_ORDER)
PLACES = tuple(range(len(PACK) // SUIT_SIZE))
TRUMP_PLACE = PLACES[-1]
"""A suit's place is that of its cards among the numbers of a `TrickOrder`; trumps come last."""

UNRELATED = 1000
"""The slack of an entry that says nothing about the one before: more than any outcome."""

SUIT_BITS = 15
NUMBER = (1 << SUIT_BITS) - 1
"""Bits of a suit's number in the key of a position, and their mask."""

RANK_BITS = 7
RANK_UNANSWERED = SUIT_SIZE * (SUIT_SIZE + 2)
RANK_OF_TRUMPS = RANK_UNANSWERED - 1
"""In which order to lead the suits of a position, see `lead_rank`; a rank is less than 1 << RANK_BITS."""

Reply = tuple[bool, int, int, int]
"""Whether the leader still wins, points of the reply, change of the position's key, slack."""

Groups = tuple[tuple[Reply, ...], ...]
"""Replies from one or several suits; in each, slack counts from the first."""

Lead = tuple[int, int, int, Groups]
"""Points led, slack, change of the key, the replies that follow suit.

The change is 0 where there are replies: theirs count from before the lead. Without any it is that of the lead alone.
"""


class Holding(NamedTuple):
    """The cards of a suit that are still held, weakest first: their places by seat as masks, what each is worth."""

    hands: tuple[int, int]
    worth: tuple[int, ...]

    def without(self, card: int) -> Holding:
        """The holding once the card at this place is gone: the stronger ones move down."""
        low = (1 << card) - 1
        first, second = (hand & low | hand >> 1 & ~low for hand in self.hands)
        return Holding((first, second), self.worth[:card] + self.worth[card + 1 :])


EMPTY = Holding((0, 0), ())


def kinds(own: int, others: int) -> list[list[int]]:
    """The cards of `own` (places in a holding), strongest first, parted where a card of `others` lies between two."""
    parts: list[list[int]] = []
    neighbours = False
    for card in reversed(range((own | others).bit_length())):
        if not own >> card & 1:
            neighbours = False
        elif neighbours:
            parts[-1].append(card)
        else:
            parts.append([card])
            neighbours = True
    return parts


def lead_rank(own: int, others: int) -> int:
    """How soon to try leading a plain suit: first where the other has fewest cards, then where one's own are most.

    A suit that the other does not hold comes last, after trumps (from `RANK_UNANSWERED` on).
    """
    answers = others.bit_count()
    rank = SUIT_SIZE * answers - own.bit_count() if answers else RANK_UNANSWERED - own.bit_count()
    return rank + SUIT_SIZE


class SuitTables:
    """One suit of a position: numbers for its holdings, and lazily what each number leads to.

    `worth[strength]` is what a card counts for the outcome asked about; `place` is the suit's place in a position's
    key. The number of the empty suit is 0. `leads` and `ranks` list by seat and number what can be led (None until
    asked for) and how soon.
    """

    def __init__(self, worth: Sequence[int], place: int) -> None:
        self.worth = tuple(worth)
        self.place = place
        self.shift = SUIT_BITS * place
        self.leads: tuple[list[tuple[Lead, ...] | None], ...] = ([], [])
        self.ranks: tuple[list[int], ...] = ([], [])
        self._throws: tuple[dict[int, tuple[Reply, ...]], ...] = ({}, {})
        first = SUIT_SIZE * place
        self._takes = tuple(row[first : first + SUIT_SIZE] for row in TAKES[first : first + SUIT_SIZE])
        self._ruffs = TAKES[SUIT_SIZE * ((place + 1) % TRUMP_PLACE)][first]
        self._numbers: dict[Holding, int] = {}
        self._holdings: list[Holding] = []
        self._number(EMPTY)

    def number(self, first: int, second: int) -> int:
        """The number of the suit when the two seats hold these cards (eight-bit masks of strengths)."""
        return self._number(self._holding(first, second))

    def lead(self, first: int, second: int, seat: int, card: int) -> Lead:
        """What it leads to when `seat` leads `card` (a strength) in this suit."""
        place = ((first | second) & (1 << card) - 1).bit_count()
        points, change, replies = self._lead(seat, self.number(first, second), place)
        return points, UNRELATED, change, replies

    def lead_entries(self, seat: int, number: int) -> tuple[Lead, ...]:
        """What `seat` can lead in this suit, each with the replies that follow suit.

        The strongest kind first; of a kind that the other can beat, the weakest card first.
        """
        holding = self._holdings[number]
        own, others = holding.hands[seat], holding.hands[1 - seat]
        entries = tuple(
            (points, slack, change, replies)
            for kind in kinds(own, others)
            for (points, change, replies), slack in self._in_turn(
                holding, kind[::-1] if others >> kind[0] else kind, lambda card: self._lead(seat, number, card)
            )
        )
        self.leads[seat][number] = entries
        return entries

    def throws(self, seat: int, key: int) -> tuple[Reply, ...]:
        """What `seat` can throw from this suit on another one, cheapest first; thrown trumps win."""
        number = key >> self.shift & NUMBER
        entries = self._throws[seat].get(number)
        if entries is None:
            holding = self._holdings[number]

            def throw(card: int) -> tuple[bool, int, int]:
                return not self._ruffs, holding.worth[card], self._change(number, holding.without(card))

            entries = self._throws[seat][number] = tuple(
                (*found, slack)
                for kind in reversed(kinds(holding.hands[seat], holding.hands[1 - seat]))
                for found, slack in self._in_turn(holding, kind[::-1], throw)
            )
        return entries

    def _holding(self, first: int, second: int) -> Holding:
        held = [card for card in range(SUIT_SIZE) if (first | second) >> card & 1]
        hands = [sum((hand >> card & 1) << place for place, card in enumerate(held)) for hand in (first, second)]
        return Holding((hands[0], hands[1]), tuple(self.worth[card] for card in held))

    def _number(self, holding: Holding) -> int:
        number = self._numbers.get(holding)
        if number is None:
            number = self._numbers[holding] = len(self._holdings)
            if number > NUMBER:
                raise ValueError("a solver is meant for the positions of one deal; begin another")
            self._holdings.append(holding)
            for seat in (0, 1):
                self.leads[seat].append(None)
                rank = lead_rank(holding.hands[seat], holding.hands[1 - seat])
                self.ranks[seat].append(rank << RANK_BITS * self.place)
        return number

    def _change(self, before: int, after: Holding) -> int:
        """What to add to a key in which the suit has the number `before`, so that it has that of `after`."""
        return (self._number(after) - before) << self.shift

    def _lead(self, seat: int, number: int, card: int) -> tuple[int, int, Groups]:
        """A lead without its slack."""
        holding = self._holdings[number]
        if not holding.hands[1 - seat]:
            return holding.worth[card], self._change(number, holding.without(card)), ()
        return holding.worth[card], 0, (self._replies(seat, number, card),)

    def _replies(self, seat: int, number: int, led: int) -> tuple[Reply, ...]:
        """The cards that follow the card led: the cheapest winners first, then the cheapest losers."""
        holding = self._holdings[number]

        def reply(card: int) -> tuple[bool, int, int]:
            after = holding.without(max(card, led)).without(min(card, led))
            return not self._takes[led][card], holding.worth[card], self._change(number, after)

        weakest_first = kinds(holding.hands[1 - seat], holding.hands[seat])[::-1]
        winners = [kind for kind in weakest_first if self._takes[led][kind[0]]]
        losers = [kind[::-1] for kind in weakest_first if not self._takes[led][kind[0]]]
        return tuple(
            (*found, slack) for kind in (*winners, *losers) for found, slack in self._in_turn(holding, kind, reply)
        )

    def _in_turn(
        self, holding: Holding, kind: Iterable[int], entry: Callable[[int], Entry]
    ) -> Iterator[tuple[Entry, int]]:
        """The different entries of the cards of one kind, in this order, each with its slack."""
        seen: set[Entry] = set()
        before: int | None = None
        for card in kind:
            found = entry(card)
            if found in seen:
                continue
            seen.add(found)
            yield found, UNRELATED if before is None else abs(before - holding.worth[card])
            before = holding.worth[card]
