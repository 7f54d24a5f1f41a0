"""The command line wherever it runs: the bare standard library, any locale, streams cut short or closed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import engine.__main__ as command_line
from tests.command_line.runs import GOOD, ROOT, WRONG, file, page, run, verified
from tests.engine.notation.documents import PARTI


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
