"""Other cards: chosen once, they hold on every page of the game, with their drawings and their words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.replays import READY, Replay, alcalde, alsos, hold_engine, refuse
from tests.browser.waiting import wait_until

NO_STORAGE = """for (const act of ["getItem", "setItem"]) {
  const usual = Storage.prototype[act];
  Storage.prototype[act] = function (key, ...more) {
    if (key === "packs") throw new DOMException("", "SecurityError");
    return usual.call(this, key, ...more);
  };
}"""


def keep(page: Page, packs: object) -> None:
    """What an earlier visit has left, before anything is loaded."""
    page.add_init_script(
        f"localStorage.getItem('packs') ?? localStorage.setItem('packs', {json.dumps(json.dumps(packs))})"
    )


def choose(page: Page, game: str, pack: str) -> Locator:
    """Choose the cards of a game by keyboard."""
    choice = page.locator(f"pack-choice[data-game={game}]")
    folded = page.locator("details.pack-choice")
    if folded.get_attribute("open") is None:
        folded.locator("summary").press("Enter")
    radio = choice.locator(f'input[value="{pack}"]')
    radio.focus()
    radio.press("Space")
    return radio


IN_THAT_PACK = """pack => {
  const drawn = [...document.querySelectorAll('card-replay, card-lab')];
  const named = [...document.querySelectorAll('[data-drawn] use')].map(use => use.getAttribute('xlink:href'));
  return drawn.length > 0
    && drawn.every(one => one.dataset.pack === pack)
    && named.some(name => name.startsWith(`#${pack}-card-`))
    && !named.some(name => /^#(card-[^b]|suit)/.test(name))
    && named.every(name => document.getElementById(name.slice(1)));
}"""


def expect_cards(page: Page, pack: str) -> None:
    """All replays and labs of the game's page are drawn with that pack before long, their cards and suits with it."""
    wait_until(page, IN_THAT_PACK, arg=pack)


CHOICES = [
    ("fr", alsos, "alsos", "hungarian", 9, "l’alsó de feuille", "alsó", "en cartes hongroises"),
    ("es", alcalde, "alcalde", "spanish", 4, "el dos de espadas", "sota", "con la baraja española"),
]


@pytest.mark.parametrize(
    ("language", "opened", "game", "pack", "step", "card", "word", "said"), CHOICES, ids=[row[3] for row in CHOICES]
)
def test_the_choice_holds_on_every_page(
    page: Page, language: str, opened: Callable[..., Replay], game: str, pack: str, step: int, card: str, word: str,
    said: str,
) -> None:  # fmt: skip
    """Without the engine: words and pictures change where the reader is, and stay changed from page to page."""
    hold_engine(page)
    replay = opened(page, language)
    replay.root.focus()
    for _press in range(step - 1):
        replay.root.press("ArrowRight")
    radio = choose(page, game, pack)
    expect_cards(page, pack)
    replay.expect_step(step)
    expect(replay.shown.locator(".sentence")).to_contain_text(card)
    expect(radio).to_be_focused()
    expect(page.locator(f"pack-choice[data-game={game}] .live")).to_contain_text(said)
    expect(page.locator(".pack-names")).to_contain_text(f"= {word}")
    expect(page.locator("article p > span[data-drawn]").filter(has_text=word).first).to_be_visible()
    page.locator('.md-nav a[href$="practice/"]:visible').first.click()  # Material swaps the page
    expect(page.locator(f"[id='lab-practice.{game}']")).to_be_attached()
    expect_cards(page, pack)
    page.reload()
    expect_cards(page, pack)
    expect(page.locator("html")).not_to_have_class(re.compile("awaits-cards"))
    page.locator(".md-header a[hreflang]").click()
    expect(page.locator("html")).not_to_have_attribute("lang", language)
    expect_cards(page, pack)
    choose(page, game, "")
    expect(page.locator("[data-pack]")).to_have_count(0)
    expect(page.locator(".pack-names")).to_have_count(0)
    page.reload()
    expect(page.locator("card-lab.enhanced")).to_have_count(1)
    expect(page.locator("[data-pack]")).to_have_count(0)


def test_each_game_has_its_own_cards(page: Page) -> None:
    """On a page of both games each is drawn in the pack chosen for it; what is given back goes alone."""
    hold_engine(page)
    keep(page, {"alsos": "hungarian", "alcalde": "spanish"})
    page.goto("")
    expect(page.locator("card-replay[data-game=alsos]")).to_have_attribute("data-pack", "hungarian")
    expect(page.locator("card-replay[data-game=alcalde]")).to_have_attribute("data-pack", "spanish")
    expect(page.locator(".pack-names")).to_have_count(2)
    choose(page, "alsos", "")
    expect(page.locator("card-replay[data-game=alsos]")).not_to_have_attribute("data-pack", re.compile("."))
    expect(page.locator("card-replay[data-game=alcalde]")).to_have_attribute("data-pack", "spanish")
    expect(page.locator(".pack-names")).to_have_count(1)
    expect(page.locator("card-replay.enhanced")).to_have_count(2)


def test_what_is_kept_is_checked(page: Page) -> None:
    """A pack that the page does not offer, or no choice at all, is none; and the reader may choose all the same."""
    hold_engine(page)
    page.goto("alsos/practice/")
    for kept in ('{"alsos":"tarot"}', '{"alsos":7}', "null", "[1]", '"hungarian"', "{"):
        page.evaluate("kept => localStorage.setItem('packs', kept)", kept)
        page.reload()
        expect(page.locator("card-lab.enhanced")).to_have_count(1)
        expect(page.locator('pack-choice input[value=""]')).to_be_checked()
        expect(page.locator("html")).not_to_have_class(re.compile("awaits-cards"))
        expect(page.locator("[data-pack]")).to_have_count(0)
    choose(page, "alsos", "hungarian")
    expect_cards(page, "hungarian")
    assert json.loads(page.evaluate("localStorage.getItem('packs')")) == {"alsos": "hungarian"}


def test_without_storage_the_choice_holds_for_the_visit(page: Page) -> None:
    """Where the browser keeps nothing, the other pages of the visit follow all the same."""
    hold_engine(page)
    page.add_init_script(NO_STORAGE)
    page.goto("alsos/sheet/")
    choose(page, "alsos", "hungarian")
    expect(page.locator("card-lab[data-pack=hungarian]")).to_have_count(1)
    page.locator('.md-nav a[href$="practice/"]:visible').first.click()
    expect(page).to_have_url(re.compile("practice/$"))
    expect_cards(page, "hungarian")


def test_cards_that_do_not_come_are_told(visit: Visit) -> None:
    """The page stays as it is, says so, and another try may succeed."""
    page = visit.page
    hold_engine(page)
    visit.expect("ERR_FAILED")
    replay = alsos(page, "fr")
    page.route("**/pack-hungarian.json", refuse)
    choose(page, "alsos", "hungarian")
    expect(page.locator("pack-choice .notice")).to_be_visible()
    expect(page.locator('pack-choice input[value=""]')).to_be_checked()
    expect(replay.root).not_to_have_attribute("data-pack", re.compile("."))
    page.unroute("**/pack-hungarian.json")
    choose(page, "alsos", "hungarian")
    expect(replay.root).to_have_attribute("data-pack", "hungarian")
    expect(page.locator("pack-choice .notice")).to_be_hidden()


def test_the_engine_answers_in_the_cards_chosen(page: Page) -> None:
    """It finds the page's drawings as its own; a branch, a lab and a verdict follow when the cards are changed."""
    keep(page, {"alsos": "hungarian"})
    replay = alsos(page, "fr", "#parti-76/8")
    expect(replay.root).to_have_attribute("data-pack", "hungarian")
    replay.button("whatif").click()
    replay.expect_state("verified")
    expect(replay.root.locator('.branch [data-event="play:8S"]')).to_have_attribute("aria-label", re.compile("feuille"))
    replay.card("play:8S").click()
    expect(replay.root.locator(".branch .sentence")).to_contain_text("de feuille", timeout=READY)
    choose(page, "alsos", "")
    expect(replay.root.locator(".branch .sentence")).to_contain_text("le huit de pique", timeout=READY)
    choose(page, "alsos", "hungarian")
    expect(replay.root.locator(".branch .sentence")).to_contain_text("le huit de feuille", timeout=READY)
    lab = page.locator("[id='lab-alsos.order']")
    lab.locator("[data-key='trump-C']").click()
    expect(lab.locator(".sentence")).to_contain_text("Atout gland", timeout=READY)
    choose(page, "alsos", "")
    expect(lab.locator(".sentence")).to_contain_text("Atout trèfle", timeout=READY)
    text = replay.root.locator(":scope > .source code").text_content().replace('"Bence AH 7H"', '"Bence AH 8C"')
    page.locator('.md-tabs a[href$="check/"]').click()
    page.locator("#checker-text").fill(text)
    page.locator('[data-do="check"]').click()
    verdict = page.locator('[data-part="verdict"]')
    expect(verdict).to_contain_text("huit de trèfle", timeout=READY)
    choose(page, "alsos", "hungarian")
    expect(verdict).to_contain_text("huit de gland", timeout=READY)


def test_a_sheet_is_kept_in_any_cards(page: Page) -> None:
    """What was filled in is there again at the next visit, in the cards chosen."""
    keep(page, {"alsos": "hungarian"})
    page.goto("es/alsos/sheet/")
    lab = page.locator("card-lab.enhanced[data-pack=hungarian]")
    lab.locator("[name='deal1']").fill("3")
    lab.locator("[name='deal1']").press("Tab")
    expect(lab.locator("tfoot")).to_contain_text("+3", timeout=READY)
    page.reload()
    expect(lab.locator("tfoot")).to_contain_text("+3", timeout=READY)


PAPER = [("alsos", "hungarian", "alsó"), ("alcalde", "spanish", "sota")]


@pytest.mark.parametrize(("game", "pack", "word"), PAPER, ids=[row[1] for row in PAPER])
def test_paper_shows_the_cards_chosen(page: Page, game: str, pack: str, word: str) -> None:
    """What is printed has the line that names the cards, and nothing to choose; the leaflet is one sheet still."""
    hold_engine(page)
    keep(page, {game: pack})
    page.goto(f"{game}/leaflet/")
    expect(page.locator(".pack-names")).to_contain_text(word)
    page.emulate_media(media="print")
    expect(page.locator(".pack-names")).to_be_visible()
    expect(page.locator("details.pack-choice")).to_be_hidden()
    assert len(re.findall(rb"/Type\s*/Page(?!s)", page.pdf(format="A4"))) == 1
