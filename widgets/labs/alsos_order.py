"""Choose the trump suit, and see the orders and the values change (alsos.cards.ranks, .values)."""

from __future__ import annotations

from engine.alsos.values import (
    LAST_TRICK,
    PACK_TOTAL,
    PLAIN_ORDER,
    PLAIN_TOTAL,
    SUITS_HIGH_TO_LOW,
    TRUMP_ORDER,
    TRUMP_TOTAL,
    card_points,
)
from engine.cards import Card, Suit
from widgets.cards_view import card_picture
from widgets.hands_view import cards_words
from widgets.i18n import N_, Translator
from widgets.labs.controls import suit_choice
from widgets.labs.lab import Drawn, Field, Lab, Settings
from widgets.markup import Markup, join, tag
from widgets.said import Line
from widgets.words import suit_name


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """Every suit from high to low, each card with its points, the trump suit first."""
    trump: Suit = settings["trump"]
    others = [suit for suit in SUITS_HIGH_TO_LOW if suit is not trump]
    rows = (_row(suit, trump, _) for suit in (trump, *others))
    said = _(
        "With {trump} as trumps, the jack of trumps is the highest card of all and the nine follows; in the other suits"
        " the ace leads and the ten comes second.",
        trump=suit_name(trump, _),
    )
    counted = _(
        "The trump suit holds {trumps} points, each other suit {plain}; with {last} for the last trick that makes"
        " {all}.",
        trumps=TRUMP_TOTAL,
        plain=PLAIN_TOTAL,
        last=LAST_TRICK,
        all=PACK_TOTAL,
    )
    return Drawn(
        suit_choice(_("Trumps"), "trump", SUITS_HIGH_TO_LOW, trump, _),
        tag("div", *rows, class_="orders"),
        (Line(said, "alsos.cards.ranks"), Line(counted, "alsos.cards.values")),
        _("From high to low, with what each card is worth"),
    )


def _row(suit: Suit, trump: Suit, _: Translator) -> Markup:
    cards = [Card(rank, suit) for rank in (TRUMP_ORDER if suit is trump else PLAIN_ORDER)]
    words = _(
        "{suit}: {cards}",
        suit=_("{suit}, trumps", suit=suit_name(suit, _)) if suit is trump else suit_name(suit, _),
        cards=cards_words(cards, _),
    )
    drawn = join(_worth(card, trump, _) for card in cards)
    return tag("div", drawn, class_="order trumps" if suit is trump else "order", role="img", aria_label=words)


def _worth(card: Card, trump: Suit, _: Translator) -> Markup:
    return tag("span", card_picture(card, _), tag("span", card_points(card, trump), class_="worth"), class_="valued")


LAB = Lab(
    "alsos",
    N_("The orders and the values, under any trump suit"),
    {"trump": Field("S", Suit)},
    draw,
)
