"""The deal as a lab: nine packets, what is told of each, and what lies face down."""

from __future__ import annotations

import re

import pytest

from tests.widgets.labs.pressing import press, see

PACKETS = [
    (1, "Anna", 28),
    (2, "Bence", 24),
    (3, "Anna", 20),
    (4, "Bence", 16),
    (5, "indicateur", 15),
    (6, "Anna", 11),
    (7, "Bence", 7),
    (8, "en travers", 1),
    (9, "La dernière carte", 0),
]


@pytest.mark.parametrize(("step", "words", "left"), PACKETS)
def test_packets(step: int, words: str, left: int) -> None:
    """alsos.deal.packets: fours to and fro, non-dealer first; indicator; four each apart; six; top; cards left."""
    seen = see("alsos.deal", step=str(step))
    assert words in seen.said
    assert ("rien à servir" if not left else f"Il reste {left} carte") in seen.said
    assert seen.rules == ["alsos.deal.packets"]


@pytest.mark.parametrize(("step", "shown", "backs"), [(4, 8, 9), (5, 9, 9), (7, 9, 17), (9, 10, 17)])
def test_what_lies_open(step: int, shown: int, backs: int) -> None:
    """alsos.deal.packets: the own eight, indicator and top are seen; the other hand, both last fours, the hidden not.

    The talon's six are one back, the pack that is still to be dealt another.
    """
    html = see("alsos.deal", step=str(step)).html
    assert len(re.findall(r'"#card-(?:10|[AKQJ987])[CHDS]"', html)) == shown
    assert html.count('"#card-back"') == backs


def test_buttons() -> None:
    """Back and on, packet by packet; all at once; from the last one the way on begins again."""
    name = "alsos.deal"
    assert "Paquet 3 sur 9" in press(name, "next", "next", "next", "next", "back", step="0").said
    assert "Avant le premier paquet" in press(name, "next", step="9").said
    assert "Paquet 9 sur 9" in press(name, "next", "all").said
    assert "32 cartes" in see(name, step="0").said
    assert see(name, step="0").dim == {"back"}
    assert see(name, step="9").dim == {"all"}


def test_another_shuffle() -> None:
    """Another number is another deal at the same packet, and after the last number comes the first."""
    first, second = see("alsos.deal"), press("alsos.deal", "another")
    assert first.html != second.html
    assert "Paquet 9 sur 9" in second.said
    assert press("alsos.deal", "another", shuffle="99").html == first.html
