"""The engine and a second statement of the rules, which shares no code with it, say the same about random deals.

At every moment of a deal, auction, announcements and exchange included: whose turn it is, what may be done, where the
cards lie; at its end: the tricks, the melds, the points, every item, the units, the office. `DEALS` sets how many
deals of each game are compared (`make second-statement` runs a hundred thousand).
"""

from __future__ import annotations

import os
import random
from collections import Counter

from engine import alcalde, alsos
from engine.cards import Card, parse_card
from engine.record import token
from tests.reference import alcalde_again, alsos_again, alsos_melds_again, packs

DEALS = int(os.environ.get("DEALS", "1500"))


class Stacked:
    """A generator that shuffles a pack into an order known before."""

    def __init__(self, pack: list[str]) -> None:
        self.pack = pack

    def shuffle(self, pack: list[Card]) -> None:
        """The pack in that order."""
        pack[:] = cards(self.pack)


def cards(tokens: list[str]) -> tuple[Card, ...]:
    """The engine's cards for card tokens."""
    found = tuple(card for card in map(parse_card, tokens) if card)
    assert len(found) == len(tokens)
    return found


def words(lying: object) -> list[str]:
    """Card tokens in alphabetical order; a place where no card lies is left out."""
    return sorted(str(card) for card in lying if card is not None)


def choose(acts: set[str], rng: random.Random, busy: float) -> str:
    """One act; `busy` is how often something is said where a pass or an end of turn would do."""
    if "stop" in acts:  # seldom, or no chain would ever reach the end of the talon
        return rng.choice(sorted(acts)) if rng.random() < 0.3 else min(acts - {"stop"})
    quiet = acts & {"pass", "end", "decline"}
    if quiet and rng.random() > busy:
        return rng.choice(sorted(quiet))
    return rng.choice(sorted(acts))


def test_alsos_agrees_on_every_act_and_every_settlement() -> None:
    """From the deal to the units: what is legal, where the cards lie and what it comes to are the same for both."""
    rng = random.Random(20261130)
    met: Counter[str] = Counter()
    for number in range(DEALS):
        pack = packs.WAYS[number % len(packs.WAYS)](rng)
        again = alsos_again.Deal(pack)
        state = alsos.start(alsos.deal_from(Stacked(pack)))
        busy = rng.choice([0.1, 0.4, 0.8])
        while again.turn is not None:
            assert_same_moment(state, again)
            by_token = {token(event): event for event in alsos.legal_events(state)}
            assert set(by_token) == again.acts(), (pack, again.phase)
            act = choose(set(by_token), rng, busy)
            met[f"{again.phase} {act.partition(':')[0]}"] += 1
            state = alsos.apply(state, by_token[act])
            again.do(act)
        assert_same_moment(state, again)
        assert alsos.legal_events(state) == ()
        met[again.phase] += 1
        if again.phase == "done":
            assert_same_end(state, again, met)
    absent = [name for name in TO_BE_MET if not met[name]]
    assert not absent, f"{DEALS} deals did not come to this: {absent}"


SPOKEN = ["pass", "end", "announce", "kontra", "rekontra"]
ACTS = {
    "auction": ["accept", "pass", "bid"],
    "early": SPOKEN,
    "late": SPOKEN,
    "exchange": ["decline", "exchange", "take", "stop", "discard"],
    "tricks": ["play"],
}
TO_BE_MET = [
    *(f"{phase} {act}" for phase, acts in ACTS.items() for act in acts),
    *("redeal", "done", "a tie", "talon exhausted", "eight exchanged"),
    *(f"{promise} {end}" for promise in ["parti", *alsos_again.PROMISES] for end in ("won", "lost")),
    *(f"{kind} scores" for kind in ("a run", "a four", "a béla")),
]
"""What the random deals have to come to, so that the agreement says something: every act in every phase, every end."""


def assert_same_moment(state: alsos.State, again: alsos_again.Deal) -> None:
    """Phase, turn, trumps, declarer and every card are the same for both."""
    assert (state.phase.value, state.to_move) == (again.phase, again.turn)
    assert (state.trump and state.trump.value, state.declarer) == (again.trump, again.declarer)
    assert [words(hand) for hand in state.hands] == [sorted(hand) for hand in again.hands]
    talon = state.talon
    lying = [again.indicator] if again.exchanger is None else again.out[:1]
    assert words([talon.lowest]) == lying
    assert talon.top == (None if again.top is None else parse_card(again.top))
    assert [str(card) for card in (talon.turned_up, *talon.hidden) if card is not None] == again.hidden
    assert words(state.discards) == sorted(again.out[1:])


