"""What each legal card leads to when both players play their best: card points, promises that can be kept.

Exact, and with both hands open: what was best, not what a player could know. Card points are judged with both sides
playing for card points; each promise on its own, its owner playing for it and the other against it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.alsos import game, play
from engine.alsos.announcements import Item
from engine.alsos.core import NO_LEAD, POINTS, mask_of
from engine.alsos.deal import known
from engine.alsos.events import Announcement, Seat
from engine.alsos.melds import meld_points, melds
from engine.alsos.needs import BY_CARDS, BY_TOTALS, Pair, Tally, holds_the_pair, wanted
from engine.alsos.play import Play
from engine.alsos.positions import Position
from engine.alsos.solver import Solver
from engine.alsos.state import State
from engine.alsos.ultimo_search import UltimoSearch
from engine.alsos.values import LAST_TRICK, PACK, order
from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Prospect:
    """What can be reached from a position: with `card`, what it leads to; with None, where the players stand now.

    `card_points` are both seats' at the end of the deal. `kept` are the items that their owner can still win, `lost`
    those that he cannot, whatever he does; both in the order announced.
    """

    card: Card | None
    card_points: Pair
    kept: tuple[Item, ...]
    lost: tuple[Item, ...]


def position_of(of: Play) -> Position:
    """The position for a solver; raises ValueError where a card is hidden, or for a trick out of context."""
    if of.hands is None:
        raise ValueError("a trick out of context has no hands")
    held = [(*known(of.hands[seat]), *(each.card for each in of.trick if each.seat is seat)) for seat in Seat]
    first, second = (mask_of(cards, of.trump) for cards in held)
    lead = NO_LEAD if of.lead is None else order(of.trump).numbers[of.lead]
    return Position((first, second), int(of.leader), lead)


class Analyst:
    """Answers for the states of one deal in which the tricks have begun; what it has learnt about one serves the next.

    Every method raises ValueError for a state before the first lead is due, or with a hidden card.
    """

    def __init__(self) -> None:
        self._points = Solver(POINTS, LAST_TRICK)
        self._captures: dict[Announcement, Solver] = {}
        self._ultimo: dict[Seat, UltimoSearch] = {}

    def prospects(self, state: State) -> Iterator[Prospect]:
        """One prospect a legal card, in the order of the hand, each as soon as it is known; none after the deal."""
        guess = None
        for event in play.legal_events(_play(state)):
            prospect = self._prospect(game.apply(state, event), event.card, guess)
            guess = prospect.card_points
            yield prospect

    def outlook(self, state: State) -> Prospect:
        """What the players can reach from here, before a card is chosen."""
        return self._prospect(state, None, None)

    def _prospect(self, state: State, card: Card | None, guess: Pair | None) -> Prospect:
        assert state.declarer is not None
        assert state.final_hands is not None
        of = _play(state)
        card_points = self._card_points(of, guess)
        tally = Tally(state.declarer, card_points, meld_points(melds(state.final_hands, of.trump)))
        kept = [self._can_be_kept(item, state, tally) for item in state.items]
        return Prospect(
            card,
            card_points,
            tuple(item for item, is_kept in zip(state.items, kept, strict=True) if is_kept),
            tuple(item for item, is_kept in zip(state.items, kept, strict=True) if not is_kept),
        )

    def _card_points(self, of: Play, guess: Pair | None) -> Pair:
        """Both seats' card points at the end, if both play for card points."""
        position = position_of(of)
        leader = of.leader
        captured, left = of.card_points, self._points.points_left(position.hands)
        taken = self._points.takes(position, None if guess is None else guess[leader] - captured[leader])
        leaders, others = captured[leader] + taken, captured[leader.other] + left - taken
        return (leaders, others) if leader is Seat.NON_DEALER else (others, leaders)

    def _can_be_kept(self, item: Item, state: State, tally: Tally) -> bool:
        """Whether the item's owner can still win it; `tally` is what the best play for card points comes to."""
        of = _play(state)
        announcement, owner = item.announcement, item.owner
        if announcement in BY_TOTALS:
            return BY_TOTALS[announcement](tally, owner)
        if of.complete:
            return BY_CARDS[announcement](state, owner)
        if announcement is Announcement.KASSZA:
            return holds_the_pair(state, owner) and tally.winner is owner
        if announcement is Announcement.ULTIMO:
            search = self._ultimo.setdefault(owner, UltimoSearch(owner))
            return search.can_win(position_of(of))
        return self._can_capture(announcement, owner, of)

    def _can_capture(self, announcement: Announcement, owner: Seat, of: Play) -> bool:
        """Whether the owner can win every trick in which one of the cards still wanted falls."""
        position = position_of(of)
        missing = mask_of(wanted(announcement, of.trump) - of.captured(owner), of.trump)
        if missing & ~(position.hands[0] | position.hands[1]):
            return False
        if announcement not in self._captures:
            each = mask_of(wanted(announcement, of.trump), of.trump)
            self._captures[announcement] = Solver([each >> number & 1 for number in range(len(PACK))], 0)
        solver = self._captures[announcement]
        if of.leader is owner:
            return solver.can_take(position, missing.bit_count())
        return not missing or not solver.can_take(position, 1)


def _play(state: State) -> Play:
    if state.play is None:
        raise ValueError("the tricks have not begun")
    return state.play


def analyse(state: State) -> Iterator[Prospect]:
    """What each legal card of this state leads to, in the order of the hand, each as soon as it is known.

    For one state; an `Analyst` answers sooner about several of one deal. Raises ValueError before the first lead is
    due, or where a card is hidden.
    """
    return Analyst().prospects(state)
