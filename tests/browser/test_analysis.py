"""What was best, asked in the page: every legal card marked, what was hidden hidden, stopped at will."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.replays import LANGUAGES, READY, Replay, alsos, engines
from tests.browser.test_accessibility import findings

languages = pytest.mark.parametrize("language", LANGUAGES)

BEST = {"fr": "Le plus de points de cartes pour Bence", "es": "Lo que más puntos de cartas da a Bence"}


def ask(replay: Replay) -> Locator:
    """Ask what was best, and wait for the answer."""
    replay.button("best").click()
    expect(replay.root.locator(".analysed")).to_be_visible(timeout=READY)
    return replay.root.locator(".analysed")


def sixty(page: Page, language: str, step: int) -> Replay:
    """The whole deal on the page of Alcalde."""
    page.goto(f"{LANGUAGES[language]}alcalde/#sixty-sixty/{step}")
    replay = Replay(page, "sixty-sixty")
    expect(replay.root).to_have_class(re.compile(r"\benhanced\b"))
    return replay


@languages
def test_every_legal_card_is_marked(page: Page, language: str) -> None:
    """Bence's eleven cards, the best of them raised; a sentence and a table say it; once more puts it away."""
    replay = alsos(page, language, "#parti-76/10")
    shown = ask(replay)
    expect(shown.locator(".seat.far .mark")).to_have_count(11)
    expect(shown.locator(".seat.near .mark")).to_have_count(0)
    expect(shown.locator(".marked.best .mark")).to_have_text(["90", "90"])
    expect(shown.locator(".sentence")).to_contain_text(BEST[language])
    expect(shown.locator(".prospects tbody tr.best td").first).to_have_text("56")
    assert shown.locator(".prospects .card-inline").count() == 11
    expect(replay.root.locator(".live")).to_contain_text(BEST[language])
    expect(replay.button("best")).to_have_attribute("aria-pressed", "true")
    replay.button("best").click()
    expect(shown).to_have_count(0)
    replay.expect_step(10)
    expect(replay.button("best")).to_have_attribute("aria-pressed", "false")


@languages
def test_hidden_cards_stay_hidden(page: Page, language: str) -> None:
    """As Bence saw it, Anna's eleven cards are backs; with all cards they are shown again. The focus stays."""
    replay = alsos(page, language, "#parti-76/10")
    shown = ask(replay)
    backs = shown.locator(".seat.near .hand .card.back")
    expect(backs).to_have_count(0)
    shown.locator('[data-view="player"]').focus()
    page.keyboard.press("Enter")
    expect(backs).to_have_count(11)
    expect(shown.locator(".seat.far .mark")).to_have_count(11)
    expect(shown.locator('[data-view="player"]')).to_be_focused()
    shown.locator('[data-view="all"]').click()
    expect(backs).to_have_count(0)


@languages
def test_alcalde_by_chance(page: Page, language: str) -> None:
    """While there is a stock: averages with their margins, for six cards of the mayor; the opponents' hands hidden."""
    replay = sixty(page, language, 3)
    shown = ask(replay)
    mover = shown.locator(".seat.to-move .mark")
    count = mover.count()
    assert count in (3, 6)
    expect(shown.locator(".prospects tbody")).to_contain_text("±")
    shown.locator('[data-view="player"]').click()
    expect(shown.locator(".hand .card.back").first).to_be_visible()
    expect(mover).to_have_count(count)


@languages
def test_stepping_on_leaves_the_analysis(page: Page, language: str) -> None:
    """Next, the arrow keys and the slider go on from the step that was judged."""
    replay = alsos(page, language, "#parti-76/10")
    ask(replay)
    replay.button("next").click()
    replay.expect_step(11)
    ask(replay)
    replay.root.focus()
    page.keyboard.press("ArrowLeft")
    replay.expect_step(10)
    expect(replay.root.locator(".analysed")).to_have_count(0)


