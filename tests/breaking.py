"""How a rule is broken on purpose: one line of a copy of the engine changed, and put back afterwards."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

SLIPS = ("ImportError", "SyntaxError", "NameError", "AttributeError", "IndentationError")
"""What a break must not end in: it would say nothing of the rule."""


def copied(to: Path, *folders: str) -> Path:
    """These folders of the project under `to`, to be broken without harm."""
    for folder in folders:
        shutil.copytree(ROOT / folder, to / folder, ignore=shutil.ignore_patterns("__pycache__"))
    return to


@contextlib.contextmanager
def broken(copy: Path, module: str, stated: str, instead: str) -> Iterator[None]:
    """The copied module says `instead` where it `stated` a rule; fails where that line is no longer there."""
    path = copy / "engine" / module
    whole = path.read_text(encoding="utf-8")
    assert whole.count(stated) == 1, f"the line stands {whole.count(stated)} times in {module}: {stated!r}"
    path.write_text(whole.replace(stated, instead), encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(whole, encoding="utf-8")
