"""The counts of Alsós agree with what combinatorics and the analysis say, and come out the same for a seed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb, sqrt
from random import Random

import pytest

from engine import alsos
from engine.alsos import Announcement, Play, Seat, State, statistics
from engine.alsos.analysis import Analyst
from engine.alsos.auction import Auction
from engine.alsos.values import KASSZA_RANKS, PACK
from engine.cards import Card, Rank
from engine.samples import Rate

DEALS = 3000
DEALT = statistics.dealt(DEALS, Random("a test"))


def agrees(found: Rate, exact: float) -> bool:
    """Whether a count lies within four standard errors of the true rate: chance alone misses once in 16,000."""
    return abs(found.value - exact) <= 4 * sqrt(exact * (1 - exact) / found.deals)


@pytest.mark.parametrize("trumps", range(8))
def test_trumps_in_the_first_eight(trumps: int) -> None:
    """Hypergeometric: of 31 cards beside the indicator seven are trumps, eight are dealt (alsos.deal.packets)."""
    exact = comb(7, trumps) * comb(24, 8 - trumps) / comb(31, 8)
    assert DEALT.trumps[trumps].deals == DEALS
    assert agrees(DEALT.trumps[trumps], exact)


def test_bela() -> None:
    """The indicator is neither king nor queen (6 of 8), and both are among one's twelve of 31 (alsos.melds.bela)."""
    assert agrees(DEALT.bela, 6 / 8 * (12 * 11) / (31 * 30))


def test_fours() -> None:
    """One of six ranks complete among twelve of 32, by inclusion and exclusion (alsos.melds.vannak)."""
    exact = sum(-((-1) ** ranks) * comb(6, ranks) * comb(32 - 4 * ranks, 12 - 4 * ranks) for ranks in (1, 2, 3))
    assert agrees(DEALT.four, exact / comb(32, 12))


def suits_without(length: int) -> list[int]:
    """By their number, the choices of cards of one suit in which no `length` neighbours are together."""
    ways = [0] * 9
    for size in range(9):
        for held in combinations(range(8), size):
            row = "".join("x" if place in held else "." for place in range(8))
            ways[size] += "x" * length not in row
    return ways


def hands_without(length: int) -> int:
    """The hands of twelve without such a run, the four suits combined."""
    hands = [1]
    for _ in range(4):
        suit = suits_without(length)
        hands = [
            sum(hands[taken] * suit[size - taken] for taken in range(len(hands)) if 0 <= size - taken <= 8)
            for size in range(13)
        ]
    return hands[12]


@pytest.mark.parametrize("length", [3, 4, 5])
def test_runs(length: int) -> None:
    """So many neighbours of a suit among twelve of 32, counted suit by suit (alsos.melds.run-values)."""
    assert agrees(DEALT.runs[length], 1 - hands_without(length) / comb(32, 12))


def test_a_longer_run_scores_more_often() -> None:
    """The comparison begins with the length (alsos.melds.run-comparison); each deal is counted under one length."""
    scores = [DEALT.run_scores[length] for length in (3, 4, 5)]
    assert scores[0].value < scores[1].value < scores[2].value
    assert [score.deals for score in scores[:2]] == [
        DEALT.runs[3].hits - DEALT.runs[4].hits,
        DEALT.runs[4].hits - DEALT.runs[5].hits,
    ]


HOLDINGS = [(0, 8, ()), (3, 8, ()), (7, 8, ()), (1, 12, (Rank.SEVEN,)), (5, 12, (Rank.SEVEN,)), (2, 12, KASSZA_RANKS)]


@pytest.mark.parametrize(("trumps", "size", "ranks"), HOLDINGS)
def test_holding(trumps: int, size: int, ranks: tuple[Rank, ...]) -> None:
    """The declarer's first cards hold the trumps asked for; twelve each, all different, one trump left as indicator."""
    random = Random(4)
    suits = set()
    for _ in range(50):
        play = statistics.holding(trumps, size, random, ranks)
        suits.add(play.trump)
        assert play.hands is not None
        own, other = play.hands
        assert play.leader is Seat.NON_DEALER
        assert len(own) == len(other) == 12
        assert len({*own, *other}) == 24
        assert sum(card is not None and card.suit is play.trump for card in own[:size]) == trumps
        assert {Card(rank, play.trump) for rank in ranks} <= set(own)
        assert sum(card.suit is play.trump for card in PACK if card not in (*own, *other)) >= 1
    assert len(suits) == 4


def test_holding_is_a_fair_part_of_all_deals() -> None:
    """Of the other trumps, sixteen of the remaining 23 cards come into play: as many as in any deal."""
    random = Random(5)
    met = 0
    for _ in range(2000):
        play = statistics.holding(2, 8, random)
        assert play.hands is not None
        met += sum(card is not None and card.suit is play.trump for card in (*play.hands[0][8:], *play.hands[1]))
    # five trumps are left, each is in play with 16/23: the mean of 2000 deals is that of 10,000 draws
    assert met / 10_000 == pytest.approx(16 / 23, abs=4 * sqrt(16 * 7) / 23 / 100)


