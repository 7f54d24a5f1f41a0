"""Every lab, drill and sheet walked through by the keyboard alone and by touch alone: each control does something.

The gate walks one game by keyboard and the other by touch, a few steps into each lab; `WALKS=all` (`make walks`) walks
both in both languages, to the end.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.replays import LANGUAGES, READY
from tests.browser.waiting import wait_until

PAGES = ("", "practice/", "sheet/")
IN_THE_GATE = {("alsos", "fr", "keyboard"), ("alcalde", "es", "touch")}
GAMES = ("alsos", "alcalde")
WALKS_ALL = os.environ.get("WALKS") == "all"
MOST = 80 if WALKS_ALL else 8
"""Controls of one walk through a lab: what a control opens is walked through too, but not for ever."""

WATCH = """lab => {
  lab.drawn = 0;
  new MutationObserver(() => lab.drawn++).observe(lab.querySelector(':scope > .lab-body'), {childList: true});
}"""
STOP = """lab => {
  const at = document.activeElement;
  return {
    inside: lab.contains(at) && at !== lab,
    kind: at.closest('[data-go]') ? 'act' : at.matches('.lab-body :is(input, select)') ? at.localName : 'other',
    place: at.getAttribute('data-key') ?? at.name ?? at.localName,
  };
}"""


def walks(means: str) -> list[tuple[str, str]]:
    """The games that are walked by these means, each with its language."""
    every = [(game, language) for game in GAMES for language in LANGUAGES]
    return [one for one in every if WALKS_ALL or (*one, means) in IN_THE_GATE]


def labs_of(page: Page, path: str) -> list[Locator]:
    """The labs of a page, alive, each watched for being drawn anew."""
    page.goto(path)
    labs = page.locator("card-lab").all()
    for lab in labs:
        expect(lab).to_have_class("lab enhanced")
        lab.evaluate(WATCH)
    return labs


def answered(lab: Locator, before: int, what: str) -> None:
    """Wait until the engine has drawn the lab anew."""
    wait_until(lab.page, "([lab, before]) => lab.drawn > before", arg=[lab.element_handle(), before], timeout=READY)
    assert lab.evaluate("lab => lab.querySelector(':scope > .lab-body').children.length"), what


@pytest.mark.parametrize(("game", "language"), walks("keyboard"))
def test_by_keyboard(page: Page, game: str, language: str) -> None:
    """Tab reaches every control, Enter or an arrow works it, and the focus never leaves the lab by itself."""
    for path in PAGES:
        for lab in labs_of(page, f"{LANGUAGES[language]}{game}/{path}"):
            acts = by_keyboard(lab)
            assert acts, f"nothing to press in {lab.get_attribute('id')}"
            expect(lab.locator(":scope > .live")).not_to_have_text("")


def by_keyboard(lab: Locator) -> int:
    """One walk from the first control of a lab to the last; how many of them were worked."""
    page = lab.page
    lab.evaluate("lab => lab.focus()")
    acts = 0
    for _ in range(MOST):
        page.keyboard.press("Tab")
        stop = lab.evaluate(STOP)
        if not stop["inside"]:
            break
        if stop["kind"] == "other":
            continue
        before = lab.evaluate("lab => lab.drawn")
        if stop["kind"] == "input":
            page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter" if stop["kind"] == "act" else "ArrowDown")
        if stop["kind"] == "act":
            answered(lab, before, stop["place"])
        assert lab.evaluate("lab => lab.contains(document.activeElement)"), f"{stop['place']} loses the focus"
        acts += 1
    return acts


@pytest.mark.parametrize(("game", "language"), walks("touch"))
def test_by_touch(make_visit: Callable[..., Visit], game: str, language: str) -> None:
    """On a phone every button of a lab answers a finger, and the page never grows wider than the screen."""
    page = make_visit(has_touch=True, is_mobile=True, viewport={"width": 360, "height": 740}).page
    for path in PAGES:
        for lab in labs_of(page, f"{LANGUAGES[language]}{game}/{path}"):
            keys = lab.locator(".lab-body [data-go][data-key]").evaluate_all("all => all.map(one => one.dataset.key)")
            assert keys, f"nothing to tap in {lab.get_attribute('id')}"
            for key in keys[:MOST]:
                control = lab.locator(f".lab-body [data-key='{key}']")
                if control.count() != 1 or not control.is_visible():
                    continue  # what was tapped before has taken it away
                before = lab.evaluate("lab => lab.drawn")
                control.tap()
                answered(lab, before, key)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), lab.get_attribute("id")
