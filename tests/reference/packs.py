"""Packs for the second statement of Alsós: shuffled, or stacked so that what chance seldom deals comes up.

A pack is the 32 cards in the order dealt: four by four to the non-dealer and the dealer until both have eight, the
indicator, four each, six hidden, the top card. Written from the text of the rules alone.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

from tests.reference.alsos_again import random_pack

EIGHTS = [[0, 1, 2, 3, 8, 9, 10, 11], [4, 5, 6, 7, 12, 13, 14, 15]]
INDICATOR = 16
FOURS = [[17, 18, 19, 20], [21, 22, 23, 24]]
HIDDEN = [25, 26, 27, 28, 29, 30]
TOP = 31
"""Where the packets lie in a pack."""


def put(pack: list[str], cards: Iterable[str], places: Iterable[int]) -> None:
    """Lay each card in its place; what lay there goes where the card came from."""
    for card, place in zip(cards, places, strict=False):
        other = pack.index(card)
        pack[place], pack[other] = pack[other], pack[place]


def service_card(pack: list[str]) -> str:
    """What can be swapped for the indicator: the seven of its suit, the eight if it is the seven."""
    indicator = pack[INDICATOR]
    return ("8" if indicator[:-1] == "7" else "7") + indicator[-1]


def shuffled(rng: random.Random) -> list[str]:
    """Nothing stacked."""
    return random_pack(rng)


def with_the_seven(rng: random.Random) -> list[str]:
    """One player holds what can be swapped for the indicator."""
    pack = random_pack(rng)
    player = rng.choice([0, 1])
    put(pack, [service_card(pack)], [rng.choice(EIGHTS[player] + FOURS[player])])
    return pack


def with_a_rich_talon(rng: random.Random) -> list[str]:
    """The same, and aces and trumps lie on top of the talon and at the bottom of its hidden cards."""
    pack = with_the_seven(rng)
    trump, held = pack[INDICATOR][-1], {pack[INDICATOR], service_card(pack)}
    good = [card for card in random_pack(rng) if (card[-1] == trump or card[:-1] == "A") and card not in held]
    put(pack, good, [TOP, *HIDDEN][: rng.choice([1, 2, 3, 7, 7])])
    return pack


def with_a_strong_hand(rng: random.Random) -> list[str]:
    """One player holds the high cards of the indicator's suit and the aces, or most of them."""
    pack = random_pack(rng)
    player, trump = rng.choice([0, 1]), pack[INDICATOR][-1]
    places = rng.sample(EIGHTS[player] + FOURS[player], 12)
    wanted = [rank + trump for rank in ["J", "9", "A", "10", "K", "Q", "7"]] + ["A" + suit for suit in "CHDS"]
    put(pack, rng.sample(sorted({*wanted} - {pack[INDICATOR]}), rng.choice([6, 9, 9])), places)
    return pack


WAYS = [shuffled, shuffled, with_the_seven, with_a_rich_talon, with_a_strong_hand]
