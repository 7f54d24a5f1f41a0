"""Measures the site in the browser against its goals: `python -m bench.web.run` prints the rows and writes WEB.md.

PAGES= (paths after one another, or "none") says which pages Lighthouse looks at, ROUNDS= how often a wait is measured,
PARTS= (names after one another) what is measured at all: with any of these the results are printed, not written.
Ends with 1 where a goal is missed.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from bench.results import Row, table
from bench.web import first_answer, peers, replaying, staying, weighing
from bench.web.browsing import CHROMIUM, served
from bench.web.lay_out import PYODIDE, ROOT, SITE, lay_out

HERE = ROOT / "bench" / "web"
HEAD = """# The site in the browser

Written by `make bench-web`. Contestants take turns, each visit with a profile of its own: what else the machine does
falls on all; ratios are medians over the rounds. The plain way is a worker that calls `loadPyodide()` of the same
version and `loadPackage` of the same wheels as plain Python; both ways begin with the navigation to a page that holds
nothing else, from the same server, and end with the answer to the same question, a whole replay. Slower lines are a
proxy that holds back bytes, so a worker's too; a slower processor is the page's alone. The peers' pages get Pyodide and
all else that they fetch elsewhere from the same server.

"""


def lighthouse(site: str, paths: list[str]) -> Iterator[Row]:
    """The lowest of Lighthouse's four scores, page by page, and what it objects to."""
    if not paths:
        return
    command = ["node", str(HERE / "lighthouse.mjs"), CHROMIUM, *(site + path for path in paths)]
    found = subprocess.run(command, cwd=HERE, stdout=subprocess.PIPE, text=True, check=True).stdout
    results = [json.loads(line) for line in found.splitlines()]
    for result in results:
        if result["flaws"]:
            print(f"  {result['address'].removeprefix(site)}: {result['scores']}, {', '.join(result['flaws'])}")
    for category in results[0]["scores"]:
        scores = [result["scores"][category] for result in results]
        full = sum(score == 100 for score in scores)
        yield Row(
            f"Lighthouse, mobile, {category}", ">=", 100, min(scores), f"the lowest; {full} of {len(scores)} pages 100"
        )


def versions(playwright: Playwright) -> dict[str, str]:
    """What was measured with, and what."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    chromium = browser.version
    browser.close()
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    told = "import sys, importlib.metadata as m; print(*map(m.version, sys.argv[1:]))"
    names = [peer.name for peer in peers.PEERS]
    command = [str(peers.PYTHON), "-c", told, *names]
    numbers = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return {
        "Chromium": chromium,
        "Pyodide": json.loads((PYODIDE / "package.json").read_bytes())["version"],
        "Playwright": version("playwright"),
        "Lighthouse": json.loads((HERE / "package.json").read_bytes())["dependencies"]["lighthouse"],
        "Node": node,
        **dict(zip(names, numbers, strict=True)),
        "processors": f"{os.cpu_count()} ({platform.machine()})",
    }


def measured(playwright: Playwright, folder: Path, site: str, laid_out: str) -> dict[str, Callable[[], Iterator[Row]]]:
    """The parts of the benchmark by name."""
    rounds = int(os.environ.get("ROUNDS") or 7)
    every = weighing.pages(SITE)
    asked = os.environ.get("PAGES", "").split() or every
    return {
        "waits": lambda: first_answer.waits(playwright, laid_out, rounds),
        "bytes": lambda: first_answer.weights(playwright, laid_out, folder),
        "next": lambda: replaying.first_next(playwright, site, laid_out, min(rounds, 5)),
        "weight": lambda: weighing.weights(playwright, site, every),
        "steps": lambda: replaying.steps(playwright, site, laid_out),
        "memory": lambda: first_answer.memory(playwright, laid_out, min(rounds, 3)),
        "changes": lambda: staying.page_changes(playwright, site),
        "reloads": lambda: staying.reloads(playwright, site),
        "lighthouse": lambda: lighthouse(site, [path for path in asked if path != "none"]),
    }


def main() -> int:
    """Measure everything, tell row by row, write the results."""
    rows: list[Row] = []
    folder = lay_out()
    with sync_playwright() as playwright, served(SITE) as site, served(folder) as laid_out:
        parts = measured(playwright, folder, site, laid_out)
        for name in os.environ.get("PARTS", "").split() or parts:
            for row in parts[name]():
                print(row.line(), flush=True)
                rows.append(row)
        page = HEAD + table(rows, versions(playwright))
    if any(os.environ.get(name) for name in ("PAGES", "PARTS", "ROUNDS")):
        print(page)
    else:
        (ROOT / "bench" / "WEB.md").write_text(page, encoding="utf-8")
    missed = [row for row in rows if not row.is_met]
    print(f"{len(rows) - len(missed)} of {len(rows)} goals met")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
