"""Which runs and fours two final hands hold, whose are better, and what scores."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from engine.alsos.deal import Hand, check_distinct, check_sizes, known
from engine.alsos.events import Seat
from engine.alsos.values import (
    BELA_RANKS,
    BELA_VALUE,
    HAND_SIZE,
    RUN_ORDER,
    RUN_VALUES,
    SUITS_HIGH_TO_LOW,
    VANNAK_RANKS,
    VANNAK_VALUE,
)
from engine.cards import Card, Suit


class MeldKind(StrEnum):
    """A run (terc, kvart …), a four (vannak), or king and queen of trumps (béla); the value is its name in records."""

    RUN = "run"
    VANNAK = "vannak"
    BELA = "bela"


class Reason(StrEnum):
    """What makes one side's runs or fours the better ones (alsos.melds.run-comparison, .vannak-comparison)."""

    ONLY = "only"
    LONGER = "longer"
    HIGHER = "higher"
    SUIT = "suit"


@dataclass(frozen=True, slots=True)
class Meld:
    """One meld: its cards high to low (a four's by suit, high to low) and its meld points."""

    kind: MeldKind
    cards: tuple[Card, ...]
    points: int


Melds = tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class Hands:
    """Two final hands of twelve under one trump suit, by seat.

    Raises Inconsistent for a hand of the wrong size (alsos.deal.packets), a card twice (alsos.cards.pack).
    """

    trump: Suit
    hands: tuple[tuple[Card, ...], tuple[Card, ...]]

    def __post_init__(self) -> None:
        check_sizes(self.hands, HAND_SIZE, "hand")
        check_distinct(*self.hands)


@dataclass(frozen=True, slots=True)
class Comparison:
    """How the runs, or the fours, of two hands compare.

    `found` are each seat's, best first; `winner` and `reason` are None where neither has any.
    """

    kind: MeldKind
    found: tuple[Melds, Melds]
    winner: Seat | None
    reason: Reason | None


def melds(hands: tuple[Hand, Hand], trump: Suit) -> tuple[Melds, Melds]:
    """What scores, by seat: runs longest first, then fours from the highest, then béla."""
    runs, fours = compared_runs(hands), compared_fours(hands)
    first, second = (
        (
            *(scoring_runs(runs.found[seat]) if runs.winner is seat else ()),
            *(fours.found[seat] if fours.winner is seat else ()),
            *bela_in(known(hands[seat]), trump),
        )
        for seat in Seat
    )
    return (first, second)


def meld_points(scoring: tuple[Melds, Melds]) -> tuple[int, int]:
    """Meld points by seat."""
    first, second = (sum(meld.points for meld in own) for own in scoring)
    return (first, second)


def runs_in(hand: Iterable[Card]) -> Melds:
    """Every run of the hand, best first: three or more neighbours of a suit, never split.

    Rules: alsos.melds.run-values, .no-splitting.
    """
    held = set(hand)
    runs = (run for suit in SUITS_HIGH_TO_LOW for run in _stretches(held, suit) if len(run) in RUN_VALUES)
    return tuple(Meld(MeldKind.RUN, run, RUN_VALUES[len(run)]) for run in sorted(runs, key=_run_strength, reverse=True))


def _stretches(held: set[Card], suit: Suit) -> list[tuple[Card, ...]]:
    stretches: list[tuple[Card, ...]] = [()]
    for rank in RUN_ORDER:
        card = Card(rank, suit)
        if card in held:
            stretches[-1] += (card,)
        else:
            stretches.append(())
    return stretches


def _run_strength(run: tuple[Card, ...]) -> tuple[int, int, int]:
    """Longer, then higher top card, then higher suit, trumps or not (alsos.melds.run-comparison)."""
    top = run[0]
    return (len(run), -RUN_ORDER.index(top.rank), -SUITS_HIGH_TO_LOW.index(top.suit))


def scoring_runs(runs: Melds) -> Melds:
    """Of the winner's runs, best first: the best of each length (alsos.melds.shorter-runs)."""
    lengths = [len(run.cards) for run in runs]
    return tuple(run for at, run in enumerate(runs) if lengths.index(lengths[at]) == at)


def fours_in(hand: Iterable[Card]) -> Melds:
    """Every four of the hand, from the highest rank, sevens and eights excepted (alsos.melds.vannak)."""
    held = set(hand)
    fours = (tuple(Card(rank, suit) for suit in SUITS_HIGH_TO_LOW) for rank in VANNAK_RANKS)
    return tuple(Meld(MeldKind.VANNAK, four, VANNAK_VALUE) for four in fours if held.issuperset(four))


def bela_in(hand: Iterable[Card], trump: Suit) -> Melds:
    """King and queen of trumps in one hand, whoever wins the other melds (alsos.melds.bela)."""
    pair = tuple(Card(rank, trump) for rank in BELA_RANKS)
    return (Meld(MeldKind.BELA, pair, BELA_VALUE),) if set(hand).issuperset(pair) else ()


def melds_in(hand: Iterable[Card], trump: Suit) -> Melds:
    """Every run, four and béla of one hand of any size, whether or not it will score."""
    held = tuple(hand)
    return (*runs_in(held), *fours_in(held), *bela_in(held, trump))


def compared_runs(hands: tuple[Hand, Hand]) -> Comparison:
    """Whose longest run is better, and why; only he scores runs (alsos.melds.run-comparison)."""
    found = (runs_in(known(hands[0])), runs_in(known(hands[1])))
    if not (found[0] and found[1]):
        return _undisputed(MeldKind.RUN, found)
    first, second = _run_strength(found[0][0].cards), _run_strength(found[1][0].cards)
    differing = next(at for at in range(len(first)) if first[at] != second[at])
    reason = (Reason.LONGER, Reason.HIGHER, Reason.SUIT)[differing]
    return Comparison(MeldKind.RUN, found, Seat.NON_DEALER if first > second else Seat.DEALER, reason)


def compared_fours(hands: tuple[Hand, Hand]) -> Comparison:
    """Whose highest four is better, by trump rank; he scores all of his (alsos.melds.vannak-comparison)."""
    found = (fours_in(known(hands[0])), fours_in(known(hands[1])))
    if not (found[0] and found[1]):
        return _undisputed(MeldKind.VANNAK, found)
    first, second = (VANNAK_RANKS.index(own[0].cards[0].rank) for own in found)
    return Comparison(MeldKind.VANNAK, found, Seat.NON_DEALER if first < second else Seat.DEALER, Reason.HIGHER)


def _undisputed(kind: MeldKind, found: tuple[Melds, Melds]) -> Comparison:
    if not any(found):
        return Comparison(kind, found, None, None)
    return Comparison(kind, found, Seat.NON_DEALER if found[0] else Seat.DEALER, Reason.ONLY)
