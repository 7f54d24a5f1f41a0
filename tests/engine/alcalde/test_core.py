"""A deal run through on small ints alone comes to the same as the readable play."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings

from engine.alcalde import Deal, Options, PlayCard, Seat, core
from engine.cards import Suit
from tests.engine.alcalde.table import LEFT, MAYOR, RIGHT, cards, choices, deals, game


@settings(max_examples=60)
@given(deals, choices)
def test_ints_and_cards_agree(deal: Deal, choose: random.Random) -> None:
    """Whose turn, what may be played, who captures, what it is worth and who draws: the same from ints."""
    played = game(deal, Options(), choose)
    table = core.table(deal.trump)
    number = table.order.numbers
    hands = [sum(1 << number[each] for each in hand if each) for hand in deal.hands]
    stock = [number[each] for each in deal.stock if each]
    leader: int = Seat.RIGHT
    trick: list[int] = []
    found = []
    for state, event in played[:-1]:
        assert isinstance(event, PlayCard)
        seat = core.SEATS_IN_TRICK[leader][len(trick)]
        assert seat is state.to_move
        assert core.playable(hands[seat]) >> number[event.card] & 1
        hands[seat] ^= 1 << number[event.card]
        trick.append(number[event.card])
        if len(trick) < 4:
            continue
        winner = core.winner(table, leader, trick)
        drawn = [(drawer, stock.pop(0)) for drawer in core.drawing(winner, len(stock))]
        for drawer, each in drawn:
            hands[drawer] |= 1 << each
        found.append((leader, winner, core.trick_points(table, trick), [(at, table.order.cards[n]) for at, n in drawn]))
        leader, trick = winner, []
    tricks = played[-1][0].tricks
    assert found == [(done.leader, done.winner, done.card_points, list(done.drawn)) for done in tricks]


@pytest.mark.parametrize("trump", list(Suit))
def test_card_points_of_the_table(trump: Suit) -> None:
    """alcalde.cards.values: under every trump the numbers stand for 120 points."""
    assert sum(core.table(trump).card_points) == 120


@pytest.mark.parametrize(
    ("winner", "order"),
    [(RIGHT, (RIGHT, LEFT, MAYOR, MAYOR)), (LEFT, (LEFT, MAYOR, MAYOR, RIGHT)), (MAYOR, (MAYOR, MAYOR, RIGHT, LEFT))],
)
def test_drawing(winner: Seat, order: tuple[Seat, ...]) -> None:
    """alcalde.tricks.draw: counter-clockwise from the winner, the mayor two together; nobody from an empty stock."""
    assert core.drawing(winner, 28) == order
    assert core.drawing(winner, 4) == order
    assert core.drawing(winner, 0) == ()


def test_worth_does_not_ask_who_wins() -> None:
    """alcalde.tricks.winner: who wins and what it is worth are two questions; the worth is the same in any order."""
    table = core.table(Suit.SPADES)
    numbers = [table.order.numbers[each] for each in cards("AH 3H 2S KC")]
    assert core.trick_points(table, numbers) == core.trick_points(table, numbers[::-1]) == 25
