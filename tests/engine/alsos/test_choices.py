"""What sets the cards of a decision apart, counted again from what each of them leads to."""

from __future__ import annotations

import pytest

from engine import alsos
from engine.alsos import Announcement, Item, Seat
from engine.alsos.analysis import Prospect, analyse
from engine.alsos.choices import given_away, hinges, ranked
from engine.alsos.values import AnnouncementPhase
from engine.notation import read
from engine.record import decision_of, replay
from tests.engine.alsos.table import card
from tests.engine.notation.documents import PARTI

PARTI_ITEM = Item(Announcement.PARTI, Seat.NON_DEALER, AnnouncementPhase.CONTRACT)
ULTIMO = Item(Announcement.ULTIMO, Seat.DEALER, AnnouncementPhase.EARLY)
PROSPECTS = (
    Prospect(card("9H"), (70, 80), (PARTI_ITEM,), (ULTIMO,)),
    Prospect(card("AH"), (76, 74), (PARTI_ITEM, ULTIMO), ()),
    Prospect(card("KH"), (76, 74), (ULTIMO,), (PARTI_ITEM,)),
)


def test_ranked_for_either_seat() -> None:
    """Most card points first; equal ones as they came."""
    assert [str(one.card) for one in ranked(PROSPECTS, Seat.NON_DEALER)] == ["AH", "KH", "9H"]
    assert [str(one.card) for one in ranked(PROSPECTS, Seat.DEALER)] == ["9H", "AH", "KH"]


def test_what_a_card_gives_away() -> None:
    """Against the best for the same seat."""
    assert given_away(PROSPECTS, Seat.NON_DEALER, card("9H")) == 6
    assert given_away(PROSPECTS, Seat.NON_DEALER, card("KH")) == 0
    assert given_away(PROSPECTS, Seat.DEALER, card("KH")) == 6
    with pytest.raises(LookupError):
        given_away(PROSPECTS, Seat.DEALER, card("7C"))


def test_what_hangs_on_the_choice() -> None:
    """Each item with the cards on either side of it; what all cards keep hangs on none."""
    parti, ultimo = hinges(PROSPECTS, (PARTI_ITEM, ULTIMO))
    assert (parti.item, parti.keeping, parti.losing) == (PARTI_ITEM, (card("9H"), card("AH")), (card("KH"),))
    assert (ultimo.keeping, ultimo.losing) == ((card("AH"), card("KH")), (card("9H"),))
    assert parti.wanted_by(Seat.NON_DEALER) == (card("9H"), card("AH"))
    assert parti.wanted_by(Seat.DEALER) == (card("KH"),)
    assert not list(hinges(PROSPECTS[:1], (PARTI_ITEM, ULTIMO)))


def test_a_deal_that_is_known() -> None:
    """In the deal of 76 points, what is given away is what the next position is worth less; nobody gains by a card."""
    steps = replay(read(PARTI)).steps
    reached: tuple[int, int] | None = None
    for step in steps:
        decision = decision_of(step)
        if decision is None or decision.played is None or not isinstance(decision.state, alsos.State):
            continue
        seat = decision.state.to_move
        assert seat is not None
        prospects = tuple(analyse(decision.state))
        best = ranked(prospects, seat)[0].card_points
        played = next(one for one in prospects if one.card == decision.played)
        assert best[seat] - played.card_points[seat] == given_away(prospects, seat, decision.played) >= 0
        assert reached in (None, best), "best play from here is worth what the card before led to"
        reached = played.card_points
    assert reached == (76, 70)
