"""What an example comes to: its replay, and its result in the words of the example contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.errors import EngineError
from engine.record import alcalde_replay, alcalde_result, alsos_replay, alsos_result
from engine.record.places import line_of
from engine.record.results import Names
from engine.record.values import Example, Position, Replay, Step

Player = Callable[[Any, list[Step]], None]
Teller = Callable[[Any, Names], dict[str, Any]]

GAMES: Mapping[str, tuple[Player, Teller]] = {
    "alsos": (alsos_replay.replay, alsos_result.result_of),
    "alcalde": (alcalde_replay.replay, alcalde_result.result_of),
}


def replay(example: Example) -> Replay:
    """The steps of the example, up to the end or to the first fault in the order of play."""
    play, _tell = GAMES[example.game]
    steps: list[Step] = []
    try:
        play(example.body, steps)
    except EngineError as error:
        error.line = line_of(example.lines, error.at)
        error.players = example.players
        return Replay(example, tuple(steps), error)
    return Replay(example, tuple(steps))


def result(example: Example) -> dict[str, Any]:
    """What the example comes to, with exactly the keys of the contract; raises the first fault of its replay."""
    replayed = replay(example)
    if replayed.error is not None:
        raise replayed.error
    return result_of(example, replayed.steps[-1].after)


def result_of(example: Example, position: Position) -> dict[str, Any]:
    """What the example comes to if it stands, or ends, in this position: one of its own, or of a branch of it."""
    _play, tell = GAMES[example.game]
    return {"game": example.game, "kind": example.kind, **tell(position, example.players)}
