"""Reads a great many texts: `python -m tests.fuzz.run`, with `RUNS` (a million) and `SEED` (another one every time).

Two processes share the numbers; ends with 1 where one text was not answered as the contract says.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from functools import partial
from multiprocessing import Pool

from tests.fuzz.campaign import TOLD, campaign

RUNS = int(os.environ.get("RUNS", "1000000"))
SEED = int(os.environ.get("SEED", "0")) or time.time_ns()
WORKERS = int(os.environ.get("WORKERS", "2"))
PART = 2000


def main() -> int:
    """Run all parts, tell how it goes, tell the faults."""
    parts = [range(at, min(at + PART, RUNS)) for at in range(0, RUNS, PART)]
    answers: Counter[str] = Counter()
    faults: list[str] = []
    slowest = (0.0, 0, 0)
    print(f"{RUNS:,} texts, seed {SEED}", flush=True)
    with Pool(WORKERS) as pool:
        for done, found in enumerate(pool.imap_unordered(partial(campaign, SEED), parts), start=1):
            answers += found.answers
            faults += found.faults
            slowest = max(slowest, found.slowest)
            for fault in found.faults:
                print(f"\n{fault}", flush=True)
            if done % 10 == 0 or done == len(parts):
                print(f"{min(done * PART, RUNS):,} texts, {len(faults)} faults", flush=True)
            if len(faults) >= TOLD:
                break
    print(", ".join(f"{answer} {count:,}" for answer, count in answers.most_common()))
    seconds, number, length = slowest
    print(f"Longest of all took number {number}, {length:,} bytes: {seconds:.2f} s of the processor")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
