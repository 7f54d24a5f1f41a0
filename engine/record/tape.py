"""How events become steps: played one entry at a time, with what nobody wrote down folded into the step after it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.errors import EngineError
from engine.record.values import Event, Position, Step

P = TypeVar("P", bound=Position)
E = TypeVar("E", bound=Event)


@dataclass(slots=True)
class Tape(Generic[P, E]):
    """The steps so far. `apply` leads from a position over an event to the next, or raises what forbids it."""

    apply: Callable[[P, E], P]
    position: P
    steps: list[Step] = field(default_factory=list)
    implied: tuple[E, ...] = ()

    def __post_init__(self) -> None:
        self.steps.append(Step("", (), None, self.position))

    def step(
        self, at: str, *events: E, place: str = "", after: Callable[[P], EngineError | None] = lambda position: None
    ) -> None:
        """One step of these events, refused as a whole where one of them, or what they lead to, is not allowed.

        A refusal is said of `place`, or of the entry `at`.
        """
        position = self.position
        try:
            for event in events:
                position = self.apply(position, event)
        except EngineError as error:
            refuse(error, place or at)
        refuse(after(position), place or at)
        self.steps.append(Step(at, self.implied + events, self.steps[-1].after, position))
        self.position, self.implied = position, ()

    def imply(self, *events: E) -> None:
        """Events that the record leaves unsaid; they join the next step."""
        for event in events:
            self.position = self.apply(self.position, event)
        self.implied += events

    def end(self) -> None:
        """Nothing comes any more: what is still implied joins the last step."""
        if self.implied:
            last = self.steps[-1]
            self.steps[-1] = last._replace(events=last.events + self.implied, after=self.position)
            self.implied = ()


def refuse(error: EngineError | None, at: str) -> None:
    """Raise `error`, said of the entry `at`, if there is one."""
    if error is not None:
        error.at = at
        raise error
