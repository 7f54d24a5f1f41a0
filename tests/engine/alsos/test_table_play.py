"""The table for bots plays the same game as the readable play: same legal cards, same refusals, same points."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.alsos import Play, PlayCard, Seat, apply, legal_events, refusal, visible_to
from engine.alsos.core import NO_LEAD, cards_of
from engine.alsos.table_play import TablePlay, dealt, numbers_of, playout
from engine.alsos.values import PACK_TOTAL, order
from engine.cards import Suit
from engine.errors import NotAllowed
from tests.engine.alsos.table import card, cards, game, seeds

SPADES = order(Suit.SPADES).numbers


def legal_cards(table: TablePlay) -> list[str]:
    """The legal cards as tokens, sorted."""
    return sorted(str(order(table.trump).cards[number]) for number in table.legal)


@settings(max_examples=40, deadline=None)
@given(seeds, st.sampled_from(list(Suit)), st.sampled_from(list(Seat)))
def test_the_same_game(seed: int, trump: Suit, leader: Seat) -> None:
    """alsos.tricks.*: at every card the table and the readable play agree on turn, legal cards, hands and points."""
    rng = random.Random(seed)
    table = dealt(rng, trump, leader)
    play = table.as_play()
    assert play.leader is leader
    assert play.trump is trump
    chosen = []
    while play.to_move is not None:
        assert table.to_move == play.to_move
        assert table.lead == (NO_LEAD if play.lead is None else order(trump).numbers[play.lead])
        assert legal_cards(table) == sorted(
            str(event.card) for event in legal_events(play) if isinstance(event, PlayCard)
        )
        assert [set(cards_of(hand, trump)) for hand in table.hands] == [set(hand) for hand in play.hands or ()]
        number = rng.choice(table.legal)
        chosen.append(number)
        table.play(number)
        play = apply(play, PlayCard(play.to_move, order(trump).cards[number]))
        assert tuple(table.points) == play.card_points
    assert not table.legal
    assert table.log == chosen
    assert table.as_play() == play


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_every_other_card_is_refused(seed: int) -> None:
    """An illegal card is refused with the rule of the readable play, and nothing changes."""
    rng = random.Random(seed)
    table = dealt(rng, Suit.HEARTS)
    for _ in range(rng.randrange(24)):
        table.play(rng.choice(table.legal))
    before = table.as_play()
    for number in set(range(32)) - set(table.legal):
        with pytest.raises(NotAllowed) as refused:
            table.play(number)
        event = PlayCard(Seat(table.to_move), order(Suit.HEARTS).cards[number])
        expected = refusal(before, event)
        assert expected is not None
        assert (refused.value.rule, refused.value.facts) == (expected.rule, expected.facts)
        assert table.as_play() == before


REFUSALS = [
    ("not held", "AH 7H", "KH JS", [], "10D", "alsos.tricks.own-card"),
    ("does not follow suit", "AH 7H", "KH JS", ["AH"], "JS", "alsos.tricks.follow-suit"),
    ("does not trump", "AD 7H", "KH JS", ["AD"], "KH", "alsos.tricks.must-trump"),
    ("after the last trick", "AH 7H", "KH QH", ["AH", "KH", "7H", "QH"], "QH", "alsos.tricks.twelve"),
]


@pytest.mark.parametrize(
    ("title", "first", "second", "played", "tried", "rule"), REFUSALS, ids=[r[0] for r in REFUSALS]
)
def test_refusals(title: str, first: str, second: str, played: list[str], tried: str, rule: str) -> None:
    """Each refusal names its rule."""
    table = TablePlay(Play(Suit.SPADES, Seat.NON_DEALER, (cards(first), cards(second)), length=2))
    for token in played:
        table.play(SPADES[card(token)])
    with pytest.raises(NotAllowed) as refused:
        table.play(SPADES[card(tried)])
    assert refused.value.rule == rule


@pytest.mark.parametrize("number", [-1, 32, 99])
def test_no_such_card(number: int) -> None:
    """A number that is no card is the caller's mistake, not a move that a rule forbids."""
    with pytest.raises(ValueError, match="no card"):
        dealt(random.Random(1), Suit.CLUBS).play(number)


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_a_copy_is_the_way_back(seed: int) -> None:
    """What is played on at a table leaves its copy as it was, and the other way round."""
    rng = random.Random(seed)
    table = dealt(rng, Suit.CLUBS)
    for _ in range(rng.randrange(24)):
        table.play(rng.choice(table.legal))
    before, legal = table.as_play(), list(table.legal)
    kept = table.copy()
    while table.legal:
        table.play(rng.choice(table.legal))
    assert kept.as_play() == before
    assert list(kept.legal) == legal
    end = table.as_play()
    while kept.legal:
        kept.play(rng.choice(kept.legal))
    assert table.as_play() == end


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_a_table_can_be_laid_at_any_card(seed: int) -> None:
    """A table laid in the middle of a deal, or of a trick, goes on from there; its log begins empty."""
    states = [state for state in game(seed) if state.play is not None]
    for state in states:
        assert state.play is not None
        table = TablePlay(state.play)
        assert table.log == []
        assert table.as_play() == state.play
        assert tuple(table.points) == state.play.card_points
        assert legal_cards(table) == sorted(
            str(event.card) for event in legal_events(state.play) if isinstance(event, PlayCard)
        )
        if table.legal:
            table.play(table.legal[0])
            assert len(table.as_play().trick) == 1 - len(state.play.trick)


