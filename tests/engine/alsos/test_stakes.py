"""Announcements brought about from the items that they end with."""

from __future__ import annotations

import pytest

from engine.alsos import Announcement, AnnouncementPhase, Item, Seat
from engine.alsos.stakes import said
from engine.errors import NotAllowed
from tests.engine.alsos.table import DEALER, NON_DEALER

A = Announcement
CONTRACT, EARLY, LATE = AnnouncementPhase.CONTRACT, AnnouncementPhase.EARLY, AnnouncementPhase.LATE

POSSIBLE = [
    ("nothing", ()),
    ("a late kontra to Parti", (Item(A.PARTI, NON_DEALER, CONTRACT, LATE),)),
    ("all that Ultimó can become", (Item(A.ULTIMO, NON_DEALER, EARLY, EARLY, LATE),)),
    ("the other's, answered", (Item(A.FORTY_FOUR, DEALER, LATE, LATE, LATE),)),
    ("both the same", (Item(A.FORTY_FOUR, NON_DEALER, EARLY, LATE), Item(A.FORTY_FOUR, DEALER, EARLY, EARLY, EARLY))),
]


@pytest.mark.parametrize(("title", "items"), POSSIBLE)
@pytest.mark.parametrize("declarer", Seat)
def test_said(title: str, items: tuple[Item, ...], declarer: Seat) -> None:
    """alsos.announcements.turns: the items come about, whoever is declarer, and both phases are closed after them."""
    wished = tuple(item for item in items if item.announcement is not A.PARTI or item.owner is declarer)
    announcements = said(declarer, wished)
    assert announcements.to_move is None, title
    assert announcements.items[0].announcement is A.PARTI
    assert set(wished) <= set(announcements.items)
    assert len(announcements.items) == 1 + sum(item.announcement is not A.PARTI for item in wished)


IMPOSSIBLE = [
    ((Item(A.ABSZOLUT, NON_DEALER, LATE),), "alsos.announcements.abszolut-early-only"),
    ((Item(A.ULTIMO, NON_DEALER, LATE, EARLY),), "alsos.announcements.kontra"),
    ((Item(A.ULTIMO, NON_DEALER, EARLY, LATE, EARLY),), "alsos.announcements.rekontra"),
    ((Item(A.ULTIMO, NON_DEALER, EARLY, None, LATE),), "alsos.announcements.rekontra"),
    ((Item(A.ULTIMO, DEALER, EARLY), Item(A.ULTIMO, DEALER, LATE)), "alsos.announcements.once"),
    ((Item(A.PARTI, DEALER, CONTRACT, EARLY),), "alsos.announcements.kontra"),
]


@pytest.mark.parametrize(("items", "rule"), IMPOSSIBLE)
def test_refused(items: tuple[Item, ...], rule: str) -> None:
    """What may not be said is refused by its own rule; the non-dealer is declarer."""
    with pytest.raises(NotAllowed) as caught:
        said(NON_DEALER, items)
    assert caught.value.rule == rule
