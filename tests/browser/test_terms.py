"""Words of the glossary in the browser: explained by keyboard, touch and mouse, and by name to those who listen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.replays import LANGUAGES, hold_engine

MEANING = {"fr": "bat toutes les autres", "es": "gana a todos los demás"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_explained_where_it_stands(page: Page, language: str) -> None:
    """Enter shows its meaning, Tab leads on to the glossary, Escape back to the word; so does the mouse."""
    hold_engine(page)
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"{LANGUAGES[language]}alsos/")
    word = page.locator("a.term[href$='#trump']").first
    tip = page.locator(".tip")
    expect(word).to_have_accessible_description(re.compile(MEANING[language]))
    word.focus()
    word.press("Enter")
    expect(tip).to_contain_text(MEANING[language])
    box = tip.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 320
    page.keyboard.press("Tab")
    expect(tip.locator("a")).to_be_focused()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    expect(word).to_be_focused()
    word.hover()
    expect(tip).to_be_visible()
    page.mouse.move(1, 1)
    expect(tip).to_have_count(0)
    word.click()
    tip.locator("a").click()
    expect(page).to_have_url(re.compile(r"/glossary/#trump$"))
    expect(tip).to_have_count(0)
