"""Nobody learns what he has no right to know: deals that differ only in that are the same to him, at every moment.

The same view, the same things to do, the same drawing: whatever is made of what a seat is given, it cannot tell two
such deals apart.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import alcalde, alsos
from engine.record import token
from tests.properties.other_worlds import other_world
from tests.properties.strategies import Played, alcalde_deals, alsos_deals
from widgets.choices_view import moves
from widgets.i18n import load
from widgets.scenes import scene
from widgets.setting import Setting

FRENCH = load("fr")
GAMES: dict[str, Any] = {"alsos": alsos, "alcalde": alcalde}
NAMES = {"alsos": ("Anna", "Béla"), "alcalde": ("Inés", "Lena", "Pilar")}

View = Callable[[Any, Any], Any]


def name_of(state: Any) -> str:
    """Which game a state is of."""
    return "alcalde" if isinstance(state, alcalde.State) else "alsos"


def drawn(view: Any) -> str:
    """The table as it is drawn for a player who is given this view, with what may be tried in it."""
    return scene(view, Setting(NAMES[name_of(view)], "", moves(view, FRENCH)), FRENCH)


def tells_apart(visible: View, one: Any, two: Any, seat: Any) -> bool:
    """Whether what the seat is given of two states is any different: the view, what may be done, the drawing."""
    game = GAMES[name_of(one)]
    first, second = visible(one, seat), visible(two, seat)
    may = [game.legal_events(state) for state in (first, second)]
    if one.to_move is seat:
        may += [game.legal_events(state) for state in (one, two)]
    tokens = [[token(act) for act in acts] for acts in may]
    return first != second or any(other != tokens[0] for other in tokens) or drawn(first) != drawn(second)


def check_every_moment(whole: Played, seat: Any, random: Random, visible: View) -> bool:
    """Whether, at every moment, the deal and one drawn to look like it are the same to the seat; some must differ."""
    differing = 0
    for at, state in enumerate(whole.states):
        other = other_world(whole, at, seat, random)[-1]
        differing += other != state
        if tells_apart(visible, state, other, seat):
            return False
    assert differing, "no card was ever hidden"
    return True


@settings(max_examples=15)
@given(alsos_deals(), st.sampled_from(alsos.Seat), st.integers(0, 2**32))
def test_alsos_hides_what_it_must(whole: Played, seat: alsos.Seat, seed: int) -> None:
    """alsos.deal.packets, alsos.exchange.open: the other hand, both fours, the talon, the discards tell nothing."""
    assert check_every_moment(whole, seat, Random(seed), alsos.visible_to)


@settings(max_examples=15)
@given(alcalde_deals(), st.sampled_from(alcalde.Seat), st.integers(0, 2**32))
def test_alcalde_hides_what_it_must(whole: Played, seat: alcalde.Seat, seed: int) -> None:
    """alcalde.deal.open-hands: the opponents see each other's hands; the mayor's, theirs and the stock tell nothing."""
    assert check_every_moment(whole, seat, Random(seed), alcalde.visible_to)


@settings(max_examples=60)
@given(st.one_of(alsos_deals(), alcalde_deals()), st.integers(0, 2**32), st.data())
def test_nor_is_there_anything_in_looking_back(whole: Played, seed: int, data: st.DataObject) -> None:
    """All that a seat was given up to a moment is the same in both deals: nothing is given away by its order."""
    game = GAMES[name_of(whole.last)]
    seat = data.draw(st.sampled_from(game.Seat))
    at = data.draw(st.integers(0, len(whole.states) - 1))
    others = other_world(whole, at, seat, Random(seed))
    for one, two in zip(whole.states[: at + 1], others, strict=True):
        assert game.visible_to(one, seat) == game.visible_to(two, seat)


@settings(max_examples=40)
@given(alcalde_deals(), st.data())
def test_the_opponents_know_the_same(whole: Played, data: st.DataObject) -> None:
    """alcalde.deal.open-hands: right and left see the same cards, each other's hands whole; the mayor sees neither."""
    state = data.draw(st.sampled_from(whole.states))
    right, left, mayor = (alcalde.visible_to(state, seat) for seat in alcalde.Seat)
    assert right == left
    assert right.hands[:2] == state.hands[:2]
    assert set(right.hands[2]) <= {None}
    assert {card for hand in mayor.hands[:2] for card in hand} <= {None}
    assert mayor.hands[2] == state.hands[2]


