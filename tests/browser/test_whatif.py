"""What if another card had been played: the rules answer, the score follows, and the example waits."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.replays import LANGUAGES, READY, Replay, alcalde, alsos
from tests.browser.waiting import wait_until

languages = pytest.mark.parametrize("language", LANGUAGES)

IN_BOTH = {
    "follow": {"fr": "fournir", "es": "asistir"},
    "diamond": {"fr": "deux de carreau", "es": "dos de diamantes"},
}


def enter(replay: Replay) -> None:
    """Leave the example at the step shown."""
    replay.button("whatif").click()
    expect(replay.shown).to_have_class(re.compile(r"\bbranch\b"), timeout=READY)


@languages
def test_two_of_diamonds_gives_isaac_the_trick(page: Page, language: str) -> None:
    """2♦ in place of 2♠: no trump falls, Isaac's ace wins all four cards, 25 points for the opponents."""
    replay = alcalde(page, language, "#trick-25/3")
    enter(replay)
    replay.card("play:2D").click()
    expect(replay.shown.locator(".trick .play")).to_have_count(3)
    replay.card("play:KC").click()
    expect(replay.shown.locator(".trick .play")).to_have_count(4)
    expect(replay.shown.locator(".play.winning .by")).to_contain_text("Isaac")
    expect(replay.shown.locator(".sentence")).to_contain_text("Isaac")
    expect(replay.shown.locator(".sentence")).to_contain_text("25")
    assert replay.points() == ["0", "25"]
    replay.button("return").click()
    replay.expect_step(3)
    replay.button("last").click()
    assert replay.points() == ["25", "0"]


def test_what_is_allowed_is_told_apart_in_forced_colours(page: Page) -> None:
    """A card the rules allow has its outline inside; one they refuse stays dim under the pointer, too."""
    page.emulate_media(forced_colors="active")
    replay = alsos(page, "fr", "#parti-76/10")
    enter(replay)
    legal = replay.shown.locator(".card-button[data-legal] .card").first
    expect(legal).to_have_css("outline-style", "solid")
    expect(legal).to_have_css("outline-offset", "-3px")
    refused = replay.shown.locator(".card-button:not([data-legal])").first
    refused.hover()
    expect(refused.locator(".card")).not_to_have_css("filter", "none")


@languages
def test_another_lead_changes_the_score(page: Page, language: str) -> None:
    """Alsós: at step 9 Bence may lead the ace of clubs; Anna must give a club; the points follow."""
    replay = alsos(page, language, "#parti-76/9")
    assert replay.points() == ["0", "34"]
    enter(replay)
    replay.card("play:AC").click()
    expect(replay.shown.locator(".trick .play")).to_have_count(1)
    replay.card("play:10C").click()
    expect(replay.shown.locator(".trick .play")).to_have_count(2)
    assert replay.points() == ["0", "55"]  # 34, and 11 for the ace, 10 for the ten
    replay.button("return").click()
    replay.expect_step(9)
    assert replay.points() == ["0", "34"]


@languages
def test_an_illegal_card_says_why(page: Page, language: str) -> None:
    """The refusal stands where the eyes are, is spoken, names the rule; the position stays, play goes on."""
    replay = alsos(page, language, "#parti-76/9")
    enter(replay)
    replay.card("play:AC").click()
    expect(replay.shown.locator(".trick .play")).to_have_count(1)
    replay.card("play:AS").click()
    refusal = replay.root.locator(":scope > .refusal")
    expect(refusal).to_be_visible()
    expect(refusal).to_have_attribute("role", "alert")
    expect(refusal).to_contain_text(re.compile(IN_BOTH["follow"][language], re.IGNORECASE))
    expect(refusal.locator("a.rule")).to_have_attribute("href", re.compile(r"alsos/#alsos\.tricks\.follow-suit$"))
    expect(refusal).to_be_in_viewport(ratio=1)
    expect(replay.card("play:AS")).to_be_focused()
    expect(replay.shown.locator(".trick .play")).to_have_count(1)
    replay.card("play:8C").click()
    expect(replay.shown.locator(".trick .play")).to_have_count(2)
    expect(refusal).to_be_hidden()


def test_every_card_of_the_mover_can_be_tried(page: Page) -> None:
    """The whole hand is buttons, named for the ear; what the rules forbid says so before it is tried."""
    replay = alsos(page, "fr", "#parti-76/10")
    enter(replay)
    cards = replay.shown.locator(".hand.choosing .card-button")
    expect(cards).to_have_count(11)
    for card in cards.all():
        assert card.get_attribute("aria-label")
    legal = replay.shown.locator("[data-event][data-legal]")
    assert sorted(card.get_attribute("data-event") or "" for card in legal.all()) == ["play:7H", "play:JH"]


