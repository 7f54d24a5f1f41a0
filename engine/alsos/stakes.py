"""What comes to be at stake: the announcements in which wished items are said, kontra'd and rekontra'd."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.alsos.announcements import Announcements, Item, apply, open_to
from engine.alsos.events import Announce, EndTurn, Kontra, Pass, Rekontra, Seat, Speech
from engine.alsos.values import AnnouncementPhase


def said(declarer: Seat, items: Iterable[Item]) -> Announcements:
    """The announcements, both phases closed, in which these items have come about; Parti is there unasked.

    Each phase brings its promises first, then its kontras, then its rekontras, every one at its speaker's turn
    (alsos.announcements.turns). Raises NotAllowed for the first that may not be said.
    """
    wished = tuple(items)
    announcements = open_to(declarer)
    for phase in (AnnouncementPhase.EARLY, AnnouncementPhase.LATE):
        for speech in _speeches(phase, wished):
            announcements = apply(_at_the_turn_of(announcements, speech.seat), speech)
        while announcements.phase is phase and announcements.to_move is not None:
            announcements = _turned(announcements)
    return announcements


def _speeches(phase: AnnouncementPhase, items: tuple[Item, ...]) -> Iterator[Speech]:
    yield from (Announce(item.owner, item.announcement) for item in items if item.phase is phase)
    yield from (Kontra(item.owner.other, item.announcement) for item in items if item.kontra is phase)
    yield from (Rekontra(item.owner, item.announcement) for item in items if item.rekontra is phase)


def _at_the_turn_of(announcements: Announcements, seat: Seat) -> Announcements:
    return announcements if announcements.to_move is seat else _turned(announcements)


def _turned(announcements: Announcements) -> Announcements:
    """The turn goes to the other player: after a word it ends, without one it is passed."""
    assert announcements.to_move is not None
    seat = announcements.to_move
    return apply(announcements, EndTurn(seat) if announcements.spoken else Pass(seat))
