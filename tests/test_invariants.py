"""The invariants of the house hold in every module, and each check that says so can fail."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

import pytest

from tests import invariants
from tests.invariants import PYTHON_CHECKS, SCRIPT_CHECKS, Check, Import, imports, modules

ROOT = Path(__file__).parent.parent
PYTHON = modules(ROOT, ["engine", "widgets"], (".py",))
SCRIPTS = modules(ROOT, ["widgets", "docs"], (".js", ".mjs"))


def test_the_modules_are_found() -> None:
    """The checks look at the real house: both games, the widgets and the shell are among the files."""
    names = {str(path) for path in (*PYTHON, *SCRIPTS)}
    assert names >= {"engine/cards.py", "engine/alsos/play.py", "engine/alcalde/play.py", "widgets/i18n.py"}
    assert any(name.startswith("widgets/shell/") for name in names)


@pytest.mark.parametrize("check", PYTHON_CHECKS, ids=lambda check: check.__name__)
def test_python(check: Check) -> None:
    """No module of the engine or the widgets breaks this invariant."""
    assert [wrong for path in PYTHON for wrong in check(path, (ROOT / path).read_text("utf-8"))] == []


@pytest.mark.parametrize("check", SCRIPT_CHECKS, ids=lambda check: check.__name__)
def test_scripts(check: Check) -> None:
    """No script breaks this invariant."""
    assert [wrong for path in SCRIPTS for wrong in check(path, (ROOT / path).read_text("utf-8"))] == []


@pytest.mark.parametrize("package", invariants.KEEPERS)
def test_keepers(package: str) -> None:
    """The module that alone may know a foreign package is there."""
    assert (ROOT / invariants.KEEPERS[package]).is_file()


TYPING = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    "
FROZEN = "from dataclasses import dataclass\n@dataclass"

BROKEN = [
    ("a clock", "engine_imports", "engine/alsos/play.py", "import time", 1),
    ("a date", "engine_imports", "engine/record/fold.py", "from datetime import date", 1),
    ("a locale", "engine_imports", "engine/verify.py", "\nimport locale", 2),
    ("catalogs", "engine_imports", "engine/verify.py", "import gettext", 1),
    ("files", "engine_imports", "engine/notation/lines.py", "from pathlib import Path", 1),
    ("files by another name", "engine_imports", "engine/cards.py", "import os.path", 1),
    ("the network", "engine_imports", "engine/cards.py", "import urllib.request", 1),
    ("a generator of its own", "engine_imports", "engine/alcalde/deal.py", "import random", 1),
    ("a generator, from", "engine_imports", "engine/alcalde/deal.py", "from random import Random", 1),
    ("chance of another kind", "engine_imports", "engine/alcalde/deal.py", TYPING + "import secrets", 3),
    ("chance in the other branch", "engine_imports", "engine/cards.py", TYPING + "pass\nelse:\n    import random", 5),
    ("chance inside a function", "engine_imports", "engine/cards.py", "def deal():\n    import random", 2),
    ("a foreign package", "engine_imports", "engine/cards.py", "import numpy", 1),
    ("the widgets", "engine_imports", "engine/verify.py", "def tell():\n    from widgets.i18n import load", 2),
    ("a module found by name", "engine_imports", "engine/cards.py", "__import__('time')", 1),
    ("a module found somehow", "engine_imports", "engine/cards.py", "loader.import_module(name)", 1),
    ("the command line", "engine_imports", "engine/verify.py", "from engine import __main__", 1),
    ("the command line's eager widgets", "engine_imports", "engine/__main__.py", "from widgets import i18n", 1),
    ("the command line's package", "engine_imports", "engine/__main__.py", "def main():\n    import click", 2),
    ("a file opened", "engine_doors", "engine/notation/lines.py", "text = open('x').read()", 1),
    ("a line printed", "engine_doors", "engine/verify.py", "def tell():\n    print('no')", 2),
    ("text run", "engine_doors", "engine/notation/lines.py", "eval('1')", 1),
    ("one game in the other", "games_stand_alone", "engine/alsos/play.py", "import engine.alcalde.values", 1),
    ("the other way", "games_stand_alone", "engine/alcalde/play.py", "from engine import alsos", 1),
    ("by a relative import", "games_stand_alone", "engine/alcalde/play.py", "from ..alsos import values", 1),
    ("for typing only", "games_stand_alone", "engine/alcalde/play.py", TYPING + "from engine.alsos import State", 3),
    ("inside a function", "games_stand_alone", "engine/alsos/play.py", "def f():\n    from engine import alcalde", 2),
    ("a game that reads records", "games_stand_alone", "engine/alsos/state.py", "from engine.record import replay", 1),
    ("a ground floor that knows a game", "games_stand_alone", "engine/tricks.py", "from engine.alsos import values", 1),
    ("MkDocs elsewhere", "one_keeper", "widgets/fill.py", "from mkdocs.config import base", 1),
    ("MkDocs's plugin elsewhere", "one_keeper", "widgets/fill.py", "import mkdocs_static_i18n.plugin", 1),
    ("Markdown elsewhere", "one_keeper", "widgets/hook.py", "from markdown_it import MarkdownIt", 1),
    ("Babel elsewhere", "one_keeper", "widgets/i18n.py", "def f():\n    import babel.messages", 2),
    ("Markdown in the engine", "one_keeper", "engine/verify.py", "import markdown_it", 1),
    ("a widget called calendar", "own_name", "widgets/calendar.py", "", 1),
    ("a deep one called types", "own_name", "widgets/runtime/types.py", "", 1),
    ("a package called html", "own_name", "widgets/html/__init__.py", "", 1),
    ("a module too long", "length", "engine/cards.py", "x = 1\n" * 301, 301),
    ("a script too long", "length", "widgets/shell/replay.js", ";\n" * 301, 301),
    ("a mutable value", "values_are_frozen", "engine/cards.py", f"{FROZEN}\nclass Hand: pass", 2),
    ("a value without slots", "values_are_frozen", "engine/cards.py", f"{FROZEN}(frozen=True)\nclass Hand: pass", 2),
    (
        "a value frozen in name",
        "values_are_frozen",
        "engine/cards.py",
        f"{FROZEN}(frozen=False, slots=True)\nclass A: pass",
        2,
    ),
    ("a card", "script_plays_no_cards", "widgets/shell/a.js", "if (token === 'AS') win();", 1),
    ("a ten by its glyph", "script_plays_no_cards", "widgets/shell/a.js", '\nconst best = "10♠";', 2),
    ("suits in a list", "script_plays_no_cards", "widgets/shell/a.js", 'const order = ["C", "H", "D", "S"];', 1),
    ("suits in a word", "script_plays_no_cards", "widgets/shell/a.js", "const order = 'CHDS';", 1),
    ("suits as keys", "script_plays_no_cards", "widgets/shell/a.js", "const order = {C: 3, H: 2, D: 1, S: 0};", 1),
    ("suits drawn", "script_plays_no_cards", "widgets/shell/a.js", "show('♥');", 1),
    ("ranks in a list", "script_plays_no_cards", "widgets/shell/a.js", 'const order = ["A", "10", "K", "Q"];', 1),
    ("ranks in a text", "script_plays_no_cards", "widgets/shell/a.js", "const o = 'A 3 K Q J 7'.split(' ');", 1),
    (
        "ranks in a word",
        "script_plays_no_cards",
        "widgets/shell/a.js",
        "const order = 'AKQJ';\nconst b = 'J9AKQ87';",
        2,
    ),
    (
        "values of ranks",
        "script_plays_no_cards",
        "widgets/shell/a.js",
        "const worth = {\n A: 11, K: 4,\n Q: 3, J: 2 };",
        2,
    ),
    ("trumps", "script_plays_no_cards", "widgets/shell/a.js", "\n\nconst trumpSuit = read();", 3),
    ("a score", "script_plays_no_cards", "widgets/shell/a.js", "this.scoreSoFar += 4;", 1),
    ("a game by name", "script_plays_no_cards", "widgets/shell/a.js", "if (game === 'alsos') rotate();", 1),
    (
        "behind a comment",
        "script_plays_no_cards",
        "widgets/shell/a.js",
        "/* a\nb */ go('https://x'); const rank = 1;",
        2,
    ),
]


@pytest.mark.parametrize(("title", "check", "path", "source", "line"), BROKEN, ids=[row[0] for row in BROKEN])
def test_each_check_can_fail(title: str, check: str, path: str, source: str, line: int) -> None:
    """A small module that breaks the invariant is found, at its line."""
    found = getattr(invariants, check)(PurePosixPath(path), source)
    assert any(wrong.startswith(f"{path}:{line}: ") for wrong in found), found


SOUND = [
    (
        "the standard library's words",
        "engine/notation/lines.py",
        "import re, tomllib\nfrom difflib import get_close_matches",
    ),
    ("a generator passed in", "engine/alcalde/deal.py", TYPING + "from random import Random"),
    ("by its long name", "engine/alsos/deal.py", "import typing\nif typing.TYPE_CHECKING:\n    import random"),
    (
        "a game on the ground floor",
        "engine/alsos/play.py",
        "from engine.alsos import values\nfrom engine.cards import Card",
    ),
    ("the package itself", "engine/alsos/play.py", "from . import values\nfrom .deal import Deal"),
    ("the record above both", "engine/record/__init__.py", "from engine import alcalde, alsos"),
    ("a command line", "engine/__main__.py", "import sys\ndef main():\n    from widgets import examples\n    print(1)"),
    ("MkDocs in the hook", "widgets/hook.py", "from mkdocs.config import base"),
    ("Markdown in its reader", "widgets/examples.py", "from markdown_it import MarkdownIt"),
    ("Babel in the catalogs", "widgets/catalogs.py", "def f():\n    import babel.messages"),
    ("files in the widgets", "widgets/fill.py", "from pathlib import Path\nprint(open('x'))"),
    (
        "a view by its own name",
        "widgets/cards_view.py",
        "from dataclasses import dataclass\n@dataclass\nclass Mutable: pass",
    ),
    ("a package's own file", "widgets/runtime/__init__.py", ""),
    ("a whole page of code", "engine/cards.py", "x = 1\n" * 300),
    ("a value", "engine/cards.py", f"{FROZEN}(frozen=True, slots=True)\nclass Hand: pass"),
    ("a compiled pattern", "engine/notation/lines.py", "import re\nWORD = re.compile('x')"),
]


@pytest.mark.parametrize(("title", "path", "source"), SOUND, ids=[row[0] for row in SOUND])
def test_what_is_allowed(title: str, path: str, source: str) -> None:
    """What the invariants leave free is not found fault with."""
    assert [wrong for check in PYTHON_CHECKS for wrong in check(PurePosixPath(path), source)] == []


SOUND_SCRIPTS = [
    ("a comment about the rules", "// the trump suit: A K Q J ♠\n/* a score\n of ranks */ go();"),
    (
        "the elements and attributes of a replay",
        "const steps = replay.querySelectorAll('card-replay .step[data-trick-end]');",
    ),
    ("keys of the keyboard", "if (event.key === 'ArrowLeft' || event.key === 'Home') back();"),
    ("numbers in a row", "const spread = [2, 3, 4, 5, 6, 7];"),
    ("letters that are no suits", "move('M', 'L', 'Z'); const C = 1;"),
    ("a foreign address", "const text = 'https://x'; // not here"),
    ("messages", "post({ op: 'position', text, step, branch });"),
]


@pytest.mark.parametrize(("title", "source"), SOUND_SCRIPTS, ids=[row[0] for row in SOUND_SCRIPTS])
def test_what_a_script_may_say(title: str, source: str) -> None:
    """Markup, messages, keys and comments are not found fault with."""
    assert [wrong for check in SCRIPT_CHECKS for wrong in check(PurePosixPath("widgets/shell/a.js"), source)] == []


def test_imports_are_read() -> None:
    """Names are resolved in full, with their line, and told apart: for typing only, inside a function."""
    source = (
        "import a.b as c\nfrom . import d\nfrom ..e import f\n" + TYPING + "import g\ndef h():\n    from i import j\n"
    )
    assert imports(PurePosixPath("engine/alsos/play.py"), source) == [
        Import("a.b", 1),
        Import("engine.alsos.d", 2),
        Import("engine.e.f", 3),
        Import("typing.TYPE_CHECKING", 4),
        Import("g", 6, typing_only=True),
        Import("i.j", 8, lazy=True),
    ]


def test_files_are_walked(tmp_path: Path) -> None:
    """Every module of the folders is looked at, deep ones too, and no compiled leftovers."""
    for name in ("engine/a.py", "engine/deep/b.py", "engine/__pycache__/c.py", "widgets/d.js", "widgets/e.css"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = [str(path) for path in modules(tmp_path, ["engine", "widgets"], (".py", ".js"))]
    assert found == ["engine/a.py", "engine/deep/b.py", "widgets/d.js"]
