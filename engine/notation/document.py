"""Whether a text can be read at all: not too large, TOML, and only values that an example may hold."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any

from engine.errors import Unreadable
from engine.notation.composing import Doubled, composed, composed_values
from engine.notation.lines import Lines
from engine.notation.toml_faults import given_twice, never_closed, not_utf8, toml_fault
from engine.record.places import joined
from engine.words import placed

LARGEST_DOCUMENT = 64 * 1024
"""Bytes of a document in UTF-8 (notation.size)."""

LARGEST_NUMBER = 1_000_000
"""The greatest whole number, and the least with a minus before it (notation.value)."""

DEEPEST = 6
"""Lists and tables within each other, the document not counted; the format itself needs four (notation.value)."""

DEEPEST_READ = 64
"""Nesting beyond this is not given to the TOML reader, whose time and stack it would cost."""

PLAIN = frozenset((bool, str))
"""The types of the values that need no look."""

BYTE_ORDER_MARK = "\ufeff"

ESCAPED = re.compile(r"\\[uU]")
DIGITS = re.compile(r"[0-9_]{4000,}")


@dataclass(frozen=True, slots=True)
class Document:
    """A text that was read as TOML: its values, whatever they are, and the line of each."""

    data: Mapping[str, Any]
    lines: Lines


def read_document(text: str) -> Document:
    """The values of `text` and their lines, letters in their composed form (NFC).

    Raises Unreadable: notation.size (more than 64 KiB), notation.toml, notation.value (a number or a nesting that
    cannot even be read). No text takes long.
    """
    text = text.removeprefix(BYTE_ORDER_MARK)
    check_size(_size(text))
    text = composed(text.replace("\r\n", "\n"))
    lines = Lines(text)
    too_deep = _too_deep(lines) if _may_be_too_deep(text) else None
    if too_deep is not None:
        raise too_deep
    values = _parsed(text, lines)
    return Document(_composed_escapes(values, lines) if ESCAPED.search(text) else values, lines)


def check_values(document: Document) -> None:
    """Refuse the first value that no example holds (notation.value).

    Examples hold strings, booleans, whole numbers up to a million, lists and tables a few levels deep.
    """
    _check(document.data, [])


def check_size(size: int) -> None:
    """Refuse a document of more than 64 KiB (notation.size)."""
    if size > LARGEST_DOCUMENT:
        error = Unreadable("notation.size", "too-large", size=size, limit=LARGEST_DOCUMENT)
        error.line = 1
        raise error


def _size(text: str) -> int:
    try:
        return len(text.encode())
    except UnicodeEncodeError as error:
        raise not_utf8(text[: error.start].encode()) from None


def _may_be_too_deep(text: str) -> bool:
    """Whether the text has brackets, or dots between parts of a key, enough to nest beyond what is read.

    Brackets and dots are counted wherever they stand; where even so they are few, the text need not be scanned.
    """
    return text.count("[") + text.count("{") > DEEPEST_READ or text.count(".") >= DEEPEST_READ


def _too_deep(lines: Lines) -> Unreadable | None:
    """The refusal of a text that nests beyond what is read; a bracket that never ends is said first."""
    if lines.depth <= DEEPEST_READ:
        return None
    if lines.unclosed:
        return never_closed(lines.unclosed)
    error = Unreadable("notation.value", "too-deep", limit=DEEPEST)
    error.line = lines.deepest
    return error


def _parsed(text: str, lines: Lines) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _too_deep(lines) or toml_fault(str(error), text) from None
    except (ValueError, RecursionError) as error:
        raise _too_deep(lines) or _beyond_reading(error, text, lines) from None


def _composed_escapes(values: dict[str, Any], lines: Lines) -> dict[str, Any]:
    """The values with the letters composed that were written by their numbers."""
    try:
        found: dict[str, Any] = composed_values(values)
    except Doubled as doubled:
        at = reduce(joined, doubled.path, "")
        raise given_twice(at, lines.of(at)) from None
    return found


def _beyond_reading(error: ValueError | RecursionError, text: str, lines: Lines) -> Unreadable:
    """The refusal of a number too long for the reader, or of a text that nests deeper than the stack has room for."""
    digits = DIGITS.search(text)
    if isinstance(error, ValueError):
        refused = Unreadable("notation.value", "too-great", limit=LARGEST_NUMBER)
    else:
        refused = Unreadable("notation.value", "too-deep", limit=DEEPEST)
    refused.line = text.count("\n", 0, digits.start()) + 1 if digits else lines.deepest
    return refused


def _check(value: Any, path: list[str | int]) -> None:
    """Refuse the first value, in the order of the document, that no example may hold (notation.value).

    The value is none of the `PLAIN` ones. `path` leads to it, key by key; it becomes a place only where it is refused.
    """
    if isinstance(value, int):
        if abs(value) > LARGEST_NUMBER:
            raise placed(Unreadable("notation.value", "too-great", limit=LARGEST_NUMBER), _place(path))
    elif isinstance(value, dict | list):
        if len(path) > DEEPEST:
            raise placed(Unreadable("notation.value", "too-deep", limit=DEEPEST), _place(path))
        if PLAIN.issuperset(map(type, value.values() if isinstance(value, dict) else value)):
            return
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            if type(inner) not in PLAIN:
                path.append(key)
                _check(inner, path)
                path.pop()
    elif isinstance(value, float):
        raise placed(Unreadable("notation.value", "not-whole"), _place(path))
    else:
        raise placed(Unreadable("notation.value", "date-or-time"), _place(path))


def _place(path: list[str | int]) -> str:
    return reduce(joined, path, "")
