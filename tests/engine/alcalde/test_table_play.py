"""The table for bots plays the same game as the readable play: same turns, refusals, draws and points."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.alcalde import Deal, Options, Play, PlayCard, Seat, apply, core, deal_from, start, visible_to
from engine.alcalde.play import legal_plays, refusal
from engine.alcalde.table_play import DRAWERS, TABLE, TURNS, TablePlay, dealt, playout
from engine.cards import Suit
from engine.errors import NotAllowed
from tests.engine.alcalde.table import choices, deals, game

seeds = st.integers(0, 2**32)


def tokens(table: TablePlay, numbers: list[int] | tuple[int, ...]) -> list[str]:
    """Numbers as card tokens, in their order."""
    return [str(core.table(table.trump).order.cards[number]) for number in numbers]


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_the_same_game(seed: int) -> None:
    """alcalde.tricks.*: at every card the table and the readable play agree on turn, hands, stock and points."""
    rng = random.Random(seed)
    table = dealt(rng)
    play = table.as_play()
    chosen = []
    while play.to_move is not None:
        assert table.to_move == play.to_move
        assert tokens(table, table.legal) == [str(event.card) for event in legal_plays(play)]
        assert [tokens(table, hand) for hand in table.hands] == [list(map(str, hand)) for hand in play.hands or ()]
        assert tokens(table, table.stock) == list(map(str, play.stock))
        number = rng.choice(table.legal)
        chosen.append(number)
        table.play(number)
        play = apply(play, PlayCard(play.to_move, core.table(play.trump).order.cards[number]))
        assert (table.points[2], table.points[0] + table.points[1]) == (
            play.card_points.mayor,
            play.card_points.opponents,
        )
    assert not table.legal
    assert table.log == chosen
    assert table.as_play() == play
    assert sum(table.points) == 120


@settings(max_examples=40, deadline=None)
@given(seeds, st.integers(0, 40))
def test_every_other_card_is_refused(seed: int, plays: int) -> None:
    """alcalde.tricks.own-card, .ten: a card not held is refused with the rule, and nothing changes."""
    rng = random.Random(seed)
    table = dealt(rng)
    for _ in range(plays):
        table.play(rng.choice(table.legal))
    before = table.as_play()
    for number in set(range(40)) - set(table.legal):
        with pytest.raises(NotAllowed) as refused:
            table.play(number)
        expected = refusal(before, PlayCard(Seat(table.to_move), core.table(table.trump).order.cards[number]))
        assert expected is not None
        assert (refused.value.rule, refused.value.facts) == (expected.rule, expected.facts)
        assert refused.value.rule == ("alcalde.tricks.ten" if plays == 40 else "alcalde.tricks.own-card")
        assert table.as_play() == before


@pytest.mark.parametrize("number", [-1, 40, 99])
def test_no_such_card(number: int) -> None:
    """A number that is no card is the caller's mistake, not a move that a rule forbids."""
    with pytest.raises(ValueError, match="no card"):
        dealt(random.Random(1)).play(number)


@settings(max_examples=40, deadline=None)
@given(seeds, st.integers(0, 40))
def test_a_copy_is_the_way_back(seed: int, plays: int) -> None:
    """What is played on at a table leaves its copy as it was, and the other way round."""
    rng = random.Random(seed)
    table = dealt(rng)
    for _ in range(plays):
        table.play(rng.choice(table.legal))
    before, legal = table.as_play(), list(table.legal)
    kept = table.copy()
    while table.legal:
        table.play(rng.choice(table.legal))
    assert kept.as_play() == before
    assert kept.legal == legal
    end = table.as_play()
    while kept.legal:
        kept.play(rng.choice(kept.legal))
    assert table.as_play() == end


@settings(max_examples=25, deadline=None)
@given(deals, choices)
def test_a_table_can_be_laid_at_any_card(deal: Deal, choose: random.Random) -> None:
    """A table laid in the middle of a deal, or of a trick, goes on from there, exchanges made or not."""
    for state, _ in game(deal, Options(indicator_exchange=True), choose):
        table = TablePlay(state.play)
        assert table.log == []
        assert table.as_play() == state.play
        assert (table.points[2], sum(table.points)) == (
            state.card_points.mayor,
            state.card_points.mayor + state.card_points.opponents,
        )
        assert sorted(tokens(table, table.legal)) == sorted(str(event.card) for event in legal_plays(state.play))
        while table.legal:
            table.play(choose.choice(table.legal))
        assert sum(table.points) == 120


def test_what_a_table_cannot_be_laid_from() -> None:
    """Hidden cards, or a trick out of context."""
    state = dealt(random.Random(1)).as_play()
    with pytest.raises(ValueError, match="out of context"):
        TablePlay(Play(Suit.SPADES, Seat.RIGHT, None, length=1))
    assert state.hands is not None
    with pytest.raises(ValueError, match="hidden"):
        TablePlay(Play(state.trump, Seat.RIGHT, (state.hands[0], state.hands[1], (None,) * 6), stock=state.stock))
    with pytest.raises(ValueError, match="hidden"):
        TablePlay(Play(state.trump, Seat.RIGHT, state.hands, stock=(None, *state.stock[1:])))


def test_hidden_stock_of_a_viewer() -> None:
    """What a player sees of a deal is not enough to play it out."""
    state = start(deal_from(random.Random(3)))
    with pytest.raises(ValueError, match="hidden"):
        TablePlay(visible_to(state, Seat.MAYOR).play)


@pytest.mark.parametrize("trump", list(Suit))
def test_one_set_of_tables_serves_every_trump(trump: Suit) -> None:
    """alcalde.cards.ranks: numbered with trumps last, winners and points are the same whatever the trump suit."""
    assert core.table(trump).order.beats == TABLE.order.beats
    assert core.table(trump).card_points == TABLE.card_points


def test_turns_and_drawers() -> None:
    """alcalde.tricks.order, .two-cards, .draw: counter-clockwise from the leader, or the winner; the mayor twice."""
    assert TURNS == DRAWERS == ((0, 1, 2, 2), (1, 2, 2, 0), (2, 2, 0, 1))


@settings(max_examples=40, deadline=None)
@given(seeds, st.integers(0, 40))
def test_playouts_are_plays(seed: int, plays: int) -> None:
    """A playout is the game that a table plays with the same chances, and leaves its table alone."""
    rng = random.Random(seed)
    table = dealt(rng)
    for _ in range(plays):
        table.play(rng.choice(table.legal))
    before = table.as_play()
    found = playout(table, random.Random(seed))
    assert table.as_play() == before
    chances = random.Random(seed)
    while table.legal:
        table.play(table.legal[int(chances.random() * len(table.legal))])
    assert found == (table.points[2], table.points[0] + table.points[1])


def test_playouts_go_everywhere() -> None:
    """Random play from one deal ends with different points, 120 in all."""
    table = dealt(random.Random(2))
    found = {playout(table, rng) for rng in map(random.Random, range(50))}
    assert len(found) > 15
    assert {sum(points) for points in found} == {120}


def test_numbers_and_cards() -> None:
    """A table says what its numbers stand for, there and back, trumps last."""
    table = dealt(random.Random(1))
    assert [table.order.numbers[card] for card in table.order.cards] == list(range(40))
    assert {table.order.cards[number].suit for number in range(30, 40)} == {table.trump}