def assert_same_end(state: alsos.State, again: alsos_again.Deal, met: Counter[str]) -> None:
    """Tricks, melds, points, items and units of a finished deal are the same for both."""
    tricks = [(trick.leader, *map(str, trick.cards), trick.winner) for trick in state.tricks]
    assert tricks == again.tricks
    assert [words(hand) for hand in state.final_hands] == [sorted(hand) for hand in again.final]
    for side, theirs in zip(
        alsos.melds(state.final_hands, state.trump), alsos_melds_again.melds(again.final, again.trump), strict=True
    ):
        assert {(frozenset(map(str, meld.cards)), meld.points) for meld in side} == set(theirs)
        met.update(f"a {meld.kind.value.replace('vannak', 'four').replace('bela', 'béla')} scores" for meld in side)
    score = alsos.settle(state)
    assert list(score.tally.card_points) == again.card_points()
    assert list(score.tally.meld_points) == again.melded
    assert alsos.undealt_points(state) == again.undealt_points()
    theirs = [(item[0], item[1], item[2], again.stake(item), again.outcome(item)) for item in again.items]
    ours = [
        (result.item.announcement.value, int(result.item.owner), result.item.phase.value, result.item.stake, result.won)
        for result in score.results
    ]
    assert ours == theirs
    assert list(score.units) == again.units()
    met.update(f"{name} {'won' if won else 'lost'}" for name, _, _, _, won in theirs)
    met["a tie"] += score.tally.totals[0] == score.tally.totals[1]
    met["talon exhausted"] += again.exchanger is not None and not again.hidden
    met["eight exchanged"] += again.exchanger is not None and again.out[0][:-1] == "8"


def test_alsos_melds_agree_on_hands_rich_in_runs() -> None:
    """The melds that score are the same sets of cards for the same points, also in hands with long runs and fours."""
    rng = random.Random(7)
    for _ in range(DEALS):
        suits = rng.sample(alsos_again.SUITS, 2)
        rich = [card for card in alsos_again.PACK if card[-1] in suits]
        poor = [card for card in alsos_again.PACK if card[-1] not in suits]
        rng.shuffle(rich)
        rng.shuffle(poor)
        pack = rich[:12] + poor[:12] if rng.random() < 0.5 else rng.sample(alsos_again.PACK, 24)
        hands = [pack[:12], pack[12:24]]
        trump = rng.choice(alsos_again.SUITS)
        ours = alsos.melds((cards(hands[0]), cards(hands[1])), cards(["A" + trump])[0].suit)
        for side, again in zip(ours, alsos_melds_again.melds(hands, trump), strict=True):
            found = {(frozenset(map(str, meld.cards)), meld.points) for meld in side}
            assert sorted(found, key=str) == sorted(set(again), key=str), (hands, trump)


def test_alcalde_agrees_on_every_act_and_every_point() -> None:
    """Turns, tricks, drawing, the optional exchange, points and the next mayor are the same for both statements."""
    rng = random.Random(1820)
    met: Counter[str] = Counter()
    for number in range(DEALS):
        pack = alcalde_again.random_pack(rng)
        exchange = number % 2 == 0
        again = alcalde_again.Deal(pack, exchange)
        state = alcalde.start(alcalde.deal_from(Stacked(pack)), alcalde.Options(indicator_exchange=exchange))
        while again.turn() is not None:
            assert state.to_move == again.turn()
            assert state.trump.value == again.trump
            assert [words(hand) for hand in state.hands] == [sorted(hand) for hand in again.hands], pack
            assert [str(card) for card in state.stock] == again.stock
            assert [(play.seat, str(play.card)) for play in state.trick] == again.trick
            by_token = {token(event): event for event in alcalde.legal_events(state)}
            assert set(by_token) == again.acts(), pack
            act = rng.choice(sorted(by_token))
            met[act.partition(":")[0]] += 1
            state = alcalde.apply(state, by_token[act])
            again.do(act)
        assert alcalde.legal_events(state) == ()
        assert [(trick.winner, [*map(str, trick.cards)]) for trick in state.tricks] == again.tricks
        mayor, opponents = again.points()
        assert (state.card_points.mayor, state.card_points.opponents) == (mayor, opponents), pack
        assert alcalde.next_mayor(mayor) == again.next_mayor(), pack
        assert alcalde.mayor_stays(mayor) == (again.next_mayor() == alcalde_again.MAYOR)
        met[f"next mayor {again.next_mayor()}"] += 1
        met["sixty all"] += mayor == opponents
    absent = {"play", "exchange-indicator", "next mayor 0", "next mayor 2", "sixty all"} - set(+met)
    assert not absent, f"{DEALS} deals did not come to this: {absent}"
