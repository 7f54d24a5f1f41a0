"""What may be promised, kontra'd and rekontra'd before the first trick, in which turn, and what is at stake."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.alsos.events import Announce, Announcement, EndTurn, Event, Kontra, Pass, Rekontra, Seat, Speech
from engine.alsos.values import ITEM_VALUES, KONTRA, REKONTRA, AnnouncementPhase
from engine.errors import NotAllowed

__all__ = ["AnnouncementPhase", "Announcements", "Item", "apply", "left_open", "legal_events", "open_to", "refusal"]


@dataclass(frozen=True, slots=True)
class Item:
    """One thing at stake: what, whose, said when, and in which phases it was kontra'd and rekontra'd, if at all."""

    announcement: Announcement
    owner: Seat
    phase: AnnouncementPhase
    kontra: AnnouncementPhase | None = None
    rekontra: AnnouncementPhase | None = None

    @property
    def base(self) -> int:
        """Units with the early doubling in them (alsos.announcements.values, .early-double)."""
        return ITEM_VALUES[self.phase][self.announcement]

    @property
    def multiplier(self) -> int:
        """The product of kontra and rekontra (alsos.announcements.kontra, .rekontra)."""
        return (KONTRA[self.kontra] if self.kontra else 1) * (REKONTRA[self.rekontra] if self.rekontra else 1)

    @property
    def stake(self) -> int:
        """Units that the loser of the item pays to its winner."""
        return self.base * self.multiplier


@dataclass(frozen=True, slots=True)
class Announcements:
    """What has been said before play, and whose turn it is (alsos.announcements.turns).

    `items` stand in the order announced, Parti first. `to_move` is None once both phases are closed. `spoken` says
    whether something was said in this turn, `passes` counts the passes in a row.
    """

    declarer: Seat
    phase: AnnouncementPhase
    items: tuple[Item, ...]
    to_move: Seat | None
    spoken: bool = False
    passes: int = 0

    def item(self, announcement: Announcement, owner: Seat) -> Item | None:
        """The owner's item of that name, or None."""
        for item in self.items:
            if item.announcement is announcement and item.owner is owner:
                return item
        return None


def open_to(declarer: Seat) -> Announcements:
    """The early phase at its start: Parti belongs to the declarer, who speaks first (alsos.announcements.turns)."""
    parti = Item(Announcement.PARTI, declarer, AnnouncementPhase.CONTRACT)
    return Announcements(declarer, AnnouncementPhase.EARLY, (parti,), declarer)


def refusal(announcements: Announcements, event: Event) -> NotAllowed | None:
    """Why this event may not be said now, or None where it may.

    Rules: alsos.announcements.turns, .once, .abszolut-early-only, .kontra, .rekontra.
    """
    if announcements.to_move is None:
        return NotAllowed("alsos.announcements.turns", "closed", seat=event.seat)
    if not isinstance(event, Speech):
        return left_open(announcements)
    if event.seat is not announcements.to_move:
        return _turn("out-of-turn", seat=event.seat, to_move=announcements.to_move)
    match event:
        case Pass():
            return _turn("pass-after-speech", seat=event.seat) if announcements.spoken else None
        case EndTurn():
            return None if announcements.spoken else _turn("nothing-said", seat=event.seat)
        case Announce():
            return _refusal_to_announce(announcements, event)
        case Kontra():
            return _refusal_to_kontra(announcements, event)
        case Rekontra():
            return _refusal_to_rekontra(announcements, event)


def _turn(reason: str, **facts: Seat) -> NotAllowed:
    return NotAllowed("alsos.announcements.turns", reason, **facts)


def _refusal_to_announce(announcements: Announcements, event: Announce) -> NotAllowed | None:
    facts = {"announcement": event.announcement, "seat": event.seat}
    if event.announcement is Announcement.PARTI:
        return NotAllowed("alsos.announcements.once", "parti", **facts, declarer=announcements.declarer)
    said = announcements.item(event.announcement, event.seat)
    if said is not None:
        return NotAllowed("alsos.announcements.once", "said-before", **facts, phase=said.phase)
    if event.announcement not in ITEM_VALUES[announcements.phase]:
        return NotAllowed("alsos.announcements.abszolut-early-only", "late", **facts)
    return None