def states(count: int, trumps: int, seed: str) -> Iterator[State]:
    """The deals of a sample as states, Parti and an early Abszolút at stake."""
    random = Random(seed)
    for _ in range(count):
        yield state_of(statistics.holding(trumps, 8, random))


def state_of(play: Play) -> State:
    """The deal of these hands gone through call by call until the first lead: accept, promise, pick up, decline."""
    assert play.hands is not None
    own, other = ([card for card in hand if card is not None] for hand in play.hands)
    rest = [card for card in PACK if card not in (*own, *other)]
    indicator = next(card for card in rest if card.suit is play.trump)
    rest.remove(indicator)
    deal = alsos.Deal(
        hands=(tuple(own[:8]), tuple(other[:8])),
        last_four=(tuple(own[8:]), tuple(other[8:])),
        indicator=indicator,
        hidden=tuple(rest[:6]),
        top=rest[6],
    )
    state = State(deal, Auction(indicator))
    state = alsos.apply(state, alsos.Accept(Seat.NON_DEALER))
    state = alsos.apply(state, alsos.Announce(Seat.NON_DEALER, Announcement.ABSZOLUT))
    for announcement in (Announcement.ULTIMO, Announcement.KASSZA):
        state = alsos.apply(state, alsos.Announce(Seat.NON_DEALER, announcement))
    while state.phase is not alsos.Phase.TRICKS:
        state = alsos.apply(state, alsos.legal_events(state)[0])
    return state


def test_best_play_is_what_the_analysis_says() -> None:
    """Parti and Abszolút are kept in as many deals as the analysis of the same deals, gone through by the rules."""
    kept = statistics.kept_with_best_play(3, 6, Random("best"))
    outlooks = [Analyst().outlook(state) for state in states(6, 3, "best")]
    for announcement, found in kept.items():
        expected = sum(any(item.announcement is announcement for item in outlook.kept) for outlook in outlooks)
        assert found == Rate(expected, 6)


def test_ultimo_and_kassza_are_what_the_analysis_says() -> None:
    """The same of the last trick with the seven, and of king and queen with the main game."""
    for announcement, count, ranks in (
        (Announcement.ULTIMO, statistics.ultimo_with_best_play, (Rank.SEVEN,)),
        (Announcement.KASSZA, statistics.kassza_with_best_play, KASSZA_RANKS),
    ):
        found = count(4, 6, Random("promised"))
        random = Random("promised")
        plays = [statistics.holding(4, 12, random, ranks) for _ in range(6)]
        outlooks = [Analyst().outlook(state_of(play)) for play in plays]
        expected = sum(any(item.announcement is announcement for item in outlook.kept) for outlook in outlooks)
        assert found == Rate(expected, 6)


def test_what_cannot_fail() -> None:
    """With every trump but the indicator in hand Ultimó is safe, and even random play keeps most of an Abszolút."""
    assert statistics.ultimo_with_best_play(7, 5, Random(1)).value == 1
    assert statistics.kept_at_random(7, 40, Random(1))[0][Announcement.ABSZOLUT].value > 0.8


def test_random_play() -> None:
    """Abszolút is kept where the declarer has more than 81 of the points he takes, never oftener than he could."""
    kept, points = statistics.kept_at_random(2, 300, Random(8))
    assert kept.keys() == {Announcement.PARTI, Announcement.ABSZOLUT}
    assert all(found.deals == points.deals == 300 for found in kept.values())
    assert 82 * kept[Announcement.ABSZOLUT].hits <= points.total <= 162 * 300


def test_the_same_seed_counts_the_same() -> None:
    """A count depends on its generator alone."""
    assert statistics.dealt(200, Random(1)) == statistics.dealt(200, Random(1)) != statistics.dealt(200, Random(2))
    first = [statistics.kept_with_best_play(4, 3, Random(seed)) for seed in (1, 1)]
    assert first[0] == first[1]


def test_signature_of_the_counts() -> None:
    """What these few deals came to when the figures on the page of statistics were last read: no figure slips in
    unseen. Where a change is meant, read that page again and write the new numbers.
    """
    dealt = statistics.dealt(200, Random(5))
    kept, card_points = statistics.kept_at_random(3, 60, Random(5))
    best = statistics.kept_with_best_play(3, 6, Random(5))
    assert [part.hits for part in (dealt.bela, dealt.four)] == [22, 13]
    assert [part.hits for parts in (dealt.trumps, dealt.runs, dealt.run_scores) for part in parts.values()] == [
        *(28, 63, 67, 35, 6, 1, 0, 0),
        *(130, 51, 16, 2, 1),
        *(49, 32, 11, 1, 1),
    ]
    assert [part.hits for part in (*kept.values(), *best.values())] == [33, 22, 1, 3]
    assert (card_points.total, card_points.squares) == (4373, 360659)
    assert statistics.kassza_with_best_play(4, 8, Random(5)).hits == 4
    assert statistics.ultimo_with_best_play(3, 12, Random(5)).hits == 1
