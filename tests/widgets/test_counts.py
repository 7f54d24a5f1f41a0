"""What the page of statistics counts: as combinatorics has it, the same for the seed, and kept between builds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from math import comb
from pathlib import Path

import pytest

from engine.samples import Estimate, Mean, Rate
from widgets import counts
from widgets.charts import CHARTS, chart
from widgets.i18n import LANGUAGES, load
from widgets.problems import Unfillable

EXACT = [
    *((f"alsos.trumps.{n}", comb(7, n) * comb(24, 8 - n) / comb(31, 8)) for n in range(6)),
    ("alsos.bela", 6 / 8 * (12 * 11) / (31 * 30)),
]


@pytest.mark.parametrize(("name", "exact"), EXACT)
def test_the_interval_holds_the_exact_value(name: str, exact: float) -> None:
    """What the page says of chances that can be worked out is true: the exact value is in the interval it gives."""
    low, high = counts.figure(name).interval
    assert low <= exact <= high


def test_every_kind_is_there() -> None:
    """Averages and rates of both games, in the order of their names."""
    names = list(counts.figures())
    assert names == sorted(names)
    assert {name.partition(".")[0] for name in names} == {"alsos", "alcalde"}
    assert isinstance(counts.figure("alcalde.points"), Mean)
    assert isinstance(counts.figure("alcalde.stays"), Rate)


def test_an_unknown_name() -> None:
    """A slip is answered with the nearest name."""
    with pytest.raises(Unfillable, match=r"did you mean 'alsos\.bela'"):
        counts.figure("alsos.belas")
    with pytest.raises(Unfillable, match=r"did you mean 'alsos\.parti'"):
        chart("alsos.party", load("fr"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CHARTS)
def test_every_chart_can_be_drawn(name: str, language: str) -> None:
    """All figures that a chart asks for are counted, and both languages have their words."""
    html = chart(name, load(language))
    assert html.count('<svg class="chart-drawing"') == 1
    assert "{" not in html


COUNTING = """
from random import Random
from engine.alcalde import statistics as alcalde
from engine.alsos import statistics as alsos
print(alsos.dealt(200, Random("s")), alsos.kept_at_random(3, 50, Random("s")))
print(alsos.kept_with_best_play(3, 2, Random("s")), alsos.ultimo_with_best_play(4, 5, Random("s")))
print(alcalde.office(200, Random("s")), alcalde.exchange(20, Random("s")), alcalde.closing(1, Random("s")))
"""


def test_counts_do_not_depend_on_the_order_of_sets() -> None:
    """Two Pythons that put sets in other orders count the same."""
    counted = [
        subprocess.run(
            [sys.executable, "-c", COUNTING],
            cwd=counts.ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert counted[0] == counted[1]
    assert counted[0].count("Rate(") > 10


SMALL: dict[str, Estimate] = {"alsos.a": Rate(1, 3), "alsos.b": Mean(-5, 25, 2)}


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[list[int]]:
    """Figures that are counted in no time and kept in a folder of the test; the seeds that were asked for."""
    seeds: list[int] = []

    def counted_from(seed: int) -> dict[str, Estimate]:
        seeds.append(seed)
        return SMALL

    monkeypatch.setattr(counts, "counted_from", counted_from)
    monkeypatch.setattr(counts, "KEPT_IN", tmp_path / "statistics")
    counts.figures.cache_clear()
    yield seeds
    counts.figures.cache_clear()


def test_figures_are_kept_between_builds(counting: list[int]) -> None:
    """The second build reads what the first has counted."""
    first = counts.figures()
    counts.figures.cache_clear()
    assert counts.figures() == first == SMALL
    assert counting == [counts.SEED]


def test_another_engine_counts_anew(counting: list[int], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where a module of the engine changes, nothing that was kept is believed."""
    counts.figures()
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "play.py").write_text("changed = True\n", encoding="utf-8")
    (tmp_path / "widgets").mkdir()
    monkeypatch.setattr(counts, "ROOT", tmp_path)
    monkeypatch.setattr(counts, "__file__", str(tmp_path / "widgets" / "counts.py"))
    (tmp_path / "widgets" / "counts.py").write_text("", encoding="utf-8")
    counts.figures.cache_clear()
    counts.figures()
    assert len(counting) == 2


def test_what_is_kept_is_whole_numbers(counting: list[int]) -> None:
    """The kept file holds counts alone, so that every machine reads the same."""
    counts.figures()
    (kept,) = counts.KEPT_IN.iterdir()
    assert json.loads(kept.read_text(encoding="utf-8")) == {"alsos.a": [1, 3], "alsos.b": [-5, 25, 2]}
