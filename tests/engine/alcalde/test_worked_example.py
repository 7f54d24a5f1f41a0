"""The trick of the sources: four cards, twenty-five points, and what the two of diamonds changes."""

from __future__ import annotations

import pytest

from engine.alcalde import Play, check_count, legal_events, mayor_stays, start
from engine.cards import Suit
from tests.engine.alcalde.table import DEAL, LEFT, MAYOR, RIGHT, card, lay

OUT_OF_CONTEXT = Play(Suit.SPADES, RIGHT, None, length=1)


def test_the_two_of_trumps_takes_everything() -> None:
    """alcalde.tricks.winner: A♥ 3♥ 2♠ K♣ under spades are the mayor's, 11 + 10 + 0 + 4 = 25."""
    after = lay(OUT_OF_CONTEXT, "AH 3H 2S KC")
    (trick,) = after.tricks
    assert (trick.winner, trick.card_points, trick.drawn) == (MAYOR, 25, ())
    assert (after.card_points.mayor, after.card_points.opponents) == (25, 0)


def test_the_two_of_diamonds_does_not() -> None:
    """alcalde.tricks.suit-led: with 2♦ in place of 2♠ the ace of hearts, the suit led, wins the same 25 points."""
    after = lay(OUT_OF_CONTEXT, "AH 3H 2D KC")
    (trick,) = after.tricks
    assert (trick.winner, trick.card_points) == (RIGHT, 25)
    assert (after.card_points.mayor, after.card_points.opponents) == (0, 25)


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("AH 3H 2S 4S", MAYOR),
        ("2S 3H AH KC", RIGHT),
        ("AH 5S 2S KC", LEFT),
        ("AH 5S 2S 6S", MAYOR),
        ("2H 3S KH AH", LEFT),
    ],
)
def test_the_two_is_weak_against_higher_trumps(cards: str, winner: object) -> None:
    """alcalde.tricks.winner: among trumps the highest wins, whoever plays it."""
    assert lay(OUT_OF_CONTEXT, cards).tricks[0].winner is winner


def test_any_card_that_is_not_on_the_table() -> None:
    """Out of context each card of the pack may come, once; after the four there is nothing to do."""
    assert len(legal_events(OUT_OF_CONTEXT)) == 40
    after_two = lay(OUT_OF_CONTEXT, "AH 3H")
    assert len(legal_events(after_two)) == 38
    assert card("AH") not in {event.card for event in legal_events(after_two)}  # type: ignore[union-attr]
    assert legal_events(lay(after_two, "2S KC")) == ()


def test_in_a_deal() -> None:
    """The same trick opens a whole deal: the mayor leads on, and two cards are drawn by him first."""
    after = lay(start(DEAL), "AH 3H 2S KC")
    assert after.card_points.mayor == 25
    assert after.leader is MAYOR
    assert after.tricks[0].drawn == ((MAYOR, card("KH")), (MAYOR, card("7S")), (RIGHT, card("AC")), (LEFT, card("AD")))


def test_count_of_the_sources() -> None:
    """alcalde.check.total: mayor 58, so opponents 62, and the mayor loses office."""
    count = check_count(58, 62)
    assert (count.mayor, count.opponents) == (58, 62)
    assert not mayor_stays(count.mayor)
