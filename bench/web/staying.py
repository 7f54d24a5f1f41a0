"""What a long visit leaves behind: memory and workers over fifty page changes without a reload, and twenty reloads."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import CDPSession, Page, Playwright

from bench.results import Row
from bench.web.browsing import PATIENCE, fresh

ROUND = ("/", "/alsos/", "/alsos/lesson/", "/alsos/practice/", "/alcalde/", "/alcalde/lesson/", "/alcalde/practice/")
ROUND_TRIPS = 8
RELOADS = 20
FLAT = 1.1
ENGINE = "/worker.js"


def _settled(page: Page, session: CDPSession) -> float:
    """Megabytes of JavaScript and of the tree that are still held."""
    page.wait_for_timeout(500)
    session.send("HeapProfiler.collectGarbage")
    usage = session.send("Runtime.getHeapUsage")
    return float(usage["usedSize"] + usage["embedderHeapUsedSize"]) / 1e6


def _engines(page: Page) -> int:
    return sum(worker.url.endswith(ENGINE) for worker in page.workers)


def _change(page: Page, path: str) -> None:
    """Follow a link of the navigation to the page, and see that the visit goes on without a reload."""
    page.evaluate(
        "path => [...document.querySelectorAll('nav a')].find(a => a.pathname === path && !a.hash).click()", path
    )
    page.wait_for_function("path => location.pathname === path", arg=path, timeout=PATIENCE)
    page.wait_for_function("document.querySelectorAll('card-replay:not(.enhanced)').length === 0", timeout=PATIENCE)


def page_changes(playwright: Playwright, site: str) -> Iterator[Row]:
    """Round after round through the same pages: the last round holds no more than the second."""
    with fresh(playwright) as context:
        page = context.new_page()
        session = context.new_cdp_session(page)
        page.goto(site + ROUND[1])
        page.locator("card-replay").first.scroll_into_view_if_needed()
        page.evaluate("window.stays = true")
        held = []
        workers = []
        for _ in range(ROUND_TRIPS):
            for path in (*ROUND[2:], *ROUND[:2]):
                _change(page, path)
                workers.append(_engines(page))
            held.append(_settled(page, session))
        assert page.evaluate("window.stays"), "a page change has reloaded the page"
    changes = ROUND_TRIPS * len(ROUND)
    note = f"{held[1]:.1f} MB after {2 * len(ROUND)}, {held[-1]:.1f} MB after {changes}"
    yield Row(f"Memory of the page over {changes} page changes", "<=", FLAT, held[-1] / held[1], note)
    yield Row(f"Workers of the engine over {changes} page changes", "<=", 1, max(workers), "the most at a time")


def reloads(playwright: Playwright, site: str) -> Iterator[Row]:
    """The same page again and again."""
    with fresh(playwright) as context:
        page = context.new_page()
        session = context.new_cdp_session(page)
        page.goto(site + ROUND[1])
        held = []
        workers = []
        for _ in range(RELOADS):
            page.reload()
            page.wait_for_function("document.querySelectorAll('card-replay:not(.enhanced)').length === 0")
            page.locator("card-replay").first.scroll_into_view_if_needed()
            held.append(_settled(page, session))
            workers.append(_engines(page))
    note = f"{held[1]:.1f} MB after 2, {held[-1]:.1f} MB after {RELOADS}"
    yield Row(f"Memory of the page over {RELOADS} reloads", "<=", FLAT, held[-1] / held[1], note)
    yield Row(f"Workers of the engine over {RELOADS} reloads", "<=", 1, max(workers), "the most at a time")
