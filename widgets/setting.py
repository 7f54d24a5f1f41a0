"""Who sits where, and what the reader may choose: all that a view needs besides the position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.cards import Card
from widgets.echo import echoed


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing the seat to move may try: its token, what it is called, whether the rules allow it."""

    token: str
    words: str
    is_legal: bool = True


@dataclass(frozen=True, slots=True)
class Moves:
    """What `seat` may try now: a card in hand, a card not on the table yet (`rows`, by suit), or something else.

    The cards are there to be played or, with `is_discard`, to be laid away.
    """

    seat: int
    cards: Mapping[Card, Choice]
    rows: tuple[tuple[Card, ...], ...] = ()
    others: tuple[Choice, ...] = ()
    is_discard: bool = False

    @property
    def all(self) -> tuple[Choice, ...]:
        """Every choice, cards first."""
        return (*self.cards.values(), *self.others)


@dataclass(frozen=True, slots=True)
class Mark:
    """What a card in hand leads to, in a few letters, and whether nothing leads to more."""

    words: str
    is_best: bool


@dataclass(frozen=True, slots=True)
class Setting:
    """The names by seat, the way to the root of the language, and the choices where the reader plays on.

    `refused` is the card that a record plays and the rules do not allow: it is marked in the hand that holds it.
    `marks` say what cards in hand lead to.
    """

    players: tuple[str, ...]
    base: str
    moves: Moves | None = None
    refused: Card | None = None
    marks: Mapping[Card, Mark] = field(default_factory=dict)

    def name(self, seat: int) -> str:
        """Who sits there, as it is repeated to a reader."""
        return echoed(self.players[seat])

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody at the table, as they are repeated to a reader."""
        return tuple(echoed(player) for player in self.players)

    def choices(self, seat: int) -> Mapping[Card, Choice]:
        """The cards in that seat's hand that the reader may try."""
        moves = self.moves
        return moves.cards if moves is not None and moves.seat == seat and not moves.rows else {}
