"""What each player has the right to see, and that nothing else can be read from what he is given."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings

from engine.alsos import (
    Accept,
    Deal,
    Discard,
    Event,
    ExchangeSeven,
    Phase,
    PlayCard,
    Seat,
    State,
    StopTaking,
    TakeCard,
    deal_from,
    legal_events,
    settle,
    start,
    visible_to,
)
from engine.alsos.deal import known
from engine.cards import Card
from tests.engine.alsos.table import (
    CHAIN,
    DEALER,
    NON_DEALER,
    PARTI_76,
    PARTI_76_PLAYS,
    QUIET,
    accepted,
    after_tricks,
    card,
    cards,
    declined,
    fold,
    game,
    seeds,
    turns,
)


def shown(value: object) -> Iterator[Card]:
    """Every card that can be read anywhere in a value, private fields included."""
    if isinstance(value, Card):
        yield value
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from shown(getattr(value, field.name))
    elif isinstance(value, tuple | list | frozenset):
        for one in value:
            yield from shown(one)


def rightful(state: State, seat: Seat) -> set[Card]:
    """What the seat may see, from the rules: its own cards, the open cards of the talon, and what was played."""
    deal, exchange = state.deal, state.exchange
    seen = {deal.indicator, deal.top, *known(deal.hands[seat])}
    if state.phase not in (Phase.AUCTION, Phase.REDEAL, Phase.EARLY):
        seen |= set(known(deal.last_four[seat]))
    if exchange is not None:
        seen |= set(exchange.taken)
        if exchange.turned_up is not None:
            seen.add(exchange.turned_up)
        if exchange.exchanger is not None:
            seen.add(exchange.service_card)
    if state.play is not None:
        seen |= set(state.play.played(NON_DEALER)) | set(state.play.played(DEALER))
    return seen


@settings(max_examples=60, deadline=None)
@given(seeds)
def test_nothing_but_what_is_rightful(seed: int) -> None:
    """alsos.deal.packets, alsos.exchange.open: exactly the rightful cards can be read, anywhere in the value."""
    states = game(seed)
    for state in states:
        for seat in Seat:
            seen = visible_to(state, seat)
            assert set(shown((seen, seen.talon, seen.hands, seen.reserve, seen.final_hands))) == rightful(state, seat)


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_what_stays_the_same(seed: int) -> None:
    """Sizes, phase, turn, talon and tricks are open to both; whoever is to move sees all he may do."""
    states = game(seed)
    for state in states:
        for seat in Seat:
            seen = visible_to(state, seat)
            assert (seen.phase, seen.to_move, seen.items) == (state.phase, state.to_move, state.items)
            assert [len(hand) for hand in seen.hands] == [len(hand) for hand in state.hands]
            assert seen.hands[seat] == state.hands[seat]
            assert [len(packet) for packet in seen.reserve] == [len(packet) for packet in state.reserve]
            assert (seen.talon.lowest, seen.talon.turned_up, seen.talon.top) == (
                state.talon.lowest,
                state.talon.turned_up,
                state.talon.top,
            )
            assert seen.talon.hidden == (None,) * len(state.talon.hidden)
            assert seen.tricks == state.tricks
            assert visible_to(seen, seat) == seen
            if state.to_move is seat:
                assert legal_events(seen) == legal_events(state)


@pytest.mark.parametrize("seat", list(Seat))
@pytest.mark.parametrize("seed", range(12))
def test_unseen_cards_make_no_difference(seed: int, seat: Seat) -> None:
    """Two deals that differ only in what a player cannot see look exactly the same to him."""
    generator = random.Random(seed)
    deal = deal_from(generator)
    other = seat.other
    unseen = [*known(deal.hands[other]), *known(deal.last_four[other]), *known(deal.hidden)]
    generator.shuffle(unseen)
    hands = (deal.hands[seat], tuple(unseen[:8]))
    last_four = (deal.last_four[seat], tuple(unseen[8:12]))
    swapped = Deal(
        hands=hands if seat is NON_DEALER else (hands[1], hands[0]),
        last_four=last_four if seat is NON_DEALER else (last_four[1], last_four[0]),
        indicator=deal.indicator,
        hidden=tuple(unseen[12:]),
        top=deal.top,
    )
    events: list[Event] = [Accept(NON_DEALER), *turns(NON_DEALER, QUIET), *turns(NON_DEALER, QUIET)]
    for length in range(len(events) + 1):
        one, two = fold(start(deal), *events[:length]), fold(start(swapped), *events[:length])
        assert one != two
        assert visible_to(one, seat) == visible_to(two, seat)


@pytest.mark.parametrize("seat", list(Seat))
def test_start(seat: Seat) -> None:
    """alsos.deal.packets: at first each sees his eight, the indicator and the top card; nobody's last four."""
    seen = visible_to(start(PARTI_76), seat)
    assert seen.hands[seat] == PARTI_76.hands[seat]
    assert seen.hands[seat.other] == (None,) * 8
    assert seen.reserve == ((None,) * 4, (None,) * 4)
    assert (seen.talon.lowest, seen.talon.top) == (card("QS"), card("KD"))
    assert seen.talon.hidden == (None,) * 6


