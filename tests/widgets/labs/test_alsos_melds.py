"""Two hands put together or dealt: what is found in them and what it scores."""

from __future__ import annotations

import re

import pytest

from engine.alsos.values import PACK
from tests.widgets.labs.trying import Tried, pressed, tried
from widgets.labs.alsos_melds import CASES

POINTS = [
    ("suit", 0, 20),  # jack, ten and nine in both; clubs stand above hearts, trumps or not
    ("higher", 20, 0),  # king-high before queen-high
    ("longer", 0, 50),  # a kvart of ten before a terc of ace
    ("several", 70, 0),  # kvart 50, one terc 20, the other terc nothing
    ("whole", 100, 0),  # an okt is 100, never 100 and 20
    ("fours", 80, 20),  # jacks before aces; runs are compared apart
    ("bela", 50, 20),  # the béla stays with the loser of the runs
]


def points(lab: Tried) -> list[int]:
    """The meld points on the table, by seat."""
    return [int(found) for found in re.findall(r'<div class="points"><dt>[^<]*</dt><dd>(\d+)</dd>', lab.html)]


@pytest.mark.parametrize(("case", "anna", "bence"), POINTS)
def test_examples(case: str, anna: int, bence: int) -> None:
    """Each example scores what the rules say (alsos.melds.*)."""
    assert points(tried("alsos.melds", hands=case, trump=CASES[case].trump)) == [anna, bence]


REASONS = [
    ("suit", "alsos.melds.run-comparison"),
    ("several", "alsos.melds.shorter-runs"),
    ("whole", "alsos.melds.no-splitting"),
    ("fours", "alsos.melds.vannak-comparison"),
    ("bela", "alsos.melds.bela"),
]


@pytest.mark.parametrize(("case", "rule"), REASONS)
def test_reasons(case: str, rule: str) -> None:
    """Each example names the rule that it is there for."""
    assert rule in tried("alsos.melds", hands=case, trump=CASES[case].trump).rules


def test_a_card_goes_round() -> None:
    """From nobody to the first player, to the second, and back to nobody."""
    start = {"hands": " | "}
    held = [pressed("alsos.melds", start, *["give-KH"] * times).changes("give-QH")["hands"] for times in range(4)]
    assert held == ["QH | ", "KH QH | ", "QH | KH", "QH | "]


def test_unfinished_hands() -> None:
    """Hands of another size are counted, and what they hold is told, but nothing is compared."""
    lab = tried("alsos.melds", hands="KH QH JH | AS", trump="H")
    assert "manque 9 cartes" in lab.said
    assert "manque 11 cartes" in lab.said
    assert "tierce" in lab.said
    assert "béla" in lab.said
    assert points(lab) == []
    everything = " ".join(map(str, PACK))
    assert "20 cartes de trop" in tried("alsos.melds", hands=f"{everything} | ").said


def test_deals_by_number() -> None:
    """The same number deals the same hands, and the next button deals the next number."""
    first = tried("alsos.melds", hands="dealt", seed="7")
    assert first.html == tried("alsos.melds", hands="dealt", seed="7").html
    assert first.changes("deal")["seed"] == "8"
    assert pressed("alsos.melds", {"hands": "dealt", "seed": "9999"}, "deal").changes("deal")["seed"] == "2"


def test_a_dealt_hand_can_be_changed() -> None:
    """Pressing a card of a dealt or given hand leaves the others where they were."""
    before = CASES["suit"].hands
    after = tried("alsos.melds").changes("give-JH")["hands"]
    assert after == f"{before.replace('JH ', '', 1)} JH"
