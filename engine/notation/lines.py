"""On which line of the text each entry stands, and how deep the text nests, found without TOML's own reader.

One pass over the text, when a line is first asked for, without recursion: whatever the text is, the time it takes
grows with its length alone. It finds the places of a text that is TOML, and does not judge one that is not. A place is
written as in errors: `plays[4]`, `deal.Anna[1]`; the document itself is the empty place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from engine.record.places import joined, line_of

DEEPEST_SHOWN = 8
LONGEST_SHOWN = 400
"""Places further down, or longer in letters, are not kept; the entry above them answers for them."""

TOKENS = re.compile(
    r'(?P<string>"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\')'
    r"|(?P<comment>\#[^\n]*)|(?P<newline>\n)|(?P<mark>[][{},=.])|(?P<word>[^][{},=.\s\#\"']+)|(?P<other>.)",
    re.DOTALL,
)

ESCAPE = re.compile(r'\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(["\\bfnrt]))')
SHORT = {'"': '"', "\\": "\\", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}


class Lines(Mapping[str, int]):
    """The line of every entry of a text, from 1, by its place; the line breaks of the text are `\\n`."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def _scanned(self) -> _Scan:
        """What the one pass over the text has found. Few texts are ever asked: those that hold need no line."""
        seen = _Scan()
        for kind, token in _tokens(self._text):
            seen.take(kind, token)
        return seen

    def __getitem__(self, at: str) -> int:
        return self._scanned.places[at]

    def __iter__(self) -> Iterator[str]:
        return iter(self._scanned.places)

    def __len__(self) -> int:
        return len(self._scanned.places)

    def of(self, at: str) -> int:
        """The line of the entry `at`, or of the nearest entry that holds it; 1 for the document."""
        return line_of(self, at)

    @property
    def depth(self) -> int:
        """How many brackets, or parts of a key, stand within each other at most."""
        return self._scanned.depth

    @property
    def deepest(self) -> int:
        """The first line that nests as deep as that."""
        return self._scanned.deepest

    @property
    def unclosed(self) -> int:
        """The line of the first bracket or quotation mark that nothing closes; 0 where there is none."""
        return self._scanned.unclosed


@dataclass(slots=True)
class _Open:
    """A bracket not yet closed: a list counts its entries in `index`, a table has None."""

    at: str
    index: int | None
    line: int


@dataclass(slots=True)
class _Scan:
    places: dict[str, int] = field(default_factory=dict)
    line: int = 1
    table: str = ""
    tables: dict[str, int] = field(default_factory=dict)
    open: list[_Open] = field(default_factory=list)
    depth: int = 0
    deepest: int = 1
    key: list[str] = field(default_factory=list)
    dots: int = 0
    """Dots within the key under way: what makes it nest. Words with nothing between them are no key."""
    value_at: str | None = None
    header: int = 0
    """Brackets that opened a header: 1 a table, 2 one of a list of tables, 0 no header under way."""
    quote: int = 0
    """The line of the first quotation mark that nothing closes."""

    @property
    def unclosed(self) -> int:
        """The line of the first bracket or quotation mark that nothing closes so far; 0 where there is none."""
        return min((line for line in (self.quote, *(one.line for one in self.open[:1])) if line), default=0)

    def mark(self, at: str) -> None:
        if len(at) <= LONGEST_SHOWN and at.count(".") + at.count("[") < DEEPEST_SHOWN:
            self.places.setdefault(at, self.line)

    def reach(self, depth: int) -> None:
        if depth > self.depth:
            self.depth, self.deepest = depth, self.line

    def take(self, kind: str, text: str) -> None:
        if kind == "newline":
            self.newline()
        elif kind == "mark":
            self.punctuation(text)
        elif kind in ("string", "word"):
            self.word(kind, text)
        elif text in "\"'" and not self.quote:
            self.quote = self.line
        self.line += text.count("\n")

    def newline(self) -> None:
        if not self.open:
            self.key, self.dots, self.value_at, self.header = [], 0, None, 0

    def word(self, kind: str, text: str) -> None:
        if self.value_at is None:
            self.key.append(_unquoted(text) if kind == "string" else text)
            self.reach(1 + self.dots)
        else:
            self.mark(self.value_at)

    def punctuation(self, text: str) -> None:
        if text == "." and self.value_at is None:
            self.dots += 1
        elif text == "=" and self.value_at is None:
            self.value_at = self.inside(self.open[-1].at if self.open else self.table)
        elif text in "[{" and self.value_at is not None:
            self.mark(self.value_at)
            self.begin(text)
        elif text in "]}" and self.open:
            self.open.pop()
            self.value_at = self.open[-1].at if self.open else ""
        elif text == "," and self.open:
            self.next()
        elif text == "[" and not self.open and not self.key and self.header < 2:
            self.header += 1
        elif text == "]" and self.header and self.key:
            self.heading()

    def inside(self, at: str) -> str:
        if len(self.open) <= DEEPEST_SHOWN:
            for part in self.key[:DEEPEST_SHOWN]:
                at = joined(at, part)
                self.mark(at)
        self.key, self.dots = [], 0
        return at

    def begin(self, text: str) -> None:
        assert self.value_at is not None
        is_list = text == "["
        self.open.append(_Open(self.value_at, 0 if is_list else None, self.line))
        self.reach(len(self.open))
        deep = len(self.open) > DEEPEST_SHOWN
        self.value_at = (self.value_at if deep else joined(self.value_at, 0)) if is_list else None

    def next(self) -> None:
        top = self.open[-1]
        if top.index is None:
            self.key, self.dots, self.value_at = [], 0, None
        else:
            top.index += 1
            self.value_at = top.at if len(self.open) > DEEPEST_SHOWN else joined(top.at, top.index)

    def heading(self) -> None:
        is_list = self.header == 2
        self.table = self.inside("")
        if is_list:
            count = self.tables.get(self.table, 0)
            self.tables[self.table] = count + 1
            self.table = joined(self.table, count)
            self.mark(self.table)
        self.header, self.value_at = 0, ""


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    for match in TOKENS.finditer(text):
        yield match.lastgroup or "other", match.group()


def _unquoted(text: str) -> str:
    """A quoted key as TOML reads it; one that TOML will refuse is left as it is."""
    if text.startswith("'"):
        return text.strip("'")
    return ESCAPE.sub(_escaped, text[1:-1])


def _escaped(match: re.Match[str]) -> str:
    short, long, letter = match.groups()
    if letter:
        return SHORT[letter]
    number = int(short or long, 16)
    return chr(number) if number < 0x110000 else match.group()
