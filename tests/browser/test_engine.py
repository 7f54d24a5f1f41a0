"""The engine starts once a visit, says what it does, and says loudly when a page is not what it finds."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import cycle

import pytest
from playwright.sync_api import Error, Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.replays import BADGE, LANGUAGES, READY, Replay, alcalde, alsos, engines, hold_engine, refuse

languages = pytest.mark.parametrize("language", LANGUAGES)
WASM = re.compile(r"/assets/runtime/.*\.wasm$")
FAILURE = "The engine has failed"


@languages
@pytest.mark.parametrize("open_page", [alsos, alcalde])
def test_the_engine_verifies_the_page(page: Page, language: str, open_page: Callable[..., Replay]) -> None:
    """The record is replayed in the worker, and the badge says that the page agrees."""
    replay = open_page(page, language)
    replay.button("next").click()
    replay.expect_state("verified")
    expect(replay.root.get_by_text(BADGE[language])).to_be_visible()
    assert len(engines(page)) == 1


@languages
@pytest.mark.parametrize("path", ["", "alsos/", "alcalde/"])
def test_every_replay_of_a_page_is_verified(page: Page, language: str, path: str) -> None:
    """No drawing differs from the engine's: links, spaces and typography included."""
    page.goto(LANGUAGES[language] + path)
    page.locator('card-replay [data-do="next"]').first.click()
    lines = page.locator("card-replay > .engine")
    assert lines.count() >= 2
    for line in lines.all():
        expect(line).to_have_attribute("data-state", "verified", timeout=READY)


def alter(page: Page, old: str, new: str) -> None:
    """The page of Alsós comes with `new` for `old` in step 9 of its deal: somebody changed it after it was built."""

    def change(route: Route) -> None:
        response = route.fetch()
        before, mark, rest = response.text().partition('id="parti-76"')
        start = rest.index('data-step="9"')
        at = rest.index(old, start)
        assert at < rest.index('data-step="10"'), "step 9 does not hold what the test wants to change"
        route.fulfill(response=response, body=before + mark + rest[:at] + new + rest[at + len(old) :])

    page.context.route(re.compile(r"/alsos/$"), change)


@languages
@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("#card-JS", "#card-8S", id="a card"),
        pytest.param("<dd>34</dd>", "<dd>35</dd>", id="the score"),
        pytest.param('<p class="sentence">', '<p class="sentence">… ', id="a sentence"),
        pytest.param("#alsos.tricks.", "#alsos.melds.", id="a link"),
    ],
)
def test_an_altered_page_is_caught(page: Page, language: str, old: str, new: str) -> None:
    """A difference is shown loudly, with the step where it begins, and the badge does not show."""
    alter(page, old, new)
    replay = alsos(page, language)
    replay.button("next").click()
    replay.expect_state("different")
    line = replay.root.locator(":scope > .engine")
    expect(line).to_have_attribute("role", "alert")
    expect(line.get_by_text(BADGE[language])).to_be_hidden()
    place = line.locator('[data-part="step"]')
    expect(place).to_be_visible()
    expect(place).to_contain_text(replay.root.locator('[data-step="9"] .where').text_content() or "?")
    place.click()
    replay.expect_step(9)


WRAPPED = """() => {
  for (const root of document.querySelectorAll('card-replay > .steps')) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const wrapper = document.createElement('font');
      text.replaceWith(wrapper);
      wrapper.append(text);
    }
    for (const scene of root.querySelectorAll('.scene')) scene.dataset.darkreaderInlineColor = '';
    for (const said of root.querySelectorAll('.said')) said.append(document.createElement('span'));
  }
}"""


def test_a_translator_is_no_difference(page: Page) -> None:
    """What a translator or an extension does to the page once it has come is not held against the page."""
    page.add_init_script("Object.defineProperty(navigator, 'connection', {value: {saveData: true}})")
    replay = alsos(page, "fr")
    page.evaluate(WRAPPED)
    replay.button("next").click()
    replay.expect_state("verified")


