"""Search finds the words of the games, as they are typed, in the language of the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.replays import LANGUAGES

WORDS = {
    "fr": ("maire", "kontra", "entame", "fournir", "couper", "indicateur", "enchère", "Kassza", "pioche", "béla"),
    "es": ("kontra", "cambio", "reparto", "baza", "asistir", "indicador", "subasta", "talón", "mazo", "jota"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_games_is_found(page: Page, language: str) -> None:
    """Each word has results, all of them pages of that language in which the word stands."""
    page.goto(LANGUAGES[language] or "./")
    field = page.locator(".md-search__input")
    field.click()
    for word in WORDS[language]:
        field.fill("")
        field.press_sequentially(word)
        first = page.locator(".md-search-result__link").first
        expect(page.locator(".md-search-result__item mark").first).to_have_text(re.compile(f"^{word}", re.IGNORECASE))
        address = first.get_attribute("href") or ""
        assert ("/es/" in address) == (language == "es")
