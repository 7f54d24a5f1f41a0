"""What an Alcalde example comes to, kind by kind, in the words of the example contract."""

from __future__ import annotations

from typing import Any

from engine.alcalde import CardPoints, Phase, Play, State, mayor_stays, next_mayor
from engine.record.results import Names, trick_alone

Position = State | Play | CardPoints


def result_of(position: Position, names: Names) -> dict[str, Any]:
    """The result if the example ends in this position, without the keys that every result has."""
    match position:
        case State():
            complete = position.phase is Phase.DONE
            trump = position.trump.value
            return {"complete": complete, "trump": trump, **_office(position.card_points, names, decided=complete)}
        case Play():
            return trick_alone(position, names)
        case CardPoints():
            return {"complete": True, **_office(position, names, decided=True)}


def _office(points: CardPoints, names: Names, decided: bool) -> dict[str, Any]:
    return {
        "points": {"mayor": points.mayor, "opponents": points.opponents},
        "mayor_stays": mayor_stays(points.mayor) if decided else None,
        "next_mayor": names[next_mayor(points.mayor)] if decided else None,
    }
