"""A chart: where its marks and whiskers stand, what it says to the ear, and the same numbers in its table."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from engine.samples import Estimate, Mean, Rate
from widgets.chart_view import SHAPES, Chart, Mark, Row, Series, chart_view, drawing
from widgets.i18n import LANGUAGES, load

HALF, ALL, NONE = Rate(50, 100), Rate(100, 100), Rate(0, 100)
POINTS = Mean(800, 8080, 100)
"""On average 8 points, the deviation of one deal about 4.1 points."""


def chart(*estimates: Estimate, marks: tuple[Mark, ...] = (Mark.COUNTED,), **changes: object) -> Chart:
    """A chart of one row, a series for each estimate."""
    series = tuple(Series(f"series {at}", mark) for at, mark in enumerate(marks))
    return Chart("A title & more", "Cards", series, (Row("a <row>", estimates),), **changes)  # type: ignore[arg-type]


class Elements(HTMLParser):
    """The elements of some markup with their attributes, and the texts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    def of(self, class_: str) -> list[dict[str, str | None]]:
        """The attributes of all elements of a class, in order."""
        return [attributes for _tag, attributes in self.found if attributes.get("class") == class_]


def drawn(one: Chart) -> Elements:
    return Elements(drawing(one, load("fr")))


@pytest.mark.parametrize(("estimate", "at"), [(HALF, "50.00%"), (ALL, "100.00%"), (NONE, "0.00%")])
def test_a_mark_stands_at_its_value(estimate: Rate, at: str) -> None:
    """Half of the deals is half way across."""
    (mark,) = drawn(chart(estimate)).of("mark")
    assert mark["x"] == at


def test_a_whisker_reaches_from_end_to_end() -> None:
    """50 of 100 by Wilson: from 0.4038 to 0.5962; a line, and a cap at either end."""
    line, start, end = drawn(chart(HALF)).of("whisker")
    assert (line["x1"], line["x2"]) == ("40.38%", "59.62%")
    assert line["y1"] == line["y2"]
    assert start["x1"] == start["x2"] == line["x1"]
    assert end["x1"] == end["x2"] == line["x2"]
    assert int(start["y1"] or 0) < int(line["y1"] or 0) < int(start["y2"] or 0)


def test_an_average_stands_on_its_own_scale() -> None:
    """Eight of forty points are a fifth of the way; its interval is 8 ± 1.96 · 0.41."""
    elements = drawn(chart(POINTS, ticks=(0, 20, 40)))
    assert elements.of("mark")[0]["x"] == "20.00%"
    line = elements.of("whisker")[0]
    error = ((100 * 8080 - 800**2) / 99) ** 0.5 / 100
    assert line["x1"] == f"{100 * (8 - 1.959964 * error) / 40:.2f}%"
    assert [attributes["x"] for attributes in elements.of("scale")] == ["0.00%", "50.00%", "100.00%"]
    assert elements.texts[:3] == ["0", "20", "40"]


def test_a_whisker_never_leaves_the_scale() -> None:
    """An average whose interval reaches below nothing, or above the scale, is cut there."""
    wide = Mean(20, 20_000, 10)
    line = drawn(chart(wide, ticks=(0, 5))).of("whisker")[0]
    assert (line["x1"], line["x2"]) == ("0.00%", "100.00%")


@pytest.mark.parametrize(("estimate", "anchor"), [(NONE, "start"), (HALF, "start"), (ALL, "end")])
def test_the_value_is_written_where_there_is_room(estimate: Rate, anchor: str) -> None:
    """To the right of the whisker, or to its left where the scale ends."""
    (value,) = drawn(chart(estimate)).of("value")
    assert value["text-anchor"] == anchor
    assert value["dx"] == ("10" if anchor == "start" else "-10")


def test_rows_and_series_do_not_overlap() -> None:
    """Each series of each row has a height of its own, and all of them are inside the picture."""
    row = Row("x", (HALF, ALL))
    one = Chart("T", "H", (Series("a", Mark.RANDOM), Series("b", Mark.BEST)), (row, row, row))
    elements = drawn(one)
    heights = [int(mark["y"] or 0) for mark in elements.of("mark")]
    assert all(second - first >= 20 for first, second in pairwise(heights))
    (picture,) = elements.of("chart-drawing")
    assert heights[-1] < int(picture["height"] or 0)


def test_marks_differ_in_shape() -> None:
    """Two series of one chart are told apart without their colour."""
    assert SHAPES[Mark.RANDOM] != SHAPES[Mark.BEST]
    assert re.findall(
        r'class="line (at-[a-z]+)"', chart_view(chart(HALF, ALL, marks=(Mark.RANDOM, Mark.BEST)), load("fr"))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_one_image_with_a_name(language: str) -> None:
    """The picture's name is the chart's title; what stands in it is not read out piece by piece."""
    (picture,) = Elements(drawing(chart(HALF), load(language))).of("chart-drawing")
    assert picture["role"] == "img"
    assert "A title & more" in (picture["aria-label"] or "")


@pytest.mark.parametrize(
    ("language", "cells"),
    [
        ("fr", ["a <row>", "50 %", "de 40 à 60 %", "100"]),
        ("es", ["a <row>", "50 %", "de 40 a 60 %", "100"]),
    ],
)
def test_the_table_has_the_same_numbers(language: str, cells: list[str]) -> None:
    """One row a case: its label, its value, its interval, its deals."""
    html = chart_view(chart(HALF), load(language))
    table = html[html.index("<tbody>") : html.index("</tbody>")]
    assert Elements(table).texts == [cell.replace(" %", "\u00a0%") for cell in cells]


def test_the_table_names_the_series() -> None:
    """With two series each has its column, and the deals in which a row was counted stand below."""
    html = chart_view(chart(HALF, Rate(9, 10), marks=(Mark.RANDOM, Mark.BEST)), load("fr"))
    heads, body, foot = (
        Elements(html[html.index(f"<{part}>") : html.index(f"</{part}>")]).texts for part in ("thead", "tbody", "tfoot")
    )
    assert heads == ["Cards", "series 0", "series 1"]
    assert "".join(body).replace("\u00a0", " ") == "a <row>50 % (de 40 à 60 %)90 % (de 60 à 98 %)"
    assert foot[1:] == ["100", "10"]


def test_a_series_is_counted_in_as_many_deals_in_every_row() -> None:
    """Otherwise the table could not say it in one place."""
    rows = (Row("a", (HALF, HALF)), Row("b", (HALF, Rate(5, 10))))
    one = Chart("T", "H", (Series("a", Mark.RANDOM), Series("b", Mark.BEST)), rows)
    with pytest.raises(ValueError, match="too many values"):
        chart_view(one, load("fr"))


def test_words_are_escaped() -> None:
    """What stands in a label stays text."""
    html = chart_view(chart(HALF), load("fr"))
    assert "a &lt;row&gt;" in html
    assert "<row>" not in html