def test_a_page_that_comes_translated_is_not_judged(page: Page) -> None:
    """A page whose words a translator wrapped on the way is neither verified nor accused."""
    alter(page, '<p class="sentence">', '<p class="sentence"><font></font>')
    replay = alsos(page, "fr")
    replay.button("next").click()
    replay.expect_state("ready")
    expect(replay.root.locator(":scope > .engine")).not_to_have_attribute("role", "alert")


@languages
def test_a_failed_download_can_be_tried_again(visit: Visit, language: str) -> None:
    """The steps go on, the failure is told, and the next try brings the engine, with the what-if that was asked for."""
    visit.allow("net::ERR_FAILED")
    visit.allow("Failed to fetch")
    visit.expect(FAILURE)
    page = visit.page
    page.context.route(WASM, refuse)
    replay = alsos(page, language, "#parti-76/9")
    replay.button("whatif").click()
    replay.expect_state("failed")
    line = replay.root.locator(":scope > .engine")
    expect(line).to_have_attribute("role", "alert")
    replay.button("next").click()
    replay.expect_step(10)
    replay.button("whatif").click()
    replay.expect_state("failed")
    page.context.unroute(WASM)
    line.locator('[data-do="retry"]').click()
    replay.expect_state("verified")
    expect(line.locator('[data-do="retry"]')).to_be_hidden()
    expect(replay.root.locator(".branch")).to_be_visible()
    assert len(engines(page)) == 1


def test_a_server_error_is_a_failed_download(visit: Visit) -> None:
    """An answer that is no file ends the start, too."""
    visit.allow("503")
    visit.expect(FAILURE)
    visit.page.context.route(WASM, lambda route: route.fulfill(status=503))
    replay = alsos(visit.page, "fr")
    replay.button("next").click()
    replay.expect_state("failed")


@pytest.mark.parametrize("sent", ["text/html", "application/wasm"])
def test_a_page_in_place_of_the_engine_is_a_failed_download(visit: Visit, sent: str) -> None:
    """A host that answers every address with its own page: told at once, not when patience ends."""
    visit.expect(FAILURE)
    page = visit.page
    page.context.route(WASM, lambda route: route.fulfill(content_type=sent, body="<!doctype html><title>Home</title>"))
    replay = alsos(page, "fr")
    replay.button("next").click()
    replay.expect_state("failed")
    assert not [text for text in visit.complaints if "stands still" in text]


def test_the_engine_starts_whatever_its_type_is_called(page: Page) -> None:
    """A plain host that calls WebAssembly a stream of bytes."""

    def rename(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, headers={**response.headers, "content-type": "application/octet-stream"})

    page.context.route(WASM, rename)
    replay = alsos(page, "fr")
    replay.button("next").click()
    replay.expect_state("verified")


