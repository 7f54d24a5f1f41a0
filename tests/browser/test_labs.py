"""Labs and practice in the browser: pressed by keyboard, answered by the engine, kept in this browser alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.replays import LANGUAGES, READY

languages = pytest.mark.parametrize("language", LANGUAGES)
RIGHT = {"fr": "C’est juste.", "es": "Correcto."}
ACE = {"fr": "L’as de trèfle", "es": "el as de tréboles"}


def open_lab(page: Page, path: str, name: str) -> Locator:
    """A lab of a page, alive."""
    page.goto(path)
    lab = page.locator(f"[id='lab-{name}']")
    expect(lab).to_have_class("lab enhanced")
    return lab


def press(lab: Locator, key: str) -> None:
    """Press a control by keyboard."""
    control = lab.locator(f"[data-key='{key}']")
    control.focus()
    control.press("Enter")


def expect_ready(lab: Locator) -> None:
    """The engine has come."""
    expect(lab.locator(":scope > .engine")).to_have_attribute("data-state", "ready", timeout=READY)


@languages
def test_a_lab_follows_what_is_pressed(page: Page, language: str) -> None:
    """Two cards chosen by keyboard alone; the engine says who wins, and the focus stays on the card pressed."""
    lab = open_lab(page, f"{LANGUAGES[language]}alsos/", "alsos.winner")
    press(lab, "trump-C")
    expect(lab.locator("[data-key='trump-C']")).to_have_attribute("aria-pressed", "true", timeout=READY)
    press(lab, "play-AC")
    expect(lab.locator(".trick .play")).to_have_count(1)
    expect(lab.locator("[data-key='play-AC']")).to_be_focused()
    press(lab, "play-9S")
    expect(lab.locator(".trick .play")).to_have_count(2)
    expect(lab.locator(".sentence")).to_contain_text(ACE[language])
    expect(lab.locator(":scope > .live")).to_contain_text(ACE[language])


@languages
def test_practice_counts_what_is_answered(page: Page, language: str) -> None:
    """A question answered by keyboard alone, the next one drawn, and the count there again after a reload."""
    path = f"{LANGUAGES[language]}alcalde/practice/"
    lab = open_lab(page, path, "practice.alcalde")
    press(lab, "skill-office")
    expect(lab.locator("[data-key='skill-office']")).to_have_attribute("aria-pressed", "true", timeout=READY)
    asked = lab.locator(".sentence").inner_text()
    press(lab, f"option-{answer_to(asked)}")
    expect(lab.locator(".sentence")).to_contain_text(RIGHT[language])
    expect(lab.locator("[data-key='next']")).to_be_focused()
    cell = page.locator("[data-tally='office 1']")
    expect(cell).to_have_text("1 / 1")
    press(lab, "next")
    expect(lab.locator("[data-key='answers']")).to_be_focused()
    expect(lab.locator(".practice-options button")).to_have_count(4)
    page.reload()
    expect(cell).to_have_text("1 / 1")


def answer_to(asked: str) -> str:
    """Who is mayor next, by the first number in the question: the mayor's points."""
    mayor = next(int(word) for word in asked.replace("\u202f", " ").split() if word.isdigit())
    return "stays" if mayor >= 60 else "right"


@languages
def test_practice_is_forgotten_when_asked_twice(page: Page, language: str, tmp_path: Path) -> None:
    """What was counted can be saved as a file, and is forgotten only after a second word."""
    lab = open_lab(page, f"{LANGUAGES[language]}alsos/practice/", "practice.alsos")
    lab.locator(".practice-options button").first.click()
    progress = page.locator("card-progress")
    cell = progress.locator("[data-tally='winner 1']")
    expect(cell).to_contain_text("/ 1", timeout=READY)
    with page.expect_download() as saving:
        progress.locator("[data-do='export']").click()
    saving.value.save_as(tmp_path / "saved.json")
    assert json.loads((tmp_path / "saved.json").read_text("utf-8"))["practice.alsos winner 1"]["asked"] == 1
    progress.locator("[data-do='reset']").click()
    expect(progress.locator("[data-do='keep']")).to_be_focused()
    progress.locator("[data-do='keep']").click()
    expect(cell).to_contain_text("/ 1")
    progress.locator("[data-do='reset']").click()
    progress.locator("[data-do='forget']").click()
    expect(cell).to_have_text("–")
    expect(progress.locator("[data-do='reset']")).to_be_focused()


