"""What TOML's reader refuses is told by what was forgotten, in the line where it is mended."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import Unreadable
from engine.notation import not_utf8, read_document
from tests.engine.notation.documents import MATCH, PARTI, changed


def fault(text: str) -> Unreadable:
    """The refusal of a text that is no TOML."""
    with pytest.raises(Unreadable) as caught:
        read_document(text)
    assert caught.value.rule == "notation.toml"
    return caught.value


def line(text: str, part: str) -> int:
    """The line of the text, from 1, where this part stands."""
    assert text.count(part) == 1
    return text[: text.index(part)].count("\n") + 1


Row = tuple[str, str, str, str, str, dict[str, Any]]
"""A title, what is changed in a deal and into what, a part of the line to be mended, the reason and its facts."""

IN_A_DEAL: tuple[Row, ...] = (
    ("a comma forgotten", '"Anna 9S JS", "Bence', '"Anna 9S JS" "Bence', "Anna 9S JS", "no-comma",
     {"after": '"Anna 9S JS"'}),
    ("a comma forgotten at the end of a line", '"Bence 8D 10D",\n', '"Bence 8D 10D"\n', "Bence 8D 10D", "no-comma",
     {"after": '"Bence 8D 10D"'}),
    ("a semicolon in its place", '"Anna 9S JS", ', '"Anna 9S JS"; ', "Anna 9S JS", "no-comma",
     {"after": '"Anna 9S JS"'}),
    ("two commas", '"Anna 9S JS", ', '"Anna 9S JS",, ', "Anna 9S JS", "comma-too-many", {}),
    ("a comma before the first entry", '["Anna: accept"]', '[, "Anna: accept"]', "accept", "comma-too-many", {}),
    ("a bracket not closed", '["Anna: accept"]', '["Anna: accept"', "accept", "unclosed",
     {"opening": "[", "closing": "]"}),
    ("a bracket not closed before a header", 'Anna AS QH",\n]', 'Anna AS QH",\n', "plays = [", "unclosed",
     {"opening": "[", "closing": "]"}),
    ("a brace for a bracket", '["Anna: accept"]', '["Anna: accept"}', "accept", "unclosed",
     {"opening": "[", "closing": "]"}),
    ("a bracket not opened", '["Anna: accept"]', '"Anna: accept"]', "accept", "unopened", {"mark": "]"}),
    ("round brackets", '["Anna: accept"]', '("Anna: accept")', "accept", "round-brackets", {}),
    ("a header without its end", "[deal]", "[deal", "[deal", "header", {}),
    ("a header without its beginning", "[deal]", "deal]", "deal]", "header", {}),
    ("a header with a bracket too many", "[deal]", "[[deal]", "[deal", "header", {}),
    ("a header with something behind it", "[deal]", "[deal] x = 1", "[deal", "header", {}),
    ("a header without a name", "[deal]", "[]", "[]", "header", {}),
    ("a quotation mark missing at the end", 'kind = "deal"', 'kind = "deal', "kind", "unpaired-quotation-mark", {}),
    ("a quotation mark missing at the beginning", 'kind = "deal"', 'kind = deal"', "kind", "unpaired-quotation-mark",
     {}),
    ("a quotation mark missing in a list", '"Anna 9S JS", ', '"Anna 9S JS, ', "9S JS", "unpaired-quotation-mark", {}),
    ("two kinds of quotation marks", 'kind = "deal"', "kind = 'deal\"", "kind", "unpaired-quotation-mark", {}),
    ("three quotation marks that never end", 'kind = "deal"', 'kind = """deal', "kind", "unpaired-quotation-mark", {}),
    ("no quotation marks", 'kind = "deal"', "kind = deal", "kind", "bare-value", {"word": "deal"}),
    ("no quotation marks in a list", '"Anna 9S JS", ', "Anna 9S JS, ", "9S JS", "bare-value", {"word": "Anna 9S JS"}),
    ("a word that begins with a number", 'kind = "deal"', "kind = 1_0deal", "kind", "bare-value", {"word": "1_0deal"}),
    ("yes in capitals", 'kind = "deal"', "kind = True", "kind", "bare-value", {"word": "True"}),
    ("an accent in a key", "Bence = [", "Béla = [", "Béla", "bare-key", {"word": "Béla"}),
    ("an accent in a header", "[deal]", "[deal.Béla]", "Béla", "bare-key", {"word": "Béla"}),
    ("a key of two words", "kind =", "this kind =", "this kind", "bare-key", {"word": "this kind"}),
    ("quotation marks of a book", 'kind = "deal"', "kind = « deal »", "kind", "book-quotation-marks", {}),
    ("a quotation mark of a book at the end", 'kind = "deal"', 'kind = "deal”', "kind", "book-quotation-marks", {}),
    ("no equals sign", 'kind = "deal"', 'kind "deal"', "kind", "no-equals-sign", {}),
    ("a key alone", 'kind = "deal"', "kind", "kind", "no-equals-sign", {}),
    ("a colon for the equals sign", 'kind = "deal"', 'kind: "deal"', "kind", "colon", {}),
    ("two equals signs", 'kind = "deal"', 'kind == "deal"', "kind", "equals-sign-twice", {}),
    ("no value", 'kind = "deal"', "kind = # deal", "kind", "no-value", {}),
    ("a value in the next line", 'kind = "deal"', 'kind =\n"deal"', "kind", "no-value", {}),
    ("a table in braces over several lines", "[deal]", "exchange = {\n  take = 1 }\n[deal]", "exchange",
     "table-in-one-line", {}),
    ("a comma forgotten in braces", "[deal]", 'title = { fr = "a" es = "b" }\n[deal]', "title", "no-comma",
     {"after": '"a"'}),
    ("a semicolon at the end", 'kind = "deal"', 'kind = "deal";', "kind", "line-goes-on", {"found": ";"}),
    ("two keys in a line", 'kind = "deal"', 'kind = "deal" hide = 1', "kind", "line-goes-on", {"found": "hide = 1"}),
    ("a backslash", '"parti-76"', '"parti\\_76"', "_76", "backslash", {}),
    ("a letter by half its number", '"parti-76"', '"parti\\u12"', "parti", "backslash", {}),
    ("a backslash at the end of a line", '"parti-76"', '"parti\\', "parti\\", "backslash", {}),
    ("an escape character", "10D 10S 9S", "10D \x1b[2J 9S", "\x1b", "unseen", {"code": "U+001B"}),
    ("a backspace", "10D 10S 9S", "10D \b 9S", "\b", "unseen", {"code": "U+0008"}),
    ("the line end of an old machine", "10D 10S 9S", "10D\r10S 9S", "\r", "unseen", {"code": "U+000D"}),
    ("a control character in a comment", "[deal]", "# \x07\n[deal]", "\x07", "unseen", {"code": "U+0007"}),
    ("a control character before a key", "kind =", "\x01kind =", "\x01", "unseen", {"code": "U+0001"}),
    ("a space that does not break", "kind =", "kind\xa0=", "kind", "unseen", {"code": "U+00A0"}),
    ("a space without width", "kind =", "\u200bkind =", "kind", "unseen", {"code": "U+200B"}),
    ("a turn of the writing before a value", 'kind = "deal"', 'kind = \u202e"deal"', "kind", "unseen",
     {"code": "U+202E"}),
    ("the mark of a fence", "[deal]", "```example\n[deal]", "```", "fence", {}),
    ("a comment of another language", "[deal]", "// the deal\n[deal]", "//", "no-key", {}),
    ("no key", "kind =", "=", "= \"deal\"", "no-key", {}),
    ("a key that ends in a dot", "kind =", "kind. =", "kind.", "no-key", {}),
)  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "part", "reason", "facts"), [pytest.param(*row[1:], id=row[0]) for row in IN_A_DEAL]
)
def test_fault(old: str, new: str, part: str, reason: str, facts: dict[str, Any]) -> None:
    """One slip in a sound deal is named for what it is, at its line."""
    text = changed(PARTI, (old, new))
    error = fault(text)
    assert (error.reason, error.facts, error.line) == (reason, facts, line(text, part))


