"""Who wins a trick: the highest trump, otherwise the highest card of the suit led.

Both games use this unchanged. A `TrickOrder` numbers the cards of a pack under one trump suit, each card one small
int: the plain suits first, trumps last, within a suit the weakest first. The tables that decide a trick, and the bit
masks of the playing modules, are made from those numbers, and the numbers from the rank orders of `values.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_

from engine.cards import Card, Rank, Suit


@dataclass(frozen=True, slots=True)
class TrickOrder:
    """The cards of one pack under one trump suit, as numbers 0 … n-1.

    `cards[number]` and `numbers[card]` translate, `bits[card]` is the mask of the one card; `beats[best][new]` says
    whether `new`, played after `best`, takes the lead of the trick. `suit_size` cards a suit; suit
    `number // suit_size`, the trump suit is 3.
    """

    trump: Suit
    suit_size: int
    cards: tuple[Card, ...]
    numbers: dict[Card, int]
    bits: dict[Card | None, int]
    beats: tuple[tuple[bool, ...], ...]

    def mask(self, cards: Iterable[Card | None]) -> int:
        """The cards as a mask; one that is hidden from the viewer sets no bit."""
        return reduce(or_, map(self.bits.__getitem__, cards), 0)

    def winner(self, plays: Iterable[int]) -> int:
        """The position in `plays` (numbers, in the order played; at least one) of the card that wins."""
        position = -1
        best = -1
        for at, number in enumerate(plays):
            if best < 0 or self.beats[best][number]:
                best, position = number, at
        return position


@cache
def trick_order(trump: Suit, plain: tuple[Rank, ...], trumps: tuple[Rank, ...]) -> TrickOrder:
    """The order of a pack whose plain suits rank `plain` and whose trump suit ranks `trumps`, both high to low."""
    suits = [suit for suit in Suit if suit is not trump] + [trump]
    cards = tuple(Card(rank, suit) for suit in suits for rank in reversed(trumps if suit is trump else plain))
    size = len(plain)
    first_trump = 3 * size

    def takes(best: int, new: int) -> bool:
        if best // size == new // size:
            return new > best
        return new >= first_trump

    everything = range(len(cards))
    beats = tuple(tuple(takes(best, new) for new in everything) for best in everything)
    numbers = {card: at for at, card in enumerate(cards)}
    bits: dict[Card | None, int] = {None: 0} | {card: 1 << at for at, card in enumerate(cards)}
    return TrickOrder(trump, size, cards, numbers, bits, beats)


def winner(order: TrickOrder, plays: Sequence[Card]) -> int:
    """The position in `plays` (cards, in the order played) of the card that wins the trick."""
    return order.winner(order.numbers[card] for card in plays)
