"""Where the engine, its mutants and their results lie, and what state of the sources a result belongs to."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "build" / "mutants"
REASONS = Path(__file__).with_name("reasons.toml")
REPORT = ROOT / "tests" / "MUTANTS.md"


def engine_modules() -> list[str]:
    """The modules of the engine as paths from the root, in the order of their names."""
    return sorted(str(path.relative_to(ROOT)) for path in (ROOT / "engine").rglob("*.py"))


def list_of(module: str) -> Path:
    """The file with the mutants of a module."""
    return BUILT / "lists" / f"{module.removesuffix('.py').replace('/', '.')}.json"


def sources(*folders: str) -> list[Path]:
    """The Python files of these folders, in the order of their names."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def digest(paths: Iterable[Path], *more: str) -> str:
    """A fingerprint of these files and of some words."""
    summed = hashlib.sha256(repr(more).encode())
    for path in paths:
        summed.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return summed.hexdigest()[:16]
