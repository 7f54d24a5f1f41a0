"""What sets the legal cards of a decision apart: what one gives away, and whether chance alone would explain it.

All functions take the prospects of one decision, one a legal card (see `analysis.analyse`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot

from engine.alcalde.analysis import Prospect
from engine.alcalde.events import Seat
from engine.alcalde.values import PACK_TOTAL
from engine.cards import Card
from engine.samples import NORMAL_95


def points_of(prospect: Prospect, seat: Seat) -> float:
    """What the side of `seat` takes of the card points in the end: the mayor alone, or both opponents together."""
    return prospect.mayor if seat is Seat.MAYOR else PACK_TOTAL - prospect.mayor


def margin(prospect: Prospect) -> float:
    """Half the width of the interval in which the average lies nineteen times in twenty; 0 where it is exact."""
    return NORMAL_95 * prospect.error


def ranked(prospects: Iterable[Prospect], seat: Seat) -> tuple[Prospect, ...]:
    """The prospects, the best for the side of `seat` first; where they are equal, as they came."""
    return tuple(sorted(prospects, key=lambda prospect: -points_of(prospect, seat)))


def given_away(prospects: Sequence[Prospect], seat: Seat, card: Card) -> float:
    """How many card points the side gives away with `card` against the best; raises LookupError for any other card."""
    points = {prospect.card: points_of(prospect, seat) for prospect in prospects}
    return max(points.values()) - points[card]


def as_good(prospects: Sequence[Prospect], seat: Seat) -> tuple[Prospect, ...]:
    """The best first, and those so near it that chance alone would explain the difference; exact ones only if equal."""
    first, *others = ranked(prospects, seat)
    near = (
        other
        for other in others
        if points_of(first, seat) - points_of(other, seat) <= hypot(margin(first), margin(other))
    )
    return (first, *near)