@pytest.mark.parametrize(
    ("text", "key", "at"),
    [
        pytest.param(changed(PARTI, ('kind = "deal"', 'kind = "deal"\nkind = "trick"')), "kind", 3, id="a key"),
        pytest.param(changed(PARTI, ("[deal]", 'plays = [\n"Anna 9S JS",\n]\n[deal]')), "plays", 13, id="a long list"),
        pytest.param(PARTI + "[deal]\n", "deal", 17, id="a header"),
        pytest.param(PARTI + "Anna = []\n", "deal.Anna", 17, id="a key under a header"),
        pytest.param('a = 1\nb = { "c d" = 1, e = 2, "c d" = [3, { f = 4 }] }', "b.c d", 2, id="a key in braces"),
        pytest.param("a = { b = 1.5, b = 2 }", "a.b", 1, id="a key in braces, after a number with a dot"),
        pytest.param("a = 1\na.b = 2", "a.b", 2, id="a key that is no table"),
        pytest.param("a = 1\n[a]", "a", 2, id="a header that is no table"),
    ],
)
def test_twice(text: str, key: str, at: int) -> None:
    """What is given twice is named, in the line where it stands the second time."""
    error = fault(text)
    assert (error.reason, error.facts, error.line) == ("twice", {"key": key}, at)


@pytest.mark.parametrize(
    ("text", "reason", "at"),
    [
        pytest.param('events = ["a" "b"]', "no-comma", 1, id="texts"),
        pytest.param("events = [1 2]", "no-comma", 1, id="numbers"),
        pytest.param(changed(MATCH, ("[0, 0], [5", "[0, 0] [5")), "no-comma", 4, id="lists"),
        pytest.param("a = [1,\n2\n3,\n]", "no-comma", 2, id="in the midst"),
        pytest.param('a = [1,\n"2"\nb = 3', "unclosed", 1, id="a key follows, so that the bracket is what is missing"),
        pytest.param('a = [1,\n"2"', "unclosed", 1, id="nothing follows"),
        pytest.param('a = [1,\n["2",\n[3],\n]\n', "unclosed", 1, id="a bracket within is closed in its place"),
    ],
)
def test_comma_or_bracket(text: str, reason: str, at: int) -> None:
    """A forgotten comma is told from a forgotten bracket by what follows."""
    error = fault(text)
    assert (error.reason, error.line) == (reason, at)


@pytest.mark.parametrize("before", ["", "a = 1", "a = 1\n", "a = 1\n\nb = 2 # é\n"])
def test_not_utf8(before: str) -> None:
    """Bytes that are no letters are told in the line where they stand."""
    error = not_utf8(before.encode())
    assert (error.rule, error.reason, error.line) == ("notation.toml", "not-utf8", before.count("\n") + 1)
