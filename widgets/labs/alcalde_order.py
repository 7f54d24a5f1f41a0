"""Choose the trump suit, and see the one order of the ranks and their values (alcalde.cards.ranks, .values)."""

from __future__ import annotations

from engine.alcalde.values import PACK_TOTAL, RANK_ORDER, SUIT_TOTAL, card_points
from engine.cards import Card, Suit
from widgets.cards_view import card_picture, suit_sign
from widgets.hands_view import cards_words
from widgets.i18n import N_, Translator
from widgets.labs.controls import suit_choice
from widgets.labs.lab import Drawn, Field, Lab, Settings
from widgets.markup import Markup, join, tag
from widgets.said import Line
from widgets.words import listing, rank_name, suit_name, the_card


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """Every suit from high to low, each card with its points, the trump suit first and marked."""
    trump: Suit = settings["trump"]
    others = [suit for suit in Suit if suit is not trump]
    ranks = listing((rank_name(rank, _) for rank in RANK_ORDER), _)
    said = _("One order holds in all four suits, trumps included: {ranks}.", ranks=ranks)
    beaten = _(
        "But trumps stand above everything: even {two}, the lowest of them, beats {ace}.",
        two=the_card(Card(RANK_ORDER[-1], trump), _),
        ace=the_card(Card(RANK_ORDER[0], others[0]), _),
    )
    counted = _(
        "What a card is worth does not depend on trumps: each suit holds {suit} points, the pack {all}.",
        suit=SUIT_TOTAL,
        all=PACK_TOTAL,
    )
    return Drawn(
        suit_choice(_("Trumps"), "trump", Suit, trump, _),
        tag("div", *(_row(suit, trump, _) for suit in (trump, *others)), class_="orders"),
        (
            Line(said, "alcalde.cards.ranks"),
            Line(beaten, "alcalde.tricks.winner"),
            Line(counted, "alcalde.cards.values"),
        ),
        _("From high to low, with what each card is worth"),
    )


def _row(suit: Suit, trump: Suit, _: Translator) -> Markup:
    cards = [Card(rank, suit) for rank in RANK_ORDER]
    is_trump = suit is trump
    name = _("{suit}, trumps", suit=suit_name(suit, _)) if is_trump else suit_name(suit, _)
    words = _("{suit}: {cards}", suit=name, cards=cards_words(cards, _))
    drawn = tag("div", join(_worth(card, _) for card in cards), class_="order-cards")
    head = tag("p", suit_sign(suit, _), " ", name, class_="order-suit", aria_hidden="true")
    return tag("div", head, drawn, class_="order-ten trumps" if is_trump else "order-ten", role="img", aria_label=words)


def _worth(card: Card, _: Translator) -> Markup:
    return tag("span", card_picture(card, _), tag("span", card_points(card), class_="worth"), class_="valued")


LAB = Lab(
    "alcalde",
    N_("One order, whatever the trump suit"),
    {"trump": Field("S", Suit)},
    draw,
)
