"""What perfect play of the last three tricks leads to: nothing is left to draw, and every hand is known.

The mayor plays for as many card points as he can take, his two opponents together for as few. Exact: every card is
tried, and what has been found out about the beginning of a trick is remembered.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.alcalde.events import Seat
from engine.alcalde.table_play import TABLE, TURNS
from engine.alcalde.values import TRICK_SIZE

Hands = tuple[tuple[int, ...], ...]
"""By seat, the numbers of the cards held, in any one order."""

_BEATS = TABLE.order.beats
_POINTS = TABLE.card_points
_MAYOR = int(Seat.MAYOR)
_NONE = -1


class Ending:
    """Answers for the last tricks of one deal; what it has learnt about one position serves the next."""

    def __init__(self) -> None:
        self._known: dict[tuple[Hands, int], int] = {}

    def mayor_takes(self, hands: Sequence[Sequence[int]], leader: int, trick: Sequence[int] = ()) -> int:
        """Card points that the mayor takes from here, the cards of the `trick` on the table among them.

        `hands` are the cards (numbers under the trump suit) still held by seat, those on the table not in them.
        """
        held = tuple(tuple(sorted(hand)) for hand in hands)
        if not trick:
            return self._trick(held, leader)
        turns = TURNS[leader]
        best, taker, worth = _NONE, leader, 0
        for seat, card in zip(turns, trick, strict=False):
            if best == _NONE or _BEATS[best][card]:
                best, taker = card, seat
            worth += _POINTS[card]
        return self._card(held, turns, len(trick), best, taker, worth)

    def _trick(self, hands: Hands, leader: int) -> int:
        """The same at the beginning of a trick."""
        known = self._known.get((hands, leader))
        if known is None:
            known = self._card(hands, TURNS[leader], 0, _NONE, leader, 0) if any(hands) else 0
            self._known[hands, leader] = known
        return known

    def _card(self, hands: Hands, turns: tuple[int, ...], at: int, best: int, taker: int, worth: int) -> int:
        """The same with `at` cards on the table: `best` wins as it stands, for `taker`, and they are worth `worth`."""
        if at == TRICK_SIZE:
            return self._trick(hands, taker) + (worth if taker == _MAYOR else 0)
        seat = turns[at]
        outcomes = []
        for card in hands[seat]:
            left = tuple(held for held in hands[seat] if held != card)
            after = (*hands[:seat], left, *hands[seat + 1 :])
            takes = best == _NONE or _BEATS[best][card]
            outcomes.append(
                self._card(
                    after, turns, at + 1, card if takes else best, seat if takes else taker, worth + _POINTS[card]
                )
            )
        return max(outcomes) if seat == _MAYOR else min(outcomes)
