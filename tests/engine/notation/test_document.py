"""Any text is read or refused, with the right line, within the limits of the contract and in bounded time."""

from __future__ import annotations

import time

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.errors import EngineError, Unreadable
from engine.notation import read, read_document
from engine.verify import verify_text
from tests.engine.notation.documents import PARTI, changed

LIMIT = 64 * 1024


def refused(text: str) -> EngineError:
    """What reading the document raises; fails where it raises nothing."""
    with pytest.raises(EngineError) as caught:
        read(text)
    return caught.value


@pytest.mark.parametrize(
    ("text", "rule", "line"),
    [
        pytest.param("", "notation.value", 1, id="nothing at all"),
        pytest.param("\n\nx", "notation.toml", 3, id="a word alone"),
        pytest.param("so it goes " * 50 + ".", "notation.toml", 1, id="a long line of prose"),
        pytest.param("x={" * 21000, "notation.toml", 1, id="tables within tables that never end"),
        pytest.param('a = 1\nb = "x\nc = 2\n', "notation.toml", 2, id="a text that does not end in its line"),
        pytest.param('a = 1\nb = """x\nc = 2\n', "notation.toml", 2, id="a text that never ends"),
        pytest.param("a = 1\nb = [1,\nc = 2\n", "notation.toml", 2, id="a list that never ends"),
        pytest.param("a = 1\nb = { c = 1\n", "notation.toml", 2, id="a table that never ends"),
        pytest.param("a = 1\n\na = 2\n", "notation.toml", 3, id="a key twice"),
        pytest.param("a = tru\nb = [", "notation.toml", 1, id="two faults, the first in the text"),
        pytest.param("a = 1.5", "notation.value", 1, id="a fraction"),
        pytest.param("[a]\nb = 1\n[c]\nd = inf", "notation.value", 4, id="no end of a number"),
        pytest.param("a = 07:32:00", "notation.value", 1, id="a time"),
        pytest.param("a = [\n1,\n2000000,\n]", "notation.value", 3, id="a number too great in a list"),
        pytest.param("a = 1\nb = " + "9" * 5000, "notation.value", 2, id="a number beyond all reading"),
        pytest.param("\na = " + "9" * 5000, "notation.value", 2, id="the same after an empty line"),
        pytest.param("a = 1\nb = 0x" + "f" * 5000, "notation.value", 2, id="a great number in sixteens"),
        pytest.param("a = 1\nb = " + "[" * 20 + "]" * 20, "notation.value", 2, id="lists twenty deep"),
        pytest.param("a = 1\nb = " + "[" * 20, "notation.toml", 2, id="lists twenty deep that never end"),
        pytest.param("a = 1\nb = " + "[" * 5000 + "]" * 5000, "notation.value", 2, id="lists five thousand deep"),
        pytest.param("a = 1\nb = " + "[" * 5000, "notation.toml", 2, id="lists five thousand deep that never end"),
        pytest.param("a = 1\nb = " + "{c=" * 5000 + "1" + "}" * 5000, "notation.value", 2, id="tables very deep"),
        pytest.param("a = 1\n" + ".".join("a" * 5000) + " = 1", "notation.value", 2, id="a key of five thousand parts"),
        pytest.param("a = 1\n[" + ".".join("b" * 5000) + "]", "notation.value", 2, id="a header of so many parts"),
        pytest.param("x" * LIMIT, "notation.toml", 1, id="as long as may be"),
        pytest.param("x" * (LIMIT + 1), "notation.size", 1, id="a byte too long"),
        pytest.param("é" * (LIMIT // 2 + 1), "notation.size", 1, id="a letter of two bytes too long"),
        pytest.param('a = "\ud800"', "notation.toml", 1, id="half a sign, which no UTF-8 has"),
    ],
)
def test_refused(text: str, rule: str, line: int) -> None:
    """What is no document is refused with the id and the line of the contract."""
    error = refused(text)
    assert (error.rule, error.line) == (rule, line)


def test_size_counts_the_whole_text() -> None:
    """A sound document is read up to 64 KiB and no further, comments included."""
    room = LIMIT - len(PARTI.encode())
    assert read(PARTI + "#" * room) == read(PARTI)
    assert refused(PARTI + "#" * (room + 1)).rule == "notation.size"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("\ufeff" + PARTI, id="a byte order mark"),
        pytest.param(PARTI.replace("\n", "\r\n"), id="line ends of Windows"),
        pytest.param(PARTI.replace("S", "♠").replace("H", "♥"), id="glyphs"),
        pytest.param(PARTI.replace("S", "♠\ufe0e").replace("D", "♦\ufe0f"), id="glyphs with variation selectors"),
        pytest.param(PARTI.replace(' "Anna 9', ' "Anna: 9'), id="a colon after a leader"),
        pytest.param(PARTI.replace("Anna: accept", "Anna :  accept"), id="spaces around a colon"),
    ],
)
def test_the_same(text: str) -> None:
    """Other ways to write the same record are the same example."""
    assert text != PARTI
    assert read(text) == read(PARTI)


