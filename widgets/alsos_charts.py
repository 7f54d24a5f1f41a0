"""Which charts of Alsós the page of statistics may name: what is dealt, and which promises are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from engine.alsos import values
from widgets.alsos_tables import RUN_NAMES
from widgets.chart_view import Chart, Mark, Row, Series
from widgets.counts import ACCEPTED_ON, FINAL_TRUMPS, FIRST_TRUMPS, RUNS, figure
from widgets.i18n import Translator

POINT_TICKS = (0, values.ABSZOLUT_LIMIT, values.PACK_TOTAL)


def trumps(_: Translator) -> Chart:
    """How many trumps the first eight cards hold (alsos.deal.packets)."""
    return _by_trumps(
        _("How many trumps are among the first {count} cards", count=values.FIRST_CARDS),
        "alsos.trumps",
        FIRST_TRUMPS,
        (_counted(_),),
        _,
    )


def parti(_: Translator) -> Chart:
    """How often the declarer wins the main game (alsos.scoring.parti)."""
    title = _("The declarer wins Parti, by the trumps among his first {count} cards", count=values.FIRST_CARDS)
    return _by_trumps(title, "alsos.parti", ACCEPTED_ON, _both(_), _)


def abszolut(_: Translator) -> Chart:
    """How often Abszolút holds (alsos.announcements.values)."""
    title = _("Abszolút holds, by the trumps among the first {count} cards", count=values.FIRST_CARDS)
    return _by_trumps(title, "alsos.abszolut", ACCEPTED_ON, _both(_), _)


def points(_: Translator) -> Chart:
    """The declarer's card points (alsos.cards.values)."""
    title = _(
        "The declarer's card points on average, by the trumps among his first {count} cards", count=values.FIRST_CARDS
    )
    series = (Series(_("both play at random"), Mark.RANDOM),)
    return _by_trumps(title, "alsos.points", ACCEPTED_ON, series, _, POINT_TICKS)


def ultimo(_: Translator) -> Chart:
    """How often Ultimó can be kept (alsos.announcements.values)."""
    title = _("Ultimó holds, by the trumps in the final hand, the seven among them")
    return _by_trumps(title, "alsos.ultimo", FINAL_TRUMPS, (_best(_),), _)


def kassza(_: Translator) -> Chart:
    """How often Kassza can be kept (alsos.announcements.values)."""
    title = _("Kassza holds, by the trumps in the final hand, king and queen among them")
    return _by_trumps(title, "alsos.kassza", FINAL_TRUMPS, (_best(_),), _)


def hand(_: Translator) -> Chart:
    """What the final hand brings along (alsos.melds.run-values, .vannak, .bela)."""
    names = [
        (_("a run of three or more (terc …)"), "alsos.run.3"),
        (_("a run of four or more (kvart …)"), "alsos.run.4"),
        (_("a run of five or more (kvint …)"), "alsos.run.5"),
        (_("king and queen of trumps (béla)"), "alsos.bela"),
        (_("four of a rank (vannak)"), "alsos.four"),
    ]
    rows = tuple(Row(label, (figure(name),)) for label, name in names)
    return Chart(_("What one hand of {count} cards holds", count=values.HAND_SIZE), _("Meld"), (_counted(_),), rows)


def runs(_: Translator) -> Chart:
    """How often the longest run is the better one (alsos.melds.run-comparison)."""
    rows = tuple(
        Row(_("longest run: {name}", name=RUN_NAMES[length]), (figure(f"alsos.run-scores.{length}"),))
        for length in RUNS
    )
    return Chart(_("The longest run of a hand beats the opponent's and scores"), _("Run"), (_counted(_),), rows)


def trump_label(count: int, _: Translator) -> str:
    """The label of a row: so many trumps."""
    return _.plural("{count} trump", "{count} trumps", count)


def _by_trumps(
    title: str,
    name: str,
    counts: Iterable[int],
    series: tuple[Series, ...],
    _: Translator,
    ticks: tuple[float, ...] | None = None,
) -> Chart:
    parts = [f"{name}.{_PARTS[one.mark]}" if len(series) > 1 else name for one in series]
    rows = tuple(Row(trump_label(count, _), tuple(figure(f"{part}.{count}") for part in parts)) for count in counts)
    head = _("Trumps")
    return Chart(title, head, series, rows) if ticks is None else Chart(title, head, series, rows, ticks)


_PARTS = {Mark.RANDOM: "random", Mark.BEST: "best"}


def _both(_: Translator) -> tuple[Series, Series]:
    return (Series(_("both play at random"), Mark.RANDOM), _best(_))


def _best(_: Translator) -> Series:
    return Series(_("both play their best, cards open"), Mark.BEST)


def _counted(_: Translator) -> Series:
    return Series(_("counted in the deals"), Mark.COUNTED)


CHARTS: Mapping[str, Callable[[Translator], Chart]] = {
    "trumps": trumps,
    "parti": parti,
    "abszolut": abszolut,
    "points": points,
    "ultimo": ultimo,
    "kassza": kassza,
    "hand": hand,
    "runs": runs,
}
