"""Which kinds of examples each game has: the keys of their documents, who reads them, and what they come to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine import alcalde as alcalde_game
from engine import alsos as alsos_game
from engine.notation import alcalde, alsos
from engine.notation import expectations as results
from engine.notation.expectations import Shape
from engine.notation.players import Players
from engine.notation.table import Table
from engine.record import Body


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind: the keys it has besides the common ones, how its body is read, and the keys of its result."""

    keys: tuple[str, ...]
    read: Callable[[Table, Players], Body]
    result: Mapping[str, Shape]


@dataclass(frozen=True, slots=True)
class Game:
    """One game: how many play, and its kinds by their names."""

    seats: int
    kinds: Mapping[str, Kind]


COMMON_KEYS = ("game", "kind", "id", "title", "notes", "expect", "players")

SPEECH = ("early", "late")

GAMES: Mapping[str, Game] = {
    "alsos": Game(
        len(alsos_game.Seat),
        {
            "deal": Kind(
                ("deal", "auction", *SPEECH, "exchange", "plays"),
                alsos.read_deal,
                {**results.SCORE, **results.AUCTION, "undealt_points": None},
            ),
            "trick": Kind(("trump", "plays", "hands"), alsos.read_trick, results.TRICK),
            "melds": Kind(("trump", "hands"), alsos.read_melds, results.MELDS),
            "score": Kind(("declarer", "card_points", "melds", *SPEECH, "outcomes"), alsos.read_score, results.SCORE),
            "auction": Kind(("indicator", "auction"), alsos.read_auction, results.AUCTION),
            "announcements": Kind(("declarer", *SPEECH), alsos.read_announcements, results.ANNOUNCEMENTS),
            "match": Kind(("units",), alsos.read_match, results.MATCH),
        },
    ),
    "alcalde": Game(
        len(alcalde_game.Seat),
        {
            "deal": Kind(("deal", "options", "plays"), alcalde.read_deal, {**results.OFFICE, "trump": None}),
            "trick": Kind(("trump", "options", "plays"), alcalde.read_trick, results.TRICK),
            "score": Kind(("points", "options"), alcalde.read_score, results.OFFICE),
        },
    ),
}

KINDS = tuple(kind for game in GAMES.values() for kind in game.kinds.values())

ALL_KEYS = (*COMMON_KEYS, *dict.fromkeys(key for kind in KINDS for key in kind.keys))
"""Every key that a document of some kind has."""
