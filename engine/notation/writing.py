"""How an example is written as TOML: what its reader makes of the text is the same example again."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from engine.notation import alcalde_writing, alsos_writing
from engine.record import Example

GAMES: Mapping[str, Callable[[Any, tuple[str, ...]], dict[str, Any]]] = {
    "alsos": alsos_writing.written,
    "alcalde": alcalde_writing.written,
}

UNDER_A_HEADER = ("deal", "notes", "expect")
"""Tables that stand at the end, each under its header, one key a line."""

LONGEST_LINE = 110
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
PLACE = re.compile(r"(\w+)\[(\d+)\]", re.ASCII)
ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def write(example: Example) -> str:
    """The example as a TOML document."""
    document: dict[str, Any] = {"game": example.game, "kind": example.kind}
    if example.id is not None:
        document["id"] = example.id
    if example.titles:
        document["title"] = dict(example.titles)
    document["players"] = list(example.players)
    document |= GAMES[example.game](example.body, example.players)
    if example.notes:
        document["notes"] = {PLACE.sub(r"\1.\2", at): dict(note) for at, note in example.notes.items()}
    if example.expect is not None:
        document["expect"] = dict(example.expect)
    return to_toml(document)


def to_toml(document: Mapping[str, Any]) -> str:
    """A document of strings, whole numbers, booleans, lists and tables as TOML, the long tables last."""
    inline = [_line(key, value) for key, value in document.items() if key not in UNDER_A_HEADER]
    tables = [_table(key, document[key]) for key in UNDER_A_HEADER if key in document]
    return "\n".join([*inline, *tables]) + "\n"


def _table(name: str, values: Mapping[str, Any]) -> str:
    return "\n".join(["", f"[{name}]", *(_line(key, value) for key, value in values.items())])


def _line(key: str, value: Any) -> str:
    line = f"{_key(key)} = {_value(value)}"
    if len(line) > LONGEST_LINE and isinstance(value, list):
        return "\n".join([f"{_key(key)} = [", *(f"  {_value(one)}," for one in value), "]"])
    return line


def _key(key: str) -> str:
    return key if BARE_KEY.fullmatch(key) else _value(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + "".join(_letter(letter) for letter in value) + '"'
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(one) for one in value) + "]"
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items())
        return "{ " + inner + " }" if inner else "{}"
    return str(value)


def _letter(letter: str) -> str:
    if letter in ESCAPES:
        return ESCAPES[letter]
    return letter if letter >= " " and letter != "\x7f" else f"\\u{ord(letter):04x}"
