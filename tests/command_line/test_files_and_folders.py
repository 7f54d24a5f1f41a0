"""Which files of a folder are read, and what is told of those that cannot be."""

from __future__ import annotations

import builtins
import json
import os
import socket
import threading
from pathlib import Path
from typing import Any

import pytest

import engine.__main__ as command_line
from tests.command_line.runs import GOOD, file, page, run, verified


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
