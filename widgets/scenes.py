"""Which picture belongs to a position: a whole table, or the small scene of one chapter of the rules.

Classes: every scene is a `table` of its own kind: `alsos`, `alcalde`, with `single`, `melds`, `talking`, `reckoning`.
"""

from __future__ import annotations

from engine import alcalde, alsos
from engine.alsos.scoring import settle_totals
from engine.record.alcalde import ScoreRecord as AlcaldeScore
from engine.record.alsos import ScoreRecord as AlsosScore
from engine.record.values import Body, Position
from widgets import table_alcalde, table_alsos
from widgets.choices_view import chooser_view
from widgets.i18n import Translator
from widgets.markup import Markup, join, tag
from widgets.melds_view import melds_scene
from widgets.promises_view import calls_view, stakes_view
from widgets.score_view import score_view, trump_fact
from widgets.setting import Setting
from widgets.sheet_view import claimed_count_view, claimed_points_view, match_view, office_view, settlement_view
from widgets.talon_view import indicator_view
from widgets.trick_view import turn_view


def scene(position: Position, setting: Setting, _: Translator) -> Markup:
    """The drawing of `position`, with buttons where the setting has moves."""
    return tag("div", _drawn(position, setting, _), chooser_view(setting, _), class_="scene")


def claim(body: Body, setting: Setting, _: Translator) -> Markup:
    """What a record claims that the rules refuse before anything happens: counts that cannot be."""
    drawn: Markup | None = None
    match body:
        case AlsosScore():
            drawn = _sheet(claimed_points_view(body.card_points, body.meld_points, setting, _))
        case AlcaldeScore():
            drawn = _sheet(claimed_count_view(body.points, setting, _))
    return tag("div", drawn, class_="scene")


def _drawn(position: Position, setting: Setting, _: Translator) -> Markup:
    match position:
        case alsos.State():
            return table_alsos.deal_scene(position, setting, _)
        case alsos.Play():
            return table_alsos.trick_scene(position, setting, _)
        case alsos.Auction():
            return _auction(position, setting, _)
        case alsos.Announcements():
            return _stakes(position, setting, _)
        case alsos.Hands():
            return melds_scene(position, setting, _)
        case alsos.Totals():
            return _sheet(settlement_view(settle_totals(position), None, setting, _))
        case alsos.Match():
            return _sheet(match_view(position, setting, _))
        case alcalde.State():
            return table_alcalde.deal_scene(position, setting, _)
        case alcalde.Play():
            return table_alcalde.trick_scene(position, setting, _)
        case alcalde.CardPoints():
            return _sheet(office_view(position, setting, _))
    raise TypeError(f"no scene for {type(position).__name__}")


def _auction(auction: alsos.Auction, setting: Setting, _: Translator) -> Markup:
    middle = [calls_view(auction.calls, setting, _), _turn(auction.to_move, setting, _)]
    parts = (
        indicator_view(auction.indicator, _),
        tag("div", join(middle), class_="middle"),
        score_view((), [trump_fact(auction.trump, _)]),
    )
    return tag("div", *parts, class_="table alsos talking")


def _stakes(announcements: alsos.Announcements, setting: Setting, _: Translator) -> Markup:
    middle = [stakes_view(announcements.items, setting, _), _turn(announcements.to_move, setting, _)]
    return tag("div", tag("div", join(middle), class_="middle"), class_="table alsos talking")


def _turn(seat: int | None, setting: Setting, _: Translator) -> Markup | None:
    return None if seat is None else turn_view(_("{player} to speak", player=setting.name(seat)))


def _sheet(sheet: Markup) -> Markup:
    return tag("div", sheet, class_="table reckoning")
