"""How rates and averages are drawn: one line a row, a mark at the value, a whisker from one end of its interval to the
other, and the same numbers in a table.

The drawing is as wide as its place: across, everything stands at a percentage of the scale; down, in pixels. So its
letters never shrink on a phone. Marks differ in shape, and colours are the theme's (`shell/chart.css`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine.samples import Estimate
from widgets.estimate_words import in_prose, interval, kind_of, on_scale, value, whole
from widgets.grid import grid
from widgets.i18n import Translator
from widgets.markup import Markup, classes, join, tag

LABEL, LINE, GAP, AXIS = 20, 20, 10, 26
"""Heights: a row's label, one series in it, the space after a row, the numbers of the scale."""

REACH, CAP = 6, 5
"""How far a mark and a whisker's end reach from their line."""

INDENT = 5
"""How far a row's label stands from the line of zero."""

BESIDE = 10
"""How far from the whisker its value is written."""

ROOM = 0.8
"""Up to where on the scale a whisker may reach so that its value still finds room at its right."""


class Mark(StrEnum):
    """What a series is marked with; the value is its class in the style sheet."""

    RANDOM = "at-random"
    BEST = "at-best"
    COUNTED = "counted"


SHAPES = {
    Mark.RANDOM: tag("circle", r=REACH - 1),
    Mark.BEST: tag("path", d=f"M0-{REACH} {REACH} 0 0 {REACH}-{REACH} 0z"),
    Mark.COUNTED: tag("circle", r=REACH - 1),
}


@dataclass(frozen=True, slots=True)
class Series:
    """What one mark of every row stands for."""

    name: str
    mark: Mark


@dataclass(frozen=True, slots=True)
class Row:
    """One case: its label, and an estimate for each series."""

    label: str
    estimates: tuple[Estimate, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """What is asked (`title`), of which cases (`head`), on a scale from 0 to the last of `ticks`."""

    title: str
    head: str
    series: tuple[Series, ...]
    rows: tuple[Row, ...]
    ticks: tuple[float, ...] = (0, 0.25, 0.5, 0.75, 1)

    @property
    def maximum(self) -> float:
        """Where the scale ends."""
        return self.ticks[-1]


def chart_view(chart: Chart, _: Translator) -> Markup:
    """The drawing with its title and its marks explained, and its numbers in a table that opens."""
    return tag(
        "figure",
        tag("figcaption", chart.title),
        _legend(chart, _),
        tag("div", drawing(chart, _), class_="chart-place"),
        tag("details", tag("summary", _("The same numbers in a table")), _table(chart, _)),
        class_="chart",
    )


def drawing(chart: Chart, _: Translator) -> Markup:
    """The picture alone; for the ear it is one image with a name, and what it shows is in the table."""
    depth = LABEL + LINE * len(chart.series) + GAP
    height = depth * len(chart.rows)
    rows = (_row(row, at * depth, chart, _) for at, row in enumerate(chart.rows))
    return tag(
        "svg",
        join(_grid_lines(chart, height, _)),
        join(rows),
        class_="chart-drawing",
        role="img",
        aria_label=_("Chart: {title}. Its numbers are in the table that follows.", title=chart.title),
        width="100%",
        height=height + AXIS,
    )


def across(amount: float, chart: Chart) -> str:
    """How far from the left an amount stands."""
    return f"{100 * amount / chart.maximum:.2f}%"


def _grid_lines(chart: Chart, height: int, _: Translator) -> Iterator[Markup]:
    kind = kind_of(chart.rows[0].estimates[0])
    for tick in chart.ticks:
        x = across(tick, chart)
        yield tag("line", class_="tick", x1=x, x2=x, y1=0, y2=height)
        anchor = "start" if tick == chart.ticks[0] else "end" if tick == chart.maximum else "middle"
        yield tag("text", on_scale(tick, kind, _), class_="scale", x=x, y=height + AXIS - 8, text_anchor=anchor)


def _row(row: Row, top: int, chart: Chart, _: Translator) -> Markup:
    lines = (
        _line(estimate, series.mark, top + LABEL + LINE * at + LINE // 2, chart, _)
        for at, (series, estimate) in enumerate(zip(chart.series, row.estimates, strict=True))
    )
    return tag("g", tag("text", row.label, class_="label", x=0, y=top + LABEL - 5, dx=INDENT), join(lines))


def _line(estimate: Estimate, mark: Mark, y: int, chart: Chart, _: Translator) -> Markup:
    low, high = estimate.interval
    start, end = across(max(low, 0), chart), across(min(high, chart.maximum), chart)
    is_right = high <= ROOM * chart.maximum
    beside, step, anchor = (end, BESIDE, "start") if is_right else (start, -BESIDE, "end")
    return tag(
        "g",
        tag("line", class_="whisker", x1=start, x2=end, y1=y, y2=y),
        *(tag("line", class_="whisker", x1=x, x2=x, y1=y - CAP, y2=y + CAP) for x in (start, end)),
        tag("svg", SHAPES[mark], class_="mark", x=across(estimate.value, chart), y=y),
        tag("text", value(estimate, _), class_="value", x=beside, y=y + 5, dx=step, text_anchor=anchor),
        class_=classes("line", mark.value),
    )


def _legend(chart: Chart, _: Translator) -> Markup:
    named = (
        tag("span", _sign(series.mark), " ", series.name, class_=classes("line", series.mark.value))
        for series in chart.series
    )
    whisker = tag("svg", tag("path", d="M1 3v10M1 8h26M27 3v10", class_="whisker"), class_="sign", width=28, height=16)
    return tag("p", join(named), tag("span", whisker, " ", _("95 percent interval"), class_="line"), class_="legend")


def _sign(mark: Mark) -> Markup:
    return tag(
        "svg", tag("svg", SHAPES[mark], class_="mark", x=8, y=8), class_="sign", width=16, height=16, aria_hidden="true"
    )


def _table(chart: Chart, _: Translator) -> Markup:
    """One row a case: with one series a column for each of its numbers, with several a column for each series."""
    if len(chart.series) == 1:
        heads = (chart.head, _("Value"), _("95 percent interval"), _("Deals"))
        return grid(heads, (_cells(row.label, row.estimates[0], _) for row in chart.rows))
    rows = ((row.label, *(in_prose(estimate, _) for estimate in row.estimates)) for row in chart.rows)
    deals = (whole(_deals_a_row(chart, at), _) for at in range(len(chart.series)))
    return grid((chart.head, *(series.name for series in chart.series)), rows, (_("Deals in a row"), *deals))


def _cells(label: str, estimate: Estimate, _: Translator) -> tuple[str, ...]:
    return (label, value(estimate, _), interval(estimate, _), whole(estimate.deals, _))


def _deals_a_row(chart: Chart, at: int) -> int:
    """In how many deals each row of a series was counted; raises ValueError where that differs."""
    (deals,) = {row.estimates[at].deals for row in chart.rows}
    return deals
