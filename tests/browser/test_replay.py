"""A worked example is read step by step: by hand, key, slider and address, with or without the engine."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.replays import LANGUAGES, Replay, alcalde, alsos, hold_engine, refuse
from tests.browser.waiting import wait_until

STEPS = 31
languages = pytest.mark.parametrize("language", LANGUAGES)

ANNOUNCED = """element => {
  window.announced = [];
  new MutationObserver(() => element.textContent && window.announced.push(element.textContent))
    .observe(element, {childList: true, characterData: true, subtree: true});
}"""


@pytest.fixture
def still(page: Page) -> Page:
    """A page to which the engine never comes."""
    hold_engine(page)
    return page


@languages
def test_steps_before_the_engine_has_come(still: Page, language: str) -> None:
    """First, back, next and last need no Python."""
    replay = alsos(still, language)
    replay.expect_step(1)
    replay.button("next").click()
    replay.expect_step(2)
    replay.button("last").click()
    replay.expect_step(STEPS)
    assert replay.points() == ["76", "70"]
    replay.button("back").click()
    replay.expect_step(STEPS - 1)
    replay.button("first").click()
    replay.expect_step(1)
    expect(replay.root.locator(":scope > .engine")).to_have_attribute(
        "data-state", re.compile("idle|downloading|starting")
    )


@languages
def test_every_step_can_be_read_without_javascript(make_visit: Callable[..., Visit], language: str) -> None:
    """All steps stand in order, table and sentence; nothing that needs JavaScript shows."""
    page = make_visit(java_script_enabled=False).page
    page.goto(f"{LANGUAGES[language]}alsos/")
    steps = page.locator("card-replay#parti-76 > .steps > .step")
    expect(steps).to_have_count(STEPS)
    tops = []
    for step in steps.all():
        expect(step.locator(".table").first).to_be_visible()
        expect(step.locator(".sentence")).to_be_visible()
        box = step.bounding_box()
        assert box is not None
        tops.append(box["y"])
    assert tops == sorted(set(tops)), "the steps do not stand one under the other"
    for name in (".controls", ".engine", ".refusal"):
        expect(page.locator(f"card-replay#parti-76 > {name}")).to_be_hidden()


def test_a_page_whose_script_never_comes_can_be_read(visit: Visit) -> None:
    """Until the script has come the first step stands for all, so that nothing jumps; if it never does, all unfold."""
    visit.expect("net::ERR_FAILED")
    page = visit.page
    page.context.route("**/assets/shell-*/main.js", refuse)
    page.goto("alsos/")
    steps = page.locator("card-replay#parti-76 > .steps > .step")
    expect(steps.nth(0).locator(".sentence")).to_be_visible()
    expect(steps.nth(1).locator(".sentence")).to_be_hidden()
    page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
    expect(steps.nth(1).locator(".sentence")).to_be_visible()
    expect(steps.nth(STEPS - 1).locator(".sentence")).to_be_visible()


@languages
def test_keys_step_while_the_replay_has_the_focus(still: Page, language: str) -> None:
    """Arrows, Home and End work on the replay and its buttons, and nowhere else."""
    replay = alsos(still, language)
    still.keyboard.press("ArrowRight")
    replay.expect_step(1)
    replay.root.focus()
    still.keyboard.press("ArrowRight")
    still.keyboard.press("ArrowRight")
    replay.expect_step(3)
    still.keyboard.press("ArrowLeft")
    replay.expect_step(2)
    still.keyboard.press("End")
    replay.expect_step(STEPS)
    still.keyboard.press("ArrowRight")
    replay.expect_step(STEPS)
    replay.button("back").focus()
    still.keyboard.press("Home")
    replay.expect_step(1)
    still.keyboard.press("Alt+ArrowRight")
    replay.expect_step(1)


def test_keys_stay_with_fields_that_need_them(still: Page) -> None:
    """The slider's own arrows move one step, not two; in the search box and the example's text they move the cursor."""
    replay = alsos(still, "fr")
    replay.button("slide").focus()
    still.keyboard.press("ArrowRight")
    replay.expect_step(2)
    still.keyboard.press("End")
    replay.expect_step(STEPS)
    replay.root.locator(".source summary").click()
    replay.root.locator(".source pre").focus()
    still.keyboard.press("Home")
    replay.expect_step(STEPS)
    still.evaluate("""() => document.querySelector('card-replay').append(document.createElement('input'))""")
    still.locator("card-replay > input").focus()
    still.keyboard.press("ArrowLeft")
    replay.expect_step(STEPS)


def test_enter_space_and_touch_step(make_visit: Callable[..., Visit]) -> None:
    """Buttons are buttons: every way to press one works, the mouse aside."""
    page = make_visit(has_touch=True).page
    hold_engine(page)
    replay = alsos(page, "fr")
    replay.button("next").focus()
    page.keyboard.press("Enter")
    replay.expect_step(2)
    page.keyboard.press("Space")
    replay.expect_step(3)
    replay.button("next").tap()
    replay.expect_step(4)


@languages
def test_tricks_are_strides(still: Page, language: str) -> None:
    """Trick by trick, next stops before the first trick, then at each trick's end, and at the last step."""
    replay = alsos(still, language)
    ends = [int(step.get_attribute("data-step") or 0) for step in replay.root.locator(".step[data-trick-end]").all()]
    assert len(ends) == 12
    replay.button("stride").click()
    expect(replay.button("stride")).to_have_attribute("aria-pressed", "true")
    for stop in [ends[0] - 2, *ends]:
        replay.button("next").click()
        replay.expect_step(stop)
    replay.button("back").click()
    replay.expect_step(ends[-2])


