"""How the cards are dealt: three to each opponent, six to the mayor, the stock on the open indicator."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.alcalde.events import Seat
from engine.alcalde.values import HAND_SIZES, PACK, STOCK_SIZE
from engine.cards import Card, Suit
from engine.errors import Inconsistent

if TYPE_CHECKING:
    from random import Random

IN_PACK = frozenset(PACK)

Hand = tuple[Card | None, ...]
"""The cards of one seat; None stands for a card that the viewer may not see."""

Hands = tuple[Hand, Hand, Hand]


@dataclass(frozen=True, slots=True)
class Deal:
    """The forty cards before the first lead: `hands` by seat (3, 3, 6) and the `stock`, first drawn first (28).

    Raises Inconsistent: a packet of the wrong size (alcalde.deal.hands), a card twice or foreign to the pack
    (alcalde.cards.pack). A card that a viewer may not see is None.
    """

    hands: Hands
    stock: Hand

    def __post_init__(self) -> None:
        for seat in Seat:
            if len(self.hands[seat]) != HAND_SIZES[seat]:
                raise _wrong_size("hand", seat, len(self.hands[seat]), HAND_SIZES[seat])
        if len(self.stock) != STOCK_SIZE:
            raise _wrong_size("stock", None, len(self.stock), STOCK_SIZE)
        seen: set[Card] = set()
        for seat, packet in zip((*Seat, None), (*self.hands, self.stock), strict=True):
            for card in packet:
                if card is None:
                    continue
                if card not in IN_PACK:
                    raise Inconsistent("alcalde.cards.pack", "not-of-the-pack", card=card, seat=seat)
                if card in seen:
                    raise Inconsistent("alcalde.cards.pack", "twice", card=card, seat=seat)
                seen.add(card)

    @property
    def indicator(self) -> Card:
        """The open last card of the stock, seen by everyone (alcalde.deal.indicator)."""
        card = self.stock[-1]
        assert card is not None
        return card

    @property
    def trump(self) -> Suit:
        """The indicator's suit is trumps (alcalde.deal.indicator)."""
        return self.indicator.suit


def _wrong_size(packet: str, seat: Seat | None, size: int, expected: int) -> Inconsistent:
    return Inconsistent("alcalde.deal.hands", "wrong-size", packet=packet, seat=seat, size=size, expected=expected)


def deal_from(random: Random) -> Deal:
    """A shuffled pack, dealt by the mayor counter-clockwise, packet by packet (alcalde.deal.hands)."""
    pack = list(PACK)
    random.shuffle(pack)
    return dealt(pack)


def dealt(pack: Sequence[Card]) -> Deal:
    """The deal of a `pack` as it lies, first card first: packet by packet from the mayor's right on, then the stock.

    Raises Inconsistent where it is not the pack of the game (alcalde.deal.hands, alcalde.cards.pack).
    """
    left = tuple(pack)
    packets = {}
    for seat in Seat:
        packets[seat], left = left[: HAND_SIZES[seat]], left[HAND_SIZES[seat] :]
    return Deal((packets[Seat.RIGHT], packets[Seat.LEFT], packets[Seat.MAYOR]), left)


def stacked(deal: Deal) -> tuple[Card, ...]:
    """The pack in the order in which this deal comes of it, the first card on top: what `dealt` deals.

    Raises ValueError where a card is hidden.
    """
    cards = tuple(card for packet in (*(deal.hands[seat] for seat in Seat), deal.stock) for card in packet)
    known = tuple(card for card in cards if card is not None)
    if len(known) != len(cards):
        raise ValueError("a card is hidden from this viewer")
    return known


def first_mayor(random: Random, players: Sequence[str]) -> tuple[str, ...]:
    """Three `players`, named counter-clockwise, in the order of a record: the mayor drawn at random comes last.

    The order is right of the mayor, left of the mayor, mayor (alcalde.deal.first-mayor, alcalde.tricks.order).
    """
    mayor = random.randrange(len(players))
    return (*players[mayor + 1 :], *players[: mayor + 1])
