"""What an analysis has found, game by game alike: sentences, and a row a card with the mark that the card gets.

Classes: `findings` holds the table (`prospects`, with the row `best`), `method` and the `viewpoint` buttons.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.cards import Card
from widgets.cards_view import inline_card
from widgets.i18n import Translator
from widgets.markup import Child, Markup, join, tag
from widgets.said import Lines
from widgets.setting import Mark


@dataclass(frozen=True, slots=True)
class Row:
    """One legal card: what it is marked with, what stands beside it in the table."""

    card: Card
    mark: Mark
    cells: tuple[Child, ...]
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Findings:
    """The sentences, the table (best card first), and how it was found."""

    lines: Lines
    heads: tuple[str, ...]
    rows: Sequence[Row]
    method: str


def findings_view(findings: Findings, viewpoints: Markup, _: Translator) -> Markup:
    """The table under the sentences, what the figures mean, and the buttons that change the view."""
    heads = (_("Card"), *findings.heads)
    table = tag(
        "table",
        tag("caption", _("What each legal card leads to")),
        tag("thead", tag("tr", join(tag("th", head, scope="col") for head in heads))),
        tag("tbody", join(_table_row(rows, _) for rows in _alike(findings.rows))),
        class_="prospects",
    )
    return tag("div", viewpoints, table, tag("p", findings.method, class_="method"), class_="findings")


def _alike(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """The rows that say the same together, where the first of them stands."""
    groups: dict[tuple[Child, ...], list[Row]] = {}
    for row in rows:
        groups.setdefault((row.mark.is_best, *row.cells), []).append(row)
    yield from groups.values()


def _table_row(rows: Sequence[Row], _: Translator) -> Markup:
    """One row for all the cards that come to the same."""
    first, is_best = rows[0], rows[0].mark.is_best
    cards = [_card(row, _) for row in rows]
    if is_best:
        cards.append(tag("small", _("the best")))
    return tag(
        "tr",
        tag("th", join(cards, " "), scope="row"),
        join(tag("td", cell) for cell in first.cells),
        class_="best" if is_best else None,
    )


def _card(row: Row, _: Translator) -> Markup:
    return inline_card(row.card, _) + (tag("small", " ", _("played")) if row.is_chosen else "")
