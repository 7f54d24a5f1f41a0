"""One thing at stake as a reader sets it up: what it is, when it is promised, what is answered to it, and when.

What cannot be said is offered dim. Parti needs no promise and has no phase to choose (alsos.scoring.parti).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.alsos.announcements import Item
from engine.alsos.events import Announcement, Seat
from engine.alsos.stakes import said
from engine.alsos.values import AnnouncementPhase
from engine.errors import NotAllowed
from widgets.i18n import N_, Translator
from widgets.labs.alsos_table import PLAYERS
from widgets.labs.controls import Changes, choice_of
from widgets.markup import Markup
from widgets.words import announcement_name

EARLY, LATE = AnnouncementPhase.EARLY, AnnouncementPhase.LATE
SPOKEN = (EARLY, LATE)
SILENT = "none"
"""In place of a phase: not said at all."""

WHEN = {EARLY: N_("early"), LATE: N_("late")}

Changed = Callable[[Item], Changes]
"""What a control changes that makes the item another."""


def answer(text: str) -> AnnouncementPhase | None:
    """Reads when a kontra or a rekontra is said: `early`, `late`, `none`; raises ValueError."""
    phase = None if text == SILENT else AnnouncementPhase(text)
    if phase is AnnouncementPhase.CONTRACT:
        raise ValueError(text)
    return phase


def answered(phase: AnnouncementPhase | None) -> str:
    """When a kontra or a rekontra is said, as a setting: what `answer` reads."""
    return SILENT if phase is None else phase.value


def fitting(item: Item) -> Item:
    """The item in a phase that it can be named in: Parti stands by contract, all else is said early unless late."""
    if item.announcement is Announcement.PARTI:
        return replace(item, phase=AnnouncementPhase.CONTRACT)
    return item if item.phase in SPOKEN else replace(item, phase=EARLY)


def refused(declarer: Seat, item: Item, before: Sequence[Item] = ()) -> NotAllowed | None:
    """Why this cannot come about beside the items said `before`, or None where it can."""
    try:
        said(declarer, (*before, item))
    except NotAllowed as error:
        return error
    return None


def what_choice(
    item: Item,
    declarer: Seat,
    changed: Changed,
    _: Translator,
    *,
    among: Sequence[Announcement],
    before: Sequence[Item],
) -> Markup:
    """What is at stake."""
    others = [fitting(replace(item, announcement=each)) for each in among]
    options = [(each.announcement.value, announcement_name(each.announcement, _), changed(each)) for each in others]
    dim = [each.announcement.value for each in others if refused(declarer, promised(each), before)]
    return choice_of(_("At stake"), "item", options, item.announcement.value, dim)


def when_choice(item: Item, declarer: Seat, changed: Changed, _: Translator, before: Sequence[Item] = ()) -> Markup:
    """When it is promised."""
    others = [replace(item, phase=phase) for phase in SPOKEN]
    options = [(each.phase.value, _(WHEN[each.phase]), changed(each)) for each in others]
    dim = [each.phase.value for each in others if refused(declarer, promised(each), before)]
    label = _("{player} promises it", player=PLAYERS[item.owner])
    return choice_of(label, "phase", options, item.phase.value, dim)


def kontra_choice(item: Item, declarer: Seat, changed: Changed, _: Translator) -> Markup:
    """Whether the opponent says kontra, and when."""
    others = {answered(phase): replace(item, kontra=phase) for phase in (None, *SPOKEN)}
    dim = [name for name, each in others.items() if each.kontra and refused(declarer, replace(each, rekontra=None))]
    label = _("{player} says kontra", player=PLAYERS[item.owner.other])
    return choice_of(label, "kontra", _answers(others, changed, _), answered(item.kontra), dim)


def rekontra_choice(item: Item, declarer: Seat, changed: Changed, _: Translator) -> Markup:
    """Whether the owner answers rekontra, and when."""
    others = {answered(phase): replace(item, rekontra=phase) for phase in (None, *SPOKEN)}
    dim = [name for name, each in others.items() if each.rekontra and refused(declarer, each)]
    label = _("{player} says rekontra", player=PLAYERS[item.owner])
    return choice_of(label, "rekontra", _answers(others, changed, _), answered(item.rekontra), dim)


def promised(item: Item) -> Item:
    """The item with nothing answered to it."""
    return replace(item, kontra=None, rekontra=None)


def _answers(others: dict[str, Item], changed: Changed, _: Translator) -> list[tuple[str, str, Changes]]:
    no = _.sense("nothing of the kind is said", "no")
    phases = (None, *SPOKEN)
    words = [no if phase is None else _(WHEN[phase]) for phase in phases]
    return [(name, word, changed(each)) for (name, each), word in zip(others.items(), words, strict=True)]
