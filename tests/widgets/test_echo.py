"""What others wrote is repeated without anything unseen and never at length: in a terminal, on a page, read aloud."""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from engine.verify import Verdict, verify_text
from tests.command_line.runs import file, run
from tests.engine.notation.documents import ALCALDE_SCORE, ALCALDE_TRICK, MATCH, PARTI, changed
from tests.widgets.asking import LANGUAGES, ask
from widgets import echo
from widgets.echo import LONGEST, UNSEEN, echoed, json_text, shortened, visible
from widgets.i18n import load
from widgets.markup import exact, tag
from widgets.problems import Problem
from widgets.refusals import sentence
from widgets.terminal import report, steps

EVIL = "\x1b[31m\r\b\x7f\x9b\u202e\u2066\u200b\ufeff"
"""What colours, goes back, deletes, begins a command, turns round, and is not there at all."""

EVIL_TOML = "".join(f"\\u{ord(letter):04x}" for letter in EVIL)
"""The same as it may be written in a text of TOML."""


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Anna\x1b[2J", r"Anna\x1b[2J"),
        ("\r\b\x7f\x9b", r"\r\x08\x7f\x9b"),
        ("a\nb\tc", r"a\nb\tc"),
        ("\u202aA\u202e\u2066\u2069", r"\u202aA\u202e\u2066\u2069"),
        ("\U000e0041\U0001d173", r"\U000e0041\U0001d173"),
        ("\udcff", r"\udcff"),
        ("José’s « 10♠\ufe0e » — á\u202f!\xa0", "José’s « 10♠\ufe0e » — á\u202f!\xa0"),
        ("نام\u200cها 👩\u200d👧", "نام\u200cها 👩\u200d👧"),
    ],
)
def test_visible(text: str, seen: str) -> None:
    """What is unseen is written out, once; what can be seen, and what joins it, stays."""
    assert visible(text) == seen
    assert visible(seen) == seen


def test_all_controls_and_turns() -> None:
    """Every control character, and everything that turns the writing round, is unseen."""
    letters = [chr(number) for number in range(0x3000)]
    turning = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
    for letter in letters:
        if unicodedata.category(letter) == "Cc" or unicodedata.bidirectional(letter) in turning:
            assert UNSEEN.fullmatch(letter)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_unseen_in_our_own_words(language: str) -> None:
    """No sentence of ours would be changed."""
    catalogs = Path(echo.__file__).parents[1] / "translations" / language
    assert list(catalogs.glob("*.po"))
    for catalog in catalogs.glob("*.po"):
        assert UNSEEN.findall(catalog.read_text("utf-8").replace("\n", "")) == []


def test_shortened() -> None:
    """Head and tail stay, and a text that is short enough stays whole."""
    long = "head" + "x" * 60_000 + "tail"
    assert len(shortened(long)) == LONGEST
    assert shortened(long).startswith("headx")
    assert shortened(long).endswith("xtail")
    assert shortened("x" * LONGEST) == "x" * LONGEST
    assert echoed("\x1b" * 1000).count("\\x1b") == LONGEST - 1


HOSTILE = {
    "a name": ALCALDE_TRICK.replace("Isaac", f"Isa{EVIL_TOML}c"),
    "a name that nobody has": changed(ALCALDE_TRICK, ("Isaac AH", f"Nobody{EVIL_TOML} AH")),
    "two equal names": ALCALDE_TRICK.replace("Isaac", f"I{EVIL_TOML}").replace("Lena", f"I{EVIL_TOML}"),
    "an unfit name": changed(ALCALDE_TRICK, ('["Isaac"', f'["I {EVIL_TOML}"')),
    "a card": changed(ALCALDE_TRICK, ("AH 3H", f"AH{EVIL_TOML} 3H")),
    "a suit": changed(ALCALDE_TRICK, ('"S"', f'"{EVIL_TOML}"')),
    "a word": changed(PARTI, ("Anna: abszolut", f"Anna: absz{EVIL_TOML}olut")),
    "an entry without a colon": changed(PARTI, ("Anna: abszolut", f"Anna {EVIL_TOML}")),
    "a game": changed(PARTI, ('"alsos"', f'"{EVIL_TOML}"')),
    "a key": changed(PARTI, ("auction =", f'"auction{EVIL_TOML}" =')),
    "a key twice": f'"{EVIL_TOML}" = 1\n"{EVIL_TOML}" = 2\n',
    "a key in raw letters": '"\u202e\u2066" = 1\n',
    "a key without quotation marks": "\x1b[31m = 1\n",
    "a list without a comma": 'a = ["\u202e" "b"]\n',
    "a line that goes on": 'a = "b" \u202e c\n',
    "an id": changed(PARTI, ('"parti-76"', f'"{EVIL_TOML}"')),
    "a title": changed(PARTI, ("auction =", f'title = {{ fr = "{EVIL_TOML}\\n", es = "{EVIL_TOML}\\n" }}\nauction =')),
    "a note": changed(
        PARTI, ("auction =", f'notes."auction.0" = {{ fr = "{EVIL_TOML}\\n", es = "{EVIL_TOML}" }}\nauction =')
    ),
    "a note on nothing": changed(PARTI, ("auction =", f'notes."plays.99{EVIL_TOML}" = {{ fr = "x" }}\nauction =')),
    "an option": changed(ALCALDE_SCORE, ("points", f'options = {{ variant = "{EVIL_TOML}" }}\npoints')),
    "an expectation": f'{ALCALDE_TRICK}[expect]\nwinner = "{EVIL_TOML}"\n',
    "an expected key": f'{ALCALDE_TRICK}[expect]\n"{EVIL_TOML}" = "{EVIL_TOML}"\n',
    "an expected refusal": f'{ALCALDE_TRICK}[expect]\nerror = "{EVIL_TOML}"\n',
    "a comment": f"# \u202e\u2066 \x9b\n{ALCALDE_TRICK}",
}


