"""Measures our engine against its goals and its peers: `python -m bench.run` prints the table and writes RESULTS.md.

Each goal is a ratio of two processor times taken in turn in this one run: what else the machine does falls on both.
A row's number is the median over its rounds or positions. Ends with 1 where a goal is missed.
"""

import json
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bench import own, peers, solving, verifying
from bench.contender import Contender, rounds, timed
from bench.results import Row, markdown

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "node_modules" / "pyodide"

ROUNDS = 25
SECONDS = 0.04
SEED = 20261130
COUNTS = {10: 100, 12: 60}
ALL_CARDS = 40
IN_PYODIDE = {("one", 10): 40, ("one", 12): 20, ("all", 12): 12}
DOCUMENTS = 1000

GOALS_OF_PLAYS = [
    (own.ALSOS, peers.RLCARD, 10.0),
    (own.ALSOS, peers.NAIPES, 2.5),
    (own.ALSOS, peers.JASS_KIT, 15.0),
    (own.ALSOS, peers.OPEN_SPIEL, 1.05),
    (own.ALCALDE, peers.NAIPES, 4.0),
    (own.ALCALDE, peers.OPEN_SPIEL, 1.5),
]


def plays() -> Iterator[Row]:
    """Checked plays with a log, a second, against the peers."""
    everyone: list[Contender] = [own.ALSOS, own.ALCALDE, peers.OPEN_SPIEL, peers.NAIPES, peers.RLCARD, peers.JASS_KIT]
    times = rounds(everyone, ROUNDS, SECONDS)
    for ours, theirs, goal in GOALS_OF_PLAYS:
        ratio = median(t / o for o, t in zip(times[ours.name], times[theirs.name], strict=True))
        speed = f"{1 / median(times[ours.name]):,.0f} against {1 / median(times[theirs.name]):,.0f} plays a second"
        yield Row(f"{ours.name}, plays a second, against {theirs.name}", ">=", goal, ratio, speed)


def solves() -> Iterator[Row]:
    """Exact solves in open-spiel playouts, and all cards of a position in solves of it."""
    for tricks, goal, tail in ((10, 400.0, 3.0), (12, 2000.0, 4.0)):
        found, playouts = [], []
        for state in solving.positions(tricks, COUNTS[tricks], SEED):
            found.append(timed(solving.solve, state)[0])
            playouts.append(peers.OPEN_SPIEL.seconds_per_play(10) * peers.BRIDGE_PLAYS)
        typical, rare = median(found), quantiles(found, n=20, method="inclusive")[-1]
        name = f"Alsós, exact solve with {tricks} tricks left"
        yield Row(f"{name}, in open-spiel playouts", "<=", goal, typical / median(playouts), _milliseconds(typical))
        yield Row(f"{name}, 95th percentile in medians", "<=", tail, rare / typical, _milliseconds(rare))
    one, every = [], []
    for state in solving.positions(12, ALL_CARDS, SEED + 1):
        one.append(timed(solving.solve, state)[0])
        every.append(timed(solving.solve_all_cards, state)[0])
    ratio = median(e / o for o, e in zip(one, every, strict=True))
    yield Row("Alsós, all legal cards of a whole deal, in solves of it", "<=", 5.0, ratio, _milliseconds(median(every)))


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


@contextmanager
def browser_python() -> Iterator[tuple[Any, dict[str, str]]]:
    """A function that asks the browser's Python under Node, and the versions of both."""
    command = ["node", str(ROOT / "bench" / "browser_python.mjs"), str(PYODIDE), str(ROOT)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as node:
        assert node.stdin is not None
        assert node.stdout is not None
        requests, replies = node.stdin, node.stdout

        def ask(**request: object) -> dict[str, Any]:
            requests.write(json.dumps(request) + "\n")
            requests.flush()
            reply: dict[str, Any] = json.loads(replies.readline())
            return reply

        yield ask, json.loads(replies.readline())
        requests.close()


def in_pyodide(versions: dict[str, str]) -> Iterator[Row]:
    """The same solves in the browser's Python, against this one."""
    with browser_python() as (ask, theirs):
        versions |= {"Pyodide": f"{theirs['pyodide']} (Python {theirs['python']})"}
        for (work, tricks), count in IN_PYODIDE.items():
            given: dict[str, Any] = {"work": work, "tricks": tricks, "count": count, "seed": SEED + 2}
            ask(**given, at=0)
            ratios = []
            for at, state in enumerate(solving.positions(tricks, count, SEED + 2)):
                here, found = timed(solving.WORK[work], state)
                reply = ask(**given, at=at)
                assert tuple(reply["found"]) == found, "the two Pythons disagree"
                ratios.append(reply["seconds"] / here)
            name = "all legal cards of a whole deal" if work == "all" else f"exact solve with {tricks} tricks left"
            yield Row(f"Alsós, {name}, in Pyodide against CPython", "<=", 2.5, median(ratios), f"{count} positions")


def verification() -> Iterator[Row]:
    """`verify` of whole deals against parsing the same texts."""
    documents = verifying.texts(DOCUMENTS, SEED)
    parts: Sequence[list[str]] = [documents[at : at + 50] for at in range(0, DOCUMENTS, 50)]
    times = [(timed(verifying.verify, part)[0], timed(verifying.parse, part)[0]) for part in parts]
    ratio = median(ours / theirs for ours, theirs in times)
    each = sum(ours for ours, _ in times) / DOCUMENTS
    yield Row(f"verify of {DOCUMENTS:,} whole deals, against tomllib parsing", "<=", 5.0, ratio, _milliseconds(each))


def main() -> int:
    """Measure everything, tell row by row, write the results."""
    versions = {"CPython": platform.python_version(), "Node": ""}
    versions["Node"] = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    versions |= {name: version(name) for name in ("open-spiel", "rlcard", "naipes", "jass-kit")}
    rows = []
    for part in (plays(), solves(), in_pyodide(versions), verification()):
        for row in part:
            print(row.line(), flush=True)
            rows.append(row)
    (ROOT / "bench" / "RESULTS.md").write_text(markdown(rows, versions), encoding="utf-8")
    missed = [row for row in rows if not row.is_met]
    print(f"{len(rows) - len(missed)} of {len(rows)} goals met")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
