"""What a pack says of its look: the signs, colours, letters and figures of which `sprite` makes cards.

A sign stands in a box of 100 by 100; what is on a court card, in the units of a card (50 by 70), to the right of 22.
Colours are custom properties of the page, each with what it is where no page sets it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.cards import Rank, Suit

Place = tuple[int, int, int]
"""Where a sign stands on a card: how far from the left, how far down, how large."""


@dataclass(frozen=True, slots=True)
class Court:
    """What the middle of a court card holds: a shape, and a large letter or the sign of the suit, or neither."""

    shape: str
    has_letter: bool = False
    sign: Place | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """How the cards of a pack are drawn.

    `letters` says what stands in the corner where that is not the rank as the engine writes it, and is None where that
    is for the catalogs to say; `breaks`, into how many pieces the line along the upper and the lower edge falls, for
    packs that have one.
    """

    signs: Mapping[Suit, str]
    colours: Mapping[Suit, str]
    letters: Mapping[Rank, str] | None
    courts: Mapping[Rank, Court]
    breaks: Mapping[Suit, int] = field(default_factory=dict)