def test_accents() -> None:
    """A name with an accent is a quoted key, also in escapes, and its entries have it in their place."""
    text = changed(PARTI, ("Bence = [", '"B\\u00e9la" = [')).replace("Bence", "Béla")
    assert read(text).players == ("Anna", "Béla")
    error = refused(text.replace("9S 9H", "9S 9").replace("8S 9H", "8S 9"))
    assert (error.rule, error.at, error.line) == ("notation.card", "deal.Béla[1]", 15)


@pytest.mark.parametrize(
    ("at", "line"),
    [("game", 1), ("players[1]", 4), ("plays", 8), ("plays[5]", 9), ("plays[6]", 10), ("plays[11]", 10),
     ("deal", 13), ("deal.Anna[1]", 14), ("deal.talon", 16), ("deal.talon.deeper[3]", 16), ("", 1), ("unheard", 1)],
)  # fmt: skip
def test_lines(at: str, line: int) -> None:
    """Each entry has its line, an entry without one that of what holds it."""
    assert read_document(PARTI).lines.of(at) == line


def test_lines_of_every_way_to_write() -> None:
    """Comments, strings over several lines, dotted and quoted keys, headers, lists of tables: every line is right."""
    text = (
        '# one = "1"\n"a.b" = """\n[not]\n\\"""" # ]\nc.d = \'\'\'\n=\'\'\'\n[e."f g"]\nh = [ # [\n  1, { i = 2 },\n'
        "  [3,\n  4],\n]\n\n[[k]]\nl = 5\n[[k]]\nl = 6\n[k.m]\nn = '#'\n"
    )
    lines = read_document(text).lines
    wanted = {"a.b": 2, "c.d": 5, "e.f g": 7, "e.f g.h": 8, "e.f g.h[0]": 9, "e.f g.h[1].i": 9, "e.f g.h[2][1]": 11}
    assert {at: lines.of(at) for at in wanted} == wanted
    assert (lines.of("k[0].l"), lines.of("k[1].l")) == (15, 17)
    assert lines.unclosed is None


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        pytest.param("x = [{ b = [\n1], c = 2 }]", {"x[0].b[0]": 2, "x[0].c": 2}, id="a table in a list, on two lines"),
        pytest.param("[[k]]\n[[k]]\n[[k]]\nl = 1\n[[k]]\nl = 2", {"k[2].l": 4, "k[3].l": 6}, id="four tables"),
        pytest.param("[b.c.d.e.f.g.h.i]\nj = 1", {"b.c.d.e.f.g.h.i.j": 1}, id="a ninth part"),
        pytest.param("[b.c.d.e.f.g.h]\ni = 1", {"b.c.d.e.f.g.h.i": 2}, id="an eighth part"),
        pytest.param("[[b.c.d]]\ne.f.g = [\n[\n1]]", {"b.c.d[0].e.f.g": 2, "b.c.d[0].e.f.g[0]": 3,
                     "b.c.d[0].e.f.g[0][0]": 3}, id="a ninth part, below a list of tables"),
        pytest.param(f"[{'n' * 401}]\nb = 1", {f"{'n' * 401}.b": 1}, id="inside of a name of more than 400 letters"),
        pytest.param(f"[{'n' * 400}]\nb = 1", {f"{'n' * 400}.b": 2}, id="inside of a name of 400 letters"),
    ],
)  # fmt: skip
def test_lines_of_what_lies_deep(text: str, lines: dict[str, int]) -> None:
    """Eight parts down each entry has a line of its own; further down, or inside of a long name, its holder answers."""
    found = read_document(text).lines
    assert {at: found.of(at) for at in lines} == lines


