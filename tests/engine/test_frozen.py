"""What the engine says is a value can be changed by nobody: frozen, and with no room for more."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import is_dataclass

import engine

CHANGING = {
    "engine.record.tape.Tape",
    "engine.verify._Found",
    "engine.notation.scan.Scan",
    "engine.notation.scan._Open",
}
"""What is filled in while a text is read or replayed."""


def dataclasses() -> dict[str, type]:
    """Every dataclass of the engine's modules by its full name."""
    modules = [
        importlib.import_module(found.name)
        for found in pkgutil.walk_packages(engine.__path__, "engine.")
        if not found.name.endswith("__main__")
    ]
    return {
        f"{each.__module__}.{each.__qualname__}": each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and is_dataclass(each) and each.__module__.startswith("engine.")
    }


def test_values_are_frozen() -> None:
    """Every dataclass is frozen and slotted, but for those that are filled in on the way."""
    found = dataclasses()
    assert len(found) > 60
    assert {name for name, each in found.items() if not each.__dataclass_params__.frozen} == CHANGING
    assert all("__slots__" in vars(each) for each in found.values())