def test_what_a_table_cannot_be_laid_from() -> None:
    """Hidden hands, a trick out of context, or hands that do not fit the tricks to come."""
    state = next(state for seed in range(99) for state in game(seed) if state.play is not None and state.to_move)
    seen = visible_to(state, Seat.DEALER).play
    assert seen is not None
    with pytest.raises(ValueError, match="hidden"):
        TablePlay(seen)
    with pytest.raises(ValueError, match="out of context"):
        TablePlay(Play(Suit.SPADES, Seat.DEALER, None, length=1))
    with pytest.raises(ValueError, match="as many cards"):
        TablePlay(Play(Suit.SPADES, Seat.DEALER, (cards("AH"), cards("KH"))))


def test_numbers_of() -> None:
    """A mask is listed in ascending order, across the pieces in which it is looked up."""
    assert numbers_of(0) == ()
    assert numbers_of((1 << 32) - 1) == tuple(range(32))
    assert numbers_of(1 << 31 | 1 << 22 | 1 << 21 | 1 << 11 | 1 << 10 | 1) == (0, 10, 11, 21, 22, 31)


def test_a_deal_of_the_pack() -> None:
    """Twelve cards each, all different, the same ones for the same generator."""
    hands = dealt(random.Random(5), Suit.CLUBS).hands
    assert [hand.bit_count() for hand in hands] == [12, 12]
    assert not hands[0] & hands[1]
    assert hands == dealt(random.Random(5), Suit.CLUBS).hands != dealt(random.Random(6), Suit.CLUBS).hands


@settings(max_examples=40, deadline=None)
@given(seeds, st.sampled_from(list(Seat)), st.integers(0, 24))
def test_playouts_are_plays(seed: int, leader: Seat, plays: int) -> None:
    """A playout is the game that a table plays with the same chances, from any card, and leaves its table alone."""
    rng = random.Random(seed)
    table = dealt(rng, Suit.DIAMONDS, leader)
    for _ in range(plays):
        table.play(rng.choice(table.legal))
    before = table.as_play()
    found = playout(table, random.Random(seed))
    assert table.as_play() == before
    chances = random.Random(seed)
    while table.legal:
        table.play(table.legal[int(chances.random() * len(table.legal))])
    assert found == tuple(table.points)


def test_playouts_go_everywhere() -> None:
    """Random play from one deal ends with different points, and all that the cards are worth is taken."""
    table = dealt(random.Random(2), Suit.SPADES)
    found = {playout(table, rng) for rng in map(random.Random, range(50))}
    assert len(found) > 20
    assert len({sum(points) for points in found}) == 1
    assert all(0 <= points <= PACK_TOTAL for pair in found for points in pair)


@pytest.mark.parametrize("trump", list(Suit))
def test_numbers_and_cards(trump: Suit) -> None:
    """A table says what its numbers stand for, there and back."""
    table = dealt(random.Random(1), trump)
    assert [table.order.numbers[card] for card in table.order.cards] == list(range(32))
    assert {table.order.cards[number].suit for number in range(24, 32)} == {trump}
    assert table.order.cards[table.legal[0]] in (table.as_play().hands or ())[0]
