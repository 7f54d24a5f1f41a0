"""How a test runs the command line, and what it gives it to read."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.engine.notation.documents import ALCALDE_TRICK, PARTI, changed

ROOT = Path(__file__).parents[2]

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
