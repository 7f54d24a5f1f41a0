"""The page of results: how many mutants were found out, module by module; every one that was not, with the reason."""

from __future__ import annotations

import platform
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import Any

from tests.mutants.kinds import KINDS
from tests.mutants.places import REASONS
from tests.mutants.sample import SEED, Mutant
from tests.mutants.workshop import Outcome

GOAL = 95.0
Found = Sequence[tuple[Mutant, Outcome]]

HEAD = """# Mutants

Written by `make mutants`. A mutant is the engine with one small change that cosmic-ray makes: another operator, a
number one more or less, a condition turned round, a loop that never runs, a decorator taken away. The tests chosen for
its module (`tests/mutants/choice.py`) are run against it; one of them should fail. What lives is a hole in the tests,
or makes no difference to anybody.
"""

REASONLESS = "**no reason known yet**"


def reasons() -> Mapping[tuple[str, str, str], str]:
    """Why mutants may live: by module, definition and change."""
    rows = tomllib.loads(REASONS.read_text(encoding="utf-8")).get("lives", [])
    return {(row["module"], row["definition"], change): row["reason"] for row in rows for change in row["changes"]}


def reason(mutant: Mutant) -> str | None:
    """Why this mutant may live, if anybody has said so."""
    return reasons().get((mutant.module, mutant.definition, mutant.change))


def living(found: Found) -> list[Mutant]:
    """The mutants that no test has found out."""
    return [mutant for mutant, outcome in found if outcome.how == "passed"]


def score(found: Found) -> float:
    """How many of a hundred were found out."""
    return 100 * (1 - len(living(found)) / len(found))


def is_good(found: Found) -> bool:
    """Whether the goal is reached and every mutant that lives has its reason."""
    return score(found) >= GOAL and all(map(reason, living(found)))


def markdown(listed: Sequence[Mapping[str, Any]], cosmic_ray: str, found: Found) -> str:
    """The whole page."""
    alive = living(found)
    kinds = Counter(one["excluded"] for one in listed)
    hows = Counter(outcome.how for _, outcome in found)
    versions = {"CPython": platform.python_version(), "cosmic-ray": cosmic_ray}
    versions |= {name: version(name) for name in ("pytest", "hypothesis")}
    told = ", ".join(f"{name} {number}" for name, number in versions.items())
    lines = [
        HEAD,
        f"**{len(found) - len(alive):,} of {len(found):,} found out: {score(found):.1f} %** (the goal: {GOAL:.0f} %).",
        f"A sample of the {kinds[None]:,} possible ones, drawn with the seed {SEED}. {told}.",
        "",
        f"Found out by a test that failed: {hows['failed']:,}; by tests that could not even be collected:"
        f" {hows['not collected']:,}; by taking several times as long as the engine does: {hows['time']:,};"
        f" by bringing Python down: {hows['crash']:,}.",
        "",
        f"cosmic-ray lists {len(listed):,} in all. Left out before the sample is drawn:",
        "",
        *(f"- {kind}, {kinds[kind]:,}: {why}" for kind, why in KINDS.items()),
        "",
        "## Module by module",
        "",
        "| module | mutants | found out | live |",
        "|---|---:|---:|---:|",
        *_by_module(found),
        "",
        "## Those that live",
        "",
        *(_told(mutant) for mutant in alive),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _by_module(found: Found) -> list[str]:
    every = Counter(mutant.module for mutant, _ in found)
    alive = Counter(mutant.module for mutant in living(found))
    return [f"| {name} | {count} | {count - alive[name]} | {alive[name]} |" for name, count in every.items()]


def _told(mutant: Mutant) -> str:
    return (
        f"- `{mutant.module}:{mutant.line}`, `{mutant.definition}`: `{mutant.change}` — {reason(mutant) or REASONLESS}"
    )
