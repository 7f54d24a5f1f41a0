"""The sheet of terms of office: the mayor's points, term by term, and who is mayor next (alcalde.office.*, .check)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.alcalde import CardPoints, Seat, next_mayor
from engine.alcalde.values import PACK_TOTAL
from widgets.i18n import N_, Translator
from widgets.labs.alcalde_table import PLAYERS
from widgets.labs.controls import act, acts, choice, number_input
from widgets.labs.lab import Drawn, Field, Lab, Settings, one_of
from widgets.labs.sheet_tools import sheet_news, sheet_tools
from widgets.labs.sheets import a_name, called, name_fields, perhaps, sheet_table
from widgets.markup import NOTHING, Markup, join, tag
from widgets.narration_alcalde import office_lines
from widgets.said import Line
from widgets.setting import Setting

TERMS = 9
TERM_FIELDS = tuple(f"term{number}" for number in range(1, TERMS + 1))


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """The sheet with a field for each term, and what follows from the last one."""
    names = called([settings[f"name{at}"] for at in (1, 2, 3)], PLAYERS)
    given = [settings[name] for name in TERM_FIELDS]
    played = given.index(None) if None in given else TERMS
    mayors = list(_mayors(int(settings["mayor"]), given[:played]))
    if played:
        seats = Setting(_seated(names, mayors[played - 1]), base)
        points = given[played - 1]
        lines = office_lines(CardPoints(points, PACK_TOTAL - points), seats, _)
    else:
        lines = (Line(_("The first mayor is chosen at random, and deals."), "alcalde.deal.first-mayor"),)
    if any(points is not None for points in given[played:]):
        lines = (*lines, Line(_("Term {term} is missing; what stands after it does not count yet.", term=played + 1)))
    where = _.plural("{count} term played", "{count} terms played", played) if played else _("No term played yet")
    return Drawn(_controls(settings, names, _), NOTHING, lines, where, _sheet(given, mayors, names, _))


def _mayors(first: int, points: list[int]) -> Iterator[int]:
    """Who is mayor in each term (0, 1 or 2, counter-clockwise), and in the one after the last."""
    mayor = first
    yield mayor
    for own in points:
        mayor = mayor if next_mayor(own) is Seat.MAYOR else (mayor + 1) % 3
        yield mayor


def _seated(names: tuple[str, ...], mayor: int) -> tuple[str, ...]:
    """The names as they sit when that one is mayor: right of the mayor, left of the mayor, the mayor."""
    return (*names[mayor + 1 :], *names[: mayor + 1])


def _controls(settings: Settings, names: tuple[str, ...], _: Translator) -> Markup:
    labels = (_("First player"), _("To the right of the first"), _("To the right of the second"))
    fields = name_fields([settings[f"name{at}"] for at in (1, 2, 3)], labels)
    first = choice(_("First mayor"), "mayor", [(str(at), name) for at, name in enumerate(names)], settings["mayor"])
    return fields + first + acts(_("The sheet"), (act("afresh", _("A new sheet"), dict.fromkeys(TERM_FIELDS, "")),))


def _sheet(given: list[int | None], mayors: list[int], names: tuple[str, ...], _: Translator) -> Markup:
    rows = []
    for at, points in enumerate(given):
        label = _("Term {term}: the mayor’s points", term=at + 1)
        mayor = names[mayors[at]] if at < len(mayors) else ""
        others = "" if points is None else PACK_TOTAL - points
        after = names[mayors[at + 1]] if at + 1 < len(mayors) else ""
        rows.append((at + 1, mayor, number_input(TERM_FIELDS[at], points, 0, PACK_TOTAL, label), others, after))
    heads = (_("Term"), _("Mayor"), _("Mayor’s points"), _("Opponents’ points"), _("Mayor next"))
    held = [sum(mayor == at for mayor in mayors[: len(mayors) - 1]) for at in range(3)]
    counts = held if any(held) else ("", "", "")  # a blank sheet is counted up with a pencil
    told = (tag("span", f"{name} {count}".strip(), class_="tally") for name, count in zip(names, counts, strict=True))
    return sheet_table(_("Term by term"), heads, rows, (_("Terms held"), join(told, " ")))


LAB = Lab(
    "alcalde",
    N_("The sheet of the terms of office"),
    {
        **{f"name{at}": Field(name, a_name) for at, name in enumerate(PLAYERS, 1)},
        "mayor": Field("2", one_of("0", "1", "2")),
        **{name: Field("", perhaps(0, PACK_TOTAL)) for name in TERM_FIELDS},
    },
    draw,
    sheet_tools,
    is_kept=True,
    above=sheet_news,
)
