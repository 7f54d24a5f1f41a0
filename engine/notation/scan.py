"""What stands in a text, token by token: entries and their lines, brackets still open, how deep it nests.

One pass without recursion: whatever the text is, the time it takes grows with its length alone. It finds the places of
a text that is TOML, and does not judge one that is not. A place is written as in errors: `plays[4]`, `deal.Anna[1]`;
the document itself is the empty place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.notation.composing import composed
from engine.record.places import joined

DEEPEST_KEPT = 8
LONGEST_KEPT = 400
"""Places further down, or inside of an entry whose place is longer in letters, are not kept; the entry answers."""

TOKENS = re.compile(
    r'(?P<string>"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\')'
    r"|(?P<comment>\#[^\n]*)|(?P<newline>\n)|(?P<mark>[][{},=.])|(?P<word>[^][{},=.\s\#\"']+)|(?P<other>.)",
    re.DOTALL,
)

ESCAPE = re.compile(r'\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(["\\bfnrt]))')
SHORT = {'"': '"', "\\": "\\", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}


def scanned(text: str) -> Scan:
    """All that the one pass over the text finds; the line breaks of the text are `\\n`."""
    seen = Scan()
    for kind, token in _tokens(text):
        seen.take(kind, token)
    return seen


@dataclass(frozen=True, slots=True)
class Opening:
    """A bracket, a brace or a quotation mark that nothing closes: its line from 1, and what it is."""

    line: int
    mark: str


@dataclass(slots=True)
class _Open:
    """A bracket not yet closed; a list counts its entries in `index`, a table has None."""

    at: str
    depth: int
    index: int | None
    line: int

    @property
    def is_list(self) -> bool:
        """Whether it is a list, and not a table."""
        return self.index is not None

    @property
    def mark(self) -> str:
        """The bracket itself."""
        return "[" if self.is_list else "{"


@dataclass(slots=True)
class Scan:
    """What has been seen so far."""

    places: dict[str, int] = field(default_factory=dict)
    """The line of each entry, from 1: the first, where it comes more than once."""
    line: int = 1
    last: str = ""
    """The last token, comments and white space aside, and the line on which it ended."""
    last_line: int = 1
    statement: int = 1
    """The line on which the last key outside of all brackets stood."""
    finished: str = ""
    """The place of the last value."""
    open: list[_Open] = field(default_factory=list)
    quote: Opening | None = None
    """The first quotation mark that nothing closes."""
    deepest: tuple[int, int] = (0, 1)
    """How many brackets, or parts of a key, stand within each other at most, and the first line with so many."""
    key: list[str] = field(default_factory=list)
    header: int = 0
    """Brackets that opened a header: 1 a table, 2 one of a list of tables, more no header at all; 0 none under way."""
    value_at: str | None = None
    _value_depth: int = 0
    _table: tuple[str, int] = ("", 0)
    _tables: dict[str, int] = field(default_factory=dict)
    _dots: int = 0
    """Dots within the key under way: what makes it nest. Words with nothing between them are no key."""

    @property
    def unclosed(self) -> Opening | None:
        """The first bracket or quotation mark that nothing closes so far."""
        found = [self.quote] if self.quote else []
        found += [Opening(one.line, one.mark) for one in self.open[:1]]
        return min(found, key=lambda one: one.line, default=None)

    def take(self, kind: str, text: str) -> None:
        """The next token."""
        if kind == "newline":
            self._newline()
        elif kind == "mark":
            self._punctuation(text)
        elif kind in ("string", "word"):
            self._word(kind, text)
        elif text in "\"'" and not self.quote:
            self.quote = Opening(self.line, text)
        self.line += text.count("\n")
        if kind not in ("newline", "comment") and not text.isspace():
            self.last, self.last_line = text, self.line

    def _newline(self) -> None:
        if not self.open:
            self.key, self._dots, self.value_at, self.header = [], 0, None, 0

    def _word(self, kind: str, text: str) -> None:
        if self.value_at is None:
            self.key.append(_unquoted(text) if kind == "string" else text)
            self._reach(1 + self._dots)
        else:
            self._mark(self.value_at, self._value_depth)
            self.finished = self.value_at

    def _punctuation(self, text: str) -> None:
        if text == "." and self.value_at is None:
            self._dots += 1
        elif text == "=" and self.value_at is None:
            if not self.open:
                self.statement = self.line
            self._value(*self._inside(*((self.open[-1].at, self.open[-1].depth) if self.open else self._table)))
        elif text in "[{" and self.value_at is not None:
            self._mark(self.value_at, self._value_depth)
            self._begin(text)
        elif text in "]}" and self.open:
            self.finished = self.open.pop().at
            self.value_at = self.open[-1].at if self.open else ""
        elif text == "," and self.open:
            self._next()
        elif text == "[" and not self.open and not self.key:
            self.header += 1
        elif text == "]" and self.header and self.key:
            self._heading()

    def _mark(self, at: str, depth: int) -> None:
        if depth <= DEEPEST_KEPT:
            self.places.setdefault(at, self.line)

    def _reach(self, depth: int) -> None:
        if depth > self.deepest[0]:
            self.deepest = (depth, self.line)

    def _value(self, at: str | None, depth: int) -> None:
        self.value_at, self._value_depth = at, depth

    def _inside(self, at: str, depth: int) -> tuple[str, int]:
        """The place, and its depth, that the key under way names inside of `at`."""
        for part in self.key:
            if depth >= DEEPEST_KEPT or len(at) > LONGEST_KEPT:
                break
            at, depth = joined(at, part), depth + 1
            self._mark(at, depth)
        self.key, self._dots = [], 0
        return at, depth

    def _begin(self, text: str) -> None:
        assert self.value_at is not None
        self.open.append(_Open(self.value_at, self._value_depth, 0 if text == "[" else None, self.line))
        self._reach(len(self.open))
        self._entry()

    def _next(self) -> None:
        top = self.open[-1]
        if top.index is None:
            self.key, self._dots = [], 0
        else:
            top.index += 1
        self._entry()

    def _entry(self) -> None:
        """What comes next stands in the innermost bracket: an entry of a list, or a key of a table."""
        top = self.open[-1]
        if top.index is None:
            self._value(None, 0)
        elif top.depth >= DEEPEST_KEPT or len(top.at) > LONGEST_KEPT:
            self._value(top.at, top.depth)
        else:
            self._value(joined(top.at, top.index), top.depth + 1)

    def _heading(self) -> None:
        at, depth = self._inside("", 0)
        if self.header == 2:
            count = self._tables.get(at, 0)
            self._tables[at] = count + 1
            at, depth = joined(at, count), depth + 1
            self._mark(at, depth)
        self._table = (at, depth)
        self.header, self.value_at = 0, ""


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    for match in TOKENS.finditer(text):
        yield match.lastgroup or "other", match.group()


def _unquoted(text: str) -> str:
    """A quoted key as TOML reads it; one that TOML will refuse is left as it is."""
    if text.startswith("'"):
        return text.strip("'")
    return composed(ESCAPE.sub(_escaped, text[1:-1]))


def _escaped(match: re.Match[str]) -> str:
    short, long, letter = match.groups()
    if letter:
        return SHORT[letter]
    number = int(short or long, 16)
    return chr(number) if number < 0x110000 else match.group()
