"""How numbers with decimals are written; French and Spanish agree on all of it."""

from __future__ import annotations


def decimal(number: float, places: int = 1) -> str:
    """With a decimal comma: "61,2"."""
    return f"{number:.{places}f}".replace(".", ",")


def percent(part: float) -> str:
    """A part of one in hundredths: "43 %"."""
    return f"{100 * part:.0f}\u00a0%"


def give_or_take(number: float, margin: float) -> str:
    """A number and how far it may be off: "61,2 ± 0,9"."""
    return f"{decimal(number)}\u00a0±\u00a0{decimal(margin)}"