def told(verdict: Verdict, language: str) -> str:
    """All that the terminal is told of a verdict, before the last gate."""
    return "\n".join([*report([verdict], load(language)), *steps(verdict, load(language))])


def unseen(text: str) -> list[str]:
    """What would reach a terminal and cannot be seen, line breaks aside."""
    return UNSEEN.findall(text.replace("\n", ""))


def test_terminal_and_json(tmp_path: Path) -> None:
    """Neither words nor JSON bring a raw control to the terminal; what JSON says is what was written, to the letter."""
    paths = {file(tmp_path, f"{title}.toml", text): text for title, text in sorted(HOSTILE.items())}
    for arguments in (["verify"], ["verify", "--lang", "es"], ["replay"], ["verify", "--json"]):
        done = run(*arguments, str(tmp_path))
        assert unseen(done.stdout.decode() + done.stderr.decode()) == []
    records = json.loads(done.stdout)
    assert {record["source"] for record in records} == set(paths)
    for record in records:
        verdict = verify_text(paths[record["source"]], record["source"])
        wanted = verdict.record(lambda error: sentence(error, load("fr")))
        assert record == wanted, record["source"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [pytest.param(text, id=title) for title, text in HOSTILE.items()])
def test_bridge(text: str, language: str) -> None:
    """No HTML and no spoken line of the browser's carries a raw control; the record does, to the letter."""
    for op, more in (("check", {}), ("replay", {}), ("position", {"step": 1, "branch": ["\x1b[31m\u202e"]})):
        reply = ask(op, language, text=text, **more)
        shown = {key: value for key, value in reply.items() if key != "verdict"}
        if "error" in shown:
            shown["error"] = shown["error"]["html"]
        assert unseen("".join(texts(shown))) == []


def texts(value: Any) -> list[str]:
    """Every text in a reply."""
    if isinstance(value, dict | list):
        return [text for inner in (value.values() if isinstance(value, dict) else value) for text in texts(inner)]
    return [value] if isinstance(value, str) else []


def test_the_text_to_be_copied_is_exact() -> None:
    """The example as text reads as it was written, also what cannot be seen in it."""
    assert str(exact("a\u202eb\n<\t\u200b")) == "a&#x202e;b&#10;&lt;&#9;&#x200b;"
    assert str(tag("p", "a\u202eb\n")) == "<p>a\\u202eb&#10;</p>"
    reply = ask("replay", text=f"# \u202e\n{ALCALDE_TRICK}")
    checked = ask("check", text=f"# \u202e\n{ALCALDE_TRICK}")
    assert reply["ok"]
    assert "<code># &#x202e;&#10;game" in checked["replay"]


def test_json_text() -> None:
    """JSON that says the same and is the same, its line breaks its own, halves of signs and astral controls too."""
    value = {"\x1b": ["\u202e\n", "\udcff", "\U000e0041", "é♠"]}
    text = json_text(value)
    assert json.loads(text) == value
    assert unseen(text) == []
    assert "é♠" in text


