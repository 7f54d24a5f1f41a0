"""How a rate or an average is written: "62 %", "from 45 to 77 %", as finely as its interval deserves."""

from __future__ import annotations

from enum import Enum

from engine.samples import Estimate, Rate
from widgets.figures import decimal
from widgets.i18n import Translator
from widgets.markup import Markup, escape, tag

FINE = 4
"""An interval narrower than that many points, or percent, is worth a decimal."""


class Kind(Enum):
    """What an amount counts: parts of the deals, or points a deal."""

    RATE = "rate"
    MEAN = "mean"


def kind_of(estimate: Estimate) -> Kind:
    """Whether the estimate is a rate or an average."""
    return Kind.RATE if isinstance(estimate, Rate) else Kind.MEAN


def value(estimate: Estimate, _: Translator) -> str:
    """The most likely amount: "62 %", "78.4"."""
    return _with_unit(_amount(estimate.value, estimate, _), kind_of(estimate), _)


def interval(estimate: Estimate, _: Translator) -> str:
    """Where the true amount lies: "from 45 to 77 %"."""
    low, high = (_amount(end, estimate, _) for end in estimate.interval)
    if kind_of(estimate) is Kind.RATE:
        return _("from {low} to {high} percent", low=low, high=high)
    return _("from {low} to {high}", low=low, high=high)


def in_prose(estimate: Estimate, _: Translator) -> Markup:
    """Both, for a sentence: "62 % (from 45 to 77 %)"."""
    return tag("span", value(estimate, _), " (", interval(estimate, _), ")", class_="estimate")


def on_scale(amount: float, kind: Kind, _: Translator) -> str:
    """A number under a chart: "25 %", "81"."""
    return _with_unit(whole(round(100 * amount if kind is Kind.RATE else amount), _), kind, _)


def whole(number: int, _: Translator) -> Markup:
    """A whole number, its thousands parted: "4 000"; four digits stay together as in print."""
    text = f"{number:,}" if abs(number) >= 10_000 else str(number)
    return escape(_signed(text.replace(",", _.sense("between thousands", ","))))


def _amount(amount: float, estimate: Estimate, _: Translator) -> str:
    is_rate = kind_of(estimate) is Kind.RATE
    low, high = estimate.interval
    factor = 100 if is_rate else 1
    decimals = 1 if factor * (high - low) < FINE else 0
    return _signed(decimal(factor * amount, decimals))


def _signed(text: str) -> str:
    return text.replace("-", "\N{MINUS SIGN}")


def _with_unit(number: str, kind: Kind, _: Translator) -> str:
    return _("{number} percent", number=number) if kind is Kind.RATE else number
