"""What the tools for mutants promise: a change is really imported, a fatal one noticed, a certain kind left out."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.mutants import report
from tests.mutants.choice import stages
from tests.mutants.kinds import KINDS, Excluded, Source
from tests.mutants.places import ROOT, engine_modules
from tests.mutants.sample import Mutant, change, sampled
from tests.mutants.workshop import Copy, Outcome

VALUES = "engine/alcalde/values.py"
TESTS = ["tests/engine/alcalde/test_values.py"]
SOUND = (ROOT / VALUES).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """One copy of the project for all tests here."""
    return Copy(tmp_path_factory.mktemp("workshop") / "copy")


@pytest.fixture
def copy(shared: Copy) -> Iterator[Copy]:
    """The copy, as it was before and after."""
    yield shared
    shared.write(VALUES, SOUND)


def run(copy: Copy, text: str, seconds: int = 60, module: str = VALUES) -> Outcome:
    """How the tests of Alcalde's values end where `text` stands in the module's place."""
    copy.write(VALUES, text)
    copy.start(TESTS, seconds, module=module)
    while (outcome := copy.finished()) is None:
        time.sleep(0.01)
    return outcome


@pytest.mark.parametrize(
    ("old", "new", "how"),
    [
        pytest.param("", "", "passed", id="nothing"),
        pytest.param("Rank.ACE: 11", "Rank.ACE: 12", "failed", id="a value"),
        pytest.param("Rank.ACE: 11", "Rank.ACE: 10 + 2", "failed", id="the same value in other words"),
        pytest.param("PACK_TOTAL // 2", "PACK_TOTAL % 2", "failed", id="another operator, the text as long as before"),
        pytest.param("Rank.ACE: 11", "Rank.ACE: 11 + None", "not collected", id="what cannot be imported"),
        pytest.param("PACK: tuple", "while True: pass\nPACK: tuple", "time", id="what never ends"),
        pytest.param("PACK: tuple", "import os\nos.abort()\nPACK: tuple", "crash", id="what brings Python down"),
    ],
)
def test_outcomes(copy: Copy, old: str, new: str, how: str) -> None:
    """The changed module is the one that is imported, and what it does to the tests is told."""
    assert SOUND.count(old) >= 1
    outcome = run(copy, SOUND.replace(old, new, 1), seconds=3 if how == "time" else 60)
    assert outcome.how == how
    assert bool(outcome.by) is (how in ("failed", "not collected"))
    assert (ROOT / VALUES).read_text(encoding="utf-8") == SOUND


def test_a_module_that_no_test_imports(copy: Copy) -> None:
    """Where the tests never import the changed module, there is an error, not a mutant that lives."""
    with pytest.raises(RuntimeError, match="ended with 90"):
        run(copy, SOUND, module="engine/alsos/solver.py")


def test_every_module_has_tests() -> None:
    """For every module of the engine there are stages of tests, all of them there, the nearest first."""
    for module in engine_modules():
        chosen = stages(module)
        files = [file for stage in chosen for file in stage]
        assert len(files) == len(set(files)) > 5
        assert all((ROOT / file).is_file() for file in files)
    assert stages("engine/alsos/melds.py")[0] == ("tests/engine/alsos/test_melds.py",)
    assert stages("engine/__main__.py")[0][0] == "tests/command_line/test_files_and_folders.py"


MODULE = """\
from __future__ import annotations
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    import random
def f(x: int | None, seat: Seat) -> str | None:
    y: int | None = -1
    return seat is Seat.MAYOR, x == 3, y is x, 1 - 2, y is place, y is hand
