"""What the deal comes to: every item settled on its own, and the units that change hands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product

from engine.alsos.announcements import Item
from engine.alsos.deal import known
from engine.alsos.events import Announcement, Seat
from engine.alsos.needs import BY_CARDS, BY_TOTALS, Pair, Tally, least_points, needed, tally_of
from engine.alsos.state import Phase, State
from engine.alsos.values import card_points
from engine.errors import Inconsistent

Outcome = tuple[Seat, Announcement]
"""An item by its owner and its name."""


@dataclass(frozen=True, slots=True)
class Totals:
    """A deal known by its totals alone: the tally, what was at stake, and what of the undecided items was won.

    `won` names items that the totals do not decide; those not named are lost. Raises Inconsistent
    (alsos.scoring.totals) for a Kassza won without the main game, ValueError for a name that is not undecided. What was
    captured is taken as it is told; `check_captures` asks whether it can be.
    """

    tally: Tally
    items: tuple[Item, ...]
    won: frozenset[Outcome] = frozenset()

    def __post_init__(self) -> None:
        stray = self.won.difference(undecided(self.items))
        if stray:
            raise ValueError(f"not among the items that cards decide: {sorted(stray)}")
        for owner in Seat:
            if (owner, Announcement.KASSZA) in self.won and self.tally.winner is not owner:
                raise Inconsistent("alsos.scoring.totals", "kassza-without-main-game", seat=owner)


def check_captures(totals: Totals) -> None:
    """Raise Inconsistent (alsos.scoring.totals) where what was won cannot be.

    A card is captured by one player, and whoever captures cards has their points.
    """
    listed = [outcome for outcome in undecided(totals.items) if outcome in totals.won]
    won = {owner: [each for at, each in listed if at is owner] for owner in Seat}
    for mine, theirs in product(*won.values()):
        if needed(mine) & needed(theirs):
            both = {"seat": Seat.NON_DEALER, "announcement": mine, "owner": Seat.DEALER, "other": theirs}
            raise Inconsistent("alsos.scoring.totals", "captured-twice", **both)
    for owner, announcements in won.items():
        points, least = totals.tally.card_points[owner], least_points(announcements)
        if points < least:
            raise Inconsistent("alsos.scoring.totals", "captures-above-points", seat=owner, points=points, least=least)


@dataclass(frozen=True, slots=True)
class ItemResult:
    """One item settled: whether its owner won it, and the id of the rule that decided."""

    item: Item
    won: bool
    rule: str

    @property
    def units(self) -> Pair:
        """The stake, gained by the item's winner and lost by the other (alsos.scoring.zero-sum)."""
        gain = self.item.stake if self.won else -self.item.stake
        return (gain, -gain) if self.item.owner is Seat.NON_DEALER else (-gain, gain)


@dataclass(frozen=True, slots=True)
class Score:
    """A deal settled: the tally, each item on its own in the order announced (alsos.scoring.independent)."""

    tally: Tally
    results: tuple[ItemResult, ...]

    @property
    def units(self) -> Pair:
        """The sum of all items by seat, zero between the two (alsos.scoring.zero-sum)."""
        pairs = [result.units for result in self.results]
        return (sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs))


def undecided(items: Iterable[Item]) -> tuple[Outcome, ...]:
    """The items that totals alone do not decide, in the order announced."""
    return tuple((item.owner, item.announcement) for item in items if item.announcement in BY_CARDS)


def settle(state: State) -> Score:
    """The score of a finished deal; raises ValueError for a deal under way.

    Rules: alsos.scoring.parti, .tie, .independent, alsos.announcements.values.
    """
    if state.phase is not Phase.DONE:
        raise ValueError("only a finished deal is settled")
    won = frozenset(
        (owner, announcement) for owner, announcement in undecided(state.items) if BY_CARDS[announcement](state, owner)
    )
    return settle_totals(Totals(tally_of(state), state.items, won))


def settle_totals(totals: Totals) -> Score:
    """The score of a deal known by its totals."""
    return Score(totals.tally, tuple(_settled(item, totals) for item in totals.items))


def _settled(item: Item, totals: Totals) -> ItemResult:
    tally = totals.tally
    if item.announcement in BY_TOTALS:
        won = BY_TOTALS[item.announcement](tally, item.owner)
    else:
        won = (item.owner, item.announcement) in totals.won
    rule = "alsos.announcements.values"
    if item.announcement is Announcement.PARTI:
        rule = "alsos.scoring.tie" if tally.totals[0] == tally.totals[1] else "alsos.scoring.parti"
    return ItemResult(item, won, rule)


def undealt_points(state: State) -> int:
    """Card points of what is out of play: the talon as it lies now and the discards.

    They count for nobody (alsos.exchange.discard). Needs a trump suit; raises ValueError where a card is hidden.
    """
    assert state.trump is not None
    talon = state.talon
    open_cards = tuple(card for card in (talon.lowest, talon.turned_up, talon.top) if card is not None)
    lying = open_cards + known(talon.hidden) + known(state.discards)
    return sum(card_points(card, state.trump) for card in lying)
