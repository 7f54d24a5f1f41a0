"""What a worked example is, and what replaying it gives: steps up to the end, or up to the first fault."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine import alcalde, alsos
from engine.errors import EngineError
from engine.record.alcalde import Body as AlcaldeBody
from engine.record.alsos import Body as AlsosBody

Body = AlsosBody | AlcaldeBody
"""What happened, by kind: the cards and what was done with them."""

Event = alsos.Event | alcalde.Event

Position = (
    alsos.State
    | alsos.Auction
    | alsos.Announcements
    | alsos.Exchange
    | alsos.Play
    | alsos.Hands
    | alsos.Totals
    | alsos.Match
    | alcalde.State
    | alcalde.Play
    | alcalde.CardPoints
)
"""Where an example may stand: a whole deal, one chapter of it, or a value that no event changes."""


@dataclass(frozen=True, slots=True)
class Example:
    """One worked example: of which game and kind, whose names, what happened, and what its author expects.

    `titles` by language; `notes` by entry (`plays[3]`, `exchange`), then by language. `expect` is None where the
    author expects nothing. `lines` are the lines of the entries in the text that it was read from.
    """

    game: str
    kind: str
    players: tuple[str, ...]
    body: Body
    id: str | None = None
    titles: Mapping[str, str] = field(default_factory=dict)
    notes: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    expect: Mapping[str, Any] | None = None
    lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)


class Step(NamedTuple):
    """One step: the entry `at` which its events stand, and the position before and after them.

    The first step is the start: no entry, no position before it.
    """

    at: str
    events: tuple[Event, ...]
    before: Position | None
    after: Position


@dataclass(frozen=True, slots=True)
class Replay:
    """The steps of an example: all of them, or those before the fault that `error` names."""

    example: Example
    steps: tuple[Step, ...]
    error: EngineError | None = None
