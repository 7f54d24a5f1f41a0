"""How much is at stake once something is promised, kontra'd and rekontra'd, and who pays whom.

Rules: alsos.announcements.values, .early-double, .kontra, .rekontra; alsos.scoring.zero-sum.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.alsos.announcements import Item
from engine.alsos.events import Announcement, Seat
from engine.alsos.scoring import ItemResult
from engine.alsos.values import ITEM_VALUES, KONTRA, REKONTRA, AnnouncementPhase
from widgets.i18n import N_, Translator
from widgets.labs.alsos_items import (
    EARLY,
    LATE,
    SPOKEN,
    WHEN,
    answer,
    answered,
    fitting,
    kontra_choice,
    refused,
    rekontra_choice,
    what_choice,
    when_choice,
)
from widgets.labs.alsos_table import PLAYERS
from widgets.labs.controls import Changes
from widgets.labs.lab import Drawn, Field, Lab, Settings
from widgets.labs.table_talk import refused_line
from widgets.markup import NOTHING, Markup, join, tag
from widgets.said import Line
from widgets.sheet_view import head, row, signed
from widgets.words import announcement_name

OWNER = Seat.NON_DEALER
"""Who is declarer and promises; the other may say kontra."""

SAID_KONTRA = {
    EARLY: N_("{player} says kontra early: times {factor}."),
    LATE: N_("{player} says kontra late: times {factor}."),
}
SAID_REKONTRA = {
    EARLY: N_("{player} answers with an early rekontra: times {factor} again."),
    LATE: N_("{player} answers with a late rekontra: times {factor} again."),
}
WOULD = {
    ("kontra", EARLY): N_("An early kontra would make it {units}."),
    ("kontra", LATE): N_("A late kontra would make it {units}."),
    ("rekontra", EARLY): N_("An early rekontra would make it {units}."),
    ("rekontra", LATE): N_("A late rekontra would make it {units}."),
}


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """One item: its factors, its stake, and what both players gain or lose by it."""
    phase, kontra, rekontra = settings["phase"], settings["kontra"], settings["rekontra"]
    wished = fitting(Item(settings["item"], OWNER, phase, kontra, rekontra))
    controls = _controls(wished, _)
    error = refused(OWNER, wished)
    if error is None:
        return Drawn(controls, _scene(wished, _), tuple(_lines(wished, _)), _where(wished, _))
    lines = (
        refused_line(error, PLAYERS, _),
        Line(_("The table shows what comes nearest to it.")),
    )
    return Drawn(controls, _scene(_nearest(wished), _), lines, _("This cannot be said"))


def _controls(item: Item, _: Translator) -> Markup:
    rows = (
        what_choice(item, OWNER, _changes, _, among=tuple(Announcement), before=()),
        NOTHING if item.phase is AnnouncementPhase.CONTRACT else when_choice(item, OWNER, _changes, _),
        kontra_choice(item, OWNER, _changes, _),
        rekontra_choice(item, OWNER, _changes, _),
    )
    return join(rows)


def _changes(item: Item) -> Changes:
    return {
        "item": item.announcement.value,
        "phase": item.phase.value,
        "kontra": answered(item.kontra),
        "rekontra": answered(item.rekontra),
    }


def _nearest(wished: Item) -> Item:
    """The same with less of it said, or said early: the first that may come about."""
    less = (
        replace(wished, rekontra=None),
        replace(wished, kontra=None, rekontra=None),
        replace(wished, phase=EARLY, kontra=None, rekontra=None),
    )
    return next(item for item in less if refused(OWNER, item) is None)


def _where(item: Item, _: Translator) -> str:
    return _("{item}, and what it comes to", item=announcement_name(item.announcement, _))


def _scene(item: Item, _: Translator) -> Markup:
    """The multiplication in large figures, and under it the two ways in which the item may be settled."""
    factors = [(str(item.base), announcement_name(item.announcement, _), _when(item, _))]
    if item.kontra:
        factors.append((f"×\u00a0{KONTRA[item.kontra]}", _("kontra"), _(WHEN[item.kontra])))
    if item.rekontra:
        factors.append((f"×\u00a0{REKONTRA[item.rekontra]}", _("rekontra"), _(WHEN[item.rekontra])))
    drawn = [_factor(*factor) for factor in factors]
    drawn.append(_factor(f"=\u00a0{item.stake}", _.plural("unit", "units", item.stake), "", is_result=True))
    return tag("div", *drawn, class_="stake-sum") + _sheet(item, _)


def _factor(figure: str, name: str, when: str, *, is_result: bool = False) -> Markup:
    captions = join((tag("span", name, class_="name"), tag("span", when, class_="when") if when else NOTHING), " ")
    return tag("span", tag("b", figure), " ", captions, class_="factor result" if is_result else "factor")


def _when(item: Item, _: Translator) -> str:
    return "" if item.phase is AnnouncementPhase.CONTRACT else _(WHEN[item.phase])


def _sheet(item: Item, _: Translator) -> Markup:
    owner = PLAYERS[item.owner]
    outcomes = ((_("{player} succeeds", player=owner), True), (_("{player} fails", player=owner), False))
    rows = (row(words, [signed(units) for units in ItemResult(item, won, "").units]) for words, won in outcomes)
    return tag("table", tag("caption", _("Who pays whom")), head(PLAYERS), tag("tbody", *rows), class_="sheet")


def _lines(item: Item, _: Translator) -> Iterator[Line]:
    owner, other = PLAYERS[item.owner], PLAYERS[item.owner.other]
    yield _base(item, _)
    if item.kontra:
        text = _(SAID_KONTRA[item.kontra], player=other, factor=KONTRA[item.kontra])
        yield Line(text, "alsos.announcements.kontra")
    if item.rekontra:
        text = _(SAID_REKONTRA[item.rekontra], player=owner, factor=REKONTRA[item.rekontra])
        yield Line(text, "alsos.announcements.rekontra")
    stake = _.plural(
        "So {count} unit is at stake: one player gains it and the other loses it.",
        "So {count} units are at stake: one player gains them and the other loses them.",
        item.stake,
    )
    yield Line(stake, "alsos.scoring.zero-sum")
    yield from _worth(item, _)
    yield from _would(item, _)


def _base(item: Item, _: Translator) -> Line:
    name = announcement_name(item.announcement, _)
    if item.announcement is Announcement.PARTI:
        text = _.plural(
            "Parti is the declarer’s without any promise, and worth {count} unit.",
            "Parti is the declarer’s without any promise, and worth {count} units.",
            item.base,
        )
        return Line(text, "alsos.scoring.parti")
    if item.phase is LATE:
        text = _.plural(
            "Promised late, {item} is worth {count} unit.",
            "Promised late, {item} is worth {count} units.",
            item.base,
            item=name,
        )
        return Line(text, "alsos.announcements.values")
    if item.announcement not in ITEM_VALUES[LATE]:
        text = _.plural(
            "Abszolút is promised early or never, and alone does not double: it is worth {count} unit.",
            "Abszolút is promised early or never, and alone does not double: it is worth {count} units.",
            item.base,
        )
    else:
        text = _.plural(
            "Promised early, {item} counts double: {count} unit.",
            "Promised early, {item} counts double: {count} units.",
            item.base,
            item=name,
        )
    return Line(text, "alsos.announcements.early-double")


def _worth(item: Item, _: Translator) -> Iterator[Line]:
    """When the last word said pays for the one who says it: it raises gain and loss alike."""
    names = {"owner": PLAYERS[item.owner], "other": PLAYERS[item.owner.other]}
    if item.rekontra:
        text = _(
            "Gain and loss have grown alike: rekontra is worth it to {owner} where success is likelier than failure."
            " Nothing goes higher.",
            **names,
        )
        yield Line(text, "alsos.announcements.rekontra")
    elif item.kontra:
        text = _(
            "Gain and loss have grown alike: kontra is worth it to {other} where {owner} fails more often than not.",
            **names,
        )
        yield Line(text, "alsos.announcements.kontra")


def _would(item: Item, _: Translator) -> Iterator[Line]:
    """What the next word would make of the stake, in each phase in which it may still come."""
    if item.rekontra:
        return
    word = "rekontra" if item.kontra else "kontra"
    for phase in SPOKEN:
        further = replace(item, rekontra=phase) if item.kontra else replace(item, kontra=phase)
        if refused(OWNER, further) is None:
            units = _.plural("{count} unit", "{count} units", further.stake)
            yield Line(_(WOULD[word, phase], units=units), f"alsos.announcements.{word}")


LAB = Lab(
    "alsos",
    N_("How much is at stake?"),
    {
        "item": Field(Announcement.ULTIMO.value, Announcement),
        "phase": Field(EARLY.value, AnnouncementPhase),
        "kontra": Field(LATE.value, answer),
        "rekontra": Field(answered(None), answer),
    },
    draw,
)
