"""Whether a worked example holds: its result against what its author expects, or the refusal that was to come."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine import notation
from engine.cards import VARIATION_SELECTORS, parse_card, parse_suit
from engine.errors import EngineError, Unreadable
from engine.record import Example, replay, result_of
from engine.record.places import joined


@dataclass(frozen=True, slots=True)
class Mismatch:
    """One key of the result that is not as expected; `actual` is None where the result has no such key."""

    key: str
    expected: Any
    actual: Any


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the example at `source`:`line` holds, and why not; `error` may also be the one that was expected."""

    source: str
    line: int
    ok: bool
    id: str | None = None
    example: Example | None = None
    result: Mapping[str, Any] | None = None
    error: EngineError | None = None
    mismatches: tuple[Mismatch, ...] = field(default=())

    def record(self, sentence: Callable[[EngineError], str]) -> dict[str, Any]:
        """The verdict with exactly the keys of the contract; `sentence` says an error in the reader's language."""
        error = self.error
        return {
            "source": self.source,
            "line": self.line,
            "id": self.id,
            "ok": self.ok,
            "result": self.result,
            "error": None
            if error is None
            else {"rule": error.rule, "at": error.at, "line": error.line, "message": sentence(error)},
            "mismatches": [{"key": one.key, "expected": one.expected, "actual": one.actual} for one in self.mismatches],
        }


def verify_text(
    text: str,
    source: str,
    line: int = 1,
    *,
    first_line: int | None = None,
    must_expect: bool = False,
    taken: Collection[str] = (),
) -> Verdict:
    """The verdict on one example.

    It stands at `line` of `source`, its text from `first_line` on (the same line, where it is not said). On a page it
    must expect something (`must_expect`, notation.key) and bear none of the ids already `taken` (notation.value).
    """
    found: _Found = _Found()
    try:
        _judge(text, must_expect, taken, found)
    except EngineError as error:
        return _refused(error, found, source, line, line if first_line is None else first_line)
    expected = found.expect or {}
    assert found.example is not None
    differing = mismatches(expected, found.result, "")
    return Verdict(source, line, not differing, found.id, found.example, found.result, None, differing)


def refused(error: EngineError, source: str) -> Verdict:
    """The verdict on a source that cannot be read as far as to find an example in it."""
    return Verdict(source, 1, ok=False, error=error)


def misplaced(source: str, line: int) -> Verdict:
    """The verdict on an example whose fence stands where a page cannot show it (notation.value)."""
    error = Unreadable("notation.value", "misplaced-fence")
    error.line = line
    return Verdict(source, line, ok=False, error=error)


@dataclass(slots=True)
class _Found:
    """What is known of an example so far, whatever is wrong with the rest of it."""

    id: str | None = None
    expect: Mapping[str, Any] | None = None
    example: Example | None = None
    result: Mapping[str, Any] = field(default_factory=dict)


def _judge(text: str, must_expect: bool, taken: Collection[str], found: _Found) -> None:
    document = notation.read_document(text)
    found.id, found.expect = notation.known_ahead(document)
    example = notation.example_of(document, taken=taken, must_expect=must_expect)
    found.example = example
    replayed = replay(example)
    if replayed.error is not None:
        raise replayed.error
    found.result = result_of(example, replayed.steps[-1].after)


def _refused(error: EngineError, found: _Found, source: str, line: int, first_line: int) -> Verdict:
    """The verdict on a refusal: it holds where exactly this one was expected, and nothing else was.

    A key of the expectation that is refused itself is nothing that was expected.
    """
    if error.line:
        error.line += first_line - 1
    expected = {key: value for key, value in (found.expect or {}).items() if not _is_within(error.at, key)}
    actual = {"error": error.rule} if "error" in expected else {}
    differing = mismatches(expected, actual, "") if "error" in expected else ()
    return Verdict(source, line, "error" in expected and not differing, found.id, found.example, None, error, differing)


def _is_within(at: str, key: str) -> bool:
    """Whether the entry `at` is that key of the expectation, or stands in it."""
    place = joined("expect", key)
    return at == place or at.startswith((f"{place}.", f"{place}["))


def mismatches(expected: Any, actual: Any, key: str) -> tuple[Mismatch, ...]:
    """Where `actual` is not as expected: tables by the keys expected, lists by length and entry, values alike."""
    if isinstance(expected, dict) and isinstance(actual, Mapping):
        return tuple(
            one for name, inner in expected.items() for one in mismatches(inner, actual.get(name), joined(key, name))
        )
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        return tuple(
            one
            for at, (inner, found) in enumerate(zip(expected, actual, strict=True))
            for one in mismatches(inner, found, joined(key, at))
        )
    return () if _same(expected, actual) else (Mismatch(key, expected, actual),)


def _same(expected: Any, actual: Any) -> bool:
    """Whether two values are alike: true is not one, and cards and suits may be written with their glyphs."""
    if isinstance(expected, str) and isinstance(actual, str):
        return expected == actual or _lettered(expected) == actual
    return type(expected) is type(actual) and expected == actual


def _lettered(text: str) -> str:
    """The text with every card and every suit as the engine writes it."""
    return " ".join(_word(word) for word in text.split())


def _word(word: str) -> str:
    return str(parse_card(word) or parse_suit(word) or word.rstrip(VARIATION_SELECTORS))
