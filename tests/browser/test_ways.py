"""What else leads through a replay: it goes on by itself, a button held, a finger drawn, a list, another's eyes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.replays import LANGUAGES, READY, alcalde, alsos, hold_engine
from tests.browser.test_replay import ANNOUNCED, STEPS
from tests.browser.waiting import wait_until

languages = pytest.mark.parametrize("language", LANGUAGES)
UNSEEN = "Ce que voyait Anna"
LOST = "Este enlace lleva a un «¿Y si…?» imposible"


@pytest.fixture
def still(page: Page) -> Page:
    """A page to which the engine never comes."""
    hold_engine(page)
    return page


def is_playing(button: Locator, playing: bool) -> None:
    expect(button).to_have_attribute("aria-pressed", str(playing).lower())


def test_a_replay_goes_on_by_itself(still: Page) -> None:
    """The space bar begins, any other act stops; the ear hears where it stops, once; the address follows."""
    replay = alsos(still, "fr")
    play = replay.button("play")
    replay.root.locator(":scope > .live").evaluate(ANNOUNCED)
    replay.button("pace").select_option("fast")
    replay.root.focus()
    still.keyboard.press("Space")
    replay.expect_step(2)
    is_playing(play, True)
    replay.expect_step(3)
    assert still.evaluate("window.announced") == []
    replay.button("next").click()
    replay.expect_step(4)
    is_playing(play, False)
    assert still.evaluate("location.hash") == "#parti-76/4"
    still.wait_for_timeout(1700)
    replay.expect_step(4)
    said = still.evaluate("window.announced")
    assert len(said) == 1
    assert said[0].startswith("Étape 4")


def test_it_rests_at_the_end_and_out_of_sight(still: Page) -> None:
    """At the last step it stops by itself, and begins anew; out of sight, or on a hidden page, nothing goes on."""
    replay = alsos(still, "es", f"#parti-76/{STEPS - 1}")
    play = replay.button("play")
    play.click()
    replay.expect_step(STEPS)
    is_playing(play, False)
    play.click()
    replay.expect_step(1)
    is_playing(play, True)
    still.evaluate(
        "scrollTo({top: 0, behavior: 'instant'}); document.querySelector('card-replay').style.marginTop = '300vh'"
    )
    is_playing(play, False)
    play.click()
    is_playing(play, True)
    still.evaluate(
        """() => { Object.defineProperty(document, 'hidden', {value: true});
                   document.dispatchEvent(new Event('visibilitychange')); }"""
    )
    is_playing(play, False)
    play.click()
    replay.root.locator(".step-list summary").click()
    is_playing(play, False)


PACE = """replay => {
  window.times = [];
  addEventListener('pointerdown', () => window.times.push(performance.now()), {capture: true});
  new MutationObserver(() => window.times.push(performance.now()))
    .observe(replay.querySelector('.steps'), {subtree: true, attributeFilter: ['hidden']});
}"""


def test_a_button_that_is_held_repeats(still: Page) -> None:
    """After a moment about six times a second, until it is let go or left; the ear hears the last step alone."""
    replay = alsos(still, "fr")
    replay.root.locator(":scope > .live").evaluate(ANNOUNCED)
    replay.root.evaluate(PACE)
    shows = "document.querySelector('#parti-76 .step[data-step=\"{}\"]:not([hidden])')"
    replay.button("next").hover()
    still.mouse.down()
    wait_until(still, shows.format(4))
    still.mouse.up()
    reached = int(replay.shown.get_attribute("data-step") or 0)
    pressed, first, *others = still.evaluate("window.times")
    assert first - pressed >= 390
    assert all(later - earlier >= 100 for earlier, later in pairwise([first, *others]))
    still.wait_for_timeout(600)
    replay.expect_step(reached)
    assert len(still.evaluate("window.announced")) == 1
    replay.button("next").click()
    replay.expect_step(reached + 1)
    replay.button("back").hover()
    still.mouse.down()
    wait_until(still, shows.format(reached))
    still.mouse.move(5, 5)
    left = int(replay.shown.get_attribute("data-step") or 0)
    still.wait_for_timeout(400)
    replay.expect_step(left)
    still.mouse.up()


def draw_finger(touch: CDPSession, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger goes down, moves in a straight line, and is lifted."""
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start[0], "y": start[1]}]})
    for part in (0.25, 0.5, 0.75, 1):
        point = {"x": start[0] + part * (end[0] - start[0]), "y": start[1] + part * (end[1] - start[1])}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_drawn_over_the_table_steps(make_visit: Callable[..., Visit]) -> None:
    """To the left is next, to the right is back; up and down scrolls the page; under the table nothing is a swipe."""
    page = make_visit(has_touch=True, viewport={"width": 360, "height": 740}).page
    hold_engine(page)
    replay = alsos(page, "fr", "#parti-76/9")
    touch = page.context.new_cdp_session(page)
    box = replay.shown.locator(".scene").bounding_box()
    assert box
    y = box["y"] + 60
    draw_finger(touch, (260, y), (120, y + 10))
    replay.expect_step(10)
    draw_finger(touch, (120, y), (260, y - 10))
    replay.expect_step(9)
    before = page.evaluate("scrollY")
    draw_finger(touch, (180, y + 150), (190, y))
    wait_until(page, f"scrollY > {before}")
    replay.expect_step(9)
    replay.shown.locator(".sentence").scroll_into_view_if_needed()
    words = replay.shown.locator(".sentence").bounding_box()
    assert words
    draw_finger(touch, (260, words["y"] + 10), (120, words["y"] + 10))
    replay.expect_step(9)


