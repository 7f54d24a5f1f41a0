"""The other language is one click away, at the same place; who prefers it is asked once, quietly."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.replays import LANGUAGES, Replay, alsos, hold_engine

OTHER = {"fr": "es", "es": "fr"}
languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def still(page: Page) -> Page:
    """A page to which the engine never comes."""
    hold_engine(page)
    return page


def switch(page: Page, language: str) -> None:
    """Choose the other language in the header."""
    page.locator(f'.md-header a[hreflang="{OTHER[language]}"]').click()
    expect(page.locator("html")).to_have_attribute("lang", OTHER[language])


@languages
def test_the_switch_keeps_page_and_step(still: Page, language: str) -> None:
    """Step 7 here is step 7 there."""
    replay = alsos(still, language, "#parti-76/6")
    replay.button("next").click()
    expect(still).to_have_url(re.compile("#parti-76/7$"))
    switch(still, language)
    expect(still).to_have_url(re.compile(rf"\d/{LANGUAGES[OTHER[language]]}alsos/#parti-76/7$"))
    Replay(still, "parti-76").expect_step(7)


@languages
def test_the_switch_keeps_the_anchor(still: Page, language: str) -> None:
    """The paragraph of a rule here is the paragraph of that rule there."""
    alsos(still, language, "#alsos.melds.bela")
    switch(still, language)
    expect(still).to_have_url(re.compile(r"#alsos\.melds\.bela$"))
    expect(still.locator("[id='alsos.melds.bela']")).to_be_in_viewport()


@languages
def test_the_switch_keeps_the_paragraph_read(still: Page, language: str) -> None:
    """Without an anchor in the address, the heading in sight is where the other language opens."""
    alsos(still, language)
    still.locator("[id='alsos.melds.vannak']").evaluate("heading => heading.scrollIntoView()")
    switch(still, language)
    expect(still.locator("[id='alsos.melds.vannak']")).to_be_in_viewport()


@languages
def test_the_switch_follows_instant_navigation(still: Page, language: str) -> None:
    """The header stays when the page is swapped; its link still leads to the page that is shown."""
    alsos(still, language)
    still.evaluate("window.sameVisit = true")
    still.locator(f'.md-tabs a[href$="{LANGUAGES[language]}alcalde/"]').first.click()
    expect(still.locator("card-replay#trick-25")).to_be_attached()
    assert still.evaluate("window.sameVisit")
    switch(still, language)
    expect(still).to_have_url(re.compile(rf"\d/{LANGUAGES[OTHER[language]]}alcalde/"))
    assert not still.evaluate("Boolean(window.sameVisit)"), "header and search would keep the old language"


@pytest.mark.parametrize(("locale", "language"), [("es-ES", "fr"), ("es-419", "fr"), ("fr-CA", "es")])
def test_a_reader_of_the_other_language_is_offered_it(
    make_visit: Callable[..., Visit], locale: str, language: str
) -> None:
    """One line, in the reader's language, that leads to the same page and can be sent away for good."""
    page = make_visit(locale=locale).page
    hold_engine(page)
    alsos(page, language)
    offer = page.locator("language-offer")
    expect(offer).to_be_visible()
    expect(offer).to_have_attribute("lang", OTHER[language])
    expect(offer.locator("a")).to_have_attribute("href", re.compile(rf"\d/{LANGUAGES[OTHER[language]]}alsos/$"))
    offer.locator("button").click()
    expect(offer).to_be_hidden()
    page.reload()
    expect(page.locator("card-replay#parti-76")).to_be_visible()
    expect(offer).to_be_hidden()
    page.goto(LANGUAGES[language] + "alcalde/")
    expect(page.locator("card-replay#trick-25")).to_be_visible()
    expect(offer).to_be_hidden()


@pytest.mark.parametrize(("locale", "language"), [("fr-FR", "fr"), ("es-MX", "es"), ("en-GB", "fr"), ("de-DE", "es")])
def test_nobody_else_is_asked(make_visit: Callable[..., Visit], locale: str, language: str) -> None:
    """Who reads the page's language, or neither, is left in peace."""
    page = make_visit(locale=locale).page
    hold_engine(page)
    alsos(page, language)
    expect(page.locator("language-offer")).to_be_hidden()


def test_who_has_chosen_is_not_asked_again(make_visit: Callable[..., Visit]) -> None:
    """A Spanish browser, French chosen by the switch: the French page does not ask."""
    page = make_visit(locale="es-ES").page
    hold_engine(page)
    alsos(page, "es")
    switch(page, "es")
    expect(page.locator("card-replay#parti-76")).to_be_visible()
    expect(page.locator("language-offer")).to_be_hidden()
