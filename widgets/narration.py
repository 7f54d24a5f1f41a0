"""What is said of each step: where it stands in the whole, what happened and why, and the author's own comment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine import alcalde, alsos
from engine.alsos import announcements as announcing
from engine.record.values import Example, Position, Step
from widgets import narration_alcalde, narration_alsos, table_alcalde, table_alsos
from widgets.echo import echoed
from widgets.i18n import N_, Translator
from widgets.narration_alsos import Moving, Still
from widgets.said import Lines
from widgets.seen_view import seen
from widgets.setting import Setting
from widgets.words import listing

SECTIONS = {
    "auction": N_("auction"),
    "early": N_("early announcements"),
    "late": N_("late announcements"),
    "exchange": N_("exchange"),
    "tricks": N_("before the first trick"),
    "redeal": N_("auction"),
}
"""Where a step stands before the tricks: by the section of its entry, or by the phase of a deal."""

KINDS = {
    "deal": N_("A deal"),
    "trick": N_("A trick"),
    "melds": N_("Two hands"),
    "score": N_("The reckoning"),
    "auction": N_("An auction"),
    "announcements": N_("What is at stake"),
    "match": N_("A match"),
}
"""What an example shows, where its author gives no title and where one step is all."""


def step_lines(step: Step, setting: Setting, _: Translator, seat: int | None = None) -> Lines:
    """What happened in a step; of the first one, how it begins. Told by `seat`, or by one who saw all."""
    after = step.after
    if isinstance(after, alcalde.CardPoints):
        return narration_alcalde.office_lines(after, setting, _)
    if isinstance(after, alcalde.State | alcalde.Play):
        return _alcalde(_seen_step(step, seat), setting, _)
    return _alsos(step, after, setting, _, seat)


def _seen_step(step: Step, seat: int | None) -> Step:
    if seat is None:
        return step
    return step._replace(before=step.before and seen(step.before, seat), after=seen(step.after, seat))


def _alcalde(step: Step, setting: Setting, _: Translator) -> Lines:
    before, after = step.before, step.after
    assert isinstance(after, alcalde.State | alcalde.Play)
    if before is None:
        return narration_alcalde.opening_lines(after, setting, _)
    assert isinstance(before, alcalde.State | alcalde.Play)
    events = (event for event in step.events if isinstance(event, alcalde.Event))
    lines = (narration_alcalde.event_lines(before, event, after, setting, _) for event in events)
    return tuple(line for some in lines for line in some)


def _alsos(step: Step, after: Moving | Still, setting: Setting, _: Translator, seat: int | None) -> Lines:
    opening: Lines = ()
    before = step.before
    if before is None:
        opening = narration_alsos.opening_lines(after, setting, _)
        before = announcing.open_to(after.declarer) if isinstance(after, alsos.Announcements) else after
    if not isinstance(before, Moving) or not isinstance(after, Moving):
        return opening
    events = tuple(event for event in step.events if isinstance(event, alsos.Event))
    if seat is None:
        return opening + narration_alsos.step_lines(step.at, before, events, after, setting, _)

    def see(position: Moving) -> Moving:
        return cast(Moving, seen(position, seat))

    return opening + narration_alsos.step_lines(step.at, before, events, after, setting, _, see)


def trick_of(position: Position) -> int:
    """The number of the trick on the table, from 1; 0 before the first card."""
    match position:
        case alsos.State():
            return table_alsos.trick_number(position.play) if position.play else 0
        case alsos.Play():
            return table_alsos.trick_number(position)
        case alcalde.State():
            return table_alcalde.trick_number(position.play)
        case alcalde.Play():
            return table_alcalde.trick_number(position)
    return 0


def ends_trick(step: Step) -> bool:
    """Whether a trick was finished in this step."""
    return step.before is not None and _finished(step.after) > _finished(step.before)


def _finished(position: Position) -> int:
    match position:
        case alsos.State() | alsos.Play() | alcalde.State() | alcalde.Play():
            return len(position.tricks)
    return 0


def where(place: str, number: int, count: int, kind: str, _: Translator) -> str:
    """Which step this is and in which part of the game; of a single step, what it shows."""
    if count == 1:
        return _(KINDS[kind])
    if not place:
        return _("Step {number} of {count}", number=number, count=count)
    return _("Step {number} of {count} — {place}", number=number, count=count, place=place)


def place_of(step: Step, _: Translator) -> str:
    """The part of the game that a step belongs to: the trick by its number, before that the section of its entry."""
    section = step.at.partition("[")[0]
    return _(SECTIONS[section]) if section in SECTIONS else place_in(step.after, _)


def place_in(position: Position, _: Translator) -> str:
    """The part of the game that a position belongs to; nothing where it is all there is."""
    match position:
        case alsos.State() | alcalde.State() if trick := trick_of(position):
            return _("trick {number}", number=trick)
        case alsos.State() if position.phase.value in SECTIONS:
            return _(SECTIONS[position.phase.value])
        case alsos.Announcements() if position.to_move is not None:
            return _(SECTIONS[position.phase.value])
    return ""


def note(example: Example, entries: Sequence[str], at: int, language: str) -> str:
    """The author's comment on an entry, at the last of the steps that it takes; `entries` are those of all steps."""
    entry = entries[at]
    if not entry or entry in entries[at + 1 :]:
        return ""
    return example.notes.get(entry, {}).get(language, "")


def title(example: Example, _: Translator) -> str:
    """The author's title or, without one, what the example shows and who plays."""
    if _.language in example.titles:
        return example.titles[_.language]
    return _("{kind}: {players}", kind=_(KINDS[example.kind]), players=listing(map(echoed, example.players), _))
