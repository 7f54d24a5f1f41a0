"""What has not been dealt: the talon of Alsós on its indicator, the stock of Alcalde on its own.

Classes: `talon` and `stock`, each a `pile` of cards (`under`, `back`, `turned-up`, `top`) with a `caption`;
`discards` for what was laid away.
"""

from __future__ import annotations

from engine.alsos.state import Talon
from engine.cards import Card
from widgets.cards_view import card_picture
from widgets.hands_view import Hand, cards_words
from widgets.i18n import Translator
from widgets.markup import NOTHING, Markup, join, tag
from widgets.words import card_name


def talon_view(talon: Talon, _: Translator) -> Markup:
    """The talon from its lowest card up: indicator, hidden cards as one back with their number, top card."""
    hidden = len(talon.hidden)
    pile = join(
        (
            card_picture(talon.lowest, _, "under"),
            card_picture(None, _) if hidden else None,
            card_picture(talon.turned_up, _, "turned-up") if talon.turned_up else None,
            card_picture(talon.top, _, "top") if talon.top else None,
        )
    )
    words = [_("Talon: {card} at the bottom", card=card_name(talon.lowest, _))]
    if hidden:
        words.append(_.plural("{count} card face down", "{count} cards face down", hidden))
    if talon.turned_up:
        words.append(_("{card} turned up", card=card_name(talon.turned_up, _)))
    if talon.top:
        words.append(_("{card} on top", card=card_name(talon.top, _)))
    return _picture("talon", pile, _("talon · {count}", count=hidden), ", ".join(words))


def discards_view(discards: Hand, _: Translator) -> Markup:
    """What the exchanger has laid away, face down for whoever may not see it."""
    if not discards:
        return NOTHING
    words = _("Laid away: {cards}", cards=cards_words(discards, _))
    pile = join(card_picture(card, _) for card in discards)
    return _picture("discards", pile, _("laid away"), words)


def stock_view(stock: Hand, _: Translator) -> Markup:
    """The stock, face down but for the indicator, which lies open at the bottom and is drawn last."""
    if not stock:
        return tag("div", tag("span", _("stock exhausted"), class_="caption"), class_="stock empty")
    indicator = stock[-1]
    assert indicator is not None
    hidden = len(stock) - 1
    pile = join((card_picture(indicator, _, "under"), card_picture(None, _) if hidden else None))
    words = [_("Stock: {card}, the indicator, at the bottom", card=card_name(indicator, _))]
    if hidden:
        words.append(_.plural("{count} card face down", "{count} cards face down", hidden))
    return _picture("stock", pile, _("stock · {count}", count=len(stock)), ", ".join(words))


def indicator_view(card: Card, _: Translator) -> Markup:
    """The indicator alone, where the rest of the deal plays no part."""
    return _picture(
        "talon", card_picture(card, _, "under"), _("indicator"), _("Indicator: {card}", card=card_name(card, _))
    )


def _picture(name: str, pile: Markup, caption: str, words: str) -> Markup:
    return tag(
        "div",
        tag("span", pile, class_="pile"),
        tag("span", caption, class_="caption"),
        class_=name,
        role="img",
        aria_label=words,
    )