@languages
def test_practice_goes_on_where_nothing_is_kept(page: Page, language: str) -> None:
    """Where the browser refuses its storage, the question is judged all the same, and a sentence says what is lost."""
    page.add_init_script("Object.defineProperty(window, 'indexedDB', {get() { throw new DOMException('refused'); }})")
    lab = open_lab(page, f"{LANGUAGES[language]}alsos/practice/", "practice.alsos")
    lab.locator(".practice-options button").first.click()
    expect(page.locator("[data-tally='winner 1']")).to_contain_text("/ 1", timeout=READY)
    expect(page.locator("card-progress [data-when='unkept']")).to_be_visible()


def test_nothing_that_was_tampered_with_is_shown(page: Page) -> None:
    """What lies in the storage and is no count of ours is left alone."""
    page.goto("check/")
    page.evaluate(
        """() => new Promise((resolve) => {
          const request = indexedDB.open("keyval-store");
          request.onupgradeneeded = () => request.result.createObjectStore("keyval");
          request.onsuccess = () => {
            const store = request.result.transaction("keyval", "readwrite").objectStore("keyval");
            const spoilt = {"practice.alsos winner 1": {asked: -1, right: "<b>"}};
            const sound = {"practice.alsos worth 1": {asked: 3, right: 2}};
            const put = store.put({...spoilt, ...sound}, "practice");
            put.onsuccess = () => { request.result.close(); resolve(null); };
          };
        })"""
    )
    page.goto("alsos/practice/")
    expect(page.locator("[data-tally='worth 1']")).to_have_text("2 / 3")
    expect(page.locator("[data-tally='winner 1']")).to_have_text("–")


@languages
@pytest.mark.parametrize("game", ["alsos", "alcalde"])
def test_a_leaflet_is_one_sheet(page: Page, language: str, game: str) -> None:
    """Printed on A4, the leaflet fits one side, and so does the sheet to fill in; practice is questions and answers."""
    page.goto(f"{LANGUAGES[language]}{game}/leaflet/")
    assert len(re.findall(rb"/Type\s*/Page(?!s)", page.pdf(format="A4"))) == 1
    page.goto(f"{LANGUAGES[language]}{game}/sheet/")
    assert len(re.findall(rb"/Type\s*/Page(?!s)", page.pdf(format="A4"))) == 1
    page.goto(f"{LANGUAGES[language]}{game}/practice/")
    expect(page.locator(".paper")).to_be_hidden()
    page.emulate_media(media="print")
    expect(page.locator(".paper-answers li")).to_have_count(50)
    expect(page.locator(".paper-answers li").last).to_be_visible()
    expect(page.locator("card-lab")).to_be_hidden()
    assert len(re.findall(rb"/Type\s*/Page(?!s)", page.pdf(format="A4"))) <= 8


@languages
def test_a_sheet_is_kept(page: Page, language: str) -> None:
    """Units written by keyboard are added up, and are there again after a reload; a new sheet is empty."""
    path = f"{LANGUAGES[language]}alsos/sheet/"
    lab = open_lab(page, path, "alsos.match")
    first = lab.locator("[name='deal1']")
    first.fill("3")
    first.press("Tab")
    expect(lab.locator("tfoot")).to_contain_text("+3", timeout=READY)
    expect(lab.locator("[name='deal2']")).to_be_focused()
    page.reload()
    expect(lab.locator("tfoot")).to_contain_text("+3", timeout=READY)
    press(lab, "afresh")
    expect(lab.locator("tfoot")).not_to_contain_text("+3")


