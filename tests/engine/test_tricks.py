"""Who wins a trick, under the rank orders of both games."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, Rank, Suit, parse_card
from engine.tricks import TrickOrder, trick_order, winner

ALSOS_PLAIN = tuple(map(Rank, ["A", "10", "K", "Q", "J", "9", "8", "7"]))
ALSOS_TRUMPS = tuple(map(Rank, ["J", "9", "A", "10", "K", "Q", "8", "7"]))
ALCALDE_RANKS = tuple(map(Rank, ["A", "3", "K", "Q", "J", "7", "6", "5", "4", "2"]))
ORDERS = {"alsos": (ALSOS_PLAIN, ALSOS_TRUMPS), "alcalde": (ALCALDE_RANKS, ALCALDE_RANKS)}

orders = st.builds(
    lambda trump, ranks: trick_order(trump, *ranks), st.sampled_from(Suit), st.sampled_from([*ORDERS.values()])
)

WON = [
    ("alsos", "S", "AH 7H", 0, "the higher card of the suit led"),
    ("alsos", "S", "7H AH", 1, "the same, played second"),
    ("alsos", "S", "7H AD", 0, "an ace of another suit does not beat the seven led"),
    ("alsos", "S", "AH 7S", 1, "the lowest trump beats an ace"),
    ("alsos", "S", "7S AH", 0, "the lowest trump led is beaten by no plain card"),
    ("alsos", "S", "AS 9S", 1, "of trumps the nine beats the ace"),
    ("alsos", "S", "9S JS", 1, "of trumps the jack beats the nine"),
    ("alsos", "S", "10S AS", 1, "of trumps the ace beats the ten"),
    ("alsos", "S", "QS KS", 1, "of trumps the king beats the queen"),
    ("alsos", "S", "8S QS", 1, "of trumps the queen beats the eight"),
    ("alsos", "S", "9H JH", 1, "of a plain suit the jack beats the nine"),
    ("alsos", "S", "JH QH", 1, "of a plain suit the queen beats the jack"),
    ("alsos", "S", "KH 10H", 1, "of a plain suit the ten beats the king"),
    ("alsos", "H", "AH 9H", 1, "the same cards, where that suit is trumps"),
    ("alcalde", "S", "AH 3H 2S KC", 2, "the only trump takes everything"),
    ("alcalde", "S", "AH 3H 2D KC", 0, "without trumps the ace of the suit led"),
    ("alcalde", "S", "2H AD AC 3D", 0, "the two led, where nobody follows"),
    ("alcalde", "S", "AH 2S 4S KC", 2, "the higher of two trumps, played later"),
    ("alcalde", "S", "AH 4S 2S KC", 1, "the higher of two trumps, played earlier"),
    ("alcalde", "S", "KH 3H QH 7H", 1, "the three beats the king"),
    ("alcalde", "S", "7H JH 6H 5H", 1, "the jack beats the seven"),
    ("alcalde", "H", "KS AS 2H 3S", 2, "another trump suit"),
]


def cards(tokens: str) -> list[Card]:
    """The cards that `tokens` name."""
    found = [card for card in map(parse_card, tokens.split()) if card]
    assert len(found) == len(tokens.split())
    return found


@pytest.mark.parametrize(("game", "trump", "plays", "place", "title"), WON, ids=[f"{row[0]}: {row[4]}" for row in WON])
def test_winners(game: str, trump: str, plays: str, place: int, title: str) -> None:
    """alsos.tricks.winner, alcalde.tricks.winner: the highest trump, otherwise the highest card of the suit led."""
    assert winner(trick_order(Suit(trump), *ORDERS[game]), cards(plays)) == place


@pytest.mark.parametrize(("game", "size"), [("alsos", 8), ("alcalde", 10)])
@pytest.mark.parametrize("trump", list(Suit))
def test_numbers(game: str, size: int, trump: Suit) -> None:
    """Each card has one number: plain suits first, trumps last, within a suit the weakest first."""
    plain, trumps = ORDERS[game]
    order = trick_order(trump, plain, trumps)
    assert (order.trump, order.suit_size, len(order.cards)) == (trump, size, 4 * size)
    assert [order.numbers[card] for card in order.cards] == list(range(4 * size))
    assert len(order.numbers) == 4 * size
    for start in range(0, 4 * size, size):
        suit = order.cards[start : start + size]
        assert len({card.suit for card in suit}) == 1
        expected = trumps if start == 3 * size else plain
        assert tuple(card.rank for card in suit) == expected[::-1]
    assert {card.suit for card in order.cards[3 * size :]} == {trump}


def beats(order: TrickOrder, ranks: tuple[Rank, ...], one: Card, other: Card) -> bool:
    """Whether `other`, played after `one`, is better: said once more, from the rule."""
    if other.suit is one.suit:
        return ranks.index(other.rank) < ranks.index(one.rank)
    return other.suit is order.trump


@pytest.mark.parametrize("game", ORDERS)
@pytest.mark.parametrize("trump", list(Suit))
def test_beats(game: str, trump: Suit) -> None:
    """Of any two cards: a higher one of the same suit is better, else a trump, and nothing else."""
    plain, trumps = ORDERS[game]
    order = trick_order(trump, plain, trumps)
    for one in order.cards:
        for other in order.cards:
            ranks = trumps if one.suit is trump else plain
            found = order.beats[order.numbers[one]][order.numbers[other]]
            assert found is (one != other and beats(order, ranks, one, other))


@given(orders, st.data())
def test_nobody_beats_the_winner(order: TrickOrder, data: st.DataObject) -> None:
    """The winner is a trump if one was played, else of the suit led, and the strongest of its suit on the table."""
    plays = data.draw(st.lists(st.sampled_from(order.cards), min_size=1, max_size=6, unique=True))
    won = plays[winner(order, plays)]
    suit = order.trump if any(card.suit is order.trump for card in plays) else plays[0].suit
    assert won.suit is suit
    assert order.numbers[won] == max(order.numbers[card] for card in plays if card.suit is suit)


@given(orders, st.data())
def test_order_of_the_other_cards(order: TrickOrder, data: st.DataObject) -> None:
    """The first card sets the suit; the order of the others does not change the card that wins."""
    plays = data.draw(st.lists(st.sampled_from(order.cards), min_size=2, max_size=5, unique=True))
    mixed = [plays[0], *data.draw(st.permutations(plays[1:]))]
    assert plays[winner(order, plays)] == mixed[winner(order, mixed)]


def test_made_once() -> None:
    """The tables of one order are made once, and another trump suit has its own."""
    assert trick_order(Suit.CLUBS, *ORDERS["alsos"]) is trick_order(Suit.CLUBS, *ORDERS["alsos"])
    assert trick_order(Suit.CLUBS, *ORDERS["alsos"]) is not trick_order(Suit.HEARTS, *ORDERS["alsos"])