def test_how_deep_is_read() -> None:
    """Sixty-four parts of a key, or brackets, are given to the reader of TOML, and refused as too deep after it.

    A sixty-fifth is refused before it is read.
    """
    nestings = {
        "a key": lambda parts: ".".join("a" * parts) + " = 1",
        "a key with spaces": lambda parts: " . ".join("a" * parts) + " = 1",
        "a quoted key": lambda parts: ".".join(['"a b"'] * parts) + " = 1",
        "a header": lambda parts: f"[{'.'.join('a' * parts)}]",
        "a header of tables": lambda parts: f"[[{'.'.join('a' * parts)}]]",
        "a key in braces": lambda parts: "a = {" + ".".join("b" * parts) + " = 1}",
        "lists": lambda parts: "a = " + "[" * parts + "]" * parts,
        "tables": lambda parts: "a = " + "{b=" * parts + "1" + "}" * parts,
    }
    for title, nested in nestings.items():
        document = read_document(f"a0 = 1\n{nested(64)}")
        assert (document.lines.depth, document.lines.deepest) == (64, 2), title
        for parts in (64, 65):
            error = refused(f"a0 = 1\n{nested(parts)}")
            assert (error.rule, error.reason, error.line) == ("notation.value", "too-deep", 2), title
        with pytest.raises(Unreadable):
            read_document(f"a0 = 1\n{nested(65)}")


@pytest.mark.parametrize("words", [64, 65, 1000])
def test_words_are_no_nesting(words: int) -> None:
    """However many words stand in a row, or dots in a text, a number or a comment: none of them nests."""
    for value in (" ".join("w" * words), ".".join("w" * words), "[" * words, "{a=" * words):
        document = read_document(f"k = '{value}' # {value}\n\"{value}\" = 1\n")
        assert document.data == {"k": value, value: 1}
        assert document.lines.depth == 1
    listed = read_document(f"k = [{', '.join(['1.5'] * words)}]")
    assert listed.lines.depth == 1
    for prose in (" ".join("w" * words), " ".join("w" * words) + " = 1"):
        error = refused(f"k = 1\n{prose}")
        assert (error.rule, error.line) == ("notation.toml", 2)


