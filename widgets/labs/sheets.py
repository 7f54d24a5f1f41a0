"""What the sheets share that are filled in while real cards are played: names, numbers that may be missing, rows.

Classes: `sheet-table` is a table with a field in each row; `sheet-names` holds the fields for the names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from widgets.echo import echoed
from widgets.markup import Child, Markup, tag

LONGEST_NAME = 20


def a_name(text: str) -> str:
    """Reads a player's name: a word or two in one line, not too long; it may be missing."""
    if len(text) > LONGEST_NAME or not (text.isprintable() or not text):
        raise ValueError(text)
    return " ".join(text.split())


def perhaps(least: int, most: int) -> Callable[[str], int | None]:
    """Reads a whole number between the two, or nothing."""

    def read(text: str) -> int | None:
        digits = text.removeprefix("-")
        if not text:
            return None
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 4 or not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    return read


def called(names: Sequence[str], standing_in: Sequence[str]) -> tuple[str, ...]:
    """The players' names; one that is missing, or given twice, is replaced."""
    found: list[str] = []
    for name, other in zip(names, standing_in, strict=True):
        found.append(echoed(name) if name and name not in names[: len(found)] else other)
    return tuple(found)


def name_fields(names: Sequence[str], labels: Sequence[str]) -> Markup:
    """A field for each name; `name1`, `name2` … are the settings."""
    fields = (
        tag(
            "label",
            tag("span", label, class_="label"),
            tag(
                "input", type="text", name_=f"name{at}", value=name, maxlength=LONGEST_NAME, autocomplete="off",
                data_key=f"name{at}",
            ),
            class_="lab-number",
        )
        for at, (name, label) in enumerate(zip(names, labels, strict=True), 1)
    )  # fmt: skip
    return tag("div", *fields, class_="sheet-names")


def sheet_table(caption: str, heads: Iterable[str], rows: Iterable[Iterable[Child]], total: Iterable[Child]) -> Markup:
    """The sheet: a row for each deal or term, and what they come to; the last cell of that reaches to the edge."""
    heads, (first, *others, last) = tuple(heads), total
    widest = len(heads) - len(others) - 1
    sums = (tag("td", cell) for cell in others)
    foot = tag("tr", tag("th", first, scope="row"), *sums, tag("td", last, colspan=widest if widest > 1 else None))
    return tag(
        "table",
        tag("caption", caption),
        tag("thead", tag("tr", *(tag("th", head, scope="col") for head in heads))),
        tag("tbody", *(_row(row) for row in rows)),
        tag("tfoot", foot),
        class_="sheet-table",
    )


def _row(cells: Iterable[Child]) -> Markup:
    first, *others = cells
    return tag("tr", tag("th", first, scope="row"), *(tag("td", cell) for cell in others))
