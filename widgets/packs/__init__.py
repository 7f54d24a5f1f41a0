"""Which packs a reader may choose from for each game; each is drawn and named in a module of its own."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import StrEnum


class Pack(StrEnum):
    """A pack of cards as a reader knows it; the engine's cards are the same in all."""

    INTERNATIONAL = "international"
    HUNGARIAN = "hungarian"
    SPANISH = "spanish"


PACKS_OF: Mapping[str, tuple[Pack, ...]] = {
    "alsos": (Pack.INTERNATIONAL, Pack.HUNGARIAN),
    "alcalde": (Pack.INTERNATIONAL, Pack.SPANISH),
}
"""The packs of each game (alsos.cards.suits, alcalde.cards.pack); the first is the one that pages are drawn with."""

OTHER_PACKS: Mapping[Pack, str] = {pack: game for game, (_first, *others) in PACKS_OF.items() for pack in others}
"""The packs that are not drawn unless they are asked for, each with its game."""


def pack_of(game: str | None, chosen: Collection[Pack]) -> Pack:
    """The one of the packs chosen that belongs to the game; without one, or without a game, the first."""
    return next((pack for pack in PACKS_OF.get(game or "", ()) if pack in chosen), Pack.INTERNATIONAL)


def named(pack: Pack) -> str | None:
    """How a drawing says which pack it is drawn with; nothing where it is the first."""
    return pack.value if pack in OTHER_PACKS else None
