"""How the cards are dealt: eight each, the indicator, four each kept apart, six hidden, one on top."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from engine.alsos.events import Seat
from engine.alsos.values import FIRST_CARDS, FIRST_PACKET, HIDDEN_CARDS, LAST_CARDS, PACK
from engine.cards import Card
from engine.errors import Inconsistent

if TYPE_CHECKING:
    from random import Random

Hand = tuple[Card | None, ...]
"""Cards in the order they came; None is a card that the viewer has no right to see."""

Hands = tuple[Hand, Hand]
"""One hand for each seat, in the order of `Seat`."""

_PACK = frozenset(PACK)


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal of the pack (alsos.deal.packets).

    `hands` are the first eight of each seat, `last_four` the four kept apart, then the talon from the lowest card up:
    the open `indicator`, the six `hidden` cards (lowest first), the open `top`. Raises Inconsistent for a packet of
    the wrong size (alsos.deal.packets), a card twice or of another pack (alsos.cards.pack).
    """

    hands: Hands
    last_four: Hands
    indicator: Card
    hidden: Hand
    top: Card

    def __post_init__(self) -> None:
        check_sizes(self.hands, FIRST_CARDS, "first-eight")
        check_sizes(self.last_four, LAST_CARDS, "last-four")
        check_sizes((self.hidden,), HIDDEN_CARDS, "hidden")
        check_distinct(*self.hands, *self.last_four, (self.indicator,), self.hidden, (self.top,))


def check_sizes(packets: Iterable[Hand], size: int, packet: str) -> None:
    """Raise Inconsistent (alsos.deal.packets) for the first of `packets`, one a seat, that has not `size` cards."""
    for at, cards in enumerate(packets):
        if len(cards) != size:
            seat = None if packet == "hidden" else Seat(at)
            raise Inconsistent(
                "alsos.deal.packets", "wrong-size", packet=packet, seat=seat, size=len(cards), expected=size
            )


def check_distinct(*packets: Iterable[Card | None]) -> None:
    """Raise Inconsistent (alsos.cards.pack) if a card is of another pack or comes twice in all the packets."""
    seen: set[Card] = set()
    for cards in packets:
        for card in cards:
            if card is None:
                continue
            if card not in _PACK:
                raise Inconsistent("alsos.cards.pack", "not-of-the-pack", card=card)
            if card in seen:
                raise Inconsistent("alsos.cards.pack", "twice", card=card)
            seen.add(card)


def known(cards: Hand) -> tuple[Card, ...]:
    """The cards, all of them seen; raises ValueError where one is hidden from the viewer."""
    seen = tuple(card for card in cards if card is not None)
    if len(seen) != len(cards):
        raise ValueError("a card is hidden from this viewer")
    return seen


class PacketKind(StrEnum):
    """What a packet of the deal becomes: part of a hand, cards kept apart, or a part of the talon."""

    FIRST = "first"
    INDICATOR = "indicator"
    LAST = "last"
    HIDDEN = "hidden"
    TOP = "top"


@dataclass(frozen=True, slots=True)
class Packet:
    """Cards dealt in one go: what they become, for whom (None in the middle), and how many are `left` to deal."""

    kind: PacketKind
    seat: Seat | None
    cards: Hand
    left: int


_BOTH = (Seat.NON_DEALER, Seat.DEALER)

_ORDER: tuple[tuple[PacketKind, Seat | None, int], ...] = (
    *((PacketKind.FIRST, seat, FIRST_PACKET) for _round in range(FIRST_CARDS // FIRST_PACKET) for seat in _BOTH),
    (PacketKind.INDICATOR, None, 1),
    *((PacketKind.LAST, seat, LAST_CARDS) for seat in _BOTH),
    (PacketKind.HIDDEN, None, HIDDEN_CARDS),
    (PacketKind.TOP, None, 1),
)
"""The packets as they are dealt, the non-dealer's first (alsos.deal.packets): what each becomes, for whom, its size."""


def deal_from(generator: Random) -> Deal:
    """A deal of a shuffled pack, packet by packet in the order of the rules (alsos.deal.packets)."""
    pack = list(PACK)
    generator.shuffle(pack)
    return dealt(pack)


def dealt(cards: Sequence[Card]) -> Deal:
    """The deal of a pack that lies in this order, the first card on top (alsos.deal.packets).

    Raises Inconsistent for a card twice (alsos.cards.pack), ValueError for more or fewer than 32.
    """
    if len(cards) != len(PACK):
        raise ValueError(f"a pack of {len(cards)} cards cannot be dealt")
    pack = list(cards)
    fallen: dict[tuple[PacketKind, Seat | None], tuple[Card, ...]] = {}
    for kind, seat, size in _ORDER:
        fallen[kind, seat] = (*fallen.get((kind, seat), ()), *pack[:size])
        del pack[:size]
    (indicator,) = fallen[PacketKind.INDICATOR, None]
    (top,) = fallen[PacketKind.TOP, None]
    return Deal(
        hands=(fallen[PacketKind.FIRST, Seat.NON_DEALER], fallen[PacketKind.FIRST, Seat.DEALER]),
        last_four=(fallen[PacketKind.LAST, Seat.NON_DEALER], fallen[PacketKind.LAST, Seat.DEALER]),
        indicator=indicator,
        hidden=fallen[PacketKind.HIDDEN, None],
        top=top,
    )


def stacked(deal: Deal) -> tuple[Card, ...]:
    """The pack in the order in which this deal comes of it, the first card on top: what `dealt` deals.

    Raises ValueError where a card is hidden.
    """
    return tuple(card for packet in packets(deal) for card in known(packet.cards))


def packets(deal: Deal) -> tuple[Packet, ...]:
    """The deal as it fell, packet by packet, the non-dealer's first (alsos.deal.packets)."""
    waiting: dict[tuple[PacketKind, Seat | None], Hand] = {
        (PacketKind.INDICATOR, None): (deal.indicator,),
        (PacketKind.HIDDEN, None): deal.hidden,
        (PacketKind.TOP, None): (deal.top,),
        **{(PacketKind.FIRST, seat): deal.hands[seat] for seat in _BOTH},
        **{(PacketKind.LAST, seat): deal.last_four[seat] for seat in _BOTH},
    }
    left = len(PACK)
    found = []
    for kind, seat, size in _ORDER:
        cards = waiting[kind, seat]
        waiting[kind, seat] = cards[size:]
        left -= size
        found.append(Packet(kind, seat, cards[:size], left))
    return tuple(found)
