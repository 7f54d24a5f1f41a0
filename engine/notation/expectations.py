"""What an author may expect: the keys of the results, and the refusal of a key that no such result has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.notation.faults import unknown_key
from engine.notation.players import Players
from engine.record.places import joined


@dataclass(frozen=True, slots=True)
class Each:
    """One part of this shape for each player, under his name."""

    inner: Shape


Shape = Mapping[str, Any] | list[Any] | Each | None
"""How a part of a result looks: a table of these keys, a list of one shape, something for each player, one value."""

POINTS = Each(None)
ITEM: Mapping[str, Shape] = dict.fromkeys(("item", "by", "phase", "base", "multiplier", "stake"))
SCORE: Mapping[str, Shape] = {
    "complete": None,
    "declarer": None,
    "card_points": POINTS,
    "meld_points": POINTS,
    "totals": POINTS,
    "items": [{**ITEM, "won": None}],
    "units": POINTS,
}
TRICK: Mapping[str, Shape] = {"trump": None, "winner": None, "points": None}
OFFICE: Mapping[str, Shape] = {
    "complete": None,
    "points": {"mayor": None, "opponents": None},
    "mayor_stays": None,
    "next_mayor": None,
}
AUCTION: Mapping[str, Shape] = {"trump": None, "declarer": None, "redeal": None}
MELDS: Mapping[str, Shape] = {
    "trump": None,
    "meld_points": POINTS,
    "melds": Each([{"meld": None, "cards": None, "points": None}]),
}
ANNOUNCEMENTS: Mapping[str, Shape] = {"declarer": None, "items": [ITEM]}
MATCH: Mapping[str, Shape] = {"complete": None, "units": POINTS, "winner": None}

ALWAYS: Mapping[str, Shape] = {"game": None, "kind": None, "error": None}
"""What every result has, and the refusal that may be expected in place of a result."""


def check_expected(value: Any, shape: Shape, at: str, players: Players) -> None:
    """Refuse the first key of `value` that no result of this shape has (notation.key, notation.player)."""
    if isinstance(shape, Each) and isinstance(value, dict):
        for name, inner in value.items():
            place = joined(at, name)
            players.seat(name, place)
            check_expected(inner, shape.inner, place, players)
    elif isinstance(shape, list) and isinstance(value, list):
        for index, inner in enumerate(value):
            check_expected(inner, shape[0], joined(at, index), players)
    elif isinstance(shape, Mapping) and isinstance(value, dict):
        for key, inner in value.items():
            place = joined(at, key)
            if key not in shape:
                raise unknown_key(place, key, tuple(shape))
            if shape[key] is not None:
                check_expected(inner, shape[key], place, players)
