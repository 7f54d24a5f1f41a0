"""What is wrong with a text that TOML's reader refuses, and on which line it is to be mended.

The reader says where it stopped. What the writer forgot is told by what stands before and after that place: which
bracket is open, whether a key, a value or a comma was due, whether the quotation marks of the line pair up.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Any

from engine.errors import Unreadable
from engine.notation.scan import Opening, Scan, scanned

PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")

BOOK_QUOTATION_MARKS = "«»‹›“”„‟‘’‚"
UNSEEN = ("Cc", "Cf", "Zl", "Zp", "Zs")
"""Categories of characters that nobody sees, spaces of other widths among them."""

CLOSING = {"[": "]", "{": "}"}
STATEMENT = re.compile(r"[ \t]*(?:\[\[?[^][,\n]+\]\]?[ \t]*(?:#.*)?(?:\n|$)|(?:[\w.-]+|\"[^\"\n]*\"|'[^'\n]*')[ \t]*=)")
"""A line that begins something new: a header, or a key with its equals sign."""

BARE = re.compile(r"[^]\[}{,=#\"'\n]*")
"""What would have to stand between quotation marks, as far as it goes."""

LINE = re.compile(r"[^\n]*")


def toml_fault(message: str, text: str) -> Unreadable:
    """The refusal (notation.toml) of a text of which the standard library's reader says `message`."""
    offset = _offset(message, text)
    stop = _Stop(text, offset, scanned(text[:offset]))
    if any(word in message for word in ("verwrite", "twice", "uplicate", "mutate", "mutable")):
        return _twice(stop)
    if "scaped" in message or "hex value" in message:
        return _not_toml("backslash", text.count("\n", 0, text.rfind("\\", 0, offset)) + 1)
    return _of_quotation_marks(stop) or _of_brackets(stop) or _of_a_line(stop)


def never_closed(opening: Opening) -> Unreadable:
    """The refusal (notation.toml) of a text with a bracket, a brace or a quotation mark that nothing closes."""
    if opening.mark in CLOSING:
        return _not_toml("unclosed", opening.line, opening=opening.mark, closing=CLOSING[opening.mark])
    return _not_toml("unpaired-quotation-mark", opening.line)


def not_utf8(before: bytes) -> Unreadable:
    """The refusal (notation.toml) of a document whose bytes, after those `before`, are not UTF-8."""
    return _not_toml("not-utf8", before.count(b"\n") + 1)


def given_twice(key: str, line: int) -> Unreadable:
    """The refusal (notation.toml) of a key or a table that stands in the text for the second time."""
    return _not_toml("twice", line, key=key)


@dataclass(frozen=True, slots=True)
class _Stop:
    """Where the reader stopped; `seen` is what stands before."""

    text: str
    offset: int
    seen: Scan

    @property
    def next(self) -> str:
        """The letter it stopped at; empty at the end of the text."""
        return self.text[self.offset : self.offset + 1]

    @property
    def rest(self) -> str:
        """The rest of that line."""
        found = LINE.match(self.text, self.offset)
        return found.group() if found else ""

    @property
    def begin(self) -> int:
        """Where that line begins."""
        return self.text.rfind("\n", 0, self.offset) + 1

    @property
    def is_line_over(self) -> bool:
        """Whether nothing but a comment follows in that line."""
        return self.next in ("", "\n", "#")

    @property
    def bare(self) -> str:
        """The words around that place that lack quotation marks."""
        begin = self.offset
        while begin > self.begin and (self.text[begin - 1].isalnum() or self.text[begin - 1] in "_-"):
            begin -= 1
        found = BARE.match(self.text, begin)
        return found.group().strip() if found else ""


def _not_toml(reason: str, line: int, **facts: Any) -> Unreadable:
    error = Unreadable("notation.toml", reason, **facts)
    error.line = line
    return error


def _offset(message: str, text: str) -> int:
    place = PLACE.search(message)
    if place is None:
        return len(text)
    begin = 0
    for _line in range(int(place[1]) - 1):
        begin = text.find("\n", begin) + 1
    return min(begin + int(place[2]) - 1, len(text))


def _twice(stop: _Stop) -> Unreadable:
    seen = stop.seen
    if seen.header:
        return given_twice(".".join(seen.key), seen.line)
    return given_twice(seen.finished, seen.line if seen.open else seen.statement)


