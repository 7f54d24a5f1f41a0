"""Every page by axe: both languages, light and dark, on a phone and a desk; and the widgets in each of their states."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.replays import LANGUAGES, READY, alcalde, alsos, hold_engine

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
PATHS = sorted(
    re.sub(r"(^|/)index$", r"\1", path.relative_to(ROOT / "docs" / "fr").with_suffix("").as_posix())
    for path in (ROOT / "docs" / "fr").rglob("*.md")
)
LOOKS = {"fr": [(360, "light"), (1440, "dark")], "es": [(360, "dark"), (1440, "light")]}
"""Width and colours: every page is seen on a phone and a desk, light and dark, half of it in either language."""

OF_THE_LOOK = ["color-contrast", "scrollable-region-focusable", "link-in-text-block", "target-size"]
"""The rules that colours and room decide; the others find the same on a phone as on a desk."""

FINDINGS = """async (rules) => {
  document.querySelectorAll('.step[hidden]').forEach(step => step.remove());  // a page of cases has hundreds
  // what is laid out only where the reader is reaches over its place until then
  document.querySelectorAll('.widget').forEach(widget => widget.style.contentVisibility = 'visible');
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const which = rules ? {runOnly: rules} : {rules: {region: {enabled: true}}};
  const found = await axe.run(document, {resultTypes: ['violations'], ...which});
  return found.violations.map(({id, nodes}) =>
    id + ': ' + nodes.slice(0, 3).map(node => node.target.join(' ') + ' — ' + node.failureSummary).join(' | '));
}"""


def findings(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe has to say of the page as it stands, by all its rules or by these."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    result: list[str] = page.evaluate(FINDINGS, rules)
    return result


NAMELESS = re.compile(
    r"- (button|link|textbox|searchbox|slider|spinbutton|combobox|checkbox|radio|region|group|navigation)(?: \[.*\])?:?"
)
HEADING = re.compile(r"- '?heading (?P<words>\"(?:[^\"\\]|\\.)*\")?.*\[level=(?P<level>\d)\]")


def faults_of_the_tree(page: Page) -> list[str]:
    """What a reader who hears the page would stumble over: controls without a name, headings that skip a level."""
    lines = [line.strip() for line in page.locator("body").aria_snapshot().splitlines()]
    faults = [line for line in lines if NAMELESS.fullmatch(line)]
    headings = [found for line in lines if (found := HEADING.match(line))]
    levels = [int(one["level"]) for one in headings]
    faults += [one[0] for one in headings if not one["words"]]
    faults += [f"level {one} is followed by {next_}" for one, next_ in pairwise(levels) if next_ > one + 1]
    if levels.count(1) != 1:
        faults.append(f"{levels.count(1)} headings of the first level")
    faults += [f"{lines.count(mark)} {mark}" for mark in ("- main:", "- contentinfo:") if lines.count(mark) != 1]
    return faults


@pytest.mark.parametrize("path", PATHS, ids=[path or "home" for path in PATHS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing(page: Page, language: str, path: str) -> None:
    """No page has a fault that axe can find, on a phone or a desk, in the light or the dark."""
    hold_engine(page)
    page.goto(LANGUAGES[language] + path + ("/" if path and not path.endswith("/") else ""))
    expect(page.locator("h1")).to_be_visible()
    for width, scheme in LOOKS[language]:
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        expect(page.locator("body")).to_have_attribute(
            "data-md-color-scheme", "slate" if scheme == "dark" else "default"
        )
        assert findings(page, OF_THE_LOOK if width == LOOKS[language][0][0] else None) == [], f"{width} px, {scheme}"
    assert faults_of_the_tree(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_a_branch(page: Page, scheme: str) -> None:
    """Cards to choose from, a refusal, the badge."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    replay = alsos(page, "fr", "#parti-76/9")
    replay.button("whatif").click()
    expect(replay.root.locator(".branch")).to_be_visible(timeout=READY)
    replay.expect_state("verified")
    replay.card("play:AC").click()
    expect(replay.shown.locator(".trick .play")).to_have_count(1)
    replay.card("play:AS").click()
    expect(replay.root.locator(".refusal")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_a_choice_of_the_whole_pack(page: Page, scheme: str) -> None:
    """A trick out of context: every card not on the table is a button."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    replay = alcalde(page, "es", "#trick-25/3")
    replay.button("whatif").click()
    expect(replay.root.locator(".branch .chooser")).to_be_visible(timeout=READY)
    assert findings(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "text", ['game = "alcalde"', 'game = "alsos"\nkind = "match"\nplayers = ["A", "B"]\nunits = [[1, -1]]']
)
def test_axe_finds_nothing_in_a_verdict(page: Page, scheme: str, text: str) -> None:
    """The verdict on an example that fails, and on one that holds."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.goto("check/")
    page.locator("engine-check textarea").fill(text)
    page.locator("engine-check [data-do=check]").click()
    expect(page.locator(".verdict-card")).to_be_visible(timeout=READY)
    assert findings(page) == []


@pytest.mark.parametrize("path", PATHS, ids=[path or "home" for path in PATHS])
def test_no_page_scrolls_sideways(page: Page, path: str) -> None:
    """Tables scroll in themselves; the page does not."""
    hold_engine(page)
    for root in LANGUAGES.values():
        page.set_viewport_size({"width": 360, "height": 700})
        page.goto(root + path + ("/" if path and not path.endswith("/") else ""))
        expect(page.locator("h1")).to_be_visible()
        for width in (360, 320):
            page.set_viewport_size({"width": width, "height": 700})
            assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_targets_are_large_enough(page: Page) -> None:
    """On a phone, everything to press in a replay is at least 44 px high, and a card in a hand 24 px wide."""
    page.set_viewport_size({"width": 320, "height": 900})
    replay = alsos(page, "fr", "#parti-76/9")
    for button in replay.root.locator(".controls button:visible, .controls input:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["width"] >= 44
    replay.button("whatif").click()
    cards = replay.root.locator(".branch .card-button")
    expect(cards).to_have_count(11, timeout=READY)
    boxes = [box for card in cards.all() if (box := card.bounding_box()) is not None]
    boxes.sort(key=lambda box: (box["y"], box["x"]))
    for box, following in pairwise(boxes):
        if abs(box["y"] - following["y"]) < 5:
            assert following["x"] - box["x"] >= 24
