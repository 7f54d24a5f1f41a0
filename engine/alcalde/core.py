"""How a trick of four goes: whose turn it is, what may be played, who captures it, and who draws afterwards.

The only statement of these rules. Cards are the numbers of a `TrickOrder`, a hand is a bit mask of them, a seat is
its number: what `play.py` shows in cards, and what a playout or a solver runs through in bulk, ask the same functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from engine.alcalde import values
from engine.alcalde.events import Seat
from engine.cards import Card, Suit
from engine.tricks import TrickOrder


def _round_from(first: Seat) -> tuple[Seat, ...]:
    """The seats counter-clockwise from `first`, each as often as it has cards to play (alcalde.tricks.order)."""
    seats = [Seat((first + step) % len(Seat)) for step in range(len(Seat))]
    return tuple(seat for seat in seats for _ in range(values.CARDS_IN_TRICK[seat]))


SEATS_IN_TRICK: tuple[tuple[Seat, ...], ...] = tuple(_round_from(seat) for seat in Seat)
"""`SEATS_IN_TRICK[leader]`: who plays the four cards of a trick, the mayor twice (alcalde.tricks.two-cards)."""

NOBODY: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """The tables of one trump suit: the cards as numbers, and what each number stands for.

    `card_points[number]` is its worth, `serves[number]` the mask of the one card that may be swapped for it where it
    is the open indicator, empty where none may (alcalde.variants.exchange).
    """

    order: TrickOrder
    card_points: tuple[int, ...]
    serves: tuple[int, ...]


@cache
def table(trump: Suit) -> Table:
    """The tables under `trump`, made once from `values.py`."""
    order = values.order(trump)

    def serves(indicator: Card) -> int:
        rank = values.exchange_rank(indicator.rank) if indicator.suit is trump else None
        return 0 if rank is None else 1 << order.numbers[Card(rank, trump)]

    return Table(
        order,
        card_points=tuple(values.card_points(card) for card in order.cards),
        serves=tuple(serves(card) for card in order.cards),
    )


def playable(hand: int) -> int:
    """Which cards of `hand` (a mask) may be played: all, there is no duty to follow (alcalde.tricks.free-play)."""
    return hand


def winner(of: Table, leader: int, trick: Sequence[int]) -> Seat:
    """Who captures the complete `trick`: the highest trump, else the highest of the suit led (alcalde.tricks.winner).

    The first card is the suit led, the mayor's first where he leads (alcalde.tricks.suit-led).
    """
    return SEATS_IN_TRICK[leader][of.order.winner(trick)]


def trick_points(of: Table, trick: Sequence[int]) -> int:
    """What the cards of `trick` are worth together, whoever wins it (alcalde.cards.values)."""
    points = of.card_points
    return sum(points[number] for number in trick)


def drawing(winner: int, stock_left: int) -> tuple[Seat, ...]:
    """Who draws the next cards of the stock, one entry a card, after a trick won by `winner` (alcalde.tricks.draw).

    Counter-clockwise from the winner, the mayor twice in a row; nobody when the stock is exhausted. The indicator
    is the last card of the stock and so the last one drawn (alcalde.tricks.indicator-last).
    """
    return SEATS_IN_TRICK[winner] if stock_left else NOBODY
