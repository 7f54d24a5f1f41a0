"""How a document becomes an example: its keys, then its players, then what happened, then notes and expectations."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import Any

from engine.errors import EngineError, Unreadable
from engine.notation.cards import read_word
from engine.notation.document import Document, check_values, read_document
from engine.notation.expectations import ALWAYS, check_expected
from engine.notation.faults import swallowed, unknown_key
from engine.notation.games import ALL_KEYS, COMMON_KEYS, GAMES, Kind
from engine.notation.players import Players, read_players
from engine.notation.table import Table
from engine.record import Example
from engine.record.places import joined
from engine.words import placed

LANGUAGE = re.compile(r"[a-z]{2,3}")
"""How a title or a note names its language; which languages there are is not for the engine to say."""

ID = re.compile(r"[A-Za-z0-9-]+")

NUMBER = re.compile(r"[0-9]{1,6}")
"""The entry that a note names after its section's dot: `plays.3`; a section without entries has no dot: `exchange`."""


def read(text: str) -> Example:
    """The example that the text describes, names and all other texts in composed letters (NFC).

    Raises Unreadable for a fault of the notation, then Inconsistent for cards that cannot have been dealt so and
    NotAllowed for a variant that is not defined; `at` and `line` are filled in.
    """
    return example_of(read_document(text))


def example_of(document: Document, *, taken: Collection[str] = (), must_expect: bool = False) -> Example:
    """The example that a document describes; raises as `read` does.

    On a page it must not bear one of the ids `taken` (notation.value) and must expect something (notation.key).
    """
    names: list[str] = []
    try:
        check_values(document)
        return _example(Table("", document.data), document.lines, names, taken, must_expect)
    except EngineError as error:
        error.line = document.lines.of(error.at)
        error.players = tuple(names)
        raise


def known_ahead(document: Document) -> tuple[str | None, Mapping[str, Any] | None]:
    """The id of a document and what it expects, as far as they can be read whatever is wrong with the rest."""
    top = Table("", document.data)
    try:
        example_id = read_id(top)
    except EngineError:
        example_id = None
    expect = top.values.get("expect")
    try:
        check_values(replace(document, data={"expect": expect}))
    except EngineError:
        expect = None
    return example_id, expect if isinstance(expect, dict) else None


def _example(
    top: Table, lines: Mapping[str, int], names: list[str], taken: Collection[str], must_expect: bool
) -> Example:
    """Faults of the notation first, in the order of this function; the cards of the deal are judged last."""
    game_name, kind_name = _game_and_kind(top)
    game = GAMES[game_name]
    kind = game.kinds[kind_name]
    _check_keys(top, kind)
    players = read_players(top, game.seats)
    names.extend(players.names)
    example_id = read_id(top)
    if example_id in taken:
        raise placed(Unreadable("notation.value", "id-taken", id=example_id), "id")
    titles = _languages(top.table("title")) if "title" in top else {}
    notes = _notes(top.table("notes"), top, kind.keys) if "notes" in top else {}
    expect = _expect(top, kind, players)
    if must_expect and expect is None:
        raise Unreadable("notation.key", "nothing-expected")
    body = kind.read(top, players)
    return Example(game_name, kind_name, players.names, body, example_id, titles, notes, expect, lines)


def _game_and_kind(top: Table) -> tuple[str, str]:
    if "game" not in top or "kind" not in top:
        # A key that no document knows is more likely `game` misspelt than one more mistake.
        for key in top.values:
            if key not in ALL_KEYS:
                raise unknown_key(top.place(key), key, ALL_KEYS)
    game = read_word(top.text("game"), tuple(GAMES))
    return game, read_word(top.text("kind"), tuple(GAMES[game].kinds))


def _check_keys(top: Table, kind: Kind) -> None:
    """Refuse the first key that a document of this kind does not have, or that a table above it has swallowed."""
    known = (*COMMON_KEYS, *kind.keys)
    for key, value in top.values.items():
        if key not in known:
            if key in ALL_KEYS:
                kind_name = top.values["kind"]
                raise placed(Unreadable("notation.key", "not-in-this-kind", key=key, kind=kind_name), key)
            raise unknown_key(top.place(key), key, known)
        if isinstance(value, dict):
            _check_swallowed(key, value, top, known, kind)


def _check_swallowed(table: str, values: Mapping[str, Any], top: Table, known: Collection[str], kind: Kind) -> None:
    """Refuse a key of the document that stands in `table`, unless the table may have a key of that name."""
    players = top.values.get("players")
    own = {*kind.result, *ALWAYS} if table == "expect" else players if isinstance(players, list) else ()
    for key, value in values.items():
        is_note = table == "notes" and isinstance(value, dict)
        if key in known and key not in own and not is_note:
            raise swallowed(joined(table, key), key, table)


def read_id(top: Table) -> str | None:
    """The id of a document; None where it has none."""
    if "id" not in top:
        return None
    text = top.text("id")
    if not ID.fullmatch(text.text):
        raise placed(Unreadable("notation.value", "unfit-id", id=text.text), text.at)
    return text.text


def _languages(table: Table) -> dict[str, str]:
    for key in table.values:
        if not LANGUAGE.fullmatch(key):
            raise placed(Unreadable("notation.key", "no-language", key=key), table.place(key))
    return {language: table.text(language).text for language in table.values}


def _notes(table: Table, top: Table, keys: Collection[str]) -> dict[str, dict[str, str]]:
    """The notes by the entry that they belong to, named as in errors: `plays[3]`."""
    notes: dict[str, dict[str, str]] = {}
    for key, note in _noted(table):
        section, dot, number = key.partition(".")
        if section not in keys:
            raise unknown_key(note.at, key, keys)
        entries = top.values.get(section)
        most = len(entries) if isinstance(entries, list) else 0
        if dot and not (NUMBER.fullmatch(number) and int(number) < most):
            raise placed(Unreadable("notation.key", "no-such-entry", key=key), note.at)
        entry = joined(section, int(number)) if dot else section
        if entry in notes:
            raise placed(Unreadable("notation.key", "note-twice", key=key), note.at)
        notes[entry] = _languages(note)
    return notes


def _noted(table: Table) -> Iterator[tuple[str, Table]]:
    """The notes by their keys; `plays.3` without its quotation marks, a table in a table to TOML, means the same."""
    for key in table.values:
        note = table.table(key)
        if note.values and all(inner.isdecimal() for inner in note.values):
            yield from ((f"{key}.{inner}", note.table(inner)) for inner in note.values)
        else:
            yield key, note


def _expect(top: Table, kind: Kind, players: Players) -> Mapping[str, Any] | None:
    if "expect" not in top:
        return None
    table = top.table("expect")
    check_expected(table.values, {**ALWAYS, **kind.result}, table.at, players)
    if "error" in table:
        table.text("error")
    return table.values
