"""Which charts a page may name: all are drawn from what the build has counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from widgets import alcalde_charts, alsos_charts
from widgets.chart_view import Chart, chart_view
from widgets.i18n import Translator
from widgets.markup import Markup
from widgets.problems import Unfillable, nearest

CHARTS: Mapping[str, Callable[[Translator], Chart]] = {
    **{f"alsos.{name}": make for name, make in alsos_charts.CHARTS.items()},
    **{f"alcalde.{name}": make for name, make in alcalde_charts.CHARTS.items()},
}


def chart(name: str, _: Translator) -> Markup:
    """The chart of that name; raises Unfillable with the nearest name that there is."""
    if name not in CHARTS:
        raise Unfillable(f"there is no chart {name!r}{nearest(name, CHARTS)}")
    return chart_view(CHARTS[name](_), _)
