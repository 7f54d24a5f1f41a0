"""What each card leads to: in the last tricks what plain minimax finds, before that an honest estimate.

`ENDINGS` sets how many endings are compared (`make deep` compares ten thousand).
"""

from __future__ import annotations

import os
import random
from dataclasses import replace

import pytest

from engine.alcalde import PACK, Deal, PlayCard, Seat, State, apply, deal_from, legal_events, start, visible_to
from engine.alcalde.analysis import Prospect, analyse
from engine.alcalde.choices import as_good
from engine.cards import Card, parse_card
from tests.engine.alcalde.table import LEFT, MAYOR, RIGHT, card, cards
from tests.reference import alcalde_again, alcalde_minimax

ENDINGS = int(os.environ.get("ENDINGS", "150"))


def cards_of(tokens: list[str]) -> tuple[Card, ...]:
    """The engine's cards for card tokens."""
    return tuple(found for found in map(parse_card, tokens) if found)


def both_after(rng: random.Random, plays: int) -> tuple[State, alcalde_again.Deal]:
    """The same deal for the engine and for the second statement, after so many random plays."""
    pack = alcalde_again.random_pack(rng)
    again = alcalde_again.Deal(pack)
    state = start(Deal((cards_of(pack[:3]), cards_of(pack[3:6]), cards_of(pack[6:12])), cards_of(pack[12:])))
    for _ in range(plays):
        played = rng.choice(sorted(again.hands[again.turn()]))
        state = apply(state, PlayCard(Seat(again.turn()), card(played)))
        again.do("play:" + played)
    return state, again


def test_endings_agree_with_minimax() -> None:
    """alcalde.tricks.*, alcalde.office.sixty: for each card what the mayor takes, and whether he stays."""
    rng = random.Random(60)
    for _ in range(ENDINGS):
        state, again = both_after(rng, rng.choice([31, 32, 32, 32, 32, 33, 34, 35, 36, 37, 38, 39]))
        found = tuple(analyse(state, rng))
        assert {str(prospect.card): prospect.mayor for prospect in found} == alcalde_minimax.outcomes(again), (
            again.hands
        )
        assert [prospect.card for prospect in found] == [event.card for event in legal_events(state)]
        for prospect in found:
            assert prospect.is_exact
            assert prospect.error == 0
            assert prospect.stays == (prospect.mayor >= 60)


@pytest.mark.parametrize("seed", [1, 2])
def test_the_last_three_tricks_agree_with_minimax(seed: int) -> None:
    """From the first lead without a stock on, twelve cards are played exactly."""
    state, again = both_after(random.Random(seed), 28)
    found = tuple(analyse(state, random.Random(0)))
    assert {str(prospect.card): prospect.mayor for prospect in found} == alcalde_minimax.outcomes(again)


def test_best_play_keeps_its_promise() -> None:
    """Whoever plays the best card each time, what was foreseen with twelve cards left is what the deal comes to."""
    for seed in range(5):
        state, _ = both_after(random.Random(seed), 28)
        foreseen = None
        while state.to_move is not None:
            chosen = as_good(tuple(analyse(state, random.Random(0))), state.to_move)[0]
            foreseen = chosen.mayor if foreseen is None else foreseen
            assert chosen.mayor == foreseen
            state = apply(state, PlayCard(state.to_move, chosen.card))
        assert state.card_points.mayor == foreseen
        assert tuple(analyse(state, random.Random(0))) == ()


def test_best_is_for_the_seat() -> None:
    """The mayor wants many points, his opponents few; all that are equally good are best."""
    prospects = tuple(
        Prospect(each, mayor, 0.0, 0.0, 0) for each, mayor in zip(cards("AS KS 3S"), (60.0, 70.0, 60.0), strict=True)
    )
    assert as_good(prospects, MAYOR) == prospects[1:2]
    assert as_good(prospects, RIGHT) == as_good(prospects, LEFT) == (prospects[0], prospects[2])


@pytest.mark.parametrize("plays", [0, 1, 2, 5, 14, 26, 27])
def test_estimates_use_only_what_the_player_sees(plays: int) -> None:
    """alcalde.deal.open-hands: hidden hands and stock may be any, the estimate is the same."""
    state, _ = both_after(random.Random(plays), plays)
    assert state.to_move is not None
    assert state.stock
    seen = visible_to(state, state.to_move)
    estimates = tuple(analyse(state, random.Random(1), playouts=40))
    assert estimates == tuple(analyse(seen, random.Random(1), playouts=40))
    assert [prospect.card for prospect in estimates] == [event.card for event in legal_events(state)]
    for prospect in estimates:
        assert prospect.playouts == 40
        assert not prospect.is_exact
        assert state.card_points.mayor <= prospect.mayor <= 120 - state.card_points.opponents
        assert 0 <= prospect.stays <= 1
        assert prospect.error > 0


def test_estimates_are_the_mean_over_deals_and_plays() -> None:
    """The estimate of a card is within its error of what a plain count over many random deals and plays comes to."""
    state, _ = both_after(random.Random(8), 25)
    estimates = tuple(analyse(state, random.Random(1), playouts=600))
    rng = random.Random(2)
    for prospect in estimates:
        results = [finished(dealt_anew(state, rng), prospect.card, rng) for _ in range(300)]
        mean = sum(results) / len(results)
        error = (sum((each - mean) ** 2 for each in results) / len(results) ** 2) ** 0.5
        assert abs(mean - prospect.mayor) <= 4 * (error**2 + prospect.error**2) ** 0.5
        assert 0.5 < prospect.error / (error * (300 / 600) ** 0.5) < 2
        staying = sum(each >= 60 for each in results) / len(results)
        assert abs(staying - prospect.stays) < 0.15


def dealt_anew(state: State, rng: random.Random) -> State:
    """The state with what the player to move cannot see shuffled among its places."""
    assert state.to_move is not None
    seen = visible_to(state, state.to_move)
    shown = {each for hand in (*seen.hands, seen.stock) for each in hand if each}
    gone = {each for trick in state.tricks for each in trick.cards} | {laid.card for laid in state.trick}
    hidden = [each for each in PACK if each not in shown | gone]
    rng.shuffle(hidden)
    right, left, mayor, stock = (tuple(each or hidden.pop() for each in hand) for hand in (*seen.hands, seen.stock))
    assert not hidden
    return replace(state, play=replace(state.play, hands=(right, left, mayor), stock=stock))


def finished(state: State, chosen: Card, rng: random.Random) -> int:
    """What the mayor has in the end when all play random cards after `chosen`."""
    assert state.to_move is not None
    state = apply(state, PlayCard(state.to_move, chosen))
    while state.to_move is not None:
        state = apply(state, rng.choice(legal_events(state)))
    return state.card_points.mayor


def test_more_playouts_less_error() -> None:
    """Four times the playouts halve the error."""
    state, _ = both_after(random.Random(3), 3)
    few = next(analyse(state, random.Random(1), playouts=400))
    many = next(analyse(state, random.Random(1), playouts=1600))
    assert 1.6 < few.error / many.error < 2.5


def test_what_cannot_be_analysed() -> None:
    """A single playout has no error to tell; a hidden hand has no exact ending."""
    state = start(deal_from(random.Random(1)))
    with pytest.raises(ValueError, match="two playouts"):
        next(analyse(state, random.Random(1), playouts=1))
    ending, _ = both_after(random.Random(1), 29)
    assert ending.to_move is not None
    with pytest.raises(ValueError, match="hidden"):
        next(analyse(visible_to(ending, ending.to_move), random.Random(1)))