def test_a_path_and_an_argument(tmp_path: Path) -> None:
    """Names of files and arguments that mean nothing are repeated in the same way."""
    path = file(tmp_path, "\x1b[31m\u202e.toml", ALCALDE_TRICK)
    missing = str(tmp_path / "\x1bmissing.toml")
    for arguments in (["verify", str(tmp_path), missing], ["verify", f"--\x1b[31m{path}", path]):
        done = run(*arguments)
        assert done.returncode == 2
        assert unseen(done.stdout.decode() + done.stderr.decode()) == []
    assert json.loads(run("verify", "--json", str(tmp_path)).stdout)[0]["source"] == path


def test_a_build_s_problem() -> None:
    """What the build logs is repeated in the same way."""
    assert str(Problem("docs/a.md", 3, "\x1b[31m")) == "docs/a.md:3: \\x1b[31m"


LONG = "k" * 30_000
LENGTHY = {
    "a name": ALCALDE_TRICK.replace("Isaac", LONG),
    "a name that nobody has": changed(ALCALDE_TRICK, ("Isaac AH", f"{LONG} AH")),
    "nobody's name among long ones": ALCALDE_TRICK.replace("Lena", LONG).replace("Isaac AH", "Zoe AH"),
    "two equal names": ALCALDE_TRICK.replace("Isaac", LONG).replace("Lena", LONG),
    "a key": changed(PARTI, ("auction =", f"{LONG} =")),
    "a key twice": f"{LONG} = 1\n{LONG} = 2\n",
    "a value without quotation marks": f"a = {LONG}\n",
    "an entry before a forgotten comma": f'a = ["{LONG}" "b"]\n',
    "a game": changed(PARTI, ('"alsos"', f'"{LONG}"')),
    "an id": changed(PARTI, ('"parti-76"', f'"{LONG}"')),
    "a card": changed(ALCALDE_TRICK, ("AH 3H", f"{LONG} 3H")),
    "a word": changed(PARTI, ("Anna: abszolut", f"Anna: {LONG}")),
    "an entry without a colon": changed(PARTI, ("Anna: abszolut", LONG)),
    "a trick in one word": changed(PARTI, ("Anna 9S JS", LONG)),
    "an expectation": f'{ALCALDE_TRICK}[expect]\nwinner = "{LONG}"\n',
    "an expectation of many": f"{MATCH}[expect]\nunits = {{ Anna = [{'1, ' * 9000}] }}\n",
    "an expected key": f'{ALCALDE_TRICK}[expect]\n{LONG} = "a"\n',
    "an expected refusal": f'{ALCALDE_TRICK}[expect]\nerror = "{LONG}"\n',
    "an outcome": changed(MATCH, ('"Anna"', f'"{LONG}"')),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [pytest.param(text, id=title) for title, text in LENGTHY.items()])
def test_nothing_at_length(text: str, language: str) -> None:
    """Whatever is long is repeated by its head and its tail."""
    words = told(verify_text(text, "-"), language)
    assert max(len(line) for line in words.split("\n")) < 1000
    assert not re.search("k{60}", words)


@pytest.mark.parametrize("text", [pytest.param(text, id=title) for title, text in LENGTHY.items()])
def test_nothing_at_length_on_a_page(text: str) -> None:
    """The verdict on a page, and what is read aloud, neither; the text of the example itself alone is whole."""
    assert len(ask("check", text=text)["html"]) < 5000
    reply = ask("position", text=text, step=1, branch=[])
    assert len(reply.get("spoken", "")) < 1000


def test_where_a_long_key_stands() -> None:
    """The record names the entry to the letter, however long its key is, and in its line, full of dots or not."""
    for key in (LONG, f"{LONG[:100]}a", f"{LONG[:100]}b", "a.b.c.d.e.f.g.h.i.j", "." * 30_000):
        twin = f'"{LONG[:100]}"'
        text = f'{MATCH.replace(chr(34) + "Anna" + chr(34), twin)}[expect.units]\n{twin} = 0\n"{key}" = 1\n'
        error = verify_text(text, "-").error
        assert error is not None
        assert (error.rule, error.at, error.line) == ("notation.player", f"expect.units.{key}", 7)
        top = verify_text(f'a = 1\n\n"{key}" = 1.5\n', "-").error
        assert top is not None
        assert (top.at, top.line) == (key, 3)


def test_a_long_key_in_a_mismatch() -> None:
    """A mismatch names its key to the letter, too."""
    text = MATCH.replace("Anna", LONG) + f"[expect]\nunits = {{ {LONG} = 4 }}\n"
    (mismatch,) = verify_text(text, "-").mismatches
    assert mismatch.key == f"units.{LONG}"