def _of_quotation_marks(stop: _Stop) -> Unreadable | None:
    """A letter that nobody sees, quotation marks of a book, or one without its counterpart."""
    seen = stop.seen
    if stop.next not in ("", "\n") and unicodedata.category(stop.next) in UNSEEN and stop.next != " ":
        return _not_toml("unseen", seen.line, code=f"U+{ord(stop.next):04X}")
    is_unpaired = seen.quote is not None or (seen.value_at is not None and scanned(stop.rest).quote is not None)
    line = seen.line if seen.quote is None else seen.quote.line
    if stop.next in BOOK_QUOTATION_MARKS and stop.next:
        return _not_toml("book-quotation-marks", line)
    if is_unpaired and any(mark in BOOK_QUOTATION_MARKS for mark in stop.text[stop.begin : stop.offset] + stop.rest):
        return _not_toml("book-quotation-marks", line)
    return _not_toml("unpaired-quotation-mark", line) if is_unpaired else None


def _of_brackets(stop: _Stop) -> Unreadable | None:
    """What is wrong inside of a list or of a table in braces."""
    seen = stop.seen
    if not seen.open:
        return None
    top = seen.open[-1]
    outer = Opening(seen.open[0].line, seen.open[0].mark)
    is_new = seen.line > outer.line and STATEMENT.match(stop.text, stop.begin) is not None
    if not stop.next or is_new:
        return never_closed(outer)
    if not top.is_list and stop.next in "\n#":
        return _not_toml("table-in-one-line", top.line)
    if stop.next in "]})" and seen.last != ",":
        return never_closed(Opening(top.line, top.mark))
    if stop.next == "," and seen.last in ("[", "{", ","):
        return _not_toml("comma-too-many", seen.line)
    if stop.next == "}" and seen.last == ",":
        return _not_toml("comma-too-many", seen.line)
    is_value_due = seen.last == "=" or (top.is_list and seen.last in ("[", ","))
    if is_value_due:
        return _of_a_value(stop)
    if not top.is_list and (seen.key or seen.last in ("{", ",")):
        return _of_a_key(stop)
    return _not_toml("no-comma", seen.last_line, after=seen.last)


def _of_a_line(stop: _Stop) -> Unreadable:
    """What is wrong outside of all brackets."""
    seen = stop.seen
    line = stop.text[stop.begin : stop.offset] + stop.rest
    if line.lstrip().startswith("["):
        return _bare_key(stop) if _is_accented(stop.next) else _not_toml("header", seen.line)
    if seen.value_at is None:
        return _of_a_key(stop)
    if seen.last == "=":
        return _of_a_value(stop)
    if stop.next in CLOSING.values():
        return _not_toml("unopened", seen.line, mark=stop.next)
    if stop.text[stop.offset - 1].isalnum() and stop.next.isalnum():
        return _bare_value(stop)
    return _not_toml("line-goes-on", seen.line, found=stop.rest.strip())


def _of_a_key(stop: _Stop) -> Unreadable:
    """Where a key is due, or the equals sign after it."""
    seen = stop.seen
    if _is_accented(stop.next):
        return _bare_key(stop)
    if not seen.key or seen.last == ".":
        is_fence = stop.rest.startswith(("```", "~~~"))
        return _not_toml("fence", seen.line) if is_fence else _not_toml("no-key", seen.line)
    if stop.next == ":":
        return _not_toml("colon", seen.line)
    if stop.next == "]":
        return _not_toml("header", seen.line)
    words = BARE.match(stop.text, stop.offset)
    if stop.next.isalnum() and words and stop.text[words.end() : words.end() + 1] == "=":
        return _not_toml("bare-key", seen.line, word=f"{' '.join(seen.key)} {words.group().strip()}")
    return _not_toml("no-equals-sign", seen.line)


def _of_a_value(stop: _Stop) -> Unreadable:
    """Where a value is due."""
    line = stop.seen.line
    if stop.is_line_over or stop.next in ",;}":
        return _not_toml("no-value", line)
    if stop.next == "=":
        return _not_toml("equals-sign-twice", line)
    if stop.next == "(":
        return _not_toml("round-brackets", line)
    if stop.next.isalnum() or stop.next == "_" or not stop.next.isascii():
        return _bare_value(stop)
    return _not_toml("unreadable-value", line)


def _bare_key(stop: _Stop) -> Unreadable:
    return _not_toml("bare-key", stop.seen.line, word=stop.bare)


def _bare_value(stop: _Stop) -> Unreadable:
    return _not_toml("bare-value", stop.seen.line, word=stop.bare)


def _is_accented(letter: str) -> bool:
    return letter.isalnum() and not letter.isascii()
