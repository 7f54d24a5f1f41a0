"""Mirrors: who dealt matters until there is a declarer and never after; a suit of Alcalde is a suit like another.

In Alsós the two players are told apart by one thing, that the non-dealer calls first. So a deal is mirrored by giving
each the other's cards, eight and four, and letting the auction end with the same trumps and the mirrored declarer;
from there on every act is the other's. In Alcalde no two seats are alike – the mayor is alone, his right leads and
succeeds him – but the four suits are.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine import alcalde, alsos
from engine.cards import Card, Suit
from engine.notation import read, write
from engine.record import replay, result_of
from tests.properties.strategies import Played, alcalde_deals, alsos_deals


def mirrored(whole: Played) -> Played:
    """The same deal with the two players in each other's place."""
    deal, last = whole.last.deal, whole.last
    state = alsos.start(replace(deal, hands=deal.hands[::-1], last_four=deal.last_four[::-1]))
    after_auction = [act for was, act in zip(whole.states, whole.events, strict=False) if was.phase != "auction"]
    states, events = [state], [*auction_for(last), *(others(act) for act in after_auction)]
    for act in events:
        states.append(alsos.apply(states[-1], act))
    return Played(states, events)


def auction_for(last: alsos.State) -> list[alsos.Call]:
    """The shortest auction with these trumps in which the other player becomes declarer."""
    non_dealer, dealer = alsos.Seat
    refused = [alsos.Pass(non_dealer), alsos.Pass(dealer)]
    if last.declarer is None:
        return refused * 2
    declarer = last.declarer.other
    waiting = [alsos.Pass(non_dealer)] if declarer is dealer else []
    if last.auction.accepted:
        return [*waiting, alsos.Accept(declarer)]
    return [*refused, *waiting, alsos.Bid(declarer, last.trump), alsos.Pass(declarer.other)]


def others(act: Any) -> Any:
    """The same act, done by the other player."""
    return replace(act, seat=act.seat.other)


@settings(max_examples=50)
@given(alsos_deals())
def test_who_dealt_does_not_matter_after_the_auction(whole: Played) -> None:
    """At every moment the same is allowed to the other player, and in the end each has what the other had."""
    last = whole.last
    assume(last.phase is alsos.Phase.DONE)
    twin = mirrored(whole)
    played = [state for state in whole.states if state.phase != "auction"]
    again = [state for state in twin.states if state.phase != "auction"]
    for state, other in zip(played, again, strict=True):
        assert other.phase is state.phase
        assert other.to_move == (None if state.to_move is None else state.to_move.other)
        assert alsos.legal_events(other) == tuple(others(act) for act in alsos.legal_events(state))
        for seat in alsos.Seat:
            assert alsos.visible_to(other, seat).hands == alsos.visible_to(state, seat.other).hands[::-1]
    score, mirror = alsos.settle(last), alsos.settle(twin.last)
    assert mirror.units == score.units[::-1]
    assert mirror.tally.card_points == score.tally.card_points[::-1]
    assert mirror.tally.meld_points == score.tally.meld_points[::-1]
    assert [(one.item, one.won) for one in mirror.results] == [
        (replace(one.item, owner=one.item.owner.other), one.won) for one in score.results
    ]


@settings(max_examples=40)
@given(alsos_deals())
def test_each_keeps_what_is_hers(whole: Played) -> None:
    """Told with the names exchanged too, the mirrored deal has the same result to the last word."""
    example = whole.example
    twin = replace(mirrored(whole).example, players=example.players[::-1])
    assert result_of(twin, replay(read(write(twin))).steps[-1].after) == result_of(example, whole.last)


@settings(max_examples=40)
@given(alcalde_deals(), st.permutations(list(Suit)))
def test_suits_are_only_suits(whole: Played, suits: list[Suit]) -> None:
    """alcalde.cards.ranks: with the suits renamed throughout, every trick goes to the same seat for the same points."""
    renamed = dict(zip(Suit, suits, strict=True))

    def other(card: Card) -> Card:
        return Card(card.rank, renamed[card.suit])

    deal = whole.last.deal
    right, left, mayor = (tuple(map(other, hand)) for hand in deal.hands)
    state = alcalde.start(alcalde.Deal((right, left, mayor), tuple(map(other, deal.stock))), whole.last.options)
    for was, act in zip(whole.states, whole.events, strict=False):
        assert len(alcalde.legal_events(state)) == len(alcalde.legal_events(was))
        state = alcalde.apply(state, replace(act, card=other(act.card)) if hasattr(act, "card") else act)
    assert [(one.leader, one.winner, one.card_points) for one in state.tricks] == [
        (one.leader, one.winner, one.card_points) for one in whole.last.tricks
    ]
    assert state.card_points == whole.last.card_points


@settings(max_examples=40)
@given(alsos_deals(), st.integers(0, 2**32))
def test_plain_suits_are_alike_in_the_tricks(whole: Played, seed: int) -> None:
    """alsos.cards.suits: the order of the suits plays no part in the tricks: renamed, they go as they went.

    Only the tricks and card points: between equal runs the suit decides (alsos.melds.run-comparison).
    """
    last = whole.last
    assume(last.phase is alsos.Phase.DONE)
    suits = list(Suit)
    Random(seed).shuffle(suits)
    renamed = dict(zip(Suit, suits, strict=True))

    def other(card: Card) -> Card:
        return Card(card.rank, renamed[card.suit])

    hands = tuple(tuple(map(other, hand)) for hand in last.final_hands)
    play = alsos.Play(renamed[last.trump], last.declarer, hands)
    for trick in last.tricks:
        for one in trick.plays:
            play = alsos.apply(play, replace(one, card=other(one.card)))
    assert [(one.winner, one.card_points) for one in play.tricks] == [
        (one.winner, one.card_points) for one in last.tricks
    ]
