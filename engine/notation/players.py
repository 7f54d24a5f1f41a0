"""Who plays: the names of a document, each as often as the game has seats, and whom a word names."""

from __future__ import annotations

from dataclasses import dataclass

from engine.errors import Unreadable
from engine.notation.faults import unknown_key
from engine.notation.table import Table, Text
from engine.words import nearest, placed

FORBIDDEN_LETTERS = ":,."
FORBIDDEN_NAMES = ("talon", "stock")


@dataclass(frozen=True, slots=True)
class Players:
    """The names at the table, in the order of the seats."""

    names: tuple[str, ...]

    def seat(self, name: str, at: str) -> int:
        """The seat of `name`, a word of the entry `at`; raises Unreadable (notation.player) for anybody else."""
        if name in self.names:
            return self.names.index(name)
        close = nearest(name, self.names)
        if close is not None:
            raise placed(Unreadable("notation.player", "unknown-near", name=name, nearest=close), at)
        raise placed(Unreadable("notation.player", "unknown", name=name, players=self.names), at)

    def only(self, table: Table, *others: str) -> None:
        """Refuse the first key of `table` that is neither a player nor one of `others`.

        It is notation.player, or notation.key where it looks most like one of the others.
        """
        for key in table.values:
            if key in others or key in self.names:
                continue
            if nearest(key, (*self.names, *others)) in others:
                raise unknown_key(table.place(key), key, others)
            self.seat(key, table.place(key))


def read_players(document: Table, seats: int) -> Players:
    """The players of a document; raises Unreadable (notation.player) for too few, too many, equal or unfit names."""
    texts = document.texts("players")
    for text in texts:
        if text.text in FORBIDDEN_NAMES:
            raise placed(Unreadable("notation.player", "reserved-name", name=text.text), text.at)
        if not text.text or any(letter in FORBIDDEN_LETTERS or letter.isspace() for letter in text.text):
            raise placed(Unreadable("notation.player", "unfit-name", name=text.text), text.at)
    names = tuple(text.text for text in texts)
    for at, name in enumerate(names[: seats + 1]):
        if name in names[:at]:
            raise placed(Unreadable("notation.player", "equal-names", name=name), texts[at].at)
    if len(names) < seats:
        raise placed(Unreadable("notation.player", "too-few", found=len(names), needed=seats), "players")
    if len(names) > seats:
        raise placed(Unreadable("notation.player", "too-many", found=len(names), needed=seats), "players")
    return Players(names)


def speaker(text: Text, players: Players) -> tuple[int, str]:
    """The seat of the player before the colon, and what follows it: `Anna: accept`."""
    name, colon, rest = text.text.partition(":")
    if not colon:
        raise placed(Unreadable("notation.value", "no-colon", entry=text.text), text.at)
    if not name.strip():
        raise _nobody(text, players)
    return players.seat(name.strip(), text.at), rest.strip()


def leader(text: Text, players: Players) -> tuple[int, list[str]]:
    """The seat of the player named first, and the words that follow; a colon may stand between them."""
    name, colon, rest = text.text.partition(":")
    if colon:
        name, words = name.strip(), rest.split()
    else:
        name, *words = text.text.split() or [""]
    if not name and not colon:
        raise placed(Unreadable("notation.value", "empty-entry"), text.at)
    if not name:
        raise _nobody(text, players)
    return players.seat(name, text.at), words


def _nobody(text: Text, players: Players) -> Unreadable:
    return placed(Unreadable("notation.player", "nobody-named", entry=text.text, players=players.names), text.at)
