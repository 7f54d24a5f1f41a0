"""The exchange as a lab: where the seven lies, who may exchange, what follows, what the other player sees."""

from __future__ import annotations

import pytest

from tests.widgets.labs.pressing import press, see

NAME = "alsos.exchange"


@pytest.mark.parametrize(
    ("case", "words", "rule"),
    [
        ("ace", "Anna tient le sept de pique", "alsos.exchange.seven"),
        ("plain", "Anna tient le sept de pique", "alsos.exchange.seven"),
        ("indicator", "le huit de pique rend le service", "alsos.exchange.eight"),
        ("top", "personne ne peut échanger", "alsos.exchange.seven"),
        ("hidden", "personne ne peut échanger", "alsos.exchange.seven"),
        ("other", "personne ne peut échanger", "alsos.exchange.suit"),
    ],
)
def test_who_may(case: str, words: str, rule: str) -> None:
    """alsos.exchange.suit, .seven, .eight: each place of the seven is answered before anything is pressed."""
    seen = see(NAME, case=case)
    assert words in seen.said
    assert seen.rules[0] == rule


@pytest.mark.parametrize("case", ["top", "hidden", "other"])
def test_nobody_may(case: str) -> None:
    """alsos.exchange.suit, .seven, .eight: with the seven in the talon, or another trump suit, no one can exchange."""
    assert "exchange" in see(NAME, case=case).dim
    assert "exchange" in see(NAME, case=case, done="decline").dim
    assert press(NAME, "exchange", case=case).rules[0] in ("alsos.exchange.seven", "alsos.exchange.suit")


def test_the_eight_serves() -> None:
    """alsos.exchange.eight: where the seven is the indicator, the holder of the eight exchanges, declarer or not."""
    assert press(NAME, "exchange", case="indicator").rules == ["alsos.exchange.eight"]
    seen = press(NAME, "decline", "exchange", case="indicator")
    assert seen.rules == ["alsos.exchange.eight", "alsos.exchange.open"]
    assert "Anna a vu" in seen.said


def test_the_chain() -> None:
    """alsos.exchange.top, .chain, .discard: indicator, ace, jack, ace; a plain eight stops it; three cards too many."""
    seen = press(NAME, "exchange", "take", "take", "take")
    assert "le huit de trèfle" in seen.said
    assert "3 cartes sont maintenant de trop" in seen.said
    assert {"take", "stop", "exchange", "decline"} <= seen.dim
    seen = press(NAME, "discard-7H", "discard-8H", "discard-AH", done=press_done("exchange", "take", "take", "take"))
    assert "revient à 12 cartes" in seen.said
    assert seen.rules == ["alsos.exchange.discard", "alsos.exchange.open", "alsos.tricks.lead"]


def press_done(*keys: str) -> str:
    """What has been done after these buttons."""
    done = ""
    for key in keys:
        done = see(NAME, done=done).change(key)["done"]
    return done


def test_a_plain_top_card() -> None:
    """alsos.exchange.top: a ten that is no trump stays, and with twelve cards in hand all is over."""
    seen = press(NAME, "exchange", case="plain")
    assert "alsos.exchange.top" in seen.rules
    assert "L’échange est terminé" in seen.said
    assert press(NAME, "take", case="plain", done="exchange").rules == ["alsos.exchange.top"]


@pytest.mark.parametrize(
    ("done", "pressed", "rule"),
    [
        ("", "take", "alsos.exchange.seven"),
        ("", "discard-7H", "alsos.exchange.discard"),
        ("exchange", "discard-7H", "alsos.exchange.discard"),
        ("exchange", "decline", "alsos.exchange.timing"),
        ("exchange stop", "take", "alsos.exchange.top"),
        ("decline decline", "exchange", "alsos.exchange.timing"),
    ],
)
def test_why_not(done: str, pressed: str, rule: str) -> None:
    """What is not open is dim, is told with its rule, changes nothing, and never speaks of records."""
    assert pressed in see(NAME, done=done).dim
    seen = press(NAME, pressed, done=done)
    assert seen.rules == [rule]
    assert seen.change("undo") == see(NAME, done=done).change("undo")
    assert "take" not in seen.said
    assert "discard" not in seen.said


def test_what_the_other_sees() -> None:
    """alsos.exchange.open: what is taken lies open; of what is laid away the other sees backs."""
    seen = press(NAME, "exchange", "take", "stop")
    assert "pris, et vu par Bence : roi de pique, as de cœur" in seen.html.replace("\xa0", " ")
    seen = press(NAME, "discard-7H", done="exchange take:AH stop")
    assert "Bence ne le voit pas : une carte face cachée" in seen.html.replace("\xa0", " ")
