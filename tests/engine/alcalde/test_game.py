"""What holds in every deal of Alcalde, whoever plays what: properties over whole random deals."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings

from engine.alcalde import (
    PACK,
    Deal,
    ExchangeIndicator,
    Options,
    Phase,
    PlayCard,
    Seat,
    State,
    apply,
    legal_events,
    start,
)
from tests.engine.alcalde.table import CANDIDATES, EXCHANGE_ON, choices, deals, game, options, refused


def everywhere(state: State) -> list[object]:
    """Every card of the deal, wherever it lies now."""
    lying = [each for hand in (*state.hands, state.stock) for each in hand]
    played = [play.card for trick in state.tricks for play in trick.plays]
    return [*lying, *played, *(play.card for play in state.trick)]


@settings(max_examples=100)
@given(deals, options, choices)
def test_no_card_is_lost_or_doubled(deal: Deal, agreed: Options, choose: random.Random) -> None:
    """alcalde.cards.pack: in every state the forty cards lie somewhere, each once."""
    for state, _ in game(deal, agreed, choose):
        assert sorted(map(str, everywhere(state))) == sorted(map(str, PACK))


@settings(max_examples=100)
@given(deals, options, choices)
def test_every_deal_counts_a_hundred_and_twenty(deal: Deal, agreed: Options, choose: random.Random) -> None:
    """alcalde.cards.values, alcalde.tricks.ten: after ten tricks the two counts add up to 120, and nothing is left."""
    steps = game(deal, agreed, choose)
    last = steps[-1][0]
    assert last.phase is Phase.DONE
    assert len(last.tricks) == 10
    assert sum(isinstance(event, PlayCard) for _, event in steps) == 40
    assert last.card_points.mayor + last.card_points.opponents == 120
    assert last.hands == ((), (), ())
    assert last.stock == ()
    assert last.indicator is None


@settings(max_examples=100)
@given(deals, options, choices)
def test_hands_and_stock(deal: Deal, agreed: Options, choose: random.Random) -> None:
    """alcalde.tricks.draw, alcalde.tricks.indicator-last: full hands for eight leads, then two, then one card each."""
    for state, _ in game(deal, agreed, choose):
        if state.trick:
            continue
        done = len(state.tricks)
        left = min(3, 10 - done)
        assert [len(hand) for hand in state.hands] == [left, left, 2 * left]
        assert len(state.stock) == max(0, 28 - 4 * done)
        assert all(len(trick.drawn) == (4 if at < 7 else 0) for at, trick in enumerate(state.tricks))
        if not agreed.indicator_exchange and done >= 7:
            assert state.tricks[6].drawn[-1][1] == deal.indicator


@settings(max_examples=100)
@given(deals, options, choices)
def test_each_seat_plays_its_share(deal: Deal, agreed: Options, choose: random.Random) -> None:
    """alcalde.tricks.two-cards, alcalde.tricks.lead: one card each, the mayor's two in a row; the winner leads on."""
    tricks = game(deal, agreed, choose)[-1][0].tricks
    assert tricks[0].leader is Seat.RIGHT
    for trick, after in pairwise(tricks):
        assert after.leader is trick.winner
    for trick in tricks:
        seats = [play.seat for play in trick.plays]
        assert seats[0] is trick.leader
        assert sorted(seats) == [Seat.RIGHT, Seat.LEFT, Seat.MAYOR, Seat.MAYOR]
        at = seats.index(Seat.MAYOR)
        assert seats[at + 1] is Seat.MAYOR
        one_each = list(dict.fromkeys(seats))
        assert all((second - first) % 3 == 1 for first, second in pairwise(one_each))


@pytest.mark.parametrize("agreed", [Options(), EXCHANGE_ON], ids=["exchange off", "exchange on"])
def test_what_is_listed_is_accepted_and_nothing_else(agreed: Options) -> None:
    """Over every event that can be written down, of all seats: listed, and accepted; or not listed, and refused."""
    exchanges = 0

    @settings(max_examples=25)
    @given(deals, choices)
    def hold(deal: Deal, choose: random.Random) -> None:
        nonlocal exchanges
        for state, _ in game(deal, agreed, choose):
            listed = legal_events(state)
            assert len(set(listed)) == len(listed)
            assert all(event.seat is state.to_move for event in listed)
            accepted = set()
            for event in CANDIDATES:
                refusal = refused(state, event)
                if refusal is None:
                    accepted.add(event)
                    continue
                assert refusal.facts["seat"] is event.seat
            assert accepted == set(listed)
            exchanges += any(isinstance(event, ExchangeIndicator) for event in listed)

    hold()
    assert (exchanges > 0) is agreed.indicator_exchange


@settings(max_examples=30)
@given(deals, options, choices)
def test_a_replay_is_a_fold(deal: Deal, agreed: Options, choose: random.Random) -> None:
    """The deal and its events are the whole truth: played again they give the same states, as a chapter alone too."""
    steps = game(deal, agreed, choose)
    again = start(deal, agreed)
    alone = again.play
    for state, event in steps:
        assert again == state
        if event is None:
            break
        again = apply(again, event)
        if not agreed.indicator_exchange:
            alone = apply(alone, event)
            assert alone == again.play
