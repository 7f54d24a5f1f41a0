"""The tricks to come as one integer: who holds what in each suit, and what answers a lead that cannot be followed.

The key of a position is the numbers of its four suits side by side (see `suit_tables`), that of the empty position 0.
It says nothing about whose lead it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.alsos.core import NO_LEAD, SUIT_OF, legal_mask
from engine.alsos.suit_tables import NUMBER, PLACES, SUIT_SIZE, Groups, Reply, SuitTables

SUIT_MASK = (1 << SUIT_SIZE) - 1

Throws = Callable[[int], Groups]
"""A function of a position's key: what is thrown on a lead that cannot be followed."""


def _obligations(place: int) -> tuple[tuple[int, ...], ...]:
    """The places of the suits that answer a lead of the suit at `place`, in groups, each for want of those before.

    Read off `core.legal_mask`: what it asks of a hand with a card of every suit, then of what that leaves, and so on.
    """
    groups = []
    hand = sum(1 << SUIT_SIZE * each for each in PLACES)
    while hand:
        legal = legal_mask(hand, SUIT_SIZE * place)
        groups.append(tuple(each for each in PLACES if legal & SUIT_OF[SUIT_SIZE * each]))
        hand &= ~legal
    return tuple(groups)


OBLIGATIONS = tuple(_obligations(place) for place in PLACES)


class Position(NamedTuple):
    """A trick about to be led, or with one card on the table.

    `hands` are masks by seat, the card on the table still among them; `leader` leads or has led `lead`, the number of
    a card or `NO_LEAD`.
    """

    hands: tuple[int, int]
    leader: int
    lead: int = NO_LEAD

    @property
    def tricks(self) -> int:
        """How many tricks are still to be won."""
        return self.hands[self.leader].bit_count()


class Answers(NamedTuple):
    """What may follow the card on the table: the points led, the key from which the replies count, the replies."""

    points: int
    key: int
    replies: tuple[Reply, ...]


class Suits:
    """The four suits of the positions of one deal; `worth[number]` is what each card counts for."""

    def __init__(self, worth: Sequence[int]) -> None:
        self.tables = tuple(SuitTables(worth[SUIT_SIZE * place : SUIT_SIZE * (place + 1)], place) for place in PLACES)

    def key(self, hands: tuple[int, int]) -> int:
        """The key of these hands (masks by seat)."""
        first, second = hands
        return sum(
            suit.number(first >> SUIT_SIZE * place & SUIT_MASK, second >> SUIT_SIZE * place & SUIT_MASK) << suit.shift
            for place, suit in enumerate(self.tables)
        )

    def answers(self, position: Position) -> Answers:
        """What may follow the card on the table of `position`; the slack of these replies says nothing."""
        place, card = divmod(position.lead, SUIT_SIZE)
        first, second = (hand >> SUIT_SIZE * place & SUIT_MASK for hand in position.hands)
        points, _, change, groups = self.tables[place].lead(first, second, position.leader, card)
        key = self.key(position.hands) + change
        replies = groups or self.throws_on(place, 1 - position.leader)(key)
        return Answers(points, key, tuple(reply for group in replies for reply in group))

    def throws_on(self, place: int, seat: int) -> Throws:
        """What `seat`, who cannot follow, throws on a lead of the suit at `place`."""
        stages: list[tuple[int, dict[int, Groups], list[SuitTables]]] = []
        for places in OBLIGATIONS[place][1:]:
            suits = [self.tables[each] for each in places]
            stages.append((sum(NUMBER << suit.shift for suit in suits), {}, suits))

        def throws(key: int) -> Groups:
            for mask, known, suits in stages:
                groups = known.get(key & mask)
                if groups is None:
                    groups = known[key & mask] = tuple(filter(None, (suit.throws(seat, key) for suit in suits)))
                if groups:
                    return groups
            return ()

        return throws
