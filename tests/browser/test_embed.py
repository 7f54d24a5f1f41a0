"""A widget is passed on: its link and its code are copied, and it works alone in another site's frame."""

from __future__ import annotations

import json
from collections.abc import Callable
from html import unescape
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.replays import LANGUAGES, READY, alsos, hold_engine
from tests.browser.test_accessibility import findings
from tests.browser.test_labs import open_lab
from tests.browser.waiting import wait_until

languages = pytest.mark.parametrize("language", LANGUAGES)
SAID = {"fr": ("C’est copié.", "est sélectionné"), "es": ("Copiado.", "está seleccionado")}


def open_share(widget: Locator) -> Locator:
    """The panel that passes a widget on."""
    share = widget.locator(":scope > .share")
    share.locator("summary").click()
    expect(share.locator(".share-panel")).to_be_visible()
    return share


@languages
def test_link_and_code_are_copied(make_visit: Callable[..., Visit], language: str) -> None:
    """The step shown is in both; the code is a frame with a title; it is said when it is copied, or cannot be."""
    page = make_visit(permissions=["clipboard-read", "clipboard-write"]).page
    hold_engine(page)
    replay = alsos(page, language, "#parti-76/3")
    share = open_share(replay.root)
    replay.button("next").click()
    share.locator("button[data-part=link]").click()
    expect(share.get_by_role("status")).to_contain_text(SAID[language][0])
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    assert link.endswith(f"{LANGUAGES[language]}alsos/#parti-76/4")
    share.locator("button[data-part=code]").click()
    code = page.evaluate("navigator.clipboard.readText()")
    assert code.startswith("<iframe src=")
    assert f"/{LANGUAGES[language]}embed/alsos/parti-76/#parti-76/4" in code
    assert f'title="{replay.root.get_attribute("aria-label")}"' in unescape(code)
    assert 'loading="lazy"' in code
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('shut')); }")
    share.locator("button[data-part=code]").click()
    expect(share.get_by_role("status")).to_contain_text(SAID[language][1])
    field = share.locator("textarea[data-part=code]")
    expect(field).to_be_focused()
    assert field.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd) === field.value")
    assert findings(page) == []


@pytest.fixture(scope="module")
def elsewhere(serve: Callable[[Path], str], tmp_path_factory: pytest.TempPathFactory) -> str:
    """Another site, with a page of nothing."""
    folder = tmp_path_factory.mktemp("elsewhere")
    for name in ("index.html", "404.html"):
        (folder / name).write_text("<!doctype html><title>Elsewhere</title><link rel=icon href=data:,><p>Elsewhere")
    return serve(folder)


FRAME = """address => {
  window.told = [];
  addEventListener('message', ({data}) => window.told.push(JSON.stringify(data)));
  const frame = document.createElement('iframe');
  Object.assign(frame, {src: address, width: 700, height: 800, title: 'framed'});
  document.body.append(frame);
}"""


@languages
def test_a_replay_works_in_another_sites_frame(visit: Visit, site: str, elsewhere: str, language: str) -> None:
    """It opens at its step, steps on, plays on by the engine, tells its height and nothing else, and leads home."""
    visit.origins.add(elsewhere)
    page = visit.page
    page.goto(elsewhere)
    page.evaluate(FRAME, f"{site}/{LANGUAGES[language]}embed/alsos/parti-76/#parti-76/9")
    frame = page.frame_locator("iframe")
    root = frame.locator("card-replay#parti-76")
    shown = root.locator(":scope > .steps > .step:not([hidden])")
    expect(shown).to_have_count(1)
    expect(shown).to_have_attribute("data-step", "9")
    root.locator('.controls [data-do="next"]').click()
    expect(shown).to_have_attribute("data-step", "10")
    expect(frame.locator("header, .md-sidebar, .share")).to_have_count(0)
    home = frame.locator(".embed-home a")
    assert home.evaluate("link => link.href") == f"{site}/{LANGUAGES[language]}alsos/#parti-76"
    assert home.evaluate("link => link.ownerDocument.querySelector('base').target") == "_blank"
    assert root.locator("a.rule").first.evaluate("link => link.href").startswith(f"{site}/{LANGUAGES[language]}alsos/#")
    wait_until(page, "window.told.length > 0")
    told = [json.loads(text) for text in page.evaluate("window.told")]
    assert all(set(one) == {"type", "height"} and one["type"] == "resize" for one in told)
    assert told[-1]["height"] > root.bounding_box()["height"]  # type: ignore[index]
    root.locator('.controls [data-do="whatif"]').click()
    expect(shown.locator(".card-button").first).to_be_visible(timeout=READY)
    expect(root.locator(":scope > .engine")).to_have_attribute("data-state", "verified", timeout=READY)


@pytest.mark.parametrize(("width", "scheme"), [(320, "dark"), (900, "light")])
def test_the_pages_of_widgets_alone(page: Page, width: int, scheme: str) -> None:
    """No fault that axe can find, no sideways scrolling, the device's colours; a lab answers there, too."""
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    for address in ("embed/alsos/parti-76/", "es/embed/alsos/lab-alsos.winner/"):
        page.goto(address)
        expect(page.locator(".enhanced")).to_have_count(1)
        colours = "slate" if scheme == "dark" else "default"
        expect(page.locator("body")).to_have_attribute("data-md-color-scheme", colours)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert findings(page) == []
    lab = page.locator("[id='lab-alsos.winner']")
    lab.locator("[data-key='trump-C']").click()
    expect(lab.locator("[data-key='trump-C']")).to_have_attribute("aria-pressed", "true", timeout=READY)


def test_a_lab_is_passed_on(page: Page) -> None:
    """Its link is its place on the page, its code its own page."""
    hold_engine(page)
    lab = open_lab(page, "alsos/", "alsos.winner")
    share = open_share(lab)
    assert share.locator("textarea[data-part=link]").input_value().endswith("/alsos/#lab-alsos.winner")
    code = share.locator("textarea[data-part=code]").input_value()
    assert urlsplit(code.split('"')[1]).path == "/embed/alsos/lab-alsos.winner/"