def everything(state: Any, seat: Any) -> Any:
    """Nothing is hidden."""
    return state


def with_discards(state: alsos.State, seat: alsos.Seat) -> alsos.State:
    """What the other laid away lies open."""
    seen = alsos.visible_to(state, seat)
    return seen if state.exchange is None else replace(seen, exchange=replace(seen.exchange, discards=state.discards))


def with_the_lowest(state: alsos.State, seat: alsos.Seat) -> alsos.State:
    """The lowest hidden card of the talon can be read in the deal."""
    seen = alsos.visible_to(state, seat)
    return replace(seen, deal=replace(seen.deal, hidden=(state.deal.hidden[0], *seen.deal.hidden[1:])))


def with_ones_own_four(state: alsos.State, seat: alsos.Seat) -> alsos.State:
    """One's own last four are known before they are picked up."""
    seen = alsos.visible_to(state, seat)
    fours = [seen.deal.last_four[0], seen.deal.last_four[1]]
    fours[seat] = state.deal.last_four[seat]
    return replace(seen, deal=replace(seen.deal, last_four=(fours[0], fours[1])))


def with_a_hint(state: alsos.State, seat: alsos.Seat) -> alsos.State:
    """The other hand is hidden, but something elsewhere tells whether an ace is the first card of it."""
    seen = alsos.visible_to(state, seat)
    lead = state.hands[seat.other][:1]
    return replace(seen, auction=replace(seen.auction, calls=())) if lead and lead[0].rank.value == "A" else seen


def as_the_mayor_would(state: alcalde.State, seat: alcalde.Seat) -> alcalde.State:
    """The mayor sees what the opponents see."""
    return alcalde.visible_to(state, alcalde.Seat.LEFT if seat is alcalde.Seat.MAYOR else seat)


def with_the_draws(state: alcalde.State, seat: alcalde.Seat) -> alcalde.State:
    """What the others drew can be read in the tricks."""
    return replace(
        alcalde.visible_to(state, seat), play=replace(alcalde.visible_to(state, seat).play, tricks=state.tricks)
    )


def with_the_next_card(state: alcalde.State, seat: alcalde.Seat) -> alcalde.State:
    """The next card to be drawn lies open."""
    seen = alcalde.visible_to(state, seat)
    stock = (*state.stock[:1], *seen.stock[1:])
    return replace(seen, play=replace(seen.play, stock=stock))


LEAKS = [
    (alsos_deals, everything),
    (alsos_deals, with_discards),
    (alsos_deals, with_the_lowest),
    (alsos_deals, with_ones_own_four),
    (alsos_deals, with_a_hint),
    (alcalde_deals, everything),
    (alcalde_deals, as_the_mayor_would),
    (alcalde_deals, with_the_draws),
    (alcalde_deals, with_the_next_card),
]


@pytest.mark.parametrize(("deals", "leaky"), LEAKS, ids=[f"{row[0].__name__}: {row[1].__name__}" for row in LEAKS])
def test_a_leak_would_be_noticed(deals: Callable[[], st.SearchStrategy[Played]], leaky: View) -> None:
    """A view that gives away one thing more is told apart in one deal of a few."""
    found: list[bool] = []

    @settings(max_examples=60, derandomize=True, database=None)
    @given(deals(), st.integers(0, 2**32), st.data())
    def look(whole: Played, seed: int, data: st.DataObject) -> None:
        if not any(found):
            seat = data.draw(st.sampled_from(GAMES[name_of(whole.last)].Seat))
            found.append(not check_every_moment(whole, seat, Random(seed), leaky))

    look()
    assert any(found)
