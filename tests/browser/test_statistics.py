"""The page of statistics in the browser: charts with names, tables that open, letters that keep their size, paper."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.replays import LANGUAGES, hold_engine
from tests.browser.test_accessibility import findings
from tests.browser.waiting import wait_until
from widgets.charts import CHARTS

NAMED = {"fr": "Graphique", "es": "Gráfico"}
WIDTHS = [320, 768, 1440]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, page: Page) -> str:
    """The page of statistics is open in one language."""
    hold_engine(page)
    found = str(request.param)
    page.goto(LANGUAGES[found] + "statistics/")
    expect(page.locator("h1")).to_be_visible()
    return found


def test_every_chart_has_a_name_and_a_table(page: Page, language: str) -> None:
    """Each chart is one image, named by its title; its table opens from the keyboard and has its rows."""
    charts = page.locator("figure.chart")
    expect(charts).to_have_count(len(CHARTS))
    for chart in charts.all():
        title = chart.locator("figcaption").inner_text()
        image = chart.get_by_role("img", name=title)
        expect(image).to_have_count(1)
        assert (image.get_attribute("aria-label") or "").startswith(NAMED[language])
        table = chart.get_by_role("table")
        expect(table).to_have_count(0)
        chart.locator("summary").focus()
        page.keyboard.press("Enter")
        expect(table).to_be_visible()
        expect(table.locator("tbody tr")).to_have_count(image.locator(".label").count())


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_with_all_tables_open(page: Page, language: str, scheme: str) -> None:
    """Nor does the page scroll sideways on the smallest phone."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.set_viewport_size({"width": 320, "height": 800})
    for summary in page.locator(".chart summary").all():
        summary.click()
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_cut_or_covered(page: Page, language: str, width: int) -> None:
    """At any width the letters have their size, stay inside their chart, and no two of them overlap."""
    page.set_viewport_size({"width": width, "height": 900})
    charts = page.evaluate(
        """() => document.fonts.ready.then(() => [...document.querySelectorAll('figure.chart')].map(chart => {
          const {left, right} = chart.getBoundingClientRect();
          const texts = [...chart.querySelectorAll('.chart-drawing text')].map(text => {
            const size = parseFloat(getComputedStyle(text).fontSize);
            const rim = parseFloat(getComputedStyle(text).strokeWidth) / 2;
            const box = text.getBoundingClientRect();
            const top = (box.top + box.bottom - size) / 2;
            return {size, left: box.left + rim, right: box.right - rim, top, bottom: top + size};
          });
          return {left, right, texts};
        }))"""
    )
    assert len(charts) == len(CHARTS)
    for chart in charts:
        texts = chart["texts"]
        assert {text["size"] for text in texts} == {12, 13}
        assert chart["left"] < min(text["left"] for text in texts)
        assert max(text["right"] for text in texts) < chart["right"]
        for one, other in combinations(texts, 2):
            beside = one["right"] <= other["left"] or other["right"] <= one["left"]
            assert beside or one["bottom"] <= other["top"] or other["bottom"] <= one["top"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_marks_are_seen_against_the_paper(page: Page, language: str, scheme: str) -> None:
    """Marks and whiskers have three times the light of the paper, or a third of it (WCAG 1.4.11)."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    ratios = page.evaluate(
        """() => {
          const light = colour => {
            const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3).map(part => {
              const value = part / 255;
              return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          return [...document.querySelectorAll('.chart .mark > *, .chart .whisker')].map(mark => {
            const paper = light(getComputedStyle(mark.closest('.chart')).backgroundColor);
            const ink = light(getComputedStyle(mark).stroke);
            return (Math.max(paper, ink) + 0.05) / (Math.min(paper, ink) + 0.05);
          });
        }"""
    )
    assert len(ratios) > 100
    assert min(ratios) >= 3


def test_forced_colours(page: Page, language: str) -> None:
    """Where the system's colours are forced, marks and letters have them."""
    page.emulate_media(forced_colors="active")
    wait_until(page, "() => matchMedia('(forced-colors: active)').matches")
    found = page.evaluate(
        """() => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.color = 'CanvasText';
          const ink = getComputedStyle(probe).color;
          return ['.whisker', '.mark > *'].flatMap(of =>
            [...document.querySelectorAll('.chart-drawing ' + of)].map(mark => getComputedStyle(mark).stroke === ink));
        }"""
    )
    assert len(found) > 50
    assert all(found)


def test_on_paper_the_tables_are_open(page: Page, language: str) -> None:
    """What a reader would have to open is printed."""
    page.emulate_media(media="print")
    for chart in page.locator("figure.chart").all():
        expect(chart.locator("tbody tr").first).to_be_visible()
        expect(chart.locator("summary")).to_be_hidden()
