"""How a lab goes from act to act: what has been done so far is a setting, token after token, as records write it.

The last token may be of an act that the rules do not allow: it changes nothing, its refusal is told, and whatever is
pressed next takes its place.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine import alsos
from engine.errors import NotAllowed
from engine.record import token
from engine.record.tokens import find_event
from widgets.choices_view import event_words
from widgets.i18n import Translator
from widgets.labs.alsos_table import PLAYERS
from widgets.labs.controls import act, acts
from widgets.labs.table_talk import refused_line
from widgets.markup import Markup
from widgets.said import Line

DONE = "done"
"""The setting that holds what has been done."""

Position = TypeVar("Position", alsos.Auction, alsos.State)


@dataclass(frozen=True, slots=True)
class Course(Generic[Position]):
    """Where the acts have led: the position, the tokens that led there, the last act with the position before it.

    `refused` is why the act pressed last is not open; None where it was done.
    """

    position: Position
    tokens: tuple[str, ...]
    last: tuple[Position, alsos.Event] | None
    refused: NotAllowed | None


def course_of(start: Position, tokens: Iterable[str]) -> Course[Position]:
    """The acts from `start` on, as far as the rules allow them."""
    course: Course[Position] = Course(start, (), None, None)
    for text in tokens:
        event = event_of(course.position, text)
        refused = alsos.refusal(course.position, event)
        if refused is not None:
            return Course(course.position, course.tokens, course.last, refused)
        after = alsos.apply(course.position, event)
        course = Course(after, (*course.tokens, text), (course.position, event), None)
    return course


def event_of(position: alsos.Auction | alsos.State, text: str) -> alsos.Event:
    """The act that a token means for the seat to move, allowed or not."""
    event = find_event(position, text)
    assert isinstance(event, alsos.Event)
    return event


def some_of(tokens: Collection[str]) -> Callable[[str], tuple[str, ...]]:
    """Reads these tokens, in any order and number."""

    def read(text: str) -> tuple[str, ...]:
        found = tuple(text.split())
        if not set(found) <= set(tokens) or text != " ".join(found):
            raise ValueError(text)
        return found

    return read


def further(course: Course[Position], text: str) -> dict[str, str]:
    """What doing one thing more changes."""
    return {DONE: " ".join((*course.tokens, text))}


def is_open(course: Course[Position], event: alsos.Event) -> bool:
    """Whether the rules allow this act now."""
    return alsos.refusal(course.position, event) is None


def event_act(course: Course[Position], event: alsos.Event, _: Translator, words: str = "", *, key: str = "") -> Markup:
    """A button for an act, dim where the rules do not allow it now; `words` and `key` in place of the usual."""
    shown = words or event_words(event, _)
    allowed = is_open(course, event)
    ear = None if allowed else _("{act}, not open now", act=shown)
    return act(key or token(event), shown, further(course, token(event)), is_dim=not allowed, ear=ear)


def way_back(course: Course[Position], _: Translator) -> Markup:
    """To undo the last act, or all of them."""
    before, nothing = " ".join(course.tokens[:-1]), not course.tokens
    buttons = (
        act("undo", _("Undo"), {DONE: before}, is_dim=nothing),
        act("again", _("Start again"), {DONE: ""}, is_dim=nothing),
    )
    return acts(_("Back"), buttons)


def why_not(refused: NotAllowed, _: Translator) -> Line:
    """Why the act pressed last is not open, and by which rule."""
    return refused_line(refused, PLAYERS, _)