@languages
def test_in_a_branch_the_choice_that_is_due_is_judged(page: Page, language: str) -> None:
    """What if, then what is best: Anna's two hearts; and back to the branch, its cards still to choose."""
    replay = alsos(page, language, "#parti-76/10")
    replay.button("whatif").click()
    expect(replay.root.locator(".branch .card-button").first).to_be_visible(timeout=READY)
    shown = ask(replay)
    expect(shown.locator(".seat.near .mark")).to_have_count(2)
    expect(replay.shown).to_have_count(1)
    replay.button("best").click()
    expect(replay.card("play:JH")).to_be_visible()
    replay.card("play:JH").click()
    expect(replay.shown.locator(".trick .play")).to_have_count(2)
    replay.button("return").click()
    replay.expect_step(10)


def test_where_no_card_is_chosen_nothing_can_be_asked(page: Page) -> None:
    """In the auction the button says that it leads nowhere, and does nothing."""
    replay = alsos(page, "fr", "#parti-76/2")
    expect(replay.button("best")).to_have_attribute("aria-disabled", "true")
    replay.button("best").click(force=True)
    replay.expect_step(2)
    page.goto("alcalde/")
    expect(page.locator("card-replay#trick-25.enhanced")).to_be_visible()
    expect(Replay(page, "trick-25").button("best")).to_have_count(0)


SLOW = """
const post = Worker.prototype.postMessage;
window.asked = [];
Worker.prototype.postMessage = function (message) {
  window.asked.push(message);
  if (message.op === "analysis") {
    const reply = {progress: {done: 2, of: 9}};
    this.dispatchEvent(new MessageEvent("message", {data: {kind: "reply", id: message.id, reply}}));
    return;
  }
  return post.call(this, message);
};
"""


@languages
def test_it_can_be_stopped(page: Page, language: str) -> None:
    """An analysis that does not come says how far it is; Stop takes it back, and the worker is told."""
    page.add_init_script(SLOW)
    replay = alsos(page, language, "#parti-76/10")
    replay.button("next").click()
    replay.button("back").click()
    replay.expect_state("verified")
    replay.button("best").click()
    looking = replay.root.locator(":scope > .looking")
    expect(looking).to_be_visible()
    expect(looking.locator("progress")).to_have_attribute("value", "2")
    expect(looking.locator("progress")).to_have_attribute("max", "9")
    looking.locator("button").focus()
    page.keyboard.press("Enter")
    expect(looking).to_be_hidden()
    replay.expect_step(10)
    expect(replay.button("best")).to_be_focused()
    asked = page.evaluate("window.asked.filter(one => one.op === 'analysis').map(one => one.id)")
    assert page.evaluate("window.asked.filter(one => 'cancel' in one).map(one => one.cancel)") == asked
    assert len(engines(page)) == 1


def test_the_real_worker_stops(page: Page) -> None:
    """Stepping on at once takes the question back; the next questions are answered, and by the same worker."""
    replay = alsos(page, "fr", "#parti-76/10")
    replay.button("next").click()
    replay.expect_state("verified")
    for _ in range(4):
        replay.button("best").click()
        replay.button("back").click()
    expect(replay.root.locator(".analysed")).to_have_count(0)
    replay.button("last").click()
    shown = ask(replay)
    expect(shown.locator(".prospects tbody tr")).to_have_count(1)
    assert len(engines(page)) == 1


def test_a_failed_engine_leaves_the_step(visit: Visit) -> None:
    """Without an engine there is no answer: the step stays, the button is up again, the engine's line says why."""
    visit.expect("The engine has failed")
    visit.allow("net::ERR_FAILED")
    visit.allow("Failed to fetch")
    visit.page.context.route("**/assets/runtime/**", lambda route: route.abort("failed"))
    replay = alsos(visit.page, "es", "#parti-76/10")
    replay.button("best").click()
    replay.expect_state("failed")
    replay.expect_step(10)
    expect(replay.button("best")).to_have_attribute("aria-pressed", "false")
    expect(replay.root.locator(":scope > .looking")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
def test_it_is_for_everyone(page: Page, scheme: str, width: int) -> None:
    """axe finds nothing; nothing scrolls sideways; the buttons of the view are large enough."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.set_viewport_size({"width": width, "height": 900})
    replay = alsos(page, "fr", "#parti-76/10")
    shown = ask(replay)
    replay.expect_state("verified")
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    overflow = "element => element.scrollWidth > element.clientWidth"
    assert not shown.evaluate(overflow)
    for button in shown.locator(".viewpoint button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