def test_the_address_opens_a_step_and_follows(still: Page) -> None:
    """`#parti-76/7` opens there, in sight; steps go into the address without filling the history."""
    replay = alsos(still, "fr", "#parti-76/7")
    replay.expect_step(7)
    expect(replay.button("next")).to_be_in_viewport()
    length = still.evaluate("history.length")
    replay.button("next").click()
    replay.button("next").click()
    expect(still).to_have_url(re.compile("#parti-76/9$"))
    assert still.evaluate("history.length") == length
    still.reload()
    replay.expect_step(9)
    still.goto("alsos/#parti-76/999")
    replay.expect_step(STEPS)


@pytest.mark.parametrize(
    ("damaged", "step"),
    [
        ("/", 1),
        ("/abc", 1),
        ("/-1", 1),
        ("/1.5", 1),
        ("/7%20", 7),
        ("/7).", 7),
        ("%2F7", 7),
        ("/99999", STEPS),
        ("/" + "9" * 400, STEPS),
    ],
)
def test_a_damaged_address_still_leads_to_the_example(still: Page, damaged: str, step: int) -> None:
    """What a mail program or a slip of the hand did to the step: the example is in sight, at the nearest step."""
    replay = alsos(still, "fr", f"#parti-76{damaged}")
    replay.expect_step(step)
    expect(replay.root.locator(".replay-title")).to_be_in_viewport()


def test_a_link_on_the_page_opens_a_step(still: Page) -> None:
    """A link to a step moves the replay, and the way back leads back."""
    replay = alsos(still, "fr", "#parti-76/3")
    still.evaluate(
        """() => document.querySelector('article h1').insertAdjacentHTML(
             'afterend', '<p><a id="to-step" href="#parti-76/12">12</a></p>')"""
    )
    still.locator("#to-step").click()
    replay.expect_step(12)
    expect(replay.root).to_be_focused()
    expect(replay.button("next")).to_be_in_viewport()
    still.go_back()
    replay.expect_step(3)


