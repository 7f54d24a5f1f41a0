"""The auction as a lab: what may be said, what may not and why, and how it ends."""

from __future__ import annotations

import pytest

from tests.widgets.labs.pressing import press, see

NAME = "alsos.auction"
SUITS = {"bid:C", "bid:H", "bid:D", "bid:S"}


@pytest.mark.parametrize(
    ("done", "dim"),
    [
        pytest.param("", SUITS, id="the indicator's suit is on offer"),
        pytest.param("pass", SUITS, id="and then to the dealer"),
        pytest.param("pass pass", {"accept", "bid:S"}, id="refused twice, it cannot be named"),
        pytest.param("pass pass bid:D", {"accept", "bid:S", "bid:D"}, id="only higher suits"),
        pytest.param("pass pass bid:C", {"accept", *SUITS}, id="nothing above clubs"),
        pytest.param("accept", {"accept", "pass", *SUITS}, id="nothing after the end"),
    ],
)
def test_what_is_dim(done: str, dim: set[str]) -> None:
    """alsos.auction.accept, .other-suit, .higher, .turns: what is not open now, spades being offered."""
    assert see(NAME, done=done).dim - {"undo", "again"} == dim


@pytest.mark.parametrize(
    ("done", "pressed", "rule"),
    [
        ("", "bid:H", "alsos.auction.accept"),
        ("pass pass", "accept", "alsos.auction.other-suit"),
        ("pass pass", "bid:S", "alsos.auction.other-suit"),
        ("pass pass bid:H", "bid:D", "alsos.auction.higher"),
        ("accept", "pass", "alsos.auction.turns"),
    ],
)
def test_why_not(done: str, pressed: str, rule: str) -> None:
    """A call that is not open is told with its rule, changes nothing, and the next call takes its place."""
    seen = press(NAME, pressed, done=done)
    assert seen.rules == [rule]
    assert seen.dim == see(NAME, done=done).dim
    assert seen.change("pass") == see(NAME, done=done).change("pass")


@pytest.mark.parametrize(
    ("done", "words", "rules"),
    [
        ("accept", "Anna est le preneur", ["alsos.auction.accept", "alsos.tricks.lead"]),
        ("pass accept", "Bence est le preneur", ["alsos.auction.accept", "alsos.tricks.lead"]),
        ("pass pass bid:D bid:H pass", "Bence est le preneur", ["alsos.auction.higher", "alsos.tricks.lead"]),
        ("pass pass pass pass", "Bence donne de nouveau", ["alsos.auction.redeal", "alsos.deal.alternates"]),
    ],
)
def test_the_end(done: str, words: str, rules: list[str]) -> None:
    """alsos.tricks.lead, alsos.deal.alternates: the declarer leads first; what nobody wants, the same player deals."""
    seen = see(NAME, done=done)
    assert words in seen.said
    assert seen.rules == rules


def test_the_way_back() -> None:
    """One call back, everything back; another indicator begins a new auction."""
    assert "À Bence de parler" in press(NAME, "pass", "pass", "undo").said
    assert "À Anna de parler" in press(NAME, "pass", "again").said
    assert press(NAME, "pass", "indicator-H").html == see(NAME, indicator="H").html
