"""Which numbers a page may name, and what each is: all come from the engine, so that no total is ever typed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeVar

from engine.alcalde import values as alcalde
from engine.alcalde.events import Seat as AlcaldeSeat
from engine.alsos import values as alsos
from engine.alsos.announcements import Item
from engine.alsos.events import Announcement, Seat
from engine.alsos.values import AnnouncementPhase
from engine.cards import Suit
from widgets.problems import Unfillable, nearest

Choice = TypeVar("Choice", Announcement, AnnouncementPhase)


@cache
def numbers() -> Mapping[str, int]:
    """Every number by its name (`alsos.pack-total`, `alcalde.value.A`)."""
    return {f"alsos.{name}": value for name, value in _alsos().items()} | {
        f"alcalde.{name}": value for name, value in _alcalde().items()
    }


def number(name: str) -> int:
    """The number of that name; raises Unfillable with the nearest name that there is."""
    if name not in numbers():
        raise Unfillable(f"there is no number {name!r}{nearest(name, numbers())}")
    return numbers()[name]


def stake(slug: str, phase: str, kontra: str | None = None, rekontra: str | None = None) -> int:
    """What an announcement said in `phase` is worth in the end, its kontra and rekontra said in theirs.

    Raises Unfillable for a slug or a phase that is none, and for what cannot be said in that phase.
    """
    announcement = _member(Announcement, slug, "announcement")
    item_phase = _member(AnnouncementPhase, phase, "phase")
    if announcement not in alsos.ITEM_VALUES[item_phase]:
        raise Unfillable(f"{slug} cannot be announced in the phase {phase!r}")
    if rekontra and not kontra:
        raise Unfillable("a rekontra needs a kontra")
    return Item(
        announcement, Seat.NON_DEALER, item_phase, _answer(kontra, "kontra"), _answer(rekontra, "rekontra")
    ).stake


def _answer(phase: str | None, word: str) -> AnnouncementPhase | None:
    if phase is None:
        return None
    said = _member(AnnouncementPhase, phase, "phase")
    if said not in alsos.KONTRA:
        raise Unfillable(f"a {word} is said early or late, not {phase!r}")
    return said


def _member(choices: type[Choice], value: str, what: str) -> Choice:
    if value not in choices._value2member_map_:
        raise Unfillable(f"there is no {what} {value!r}{nearest(value, choices._value2member_map_)}")
    return choices(value)


def _alsos() -> dict[str, int]:
    items = {
        f"item.{announcement.value}.{phase.value}": value
        for phase in (AnnouncementPhase.EARLY, AnnouncementPhase.LATE)
        for announcement, value in alsos.ITEM_VALUES[phase].items()
    }
    factors = {
        f"{word}.{phase.value}": factor
        for word, table in (("kontra", alsos.KONTRA), ("rekontra", alsos.REKONTRA))
        for phase, factor in table.items()
    }
    return {
        "pack-size": len(alsos.PACK),
        "suits": len(alsos.SUITS_HIGH_TO_LOW),
        "hand-size": alsos.HAND_SIZE,
        "first-cards": alsos.FIRST_CARDS,
        "last-cards": alsos.LAST_CARDS,
        "talon-size": alsos.TALON_SIZE,
        "hidden-cards": alsos.HIDDEN_CARDS,
        "tricks": alsos.TRICKS,
        "deals": alsos.DEALS,
        "trump-total": alsos.TRUMP_TOTAL,
        "plain-total": alsos.PLAIN_TOTAL,
        "plain-suits-total": (len(Suit) - 1) * alsos.PLAIN_TOTAL,
        "last-trick": alsos.LAST_TRICK,
        "pack-total": alsos.PACK_TOTAL,
        **{f"value.trump.{rank.value}": points for rank, points in alsos.TRUMP_VALUES.items()},
        **{f"value.plain.{rank.value}": points for rank, points in alsos.PLAIN_VALUES.items()},
        "run.shortest": min(alsos.RUN_VALUES),
        **{f"run.{length}": points for length, points in alsos.RUN_VALUES.items()},
        "vannak": alsos.VANNAK_VALUE,
        "bela": alsos.BELA_VALUE,
        "abszolut-limit": alsos.ABSZOLUT_LIMIT,
        "hundred-limit": alsos.HUNDRED_LIMIT,
        "two-hundred-limit": alsos.TWO_HUNDRED_LIMIT,
        "item.parti": alsos.PARTI_VALUE,
        **items,
        **factors,
        "early-factor": alsos.EARLY_FACTOR,
    }


def _alcalde() -> dict[str, int]:
    return {
        "pack-size": len(alcalde.PACK),
        "suits": len(Suit),
        "suit-size": len(alcalde.RANK_ORDER),
        "suit-total": alcalde.SUIT_TOTAL,
        "pack-total": alcalde.PACK_TOTAL,
        "players": len(AlcaldeSeat),
        "hand.mayor": alcalde.HAND_SIZES[AlcaldeSeat.MAYOR],
        "hand.opponent": alcalde.HAND_SIZES[AlcaldeSeat.RIGHT],
        "stock-size": alcalde.STOCK_SIZE,
        "tricks": alcalde.TRICKS,
        "trick-size": alcalde.TRICK_SIZE,
        "mayor-cards": alcalde.CARDS_IN_TRICK[AlcaldeSeat.MAYOR],
        "drawing-tricks": alcalde.DRAWING_TRICKS,
        "closing-tricks": alcalde.TRICKS - alcalde.DRAWING_TRICKS,
        "office": alcalde.OFFICE,
        **{f"value.{rank.value}": points for rank, points in alcalde.RANK_POINTS.items()},
    }