def test_a_link_of_another_page_opens_a_step(still: Page) -> None:
    """Instant navigation arrives at the step, with the replay in sight, as a page load does."""
    alcalde(still, "fr")
    still.evaluate(
        """() => { window.sameVisit = true; document.querySelector('article h1').insertAdjacentHTML(
             'afterend', '<p><a id="to-step" href="../alsos/#parti-76/12">12</a></p>') }"""
    )
    still.locator("#to-step").click()
    replay = Replay(still, "parti-76")
    replay.expect_step(12)
    expect(replay.button("next")).to_be_in_viewport()
    assert still.evaluate("window.sameVisit")


def test_replays_of_one_page_are_independent(still: Page) -> None:
    """A step in one leaves the others where they are; without an address, all open at their first step."""
    replay = alsos(still, "fr")
    others = still.locator("card-replay:not(#parti-76) > .steps > .step:not([hidden])")
    assert others.count() >= 1
    replay.button("last").click()
    for other in others.all():
        expect(other).to_have_attribute("data-step", "1")


def test_fast_stepping_is_announced_once(still: Page) -> None:
    """The live region says the step that stands, politely, and not the ones that flew by."""
    replay = alsos(still, "fr")
    live = replay.root.locator(":scope > .live")
    expect(live).to_have_attribute("aria-live", "polite")
    live.evaluate(ANNOUNCED)
    replay.button("next").evaluate("button => { for (let time = 0; time < 5; time++) button.click(); }")
    replay.expect_step(6)
    sentence = replay.shown.locator(".sentence").text_content() or ""
    expect(live).to_contain_text(sentence.strip()[:40])
    expect(live).to_contain_text(replay.shown.locator(".where").inner_text())
    assert len(still.evaluate("window.announced")) == 1


def test_the_focus_is_never_lost(still: Page) -> None:
    """A focused link goes away with its step: the replay takes the focus; a button at its end keeps it."""
    replay = alsos(still, "fr", "#parti-76/9")
    replay.shown.locator("a.rule").first.focus()
    still.keyboard.press("ArrowRight")
    replay.expect_step(10)
    expect(replay.root).to_be_focused()
    replay.button("last").focus()
    still.keyboard.press("Enter")
    replay.expect_step(STEPS)
    expect(replay.button("last")).to_be_focused()
    expect(replay.button("last")).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("width", [320, 360, 768, 1440])
def test_the_table_keeps_its_height(still: Page, width: int) -> None:
    """From step to step, the sentence and the controls stay where the table ends."""
    still.set_viewport_size({"width": width, "height": 900})
    replay = alsos(still, "fr")
    still.evaluate("document.fonts.ready")
    heights = replay.button("next").evaluate(
        """next => Array.from({length: 31}, () => {
             const scene = next.closest('card-replay').querySelector('.step:not([hidden]) > .scene');
             const {height} = scene.getBoundingClientRect();
             next.click();
             return Math.round(height);
           })"""
    )
    replay.expect_step(STEPS)
    assert len(set(heights)) == 1, heights


@languages
@pytest.mark.parametrize("width", [320, 360])
def test_nothing_scrolls_sideways_on_a_phone(still: Page, language: str, width: int) -> None:
    """Neither the page nor the table is wider than the screen, at any step."""
    still.set_viewport_size({"width": width, "height": 700})
    for open_page in (alsos, alcalde):
        replay = open_page(still, language)
        wide = still.evaluate(
            """() => [...document.querySelectorAll('.scene')].filter(scene => scene.scrollWidth > scene.clientWidth + 1)
                 .map(scene => scene.closest('card-replay').id + '/' + scene.parentElement.dataset.step)"""
        )
        assert wide == []
        assert still.evaluate("document.documentElement.scrollWidth") <= width
        replay.button("last").click()
        for card in replay.shown.locator(".card").all():
            box = card.bounding_box()
            assert box is None or (box["x"] >= 0 and box["x"] + box["width"] <= width)


