"""How eight deals make a match, and who wins it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.alsos.needs import Pair
from engine.alsos.values import DEALS
from engine.errors import Inconsistent

if TYPE_CHECKING:
    from random import Random


def first_dealer(generator: Random) -> int:
    """The player (0 or 1) who deals first, drawn at random (alsos.deal.alternates)."""
    return generator.randrange(2)


@dataclass(frozen=True, slots=True)
class Match:
    """The units of the deals played so far, by player, always in the same order of players (alsos.scoring.match).

    A deal that nobody wanted is not among them (alsos.deal.alternates). Raises Inconsistent for a ninth deal
    (alsos.scoring.match) and for units that do not cancel (alsos.scoring.zero-sum).
    """

    units: tuple[Pair, ...] = ()

    def __post_init__(self) -> None:
        if len(self.units) > DEALS:
            raise Inconsistent("alsos.scoring.match", "too-many-deals", deals=len(self.units), limit=DEALS)
        for at, (first, second) in enumerate(self.units):
            if first + second != 0:
                raise Inconsistent("alsos.scoring.zero-sum", "not-zero", deal=at + 1, units=(first, second))

    @property
    def complete(self) -> bool:
        """Whether all eight deals have been played."""
        return len(self.units) == DEALS

    @property
    def totals(self) -> Pair:
        """The units so far, by player."""
        return (sum(pair[0] for pair in self.units), sum(pair[1] for pair in self.units))

    @property
    def leader(self) -> int | None:
        """The player (0 or 1) with the higher total so far; None where the totals are equal."""
        first, second = self.totals
        if first == second:
            return None
        return 0 if first > second else 1

    @property
    def winner(self) -> int | None:
        """The player (0 or 1) with the higher total of a complete match; None before, and in a draw."""
        return self.leader if self.complete else None

    def next_dealer(self, first: int) -> int | None:
        """Who deals the next deal, where player `first` (drawn at random) dealt the first; None after the eighth.

        The deal alternates after each played deal (alsos.deal.alternates).
        """
        return None if self.complete else (first + len(self.units)) % 2
