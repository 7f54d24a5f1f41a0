"""What has been said before play: the calls of the auction, and what is at stake for whom.

Classes: `calls` (a list; each with `by` and `call`), `stakes` (a table of `item` rows; `by`, `phase`, `worth`).
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.alsos.announcements import Item
from engine.alsos.events import Accept, Bid, Call, Pass
from engine.alsos.values import AnnouncementPhase
from widgets.i18n import N_, Translator
from widgets.markup import NOTHING, Markup, hidden_text, tag
from widgets.setting import Setting
from widgets.words import announcement_name, suit_name

PHASES = {
    AnnouncementPhase.CONTRACT: N_("by right"),
    AnnouncementPhase.EARLY: N_("said early"),
    AnnouncementPhase.LATE: N_("said late"),
}


def calls_view(calls: Iterable[Call], setting: Setting, _: Translator) -> Markup:
    """The auction so far, one call after the other."""
    lines = [
        tag(
            "li",
            tag("span", setting.name(call.seat), class_="by"),
            " ",
            tag("span", call_words(call, _), class_="call"),
        )
        for call in calls
    ]
    return tag("ol", *lines, class_="calls", aria_label=_("Auction")) if lines else NOTHING


def call_words(call: Call, _: Translator) -> str:
    """What was called, in a word or two."""
    match call:
        case Pass():
            return _("passes")
        case Accept():
            return _("accepts")
        case Bid():
            return _("names {suit}", suit=suit_name(call.suit, _))


def stakes_view(items: Iterable[Item], setting: Setting, _: Translator) -> Markup:
    """What is at stake, item by item, in the order announced."""
    head = tag(
        "thead",
        tag(
            "tr",
            tag("th", _.sense("column", "promise"), scope="col"),
            tag("th", _.sense("column", "by whom"), scope="col"),
            tag("th", _.sense("column", "when"), scope="col"),
            tag("th", _.sense("column", "stake"), scope="col"),
        ),
    )
    return tag("table", head, tag("tbody", *(_item(item, setting, _) for item in items)), class_="stakes")


def _item(item: Item, setting: Setting, _: Translator) -> Markup:
    return tag(
        "tr",
        tag("th", announcement_name(item.announcement, _), scope="row"),
        tag("td", setting.name(item.owner), class_="by"),
        tag("td", _(PHASES[item.phase]), class_="phase"),
        tag("td", worth(item, _), class_="worth"),
        class_="item",
    )


def worth(item: Item, _: Translator) -> Markup:
    """The stake of an item, with its factors where it was doubled."""
    if item.multiplier == 1:
        return tag("b", item.stake)
    words = _("kontra and rekontra") if item.rekontra else _("kontra")
    return tag("span", f"{item.base} × {item.multiplier} =") + " " + tag("b", item.stake) + hidden_text(f" ({words})")


def promises(items: Iterable[Item], owner: int, _: Translator) -> tuple[str, ...]:
    """What a player has promised, Parti aside, for the line under the name."""
    own = (item for item in items if item.owner == owner and item.phase is not AnnouncementPhase.CONTRACT)
    return tuple(
        announcement_name(item.announcement, _) + (f" × {item.multiplier}" if item.multiplier > 1 else "")
        for item in own
    )
