"""How a fault of a key is told: unknown, missing, or swallowed by a table above it."""

from __future__ import annotations

from collections.abc import Collection

from engine.errors import Unreadable
from engine.words import nearest, placed


def unknown_key(at: str, key: str, known: Collection[str]) -> Unreadable:
    """The refusal of a key that is not one of `known`, with the nearest of them."""
    close = nearest(key, known)
    if close is not None:
        return placed(Unreadable("notation.key", "unknown-near", key=key, nearest=close), at)
    return placed(Unreadable("notation.key", "unknown", key=key, known=tuple(sorted(known))), at)


def missing_key(at: str, key: str) -> Unreadable:
    """The refusal of an entry `at` that lacks `key`."""
    if at:
        return placed(Unreadable("notation.value", "missing-in-table", key=key, table=at), at)
    return placed(Unreadable("notation.value", "missing", key=key), at)


def missing_table(key: str) -> Unreadable:
    """The refusal of a document that lacks the table `key`."""
    return placed(Unreadable("notation.value", "missing-the-table", key=key), "")


def missing_outcome(key: str) -> Unreadable:
    """The refusal of `outcomes` that do not say how the announcement `key` ended."""
    return placed(Unreadable("notation.key", "missing-outcome", key=key), "outcomes")


def swallowed(at: str, key: str, table: str) -> Unreadable:
    """The refusal of a key that belongs to the document, but stands after the header of a table."""
    return placed(Unreadable("notation.key", "swallowed", key=key, table=table), at)
