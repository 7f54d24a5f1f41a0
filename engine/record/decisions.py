"""Which decision a step shows: the position in which a card is chosen, and the card that the record says was chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeGuard

from engine import alcalde, alsos
from engine.cards import Card
from engine.record.values import Position, Step

WholeDeal = alsos.State | alcalde.State
"""The positions that can be analysed: those of a whole deal."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A card to be chosen in `state`; `played` is the one that was chosen, None where nothing is recorded yet."""

    state: WholeDeal
    played: Card | None = None

    @property
    def trick(self) -> int:
        """The number of the trick that the card belongs to, from 1."""
        return len(self.state.tricks) + 1


def decision_of(step: Step) -> Decision | None:
    """The choice that the step tells or, where it tells of no card, the one that it leads to; None without either.

    Only whole deals have them, and only where the cards that the analysis needs are known.
    """
    if step.events and isinstance(step.events[-1], alsos.PlayCard | alcalde.PlayCard):
        before = _before_the_last(step)
        return Decision(before, step.events[-1].card) if _is_open(before) else None
    return coming_decision(step.after)


def coming_decision(position: Position) -> Decision | None:
    """The choice that is due in a position; None where no card is to be chosen, or where it cannot be analysed."""
    return Decision(position) if _is_open(position) else None


def _before_the_last(step: Step) -> Position | None:
    """The position before the last event of a step: what nobody wrote down may come before the card."""
    position = step.before
    for event in step.events[:-1]:
        apply: Any = alsos.apply if isinstance(event, alsos.Event) else alcalde.apply
        position = apply(position, event)
    return position


def _is_open(position: Position | None) -> TypeGuard[WholeDeal]:
    match position:
        case alsos.State():
            chooses = position.play is not None and position.to_move is not None
            return chooses and not any(None in hand for hand in position.hands)
        case alcalde.State():
            if position.to_move is None:
                return False
            return bool(position.stock) or not any(None in hand for hand in position.hands)
    return False
