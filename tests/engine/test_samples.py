"""What a sample tells: intervals as the literature has them, averages worked out by hand, a fair and stable shuffle."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from random import Random

import pytest

from engine.samples import NORMAL_95, Mean, Rate, mean, rate, shuffled

# R. G. Newcombe, Statistics in Medicine 17 (1998), 857-872, table I: the score method without continuity correction
NEWCOMBE = [
    (81, 263, 0.2553, 0.3662),
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0000, 0.1611),
    (1, 29, 0.0061, 0.1718),
]


@pytest.mark.parametrize(("hits", "deals", "low", "high"), NEWCOMBE)
def test_wilson_as_published(hits: int, deals: int, low: float, high: float) -> None:
    """Wilson's interval has the published ends, to the four decimals in which they are given."""
    assert Rate(hits, deals).interval == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))


@pytest.mark.parametrize("deals", [1, 10, 500])
def test_wilson_at_the_ends(deals: int) -> None:
    """With no hit the interval ends at z² / (n + z²), with all it begins as far from 1; it never leaves 0 to 1."""
    upper = NORMAL_95**2 / (deals + NORMAL_95**2)
    assert Rate(0, deals).interval == pytest.approx((0, upper))
    assert Rate(deals, deals).interval == pytest.approx((1 - upper, 1))
    assert Rate(0, deals).interval[0] >= 0
    assert Rate(deals, deals).interval[1] <= 1


def test_wilson_is_where_the_true_rate_would_be_z_errors_away() -> None:
    """Its ends p are those for which the count lies exactly z standard errors of p from what p leads to expect."""
    found = Rate(7, 40)
    for end in found.interval:
        assert abs(found.value - end) == pytest.approx(NORMAL_95 * sqrt(end * (1 - end) / 40))


def test_mean() -> None:
    """2, 4, 4, 6: average 4, variance 8/3, standard error the root of 2/3."""
    found = mean([2, 4, 4, 6])
    assert found == Mean(16, 72, 4)
    assert found.value == 4
    assert found.standard_error == pytest.approx(sqrt(2 / 3))
    low, high = found.interval
    assert (low + high) / 2 == pytest.approx(4)
    assert high - low == pytest.approx(2 * NORMAL_95 * sqrt(2 / 3))


def test_mean_of_losses() -> None:
    """Amounts may be negative; without any spread there is no error."""
    assert mean([-3, -3, -3]).interval == (-3, -3)


def test_too_little_to_tell() -> None:
    """A rate needs one deal, an average with an error two."""
    assert rate([True]) == Rate(1, 1)
    with pytest.raises(ValueError, match="needs a deal"):
        rate([])
    with pytest.raises(ValueError, match="two deals"):
        mean([7])


def test_every_order_is_as_likely() -> None:
    """Twenty-four thousand shuffles of four things: each of the 24 orders comes about a thousand times."""
    random = Random(3)
    counts = Counter(tuple(shuffled("abcd", random)) for _ in range(24_000))
    assert counts.keys() == set(permutations("abcd"))
    # chi-squared with 23 degrees of freedom stays below 50 in 999 cases of a thousand
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 50


class OnlyRandom(Random):
    """A generator that has `random` and nothing else."""

    def __init__(self, numbers: list[float]) -> None:
        super().__init__()
        self.numbers = iter(numbers)

    def random(self) -> float:
        return next(self.numbers)

    def getrandbits(self, bits: int, /) -> int:
        raise AssertionError("another method than random() was asked")


def test_a_shuffle_asks_for_random_alone() -> None:
    """From the last card down each changes places with one at or before it: 0, 0 turns a b c to b c a."""
    items = ("a", "b", "c")
    assert shuffled(items, OnlyRandom([0.0, 0.0])) == ["b", "c", "a"]
    assert shuffled(items, OnlyRandom([0.99, 0.99])) == ["a", "b", "c"]
    assert items == ("a", "b", "c")
