"""Which cards may answer a lead, which of two wins, and what they are worth: the tricks in small ints.

A card is its number under the trump suit (`values.order(trump).numbers`), a hand a mask with bit `number` set. The
numbers put the trump suit last whatever it is, so one set of tables serves all four. This is the only statement of
the obligations: the readable play, playouts and solvers all ask here.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.alsos.values import PACK, PLAIN_ORDER, SUITS_HIGH_TO_LOW, card_points, order
from engine.cards import Card, Suit

_ORDER = order(SUITS_HIGH_TO_LOW[0])
_SIZE = len(PLAIN_ORDER)

NO_LEAD = -1
"""In place of a lead's number: the trick is empty."""

ALL_CARDS = (1 << len(PACK)) - 1
TRUMPS = ALL_CARDS ^ (ALL_CARDS >> _SIZE)
"""The mask of the whole pack, and of the trump suit: the last eight numbers."""

SUIT_OF = (*(((1 << _SIZE) - 1) << number // _SIZE * _SIZE for number in range(len(PACK))), ALL_CARDS)
"""By the number of a card: the mask of its suit; by `NO_LEAD`, the last entry: every card follows."""

TAKES = _ORDER.beats
"""`TAKES[lead][answer]`: whether the answer wins the trick (alsos.tricks.winner, .no-overtaking)."""

POINTS = tuple(card_points(card, _ORDER.trump) for card in _ORDER.cards)
"""Card points by number (alsos.cards.values)."""

TRICK_POINTS = tuple(tuple(lead + answer for answer in POINTS) for lead in POINTS)
"""`TRICK_POINTS[lead][answer]`: card points of the two cards, the last trick's ten not in them."""


def legal_mask(hand: int, lead: int) -> int:
    """The cards of `hand` that may be played to `lead` (a number, or `NO_LEAD`).

    Follow suit (alsos.tricks.follow-suit), otherwise trump (alsos.tricks.must-trump), otherwise any card
    (alsos.tricks.free-discard); whether the card wins plays no part (alsos.tricks.no-overtaking).
    """
    return hand & SUIT_OF[lead] or hand & TRUMPS or hand


def mask_of(cards: Iterable[Card | None], trump: Suit) -> int:
    """The hand as a mask; a card hidden from the viewer sets no bit."""
    return order(trump).mask(cards)


def cards_of(mask: int, trump: Suit) -> tuple[Card, ...]:
    """The cards of a mask, in the order of their numbers: plain suits first, the weakest of a suit first."""
    cards = order(trump).cards
    return tuple(cards[number] for number in range(len(cards)) if mask >> number & 1)
