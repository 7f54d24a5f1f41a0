"""The tricks in small ints: the same obligations, winners and points as the rules state in cards."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from engine.alsos import Play, PlayCard, Seat, apply, core
from engine.alsos.values import LAST_TRICK, order
from engine.cards import Suit
from tests.engine.alsos.table import card, cards, game, seeds


@pytest.mark.parametrize("trump", list(Suit))
def test_one_set_of_tables_serves_every_trump(trump: Suit) -> None:
    """alsos.cards.ranks: numbered with trumps last, winners and points are the same whatever the trump suit."""
    assert order(trump).beats == core.TAKES
    assert core.cards_of(core.TRUMPS, trump) == order(trump).cards[24:]
    assert {one.suit for one in core.cards_of(core.TRUMPS, trump)} == {trump}


@pytest.mark.parametrize(
    ("hand", "lead", "legal"),
    [
        pytest.param("AH KH 7S", None, "AH KH 7S", id="leading: any card"),
        pytest.param("AH 7H JS 9C", "KH", "AH 7H", id="follow suit, higher or lower"),
        pytest.param("AH 7H JS 9C", "10S", "JS", id="follow suit in trumps"),
        pytest.param("AH 7H 8S", "JS", "8S", id="follow suit in trumps though it loses"),
        pytest.param("AH 8S JS 9C", "KD", "8S JS", id="no suit led: any trump"),
        pytest.param("AH 9C", "KD", "AH 9C", id="neither: any card"),
        pytest.param("AH 9C", "KS", "AH 9C", id="no trump to a trump: any card"),
    ],
)
def test_legal_mask(hand: str, lead: str | None, legal: str) -> None:
    """alsos.tricks.follow-suit, .must-trump, .free-discard, .no-overtaking: spades are trumps."""
    numbers = order(Suit.SPADES).numbers
    led = core.NO_LEAD if lead is None else numbers[card(lead)]
    mask = core.legal_mask(core.mask_of(cards(hand), Suit.SPADES), led)
    assert set(core.cards_of(mask, Suit.SPADES)) == set(cards(legal))


def test_masks_and_cards() -> None:
    """A hand and its mask translate both ways; a hidden card sets no bit, an empty hand is 0."""
    hand = cards("7S JS AH 8C")
    mask = core.mask_of(hand, Suit.SPADES)
    assert set(core.cards_of(mask, Suit.SPADES)) == set(hand)
    assert core.mask_of((*hand, None), Suit.SPADES) == mask
    assert core.mask_of((), Suit.SPADES) == 0
    assert core.ALL_CARDS == (1 << 32) - 1


@given(seeds)
def test_ints_and_cards_agree(seed: int) -> None:
    """The tricks of a deal run on ints alone end with the captured points of the readable play."""
    states = game(seed)
    play = states[-1].play
    if play is None or states[-1].trump is None:
        return
    trump = play.trump
    final = states[-1].final_hands
    assert final is not None
    numbers = order(trump).numbers
    hands = [core.mask_of(hand, trump) for hand in final]
    points = [0, 0]
    for trick in play.tricks:
        lead, answer = (numbers[one] for one in trick.cards)
        leader, other = trick.leader, trick.leader.other
        assert core.legal_mask(hands[leader], core.NO_LEAD) >> lead & 1
        assert core.legal_mask(hands[other], lead) >> answer & 1
        hands[leader] ^= 1 << lead
        hands[other] ^= 1 << answer
        winner = other if core.TAKES[lead][answer] else leader
        points[winner] += core.TRICK_POINTS[lead][answer]
        if not any(hands):
            points[winner] += LAST_TRICK
        assert winner is trick.winner
    assert hands == [0, 0]
    assert tuple(points) == play.card_points


def test_random_playouts_on_ints_are_legal_plays() -> None:
    """A playout on masks alone, turned into events, is accepted by the readable play."""
    generator = random.Random(11)
    pack = list(order(Suit.HEARTS).cards)
    generator.shuffle(pack)
    play = Play(Suit.HEARTS, Seat.NON_DEALER, (tuple(pack[:12]), tuple(pack[12:24])))
    while play.to_move is not None:
        assert play.hands is not None
        seat = play.to_move
        lead = core.NO_LEAD if play.lead is None else order(Suit.HEARTS).numbers[play.lead]
        mask = core.legal_mask(core.mask_of(play.hands[seat], Suit.HEARTS), lead)
        play = apply(play, PlayCard(seat, generator.choice(core.cards_of(mask, Suit.HEARTS))))
    assert len(play.tricks) == 12
