"""Which tests are run against a mutant of which module: stages, the tests nearest to the module first.

A mutant that lives through one stage goes on to the next; within a stage the quickest file comes first.
"""

from __future__ import annotations

from functools import cache

from tests.mutants.places import ROOT

Stages = tuple[tuple[str, ...], ...]

ENGINE = "tests/engine"
COMMAND_LINE = ("tests/command_line",)
INVARIANTS = ("tests/test_invariants.py",)
VERIFYING = (f"{ENGINE}/test_frozen.py", f"{ENGINE}/test_verify.py", f"{ENGINE}/notation", f"{ENGINE}/record")
SENTENCES = ("tests/widgets/test_refusals.py", "tests/widgets/test_bridge.py", "tests/widgets/test_bridge_requests.py")
REFERENCE = ("tests/reference",)

NEAREST = {
    "engine/__main__.py": COMMAND_LINE,
    "engine/cards.py": (f"{ENGINE}/test_cards.py", f"{ENGINE}/test_tricks.py"),
    "engine/errors.py": (f"{ENGINE}/notation",),
    "engine/tricks.py": (f"{ENGINE}/test_tricks.py", f"{ENGINE}/alsos/test_core.py", f"{ENGINE}/alcalde/test_core.py"),
    "engine/verify.py": (f"{ENGINE}/test_verify.py",),
    "engine/words.py": (f"{ENGINE}/notation/test_refusals_of_notation.py", f"{ENGINE}/record/test_tokens.py"),
    "engine/alsos/exchange.py": (f"{ENGINE}/alsos/test_exchange.py", f"{ENGINE}/alsos/test_exchange_refusals.py"),
    "engine/alsos/positions.py": (f"{ENGINE}/alsos/test_solver.py",),
    "engine/alsos/suit_tables.py": (f"{ENGINE}/alsos/test_solver.py",),
    "engine/alsos/ultimo_search.py": (f"{ENGINE}/alsos/test_solver.py",),
    "engine/alsos/events.py": (f"{ENGINE}/alsos/test_announcements.py", f"{ENGINE}/alsos/test_game.py"),
    "engine/alsos/state.py": (f"{ENGINE}/alsos/test_visible.py", f"{ENGINE}/alsos/test_game.py"),
    "engine/alcalde/events.py": (f"{ENGINE}/alcalde/test_play.py",),
    "engine/alcalde/state.py": (f"{ENGINE}/alcalde/test_visible.py", f"{ENGINE}/alcalde/test_game.py"),
}
"""The first stage, where it is not the test of the module's own name."""

CHAPTERS: dict[str, Stages] = {
    "engine/alsos/": ((f"{ENGINE}/alsos",), REFERENCE, (f"{ENGINE}/record", f"{ENGINE}/notation"), INVARIANTS),
    "engine/alcalde/": ((f"{ENGINE}/alcalde",), REFERENCE, (f"{ENGINE}/record", f"{ENGINE}/notation"), INVARIANTS),
    "engine/record/": (
        (f"{ENGINE}/record",),
        (f"{ENGINE}/test_frozen.py", f"{ENGINE}/notation", f"{ENGINE}/test_verify.py"),
        REFERENCE,
        SENTENCES,
    ),
    "engine/notation/": ((f"{ENGINE}/notation",), VERIFYING, SENTENCES, COMMAND_LINE),
    "engine/": (VERIFYING, SENTENCES, (f"{ENGINE}/alsos", f"{ENGINE}/alcalde"), COMMAND_LINE, INVARIANTS),
}
"""The further stages, by the folder that a module lies in; the first that fits."""


@cache
def stages(module: str) -> Stages:
    """The test files for the mutants of `module`, stage by stage, none twice."""
    further = next(chosen for folder, chosen in CHAPTERS.items() if module.startswith(folder))
    met: set[str] = set()
    chosen = []
    for stage in (NEAREST.get(module) or _own(module), *further):
        files = tuple(file for path in stage for file in _files(path) if not (file in met or met.add(file)))
        if files:
            chosen.append(files)
    return tuple(chosen)


def _own(module: str) -> tuple[str, ...]:
    folder, _, name = module.removeprefix("engine/").rpartition("/")
    path = f"{ENGINE}/{folder}/test_{name}"
    return (path,) if (ROOT / path).exists() else ()


def _files(path: str) -> list[str]:
    """A test file, or all those of a folder."""
    if path.endswith(".py"):
        return [path]
    return sorted(str(file.relative_to(ROOT)) for file in (ROOT / path).rglob("test_*.py"))
