"""Which tables a page may name: all are made from the engine's own numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from widgets import alcalde_tables, alsos_tables
from widgets.i18n import Translator
from widgets.markup import Markup
from widgets.problems import Unfillable, nearest

TABLES: Mapping[str, Callable[[Translator], Markup]] = {
    **{f"alsos.{name}": make for name, make in alsos_tables.TABLES.items()},
    **{f"alcalde.{name}": make for name, make in alcalde_tables.TABLES.items()},
}


def table(name: str, _: Translator) -> Markup:
    """The table of that name; raises Unfillable with the nearest name that there is."""
    if name not in TABLES:
        raise Unfillable(f"there is no table {name!r}{nearest(name, TABLES)}")
    return TABLES[name](_)
