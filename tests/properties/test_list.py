"""The list of properties names tests that exist, and every test of this folder."""

from __future__ import annotations

import ast
from pathlib import Path

from tests import properties

HERE = Path(__file__).parent
TESTS = HERE.parent


def functions(path: Path) -> set[str]:
    """The tests that a module holds."""
    tree = ast.parse(path.read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def rows() -> list[str]:
    """The right-hand cells of the list."""
    lines = [line.split("|") for line in (properties.__doc__ or "").splitlines() if line.startswith("| ")]
    return [cells[2].strip() for cells in lines[1:]]


def test_what_is_named_exists() -> None:
    """A test that was renamed or taken away does not stay in the list."""
    own = set().union(*(functions(path) for path in HERE.glob("test_*.py")))
    assert len(rows()) > 20
    for row in rows():
        for name in row.split(", "):
            path, _, test = name.rpartition(": ") if ": " in name else (name, "", "")
            if path.endswith(".py"):
                assert (TESTS / path).is_file(), path
                assert not test or test in functions(TESTS / path), name
            else:
                assert name in own, name


def test_nothing_is_left_out() -> None:
    """A new property is entered in the list."""
    named = " ".join(rows())
    for path in HERE.glob("test_*.py"):
        if path.name != "test_list.py":
            assert sorted(test for test in functions(path) if test not in named) == [], path.name
