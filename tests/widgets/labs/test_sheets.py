"""The sheets add up what was filled in, say who deals or is mayor next, and begin anew where a line is missing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape

import pytest

from widgets.i18n import load
from widgets.labs.lab_view import changed_lab


def filled(name: str, texts: Mapping[str, str]) -> tuple[list[list[str]], str]:
    """The rows of a sheet, each cell as its words or its field's value, and what is said."""
    html, said, _settings = changed_lab(name, texts, "../", load("fr"))
    rows = re.findall(r"<tr>(.*?)</tr>", html)
    cells = [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row) for row in rows]
    fields = [[re.sub(r'<input[^>]*value="([^"]*)"[^>]*>', r"\1", cell) for cell in row] for row in cells]
    return [[unescape(cell) for cell in row] for row in fields], said.replace("\u00a0", " ")


def test_a_match_is_added_up() -> None:
    """alsos.scoring.match, .zero-sum, alsos.deal.alternates: what one gains the other loses; the dealer alternates."""
    rows, said = filled("alsos.match", {"deal1": "3", "deal2": "-8", "dealer": "1"})
    assert rows[1] == ["1", "Bence", "3", "\u22123"]
    assert rows[2] == ["2", "Anna", "-8", "+8"]
    assert rows[-1] == ["Total", "", "\u22125", "+5"]
    assert "C’est à Bence de donner" in said


def test_a_match_is_won() -> None:
    """alsos.scoring.match: after eight deals the higher total wins, and nobody deals any more."""
    _rows, said = filled("alsos.match", {f"deal{number}": "1" for number in range(1, 9)})
    assert "Anna" in said
    assert "gagne" in said
    assert "de donner" not in said


def test_equal_totals_are_a_draw() -> None:
    """alsos.scoring.match: equal totals are a draw."""
    _rows, said = filled("alsos.match", {f"deal{number}": str((-1) ** number) for number in range(1, 9)})
    assert "à égalité" in said


def test_a_gap_is_named() -> None:
    """What stands after a deal that is missing is not added up, and the lab says so."""
    rows, said = filled("alsos.match", {"deal1": "2", "deal3": "5"})
    assert rows[-1][2:] == ["+2", "\u22122"]
    assert "La donne 2 manque" in said


def test_names_are_told_apart_and_shown_as_text() -> None:
    """A name that is missing or given twice is replaced; what looks like markup is text."""
    rows, _said = filled("alsos.match", {"name1": "<b>Éva</b>", "name2": ""})
    assert rows[0][2:] == ["<b>Éva</b>", "Bence"]
    rows, _said = filled("alsos.match", {"name1": "Éva", "name2": "Éva"})
    assert rows[0][2:] == ["Éva", "Bence"]


@pytest.mark.parametrize(
    ("points", "mayors"),
    [
        (("60",), ["Pilar", "Pilar"]),
        (("59",), ["Pilar", "Isaac"]),
        (("59", "12", "60", "0"), ["Pilar", "Isaac", "Lena", "Lena", "Pilar"]),
    ],
)
def test_the_office_passes_to_the_right(points: tuple[str, ...], mayors: list[str]) -> None:
    """alcalde.office.sixty, .successor: sixty keep the office, fewer pass it to the player to the mayor's right."""
    rows, said = filled("alcalde.terms", {f"term{number}": value for number, value in enumerate(points, 1)})
    shown = [row[1] for row in rows[1 : len(points) + 1]] + [rows[len(points)][4]]
    assert shown == mayors
    assert rows[len(points)][3] == str(120 - int(points[-1]))
    assert mayors[-1] in said
