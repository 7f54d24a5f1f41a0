"""How an entry of a record is named in errors and notes: `plays[4]`, `deal.Anna[1]`; empty for the whole record."""

from __future__ import annotations

from collections.abc import Mapping

KEY_SHOWN = 60
"""Letters of a key that a place shows; longer keys end in an ellipsis."""


def joined(at: str, key: str | int) -> str:
    """The place of `key` (a name, or a position from 0) inside the entry `at`."""
    if isinstance(key, int):
        return f"{at}[{key}]"
    shown = key if len(key) <= KEY_SHOWN else key[: KEY_SHOWN - 1] + "…"
    return f"{at}.{shown}" if at else shown


def line_of(lines: Mapping[str, int], at: str) -> int:
    """The line of the entry `at`, or of the nearest entry that holds it; 1 for the whole record."""
    while at and at not in lines:
        at = at[: max(at.rfind("."), at.rfind("["), 0)]
    return lines.get(at, 1)
