"""Why the engine says no: three kinds of error, each with a rule id and the facts of the case.

The engine never writes a sentence for a reader. It gives `rule` (an id of the rules or of the notation), `reason`
(which case of that rule, in words joined by hyphens) and `facts` (named values: cards, suits, seats, numbers,
strings, or tuples of these); the view writes the sentence.
"""

from __future__ import annotations

from typing import Any


class EngineError(Exception):
    """A document or an event that the engine does not take; a base class, never raised itself."""

    def __init__(self, rule: str, reason: str, **facts: Any) -> None:
        super().__init__(rule, reason, facts)
        self.rule = rule
        self.reason = reason
        self.facts = facts
        self.at = ""
        """Where in a document, as a path counted from 0: `plays[4]`; filled in by the reader."""
        self.line = 0
        """The line in the document, counted from 1; 0 where there is no document."""
        self.players: tuple[str, ...] = ()
        """The names of the document's players, in the order of their seats; filled in by the reader once known."""


class Unreadable(EngineError):
    """The text cannot be read; `rule` is an id of the notation (`notation.card`)."""


class NotAllowed(EngineError):
    """The rules do not allow this event now; `rule` is the rule that forbids it."""


class Inconsistent(EngineError):
    """The record contradicts itself: a card twice, a packet of the wrong size, totals that cannot be."""