def test_the_controls_stay_within_reach_of_a_thumb(still: Page) -> None:
    """On a phone they lie at the edge of the screen while the sentence is in sight, and never over the table."""
    still.set_viewport_size({"width": 360, "height": 640})
    replay = alsos(still, "fr", "#parti-76/9")
    expect(replay.root.locator(".reach")).to_have_class(re.compile(r"\bin-sight\b"))
    places = replay.root.evaluate(
        """async root => {
          const places = [];
          const top = root.getBoundingClientRect().top + scrollY;
          for (let at = top - 400; at < top + 500; at += 50) {
            scrollTo({top: at, behavior: 'instant'});
            await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
            const scene = root.querySelector('.step:not([hidden]) > .scene').getBoundingClientRect().bottom;
            const start = root.querySelector('.controls').getBoundingClientRect().top;
            const {bottom} = root.querySelector('.controls .next').getBoundingClientRect();
            places.push([scene, start, bottom, bottom - start]);
          }
          return places;
        }"""
    )
    for scene, start, bottom, height in places:
        assert start >= scene - 1
        if scene + height <= 640:
            assert bottom <= 641
    assert any(scene + height <= 640 < scene + 150 + height for scene, _, _, height in places)


@pytest.mark.parametrize("open_page", [alsos, alcalde])
def test_the_sentence_of_a_step_stands_above_the_controls(still: Page, open_page: Callable[..., Replay]) -> None:
    """On a phone, whoever presses next sees what happened and the button; neither lies over the other or the table."""
    still.set_viewport_size({"width": 360, "height": 740})
    replay = open_page(still, "fr")
    for _ in range(4):
        replay.button("next").click()
        still.wait_for_timeout(100)
        sentence = replay.shown.locator(".sentence").bounding_box()
        scene = replay.shown.locator(".scene").bounding_box()
        controls = replay.root.locator(".controls").bounding_box()
        button = replay.button("next").bounding_box()
        assert sentence
        assert scene
        assert controls
        assert button
        assert sentence["y"] >= 48
        assert sentence["y"] + sentence["height"] <= controls["y"] + 1
        assert scene["y"] + scene["height"] <= controls["y"] + 1
        assert button["y"] + button["height"] <= 741


@pytest.mark.parametrize("step", [12, 13])
def test_who_follows_a_link_to_a_step_sees_its_sentence(still: Page, step: int) -> None:
    """The letters come after the first drawing, and may need a line more: the sentence ends above the controls."""
    still.set_viewport_size({"width": 360, "height": 740})
    replay = alsos(still, "fr", f"#parti-76/{step}")
    wait_until(still, "document.fonts.status === 'loaded'")
    still.wait_for_timeout(300)
    sentence = replay.shown.locator(".sentence").bounding_box()
    controls = replay.root.locator(".controls").bounding_box()
    assert sentence
    assert controls
    assert sentence["y"] + sentence["height"] <= controls["y"] + 1


def test_nothing_sticks_on_a_low_screen(still: Page) -> None:
    """A screen turned on its side has no room for a bar over the words."""
    still.set_viewport_size({"width": 360, "height": 400})
    replay = alsos(still, "fr", "#parti-76/9")
    expect(replay.root.locator(".controls")).not_to_have_css("position", "sticky")


def test_the_way_back_to_the_top_does_not_cover_the_title(still: Page) -> None:
    """An address leads to the example with its title in sight, below what hangs from the header."""
    replay = alsos(still, "fr", "#parti-76/9")
    still.wait_for_timeout(300)
    title = replay.root.locator(".replay-title").bounding_box()
    top = still.locator(".md-top").evaluate("top => top.offsetTop + top.offsetHeight")
    assert title
    assert title["y"] >= top


def test_the_engines_line_is_not_printed(still: Page) -> None:
    """Paper says nothing of an engine that is still loading."""
    replay = alsos(still, "fr")
    expect(replay.root.locator(":scope > .engine")).to_be_visible()
    still.emulate_media(media="print")
    expect(replay.root.locator(":scope > .engine")).to_be_hidden()
    expect(replay.root.locator(":scope > .reach")).to_be_hidden()
