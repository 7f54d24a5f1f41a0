"""Whether Ultimó can still be won: its owner wants to win the last trick with the seven of trumps.

So he must never have to play the seven before, and the other's last card must be no trump. This is a search of its
own over the suits of `positions`, in which the seven alone is told from the other cards.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.alsos.core import NO_LEAD
from engine.alsos.positions import Position, Suits
from engine.alsos.suit_tables import NUMBER, Groups, Reply
from engine.alsos.values import PACK, SUITS_HIGH_TO_LOW, order
from engine.cards import Card, Rank

_TRUMP = SUITS_HIGH_TO_LOW[0]
SEVEN = order(_TRUMP).numbers[Card(Rank.SEVEN, _TRUMP)]
"""The number of the seven of trumps, whatever the trump suit."""


class UltimoSearch:
    """Answers for the positions of one deal and one owner; what it has learnt about one serves the next."""

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self._suits = Suits([int(number == SEVEN) for number in range(len(PACK))])
        self._throws = [
            [self._suits.throws_on(place, seat) for place in range(len(self._suits.tables))] for seat in (0, 1)
        ]
        self._known: tuple[dict[int, bool], dict[int, bool]] = ({}, {})

    def can_win(self, position: Position) -> bool:
        """Whether the owner can win the last trick with the seven from here, whatever the other does."""
        if not position.hands[self.owner] >> SEVEN & 1:
            return False
        leader, tricks = position.leader, position.tricks
        if position.lead == NO_LEAD:
            return self._search(self._suits.key(position.hands), leader, tricks)
        led, key, replies = self._suits.answers(position)
        return self._wins_when_led(led, key, (replies,), leader, tricks)

    def _search(self, key: int, leader: int, tricks: int) -> bool:
        """Whether the owner wins where `leader` is to lead, the seven still in the owner's hand."""
        known = self._known[leader].get(key)
        if known is None:
            outcomes = (self._wins_when_led(*lead, leader, tricks) for lead in self._leads(key, leader))
            known = any(outcomes) if leader == self.owner else all(outcomes)
            self._known[leader][key] = known
        return known

    def _leads(self, key: int, leader: int) -> Iterator[tuple[int, int, Groups]]:
        """Each lead: whether it is the seven, the key from which the replies count, the replies."""
        for place, suit in enumerate(self._suits.tables):
            number = key >> suit.shift & NUMBER
            for led, _, change, groups in suit.leads[leader][number] or suit.lead_entries(leader, number):
                yield led, key + change, groups or self._throws[1 - leader][place](key)

    def _wins_when_led(self, led: int, key: int, groups: Groups, leader: int, tricks: int) -> bool:
        """Whether the owner wins once a card is on the table: he chooses the reply if it is his to play."""
        if tricks > 1 and led:
            return False
        outcomes = (self._wins_after(led, key, reply, leader, tricks) for group in groups for reply in group)
        return all(outcomes) if leader == self.owner else any(outcomes)

    def _wins_after(self, led: int, key: int, reply: Reply, leader: int, tricks: int) -> bool:
        leader_wins, played, change, _ = reply
        if tricks == 1:
            return leader_wins == (leader == self.owner)
        return not played and self._search(key + change, leader if leader_wins else 1 - leader, tricks - 1)
