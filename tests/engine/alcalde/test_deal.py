"""How the cards of Alcalde are dealt, and which deals cannot be."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given

from engine.alcalde import PACK, Deal, Seat, deal_from, dealt, first_mayor, stacked, start
from engine.cards import Card, Rank, Suit
from engine.errors import Inconsistent
from tests.engine.alcalde.table import DEAL, LEFT, MAYOR, RIGHT, card, cards, choices


@given(choices)
def test_dealt_hands(generator: random.Random) -> None:
    """alcalde.deal.hands: three cards to each opponent, six to the mayor, 28 remain, and nothing is lost."""
    deal = deal_from(generator)
    assert [len(hand) for hand in deal.hands] == [3, 3, 6]
    assert len(deal.stock) == 28
    assert sorted(each for hand in (*deal.hands, deal.stock) for each in hand if each) == sorted(PACK)


def test_dealing_order() -> None:
    """alcalde.deal.hands: the mayor's right is served first, then the left, then the mayor, then the stock."""

    class Unshuffled(random.Random):
        def shuffle(self, x: object) -> None:
            """Leave the pack as it lies."""

    deal = deal_from(Unshuffled())
    assert (*deal.hands[RIGHT], *deal.hands[LEFT], *deal.hands[MAYOR], *deal.stock) == PACK


def test_a_pack_as_it_lies() -> None:
    """alcalde.deal.hands: a given pack is dealt in its order, 3, 3, 6 and 28; half a pack is no deal."""
    deal = dealt(PACK)
    assert [len(hand) for hand in deal.hands] == [3, 3, 6]
    assert (*deal.hands[RIGHT], *deal.hands[LEFT], *deal.hands[MAYOR], *deal.stock) == PACK
    with pytest.raises(Inconsistent) as caught:
        dealt(PACK[:20])
    assert (caught.value.rule, caught.value.facts["packet"]) == ("alcalde.deal.hands", "stock")


def test_deals_differ() -> None:
    """The pack is shuffled with the generator that is passed in: the same seed, the same deal, and another, another."""
    assert deal_from(random.Random(1)) == deal_from(random.Random(1))
    assert deal_from(random.Random(1)) != deal_from(random.Random(2))


def test_indicator() -> None:
    """alcalde.deal.indicator: the last card of the stock lies open, and its suit is trumps."""
    assert DEAL.indicator == card("AS")
    assert DEAL.trump is Suit.SPADES
    state = start(DEAL)
    assert state.indicator == card("AS")
    assert state.trump is Suit.SPADES


def test_first_mayor() -> None:
    """alcalde.deal.first-mayor: each of the three is drawn equally; the places keep their order round the table."""
    names = ("Isaac", "Lena", "Pilar")
    generator = random.Random(7)
    drawn = Counter(first_mayor(generator, names) for _ in range(3000))
    assert set(drawn) == {("Isaac", "Lena", "Pilar"), ("Lena", "Pilar", "Isaac"), ("Pilar", "Isaac", "Lena")}
    assert all(850 < times < 1150 for times in drawn.values())


RIGHT_HAND, LEFT_HAND, MAYOR_HAND = DEAL.hands
EIGHT = Card(Rank.EIGHT, Suit.SPADES)

UNSOUND = [
    (
        "four cards for the right",
        ((*RIGHT_HAND, card("KH")), LEFT_HAND, MAYOR_HAND),
        DEAL.stock[1:],
        ("alcalde.deal.hands", "wrong-size", {"packet": "hand", "seat": RIGHT, "size": 4, "expected": 3}),
    ),
    (
        "two cards for the left",
        (RIGHT_HAND, LEFT_HAND[:2], MAYOR_HAND),
        DEAL.stock,
        ("alcalde.deal.hands", "wrong-size", {"packet": "hand", "seat": LEFT, "size": 2, "expected": 3}),
    ),
    (
        "four cards for the mayor",
        (RIGHT_HAND, LEFT_HAND, MAYOR_HAND[:4]),
        (*MAYOR_HAND[4:], *DEAL.stock),
        ("alcalde.deal.hands", "wrong-size", {"packet": "hand", "seat": MAYOR, "size": 4, "expected": 6}),
    ),
    (
        "a stock of 27",
        DEAL.hands,
        DEAL.stock[:-1],
        ("alcalde.deal.hands", "wrong-size", {"packet": "stock", "seat": None, "size": 27, "expected": 28}),
    ),
    (
        "a stock of 29",
        DEAL.hands,
        (card("AH"), *DEAL.stock),
        ("alcalde.deal.hands", "wrong-size", {"packet": "stock", "seat": None, "size": 29, "expected": 28}),
    ),
    (
        "no stock at all",
        DEAL.hands,
        (),
        ("alcalde.deal.hands", "wrong-size", {"packet": "stock", "seat": None, "size": 0, "expected": 28}),
    ),
    (
        "a card in two hands",
        (RIGHT_HAND, cards("3H 6C AH"), MAYOR_HAND),
        DEAL.stock,
        ("alcalde.cards.pack", "twice", {"card": card("AH"), "seat": LEFT}),
    ),
    (
        "a card in a hand and in the stock",
        DEAL.hands,
        (card("KC"), *DEAL.stock[1:]),
        ("alcalde.cards.pack", "twice", {"card": card("KC"), "seat": None}),
    ),
    (
        "a card twice in one hand",
        (cards("AH AH 5D"), LEFT_HAND, MAYOR_HAND),
        DEAL.stock,
        ("alcalde.cards.pack", "twice", {"card": card("AH"), "seat": RIGHT}),
    ),
    (
        "an eight",
        (RIGHT_HAND, LEFT_HAND, (EIGHT, *MAYOR_HAND[1:])),
        DEAL.stock,
        ("alcalde.cards.pack", "not-of-the-pack", {"card": EIGHT, "seat": MAYOR}),
    ),
]


@pytest.mark.parametrize(("title", "hands", "stock", "refusal"), UNSOUND, ids=[row[0] for row in UNSOUND])
def test_unsound_deals(title: str, hands: object, stock: object, refusal: object) -> None:
    """alcalde.deal.hands, alcalde.cards.pack: a packet of the wrong size or a wrong card is found, and named."""
    with pytest.raises(Inconsistent) as caught:
        Deal(hands, stock)  # type: ignore[arg-type]
    assert (caught.value.rule, caught.value.reason, caught.value.facts) == refusal


def test_seats() -> None:
    """alcalde.tricks.order: counter-clockwise the seats are the mayor's right, his left, the mayor, as in a record."""
    assert [seat.name for seat in Seat] == ["RIGHT", "LEFT", "MAYOR"]


@given(choices)
def test_a_stacked_pack_deals_the_same(generator: random.Random) -> None:
    """alcalde.deal.hands: a pack stacked for a deal is dealt as that deal, and its last card is the indicator."""
    deal = deal_from(generator)
    pack = stacked(deal)
    assert sorted(pack) == sorted(PACK)
    assert dealt(pack) == deal
    assert pack[:3] == deal.hands[RIGHT]
    assert pack[-1] == deal.indicator
