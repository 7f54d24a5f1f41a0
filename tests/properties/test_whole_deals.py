"""What holds in every state of every deal: all the cards are there, and what follows is what was allowed."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import alcalde, alsos
from tests.properties.strategies import Played, alcalde_deals, alsos_deals


def lying_alsos(state: alsos.State) -> list[Any]:
    """Every card of a state of Alsós, wherever it lies; None for one that is not shown."""
    talon = state.talon
    tricks = [*(play.card for trick in state.tricks for play in trick.plays)]
    tricks += [play.card for play in state.play.trick] if state.play else []
    lowest = [card for card in (talon.lowest, talon.turned_up, talon.top) if card is not None]
    return [*state.hands[0], *state.hands[1], *state.reserve[0], *state.reserve[1], *tricks, *lowest, *talon.hidden,
            *state.discards]  # fmt: skip


def lying_alcalde(state: alcalde.State) -> list[Any]:
    """Every card of a state of Alcalde, wherever it lies; None for one that is not shown."""
    tricks = [card for trick in state.tricks for card in trick.cards]
    return [*(card for hand in state.hands for card in hand), *state.stock, *tricks, *(p.card for p in state.trick)]


@settings(max_examples=40)
@given(alsos_deals())
def test_every_card_of_alsos_once(whole: Played) -> None:
    """alsos.cards.pack: in every state each of the 32 cards lies in one place; seen by a player none is doubled."""
    for state in whole.states:
        assert Counter(lying_alsos(state)) == Counter(alsos.PACK)
        for seat in alsos.Seat:
            seen = lying_alsos(alsos.visible_to(state, seat))
            assert len(seen) == len(alsos.PACK)
            assert max(Counter(card for card in seen if card is not None).values()) == 1


@settings(max_examples=40)
@given(alcalde_deals())
def test_every_card_of_alcalde_once(whole: Played) -> None:
    """alcalde.cards.pack: in every state each of the 40 cards lies in one place; seen by a player none is doubled."""
    for state in whole.states:
        assert Counter(lying_alcalde(state)) == Counter(alcalde.PACK)
        for seat in alcalde.Seat:
            seen = lying_alcalde(alcalde.visible_to(state, seat))
            assert len(seen) == len(alcalde.PACK)
            assert max(Counter(card for card in seen if card is not None).values()) == 1


@settings(max_examples=40)
@given(st.one_of(alsos_deals(), alcalde_deals()), st.data())
def test_a_prefix_of_a_legal_deal_is_legal(whole: Played, data: st.DataObject) -> None:
    """Played again from the cards, as far as anywhere, a deal is in the same state; and it can go on from there."""
    game: Any = alcalde if isinstance(whole.last, alcalde.State) else alsos
    length = data.draw(st.integers(0, len(whole.events)))
    deal = whole.last.deal
    state = game.start(deal) if game is alsos else game.start(deal, whole.last.options)
    for act in whole.events[:length]:
        assert game.refusal(state, act) is None
        state = game.apply(state, act)
    assert state == whole.states[length]
    assert bool(game.legal_events(state)) is (length < len(whole.events))


@settings(max_examples=40)
@given(alsos_deals())
def test_alsos_ends_in_time(whole: Played) -> None:
    """alsos.tricks.twelve, alsos.auction.redeal: twenty-four cards are played, or nobody named a suit and none is."""
    cards = sum(isinstance(act, alsos.PlayCard) for act in whole.events)
    assert cards == (0 if whole.last.phase is alsos.Phase.REDEAL else 24)
    assert whole.last.to_move is None
