"""What a page weighs before the engine is asked for, all told, as it comes over the wire."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from bench.web.weighing import on_the_scales

LIMIT = 200_000


@pytest.mark.parametrize("path", ["alsos/", "es/alsos/", "glossary/"])
def test_weight(page: Page, path: str) -> None:
    """Headers and all, under 200 KB: the longest page, and the one with the most Hungarian words."""
    weighed = on_the_scales(page)
    page.goto(path, wait_until="networkidle")
    page.evaluate("document.fonts.ready.then(() => 0)")
    weights = weighed()
    own = {url.rpartition("/")[2] for url in weights if "/assets/shell-" in url}
    assert own == {"first.js", "main.js", "site.css"}, "the shell does not come in one piece"
    assert not any(url.endswith("/search_index.json") for url in weights), "the search's index comes unasked"
    assert sum(weights.values()) <= LIMIT, weights


def test_a_page_that_was_left_is_let_go(page: Page) -> None:
    """From page to page and back without a reload: the tree that the browser holds does not grow."""
    page.context.route("**/assets/runtime/**", lambda route: None)
    session = page.context.new_cdp_session(page)
    page.goto("alsos/lesson/")
    held = []
    for _ in range(3):
        for path in ("/alsos/", "/alsos/lesson/"):
            page.evaluate(
                "path => [...document.querySelectorAll('nav a')].find(a => a.pathname === path && !a.hash).click()",
                path,
            )
            page.wait_for_function("path => location.pathname === path", arg=path)
            page.locator("card-replay.enhanced").first.wait_for(state="attached")
        session.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(200)
        session.send("HeapProfiler.collectGarbage")
        held.append(session.send("Memory.getDOMCounters")["nodes"])
    assert held[2] < 1.1 * held[0], held
