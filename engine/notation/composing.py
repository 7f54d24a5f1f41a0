"""One form for each letter: an é may be typed as one sign or as an e with an accent after it, and means the same.

Whatever is read is brought into the composed form (Unicode's NFC), so that a name in `players` is the name in an
entry, however either was typed.
"""

from __future__ import annotations

from typing import Any
from unicodedata import combining, normalize

MOST_MARKS = 30
"""Accents on one letter. A line with a greater heap, whose order alone would take long to find, is left as it is."""


def composed(text: str) -> str:
    """The text with its letters composed, line by line."""
    if text.isascii():
        return text
    return "\n".join(line if line.isascii() else _composed(line) for line in text.split("\n"))


def composed_values(value: Any, at: tuple[str, ...] = ()) -> Any:
    """A value of a document with all its texts and keys composed; raises Doubled for two keys that become one."""
    if isinstance(value, str):
        return composed(value)
    if isinstance(value, list):
        return [composed_values(one, at) for one in value]
    if not isinstance(value, dict):
        return value
    found: dict[str, Any] = {}
    for key, inner in value.items():
        name = composed(key)
        if name in found:
            raise Doubled((*at, name))
        found[name] = composed_values(inner, (*at, name))
    return found


class Doubled(Exception):
    """Two keys of one table are the same in composed letters; `path` leads to them."""

    def __init__(self, path: tuple[str, ...]) -> None:
        super().__init__(path)
        self.path = path


def _composed(line: str) -> str:
    if any(map(combining, line)):
        marks = 0
        for letter in line:
            marks = marks + 1 if combining(letter) else 0
            if marks > MOST_MARKS:
                return line
    return normalize("NFC", line)
