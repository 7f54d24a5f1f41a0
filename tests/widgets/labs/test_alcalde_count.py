"""The lab of the two counts: who is mayor next, and which counts are made again."""

from __future__ import annotations

import pytest

from tests.widgets.labs.alcalde_told import told


@pytest.mark.parametrize(
    ("mayor", "opponents", "where", "rule"),
    [
        ("58", "62", "Isaac is mayor next", "alcalde.office.successor"),
        ("59", "61", "Isaac is mayor next", "alcalde.office.successor"),
        ("60", "60", "Pilar stays mayor", "alcalde.office.sixty"),
        ("75", "45", "Pilar stays mayor", "alcalde.office.sixty"),
    ],
)
def test_who_is_mayor_next(mayor: str, opponents: str, where: str, rule: str) -> None:
    """alcalde.office.sixty, alcalde.office.successor: sixty keep the mayor, else the player to the right."""
    lab = told("count", mayor=mayor, opponents=opponents)
    assert lab.where == where
    assert lab.rules == ("alcalde.check.total", rule)


def test_why_an_even_count_keeps_the_mayor() -> None:
    """alcalde.office.sixty: asked only where the count is even, and answered by the half of the points."""
    answer = "Why does 60–60 keep the mayor? Because the mayor needs at least 60 of the 120 points"
    assert answer in told("count").text
    assert "Why does" not in told("count", mayor="58", opponents="62").text


@pytest.mark.parametrize(
    ("mayor", "opponents", "total", "stake"),
    [
        ("59", "60", 119, ("the mayor has 59, and the next mayor is Isaac", "it is 60, and the next mayor is Pilar")),
        ("60", "61", 121, ("the mayor has 60, and the next mayor is Pilar", "it is 59, and the next mayor is Isaac")),
        ("61", "60", 121, ("the mayor has 61 or 60, and either way the next mayor is Pilar",)),
        ("58", "61", 119, ("the mayor has 58 or 59, and either way the next mayor is Isaac",)),
    ],
)
def test_a_wrong_count_names_nobody(mayor: str, opponents: str, total: int, stake: tuple[str, ...]) -> None:
    """alcalde.check.total: 119 and 121 are counted again before the next dealer is named; why, is told."""
    lab = told("count", mayor=mayor, opponents=opponents)
    assert lab.where == "Nobody is named yet: count again"
    assert lab.rules == ("alcalde.check.total",)
    assert f"make {total}, and the pack holds 120. Count again before the next dealer is named." in lab.said
    assert all(words in lab.said for words in stake)
    assert f"What if we count {total}?" in lab.text


def test_the_presets_say_what_they_make() -> None:
    """The counts to try are there as buttons, those that are wrong with their sum."""
    html = told("count").html
    for words in ("58–62", "60–60", "59–60 (makes 119)", "61–60 (makes 121)", "75–45"):
        assert f">{words}</button>" in html
