"""What results of both games have in common: something for each player, and who wins a trick alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from engine.cards import Suit

Names = tuple[str, ...]
"""The players, in the order of their seats."""


class WonTrick(Protocol):
    """A finished trick of either game."""

    @property
    def winner(self) -> int:
        """The seat that captured it."""

    @property
    def card_points(self) -> int:
        """What it is worth."""


class TrickAlone(Protocol):
    """The play of a trick out of context, of either game."""

    @property
    def trump(self) -> Suit:
        """The trump suit."""

    @property
    def tricks(self) -> Sequence[WonTrick]:
        """The trick, once it is finished."""


def by_name(values: Iterable[Any], names: Names) -> dict[str, Any]:
    """What each player has, under their name."""
    return dict(zip(names, values, strict=True))


def trick_alone(play: TrickAlone, names: Names) -> dict[str, Any]:
    """The result of a trick out of context; nobody wins one that is not finished."""
    trick = play.tricks[0] if play.tricks else None
    return {
        "trump": play.trump.value,
        "winner": None if trick is None else names[trick.winner],
        "points": None if trick is None else trick.card_points,
    }
