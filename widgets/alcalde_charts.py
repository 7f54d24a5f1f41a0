"""Which charts of Alcalde the page of statistics may name: what keeps the mayor in office, and when it is decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.alcalde import values
from engine.alcalde.events import Seat
from engine.alcalde.statistics import Place
from widgets.alsos_charts import trump_label
from widgets.chart_view import Chart, Mark, Row, Series
from widgets.counts import figure
from widgets.i18n import N_, Translator

TRUMPS = range(5)
TRICKS = range(5, values.TRICKS)
"""Where a chart begins and ends: beyond, there is too little to count, or nothing to tell."""

PLACES = {
    Place.MAYOR: N_("in the mayor's hand"),
    Place.OPPONENTS: N_("in an opponent's hand"),
    Place.STOCK: N_("hidden in the stock"),
    Place.INDICATOR: N_("it is the indicator"),
}


def trumps(_: Translator) -> Chart:
    """How often the mayor stays, by the trumps he is dealt (alcalde.office.sixty)."""
    rows = tuple(Row(trump_label(count, _), (figure(f"alcalde.trumps.{count}"),)) for count in TRUMPS)
    title = _("The mayor stays, by the trumps in his first {count} cards", count=values.HAND_SIZES[Seat.MAYOR])
    return Chart(title, _("Trumps"), (_random(_),), rows)


def ace(_: Translator) -> Chart:
    """How often he stays, by where the ace of trumps lies after the deal."""
    rows = tuple(Row(_(label), (figure(f"alcalde.ace.{place}"),)) for place, label in PLACES.items())
    return Chart(_("The mayor stays, by where the ace of trumps lies"), _("Ace of trumps"), (_random(_),), rows)


def exchange(_: Translator) -> Chart:
    """How often he stays with the exchange of the indicator and without (alcalde.variants.exchange)."""
    rows = (
        Row(_("he exchanges at his first turn"), (figure("alcalde.exchange.with"),)),
        Row(_("he does not exchange"), (figure("alcalde.exchange.without"),)),
    )
    return Chart(_("The mayor stays, holding the seven of trumps"), _("Exchange"), (_random(_),), rows)


def still_open(_: Translator) -> Chart:
    """How often the office may still go either way (alcalde.office.sixty)."""
    rows = tuple(
        Row(_.plural("after {count} trick", "after {count} tricks", count), (figure(f"alcalde.open.{count}"),))
        for count in TRICKS
    )
    return Chart(_("The office may still go either way"), _("Tricks"), (_random(_),), rows)


def closing(_: Translator) -> Chart:
    """How often he stays in open deals, the last three tricks played at random or best."""
    count = values.TRICKS - values.DRAWING_TRICKS
    rows = (
        Row(_("at random"), (figure("alcalde.closing.random"),)),
        Row(_("as well as possible, cards open"), (figure("alcalde.closing.best"),)),
    )
    title = _("The mayor stays in open deals, by how the last {count} tricks are played", count=count)
    return Chart(title, _("Last tricks"), (Series(_("counted in the deals"), Mark.COUNTED),), rows)


def _random(_: Translator) -> Series:
    return Series(_("all play at random"), Mark.RANDOM)


CHARTS: Mapping[str, Callable[[Translator], Chart]] = {
    "trumps": trumps,
    "ace": ace,
    "exchange": exchange,
    "open": still_open,
    "closing": closing,
}
