"""The lab of the drawing: who draws in which order, and who draws the indicator."""

from __future__ import annotations

import pytest

from tests.widgets.labs.alcalde_told import told

SIX = "right mayor left right mayor left"


@pytest.mark.parametrize(
    ("winners", "order", "left"),
    [
        ("right", "Isaac, Lena and Pilar (2 cards together)", "24 cards are left"),
        ("left", "Lena, Pilar (2 cards together) and Isaac", "24 cards are left"),
        ("mayor", "Pilar (2 cards together), Isaac and Lena", "24 cards are left"),
        (SIX, "Lena, Pilar (2 cards together) and Isaac", "4 cards are left"),
    ],
)
def test_the_order_of_drawing(winners: str, order: str, left: str) -> None:
    """alcalde.tricks.draw: counter-clockwise from the winner, the mayor two at once; four cards fewer each time."""
    lab = told("draw", winners=winners)
    assert f"they draw: {order}." in lab.said
    assert left in lab.said


@pytest.mark.parametrize(
    ("winner", "drawer"),
    [("right", "Pilar"), ("left", "Isaac"), ("mayor", "Lena")],
)
def test_who_draws_the_indicator(winner: str, drawer: str) -> None:
    """alcalde.tricks.indicator-last: the last to draw after the seventh trick; three tricks remain without drawing."""
    lab = told("draw", winners=f"{SIX} {winner}")
    assert f"{drawer} draws it. The 3 tricks that remain" in lab.said
    assert f"<b>{drawer}: indicator</b>" in lab.html
    assert "stock exhausted" in lab.text


def test_the_question_is_answered_for_each_winner() -> None:
    """Who draws the indicator? The answer stands there before anything is pressed."""
    text = told("draw", winners="").text
    assert "Isaac wins trick 7: Pilar draws the indicator, as the second of two cards." in text
    assert "Lena wins trick 7: Isaac draws the indicator." in text
    assert "Pilar wins trick 7: Lena draws the indicator." in text


def test_the_last_three_tricks_and_the_end() -> None:
    """alcalde.tricks.ten: nobody draws after the eighth trick, and no eleventh is offered."""
    eight = told("draw", winners=f"{SIX} left right")
    assert eight.said == "Isaac wins trick 8. Nobody draws: the stock is used up."
    ten = told("draw", winners=f"{SIX} left right right mayor")
    assert ten.where == "All 10 tricks are over"
    assert "won-right" in eight.html
    assert "won-right" not in ten.html
