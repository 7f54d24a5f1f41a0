"""Tests a sample of the engine's mutants: `python -m tests.mutants.run` tells each one that lives, writes MUTANTS.md.

`SAMPLE` sets how many (1,000), `WORKERS` how many at a time (2). Every result is kept as it comes under build/mutants:
a run that was broken off goes on where it was, as long as neither the engine nor a test has changed; with `TRUST=1`
what was found out before a change is taken as found out, and what lived for a reason that is known as living still, so
that only the others are tried anew. Ends with 1 where fewer are found out than the goal says, or where one that lives
has no reason.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import time
from collections.abc import Iterator, Set
from dataclasses import asdict
from typing import Any

from tests.mutants.choice import stages
from tests.mutants.places import BUILT, REPORT, digest, engine_modules, list_of, sources
from tests.mutants.report import is_good, markdown, reason
from tests.mutants.sample import Mutant, sampled
from tests.mutants.workshop import Copy, Outcome

SAMPLE = int(os.environ.get("SAMPLE", "1000"))
WORKERS = int(os.environ.get("WORKERS", "2"))
RESULTS = BUILT / "results.jsonl"
PROGRAMS = ("engine/__main__.py",)
"""Modules that are run as a process of their own, not imported by the tests."""


class Seconds:
    """Processor seconds that each test file takes in a copy of its own when nothing is wrong; every one must pass."""

    def __init__(self, copy: Copy) -> None:
        self.copy = copy
        self.known: dict[str, float] = {}

    def of(self, file: str) -> float:
        if file not in self.known:
            self.copy.start([file], 600, keep_compiled=True)
            outcome = _waited(self.copy)
            if outcome.how != "passed":
                raise RuntimeError(f"{file} fails without any change: {outcome}")
            self.known[file] = outcome.seconds
        return self.known[file]


def _waited(copy: Copy) -> Outcome:
    while (outcome := copy.finished()) is None:
        time.sleep(0.01)
    return outcome


class Trial:
    """One mutant, on its way through the stages of its tests in one copy."""

    def __init__(self, mutant: Mutant, copy: Copy, seconds: Seconds) -> None:
        self.mutant = mutant
        self.copy = copy
        self.used = 0.0
        self.stages = [sorted(stage, key=seconds.of) for stage in stages(mutant.module)]
        self.limits = [8 + int(4 * sum(map(seconds.of, stage))) for stage in self.stages]
        self.at = 0
        copy.write(mutant.module, mutant.mutated)
        self._next()

    def _next(self) -> None:
        module = "" if self.at or self.mutant.module in PROGRAMS else self.mutant.module
        self.copy.start(self.stages[self.at], self.limits[self.at], module=module)

    def result(self) -> Outcome | None:
        """How the tests as a whole ended; None while they go on."""
        outcome = self.copy.finished()
        if outcome is None:
            return None
        self.used += outcome.seconds
        self.at += 1
        if outcome.how == "passed" and self.at < len(self.stages):
            self._next()
            return None
        self.copy.write(self.mutant.module, self.mutant.source)
        return Outcome(outcome.how, outcome.by, round(self.used, 2))


def tested(mutants: list[Mutant], copies: list[Copy], seconds: Seconds) -> Iterator[tuple[Mutant, Outcome]]:
    """Each mutant with its outcome, as they come."""
    waiting = iter(mutants)
    free, busy = list(copies), list[Trial]()
    while True:
        while free and (mutant := next(waiting, None)) is not None:
            busy.append(Trial(mutant, free.pop(), seconds))
        if not busy:
            return
        for trial in list(busy):
            if (outcome := trial.result()) is not None:
                busy.remove(trial)
                free.append(trial.copy)
                yield trial.mutant, outcome
        time.sleep(0.01)


def known(state: str, excused: Set[str]) -> dict[str, Outcome]:
    """The results of this state of the sources, by the mutants' ids; `excused` are those that may live."""
    if not RESULTS.exists():
        return {}
    lines = (json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines())
    trusted = os.environ.get("TRUST", "")
    return {
        line["id"]: Outcome(**line["outcome"])
        for line in lines
        if line["state"] == state or (trusted and (line["outcome"]["how"] != "passed" or line["id"] in excused))
    }


def lists() -> list[dict[str, Any]]:
    """What cosmic-ray makes of each module."""
    return [json.loads(list_of(module).read_text(encoding="utf-8")) for module in engine_modules()]


def main() -> int:
    """Test the sample, write the report."""
    listed = [mutant for of_module in lists() for mutant in of_module["mutants"]]
    mutants = sampled(listed, SAMPLE)
    state = digest(sources("engine", "widgets", "tests"))
    results = known(state, {mutant.id for mutant in mutants if reason(mutant)})
    left = [mutant for mutant in mutants if mutant.id not in results]
    print(f"{len(mutants):,} mutants, {len(left):,} still to be tested", flush=True)
    if left:
        copies = [Copy(BUILT / f"copy-{number}") for number in range(WORKERS)]
        seconds = Seconds(Copy(BUILT / "copy-timed"))
        gc.freeze()
        with RESULTS.open("a", encoding="utf-8") as kept:
            for done, (mutant, outcome) in enumerate(tested(left, copies, seconds), start=1):
                results[mutant.id] = outcome
                line = {"state": state, "id": mutant.id, "module": mutant.module, "line": mutant.line}
                kept.write(json.dumps(line | {"outcome": asdict(outcome)}) + "\n")
                kept.flush()
                if outcome.how == "passed":
                    print(f"[{done}/{len(left)}] lives: {mutant.told()}", flush=True)
                elif done % 25 == 0:
                    print(f"[{done}/{len(left)}]", flush=True)
    found = [(mutant, results[mutant.id]) for mutant in mutants]
    text = markdown(listed, lists()[0]["cosmic-ray"], found)
    if SAMPLE >= 1000:
        REPORT.write_text(text, encoding="utf-8")
    else:
        print(text)
    return 0 if is_good(found) else 1


if __name__ == "__main__":
    sys.exit(main())
