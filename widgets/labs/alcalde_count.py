"""Put the two counts in, and see who is mayor, or why to count again (alcalde.check.total, alcalde.office.sixty)."""

from __future__ import annotations

from engine.alcalde import CardPoints, Seat, check_count, counts_if_one_erred, mayor_stays, next_mayor
from engine.alcalde.values import OFFICE, PACK_TOTAL
from engine.errors import Inconsistent
from widgets.i18n import N_, Translator
from widgets.labs.alcalde_table import answer_view, paragraph, seating
from widgets.labs.controls import act, acts, number_field
from widgets.labs.lab import Drawn, Field, Lab, Settings, number
from widgets.labs.table_talk import refused_line
from widgets.markup import NOTHING, Markup, tag
from widgets.narration_alcalde import office_lines
from widgets.said import Line
from widgets.setting import Setting
from widgets.sheet_view import claimed_count_view, office_view, row

PRESETS = ((58, 62), (60, 60), (59, 60), (61, 60), (75, 45))
"""Counts to try at once: lost by two, even, one point missing, one too many, won."""


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """The sheet, and what follows from it."""
    at = seating(base)
    mayor: int = settings["mayor"]
    opponents: int = settings["opponents"]
    try:
        points = check_count(mayor, opponents)
    except Inconsistent as error:
        return _wrong(CardPoints(mayor, opponents), error, at, _)
    is_even = points.mayor == points.opponents
    if mayor_stays(points.mayor):
        where = _("{player} stays mayor", player=at.name(Seat.MAYOR))
    else:
        where = _("{player} is mayor next", player=at.name(next_mayor(points.mayor)))
    lines = office_lines(points, at, _)
    scene = tag("div", office_view(points, at, _), class_="table reckoning")
    return Drawn(_controls(points, _), scene, lines, where, _why_even(points, _) if is_even else NOTHING)


def _controls(points: CardPoints, _: Translator) -> Markup:
    buttons = (
        act(f"preset-{one}-{two}", _preset(one, two, _), {"mayor": str(one), "opponents": str(two)})
        for one, two in PRESETS
    )
    fields = (
        number_field(_("The mayor"), "mayor", points.mayor, 0, PACK_TOTAL),
        number_field(_("The opponents together"), "opponents", points.opponents, 0, PACK_TOTAL),
    )
    return tag("div", *fields, class_="lab-numbers") + acts(_("Counts to try"), buttons)


def _preset(mayor: int, opponents: int, _: Translator) -> str:
    """The two counts; where they do not make the whole pack, also what they make."""
    try:
        check_count(mayor, opponents)
    except Inconsistent as error:
        return _("{mayor}–{opponents} (makes {total})", mayor=mayor, opponents=opponents, total=error.facts["total"])
    return _("{mayor}–{opponents}", mayor=mayor, opponents=opponents)


def _wrong(points: CardPoints, error: Inconsistent, at: Setting, _: Translator) -> Drawn:
    total: int = error.facts["total"]
    sheet = claimed_count_view(points, at, _, row(_("total"), [total], "total"))
    lines = (refused_line(error, at.players, _), Line(_at_stake(points, at, _)))
    foot = answer_view(
        _("What if we count {total}?", total=total),
        paragraph(
            _(
                "You count again, both sides, before anyone is named mayor and deals: the two counts must make {all}.",
                all=PACK_TOTAL,
            )
        ),
    )
    scene = tag("div", sheet, class_="table reckoning")
    return Drawn(_controls(points, _), scene, lines, _("Nobody is named yet: count again"), foot)


def _at_stake(points: CardPoints, at: Setting, _: Translator) -> str:
    """Why it matters which of the two counts is wrong; of two wrong ones nothing can be said."""
    if_opponents, if_mayor = counts_if_one_erred(points.mayor, points.opponents)
    first, second = next_mayor(if_opponents.mayor), next_mayor(if_mayor.mayor)
    values = {
        "first": at.name(first),
        "second": at.name(second),
        "counted": if_opponents.mayor,
        "other": if_mayor.mayor,
    }
    if first is second:
        return _(
            "If only one side erred, the mayor has {counted} or {other}, and either way the next mayor is {first}; but "
            "both may have erred.",
            **values,
        )
    return _(
        "If only the opponents erred, the mayor has {counted}, and the next mayor is {first}; if only the mayor erred, "
        "it is {other}, and the next mayor is {second}. The office depends on it.",
        **values,
    )


def _why_even(points: CardPoints, _: Translator) -> Markup:
    text = _(
        "Because the mayor needs at least {office} of the {all} points, not more than the others. Half is enough; to "
        "take the office, the opponents must have more than half.",
        office=OFFICE,
        all=PACK_TOTAL,
    )
    question = _("Why does {mayor}–{opponents} keep the mayor?", mayor=points.mayor, opponents=points.opponents)
    return answer_view(question, paragraph(text))


LAB = Lab(
    "alcalde",
    N_("The two counts, and the next mayor"),
    {
        "mayor": Field("60", number(0, PACK_TOTAL)),
        "opponents": Field("60", number(0, PACK_TOTAL)),
    },
    draw,
)