"""


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        pytest.param("x: int |", "x: int +", "annotation", id="of a parameter"),
        pytest.param("str |", "str +", "annotation", id="of what is returned"),
        pytest.param("y: int |", "y: int +", "annotation", id="of a variable"),
        pytest.param("if TYPE_CHECKING", "if not TYPE_CHECKING", "for typing", id="an import for typing"),
        pytest.param("return seat", "return seat *", "not Python", id="what does not compile"),
        pytest.param("1 - 2", "1 +- 2", "same code", id="a sum that the compiler makes"),
        pytest.param("seat is Seat", "seat == Seat", "identity of enums", id="a member by equality"),
        pytest.param("y is place", "y == place", "identity of enums", id="what is a member by its annotations"),
        pytest.param("y is hand", "y == hand", None, id="what is one in some annotations only"),
        pytest.param("seat is Seat", "seat is not Seat", None, id="not that member"),
        pytest.param("y is x", "y == x", None, id="any values by equality"),
        pytest.param("x == 3", "x == 4", None, id="a number"),
    ],
)
def test_kinds(tmp_path: Path, old: str, new: str, kind: str | None) -> None:
    """What is certainly no mutant is known by its place or by its code, and nothing else is."""
    seats = "class Seat(IntEnum):\n    MAYOR = 2\ndef f(place: Seat | None, hand: Seat): ...\ndef g(hand: int): ...\n"
    (tmp_path / "seats.py").write_text(seats, encoding="utf-8")
    source = Source(MODULE, Excluded(tmp_path))
    assert MODULE.count(old) == 1
    line = MODULE[: MODULE.index(old)].count("\n") + 1
    column = MODULE.split("\n")[line - 1].index(old) + len(old) - 1
    found = source.kind_at((line, column), (line, column + 1)) or source.kind_of(MODULE.replace(old, new))
    assert found == kind
    assert kind is None or kind in KINDS


def listed(count: int, excluded: str | None = None) -> list[dict[str, object]]:
    """Changes of the first lines of a module, as they are listed."""
    lines = SOUND.split("\n")
    return [
        {"module": VALUES, "definition": "", "operator": "Number", "line": at + 1, "excluded": excluded}
        | change(SOUND, "\n".join([*lines[:at], lines[at] + "  # changed", *lines[at + 1 :]]))
        for at in range(count)
    ]


def test_samples() -> None:
    """The seed alone chooses; what is excluded is never drawn; a mutant is its module with the change."""
    few, more = sampled(listed(40), 10), sampled([*listed(40), *listed(40, "annotation")], 10)
    assert few == more
    assert len(few) == 10
    assert sampled(listed(40), 100) == sampled(listed(40), 40)
    assert set(few) < set(sampled(listed(40), 20))
    for mutant in few:
        lines = mutant.mutated.split("\n")
        assert lines[mutant.line - 1].endswith("  # changed")
        assert [line.removesuffix("  # changed") for line in lines] == SOUND.split("\n")


def test_change() -> None:
    """A change is the lines between those that are alike at the beginning and at the end."""
    assert change("a\nb\nb\nc", "a\nb\nx\ny\nc") == {"first": 2, "before": ["b"], "after": ["x", "y"]}
    assert change("a\na\na", "a\na") == {"first": 2, "before": ["a"], "after": []}
    assert change("a", "a") == {"first": 1, "before": [], "after": []}


def test_report(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The page tells the score and what lives; all is good when the goal is met and every one has its reason."""
    reasons = tmp_path / "reasons.toml"
    monkeypatch.setattr(report, "REASONS", reasons)
    mutants = sampled(listed(40), 40)
    reasons.write_text("", encoding="utf-8")
    found = [(mutant, Outcome("passed" if at < 2 else "failed", "", 1.0)) for at, mutant in enumerate(mutants)]
    page = report.markdown([*listed(40), *listed(3, "annotation")], "8.0", found)
    assert "**38 of 40 found out: 95.0 %**" in page
    assert "cosmic-ray lists 43 in all" in page
    assert f"| {VALUES} | 40 | 38 | 2 |" in page
    assert page.count(report.REASONLESS) == 2
    assert not report.is_good(found)
    row = '[[lives]]\nmodule = "{}"\ndefinition = ""\nchanges = {}\nreason = "Nobody can tell."\n'
    changes = "[" + ", ".join(f"'''{mutant.change}'''" for mutant in mutants[:2]) + "]"
    reasons.write_text(row.format(VALUES, changes), encoding="utf-8")
    assert report.is_good(found)
    assert report.markdown([], "8.0", found).count("Nobody can tell.") == 2
    assert not report.is_good([*found[:2], *found[3:]])


def test_a_change_in_one_line() -> None:
    """What a terminal and the file of reasons call a mutant."""
    mutant = Mutant("1", "engine/cards.py", "f", "Number", 7, 6, ("    a = 1",), ("    a = 2",))
    assert mutant.change == "a = 1 → a = 2"
    assert mutant.told() == "engine/cards.py:7 f: a = 1 → a = 2"
