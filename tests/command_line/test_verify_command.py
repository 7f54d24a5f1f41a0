"""What `verify` prints, in which language, with which exit status."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command_line.runs import BAD, GOOD, WRONG, file, page, run, verified
from tests.engine.notation.documents import ALCALDE_TRICK, ALSOS_TRICK, changed


def test_good(tmp_path: Path) -> None:
    """An example that holds: exit 0, and a record with exactly the keys of the contract."""
    path = file(tmp_path, "good.toml", GOOD)
    assert verified(path) == (
        0,
        [
            {
                "source": path,
                "line": 1,
                "id": "good",
                "ok": True,
                "result": {"game": "alcalde", "kind": "trick", "trump": "S", "winner": "Pilar", "points": 25},
                "error": None,
                "mismatches": [],
            }
        ],
    )


def test_mismatch(tmp_path: Path) -> None:
    """An example that comes to something else: exit 1, with what was expected and what came."""
    status, (record,) = verified(file(tmp_path, "wrong.toml", WRONG))
    assert (status, record["ok"], record["error"]) == (1, False, None)
    assert record["mismatches"] == [{"key": "points", "expected": 24, "actual": 25}]


def test_refusal(tmp_path: Path) -> None:
    """An example that is refused: exit 1, with the rule, the entry, the line and a message in French."""
    status, (record,) = verified(file(tmp_path, "bad.toml", BAD))
    assert status == 1
    assert list(record) == ["source", "line", "id", "ok", "result", "error", "mismatches"]
    assert (record["id"], record["ok"], record["result"], record["mismatches"]) == ("parti-76", False, None, [])
    error = record["error"]
    assert list(error) == ["rule", "at", "line", "message"]
    assert (error["rule"], error["at"], error["line"]) == ("alsos.tricks.follow-suit", "plays[1]", 9)
    assert error["message"].startswith("L’entame est l’as de cœur (`AH`), et Anna peut fournir")


def test_spanish(tmp_path: Path) -> None:
    """The language is Spanish when said."""
    _status, (record,) = verified("--lang", "es", file(tmp_path, "bad.toml", BAD))
    assert record["error"]["message"].startswith("La salida es el as de corazones (`AH`); Anna puede asistir")


def test_expected_refusal(tmp_path: Path) -> None:
    """A refusal that was expected holds."""
    text = changed(ALSOS_TRICK, ("AH 9H", "AH 8S")) + '[expect]\nerror = "alsos.tricks.follow-suit"\n'
    status, (record,) = verified(file(tmp_path, "revoke.toml", text))
    assert (status, record["ok"], record["error"]["rule"]) == (0, True, "alsos.tricks.follow-suit")


def test_page(tmp_path: Path) -> None:
    """Examples of a page have their lines in the page, and a broken one does not hide the others."""
    path = file(tmp_path, "page.md", page(BAD + "[expect]\n", GOOD, ALCALDE_TRICK))
    status, records = verified(path)
    assert status == 1
    assert [(record["line"], record["ok"], record["id"]) for record in records] == [
        (7, False, "parti-76"),
        (29, True, "good"),
        (42, False, None),
    ]
    all_lines = Path(path).read_text("utf-8").split("\n")
    assert [all_lines[record["line"] - 1] for record in records] == ["```example"] * 3
    assert "Bence AH 8C" in all_lines[records[0]["error"]["line"] - 1]
    assert records[2]["error"]["rule"] == "notation.key"


def test_folder(tmp_path: Path) -> None:
    """Folders are walked in sorted order; files of other kinds and hidden ones are left out."""
    for name in ("b.toml", "a/z.toml", "a/b.md", "a.toml", "c/deeper/x.toml", "notes.txt", ".hidden/x.toml", ".x.toml"):
        file(tmp_path, name, page(GOOD) if name.endswith(".md") else GOOD)
    status, records = verified(str(tmp_path))
    assert status == 0
    assert [Path(record["source"]).relative_to(tmp_path).as_posix() for record in records] == [
        "a/b.md",
        "a/z.toml",
        "a.toml",
        "b.toml",
        "c/deeper/x.toml",
    ]


def test_standard_input() -> None:
    """A dash reads a document from standard input."""
    status, (record,) = verified("-", stdin=GOOD.encode())
    assert (status, record["source"], record["line"], record["ok"]) == (0, "-", 1, True)


@pytest.mark.parametrize("arguments", [[], ["--json"]], ids=["in words", "as JSON"])
def test_none_found(tmp_path: Path, arguments: list[str]) -> None:
    """Where there is no example, that is not success."""
    file(tmp_path, "page.md", "# Nothing\n")
    done = run("verify", *arguments, str(tmp_path))
    assert done.returncode == 1
    assert done.stdout.decode() == ("[]\n" if arguments else "Aucun exemple trouvé.\n")


def test_unreadable_path(tmp_path: Path) -> None:
    """A path that cannot be read is exit 2, above 1; what can be read is printed all the same."""
    good, wrong = file(tmp_path, "good.toml", GOOD), file(tmp_path, "wrong.toml", WRONG)
    missing, other = str(tmp_path / "missing.toml"), file(tmp_path, "text.txt", GOOD)
    done = run("verify", "--json", missing, good, other, wrong, "")
    assert done.returncode == 2
    assert [(record["source"], record["ok"]) for record in json.loads(done.stdout)] == [(good, True), (wrong, False)]
    complaints = done.stderr.decode().splitlines()
    assert len(complaints) == 3
    assert complaints[2].startswith('""')
    assert complaints[0].startswith(f"{missing}\u00a0: lecture impossible.")
    assert complaints[1].startswith(other)


@pytest.mark.parametrize(
    "arguments",
    [[], ["verify"], ["verify", "--lang", "de", "-"], ["verify", "--what", "-"], ["check", "-"], ["replay"],
     ["replay", "--step", "x", "-"], ["replay", "--json", "-"]],
    ids=" ".join,
)  # fmt: skip
def test_unusable_arguments(arguments: list[str]) -> None:
    """Arguments that mean nothing are exit 2, and nothing is printed as a result."""
    done = run(*arguments, stdin=GOOD.encode())
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"usage: " in done.stderr


@pytest.mark.parametrize("name", ["latin.toml", "latin.md"])
def test_not_utf8(tmp_path: Path, name: str) -> None:
    """Bytes that are not UTF-8 are notation.toml, in the line where they stand; the others are judged."""
    path = file(tmp_path, name, b"# one\n# two\n# Jos\xe9\n")
    status, records = verified(path, file(tmp_path, "z.toml", GOOD))
    assert status == 1
    assert [record["ok"] for record in records] == [False, True]
    assert (records[0]["error"]["rule"], records[0]["error"]["line"], records[0]["id"]) == ("notation.toml", 3, None)


def test_too_large(tmp_path: Path) -> None:
    """A document over 64 KiB is refused, from a file, from standard input and on a page."""
    large = GOOD + "#" * (64 * 1024)
    _status, (from_file,) = verified(file(tmp_path, "large.toml", large))
    _status, (from_input,) = verified("-", stdin=large.encode())
    _status, (from_page, other) = verified(file(tmp_path, "large.md", page(large + "\n", GOOD)))
    for record in (from_file, from_input, from_page):
        assert record["error"]["rule"] == "notation.size"
    assert f"{len(large.encode())} octets" in from_file["error"]["message"]
    assert other["ok"]


def test_marks_and_line_ends(tmp_path: Path) -> None:
    """A byte order mark and the line ends of Windows are no fault, in a file and on a page."""
    text = ("\ufeff" + GOOD).replace("\n", "\r\n")
    assert verified(file(tmp_path, "good.toml", text))[0] == 0
    status, (record,) = verified(file(tmp_path, "good.md", ("\ufeff" + page(GOOD)).replace("\n", "\r\n")))
    assert (status, record["line"]) == (0, 7)


def test_report(tmp_path: Path) -> None:
    """Without --json each example has its line, what is wrong is told below it, and all are counted."""
    text = changed(ALSOS_TRICK, ("AH 9H", "AH 8S")) + '[expect]\nerror = "alsos.tricks.follow-suit"\n'
    paths = [
        file(tmp_path, "bad.toml", BAD),
        file(tmp_path, "good.toml", GOOD),
        file(tmp_path, "revoke.toml", text),
        file(tmp_path, "wrong.toml", WRONG),
    ]
    done = run("verify", *paths)
    assert done.returncode == 1
    assert done.stdout.decode().splitlines() == [
        f"✗ {paths[0]}:1 (parti-76)\u00a0: ne tient pas",
        "    ligne 9, plays[1]\u00a0: L’entame est l’as de cœur (`AH`), et Anna peut fournir\u00a0: "
        "le huit de trèfle (`8C`) n’est pas permis ici. "
        "On peut jouer le valet de cœur (`JH`) ou le sept de cœur (`7H`). [alsos.tricks.follow-suit]",
        f"✓ {paths[1]}:1 (good)\u00a0: tient",
        f"✓ {paths[2]}:1\u00a0: tient, le refus alsos.tricks.follow-suit était attendu",
        f"✗ {paths[3]}:1 (good)\u00a0: ne tient pas",
        "    points\u00a0: on attendait 24, on trouve 25",
        "2 exemples tiennent.",
        "2 exemples ne tiennent pas.",
    ]
