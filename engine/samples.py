"""What a sample of deals tells: how often something happened, how much it was on average, how far chance may mislead.

Only whole numbers are counted, so that the same deals give the same bytes everywhere. Both games count with these.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from random import Random

Item = TypeVar("Item")

Interval = tuple[float, float]
"""From and to: in nineteen samples out of twenty (95 %), the true value lies in between."""

NORMAL_95 = 1.959963984540054
"""How many standard errors to either side hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something happened: `hits` times in `deals` (one at least)."""

    hits: int
    deals: int

    @property
    def value(self) -> float:
        """The part of the deals, 0 to 1."""
        return self.hits / self.deals

    @property
    def interval(self) -> Interval:
        """Wilson's score interval, 95 %: it never leaves 0 to 1, and is honest where a rate is near either.

        E. B. Wilson, Journal of the American Statistical Association 22 (1927), 209-212.
        """
        square = NORMAL_95 * NORMAL_95 / self.deals
        middle = self.value + square / 2
        half = NORMAL_95 * sqrt(self.value * (1 - self.value) / self.deals + square / (4 * self.deals))
        return (max(0.0, (middle - half) / (1 + square)), min(1.0, (middle + half) / (1 + square)))


@dataclass(frozen=True, slots=True)
class Mean:
    """How much something was on average: the `total` and the sum of the `squares` in `deals` (two at least)."""

    total: int
    squares: int
    deals: int

    @property
    def value(self) -> float:
        """The average, in the unit of what was added up."""
        return self.total / self.deals

    @property
    def standard_error(self) -> float:
        """How far the average of so many deals lies from the true one, typically."""
        spread = self.deals * self.squares - self.total * self.total
        return sqrt(spread / (self.deals - 1)) / self.deals

    @property
    def interval(self) -> Interval:
        """The average with `NORMAL_95` standard errors to either side: 95 % where the deals are many."""
        half = NORMAL_95 * self.standard_error
        return (self.value - half, self.value + half)


Estimate = Rate | Mean


def rate(outcomes: Iterable[bool]) -> Rate:
    """How often the outcomes, one a deal, were true; raises ValueError without any."""
    counted = [bool(outcome) for outcome in outcomes]
    if not counted:
        raise ValueError("a rate needs a deal")
    return Rate(sum(counted), len(counted))


def mean(amounts: Iterable[int]) -> Mean:
    """The average of whole amounts, one a deal; raises ValueError without two of them."""
    counted = list(amounts)
    if len(counted) < 2:
        raise ValueError("an average with an error needs two deals")
    return Mean(sum(counted), sum(amount * amount for amount in counted), len(counted))


def shuffled(items: Sequence[Item], random: Random) -> list[Item]:
    """The items in an order that chance decides, every order as likely as another.

    It asks for nothing but `random.random()`, the one method whose numbers Python promises to keep for a seed.
    """
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(random.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
