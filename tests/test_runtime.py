"""What the browser loads: complete, no more than is needed, the same bytes each time, and the same answers as here."""

import ast
import hashlib
import json
import os
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest

from widgets.bridge import handle
from widgets.runtime.library import LIST, listed, trim
from widgets.runtime.library_trace import ROOT, RUNTIME, WHOLE_LIBRARY, ask, questions


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    """The manifest of the runtime as built."""
    return json.loads((RUNTIME / "manifest.json").read_bytes())


@pytest.fixture(scope="module")
def asked() -> list[dict[str, Any]]:
    """Every kind of question about every example on the pages."""
    return questions(ROOT / "docs")


def sha256(file: Path) -> str:
    """A file's fingerprint."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def test_same_answers_as_here(asked: list[dict[str, Any]]) -> None:
    """The browser's files, cut and compiled, answer every question in the very words of this Python."""
    answered = ask(RUNTIME, asked)
    worked = set()
    for question, answer in zip(asked, answered["answers"], strict=True):
        there, here = json.loads(answer), json.loads(handle(json.dumps(question)))
        assert there == here, f"another answer in the browser to {question}"
        if there["ok"]:
            worked.add((question["language"], question["op"]))
    assert worked == {(language, op) for language in ("fr", "es") for op in ("replay", "check", "position", "analysis")}


def test_library_is_what_a_visit_imports(asked: list[dict[str, Any]]) -> None:
    """library.txt names every file that the questions import from the whole library, and no other."""
    assert list(listed(LIST.read_text(encoding="utf-8"))) == ask(RUNTIME, asked, WHOLE_LIBRARY)["library"]


def test_library_is_compiled(manifest: dict[str, Any]) -> None:
    """The library holds the listed files and nothing else, compiled, and not compressed a second time."""
    names = listed(LIST.read_text(encoding="utf-8"))
    with zipfile.ZipFile(RUNTIME / manifest["library"]) as library:
        assert sorted(library.namelist()) == sorted(name + "c" for name in names)
        assert {entry.compress_type for entry in library.infolist()} == {zipfile.ZIP_STORED}


def test_manifest_names_every_file(manifest: dict[str, Any]) -> None:
    """The manifest gives size and SHA-256 of every file there is, and the sum of the sizes."""
    files = {file.relative_to(RUNTIME).as_posix(): file for file in RUNTIME.rglob("*") if file.is_file()}
    del files["manifest.json"]
    there = {path: (file.stat().st_size, sha256(file)) for path, file in files.items()}
    assert {entry["path"]: (entry["size"], entry["sha256"]) for entry in manifest["files"]} == there
    assert manifest["size"] == sum(size for size, _ in there.values())
    assert {path.split("/")[0] for path in there} == folders_of(manifest)


def folders_of(manifest: dict[str, Any]) -> set[str]:
    """The folders that the manifest leads to."""
    return {path.split("/")[0] for path in (manifest["index"], manifest["library"], *manifest["packages"])}


def test_folders_bear_their_fingerprint(manifest: dict[str, Any]) -> None:
    """A folder's name is told by what it holds: what may be kept for good never changes."""
    for folder in (RUNTIME / name for name in folders_of(manifest)):
        content = "".join(sorted(f"{file.name} {sha256(file)}\n" for file in folder.iterdir()))
        assert folder.name.endswith("-" + hashlib.sha256(content.encode()).hexdigest()[:16])


def test_packages(manifest: dict[str, Any]) -> None:
    """The manifest leads to the two wheels, and to nobody else's."""
    wheels = [RUNTIME / path for path in manifest["packages"]]
    assert [wheel.name.split("-")[0] for wheel in wheels] == ["card_table_engine", "card_table_widgets"]
    assert sorted(wheels[0].parent.iterdir()) == wheels
    assert manifest["lock"]["packages"] == {}


def modules_of(manifest: dict[str, Any], package: str) -> set[str]:
    """The modules that a wheel carries, as dotted names."""
    [wheel] = [path for path in manifest["packages"] if package in path]
    with zipfile.ZipFile(RUNTIME / wheel) as archive:
        names = [name for name in archive.namelist() if name.endswith(".pyc")]
    return {name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for name in names}


def imports_of(module: str) -> set[str]:
    """The modules of this project that a module imports, wherever in it."""
    path = ROOT / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    package = module if path.is_dir() else module.rpartition(".")[0]
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            found |= {origin} | {f"{origin}.{alias.name}" for alias in node.names}
    parents = {".".join(name.split(".")[:end]) for name in found for end in range(1, name.count(".") + 2)}
    return {name for name in parents if name.split(".")[0] in ("engine", "widgets") and exists(name)}


def exists(module: str) -> bool:
    """Whether a dotted name is a module of this project, and not a name in one."""
    path = ROOT / Path(*module.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def test_widgets_wheel_holds_what_the_bridge_needs(manifest: dict[str, Any]) -> None:
    """The widgets' wheel carries the bridge and what it imports, and none of the modules that build the site."""
    reached = {"widgets", "widgets.bridge"}
    waiting = list(reached)
    while waiting:
        new = imports_of(waiting.pop()) - reached
        reached |= new
        waiting += new
    assert modules_of(manifest, "card_table_widgets") == {name for name in reached if name.split(".")[0] == "widgets"}


def test_engine_wheel_is_whole(manifest: dict[str, Any]) -> None:
    """The engine's wheel carries the whole engine."""
    files = [file.relative_to(ROOT).with_suffix("").as_posix() for file in (ROOT / "engine").rglob("*.py")]
    assert modules_of(manifest, "card_table_engine") == {
        name.removesuffix("/__init__").replace("/", ".") for name in files
    }


def test_two_builds_give_the_same_bytes(tmp_path: Path) -> None:
    """Built again elsewhere, at another time, in another order of files, the runtime is the same to the byte."""
    for name in ("Makefile", "pyproject.toml", "LICENSE", "requirements.txt", "package.json", "package-lock.json"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    for name in ("engine", "widgets"):
        skipped = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, tmp_path / name, ignore=skipped, copy_function=shutil.copyfile)
    for name in (".venv", "node_modules"):
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "build" / "compiler", tmp_path / "build" / "compiler")
    # everything that is installed counts as done, all that is built does not
    done = ["--assume-old=.venv/.ready", "--assume-old=node_modules/.ready", "--assume-old=build/compiler/.ready"]
    environment = {key: value for key, value in os.environ.items() if key not in ("MAKEFLAGS", "MAKELEVEL")}
    command = ["make", "--silent", *done, "runtime"]
    subprocess.run(command, cwd=tmp_path, env=environment | {"TZ": "Pacific/Auckland"}, check=True)
    again = tmp_path / "build" / "runtime"
    assert {file.relative_to(again): sha256(file) for file in again.rglob("*") if file.is_file()} == {
        file.relative_to(RUNTIME): sha256(file) for file in RUNTIME.rglob("*") if file.is_file()
    }


def test_missing_file_of_the_library_is_named(tmp_path: Path) -> None:
    """A name in library.txt that the library does not have ends the build with that name."""
    with pytest.raises(KeyError, match=r"nothing\.py"):
        trim(WHOLE_LIBRARY, tmp_path / "library.zip", ("nothing.py",))
