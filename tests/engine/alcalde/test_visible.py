"""What each seat may see: nothing of it changes when the cards it may not see change places."""

from __future__ import annotations

import random
from dataclasses import fields, is_dataclass
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.alcalde import (
    Deal,
    Event,
    ExchangeIndicator,
    Options,
    PlayCard,
    Seat,
    State,
    apply,
    legal_events,
    sees_hand,
    start,
    visible_to,
)
from engine.cards import Card
from tests.engine.alcalde.table import (
    DEAL,
    EXCHANGE_ON,
    LEFT,
    MAYOR,
    RIGHT,
    card,
    cards,
    choices,
    deals,
    game,
    lay,
    options,
    swap_in_deal,
)


def cards_in(value: object) -> set[Card]:
    """Every card that can be reached from `value`."""
    if isinstance(value, Card):
        return {value}
    if is_dataclass(value):
        return cards_in(tuple(getattr(value, field.name) for field in fields(value)))
    if isinstance(value, (tuple, list, set, frozenset)):
        return set().union(*(cards_in(item) for item in value))
    if isinstance(value, dict):
        return cards_in(tuple(value.items()))
    return set()


def swapped_openly(steps: list[tuple[State, Event | None]]) -> set[Card]:
    """The cards that everybody saw: the indicator of the deal, and what was given and taken for an indicator."""
    seen: set[Card | None] = {steps[0][0].deal.indicator}
    for (_, event), (after, _) in pairwise(steps):
        if isinstance(event, ExchangeIndicator):
            seen.add(after.indicator)
    return {each for each in seen if each}


def hidden_from(viewer: Seat, state: State) -> set[Card]:
    """The cards in hands and stock that `viewer` may not see, by the rules."""
    unseen = [holder for holder in Seat if viewer is not holder and MAYOR in (viewer, holder)]
    return cards_in([state.hands[holder] for holder in unseen]) | cards_in(state.stock[:-1])


@settings(max_examples=50)
@given(deals, options, choices, st.sampled_from(Seat), st.data())
def test_nothing_hidden_can_be_reached(
    deal: Deal, agreed: Options, choose: random.Random, viewer: Seat, data: st.DataObject
) -> None:
    """alcalde.deal.open-hands: no field of what a seat sees holds a card it may not see; all it may see is there."""
    steps = game(deal, agreed, choose)
    at = data.draw(st.integers(0, len(steps) - 1))
    state = steps[at][0]
    known = swapped_openly(steps[: at + 1])
    reached = cards_in(visible_to(state, viewer))
    assert reached & hidden_from(viewer, state) <= known
    seen = [state.hands[holder] for holder in Seat if viewer is holder or MAYOR not in (viewer, holder)]
    assert reached >= cards_in(seen) | cards_in(state.stock[-1:]) | cards_in([play.card for play in state.trick])


@settings(max_examples=50)
@given(deals, options, choices, st.sampled_from(Seat), st.data())
def test_hidden_cards_may_change_places(
    deal: Deal, agreed: Options, choose: random.Random, viewer: Seat, data: st.DataObject
) -> None:
    """If the cards a seat may not see had been dealt in another order, it would see exactly the same."""
    steps = game(deal, agreed, choose)
    at = data.draw(st.integers(0, len(steps) - 1))
    state = steps[at][0]
    hidden = sorted(hidden_from(viewer, state) - swapped_openly(steps[: at + 1]))
    places = dict(zip(hidden, data.draw(st.permutations(hidden)), strict=True))

    def packet(held: tuple[Card | None, ...]) -> tuple[Card | None, ...]:
        return tuple(places.get(each, each) if each else None for each in held)

    right, left, mayor = (packet(hand) for hand in deal.hands)
    other = start(Deal((right, left, mayor), packet(deal.stock)), agreed)
    for _, event in steps[:at]:
        assert event is not None
        other = apply(other, event)
    assert visible_to(other, viewer) == visible_to(state, viewer)


