"""Every mutant of the engine that cosmic-ray makes: `python -m tests.mutants.listing` writes them under build/mutants.

Runs in an environment that holds cosmic-ray alone. Nothing in the working tree changes: a mutant is the lines that it
takes out of a module and those that it puts in their place.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import partial
from importlib.metadata import version
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.ast.ast_query import ASTQuery
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from tests.mutants import kinds
from tests.mutants.kinds import Excluded, Source, Span
from tests.mutants.places import ROOT, digest, engine_modules, list_of
from tests.mutants.sample import change

WORKERS = int(os.environ.get("WORKERS", "2"))


def mutants_of(module: str, excluded: Excluded) -> list[dict[str, Any]]:
    """The mutants of one module in the order of its lines, those of an excluded kind with the name of that kind."""
    text = (ROOT / module).read_text(encoding="utf-8")
    source = Source(text, excluded)
    found = []
    before = ""
    for part in get_ast(text).children:  # cosmic-ray reads what it changes anew each time: the less, the sooner
        code = part.get_code()
        for node, operator, occurrence, (start, end) in changes_of(part):
            mutant = {
                "module": module,
                "definition": ASTQuery(node).get_definition_name() or "",
                "operator": type(operator).__name__,
                "line": start[0],
                "column": start[1],
            }
            kind = source.kind_at(start, end)
            if kind is None:
                mutated = before + mutate_code(code, operator, occurrence) + text[len(before) + len(code) :]
                kind = source.kind_of(mutated)
                mutant |= change(text, mutated)
            found.append(mutant | {"excluded": kind})
        before += code
    return sorted(found, key=lambda one: (one["line"], one["column"], one["operator"]))


def changes_of(part: Any) -> Iterator[tuple[Any, Any, int, tuple[Span, Span]]]:
    """The nodes of a part of a module that can be changed: by which operator, as which of its changes, and where.

    Operators that must be told the names of variables are left out: there is none to tell.
    """
    for operator_class in map(get_operator, operator_names()):
        if not operator_class.arguments():
            operator = operator_class()
            places = ((node, span) for node in ast_nodes(part) for span in operator.mutation_positions(node))
            for occurrence, (node, span) in enumerate(places):
                yield node, operator, occurrence, span


def listed(module: str, excluded: Excluded) -> tuple[str, int]:
    """List one module, unless that has been done of these very sources; its name, and how many there are."""
    state = digest([ROOT / module, Path(__file__), Path(str(kinds.__file__))], *sorted(excluded.enums))
    path = list_of(module)
    if not path.exists() or json.loads(path.read_text(encoding="utf-8"))["state"] != state:
        found = {"state": state, "cosmic-ray": version("cosmic-ray"), "mutants": mutants_of(module, excluded)}
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(found, indent=0), encoding="utf-8")
    return module, len(json.loads(path.read_text(encoding="utf-8"))["mutants"])


def main() -> None:
    """List all modules."""
    work = partial(listed, excluded=Excluded(ROOT / "engine"))
    with Pool(WORKERS) as pool:
        found = dict(pool.imap_unordered(work, engine_modules()))
    print(f"cosmic-ray makes {sum(found.values()):,} mutants of {len(found)} modules", flush=True)


if __name__ == "__main__":
    main()
