"""The sheet of a match: eight deals, who deals each, the units, and who wins (alsos.scoring.match, .zero-sum)."""

from __future__ import annotations

from engine.alsos.match import Match
from engine.alsos.values import DEALS
from widgets.i18n import N_, Translator
from widgets.labs.alsos_table import PLAYERS
from widgets.labs.controls import act, acts, choice, number_input
from widgets.labs.lab import Drawn, Field, Lab, Settings, one_of
from widgets.labs.sheet_tools import sheet_news, sheet_tools
from widgets.labs.sheets import a_name, called, name_fields, perhaps, sheet_table
from widgets.markup import NOTHING, Markup
from widgets.narration_settlement import match_lines
from widgets.said import Line, Lines
from widgets.setting import Setting
from widgets.sheet_view import signed

MOST = 200
"""Units of a deal: more than everything together can be worth is not asked for."""

DEAL_FIELDS = tuple(f"deal{number}" for number in range(1, DEALS + 1))


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """The sheet with a field for each deal, and how the match stands."""
    given = [settings[name] for name in DEAL_FIELDS]
    played = given.index(None) if None in given else DEALS
    match = Match(tuple((units, -units) for units in given[:played]))
    setting = Setting(called((settings["name1"], settings["name2"]), PLAYERS), base)
    lines: Lines = match_lines(match, setting, _)
    if any(units is not None for units in given[played:]):
        gap = _("Deal {deal} is missing; what stands after it does not count yet.", deal=played + 1)
        lines = (*lines, Line(gap))
    dealer = match.next_dealer(int(settings["dealer"]))
    if dealer is not None:
        words = _("{player} deals next.", player=setting.name(dealer))
        lines = (*lines, Line(words, "alsos.deal.alternates"))
    return Drawn(
        _controls(settings, setting, _), NOTHING, lines, _where(match, _), _sheet(given, match, settings, setting, _)
    )


def _where(match: Match, _: Translator) -> str:
    if match.complete:
        return _("The match is over")
    if not match.units:
        return _("No deal played yet")
    return _.plural("{count} deal of {deals} played", "{count} deals of {deals} played", len(match.units), deals=DEALS)


def _controls(settings: Settings, setting: Setting, _: Translator) -> Markup:
    names = name_fields((settings["name1"], settings["name2"]), (_("First player"), _("Second player")))
    first = choice(_("Deals first"), "dealer", _choices(setting), settings["dealer"])
    afresh = act("afresh", _("A new sheet"), dict.fromkeys(DEAL_FIELDS, ""))
    return names + first + acts(_("The sheet"), (afresh,))


def _choices(setting: Setting) -> list[tuple[str, str]]:
    return [(str(at), name) for at, name in enumerate(setting.names)]


def _sheet(given: list[int | None], match: Match, settings: Settings, setting: Setting, _: Translator) -> Markup:
    first, second = setting.names
    rows = []
    for at, units in enumerate(given):
        dealer = Match(((0, 0),) * at).next_dealer(int(settings["dealer"]))
        assert dealer is not None
        label = _("Deal {deal}: units of {player}", deal=at + 1, player=first)
        other = "" if units is None else signed(-units)
        rows.append((at + 1, setting.name(dealer), number_input(DEAL_FIELDS[at], units, -MOST, MOST, label), other))
    sums = map(signed, match.totals) if match.units else ("", "")  # a blank sheet is added up with a pencil
    total = (_("Total"), "", *sums)
    return sheet_table(_("Units, deal by deal"), (_("Deal"), _("Dealer"), first, second), rows, total)


LAB = Lab(
    "alsos",
    N_("The sheet of a match"),
    {
        "name1": Field(PLAYERS[0], a_name),
        "name2": Field(PLAYERS[1], a_name),
        "dealer": Field("1", one_of("0", "1")),
        **{name: Field("", perhaps(-MOST, MOST)) for name in DEAL_FIELDS},
    },
    draw,
    sheet_tools,
    is_kept=True,
    above=sheet_news,
)
