"""How estimates are written: in the reader's language, as finely as their interval deserves."""

from __future__ import annotations

import pytest

from engine.samples import Estimate, Mean, Rate
from widgets.estimate_words import Kind, in_prose, interval, on_scale, value, whole
from widgets.i18n import load

WRITTEN: list[tuple[str, Estimate, str, str, str]] = [
    ("a coarse rate", Rate(62, 100), "62 %", "de 52 à 71 %", "de 52 a 71 %"),
    ("a fine rate", Rate(1000, 10_000), "10,0 %", "de 9,4 à 10,6 %", "de 9,4 a 10,6 %"),
    ("never", Rate(0, 20), "0 %", "de 0 à 16 %", "de 0 a 16 %"),
    ("always", Rate(20, 20), "100 %", "de 84 à 100 %", "de 84 a 100 %"),
    ("a fine average", Mean(800, 8080, 100), "8,0", "de 7,2 à 8,8", "de 7,2 a 8,8"),
    ("a coarse average", Mean(800, 80_800, 100), "8", "de 3 à 13", "de 3 a 13"),
    ("a loss", Mean(-800, 8080, 100), "−8,0", "de −8,8 à −7,2", "de −8,8 a −7,2"),
]


@pytest.mark.parametrize(("title", "estimate", "amount", "french", "spanish"), WRITTEN, ids=[row[0] for row in WRITTEN])
def test_written(title: str, estimate: Estimate, amount: str, french: str, spanish: str) -> None:
    """A decimal where the interval is narrower than four; a comma before it, a narrow space before the sign."""
    for language, words in (("fr", french), ("es", spanish)):
        translator = load(language)
        assert value(estimate, translator) == amount.replace(" %", "\u00a0%")
        assert interval(estimate, translator) == words.replace(" %", "\u00a0%")


def test_in_prose() -> None:
    """In a sentence the interval follows in parentheses."""
    html = in_prose(Rate(62, 100), load("fr"))
    assert html == '<span class="estimate">62\u00a0% (de 52 à 71\u00a0%)</span>'


@pytest.mark.parametrize(("number", "written"), [(400, "400"), (4000, "4000"), (12_500, "12\u202f500"), (-7, "−7")])
def test_whole_numbers(number: int, written: str) -> None:
    """Thousands are parted from five digits on."""
    assert whole(number, load("fr")) == whole(number, load("es")) == written


def test_on_scale() -> None:
    """Under a chart: hundredths of the deals, or points."""
    assert on_scale(0.25, Kind.RATE, load("es")) == "25\u00a0%"
    assert on_scale(162, Kind.MEAN, load("es")) == "162"
