"""What if something else had been done: the position with the mover's cards as buttons, and whose choice it is.

Classes: as in the scenes; cards are `card-button`s, other acts `choice`s (see `choices_view`).
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.record.values import Example, Step
from widgets.choices_view import moves
from widgets.i18n import Translator
from widgets.markup import Markup
from widgets.narration import place_in, step_lines
from widgets.said import Line, said_view, spoken
from widgets.scenes import scene
from widgets.setting import Choice, Moves, Setting


@dataclass(frozen=True, slots=True)
class WhatIf:
    """A position to play on from: drawn, told, told for the ear, and what may be tried."""

    scene: Markup
    said: Markup
    spoken: str
    moves: tuple[Choice, ...]


def what_if(example: Example, step: Step, base: str, _: Translator, *, is_branch: bool) -> WhatIf:
    """The position after `step`: the last one of the example, or (`is_branch`) the last event the reader chose."""
    choices = moves(step.after, _)
    setting = Setting(example.players, base, choices)
    told = step_lines(step, setting, _) if is_branch else ()
    lines = (*told, _prompt(choices, setting, _))
    place = place_in(step.after, _)
    where = _("What if… — {place}", place=place) if place else _("What if…")
    return WhatIf(
        scene(step.after, setting, _),
        said_view(where, lines, base, _),
        spoken(where, lines),
        choices.all if choices is not None else (),
    )


def _prompt(choices: Moves | None, setting: Setting, _: Translator) -> Line:
    if choices is None:
        return Line(_("Nothing is left to choose here; go back a step to try something else."))
    player = setting.name(choices.seat)
    if choices.is_discard:
        return Line(_("{player} has to lay a card away: choose it.", player=player))
    if choices.cards:
        return Line(_("It is {player}’s turn: choose a card.", player=player))
    return Line(_("It is {player}’s turn: choose what to say or do.", player=player))
