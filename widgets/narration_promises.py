"""How the announcements before play are told: what is promised, what it takes, what it is worth."""

from __future__ import annotations

from collections.abc import Sequence

from engine.alsos.announcements import Announcements
from engine.alsos.events import Announce, Announcement, EndTurn, Kontra, Pass, Rekontra, Speech
from engine.alsos.values import (
    ABSZOLUT_LIMIT,
    HUNDRED_LIMIT,
    KONTRA,
    LAST_CARDS,
    REKONTRA,
    TWO_HUNDRED_LIMIT,
    AnnouncementPhase,
)
from widgets.i18n import N_, Translator
from widgets.said import Line, Lines
from widgets.setting import Setting
from widgets.words import announcement_name

PROMISES = {
    Announcement.ABSZOLUT: N_("{player} promises Abszolút: more than {limit} card points, melds not counted."),
    Announcement.HUNDRED: N_("{player} promises 100: more than {limit} card points, melds not counted."),
    Announcement.TWO_HUNDRED: N_("{player} promises 200: more than {limit} points, melds included."),
    Announcement.TOUS_LES_TROIS: N_("{player} promises Tous les trois: to capture jack, nine and seven of trumps."),
    Announcement.ULTIMO: N_("{player} promises Ultimó: to win the last trick with the seven of trumps."),
    Announcement.CSALAD: N_("{player} promises Család: to capture ace, king and queen of trumps."),
    Announcement.ALL_TRUMPS: N_("{player} promises all the trumps: to capture the six highest, from jack to queen."),
    Announcement.KASSZA: N_("{player} promises Kassza: to hold king and queen of trumps and win the main game."),
    Announcement.FORTY_FOUR: N_("{player} promises 44: to capture the four aces."),
}

LIMITS = {
    Announcement.ABSZOLUT: ABSZOLUT_LIMIT,
    Announcement.HUNDRED: HUNDRED_LIMIT,
    Announcement.TWO_HUNDRED: TWO_HUNDRED_LIMIT,
}


def opening_lines(announcements: Announcements, setting: Setting, _: Translator) -> Lines:
    """Announcements without their deal begin."""
    player = setting.name(announcements.declarer)
    text = _("{player} plays for Parti and speaks first.", player=player)
    return (Line(text, "alsos.announcements.turns"),)


def speech_lines(before: Announcements, event: Speech, after: Announcements, setting: Setting, _: Translator) -> Lines:
    """One act of a turn, and what it does to the stakes."""
    match event:
        case Announce():
            return _announced(event, after, setting, _)
        case Kontra() | Rekontra():
            return (_doubled(event, after, setting, _),)
        case EndTurn():
            names = {"player": setting.name(event.seat), "other": setting.name(event.seat.other)}
            return (Line(_("{player} has said everything; {other} may answer.", **names), "alsos.announcements.turns"),)
        case Pass():
            return (_passed(before, event, after, setting, _),)


def silence_lines(phases: Sequence[AnnouncementPhase], _: Translator) -> Lines:
    """Phases in which nobody said anything and nobody wrote it down."""
    if not phases:
        return ()
    if len(phases) > 1:
        text = _(
            "Nothing is promised, neither before nor after the last {count} cards are picked up.", count=LAST_CARDS
        )
    elif phases[0] is AnnouncementPhase.EARLY:
        text = _("Nothing is promised before the last {count} cards are picked up.", count=LAST_CARDS)
    else:
        text = _("Nothing more is promised once the last {count} cards are picked up.", count=LAST_CARDS)
    return (Line(text, "alsos.announcements.turns"),)


def _announced(event: Announce, after: Announcements, setting: Setting, _: Translator) -> Lines:
    item = after.item(event.announcement, event.seat)
    assert item is not None
    limit = LIMITS.get(event.announcement, 0)
    promise = Line(
        _(PROMISES[event.announcement], player=setting.name(event.seat), limit=limit), "alsos.announcements.values"
    )
    if item.phase is AnnouncementPhase.LATE:
        text = _.plural("At stake: {count} unit.", "At stake: {count} units.", item.base)
        return promise, Line(text, "alsos.announcements.values")
    if event.announcement is Announcement.ABSZOLUT:
        text = _.plural(
            "At stake: {count} unit, for Abszolút alone does not double.",
            "At stake: {count} units, for Abszolút alone does not double.",
            item.base,
        )
    else:
        text = _.plural(
            "Promised early, it counts double: {count} unit.",
            "Promised early, it counts double: {count} units.",
            item.base,
        )
    return promise, Line(text, "alsos.announcements.early-double")


def _doubled(event: Kontra | Rekontra, after: Announcements, setting: Setting, _: Translator) -> Line:
    is_kontra = isinstance(event, Kontra)
    item = after.item(event.announcement, event.seat.other if is_kontra else event.seat)
    assert item is not None
    values = {"player": setting.name(event.seat), "item": announcement_name(event.announcement, _)}
    if is_kontra:
        text = _.plural(
            "{player} says kontra to {item}: times {factor}, so {count} unit is at stake.",
            "{player} says kontra to {item}: times {factor}, so {count} units are at stake.",
            item.stake,
            **values,
            factor=KONTRA[after.phase],
        )
        return Line(text, "alsos.announcements.kontra")
    text = _.plural(
        "{player} answers {item} with rekontra: times {factor} again, so {count} unit is at stake.",
        "{player} answers {item} with rekontra: times {factor} again, so {count} units are at stake.",
        item.stake,
        **values,
        factor=REKONTRA[after.phase],
    )
    return Line(text, "alsos.announcements.rekontra")


def _passed(before: Announcements, event: Pass, after: Announcements, setting: Setting, _: Translator) -> Line:
    names = {"player": setting.name(event.seat), "other": setting.name(event.seat.other)}
    rule = "alsos.announcements.turns"
    if before.passes == 0:
        return Line(_("{player} passes; {other} may still speak.", **names), rule)
    if after.to_move is None:
        return Line(_("{player} passes too: the announcements are over.", **names), rule)
    text = _(
        "{player} passes too, and the early phase is over: each picks up the {count} cards kept apart.",
        **names,
        count=LAST_CARDS,
    )
    return Line(text, rule)