@languages
def test_the_list_of_steps_is_there_to_jump(still: Page, language: str) -> None:
    """Every step under its part of the game; Enter jumps, the mark follows, the focus stays where it is."""
    replay = alsos(still, language, "#parti-76/3")
    details = replay.root.locator(":scope > .step-list")
    details.locator("summary").click()
    steps = details.locator("[data-to]")
    expect(steps).to_have_count(STEPS)
    expect(details.locator(".part")).to_have_count(3 + 12)  # auction, early, late, and the tricks
    expect(details.locator("[aria-current=step]")).to_have_attribute("data-to", "3")
    for at in (1, 9, STEPS):
        sentence = replay.root.locator(f".step[data-step='{at}'] .sentence").text_content() or ""
        assert sentence.strip() in (steps.nth(at - 1).text_content() or "")
    steps.nth(19).focus()
    still.keyboard.press("Enter")
    replay.expect_step(20)
    expect(steps.nth(19)).to_be_focused()
    expect(details.locator("[aria-current=step]")).to_have_attribute("data-to", "20")
    replay.button("next").click()
    expect(details.locator("[aria-current=step]")).to_have_attribute("data-to", "21")


def test_the_eyes_of_a_player(page: Page) -> None:
    """Bence's cards lie face down for Anna at every step, and a line says so; all cards are all cards again."""
    replay = alsos(page, "fr")
    backs = replay.shown.locator(".seat.far .hand .card.back")
    expect(backs).to_have_count(0)
    replay.button("eyes").select_option("0")
    expect(backs).to_have_count(8, timeout=READY)
    expect(replay.shown.locator(".unseen")).to_contain_text(UNSEEN)
    expect(replay.shown.locator(".seat.near .hand .card.back")).to_have_count(0)
    expect(replay.root.locator(":scope > .live")).to_contain_text(UNSEEN)
    replay.expect_state("verified")
    replay.button("next").click()
    replay.expect_step(2)
    expect(backs).to_have_count(8)
    replay.button("last").click()
    expect(backs).to_have_count(0)
    replay.button("first").click()
    replay.button("eyes").select_option("-1")
    expect(backs).to_have_count(0)
    expect(replay.root.locator(".unseen")).to_have_count(0)


def test_a_branch_is_a_link(page: Page) -> None:
    """The address holds what was played; it opens there again, reloaded, in the other language, and on the way back."""
    replay = alcalde(page, "fr", "#trick-25/3")
    replay.button("whatif").click()
    replay.card("play:2D").click(timeout=READY)
    plays = replay.shown.locator(".trick .play")
    expect(plays).to_have_count(3)
    hash_ = "#trick-25/3/play:2D,play:KC"
    replay.card("play:KC").click()
    expect(plays).to_have_count(4)
    assert page.evaluate("location.hash") == hash_
    page.reload()
    expect(replay.root.locator(".branch .trick .play")).to_have_count(4, timeout=READY)
    page.locator(".language-switch").click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(replay.root.locator(".branch .trick .play")).to_have_count(4, timeout=READY)
    assert page.evaluate("location.hash") == hash_
    replay.button("back").click()
    expect(replay.root.locator(".branch .trick .play")).to_have_count(3)
    assert page.evaluate("location.hash") == "#trick-25/3/play:2D"
    page.evaluate(f"location.hash = '{hash_}'")
    expect(replay.root.locator(".branch .trick .play")).to_have_count(4)
    page.go_back()
    expect(replay.root.locator(".branch .trick .play")).to_have_count(3)
    replay.button("return").click()
    replay.expect_step(3)
    assert page.evaluate("location.hash") == "#trick-25/3"


def test_a_branch_that_cannot_be(page: Page) -> None:
    """A link that was spoilt leads to the example, with a kind word, which goes with the next step."""
    spoilt = ("play:2S,play:2S", "%3Cscript%3E", ",".join(["play:2D"] * 3000))
    replay = alcalde(page, "es", f"#trick-25/3/{spoilt[0]}")
    refusal = replay.root.locator(":scope > .refusal")
    for branch in spoilt:
        page.evaluate(f"location.hash = '#trick-25/3/{branch}'")
        expect(refusal).to_contain_text(LOST, timeout=READY)
        replay.expect_step(3)
        expect(replay.root.locator(".branch")).to_have_count(0)
        replay.button("next").click()
        replay.expect_step(4)
        expect(refusal).to_be_hidden()
        assert page.evaluate("location.hash") == "#trick-25/4"


def test_two_replays_do_not_know_of_each_other(still: Page) -> None:
    """One goes on by itself; the other steps when it is told to, and does not stop it."""
    replay = alsos(still, "fr", "#parti-76/5")
    other = still.locator('card-replay:has([data-do="play"])').nth(1)
    stood = other.locator(".step:not([hidden])").get_attribute("data-step")
    replay.button("play").click()
    replay.expect_step(6)
    other.locator('.controls [data-do="next"]').evaluate("next => next.click()")  # without a scroll out of sight
    is_playing(replay.button("play"), True)
    expect(other.locator(".step:not([hidden])")).to_have_attribute("data-step", str(int(stood or 0) + 1))
    expect(other.locator(":scope > .step-list[open]")).to_have_count(0)
    is_playing(other.locator('.controls [data-do="play"]'), False)
