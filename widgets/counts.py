"""What the page of statistics counts, from one seed: every rate and every average by its name, kept between builds.

Each sample is dealt by a generator of its own, so that one question more changes no other answer. What was counted is
kept in `build/statistics` under a fingerprint of the engine and of this module, which are all that it depends on.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

from engine.alcalde import statistics as alcalde
from engine.alsos import statistics as alsos
from engine.samples import Estimate, Mean, Rate
from widgets.problems import Unfillable, nearest

SEED = 1900
"""The wider game was in fashion then; any other number would do."""

ROOT = Path(__file__).parents[1]
KEPT_IN = ROOT / "build" / "statistics"

FIRST_TRUMPS = range(6)
ACCEPTED_ON = range(1, 6)
FINAL_TRUMPS = range(2, 7)
RUNS = range(3, 6)
"""The numbers of trumps among the first eight cards, those on which one accepts, those among the final twelve; the
lengths of runs: where the figures of Alsós are counted."""

DEALT, AT_RANDOM, AT_BEST, ULTIMOS, KASSZAS = 4000, 400, 40, 48, 32
OFFICES, EXCHANGES, CLOSINGS = 5000, 1500, 40
"""Deals a sample: cheap where the cards fall at random, dear where best play has to be found."""


def figure(name: str) -> Estimate:
    """The rate or the average of that name; raises Unfillable with the nearest name that there is."""
    if name not in figures():
        raise Unfillable(f"there is no statistic {name!r}{nearest(name, figures())}")
    return figures()[name]


@cache
def figures() -> Mapping[str, Estimate]:
    """Every figure by its name (`alsos.parti.best.3`), counted now or by an earlier build."""
    kept = KEPT_IN / f"{_fingerprint()}.json"
    if kept.is_file():
        return {name: _estimate(numbers) for name, numbers in json.loads(kept.read_text("utf-8")).items()}
    counted = counted_from(SEED)
    KEPT_IN.mkdir(parents=True, exist_ok=True)
    fresh = kept.with_suffix(".part")
    fresh.write_text(json.dumps({name: _numbers(found) for name, found in counted.items()}), "utf-8")
    for stale in KEPT_IN.glob("*.json"):
        stale.unlink(missing_ok=True)
    fresh.replace(kept)
    return counted


def counted_from(seed: int) -> dict[str, Estimate]:
    """All figures, counted anew: some seconds of work."""
    found = _alsos(seed) | _alcalde(seed)
    return {name: found[name] for name in sorted(found)}


def _alsos(seed: int) -> dict[str, Estimate]:
    found: dict[str, Estimate] = {}
    dealt = alsos.dealt(DEALT, _sample(seed, "alsos.dealt"))
    found |= {"alsos.bela": dealt.bela, "alsos.four": dealt.four}
    found |= {f"alsos.trumps.{trumps}": dealt.trumps[trumps] for trumps in FIRST_TRUMPS}
    found |= {f"alsos.run.{length}": dealt.runs[length] for length in RUNS}
    found |= {f"alsos.run-scores.{length}": dealt.run_scores[length] for length in RUNS}
    for trumps in ACCEPTED_ON:
        at_random, points = alsos.kept_at_random(trumps, AT_RANDOM, _sample(seed, f"alsos.random.{trumps}"))
        at_best = alsos.kept_with_best_play(trumps, AT_BEST, _sample(seed, f"alsos.best.{trumps}"))
        found[f"alsos.points.{trumps}"] = points
        for announcement in alsos.OF_POINTS:
            found[f"alsos.{announcement}.random.{trumps}"] = at_random[announcement]
            found[f"alsos.{announcement}.best.{trumps}"] = at_best[announcement]
    for trumps in FINAL_TRUMPS:
        ultimo, kassza = f"alsos.ultimo.{trumps}", f"alsos.kassza.{trumps}"
        found[ultimo] = alsos.ultimo_with_best_play(trumps, ULTIMOS, _sample(seed, ultimo))
        found[kassza] = alsos.kassza_with_best_play(trumps, KASSZAS, _sample(seed, kassza))
    return found


def _alcalde(seed: int) -> dict[str, Estimate]:
    office = alcalde.office(OFFICES, _sample(seed, "alcalde.office"))
    exchange = alcalde.exchange(EXCHANGES, _sample(seed, "alcalde.exchange"))
    closing = alcalde.closing(CLOSINGS, _sample(seed, "alcalde.closing"))
    return {
        "alcalde.stays": office.stays,
        "alcalde.points": office.card_points,
        "alcalde.tricks": office.tricks,
        **{f"alcalde.trumps.{trumps}": found for trumps, found in office.by_trumps.items()},
        **{f"alcalde.ace.{place}": found for place, found in office.by_ace.items()},
        **{f"alcalde.open.{tricks}": found for tricks, found in office.still_open.items()},
        "alcalde.exchange.gain": exchange.gain,
        "alcalde.exchange.with": exchange.stays_with,
        "alcalde.exchange.without": exchange.stays_without,
        "alcalde.closing.random": closing.at_random,
        "alcalde.closing.best": closing.at_best,
    }


def _sample(seed: int, name: str) -> Random:
    return Random(f"{seed} {name}")


def _fingerprint() -> str:
    digest = sha256()
    for path in (*sorted((ROOT / "engine").rglob("*.py")), Path(__file__)):
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _numbers(found: Estimate) -> list[int]:
    return [found.hits, found.deals] if isinstance(found, Rate) else [found.total, found.squares, found.deals]


def _estimate(numbers: list[int]) -> Estimate:
    return Rate(*numbers) if len(numbers) == 2 else Mean(*numbers)