HOSTILE = {
    "many keys": "\n".join(f"k{number} = 1" for number in range(6500)),
    "many tables": "\n".join(f"[k{number}]" for number in range(7500)),
    "many tables of one name": "[[k]]\n" * 10900,
    "many parts in many keys": "\n".join(".".join(["k"] * 30) + f".x{number} = 1" for number in range(900)),
    "a long list": "k = [" + "1," * 32000 + "]",
    "a long list under a long key": f"{'k' * 30000} = [" + "1," * 17000 + "]",
    "a long list of lists": "units = [" + "[0,0]," * 10900 + "]",
    "a long inline table": "k = {" + ",".join(f"a{number}=1" for number in range(8000)) + "}",
    "one long line": 'k = "' + "x" * 65000 + '"',
    "a long unknown key": f"{'game' * 16000} = 1",
    "a long name": f'game = "alsos"\nkind = "match"\nplayers = ["{"a" * 60000}", "b"]\nunits = 1',
    "many backslashes": 'k = "' + "\\n" * 32000 + '"',
    "many quotation marks": 'k = """' + '""\\"' * 15000,
    "many single quotation marks": "k = '''" + "''x" * 21000,
    "comments": "#" * 65000,
    "spaces": "k" + " " * 65000,
    "blank lines": "\n" * 65000,
    "brackets": "[" * 65000,
    "braces": "k = " + "{" * 65000,
    "brackets that close": "k = " + "[" * 32000 + "]" * 32000,
    "digits": "k = " + "9" * 65000,
    "digits with lines between": "k = " + "9_" * 32000 + "9",
    "a long key of parts": ".".join("k" * 32000) + " = 1",
    "many players": 'game = "alsos"\nkind = "deal"\nplayers = [' + ",".join(f'"p{n}"' for n in range(8000)) + "]",
    "many turns": changed(PARTI, ("late = [", "late = [" + '"Anna: 44", ' * 5000)),
    "one long turn": changed(PARTI, ("Anna: abszolut", "Anna: " + ",".join(["44"] * 20000))),
    "many tricks": changed(PARTI, ('"Anna AS QH",', '"Anna AS QH",' * 5000)),
    "a long trick": changed(PARTI, ("Anna AS QH", "Anna " + "AS " * 20000)),
    "a long word": changed(PARTI, ("Anna: abszolut", "Anna: " + "abszolut" * 7000)),
    "a long packet": changed(PARTI, ("10C JH 7H 8C", "7C " * 20000)),
    "many outcomes": 'game = "alsos"\nkind = "score"\nplayers = ["A", "B"]\ndeclarer = "A"\n'
    "card_points = { A = 1, B = 1 }\noutcomes = {" + ",".join(f'"A {n}" = true' for n in range(4000)) + "}",
    "many expectations": PARTI + "[expect]\nitems = [" + "{ item = 1 }," * 4500 + "]",
}


@pytest.mark.parametrize("text", [pytest.param(text, id=title) for title, text in HOSTILE.items()])
def test_hostile(text: str) -> None:
    """No document takes more than a second; most are refused as notation, and none in any other way than by an id."""
    assert len(text.encode()) <= LIMIT
    begun = time.process_time()
    verdict = verify_text(text, "-")
    assert time.process_time() - begun < 1
    assert not verdict.ok
    assert verdict.error is not None or verdict.mismatches


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from([*"[]{}=.,\"'\\#\n ", '"""', "'''", "a", "game", "1", "é", "\r\n", "\t"])).map("".join))
@example("a={b=[{c=1}],}")
def test_any_text(text: str) -> None:
    """Any text of these letters, none of which makes an example, is refused by an id of the notation, in its line."""
    error = verify_text(text, "-").error
    assert isinstance(error, Unreadable)
    assert error.rule.startswith("notation.")
    assert 1 <= error.line <= text.count("\n") + 1


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_document_cut_and_pasted(data: st.DataObject) -> None:
    """A sound document with a piece taken out, or put in elsewhere, is read or refused, never anything else."""
    first, last = sorted(data.draw(st.tuples(st.integers(0, len(PARTI)), st.integers(0, len(PARTI)))))
    to = data.draw(st.integers(0, len(PARTI)))
    piece = PARTI[first:last]
    verdict = verify_text(PARTI[:to] + piece + PARTI[to:], "-")
    assert verdict.error is None or verdict.error.rule
    verdict = verify_text(PARTI[:first] + PARTI[last:], "-")
    assert verdict.error is None or 1 <= verdict.error.line <= PARTI.count("\n") + 1


def test_an_example_is_shown_without_its_lines() -> None:
    """Where its entries stand is no part of the value: not of what is equal, nor of what is printed."""
    example, moved = read(PARTI), read(f"\n{PARTI}")
    assert example.lines != moved.lines
    assert example == moved
    assert "lines" not in repr(example)
