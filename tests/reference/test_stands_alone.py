"""The second statement stands on nothing but itself, so that it cannot repeat a mistake of the engine."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

import pytest

from tests.invariants import imports

HERE = Path(__file__).parent
STATEMENTS = sorted(path.name for path in HERE.glob("*.py") if not path.name.startswith(("test_", "__init__")))
STANDARD = ("__future__", "collections.abc", "itertools", "random")
"""What it may lean on, besides itself."""


def strangers(name: str, source: str) -> list[str]:
    """What a module of the second statement imports from elsewhere."""
    found = imports(PurePosixPath("tests/reference") / name, source)
    return [each.name for each in found if not each.is_under("tests.reference", *STANDARD)]


def test_the_statements_are_found() -> None:
    """Both games, the melds, the packs and the two searches are looked at."""
    assert {"alcalde_again.py", "alsos_again.py", "alsos_melds_again.py", "packs.py"} < set(STATEMENTS)


@pytest.mark.parametrize("name", STATEMENTS)
def test_no_code_is_shared(name: str) -> None:
    """No module of the second statement imports the engine, its records, or anything else of the project."""
    assert strangers(name, (HERE / name).read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("from engine.alsos import melds", "engine.alsos.melds"),
        ("import engine.cards", "engine.cards"),
        ("def late():\n    from engine import alcalde", "engine.alcalde"),
        ("from tests.engine.alsos.table import card", "tests.engine.alsos.table.card"),
        ("import importlib\nimportlib.import_module('engine')", "engine"),
    ],
)
def test_sharing_would_be_noticed(source: str, name: str) -> None:
    """An import of the engine is found, whichever way it is written."""
    assert name in strangers("alsos_again.py", source)
