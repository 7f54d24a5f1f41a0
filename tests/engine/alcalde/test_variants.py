"""Exchanging the indicator, where it was agreed on; and the variant that is not defined."""

from __future__ import annotations

import pytest

from engine.alcalde import ExchangeIndicator, Options, Play, PlayCard, Seat, State, apply, legal_events, start
from engine.cards import Suit
from engine.errors import NotAllowed, Unreadable
from tests.engine.alcalde.table import DEAL, EXCHANGE_ON, LEFT, MAYOR, RIGHT, card, cards, lay, refused, swap_in_deal

SEVEN_AT_RIGHT = start(swap_in_deal(DEAL, "7S", "4C"), EXCHANGE_ON)
"""The right holds AH 7S 5D, the mayor the two; the indicator is the ace."""

SEVEN_AT_MAYOR = start(swap_in_deal(DEAL, "7S", "KC"), EXCHANGE_ON)
"""The mayor holds the seven and the two; the indicator is the ace."""

SIX_BELOW = swap_in_deal(DEAL, "AS", "6S")
"""The indicator is the six; the mayor holds the two, and the seven lies in the stock."""

SERVES = {"A": "7", "3": "7", "K": "7", "Q": "7", "J": "7", "7": "2", "6": "2", "5": "2", "4": "2", "2": None}
HELD = [(indicator, held) for indicator in SERVES for held in SERVES if held != indicator]


@pytest.mark.parametrize(("indicator", "held"), HELD, ids=[f"{held} for {indicator}" for indicator, held in HELD])
def test_which_card_serves(indicator: str, held: str) -> None:
    """alcalde.variants.exchange: the seven for an indicator above it, the two for seven or below, nothing else."""
    deal = DEAL if indicator == "A" else swap_in_deal(DEAL, "AS", f"{indicator}S")
    state = start(swap_in_deal(deal, f"{held}S", "4C"), EXCHANGE_ON)
    assert [each for each in state.hands[RIGHT] if each and each.suit is Suit.SPADES] == [card(f"{held}S")]
    assert (ExchangeIndicator(RIGHT) in legal_events(state)) is (SERVES[indicator] == held)


def test_the_swap() -> None:
    """The indicator comes into the hand, the seven lies open in its place, and the same player is to play."""
    after = apply(SEVEN_AT_RIGHT, ExchangeIndicator(RIGHT))
    assert after.hands[RIGHT] == cards("AH AS 5D")
    assert after.indicator == card("7S")
    assert after.stock[:-1] == SEVEN_AT_RIGHT.stock[:-1]
    assert after.trump is Suit.SPADES
    assert after.to_move is RIGHT
    assert ExchangeIndicator(RIGHT) not in legal_events(after)


def test_the_two_after_the_seven() -> None:
    """The seven that was given is an indicator like another: the two may be swapped for it, in the same turn."""
    state = lay(SEVEN_AT_MAYOR, "AH 3H")
    state = apply(state, ExchangeIndicator(MAYOR))
    assert state.indicator == card("7S")
    state = apply(state, ExchangeIndicator(MAYOR))
    assert state.indicator == card("2S")
    assert set(state.hands[MAYOR]) == set(cards("7S AS 7D QH JC 4H"))
    assert ExchangeIndicator(MAYOR) not in legal_events(state)


def test_the_given_card_is_drawn_last() -> None:
    """alcalde.tricks.indicator-last: the card given for the indicator is the last card of the stock."""
    state = apply(SEVEN_AT_RIGHT, ExchangeIndicator(RIGHT))
    while state.stock:
        events = legal_events(state)
        state = apply(state, events[0])
    assert len(state.tricks) == 7
    assert state.tricks[6].drawn[-1][1] == card("7S")


def off() -> State:
    """The seven in the right's hand, but the exchange was not agreed on."""
    return start(swap_in_deal(DEAL, "7S", "4C"))


