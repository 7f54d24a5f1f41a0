"""Which cards of a hand may answer the card led."""

from __future__ import annotations

import re

import pytest

from tests.widgets.labs.trying import Tried, pressed, tried
from widgets.labs.alsos_follow import CASES

LEGAL = [
    ("must-trump", "S", {"JS", "8S"}, "alsos.tricks.must-trump"),
    ("must-trump", "D", {"JS", "8S", "AC", "9C", "QH", "KH"}, "alsos.tricks.free-discard"),
    ("beat", "H", {"AC", "8C"}, "alsos.tricks.follow-suit"),
    ("trump-led", "D", {"JD", "8D"}, "alsos.tricks.follow-suit"),
    ("free", "S", {"10D", "7D", "AC", "KC", "QC", "8D"}, "alsos.tricks.free-discard"),
    ("free", "C", {"AC", "KC", "QC"}, "alsos.tricks.must-trump"),
]


def verdicts(lab: Tried) -> dict[str, str]:
    """The word under each card of the hand that carries one."""
    found = re.findall(r'data-key="tap-(\w+)"(?:(?!data-key).)*?<span class="verdict"[^>]*>(\w+)<', lab.html)
    return dict(found)


@pytest.mark.parametrize(("case", "trump", "legal", "rule"), LEGAL)
def test_shown(case: str, trump: str, legal: set[str], rule: str) -> None:
    """Shown all at once, exactly the legal cards are marked so, and the rule is named."""
    lab = tried("alsos.follow", hand=case, trump=trump, tapped="", shown="yes")
    assert verdicts(lab) == {card: "oui" if card in legal else "non" for card in CASES[case].hand.split()}
    assert lab.rules[0] == rule


def test_nothing_is_told_before_a_card_is_touched() -> None:
    """Untouched cards carry no answer, neither for the eye nor for the ear."""
    lab = tried("alsos.follow", tapped="")
    assert verdicts(lab) == {}
    assert "permis" not in re.sub(r'data-go="[^"]*"|<p.*?</p>', "", lab.html.replace("cartes sont permises", ""))
    assert verdicts(tried("alsos.follow", tapped="AC")) == {"AC": "non"}


def test_may_i_refuse_to_trump() -> None:
    """alsos.tricks.must-trump: no; the small trump will do."""
    assert tried("alsos.follow").rules == ["alsos.tricks.must-trump"]
    lab = pressed("alsos.follow", {}, "tap-8S")
    assert lab.said.startswith("Oui")
    assert lab.rules[0] == "alsos.tricks.must-trump"


def test_must_i_beat_the_card_led() -> None:
    """alsos.tricks.no-overtaking: no, the eight may follow although the ace would win."""
    lab = tried("alsos.follow", hand="beat", trump="H", tapped="8C")
    assert lab.said.startswith("Oui")
    assert lab.rules == ["alsos.tricks.follow-suit", "alsos.tricks.no-overtaking"]
    assert tried("alsos.follow", hand="beat", trump="H", tapped="JD").rules == ["alsos.tricks.follow-suit"]


def test_all_found() -> None:
    """Once every card that may be played has been touched, the lab says so."""
    assert "les 2 cartes" in pressed("alsos.follow", {}, "tap-8S", "tap-JS").said


def test_another_hand_forgets_what_was_touched() -> None:
    """A new hand comes face open, without answers; cards touched that are not in it are let be."""
    lab = pressed("alsos.follow", {}, "show", "deal")
    assert verdicts(lab) == {}
    assert lab.changes("deal")["seed"] == "2"
    assert tried("alsos.follow", hand="beat", trump="H", tapped="AS").said
