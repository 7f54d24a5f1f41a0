"""What a deal came to, in a table: points, each item won or lost, the units; at Alcalde the two counts.

Classes: `sheet`, with bodies `count` (points) and `settling` (one row an item, `won` or `lost`, with `name`, `worth`,
`outcome`); `total` marks the rows that add up.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.alcalde.office import CardPoints, mayor_stays
from engine.alcalde.values import PACK_TOTAL
from engine.alsos.match import Match
from engine.alsos.scoring import ItemResult, Score
from widgets.i18n import Translator
from widgets.markup import Child, Markup, join, tag
from widgets.promises_view import worth
from widgets.setting import Setting
from widgets.words import announcement_name


def settlement_view(score: Score, undealt: int | None, setting: Setting, _: Translator) -> Markup:
    """The sheet of a deal of Alsós; `undealt` are the card points out of play, where they are known."""
    tally = score.tally
    count = [
        row(_("card points"), tally.card_points),
        row(_("meld points"), tally.meld_points),
        row(_("total"), tally.totals, "total"),
    ]
    if undealt is not None:
        words = _.plural("{count} card point is out of play", "{count} card points are out of play", undealt)
        count.append(tag("tr", tag("td", words, colspan=3), class_="undealt"))
    items = (_item(result, setting, _) for result in score.results)
    units = row(_("units"), [signed(number) for number in score.units], "total")
    return tag(
        "table",
        tag("caption", _("The reckoning")),
        head(setting.names),
        tag("tbody", *count, class_="count"),
        tag("tbody", *items, class_="settling"),
        tag("tfoot", units),
        class_="sheet",
    )


def office_view(points: CardPoints, setting: Setting, _: Translator) -> Markup:
    """The count of a finished deal of Alcalde: both sides, the winner of the office marked, and the whole pack."""
    stays = mayor_stays(points.mayor)
    return _count(
        points, setting, _, ("won", "lost") if stays else ("lost", "won"), row(_("total"), [PACK_TOTAL], "total")
    )


def claimed_count_view(points: CardPoints, setting: Setting, _: Translator, total: Markup | None = None) -> Markup:
    """Two counts that cannot be right, with what they make where it is known: nobody has won anything yet."""
    return _count(points, setting, _, (None, None), total)


def claimed_points_view(
    card_points: tuple[int, int], meld_points: tuple[int, int], setting: Setting, _: Translator
) -> Markup:
    """Points of Alsós that cannot be right: nothing is settled yet."""
    count = tag("tbody", row(_("card points"), card_points), row(_("meld points"), meld_points), class_="count")
    return tag("table", tag("caption", _("The reckoning")), head(setting.names), count, class_="sheet")


def match_view(match: Match, setting: Setting, _: Translator) -> Markup:
    """The units of a match, deal by deal."""
    deals = (
        row(_("deal {number}", number=number), [signed(units) for units in pair])
        for number, pair in enumerate(match.units, start=1)
    )
    totals = row(_("total"), [signed(units) for units in match.totals], "total")
    return tag(
        "table",
        tag("caption", _("The match")),
        head(setting.names),
        tag("tbody", *deals, class_="count"),
        tag("tfoot", totals),
        class_="sheet",
    )


def head(names: Sequence[str]) -> Markup:
    """The names over the columns."""
    return tag("thead", tag("tr", tag("td"), *(tag("th", name, scope="col") for name in names)))


def row(name: Child, values: Sequence[Child], kind: str | None = None) -> Markup:
    """A row with its name first."""
    return tag("tr", tag("th", name, scope="row"), *(tag("td", value) for value in values), class_=kind)


def signed(number: int) -> str:
    """A gain with its plus, a loss with a real minus sign."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def _count(
    points: CardPoints,
    setting: Setting,
    _: Translator,
    kinds: tuple[str | None, str | None],
    total: Markup | None = None,
) -> Markup:
    *opponents, mayor = setting.names
    sides = (
        tag("tr", _side(_("mayor"), mayor), tag("td", points.mayor), class_=kinds[0]),
        tag("tr", _side(_("opponents"), *opponents), tag("td", points.opponents), class_=kinds[1]),
    )
    foot = tag("tfoot", total) if total is not None else None
    return tag("table", tag("caption", _("The count")), tag("tbody", *sides, class_="count"), foot, class_="sheet")


def _side(name: str, *players: str) -> Markup:
    return tag("th", name, " ", tag("span", " · ".join(players), class_="by"), scope="row")


def _item(result: ItemResult, setting: Setting, _: Translator) -> Markup:
    item = result.item
    owner = setting.name(item.owner)
    outcome = _("{player} wins", player=owner) if result.won else _("{player} loses", player=owner)
    parts = [
        tag("span", announcement_name(item.announcement, _), class_="name"),
        tag("span", worth(item, _), class_="worth") if item.multiplier > 1 else None,
        tag("span", outcome, class_="outcome"),
    ]
    name = tag("th", join(parts, " "), scope="row")
    units = (tag("td", signed(number)) for number in result.units)
    return tag("tr", name, *units, class_="won" if result.won else "lost")
