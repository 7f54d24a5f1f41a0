"""How the cards are dealt: eight each, the indicator, four each kept apart, six hidden, one on top."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.alsos.events import Seat
from engine.alsos.values import FIRST_CARDS, HIDDEN_CARDS, LAST_CARDS, PACK
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
    hands: tuple[list[Card], list[Card]] = ([], [])
    last_four: tuple[list[Card], list[Card]] = ([], [])

    def packet(size: int) -> list[Card]:
        cards = pack[:size]
        del pack[:size]
        return cards

    while len(hands[Seat.DEALER]) < FIRST_CARDS:
        for seat in (Seat.NON_DEALER, Seat.DEALER):
            hands[seat].extend(packet(4))
    (indicator,) = packet(1)
    for seat in (Seat.NON_DEALER, Seat.DEALER):
        last_four[seat].extend(packet(LAST_CARDS))
    hidden = tuple(packet(HIDDEN_CARDS))
    (top,) = packet(1)
    return Deal(
        hands=(tuple(hands[0]), tuple(hands[1])),
        last_four=(tuple(last_four[0]), tuple(last_four[1])),
        indicator=indicator,
        hidden=hidden,
        top=top,
    )


def stacked(deal: Deal) -> tuple[Card, ...]:
    """The pack in the order in which this deal comes of it, the first card on top: what `dealt` deals.

    Raises ValueError where a card is hidden.
    """
    first, second = map(known, deal.hands)
    by_fours = (card for at in range(0, FIRST_CARDS, 4) for hand in (first, second) for card in hand[at : at + 4])
    last = (card for packet in deal.last_four for card in known(packet))
    return (*by_fours, deal.indicator, *last, *known(deal.hidden), deal.top)
