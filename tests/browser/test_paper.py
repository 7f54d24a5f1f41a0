"""Printed: nothing reaches over the edge of its paper, or over what stands beside it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.replays import LANGUAGES, hold_engine

PAPER = 658
"""The width of A4 between its margins, in CSS pixels."""

OVER_THE_EDGE = """() => [...document.querySelectorAll('.scene, .said, .trick, .filled-table, .sheet-table, .chart')]
  .filter(part => part.checkVisibility())
  .filter(part => part.scrollWidth > part.clientWidth + 4 || part.getBoundingClientRect().right > innerWidth + 1)
  .map(part => `${part.className} of ${part.closest('[id]')?.id}: ${part.scrollWidth} of ${part.clientWidth} px`)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_reaches_over_the_edge(page: Page, language: str) -> None:
    """The pages that are printed: rules, lessons, leaflets, sheets."""
    hold_engine(page)
    page.set_viewport_size({"width": PAPER, "height": 900})
    page.emulate_media(media="print")
    for path in ("", "lesson/", "leaflet/", "sheet/"):
        for game in ("alsos", "alcalde"):
            page.goto(f"{LANGUAGES[language]}{game}/{path}")
            expect(page.locator("h1")).to_be_visible()
            page.evaluate("document.fonts.ready.then(() => 0)")
            assert page.evaluate("document.documentElement.scrollWidth") <= PAPER, path
            assert page.evaluate(OVER_THE_EDGE) == [], f"{game}/{path}"
