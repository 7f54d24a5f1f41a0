"""How a pack is stacked for a lesson: all its cards from the top, so that dealing by the rules gives a certain deal.

Classes: `stack` is a list of cards in order, each with its drawing and its name.
"""

from __future__ import annotations

from engine import alcalde, alsos
from engine.cards import Card
from engine.record import Example
from engine.record.alcalde import DealRecord as AlcaldeDeal
from engine.record.alsos import DealRecord as AlsosDeal
from widgets.cards_view import card_picture
from widgets.i18n import Translator
from widgets.markup import Markup, tag
from widgets.problems import Unfillable
from widgets.words import card_name


def stack_table(example: Example, _: Translator) -> Markup:
    """The pack of a whole deal, the first card on top; raises Unfillable for an example that is none."""
    items = (tag("li", card_picture(card, _), tag("span", card_name(card, _))) for card in stack_of(example))
    return tag("ol", *items, class_="stack")


def stack_of(example: Example) -> tuple[Card, ...]:
    """The cards of a whole deal in the order in which they lie before it; raises Unfillable for anything else."""
    match example.body:
        case AlsosDeal(deal=deal):
            return alsos.stacked(deal)
        case AlcaldeDeal(deal=dealt):
            return alcalde.stacked(dealt)
    raise Unfillable(f"{example.id!r} is no whole deal: only a deal has a pack to stack")