def test_picked_up_cards() -> None:
    """alsos.deal.packets: once picked up each sees his own last four, not the opponent's."""
    seen = visible_to(accepted(PARTI_76), NON_DEALER)
    assert seen.hands == (PARTI_76.hands[0] + PARTI_76.last_four[0], (None,) * 12)


@pytest.fixture(name="exchanged")
def after_the_chain() -> State:
    """The non-dealer has swapped the seven, taken KS, AH and 9S, and laid away AC, QS and JH."""
    state = fold(accepted(CHAIN), ExchangeSeven(NON_DEALER))
    state = fold(state, *(TakeCard(NON_DEALER, one) for one in cards("KS AH 9S")))
    return fold(state, *(Discard(NON_DEALER, one) for one in cards("AC QS JH")))


def test_taken_is_seen_and_discards_are_not(exchanged: State) -> None:
    """alsos.exchange.open: both know what was taken, turned up and swapped; only the exchanger what he laid away."""
    own, others = visible_to(exchanged, NON_DEALER), visible_to(exchanged, DEALER)
    for seen in (own, others):
        assert seen.exchange is not None
        assert seen.exchange.taken == cards("QS KS AH 9S")
        assert (seen.talon.lowest, seen.talon.turned_up, seen.talon.top) == (card("7S"), card("8D"), None)
        assert seen.deal.hidden == (*cards("AH 9S 8D"), None, None, None)
    assert own.discards == cards("AC QS JH")
    assert others.discards == (None, None, None)
    assert others.hands[NON_DEALER] == (None,) * 12


def test_what_was_discarded_cannot_be_told_apart(exchanged: State) -> None:
    """alsos.exchange.open: the opponent sees the same whether taken cards were laid away or kept."""
    state = fold(accepted(CHAIN), ExchangeSeven(NON_DEALER))
    state = fold(state, *(TakeCard(NON_DEALER, one) for one in cards("KS AH 9S")))
    kept = fold(state, *(Discard(NON_DEALER, one) for one in cards("JC JH KC")))
    assert kept != exchanged
    assert visible_to(kept, DEALER) == visible_to(exchanged, DEALER)


def test_declining_tells_nothing() -> None:
    """alsos.exchange.timing: both are asked, so declining does not show who holds the seven."""
    state = accepted(CHAIN)
    assert visible_to(state, DEALER).to_move is NON_DEALER
    assert fold(state, ExchangeSeven(NON_DEALER), StopTaking(NON_DEALER)).phase is Phase.TRICKS


def test_played_cards_are_seen_by_both() -> None:
    """alsos.tricks.winner: the tricks are open; what was played no longer hides in the hand."""
    state = after_tricks(declined(PARTI_76), "9S JS | AH")
    seen = visible_to(state, NON_DEALER)
    assert seen.tricks == state.tricks
    assert seen.play is not None
    assert seen.play.trick == (PlayCard(DEALER, card("AH")),)
    assert seen.hands[DEALER] == (None,) * 10


def test_settled_deal_shows_the_same_score_to_both() -> None:
    """A finished deal is settled the same from either side: all that counts has been played."""
    state = after_tricks(declined(PARTI_76), PARTI_76_PLAYS)
    for seat in Seat:
        assert settle(visible_to(state, seat)) == settle(state)
