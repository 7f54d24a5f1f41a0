"""The engine and a second statement of the rules, which shares no code with it, say the same about random deals.

`DEALS` sets how many deals of each game are compared (`make second-statement` runs a hundred thousand).
"""

from __future__ import annotations

import os
import random

from engine import alcalde, alsos
from engine.cards import Card, parse_card
from engine.record import token
from tests.reference import alcalde_again, alsos_again

DEALS = int(os.environ.get("DEALS", "1500"))


def cards(tokens: list[str]) -> tuple[Card, ...]:
    """The engine's cards for card tokens."""
    found = tuple(card for card in map(parse_card, tokens) if card)
    assert len(found) == len(tokens)
    return found


def choose(acts: set[str], rng: random.Random, busy: float) -> str:
    """One act; `busy` is how often something is said where a pass or an end of turn would do."""
    quiet = acts & {"pass", "end", "decline", "stop"}
    if quiet and rng.random() > busy:
        return rng.choice(sorted(quiet))
    return rng.choice(sorted(acts))


def alsos_deal(pack: list[str]) -> alsos.Deal:
    """The engine's deal for a stacked pack, cut into packets here rather than by the engine."""
    again = alsos_again.Deal(pack)
    return alsos.Deal(
        hands=(cards(again.first[0]), cards(again.first[1])),
        last_four=(cards(again.last[0]), cards(again.last[1])),
        indicator=cards([again.indicator])[0],
        hidden=cards(again.hidden),
        top=cards([again.top])[0],
    )


def test_alsos_agrees_on_every_act_and_every_settlement() -> None:
    """What is legal at each act, and what the deal comes to, is the same for both statements."""
    rng = random.Random(20261130)
    met = dict.fromkeys(["redeal", "exchange", "take", "discard", "kontra", "rekontra", "bid"], 0)
    for number in range(DEALS):
        again = alsos_again.Deal(alsos_again.random_pack(rng))
        if number % 3 == 0:  # make exchanges common: the declarer or the other holds the seven of the indicator's suit
            seven = ("8" if again.indicator[:-1] == "7" else "7") + again.indicator[-1]
            again = alsos_again.Deal(swapped_to_front(again, seven))
        pack = repack(again)
        state = alsos.start(alsos_deal(pack))
        busy = rng.choice([0.1, 0.4, 0.8])
        while again.turn is not None:
            by_token = {token(event): event for event in alsos.legal_events(state)}
            acts = again.acts()
            assert set(by_token) == acts, (pack, again.phase)
            act = choose(acts, rng, busy)
            met[act.partition(":")[0]] = met.get(act.partition(":")[0], 0) + 1
            state = alsos.apply(state, by_token[act])
            again.do(act)
        assert alsos.legal_events(state) == ()
        if again.phase == "redeal":
            met["redeal"] += 1
            continue
        score = alsos.settle(state)
        assert list(score.tally.card_points) == again.card_points(), pack
        assert alsos.undealt_points(state) == again.undealt_points(), pack
        assert list(score.tally.meld_points) == alsos_again.meld_points(again.final, again.trump), pack
        theirs = [(item[0], item[1], item[2], again.stake(item), again.outcome(item)) for item in again.items]
        ours = [
            (r.item.announcement.value, int(r.item.owner), r.item.phase.value, r.item.stake, r.won)
            for r in score.results
        ]
        assert ours == theirs, pack
        assert list(score.units) == again.units(), pack
    assert all(met.values()), f"an act that no random deal reached: {met}"


def repack(again: alsos_again.Deal) -> list[str]:
    """The pack, in the order dealt, that gives these packets."""
    one, two = again.first
    talon = [again.indicator, *again.last[0], *again.last[1], *again.hidden, again.top]
    return [*one[:4], *two[:4], *one[4:], *two[4:], *talon]


def swapped_to_front(again: alsos_again.Deal, seven: str) -> list[str]:
    """The same pack with the serving seven or eight changed places with the first card dealt."""
    pack = repack(again)
    at = pack.index(seven)
    pack[0], pack[at] = pack[at], pack[0]
    return pack


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
        for side, again in zip(ours, alsos_again.melds(hands, trump), strict=True):
            found = {(frozenset(map(str, meld.cards)), meld.points) for meld in side}
            assert sorted(found, key=str) == sorted(set(again), key=str), (hands, trump)


def test_alcalde_agrees_on_every_act_and_every_point() -> None:
    """Turns, drawing, the optional exchange, points and the next mayor are the same for both statements."""
    rng = random.Random(1820)
    exchanges = 0
    for number in range(DEALS):
        pack = alcalde_again.random_pack(rng)
        exchange = number % 2 == 0
        again = alcalde_again.Deal(pack, exchange)
        deal = alcalde.Deal(hands=(cards(pack[:3]), cards(pack[3:6]), cards(pack[6:12])), stock=cards(pack[12:]))
        state = alcalde.start(deal, alcalde.Options(indicator_exchange=exchange))
        while again.turn() is not None:
            by_token = {token(event): event for event in alcalde.legal_events(state)}
            assert set(by_token) == again.acts(), pack
            assert state.to_move == again.turn()
            act = rng.choice(sorted(by_token))
            exchanges += act == "exchange-indicator"
            state = alcalde.apply(state, by_token[act])
            again.do(act)
            assert [sorted(map(str, hand)) for hand in state.hands] == [sorted(hand) for hand in again.hands], pack
        assert alcalde.legal_events(state) == ()
        mayor, opponents = again.points()
        assert (state.card_points.mayor, state.card_points.opponents) == (mayor, opponents), pack
        assert alcalde.next_mayor(mayor) == again.next_mayor(), pack
    assert exchanges > DEALS / 50
