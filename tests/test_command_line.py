"""The command line answers as the contract says: what is printed, in which language, with which exit status."""

from __future__ import annotations

import builtins
import json
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

import engine.__main__ as command_line
from tests.engine.notation.documents import ALCALDE_TRICK, ALSOS_TRICK, MATCH, PARTI, changed

ROOT = Path(__file__).parents[1]

GOOD = f'{ALCALDE_TRICK}id = "good"\n[expect]\npoints = 25\n'
WRONG = GOOD.replace("25", "24")
BAD = changed(PARTI, ("Bence AH 7H", "Bence AH 8C"))


def run(
    *arguments: str, stdin: bytes = b"", python: tuple[str, ...] = (), **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """One command, run from the root of the project."""
    return subprocess.run(
        [sys.executable, *python, "-m", "engine", *arguments],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, **environment},
        timeout=60,
        check=False,
    )


def verified(*arguments: str, stdin: bytes = b"") -> tuple[int, list[dict[str, Any]]]:
    """The exit status of `verify --json` and the list that it printed."""
    done = run("verify", "--json", *arguments, stdin=stdin)

    def no_constant(name: str) -> None:
        raise AssertionError(f"{name} is not JSON")

    return done.returncode, json.loads(done.stdout, parse_constant=no_constant)