@languages
def test_back_and_next_walk_the_branch(page: Page, language: str) -> None:
    """Back takes back the last card of the branch, next gives it again, and before its first card back leaves it."""
    replay = alcalde(page, language, "#trick-25/3")
    enter(replay)
    plays = replay.shown.locator(".trick .play")
    for token in ("play:2D", "play:KC"):
        count = plays.count()
        replay.card(token).click()
        expect(plays).to_have_count(count + 1)
    replay.root.focus()
    page.keyboard.press("ArrowLeft")
    expect(plays).to_have_count(3)
    expect(replay.shown.locator(".play.last")).to_contain_text(IN_BOTH["diamond"][language])
    replay.button("next").click()
    expect(plays).to_have_count(4)
    replay.button("first").click()
    expect(plays).to_have_count(2)
    replay.button("back").click()
    replay.expect_step(3)
    expect(replay.root.locator(".branch")).to_have_count(0)


def test_the_keyboard_alone_plays_on(page: Page) -> None:
    """Enter the what-if, choose, be refused, choose again and return without a mouse; the focus is always somewhere."""
    replay = alsos(page, "fr", "#parti-76/9")
    replay.expect_state("verified")
    replay.button("whatif").focus()
    page.keyboard.press("Enter")
    expect(replay.button("return")).to_be_focused()
    replay.card("play:AC").focus()
    page.keyboard.press("Enter")
    expect(replay.shown.locator(".trick .play")).to_have_count(1)
    expect(replay.shown.locator(".choosing [data-legal]").first).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Space")
    expect(replay.root.locator(":scope > .refusal")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(replay.shown.locator(".trick .play")).to_have_count(2)
    assert replay.root.evaluate("root => root.contains(document.activeElement)")
    replay.button("return").focus()
    page.keyboard.press("Enter")
    replay.expect_step(9)
    expect(replay.button("whatif")).to_be_focused()


def test_the_branch_is_announced(page: Page) -> None:
    """What is chosen is said to the ear, with whose turn it is."""
    replay = alcalde(page, "fr", "#trick-25/3")
    enter(replay)
    live = replay.root.locator(":scope > .live")
    expect(live).to_contain_text("Pilar")
    replay.card("play:2D").click()
    expect(live).to_contain_text(IN_BOTH["diamond"]["fr"])


@languages
def test_what_if_before_the_engine_has_come(page: Page, language: str) -> None:
    """The first what-if starts the engine, shows what it is doing, and then opens by itself."""
    page.add_init_script("Object.defineProperty(navigator, 'connection', {value: {saveData: true}})")
    held: list[Route] = []
    manifest = re.compile(r"/assets/runtime/manifest\.json")
    page.context.route(manifest, lambda route: held.append(route))
    replay = alcalde(page, language, "#trick-25/3")
    replay.button("whatif").click()
    line = replay.root.locator(":scope > .engine")
    expect(line).to_have_attribute("data-state", "downloading")
    expect(line.locator('[data-when="downloading"]')).to_be_visible()
    expect(replay.root).to_have_attribute("aria-busy", "true")
    replay.expect_step(3)
    held[0].continue_()
    expect(replay.shown).to_have_class(re.compile(r"\bbranch\b"), timeout=READY)
    expect(replay.root).not_to_have_attribute("aria-busy", "true")


def test_whats_spoken_before_play_can_be_tried_too(page: Page) -> None:
    """At the first step of the deal the choices are calls: passing instead of accepting hands the turn over."""
    replay = alsos(page, "fr", "#parti-76/1")
    enter(replay)
    replay.card("pass").click()
    expect(replay.shown.locator(".calls li")).to_have_count(1)
    expect(replay.shown.locator(".sentence")).to_contain_text("Bence")
    expect(replay.card("accept")).to_be_visible()


def test_a_branch_survives_looking_up_a_rule(page: Page) -> None:
    """The rule a refusal names is one click away, and the way back leads into the branch."""
    replay = alsos(page, "fr", "#parti-76/9")
    enter(replay)
    replay.card("play:AC").click()
    expect(replay.shown.locator(".trick .play")).to_have_count(1)
    replay.card("play:AS").click()
    expect(replay.root.locator(".refusal a.rule")).to_be_in_viewport()
    wait_until(page, "history.state?.y === scrollY")  # Material notes the place 100 ms after a scroll
    replay.root.locator(".refusal a.rule").click()
    expect(page.locator("[id='alsos.tricks.follow-suit']")).to_be_in_viewport()
    page.go_back()
    expect(replay.shown).to_have_class(re.compile(r"\bbranch\b"))
    expect(replay.shown.locator(".trick .play")).to_have_count(1)
