"""What the mayor needs: how often he stays in office, with which cards, and when it is decided, over many deals.

All three play any card at random unless something else is said. `deals` is how many deals are counted, each with its
own shuffle; the same `random` gives the same counts on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from engine.alcalde import variants
from engine.alcalde.deal import Deal
from engine.alcalde.ending import Ending
from engine.alcalde.events import ExchangeIndicator, Seat
from engine.alcalde.game import start
from engine.alcalde.office import mayor_stays
from engine.alcalde.play import Play
from engine.alcalde.table_play import TablePlay, playout
from engine.alcalde.values import DRAWING_TRICKS, HAND_SIZES, PACK, PACK_TOTAL, TRICK_SIZE, TRICKS, exchange_rank
from engine.alcalde.variants import Options
from engine.cards import Card, Rank
from engine.samples import Mean, Rate, mean, rate, shuffled

if TYPE_CHECKING:
    from random import Random


class Place(StrEnum):
    """Where a card lies after the deal."""

    MAYOR = "mayor"
    OPPONENTS = "opponents"
    STOCK = "stock"
    INDICATOR = "indicator"


@dataclass(frozen=True, slots=True)
class Office:
    """What becomes of the mayor.

    `stays`: how often he keeps his office; `card_points` (of 120) and `tricks` (of ten): what he takes.
    `by_trumps[count]`: how often he stays with that many trumps among his first six cards; `by_ace[place]`: with the
    ace of trumps lying there. `still_open[tricks]`: how often neither side has what it needs after so many (1 to 9).
    """

    stays: Rate
    card_points: Mean
    tricks: Mean
    by_trumps: Mapping[int, Rate]
    by_ace: Mapping[Place, Rate]
    still_open: Mapping[int, Rate]


@dataclass(frozen=True, slots=True)
class Exchange:
    """What the exchange is worth to the mayor: the same deals with it and without.

    `gain` is in card points a deal; `stays_with` and `stays_without` are how often he keeps his office.
    """

    gain: Mean
    stays_with: Rate
    stays_without: Rate


@dataclass(frozen=True, slots=True)
class Closing:
    """How often the mayor stays in deals still open before the last three tricks: these played at random, or best."""

    at_random: Rate
    at_best: Rate


@dataclass(frozen=True, slots=True)
class _Played:
    """A deal played: the trumps in the mayor's first six, the ace's place, both counts after each trick."""

    trumps: int
    ace: Place
    counts: tuple[tuple[int, int], ...]
    tricks: int

    @property
    def mayor(self) -> int:
        return self.counts[-1][0]


def office(deals: int, random: Random) -> Office:
    """What becomes of the mayor (alcalde.office.sixty)."""
    played = [_played(_deal(shuffled(PACK, random)), random) for _ in range(deals)]
    held = sorted({one.trumps for one in played})
    lying = [place for place in Place if any(one.ace is place for one in played)]
    return Office(
        stays=rate(mayor_stays(one.mayor) for one in played),
        card_points=mean(one.mayor for one in played),
        tricks=mean(one.tricks for one in played),
        by_trumps={count: rate(mayor_stays(one.mayor) for one in played if one.trumps == count) for count in held},
        by_ace={place: rate(mayor_stays(one.mayor) for one in played if one.ace is place) for place in lying},
        still_open={tricks: rate(is_open(*one.counts[tricks - 1]) for one in played) for tricks in range(1, TRICKS)},
    )


def is_open(mayor: int, opponents: int) -> bool:
    """Whether the office may still go either way, so many card points being captured (alcalde.office.sixty)."""
    return not mayor_stays(mayor) and mayor_stays(PACK_TOTAL - opponents)


def exchange(deals: int, random: Random) -> Exchange:
    """What it brings the mayor to exchange his seven at his first turn (alcalde.variants.exchange).

    Only deals in which he holds the seven and the indicator ranks above it.
    """
    options = Options(indicator_exchange=True)
    pairs = []
    for _ in range(deals):
        table = TablePlay(start(deal_with_the_seven(random)).play)
        while table.to_move != Seat.MAYOR:
            _play_at_random(table, random)
        before = table.as_play()
        after = variants.exchange(before, options, ExchangeIndicator(Seat.MAYOR))
        pairs.append((_mayors_playout(after, random), _mayors_playout(before, random)))
    return Exchange(
        gain=mean(after - before for after, before in pairs),
        stays_with=rate(mayor_stays(after) for after, _ in pairs),
        stays_without=rate(mayor_stays(before) for _, before in pairs),
    )


def closing(deals: int, random: Random) -> Closing:
    """How the last three tricks decide, in deals that are still open before them and whose seven tricks are random.

    At best: the mayor for the most card points, his opponents together for the fewest, all hands open.
    """
    at_random: list[bool] = []
    at_best: list[bool] = []
    while len(at_best) < deals:
        table = TablePlay(start(_deal(shuffled(PACK, random))).play)
        for _ in range(DRAWING_TRICKS * TRICK_SIZE):
            _play_at_random(table, random)
        mayor, others = _counts(table)
        if is_open(mayor, others):
            at_random.append(mayor_stays(playout(table, random)[0]))
            at_best.append(mayor_stays(mayor + Ending().mayor_takes(table.hands, table.to_move)))
    return Closing(rate(at_random), rate(at_best))


def deal_with_the_seven(random: Random) -> Deal:
    """A deal in which the mayor may exchange the seven of trumps for the indicator; each as likely as another."""
    indicator = shuffled([card for card in PACK if exchange_rank(card.rank) is Rank.SEVEN], random)[0]
    seven = Card(Rank.SEVEN, indicator.suit)
    others = shuffled([card for card in PACK if card not in (indicator, seven)], random)
    return _deal([seven, *others, indicator])


def _deal(pack: list[Card]) -> Deal:
    """The mayor holds the first six cards of the pack, then come the opponents' and the stock (alcalde.deal.hands)."""
    mayor, right = HAND_SIZES[Seat.MAYOR], HAND_SIZES[Seat.RIGHT]
    left = HAND_SIZES[Seat.LEFT]
    own, others = pack[:mayor], pack[mayor:]
    return Deal((tuple(others[:right]), tuple(others[right : right + left]), tuple(own)), tuple(others[right + left :]))


def _played(deal: Deal, random: Random) -> _Played:
    table = TablePlay(start(deal).play)
    counts = []
    tricks = 0
    while table.legal:
        for _ in range(TRICK_SIZE):
            _play_at_random(table, random)
        counts.append(_counts(table))
        tricks += table.to_move == Seat.MAYOR  # who leads next has won
    mayor = deal.hands[Seat.MAYOR]
    trumps = sum(card is not None and card.suit is deal.trump for card in mayor)
    return _Played(trumps, _place(Card(Rank.ACE, deal.trump), deal), tuple(counts), tricks)


def _place(card: Card, deal: Deal) -> Place:
    if card == deal.indicator:
        return Place.INDICATOR
    if card in deal.stock:
        return Place.STOCK
    return Place.MAYOR if card in deal.hands[Seat.MAYOR] else Place.OPPONENTS


def _play_at_random(table: TablePlay, random: Random) -> None:
    table.play(table.legal[int(random.random() * len(table.legal))])


def _counts(table: TablePlay) -> tuple[int, int]:
    """What the mayor has captured, and his opponents together."""
    return table.points[Seat.MAYOR], table.points[Seat.RIGHT] + table.points[Seat.LEFT]


def _mayors_playout(play: Play, random: Random) -> int:
    return playout(TablePlay(play), random)[0]
