"""Results have exactly the keys of the contract, in its order, with values that come from the rules."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import alcalde
from engine.errors import NotAllowed
from engine.notation import read
from engine.notation.games import GAMES
from engine.notation.reading import ALWAYS
from engine.record import find_event, replay, result, result_of
from tests.engine.notation.changes import REFUSED_BY_ALL
from tests.engine.notation.documents import (
    ALCALDE_DEAL,
    ALCALDE_SCORE,
    ALCALDE_TRICK,
    ALSOS_TRICK,
    ANNOUNCEMENTS,
    AUCTION,
    EIGHT,
    EXCHANGE,
    MATCH,
    MELDS,
    PARTI,
    SCORE,
    changed,
    sound,
)
from tests.engine.notation.random_records import alcalde_game, alsos_game


def item(name: str, by: str, phase: str, base: int, multiplier: int, **won: bool) -> dict[str, Any]:
    """One item as the contract writes it."""
    stake = base * multiplier
    return {"item": name, "by": by, "phase": phase, "base": base, "multiplier": multiplier, "stake": stake, **won}


PARTI_RESULT = {
    "game": "alsos",
    "kind": "deal",
    "complete": True,
    "trump": "S",
    "declarer": "Anna",
    "card_points": {"Anna": 76, "Bence": 70},
    "undealt_points": 16,
    "meld_points": {"Anna": 20, "Bence": 0},
    "totals": {"Anna": 96, "Bence": 70},
    "items": [
        item("parti", "Anna", "contract", 1, 1, won=True),
        item("abszolut", "Anna", "early", 1, 1, won=False),
    ],
    "units": {"Anna": 0, "Bence": 0},
}

SCORE_RESULT = {
    "game": "alsos",
    "kind": "score",
    "complete": True,
    "declarer": "Anna",
    "card_points": {"Anna": 76, "Bence": 70},
    "meld_points": {"Anna": 20, "Bence": 0},
    "totals": {"Anna": 96, "Bence": 70},
    "items": [
        item("parti", "Anna", "contract", 1, 1, won=True),
        item("abszolut", "Anna", "early", 1, 1, won=False),
        item("ultimo", "Anna", "early", 4, 4, won=False),
        item("44", "Bence", "late", 2, 1, won=True),
    ],
    "units": {"Anna": -18, "Bence": 18},
}

EXCHANGE_RESULT = {
    "game": "alsos",
    "kind": "deal",
    "complete": False,
    "trump": "S",
    "declarer": "Anna",
    "card_points": {"Anna": 20, "Bence": 0},
    "undealt_points": 14,
    "meld_points": {"Anna": 70, "Bence": 0},
}
"""Two jacks and the ten of clubs lie out; queen to nine of spades 50 and ace to queen of hearts 20, while king to ten
of diamonds, as long as the longest run, scores nothing."""

CASES = [
    pytest.param(PARTI, PARTI_RESULT, id="a whole deal of Alsós"),
    pytest.param(SCORE, SCORE_RESULT, id="a score of Alsós"),
    pytest.param(EXCHANGE, EXCHANGE_RESULT, id="a deal of Alsós after the first trick, with its melds"),
    pytest.param(
        EIGHT,
        {
            "game": "alsos",
            "kind": "deal",
            "complete": False,
            "trump": "S",
            "declarer": "Bence",
            "card_points": {"Anna": 0, "Bence": 0},
            "undealt_points": 14 + 2 + 2 + 10,
        },
        id="a deal of Alsós before the first card: nine of trumps, two jacks and a ten lie out",
    ),
    pytest.param(
        "\n".join(line for line in changed(EXCHANGE, REFUSED_BY_ALL, ("[deal]", "\n[deal]")).splitlines()
                  if not line.startswith(("exchange", "plays"))),
        {"game": "alsos", "kind": "deal", "complete": False, "trump": None, "declarer": None, "redeal": True},
        id="a deal that nobody wanted",
    ),
    pytest.param(
        ALSOS_TRICK,
        {"game": "alsos", "kind": "trick", "trump": "S", "winner": "Anna", "points": 11},
        id="a trick of Alsós",
    ),
    pytest.param(
        MELDS,
        {
            "game": "alsos",
            "kind": "melds",
            "trump": "S",
            "meld_points": {"Anna": 20, "Bence": 70},
            "melds": {
                "Anna": [{"meld": "bela", "cards": "KS QS", "points": 20}],
                "Bence": [
                    {"meld": "run", "cards": "KC QC JC 10C", "points": 50},
                    {"meld": "run", "cards": "JS 10S 9S", "points": 20},
                ],
            },
        },
        id="melds",
    ),
    pytest.param(
        AUCTION,
        {"game": "alsos", "kind": "auction", "trump": "C", "declarer": "Bence", "redeal": False},
        id="an auction",
    ),
    pytest.param(
        changed(AUCTION, ('"Anna: bid D", "Bence: bid C", "Anna: pass"', '"Anna: pass", "Bence: pass"')),
        {"game": "alsos", "kind": "auction", "trump": None, "declarer": None, "redeal": True},
        id="an auction without a bid",
    ),
    pytest.param(
        ANNOUNCEMENTS,
        {
            "game": "alsos",
            "kind": "announcements",
            "declarer": "Anna",
            "items": [item("parti", "Anna", "contract", 1, 1), item("ultimo", "Anna", "early", 4, 8)],
        },
        id="announcements: Ultimó early, kontra early, rekontra late is 32",
    ),
    pytest.param(
        MATCH,
        {"game": "alsos", "kind": "match", "complete": False, "units": {"Anna": 5, "Bence": -5}, "winner": None},
        id="a match under way",
    ),
    pytest.param(
        changed(MATCH, ("[[0, 0], [5, -5]]", str([[1, -1]] * 8))),
        {"game": "alsos", "kind": "match", "complete": True, "units": {"Anna": 8, "Bence": -8}, "winner": "Anna"},
        id="a whole match",
    ),
    pytest.param(
        changed(MATCH, ("[[0, 0], [5, -5]]", str([[1, -1], [-1, 1]] * 4))),
        {"game": "alsos", "kind": "match", "complete": True, "units": {"Anna": 0, "Bence": 0}, "winner": None},
        id="a match drawn",
    ),
    pytest.param(
        ALCALDE_DEAL,
        {
            "game": "alcalde",
            "kind": "deal",
            "complete": False,
            "trump": "S",
            "points": {"mayor": 25 + 11, "opponents": 0},
            "mayor_stays": None,
            "next_mayor": None,
        },
        id="a deal of Alcalde under way: the trick of the sources, then the ace of clubs",
    ),
    pytest.param(
        ALCALDE_TRICK,
        {"game": "alcalde", "kind": "trick", "trump": "S", "winner": "Pilar", "points": 25},
        id="a trick of Alcalde",
    ),
    pytest.param(
        changed(ALCALDE_TRICK, ("2S", "2D")),
        {"game": "alcalde", "kind": "trick", "trump": "S", "winner": "Isaac", "points": 25},
        id="the same trick with the two of diamonds",
    ),
    pytest.param(
        ALCALDE_SCORE,
        {
            "game": "alcalde",
            "kind": "score",
            "complete": True,
            "points": {"mayor": 58, "opponents": 62},
            "mayor_stays": False,
            "next_mayor": "Isaac",
        },
        id="a score of Alcalde",
    ),
    pytest.param(
        changed(ALCALDE_SCORE, ("58", "60"), ("= 62", "= 60")),
        {
            "game": "alcalde",
            "kind": "score",
            "complete": True,
            "points": {"mayor": 60, "opponents": 60},
            "mayor_stays": True,
            "next_mayor": "Pilar",
        },
        id="sixty keep the mayor in office",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_result(text: str, wanted: dict[str, Any]) -> None:
    """Every kind comes to exactly these keys and values, in this order."""
    told = result(sound(text))
    assert json.dumps(told) == json.dumps(wanted)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_invariants_of_whole_deals(seed: int) -> None:
    """162 points of Alsós are captured or out of play and the units cancel; 120 of Alcalde are captured."""
    told = result(alsos_game(Random(seed), accepted=seed % 2 == 0)[0])
    assert sum(told["card_points"].values()) + told["undealt_points"] == 162
    assert sum(told["units"].values()) == 0
    told = result(alcalde_game(Random(seed))[0])
    assert told["complete"]
    assert sum(told["points"].values()) == 120
    assert told["mayor_stays"] is (told["points"]["mayor"] >= 60)


@pytest.mark.parametrize(("text", "_wanted"), CASES)
def test_expectable(text: str, _wanted: dict[str, Any]) -> None:
    """Whatever a result has may be expected: its keys are known to the reader of expectations."""
    example = sound(text)
    known = {*GAMES[example.game].kinds[example.kind].result, *ALWAYS}
    assert set(result(example)) <= known


def test_of_a_branch() -> None:
    """A position part way, or on a branch that the example did not take, has a result too."""
    example = sound(ALCALDE_TRICK)
    before = replay(example).steps[2].after
    other = before
    for text in ("play:2D", "play:KC"):
        event = find_event(other, text)
        assert isinstance(other, alcalde.Play)
        assert isinstance(event, alcalde.PlayCard)
        other = alcalde.apply(other, event)
    assert result_of(example, before)["winner"] is None
    assert result_of(example, other) == {**result(example), "winner": "Isaac"}


def test_of_a_fault() -> None:
    """A record with a fault has no result: asking for it raises the fault."""
    with pytest.raises(NotAllowed, match=r"alsos\.tricks\.follow-suit"):
        result(read(changed(PARTI, ("Bence AH 7H", "Bence AH 8C"))))
