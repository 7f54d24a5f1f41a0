"""The lab of four cards: who captures, what it is worth, and what the mayor's two cards count for."""

from __future__ import annotations

import pytest

from tests.widgets.labs.alcalde_told import told


@pytest.mark.parametrize(
    ("title", "settings", "captor", "worth", "why", "side"),
    [
        ("the worked example", {}, "Pilar", "11 + 10 + 0 + 4 = 25", "the only trump", "the mayor"),
        (
            "the two of diamonds in place of the two of spades",
            {"played": "AH 3H 2D KC"},
            "Isaac",
            "11 + 10 + 0 + 4 = 25",
            "the highest of the suit led",
            "the two opponents together",
        ),
        (
            "the mayor leads: the first card sets the suit, an ace of another does nothing",
            {"leader": "mayor", "played": "4C AH 5C KH"},
            "Isaac",
            "0 + 11 + 0 + 4 = 15",
            "the highest of the suit led",
            "the two opponents together",
        ),
        (
            "the mayor in the middle wins with the second card",
            {"leader": "left", "trump": "D", "played": "KC QH AC 2C"},
            "Pilar",
            "4 + 3 + 11 + 0 = 18",
            "the highest of the suit led",
            "the mayor",
        ),
        (
            "two trumps",
            {"trump": "H", "played": "2H AS 4H 3S"},
            "Pilar",
            "0 + 11 + 0 + 10 = 21",
            "the highest trump",
            "the mayor",
        ),
    ],
)
def test_who_captures_and_what_for(
    title: str, settings: dict[str, str], captor: str, worth: str, why: str, side: str
) -> None:
    """alcalde.tricks.winner, alcalde.cards.values: two answers apart, and the reason."""
    lab = told("winner", **settings)
    assert f"<dt>Who captures the trick?</dt><dd>{captor}</dd>" in lab.html, title
    assert f"<dt>What is it worth?</dt><dd>{worth}</dd>" in lab.html, title
    assert why in lab.said, title
    assert f"These points count for {side}." in lab.said, title


@pytest.mark.parametrize(
    ("settings", "answer"),
    [
        ({}, "Here they bring the mayor 0 + 4 = 4 points."),
        ({"played": "AH 3H 2D KC"}, "Here they bring the opponents 0 + 4 = 4 points."),
        ({"leader": "mayor", "played": "4C AH 5C KH"}, "Here they bring the opponents 0 + 11 = 11 points."),
    ],
)
def test_whether_both_cards_of_the_mayor_count(settings: dict[str, str], answer: str) -> None:
    """alcalde.tricks.two-cards: either may win, and both are worth points to the captor."""
    text = told("winner", **settings).text
    assert "Can the mayor’s two cards both count?" in text
    assert answer in text


def test_the_mayor_leads() -> None:
    """alcalde.tricks.suit-led: only where the mayor leads is it said that the first of the two sets the suit."""
    led = told("winner", leader="mayor", played="4C AH 5C KH")
    assert "alcalde.tricks.suit-led" in led.rules
    assert "alcalde.tricks.suit-led" not in told("winner").rules


@pytest.mark.parametrize(
    ("leader", "played", "where"),
    [
        ("right", "", "Isaac to play, one card"),
        ("right", "AH", "Lena to play, one card"),
        ("right", "AH 3H", "Pilar to play, the first of two cards"),
        ("right", "AH 3H 2S", "Pilar to play, the second of two cards"),
        ("mayor", "AH 3H", "Isaac to play, one card"),
        ("left", "AH", "Pilar to play, the first of two cards"),
        ("left", "AH 3H 2S", "Isaac to play, one card"),
    ],
)
def test_whose_turn_it_is(leader: str, played: str, where: str) -> None:
    """alcalde.tricks.order: counter-clockwise mayor's right, mayor's left, mayor, who plays two cards in a row."""
    assert told("winner", leader=leader, played=played).where == where


def test_a_card_that_lies_there_already() -> None:
    """alcalde.cards.pack: a card that is on the table is dim and, pressed, says why."""
    lab = told("winner", tried="AH")
    assert lab.rules[0] == "alcalde.cards.pack"
    assert lab.said.startswith("The same card comes twice: the ace of hearts")
    assert lab.html.count("card-button dim") == 3
    assert "alcalde.cards.pack" not in told("winner", tried="2D").rules
