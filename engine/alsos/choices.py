"""What sets the legal cards of a decision apart: the points that one gives away, the promises that hang on it.

All functions take the prospects of one decision, one a legal card (see `analysis.analyse`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.alsos.analysis import Prospect
from engine.alsos.announcements import Item
from engine.alsos.events import Seat
from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Hinge:
    """An item that some of the cards keep within its owner's reach and others do not; in the order given."""

    item: Item
    keeping: tuple[Card, ...]
    losing: tuple[Card, ...]

    def wanted_by(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that `seat` has to choose from: those that keep its own item, or those that beat the other's."""
        return self.keeping if self.item.owner is seat else self.losing


def ranked(prospects: Iterable[Prospect], seat: Seat) -> tuple[Prospect, ...]:
    """The prospects, those with the most card points for `seat` first; where these are equal, as they came."""
    return tuple(sorted(prospects, key=lambda prospect: -prospect.card_points[seat]))


def best(prospects: Sequence[Prospect], seat: Seat) -> tuple[Prospect, ...]:
    """Those with the most card points for `seat`, whose move it is."""
    most = max(prospect.card_points[seat] for prospect in prospects)
    return tuple(prospect for prospect in prospects if prospect.card_points[seat] == most)


def given_away(prospects: Sequence[Prospect], seat: Seat, card: Card) -> int:
    """How many card points `seat` gives away with `card` against the best; raises LookupError for any other card."""
    points = {prospect.card: prospect.card_points[seat] for prospect in prospects}
    return max(points.values()) - points[card]


def hinges(prospects: Sequence[Prospect], items: Iterable[Item]) -> Iterator[Hinge]:
    """Those of the items that hang on this choice."""
    for item in items:
        keeping = _cards(prospect for prospect in prospects if item in prospect.kept)
        losing = _cards(prospect for prospect in prospects if item in prospect.lost)
        if keeping and losing:
            yield Hinge(item, keeping, losing)


def _cards(prospects: Iterable[Prospect]) -> tuple[Card, ...]:
    return tuple(prospect.card for prospect in prospects if prospect.card is not None)
