"""How a table of the rules looks in HTML: heads above, the row's name first, a total below where there is one."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Rank, Suit
from widgets.cards_view import suit_sign
from widgets.i18n import Translator
from widgets.markup import Child, Markup, join, tag
from widgets.words import rank_name, suit_name


def grid(heads: Iterable[Child], rows: Iterable[Iterable[Child]], total: Iterable[Child] = ()) -> Markup:
    """A table; the first cell of each row is its head, and `total` is a last row under a line.

    It has no class, because the theme leaves those alone that have one; the class stands around it.
    """
    last = tuple(total)
    table = tag(
        "table",
        tag("thead", tag("tr", join(tag("th", head, scope="col") for head in heads))),
        tag("tbody", join(_row(row) for row in rows)),
        tag("tfoot", _row(last)) if last else None,
    )
    return tag("div", table, class_="filled-table")


def suit_cell(suit: Suit, _: Translator) -> Markup:
    """A suit by its sign and its name."""
    return tag("span", suit_sign(suit, _), " ", suit_name(suit, _), class_="suit")


def foreign(word: str, language: str) -> Markup:
    """A word of another language than the page's, so that it is read aloud as one."""
    return tag("span", word, lang=language)


def rank_list(ranks: Iterable[Rank], _: Translator) -> str:
    """Ranks in order, told by their names: "valet · neuf · as"."""
    return " · ".join(rank_name(rank, _) for rank in ranks)


def times(factor: int) -> str:
    """A factor: "× 4"."""
    return f"×\u00a0{factor}"


def _row(cells: Iterable[Child]) -> Markup:
    first, *others = cells
    return tag("tr", tag("th", first, scope="row"), join(tag("td", cell) for cell in others))