@languages
def test_an_answer_outlives_a_failed_engine(visit: Visit, language: str) -> None:
    """An answer given before the engine failed is judged and counted when it comes after all."""
    page = visit.page
    visit.allow("engine has failed")
    visit.allow("net::ERR_FAILED")
    visit.allow("Failed to fetch")
    page.context.route("**/*.wasm", lambda route: route.abort())
    lab = open_lab(page, f"{LANGUAGES[language]}alsos/practice/", "practice.alsos")
    lab.locator(".practice-options button").first.click()
    retry = lab.locator("[data-do='retry']")
    expect(retry).to_be_visible(timeout=READY)
    page.context.unroute("**/*.wasm")
    retry.click()
    expect(page.locator("[data-tally='winner 1']")).to_contain_text("/ 1", timeout=READY)


def test_a_lab_is_there_without_scripts(make_visit: Callable[..., Visit]) -> None:
    """The drawing and its sentence stand in the page; what cannot be pressed is not offered."""
    page = make_visit(java_script_enabled=False).page
    page.goto("alsos/")
    lab = page.locator("[id='lab-alsos.order']")
    expect(lab.locator(".sentence")).to_contain_text("pique")
    expect(lab.locator(".lab-controls")).to_be_hidden()


@languages
def test_a_sheet_travels(page: Page, language: str, tmp_path: Path) -> None:
    """By file, by link and as a table; what comes in is not kept until the reader says so; what is no sheet is told."""
    path = f"{LANGUAGES[language]}alsos/sheet/"
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: {writeText(t) {window.copied = t}}})")
    lab = open_lab(page, path, "alsos.match")
    tools = page.locator(".widget:has(card-sheet)")
    total, deal = lab.locator("tfoot"), lab.locator("[name='deal1']")
    lab.locator("[name='name1']").fill("=Éva")
    deal.fill("3")
    deal.press("Tab")
    expect(total).to_contain_text("+3", timeout=READY)
    for act, name in (("export", "sheet.json"), ("table", "sheet.csv")):
        with page.expect_download() as saving:
            tools.locator(f"[data-do='{act}']").click()
        saving.value.save_as(tmp_path / name)
    rows = (tmp_path / "sheet.csv").read_text("utf-8-sig").split("\n")
    assert rows[0].rstrip().split(";")[2:] == ["'=Éva", "Bence"]
    assert rows[1].rstrip() == "1;Bence;3;-3"
    tools.locator("[data-do='link']").click()
    expect(tools.locator("[data-when='copied']")).to_be_visible()
    link = page.evaluate("window.copied")
    assert "/alsos/sheet/#t=" in link
    deal.fill("5")
    deal.press("Tab")
    expect(total).to_contain_text("+5")
    lent = tools.locator("[data-when='lent']")
    page.goto("about:blank")
    page.goto(link)
    expect(total).to_contain_text("+3", timeout=READY)
    expect(lent).to_be_visible()
    tools.locator("[data-do='back']").click()
    expect(total).to_contain_text("+5")
    expect(lent).to_be_hidden()
    assert "#" not in page.url
    (tmp_path / "none.json").write_text('{"sheet": "alsos.match", "settings": {"deal1": "1000"}}')
    (tmp_path / "other.json").write_text('{"sheet": "alcalde.terms", "settings": {}}')
    for name, said in (("none.json", "bad-file"), ("sheet.csv", "bad-file"), ("other.json", "other")):
        tools.locator("input[type='file']").set_input_files(tmp_path / name)
        expect(tools.locator(f"[data-when='{said}']")).to_be_visible()
        expect(lent).to_be_hidden()
    tools.locator("input[type='file']").set_input_files(tmp_path / "sheet.json")
    expect(total).to_contain_text("+3")
    tools.locator("[data-do='keep']").click()
    expect(tools.locator("[data-when='kept']")).to_be_visible()
    page.reload()
    expect(total).to_contain_text("+3", timeout=READY)
