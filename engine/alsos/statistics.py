"""How often the cards are kind: what is dealt, and which promises the declarer keeps, counted over many deals.

The declarer is the non-dealer, who has accepted the indicator's suit; nobody exchanges the seven. `deals` is how many
deals are counted, each with its own shuffle; the same `random` gives the same counts on every machine. With random
play both players play any legal card. With best play both see all cards and never err; each promise is then judged on
its own, its owner playing for it and the other against it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.alsos.analysis import position_of
from engine.alsos.core import POINTS
from engine.alsos.deal import Hand, known
from engine.alsos.events import Announcement, Seat
from engine.alsos.melds import bela_in, compared_runs, fours_in, meld_points, melds
from engine.alsos.needs import BY_TOTALS, Pair, Tally
from engine.alsos.play import Play
from engine.alsos.solver import Solver
from engine.alsos.table_play import TablePlay, playout
from engine.alsos.ultimo_search import UltimoSearch
from engine.alsos.values import FIRST_CARDS, HAND_SIZE, KASSZA_RANKS, LAST_TRICK, PACK, RUN_ORDER, RUN_VALUES
from engine.cards import Card, Rank
from engine.samples import Mean, Rate, mean, rate, shuffled

if TYPE_CHECKING:
    from random import Random

DECLARER = Seat.NON_DEALER

OF_POINTS = (Announcement.PARTI, Announcement.ABSZOLUT)
"""The promises that card points decide, and that are counted here."""

Kept = Mapping[Announcement, Rate]
"""How often each promise is kept."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """What the declarer is dealt.

    `trumps[count]`: so many trumps (0 to 7) are among his first eight cards, the indicator not counted. `bela`, `four`:
    his twelve cards hold king and queen of trumps, four of a rank that counts. `runs[length]`: his longest run is that
    long or longer; `run_scores[length]`: where it is exactly that long, it is better than the opponent's and scores.
    """

    trumps: Mapping[int, Rate]
    bela: Rate
    four: Rate
    runs: Mapping[int, Rate]
    run_scores: Mapping[int, Rate]


def dealt(deals: int, random: Random) -> Dealt:
    """What the declarer is dealt, whatever he thinks of it (alsos.deal.packets, alsos.melds.run-comparison, .bela)."""
    trumps: list[int] = []
    belas: list[bool] = []
    fours: list[bool] = []
    runs: list[tuple[int, bool]] = []
    for _ in range(deals):
        play = _accepted(shuffled(PACK, random))
        hands = _hands(play)
        own = known(hands[DECLARER])
        trumps.append(sum(card.suit is play.trump for card in own[:FIRST_CARDS]))
        belas.append(bool(bela_in(own, play.trump)))
        fours.append(bool(fours_in(own)))
        compared = compared_runs(hands)
        found = compared.found[DECLARER]
        runs.append((len(found[0].cards) if found else 0, compared.winner is DECLARER))
    lengths = [length for length in RUN_VALUES if any(longest == length for longest, _ in runs)]
    return Dealt(
        trumps={count: rate(held == count for held in trumps) for count in range(len(RUN_ORDER))},
        bela=rate(belas),
        four=rate(fours),
        runs={length: rate(longest >= length for longest, _ in runs) for length in lengths},
        run_scores={length: rate(scores for longest, scores in runs if longest == length) for length in lengths},
    )


def kept_at_random(trumps: int, deals: int, random: Random) -> tuple[Kept, Mean]:
    """What becomes of Parti and Abszolút when both play at random, and the declarer's card points.

    `trumps` of them are among his first eight cards, the indicator not counted (0 to 7).
    """
    tallies = []
    for _ in range(deals):
        play = holding(trumps, FIRST_CARDS, random)
        tallies.append(Tally(DECLARER, playout(TablePlay(play), random), _melds_of(play)))
    kept = {each: rate(BY_TOTALS[each](tally, DECLARER) for tally in tallies) for each in OF_POINTS}
    return kept, mean(tally.card_points[DECLARER] for tally in tallies)


def kept_with_best_play(trumps: int, deals: int, random: Random) -> Kept:
    """The same when both play their best for the declarer's card points, and against them."""
    outcomes: dict[Announcement, list[bool]] = {each: [] for each in OF_POINTS}
    for _ in range(deals):
        play = holding(trumps, FIRST_CARDS, random)
        solver = Solver(POINTS, LAST_TRICK)
        for each in OF_POINTS:
            outcomes[each].append(_can_win(each, play, solver))
    return {each: rate(found) for each, found in outcomes.items()}


def kassza_with_best_play(trumps: int, deals: int, random: Random) -> Rate:
    """How often the declarer wins the main game with king and queen of trumps in hand (alsos.announcements.values).

    `trumps` is how many trumps his twelve cards hold, the pair among them (2 to 7).
    """
    plays = (holding(trumps, HAND_SIZE, random, KASSZA_RANKS) for _ in range(deals))
    return rate(_can_win(Announcement.PARTI, play, Solver(POINTS, LAST_TRICK)) for play in plays)


def ultimo_with_best_play(trumps: int, deals: int, random: Random) -> Rate:
    """How often the declarer can win the last trick with the seven of trumps (alsos.announcements.values).

    `trumps` is how many trumps his twelve cards hold, the seven among them (1 to 7).
    """
    plays = (holding(trumps, HAND_SIZE, random, (Rank.SEVEN,)) for _ in range(deals))
    return rate(UltimoSearch(DECLARER).can_win(position_of(play)) for play in plays)


def holding(trumps: int, size: int, random: Random, ranks: tuple[Rank, ...] = ()) -> Play:
    """A deal before the first lead in which the declarer's first `size` cards hold so many trumps.

    Those of `ranks` are among them, and so none of these is the indicator; all such deals are as likely as another.
    """
    indicator = shuffled([card for card in PACK if card.rank not in ranks], random)[0]
    wanted = [Card(rank, indicator.suit) for rank in ranks]
    others = [card for card in PACK if card != indicator and card not in wanted]
    suit = shuffled([card for card in others if card.suit is indicator.suit], random)
    plain = shuffled([card for card in others if card.suit is not indicator.suit], random)
    missing = trumps - len(wanted)
    first = [*wanted, *suit[:missing], *plain[: size - trumps]]
    rest = shuffled([*suit[missing:], *plain[size - trumps :]], random)
    return _accepted([*first, *rest, indicator])


def _accepted(pack: list[Card]) -> Play:
    """The first lead of the declarer, who holds the first cards of the pack; its last card is the indicator."""
    return Play(pack[-1].suit, DECLARER, (tuple(pack[:HAND_SIZE]), tuple(pack[HAND_SIZE : 2 * HAND_SIZE])))


def _hands(play: Play) -> tuple[Hand, Hand]:
    assert play.hands is not None
    return play.hands


def _melds_of(play: Play) -> Pair:
    return meld_points(melds(_hands(play), play.trump))


def _can_win(announcement: Announcement, play: Play, solver: Solver) -> bool:
    """Whether the declarer can take the fewest card points with which the announcement is won."""
    position = position_of(play)
    everything = solver.points_left(position.hands)
    own_melds = _melds_of(play)

    def wins(points: int) -> bool:
        return BY_TOTALS[announcement](Tally(DECLARER, (points, everything - points), own_melds), DECLARER)

    return solver.can_take(position, bisect_left(range(everything + 1), True, key=wins))
