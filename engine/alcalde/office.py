"""Who is mayor next: sixty points keep the office, and the two counts must add up to a hundred and twenty."""

from __future__ import annotations

from dataclasses import dataclass

from engine.alcalde.events import Seat
from engine.alcalde.values import OFFICE, PACK_TOTAL
from engine.errors import Inconsistent


@dataclass(frozen=True, slots=True)
class CardPoints:
    """What the mayor has captured, and what the two opponents have together."""

    mayor: int
    opponents: int


def mayor_stays(points: int) -> bool:
    """Whether the mayor with `points` of the 120 keeps his office; sixty are enough (alcalde.office.sixty)."""
    return points >= OFFICE


def next_mayor(points: int) -> Seat:
    """Who is mayor after a deal in which the mayor took `points`: himself or his right (alcalde.office.successor)."""
    return Seat.MAYOR if mayor_stays(points) else Seat.RIGHT


def check_count(mayor: int, opponents: int) -> CardPoints:
    """The two counts of a finished deal, if they can be right; raises Inconsistent, to be counted again, if not.

    They are whole, not negative, and add up to 120 (alcalde.check.total).
    """
    if mayor < 0 or opponents < 0:
        raise Inconsistent("alcalde.check.total", "negative", mayor=mayor, opponents=opponents, expected=PACK_TOTAL)
    total = mayor + opponents
    if total != PACK_TOTAL:
        raise Inconsistent(
            "alcalde.check.total", "wrong-total", mayor=mayor, opponents=opponents, total=total, expected=PACK_TOTAL
        )
    return CardPoints(mayor, opponents)


def counts_if_one_erred(mayor: int, opponents: int) -> tuple[CardPoints, CardPoints]:
    """What the deal came to if only one side has miscounted: if it was the opponents, and if it was the mayor.

    Why counts that do not add up to 120 are made again before a mayor is named (alcalde.check.total): the two may
    name different mayors.
    """
    return CardPoints(mayor, PACK_TOTAL - mayor), CardPoints(PACK_TOTAL - opponents, opponents)
