"""How an entry of a record is named in errors and notes: `plays[4]`, `deal.Anna[1]`; empty for the whole record."""

from __future__ import annotations

from collections.abc import Mapping

EMPTY = '""'
"""A key without a letter, in a place."""

MOST_PARTS = 64
"""Parts of a place that are looked for, one within the other; more there are only where a key is full of dots."""


def joined(at: str, key: str | int) -> str:
    """The place of `key` (a name, or a position from 0) inside the entry `at`."""
    if isinstance(key, int):
        return f"{at}[{key}]"
    return f"{at}.{key or EMPTY}" if at else key or EMPTY


def line_of(lines: Mapping[str, int], at: str) -> int:
    """The line of the entry `at`, or of the nearest entry that holds it; 1 for the whole record."""
    for _part in range(MOST_PARTS):
        if not at or at in lines:
            break
        at = at[: max(at.rfind("."), at.rfind("["), 0)]
    return lines.get(at, 1)
