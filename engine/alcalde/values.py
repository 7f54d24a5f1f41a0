"""What the forty cards of Alcalde are: the pack, who beats whom, what each card is worth, how many each side holds."""

from __future__ import annotations

from engine.alcalde.events import Seat
from engine.cards import Card, Rank, Suit
from engine.tricks import TrickOrder, trick_order

RANK_ORDER: tuple[Rank, ...] = (
    Rank.ACE,
    Rank.THREE,
    Rank.KING,
    Rank.QUEEN,
    Rank.JACK,
    Rank.SEVEN,
    Rank.SIX,
    Rank.FIVE,
    Rank.FOUR,
    Rank.TWO,
)
"""High to low, in every suit, trumps included (alcalde.cards.ranks)."""

RANK_POINTS: dict[Rank, int] = dict.fromkeys(RANK_ORDER, 0) | {
    Rank.ACE: 11,
    Rank.THREE: 10,
    Rank.KING: 4,
    Rank.QUEEN: 3,
    Rank.JACK: 2,
}
"""Card points by rank (alcalde.cards.values)."""

PACK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in RANK_ORDER)
"""Forty cards, without eight, nine and ten (alcalde.cards.pack)."""

HAND_SIZES: dict[Seat, int] = {Seat.RIGHT: 3, Seat.LEFT: 3, Seat.MAYOR: 6}
"""Cards dealt to each seat (alcalde.deal.hands)."""

CARDS_IN_TRICK: dict[Seat, int] = {Seat.RIGHT: 1, Seat.LEFT: 1, Seat.MAYOR: 2}
"""Cards each seat plays to a trick, and draws after it (alcalde.tricks.two-cards, alcalde.tricks.draw)."""

TRICK_SIZE: int = sum(CARDS_IN_TRICK.values())
STOCK_SIZE: int = len(PACK) - sum(HAND_SIZES.values())
TRICKS: int = len(PACK) // TRICK_SIZE
"""Tricks in a deal (alcalde.tricks.ten)."""

DRAWING_TRICKS: int = STOCK_SIZE // TRICK_SIZE
"""Tricks after which cards are drawn (alcalde.tricks.draw)."""

SUIT_TOTAL: int = sum(RANK_POINTS.values())
PACK_TOTAL: int = SUIT_TOTAL * len(Suit)
OFFICE: int = PACK_TOTAL // 2
"""Card points that keep the mayor in office (alcalde.office.sixty): half the pack is enough."""


def card_points(card: Card) -> int:
    """What `card` is worth to the side that captures it (alcalde.cards.values)."""
    return RANK_POINTS[card.rank]


def exchange_rank(indicator: Rank) -> Rank | None:
    """The rank of trumps that may be swapped for the open `indicator`; None if the two itself lies there.

    The seven for an indicator that ranks above it, the two for the others (alcalde.variants.exchange).
    """
    if RANK_ORDER.index(indicator) < RANK_ORDER.index(Rank.SEVEN):
        return Rank.SEVEN
    return None if indicator is Rank.TWO else Rank.TWO


def order(trump: Suit) -> TrickOrder:
    """The pack numbered under `trump`; every suit has the same rank order (alcalde.cards.ranks)."""
    return trick_order(trump, RANK_ORDER, RANK_ORDER)
