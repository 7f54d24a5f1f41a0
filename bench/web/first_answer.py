"""How long a reader waits for the engine's first answer, how many bytes that takes, and how much memory.

From the beginning of the navigation to the answer, a whole replay; the two ways in turn, each time with a profile of
its own, then once more with what that profile has kept.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page, Playwright

from bench.results import Row
from bench.web.browsing import PATIENCE, fresh, shaped

WAYS = ("plain", "ours")
PAUSE = 1500
"""Milliseconds between two visits, in which a browser puts away what it has compiled."""


def visit(context: BrowserContext, address: str) -> float:
    """Milliseconds from the navigation to the answer."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("document.title !== 'waiting'", timeout=PATIENCE)
    time, answer = page.title().split()
    assert answer == "true", f"{address} answered {answer}"
    page.wait_for_timeout(PAUSE)
    page.close()
    return float(time)


def both_ways(playwright: Playwright, address: str, rounds: int, visits: int) -> list[dict[str, list[float]]]:
    """For each of the visits, each way's times, one a round."""
    times: list[dict[str, list[float]]] = [{way: [] for way in WAYS} for _ in range(visits)]
    for _ in range(rounds):
        for way in WAYS:
            with fresh(playwright) as context:
                for each in times:
                    each[way].append(visit(context, f"{address}/{way}.html"))
    return times


def _row(name: str, goal: float, times: dict[str, list[float]]) -> Row:
    ratio = median(ours / plain for ours, plain in zip(times["ours"], times["plain"], strict=True))
    note = f"{median(times['ours']):,.0f} against {median(times['plain']):,.0f} ms, {len(times['ours'])} rounds"
    return Row(name, "<=", goal, ratio, note)


def waits(playwright: Playwright, address: str, rounds: int) -> Iterator[Row]:
    """A first visit, a second, and a first over a home's line."""
    first, second = both_ways(playwright, address, rounds, 2)
    yield _row("First answer of the engine, first visit, against the plain way", 0.42, first)
    yield _row("The same, return visit", 0.40, second)
    with shaped(address, 20, 30) as slower:
        [first] = both_ways(playwright, slower, rounds, 1)
    yield _row("The same, first visit at 20 Mbit/s and 30 ms", 0.62, first)


def _bytes(playwright: Playwright, address: str, folder: Path, way: str) -> int:
    """What the way fetches, in the coding that the browser is sent."""
    asked: set[str] = set()
    with fresh(playwright) as context:
        context.on("request", lambda request: asked.add(urlsplit(request.url).path.lstrip("/")))
        visit(context, f"{address}/{way}.html")
    files = [folder / path for path in asked if (folder / path).is_file()]
    coded = (file.with_name(file.name + ".br") for file in files)
    return sum(
        (smaller if smaller.is_file() else file).stat().st_size for file, smaller in zip(files, coded, strict=True)
    )


def weights(playwright: Playwright, address: str, folder: Path) -> Iterator[Row]:
    """The bytes of both ways."""
    plain, ours = (_bytes(playwright, address, folder, way) for way in WAYS)
    note = f"{ours / 1e6:.2f} against {plain / 1e6:.2f} MB"
    yield Row("Bytes of the engine, brotli, against the plain way", "<=", 0.80, ours / plain, note)


def _worker_memory(page: Page) -> int:
    """Bytes of the worker that has answered: its JavaScript, and the buffers behind it, WebAssembly's memory too."""
    session = page.context.new_cdp_session(page)
    replies: dict[int, dict[str, float]] = {}
    workers: list[str] = []
    session.on("Target.attachedToTarget", lambda event: workers.append(event["sessionId"]))

    def received(event: dict[str, str]) -> None:
        message = json.loads(event["message"])
        if "id" in message:
            replies[message["id"]] = message.get("result", message)

    session.on("Target.receivedMessageFromTarget", received)
    session.send("Target.setAutoAttach", {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False})
    while not workers:
        page.wait_for_timeout(50)
    for number, method in enumerate(("HeapProfiler.enable", "HeapProfiler.collectGarbage", "Runtime.getHeapUsage"), 1):
        message = json.dumps({"id": number, "method": method})
        session.send("Target.sendMessageToTarget", {"sessionId": workers[0], "message": message})
        while number not in replies:
            page.wait_for_timeout(50)
    usage = replies[3]
    return int(usage["usedSize"] + usage["backingStorageSize"])


def memory(playwright: Playwright, address: str, rounds: int) -> Iterator[Row]:
    """The memory of our worker when it is ready, against a worker with nothing but Pyodide in it."""
    found: dict[str, list[float]] = {"ours.html": [], "plain.html?bare": []}
    for _ in range(rounds):
        for name, each in found.items():
            with fresh(playwright) as context:
                page = context.new_page()
                page.goto(f"{address}/{name}")
                page.wait_for_function("document.title !== 'waiting'", timeout=PATIENCE)
                each.append(_worker_memory(page) / 1e6)
    ours, bare = (median(each) for each in found.values())
    note = f"{ours:.1f} against {bare:.1f} MB (Runtime.getHeapUsage of the worker: used and backing storage)"
    yield Row("Memory of the worker after its first answer, against bare Pyodide", "<=", 1.2, ours / bare, note)
