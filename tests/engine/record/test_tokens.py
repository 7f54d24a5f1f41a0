"""Every event has a token, and the token finds the event again for the seat to move."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import alcalde, alsos
from engine.cards import Card, Rank, Suit
from engine.errors import NotAllowed, Unreadable
from engine.record import find_event, token

ANNA = alsos.Seat.NON_DEALER
MAYOR = alcalde.Seat.MAYOR
ACE = Card(Rank.ACE, Suit.SPADES)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (alsos.Pass(ANNA), "pass"),
        (alsos.Accept(ANNA), "accept"),
        (alsos.Bid(ANNA, Suit.SPADES), "bid:S"),
        (alsos.Announce(ANNA, alsos.Announcement.TOUS_LES_TROIS), "announce:tous-les-trois"),
        (alsos.Kontra(ANNA, alsos.Announcement.PARTI), "kontra:parti"),
        (alsos.Rekontra(ANNA, alsos.Announcement.FORTY_FOUR), "rekontra:44"),
        (alsos.EndTurn(ANNA), "end"),
        (alsos.DeclineExchange(ANNA), "decline"),
        (alsos.ExchangeSeven(ANNA), "exchange"),
        (alsos.TakeCard(ANNA, ACE), "take:AS"),
        (alsos.StopTaking(ANNA), "stop"),
        (alsos.Discard(ANNA, ACE), "discard:AS"),
        (alsos.PlayCard(ANNA, ACE), "play:AS"),
        (alcalde.PlayCard(MAYOR, ACE), "play:AS"),
        (alcalde.ExchangeIndicator(MAYOR), "exchange-indicator"),
    ],
)
def test_token(event: alsos.Event | alcalde.Event, text: str) -> None:
    """The tokens are those that buttons and links carry."""
    assert token(event) == text


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_there_and_back(seed: int) -> None:
    """Through whole random deals of both games, the token of each legal event finds that event."""
    random = Random(seed)
    alsos_state = alsos.start(alsos.deal_from(random))
    while alsos_state.to_move is not None:
        legal = alsos.legal_events(alsos_state)
        assert tuple(find_event(alsos_state, token(event)) for event in legal) == legal
        alsos_state = alsos.apply(alsos_state, random.choice(legal))
    alcalde_state = alcalde.start(alcalde.deal_from(random), alcalde.Options(indicator_exchange=True))
    while alcalde_state.to_move is not None:
        events = alcalde.legal_events(alcalde_state)
        assert tuple(find_event(alcalde_state, token(event)) for event in events) == events
        alcalde_state = alcalde.apply(alcalde_state, random.choice(events))


def test_not_allowed() -> None:
    """A token may mean what the rules do not allow: the event is found, and applying it is refused."""
    state = alsos.start(alsos.deal_from(Random(1)))
    event = find_event(state, "play:AS")
    assert event == alsos.PlayCard(ANNA, ACE)
    with pytest.raises(NotAllowed):
        alsos.apply(state, alsos.PlayCard(ANNA, ACE))


def test_after_the_end() -> None:
    """Where nobody is to move an event is still found, so that the rules can say why it comes too late."""
    play = alcalde.Play(Suit.SPADES, MAYOR, None, length=0)
    assert play.to_move is None
    event = find_event(play, "play:AS")
    assert isinstance(event, alcalde.PlayCard)
    with pytest.raises(NotAllowed, match=r"alcalde\.tricks\.ten"):
        alcalde.apply(play, event)


@pytest.mark.parametrize(
    ("game", "text", "rule"),
    [
        ("alsos", "", "notation.value"),
        ("alsos", "fly", "notation.value"),
        ("alsos", "play", "notation.value"),
        ("alsos", "pass:S", "notation.value"),
        ("alsos", "play:2S", "notation.card"),
        ("alsos", "play:", "notation.card"),
        ("alsos", "bid:X", "notation.value"),
        ("alsos", "announce:everything", "notation.value"),
        ("alsos", "exchange-indicator", "notation.value"),
        ("alcalde", "play:10S", "notation.card"),
        ("alcalde", "pass", "notation.value"),
        ("alcalde", "x" * 5000, "notation.value"),
    ],
)
def test_garbage(game: str, text: str, rule: str) -> None:
    """What is no token of the game is unreadable."""
    states = {
        "alsos": alsos.start(alsos.deal_from(Random(1))),
        "alcalde": alcalde.start(alcalde.deal_from(Random(1))),
    }
    with pytest.raises(Unreadable) as caught:
        find_event(states[game], text)
    assert caught.value.rule == rule