def _refusal_to_kontra(announcements: Announcements, event: Kontra) -> NotAllowed | None:
    rule = "alsos.announcements.kontra"
    facts = {"announcement": event.announcement, "seat": event.seat, "owner": event.seat.other}
    item = announcements.item(event.announcement, event.seat.other)
    if item is None:
        own = announcements.item(event.announcement, event.seat)
        return NotAllowed(rule, "own-item" if own else "not-announced", **facts)
    if item.kontra is not None:
        return NotAllowed(rule, "kontra-before", **facts, phase=item.kontra)
    return None


def _refusal_to_rekontra(announcements: Announcements, event: Rekontra) -> NotAllowed | None:
    rule = "alsos.announcements.rekontra"
    facts = {"announcement": event.announcement, "seat": event.seat}
    item = announcements.item(event.announcement, event.seat)
    if item is None:
        others = announcements.item(event.announcement, event.seat.other)
        return NotAllowed(rule, "not-own-item" if others else "not-announced", **facts)
    if item.kontra is None:
        return NotAllowed(rule, "no-kontra", **facts)
    if item.rekontra is not None:
        return NotAllowed(rule, "rekontra-before", **facts, phase=item.rekontra)
    return None


def left_open(announcements: Announcements) -> NotAllowed | None:
    """The refusal of anything that comes while a turn is still due (alsos.announcements.turns); None after the end."""
    if announcements.to_move is None:
        return None
    return NotAllowed("alsos.announcements.turns", "open", phase=announcements.phase, to_move=announcements.to_move)


def legal_events(announcements: Announcements) -> tuple[Speech, ...]:
    """What the seat to move may say, the end of the turn first; empty once both phases are closed."""
    seat = announcements.to_move
    if seat is None:
        return ()
    candidates: tuple[Speech, ...] = (
        Pass(seat),
        EndTurn(seat),
        *(Announce(seat, announcement) for announcement in Announcement),
        *(Kontra(seat, item.announcement) for item in announcements.items if item.owner is not seat),
        *(Rekontra(seat, item.announcement) for item in announcements.items if item.owner is seat),
    )
    return tuple(event for event in candidates if refusal(announcements, event) is None)


def apply(announcements: Announcements, event: Event) -> Announcements:
    """The announcements after one more act; two passes in a row close the phase. Raises NotAllowed as `refusal`."""
    refused = refusal(announcements, event)
    if refused is not None:
        raise refused
    match event:
        case Pass():
            return _pass(announcements)
        case EndTurn():
            return replace(announcements, to_move=event.seat.other, spoken=False)
        case Announce():
            items = (*announcements.items, Item(event.announcement, event.seat, announcements.phase))
        case Kontra():
            item = _named(announcements, event.announcement, event.seat.other)
            items = _instead(announcements, item, replace(item, kontra=announcements.phase))
        case Rekontra():
            item = _named(announcements, event.announcement, event.seat)
            items = _instead(announcements, item, replace(item, rekontra=announcements.phase))
        case _:
            raise AssertionError(event)
    return replace(announcements, items=items, spoken=True, passes=0)


def _pass(announcements: Announcements) -> Announcements:
    assert announcements.to_move is not None
    if announcements.passes == 0:
        return replace(announcements, to_move=announcements.to_move.other, passes=1)
    if announcements.phase is AnnouncementPhase.EARLY:
        return replace(announcements, phase=AnnouncementPhase.LATE, to_move=announcements.declarer, passes=0)
    return replace(announcements, to_move=None, passes=2)


def _named(announcements: Announcements, announcement: Announcement, owner: Seat) -> Item:
    item = announcements.item(announcement, owner)
    assert item is not None
    return item


def _instead(announcements: Announcements, old: Item, new: Item) -> tuple[Item, ...]:
    return tuple(new if item is old else item for item in announcements.items)