def file(folder: Path, name: str, content: str | bytes) -> str:
    """A file, its folders made where they are missing."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return str(path)


def page(*examples: str) -> str:
    """A page with these examples, behind front matter."""
    return "---\ntitle: A page\n---\n\n" + "\n".join(f"Text.\n\n```example\n{text}```\n" for text in examples)


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
    assert record["error"]["message"].startswith("La salida es el as de corazones (`AH`), y Anna puede asistir")


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


def test_replay(tmp_path: Path) -> None:
    """Replay tells every step of an example in the language asked for."""
    done = run("replay", "--lang", "es", file(tmp_path, "good.toml", GOOD))
    told = done.stdout.decode()
    assert done.returncode == 0
    assert [line for line in told.splitlines() if line.startswith("Paso ")] == [
        f"Paso {step} de 5" for step in range(1, 6)
    ]
    assert "el as de corazones" in told
    assert "[alcalde.tricks.winner]" in told


@pytest.mark.parametrize(
    ("units", "lang", "told"),
    [
        ("[[0, 0], [5, -5], [-2, 2]]", "fr", "Anna a gagné 3 unités et Bence en a perdu autant"),
        ("[[0, 0], [5, -5], [-6, 6]]", "es", "Bence ha ganado 1 unidad y Anna ha perdido otro tanto"),
        ("[[5, -5], [-5, 5]]", "fr", "Anna et Bence sont à égalité"),
    ],
)
def test_replay_of_a_match_under_way(tmp_path: Path, units: str, lang: str, told: str) -> None:
    """Replay of a match that is not over tells how it stands."""
    path = file(tmp_path, "match.toml", changed(MATCH, ("[[0, 0], [5, -5]]", units)))
    assert told in run("replay", "--lang", lang, path).stdout.decode()


def test_replay_one_step(tmp_path: Path) -> None:
    """--step tells one step, counted from 1 as on the pages."""
    path = file(tmp_path, "parti.toml", PARTI)
    told = run("replay", "--step", "7", path).stdout.decode()
    assert [line for line in told.splitlines() if line.startswith("Étape ")] == ["Étape 7 sur 31 — engagements tardifs"]
    beyond = run("replay", "--step", "32", path)
    assert (beyond.returncode, beyond.stdout) == (2, b"")
    assert "31" in beyond.stderr.decode()


def test_replay_of_a_fault(tmp_path: Path) -> None:
    """Replay tells the steps up to the fault, then the fault."""
    done = run("replay", file(tmp_path, "bad.toml", BAD))
    told = done.stdout.decode()
    assert done.returncode == 1
    assert "Étape 11 sur 11 — coup refusé" in told
    assert "[alsos.tricks.follow-suit]" in told.splitlines()[-1]


def test_replay_of_what_cannot_be_read(tmp_path: Path) -> None:
    """Replay of a text that cannot be read says why."""
    done = run("replay", file(tmp_path, "none.toml", "plays = ["))
    assert done.returncode == 1
    assert "[notation.toml]" in done.stdout.decode()


def test_replay_of_a_page_without_examples(tmp_path: Path) -> None:
    """Replay of a page that has no example says so, and does not call that well."""
    path = file(tmp_path, "words.md", "# Words\n\nNothing to replay.\n")
    replayed, verified = run("replay", path), run("verify", path)
    assert replayed.returncode == verified.returncode == 1
    assert replayed.stdout.strip()
    assert replayed.stdout == verified.stdout


def test_replay_of_a_page(tmp_path: Path) -> None:
    """Replay of a page tells each of its examples."""
    done = run("replay", file(tmp_path, "page.md", page(GOOD, GOOD.replace("good", "second").replace("2S", "2D"))))
    told = done.stdout.decode()
    assert told.count("Étape 5 sur 5") == 2
    assert done.returncode == 0, "both tricks are worth 25"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_nothing_but_the_standard_library(tmp_path: Path, command: str) -> None:
    """Documents of their own need no installed package; without site-packages the commands work."""
    done = run(command, file(tmp_path, "good.toml", GOOD), python=("-S",))
    assert done.returncode == 0, done.stderr.decode()


def test_any_locale(tmp_path: Path) -> None:
    """What is printed is UTF-8, whatever the machine speaks."""
    path = file(tmp_path, "wrong.toml", WRONG)
    done = run("verify", path, LC_ALL="C", PYTHONIOENCODING="ascii", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert "ne tient pas" in done.stdout.decode("utf-8")


def test_strange_path(tmp_path: Path) -> None:
    """A path that is not UTF-8 is told without failing."""
    path = os.fsencode(tmp_path) + b"/\xff.toml"
    Path(os.fsdecode(path)).write_text(GOOD, "utf-8")
    done = run("verify", "--json", str(tmp_path))
    assert done.returncode == 0
    assert json.loads(done.stdout)[0]["source"] == os.fsdecode(path)


def test_nothing_is_executed(tmp_path: Path) -> None:
    """A document that looks like code is text, and its braces and percent signs too."""
    text = GOOD.replace('"Isaac"', "\"{__import__('os')}%s\"").replace("Isaac AH", "{__import__('os')}%s AH")
    status, (record,) = verified(file(tmp_path, "code.toml", text))
    assert (status, record["result"]["winner"]) == (0, "Pilar")


def test_pages_need_their_reader(tmp_path: Path) -> None:
    """Where the library that reads Markdown is missing, a page is exit 2 with the reason; documents are judged."""
    path = file(tmp_path, "page.md", page(GOOD))
    done = run("verify", "--json", path, file(tmp_path, "z.toml", GOOD), python=("-S",))
    assert done.returncode == 2
    assert [record["ok"] for record in json.loads(done.stdout)] == [True]
    assert "markdown-it-py" in done.stderr.decode()


def test_output_cut_short(tmp_path: Path) -> None:
    """A reader who closes the output early is no reason to fail loudly."""
    command = [sys.executable, "-m", "engine", "replay", file(tmp_path, "parti.toml", PARTI)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.parametrize(("language", "told"), [("fr", "La réponse ne peut"), ("es", "La respuesta no se puede")])
def test_output_without_room(tmp_path: Path, language: str, told: str) -> None:
    """An output that takes nothing is told in a sentence, and is no success."""
    command = [sys.executable, "-m", "engine", "verify", "--lang", language, file(tmp_path, "good.toml", GOOD)]
    with open("/dev/full", "wb") as full:
        done = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr.decode().startswith(told)
    assert len(done.stderr.decode().splitlines()) == 1


@pytest.mark.parametrize(("closed", "status"), [("1>&-", 2), ("2>&-", 2), ("0<&-", 2)])
def test_closed_streams(tmp_path: Path, closed: str, status: int) -> None:
    """A stream that is closed from the start is no reason to fail, and never mixes words into JSON."""
    good = file(tmp_path, "good.toml", GOOD)
    script = f'"$0" -m engine verify --json "$1" "$2" - {closed}'
    done = subprocess.run(
        ["sh", "-c", script, sys.executable, good, str(tmp_path / "missing.toml")],
        cwd=ROOT, capture_output=True, timeout=60, check=False, input=GOOD.encode(),
    )  # fmt: skip
    assert done.returncode == status
    assert b"Traceback" not in done.stderr
    if closed != "1>&-":
        assert [record["ok"] for record in json.loads(done.stdout)][:1] == [True]


def test_stopped_by_its_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that is stopped by hand ends as a shell expects, without a traceback."""

    def stopped() -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(command_line, "main", stopped)
    assert command_line._run() == 130