@settings(max_examples=30)
@given(deals, options, choices, st.sampled_from(Seat))
def test_a_player_knows_his_own_moves(deal: Deal, agreed: Options, choose: random.Random, viewer: Seat) -> None:
    """The shape stays, and what a seat sees is enough to know what it may do at its turn."""
    for state, _ in game(deal, agreed, choose):
        seen = visible_to(state, viewer)
        assert (seen.phase, seen.to_move, seen.trump, seen.leader) == (
            state.phase,
            state.to_move,
            state.trump,
            state.leader,
        )
        assert (seen.trick, seen.card_points, seen.indicator) == (state.trick, state.card_points, state.indicator)
        assert [len(hand) for hand in seen.hands] == [len(hand) for hand in state.hands]
        assert len(seen.stock) == len(state.stock)
        assert [done.plays for done in seen.tricks] == [done.plays for done in state.tricks]
        if state.to_move is viewer:
            assert legal_events(seen) == legal_events(state)


@pytest.mark.parametrize(
    ("viewer", "holder", "sees"),
    [
        (RIGHT, RIGHT, True),
        (RIGHT, LEFT, True),
        (RIGHT, MAYOR, False),
        (LEFT, RIGHT, True),
        (LEFT, LEFT, True),
        (LEFT, MAYOR, False),
        (MAYOR, RIGHT, False),
        (MAYOR, LEFT, False),
        (MAYOR, MAYOR, True),
    ],
)
def test_open_hands(viewer: Seat, holder: Seat, sees: bool) -> None:
    """alcalde.deal.open-hands: the opponents see each other's cards, nobody else sees another's."""
    assert sees_hand(viewer, holder) is sees
    seen = visible_to(start(DEAL), viewer)
    expected = DEAL.hands[holder] if sees else (None,) * len(DEAL.hands[holder])
    assert seen.hands[holder] == expected
    assert seen.deal.hands[holder] == expected


def test_the_stock() -> None:
    """alcalde.deal.indicator: of the stock everyone sees the indicator, and nothing else."""
    for viewer in Seat:
        seen = visible_to(start(DEAL), viewer)
        assert seen.stock == seen.deal.stock == (*[None] * 27, card("AS"))


AFTER_A_TRICK = lay(start(DEAL), "AH 3H 2S KC")


@pytest.mark.parametrize(
    ("viewer", "drawn"),
    [
        (RIGHT, (None, None, card("AC"), card("AD"))),
        (LEFT, (None, None, card("AC"), card("AD"))),
        (MAYOR, (card("KH"), card("7S"), None, None)),
    ],
)
def test_drawn_cards(viewer: Seat, drawn: tuple[Card | None, ...]) -> None:
    """Who draws is seen by all, what is drawn only by those who see that hand."""
    seen = visible_to(AFTER_A_TRICK, viewer).tricks[0]
    assert tuple(drawer for drawer, _ in seen.drawn) == (MAYOR, MAYOR, RIGHT, LEFT)
    assert tuple(each for _, each in seen.drawn) == drawn
    assert tuple(play.card for play in seen.plays) == cards("AH 3H 2S KC")


def test_a_view_can_be_seen_again() -> None:
    """What a seat sees of its own view is that view; through another's eyes only what both see is left."""
    once = visible_to(AFTER_A_TRICK, RIGHT)
    assert visible_to(once, RIGHT) == once
    assert visible_to(once, MAYOR).hands == ((None,) * 3, (None,) * 3, (None,) * 6)


def test_the_exchange_is_open() -> None:
    """alcalde.variants.exchange: the card given lies open as the new indicator for everyone."""
    state = start(swap_in_deal(DEAL, "7S", "KC"), EXCHANGE_ON)
    state = apply(lay(state, "AH 3H"), ExchangeIndicator(MAYOR))
    for viewer in Seat:
        assert visible_to(state, viewer).indicator == card("7S")
    assert visible_to(state, RIGHT).hands[MAYOR] == (None,) * 6
    assert PlayCard(MAYOR, card("AS")) in legal_events(visible_to(state, MAYOR))