PARTS = {
    "the list": "manifest.json",
    "WebAssembly": "pyodide.asm.wasm",
    "a module": "pyodide.asm.mjs",
    "the library": "python_stdlib.zip",
    "a wheel": ".*engine.*.whl",
}
SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "a byte": lambda body: body[: len(body) // 2] + bytes([body[len(body) // 2] ^ 1]) + body[len(body) // 2 + 1 :],
    "cut short": lambda body: body[: len(body) // 2],
    "longer": lambda body: body + b" ",
}


@pytest.mark.parametrize(("part", "language"), [*zip(PARTS, cycle(LANGUAGES), strict=False)])
def test_a_spoilt_part_is_refused(visit: Visit, part: str, language: str) -> None:
    """Whatever is wrong with whichever file: told within ten seconds, and with the right files the next try works."""
    visit.allow("")  # Python has much to say of a library that is not there
    visit.expect(FAILURE)
    page = visit.page
    way = re.compile(rf"/assets/runtime/.*{PARTS[part]}$")
    spoils = [SPOILT["cut short"]] if part == "the list" else [*SPOILT.values()]
    replay = alcalde(page, language)
    page.wait_for_load_state("networkidle")
    line, retry = replay.root.locator(":scope > .engine"), replay.root.locator('[data-do="retry"]')
    for spoil in spoils:
        page.context.route(way, partial(_fulfil_spoilt, spoil))
        if retry.is_visible():
            retry.click()
        else:
            page.reload()
            replay.button("next").click()
        expect(line).to_have_attribute("data-state", "failed", timeout=10_000)
        expect(line).to_have_attribute("role", "alert")
        page.context.unroute(way)
    retry.click()
    replay.expect_state("verified")


def _fulfil_spoilt(spoil: Callable[[bytes], bytes], route: Route) -> None:
    with suppress(Error):  # a page that has failed meanwhile no longer waits for it
        response = route.fetch()
        route.fulfill(response=response, body=spoil(response.body()))


def test_a_start_that_stands_still_fails(visit: Visit) -> None:
    """No byte for a minute: the reader is told, and may try again."""
    visit.expect(FAILURE)
    page = visit.page
    page.clock.install()
    hold_engine(page)
    replay = alsos(page, "fr")
    replay.button("next").click()
    expect(replay.root.locator(":scope > .engine")).to_have_attribute("data-state", "downloading")
    page.clock.run_for(30_000)
    expect(replay.root.locator(":scope > .engine")).to_have_attribute("data-state", "downloading")
    page.clock.run_for(30_000)
    expect(replay.root.locator(":scope > .engine")).to_have_attribute("data-state", "failed")
    expect(replay.root.locator('[data-do="retry"]')).to_be_visible()


@languages
def test_the_download_shows_how_far_it_is(page: Page, language: str) -> None:
    """While the last file is still out, the bar shows what has come."""
    page.context.route(WASM, lambda route: None)
    replay = alsos(page, language)
    replay.button("next").click()
    replay.expect_state("downloading")
    bar = replay.root.locator('[data-part="progress"]')
    expect(bar).to_be_visible()
    expect(bar).to_have_attribute("value", re.compile(r"[1-9]\d{5,}"))
    assert 0 < bar.evaluate("bar => bar.position") < 0.6


def test_an_idle_page_starts_the_engine(page: Page) -> None:
    """A replay in sight is enough; nobody has to touch it."""
    replay = alcalde(page, "fr", "#trick-25/1")
    replay.expect_state("verified")


def test_saved_data_waits_for_a_touch(page: Page) -> None:
    """With Save-Data nothing is downloaded until the reader uses a replay."""
    page.add_init_script("Object.defineProperty(navigator, 'connection', {value: {saveData: true}})")
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    replay = alcalde(page, "fr", "#trick-25/1")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(5000)
    assert not [url for url in asked if "/runtime/" in url]
    replay.button("next").click()
    replay.expect_state("verified")


@languages
def test_instant_navigation_leaves_one_replay_and_one_worker(page: Page, language: str) -> None:
    """Away and back without a reload: the same worker, one replay that steps once, at the step where it was left."""
    replay = alsos(page, language)
    replay.button("next").click()
    replay.expect_state("verified")
    page.evaluate("window.sameVisit = true")
    started: list[str] = []
    page.on("worker", lambda worker: started.append(worker.url))
    for _ in range(2):
        page.locator(f'.md-tabs a[href$="{LANGUAGES[language]}alcalde/"]').first.click()
        other = Replay(page, "trick-25")
        other.expect_state("verified")
        page.go_back()
        expect(replay.root).to_have_count(1)
        replay.expect_state("verified")
    assert page.evaluate("window.sameVisit"), "the page was reloaded: instant navigation is off"
    assert len(engines(page)) == 1
    assert started == [], "a second worker was started on the way"
    replay.expect_step(2)
    replay.button("next").click()
    replay.expect_step(3)
    expect(replay.root.locator(".branch")).to_have_count(0)


def test_no_worker_without_a_replay(page: Page) -> None:
    """A page of text alone starts nothing."""
    page.goto("glossary/")
    page.wait_for_load_state("networkidle")
    assert page.locator("card-replay").count() == 0
    assert engines(page) == []
