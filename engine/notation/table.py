"""What a key holds: its values by the kind that the format wants there, refused where they are of another kind."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.errors import Unreadable
from engine.notation.faults import missing_key, missing_table, swallowed, unknown_key
from engine.record.places import joined
from engine.words import placed


class Text(NamedTuple):
    """A string and the entry where it stands."""

    at: str
    text: str


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a document and the entry where it stands; `values` are of the kinds that a document may hold."""

    at: str
    values: Mapping[str, Any]

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def place(self, key: str) -> str:
        """Where `key` stands."""
        return joined(self.at, key)

    def only(self, known: Collection[str]) -> None:
        """Refuse the first key that is not `known` (notation.key)."""
        for key in self.values:
            if key not in known:
                raise unknown_key(self.place(key), key, known)

    def inner_keys(self) -> frozenset[str]:
        """The keys of the tables in this one: where a key may have been swallowed."""
        return frozenset(key for inner in self.values.values() if isinstance(inner, dict) for key in inner)

    def value(self, key: str, *, is_table: bool = False) -> Any:
        """What `key` holds; a missing key is notation.value, but notation.key where a table above has swallowed it."""
        if key in self.values:
            return self.values[key]
        for name, inner in self.values.items():
            if isinstance(inner, dict) and key in inner and not self.at:
                raise swallowed(joined(name, key), key, name)
        raise missing_table(key) if is_table and not self.at else missing_key(self.at, key)

    def text(self, key: str) -> Text:
        """A string."""
        return _text(self.value(key), self.place(key))

    def texts(self, key: str) -> tuple[Text, ...]:
        """A list of strings."""
        place = self.place(key)
        return tuple(_text(value, joined(place, at)) for at, value in enumerate(_list(self.value(key), place)))

    def lists(self, key: str) -> Iterator[tuple[str, list[Any]]]:
        """A list of lists, each with its place."""
        place = self.place(key)
        for at, value in enumerate(_list(self.value(key), place)):
            yield joined(place, at), _list(value, joined(place, at))

    def table(self, key: str) -> Table:
        """A table."""
        value, place = self.value(key, is_table=True), self.place(key)
        if not isinstance(value, dict):
            raise placed(Unreadable("notation.value", "not-a-table", key=key), place)
        return Table(place, value)

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise placed(Unreadable("notation.value", "not-true-or-false", key=key), self.place(key))
        return value

    def number(self, key: str) -> int:
        """A whole number."""
        return whole(self.value(key), self.place(key))


def whole(value: Any, at: str) -> int:
    """A whole number; anything else at `at` is notation.value."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise placed(Unreadable("notation.value", "not-a-number", at=at), at)
    return value


def _text(value: Any, at: str) -> Text:
    if not isinstance(value, str):
        raise placed(Unreadable("notation.value", "not-a-text", at=at), at)
    return Text(at, value)


def _list(value: Any, at: str) -> list[Any]:
    if not isinstance(value, list):
        raise placed(Unreadable("notation.value", "not-a-list", at=at), at)
    return value
