"""The pages of cases: each row of the tables leads to its example, and the examples can be stepped through."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SITE
from tests.browser.replays import LANGUAGES, READY, Replay, hold_engine
from widgets.rule_ids import CASE_PAGES

PATHS = {f"{path.removesuffix('.md')}/": rules for path, rules in CASE_PAGES.items()}
ENHANCED = re.compile(r"\benhanced\b")

languages = pytest.mark.parametrize("language", LANGUAGES)
paths = pytest.mark.parametrize("path", PATHS)


@languages
@paths
def test_every_rule_has_its_row(page: Page, language: str, path: str) -> None:
    """The tables name each rule of the game once, in order, each with a case that is there to be seen."""
    hold_engine(page)
    page.goto(LANGUAGES[language] + path)
    rows = page.locator('.filled-table th[scope="rowgroup"] a.rule')
    rules = [str(link.get_attribute("href")).partition("#")[2] for link in rows.all()]
    assert sorted(rules) == sorted(PATHS[path])
    for link in page.locator(".filled-table a.case").all():
        address = str(link.get_attribute("href"))
        if address.startswith(f"../../{path}#"):
            expect(page.locator(f"[id='{address.partition('#')[2]}']")).to_have_count(1)


@languages
@pytest.mark.parametrize(
    ("path", "rule", "example"),
    [("alsos/cases/", "alsos.cards.suits", "two-tercs"), ("alcalde/cases/", "alcalde.tricks.draw", "led-as-drawn")],
)
def test_a_row_leads_to_its_example(page: Page, language: str, path: str, rule: str, example: str) -> None:
    """The link opens the page on which the example stands, at the example."""
    hold_engine(page)
    page.goto(LANGUAGES[language] + path)
    expect(page.locator("card-replay").last).to_have_class(ENHANCED)
    row = page.locator("tr").filter(has=page.locator(f'th a[href$="#{rule}"]'))
    link = row.locator("a.case")
    link.scroll_into_view_if_needed()
    for _moment in range(
        100
    ):  # the theme notes a moment later where the reader is, and must not take the next page for it
        if page.evaluate("window.scrollY === 0 || history.state?.y === window.scrollY"):
            break
        page.wait_for_timeout(50)
    link.click()
    replay = Replay(page, example)
    expect(page).to_have_url(re.compile(rf"#{example}(/1)?$"))
    expect(replay.root).to_be_in_viewport()
    replay.expect_step(1)


@languages
@paths
def test_the_examples_are_alive(page: Page, language: str, path: str) -> None:
    """Step by step, and verified by the engine: all of the page, those that end with a refusal too."""
    page.goto(LANGUAGES[language] + path)
    name = "all-taken" if path.startswith("alsos") else "led-as-drawn"
    replay = Replay(page, name)
    replay.button("next").click()
    replay.expect_step(2)
    lines = page.locator("card-replay > .engine")
    assert lines.count() > 5
    for line in lines.all():
        expect(line).to_have_attribute("data-state", "verified", timeout=READY)


def test_a_refusal_is_its_last_step(page: Page) -> None:
    """The card that the rule refuses is marked in the hand, and the sentence names the rule."""
    hold_engine(page)
    page.goto("alsos/cases/#king-elsewhere")
    replay = Replay(page, "king-elsewhere")
    replay.button("last").click()
    expect(replay.shown).to_have_class(re.compile(r"\brefused\b"))
    expect(replay.shown.locator('a.rule[href$="#alsos.tricks.own-card"]')).to_be_visible()


@languages
@paths
def test_a_page_of_cases_is_no_heavier_than_the_rules(site: str, language: str, path: str) -> None:
    """On its way, the page with many short examples is smaller than the page of rules with its few long ones."""
    cases, rules = (
        (SITE / LANGUAGES[language] / folder / "index.html.br").stat().st_size
        for folder in (path, path.removesuffix("cases/"))
    )
    assert site
    assert 1_000 < cases < rules
