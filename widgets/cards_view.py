"""What a card looks like in a page: a symbol that is drawn elsewhere (`packs.sprite`) and named here, silent.

Its words for the ear stand beside it. Every pack has symbols of its own, so that cards of two packs can lie on one
page. Classes: `card` (with `last`, `winning`, `drawn` …), `suit-sign`, `card-inline`.
"""

from __future__ import annotations

from engine.cards import Card, Rank, Suit
from widgets.i18n import Translator
from widgets.markup import Markup, classes, hidden_text, tag
from widgets.packs import Pack
from widgets.words import card_name

BACK = "card-back"
"""The symbol of a hidden card, the same in every pack."""


def card_picture(card: Card | None, _: Translator, *names: str | None) -> Markup:
    """The drawing of a card, or of a back where the card is not known, without words."""
    shown = BACK if card is None else symbol(card, _.pack)
    return drawing(shown, classes("card", "back" if card is None else None, *names), "0 0 50 70")


def inline_card(card: Card, _: Translator) -> Markup:
    """A card in the middle of a sentence: a small drawing, and its name for the ear."""
    return tag("span", card_picture(card, _), hidden_text(card_name(card, _)), class_="card-inline")


def suit_sign(suit: Suit, _: Translator) -> Markup:
    """The sign of a suit beside its name."""
    shown = symbol(suit, _.pack)
    return drawing(shown, f"suit-sign {_prefix(_.pack)}suit-{suit.name.lower()}", "0 0 100 100")


def icon(name: str) -> Markup:
    """A sign on a button."""
    return drawing(f"icon-{name}", "icon", "0 0 24 24")


def drawing(symbol: str, names: str | None, box: str) -> Markup:
    """A symbol of the page, without words."""
    return tag("svg", use(symbol), class_=names, viewBox=box, aria_hidden="true")


def rank_letter(rank: Rank, _: Translator) -> str:
    """What stands in the corner of a card of the international pack."""
    courts = {
        Rank.JACK: _.sense("in the corner of a card", "J"),
        Rank.QUEEN: _.sense("in the corner of a card", "Q"),
        Rank.KING: _.sense("in the corner of a card", "K"),
        Rank.ACE: _.sense("in the corner of a card", "A"),
    }
    return courts.get(rank, rank.value)


def symbol(shown: Card | Suit, pack: Pack) -> str:
    """The id of the symbol of a card or a suit: `card-AS`, `suit-S`, `hungarian-card-AS`."""
    return f"{_prefix(pack)}{f'suit-{shown.value}' if isinstance(shown, Suit) else f'card-{shown}'}"


def use(symbol: str, **place: int) -> Markup:
    """A symbol by the older name of its link: Material's instant navigation writes to every `href` of a page, and one
    in a drawing cannot be written to."""
    return tag("use", **{"xlink:href": f"#{symbol}"}, **place)


def _prefix(pack: Pack) -> str:
    return "" if pack is Pack.INTERNATIONAL else f"{pack}-"