def test_left_by_its_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader that has enough of the output ends the command without a traceback, and it is no success."""

    def left() -> int:
        raise BrokenPipeError

    monkeypatch.setattr(command_line, "main", left)
    monkeypatch.setattr(command_line, "_give_up_output", lambda: None)
    assert command_line._run() == 1


def test_folders_that_lead_back(tmp_path: Path) -> None:
    """A link to a folder above is not followed round and round."""
    file(tmp_path, "a/good.toml", GOOD)
    (tmp_path / "a" / "back").symlink_to(tmp_path, target_is_directory=True)
    status, records = verified(str(tmp_path))
    assert (status, len(records)) == (0, 1)


def test_only_plain_files_of_a_folder(tmp_path: Path) -> None:
    """A pipe, a socket, a device or a folder that is called like a document is not waited for; the others are read."""
    for name in ("pipe.toml", "pipe.md"):
        os.mkfifo(tmp_path / name)
    (tmp_path / "device.toml").symlink_to("/dev/zero")
    (tmp_path / "linked-pipe.toml").symlink_to(tmp_path / "pipe.toml")
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(os.path.relpath(tmp_path / "socket.md"))
        file(tmp_path, "folder.md/good.toml", GOOD)
        file(tmp_path, "folder.toml/deeper.md/good.md", page(GOOD))
        (tmp_path / "linked.toml").symlink_to(file(tmp_path, "z.toml", GOOD))
        status, records = verified(str(tmp_path))
    assert status == 0
    assert [Path(record["source"]).relative_to(tmp_path).as_posix() for record in records] == [
        "folder.md/good.toml", "folder.toml/deeper.md/good.md", "linked.toml", "z.toml"
    ]  # fmt: skip


def test_links_that_lead_round(tmp_path: Path) -> None:
    """A link that leads to itself or to nothing is told, one to a folder is not followed, whatever its name."""
    file(tmp_path, "a/good.toml", GOOD)
    (tmp_path / "a" / "back.md").symlink_to(tmp_path, target_is_directory=True)
    (tmp_path / "a" / "forth.toml").symlink_to(tmp_path / "a", target_is_directory=True)
    assert verified(str(tmp_path))[0] == 0
    (tmp_path / "itself.toml").symlink_to(tmp_path / "itself.toml")
    (tmp_path / "nothing.md").symlink_to(tmp_path / "nowhere.md")
    (tmp_path / "nothing.txt").symlink_to(tmp_path / "nowhere.txt")
    done = run("verify", "--json", str(tmp_path))
    assert (done.returncode, [record["ok"] for record in json.loads(done.stdout)]) == (2, [True])
    assert done.stderr.decode().splitlines() == [
        f"{tmp_path / name}\u00a0: lecture impossible. C’est un lien qui ne mène à aucun fichier\u202f; réparez-le, "
        "ou retirez-le."
        for name in ("itself.toml", "nothing.md")
    ]


@pytest.mark.parametrize(
    ("language", "error", "told"),
    [
        ("fr", PermissionError(13, "no"), "lecture impossible. Vous n’en avez pas le droit"),
        ("es", PermissionError(13, "no"), "no se puede leer. No tiene permiso"),
        ("fr", FileNotFoundError(2, "gone"), "lecture impossible. Rien ne porte ce nom"),
        ("es", OSError(5, "worn out"), "no se puede leer. Mire si el archivo está entero"),
    ],
)
@pytest.mark.parametrize("name", ["b.toml", "b.md"])
def test_a_file_that_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str,
    error: OSError, told: str, name: str,
) -> None:  # fmt: skip
    """A file that is forbidden, gone since the folder was listed, or broken is told; the others are judged."""
    paths = [file(tmp_path, one, page(GOOD) if one.endswith(".md") else GOOD) for one in ("a.toml", name, "c.md")]
    plain = builtins.open

    def opened(path: Any, *arguments: Any, **options: Any) -> Any:
        if os.fspath(path) == paths[1]:
            raise error
        return plain(path, *arguments, **options)

    monkeypatch.setattr(builtins, "open", opened)
    monkeypatch.setattr("io.open", opened)
    status = command_line.main(["verify", "--json", "--lang", language, str(tmp_path)])
    printed = capsys.readouterr()
    assert (status, [record["source"] for record in json.loads(printed.out)]) == (2, [paths[0], paths[2]])
    assert printed.err.startswith(paths[1])
    assert told in printed.err


def test_a_folder_that_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A folder that cannot be listed is told, and the folders beside it are walked."""
    paths = [file(tmp_path, f"{name}/good.toml", GOOD) for name in "abc"]
    plain = os.listdir

    def listed(path: str) -> list[str]:
        if path == str(tmp_path / "b"):
            raise PermissionError(13, "no")
        return plain(path)

    monkeypatch.setattr(os, "listdir", listed)
    assert command_line.main(["verify", "--json", str(tmp_path)]) == 2
    printed = capsys.readouterr()
    assert [record["source"] for record in json.loads(printed.out)] == [paths[0], paths[2]]
    assert printed.err.startswith(str(tmp_path / "b"))


def test_pipes_that_are_named(tmp_path: Path) -> None:
    """Standard input by its path, and a pipe, are read where they are named themselves."""
    status, (record,) = verified("/dev/stdin", stdin=GOOD.encode())
    assert (status, record["source"], record["ok"]) == (0, "/dev/stdin", True)
    for name in ("pipe", "pipe.toml", "pipe.md"):
        pipe = tmp_path / name
        os.mkfifo(pipe)
        text = page(GOOD) if name.endswith(".md") else GOOD
        writer = threading.Thread(target=pipe.write_text, args=(text, "utf-8"))
        writer.start()
        status, (record,) = verified(str(pipe))
        writer.join()
        assert (status, record["source"], record["id"]) == (0, str(pipe), "good")