REFUSED = [
    ("not agreed on, with the seven", off(), RIGHT, "off", {}),
    ("not agreed on, out of turn", off(), LEFT, "off", {}),
    ("in a play without options", SEVEN_AT_RIGHT.play, RIGHT, "off", {}),
    ("without the seven", start(DEAL, EXCHANGE_ON), RIGHT, "not-held", {"card": "7S", "indicator": "AS"}),
    (
        "the two for the ace",
        lay(start(DEAL, EXCHANGE_ON), "AH 3H"),
        MAYOR,
        "not-held",
        {"card": "7S", "indicator": "AS"},
    ),
    (
        "the seven for the six",
        start(swap_in_deal(SIX_BELOW, "7S", "4C"), EXCHANGE_ON),
        RIGHT,
        "not-held",
        {"card": "2S", "indicator": "6S"},
    ),
    (
        "the two lies there",
        start(swap_in_deal(DEAL, "AS", "2S"), EXCHANGE_ON),
        RIGHT,
        "lowest-indicator",
        {"indicator": "2S"},
    ),
    ("not at his turn", SEVEN_AT_MAYOR, MAYOR, "out-of-turn", {"to_move": RIGHT}),
    ("after his card", lay(SEVEN_AT_RIGHT, "AH"), RIGHT, "out-of-turn", {"to_move": LEFT}),
    (
        "between the mayor's two cards",
        lay(SEVEN_AT_MAYOR, "AH 3H 4H"),
        MAYOR,
        "second-card-due",
        {"indicator": "AS"},
    ),
]


@pytest.mark.parametrize(("title", "position", "seat", "reason", "more"), REFUSED, ids=[row[0] for row in REFUSED])
def test_refusals(title: str, position: State | Play, seat: Seat, reason: str, more: dict[str, object]) -> None:
    """alcalde.variants.exchange: off, without the right card, or not before his card at his turn."""
    refusal = refused(position, ExchangeIndicator(seat))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("alcalde.variants.exchange", reason)
    facts = {name: str(fact) if name in ("card", "indicator") else fact for name, fact in refusal.facts.items()}
    assert facts == {"seat": seat} | more


def right_keeps_the_seven(tricks: int) -> State:
    """The right's turn after so many tricks, nobody having exchanged, and the right never having played the seven."""
    state = SEVEN_AT_RIGHT
    while len(state.tricks) < tricks or state.to_move is not RIGHT:
        plays = [event for event in legal_events(state) if isinstance(event, PlayCard)]
        state = apply(state, next(event for event in plays if event.card != card("7S")))
    return state


def test_the_last_moment() -> None:
    """While the stock lasts: in the seventh trick the exchange is still open, in the eighth it is too late."""
    seventh = right_keeps_the_seven(6)
    assert len(seventh.tricks) == 6
    assert ExchangeIndicator(RIGHT) in legal_events(seventh)
    eighth = right_keeps_the_seven(7)
    assert len(eighth.tricks) == 7
    assert card("7S") in eighth.hands[RIGHT]
    assert ExchangeIndicator(RIGHT) not in legal_events(eighth)
    with pytest.raises(NotAllowed) as caught:
        apply(eighth, ExchangeIndicator(RIGHT))
    assert (caught.value.rule, caught.value.reason) == ("alcalde.variants.exchange", "stock-exhausted")


def test_off_by_default() -> None:
    """alcalde.variants.exchange: nothing is exchanged unless it was asked for."""
    assert Options() == Options(indicator_exchange=False)
    assert start(DEAL).options == Options()
    assert ExchangeIndicator(RIGHT) not in legal_events(off())


def test_four_cards() -> None:
    """alcalde.variants.four-cards: the variant is not defined, and asking for it says so."""
    with pytest.raises(NotAllowed) as caught:
        Options(variant="four-cards")
    assert (caught.value.rule, caught.value.reason) == ("alcalde.variants.four-cards", "not-defined")
    assert caught.value.facts == {"variant": "four-cards"}


def test_four_cards_with_the_exchange() -> None:
    """alcalde.variants.four-cards: another option beside it does not help."""
    with pytest.raises(NotAllowed) as caught:
        Options(indicator_exchange=True, variant="four-cards")
    assert caught.value.rule == "alcalde.variants.four-cards"


def test_unknown_variant() -> None:
    """A variant nobody has heard of is a word that is not of the format, and the known one is named."""
    with pytest.raises(Unreadable) as caught:
        Options(variant="five-cards")
    assert (caught.value.rule, caught.value.reason) == ("notation.value", "unknown-variant")
    assert caught.value.facts == {"variant": "five-cards", "known": ("four-cards",)}
