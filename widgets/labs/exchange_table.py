"""What the table shows of an exchange: the talon spread out in the order of taking, and what the other player sees.

Classes: `lab-exchange` holds `talon-row`s of `place`s (`cards` with a `caption`); a place whose card was taken is
`card gone`, the seven in the indicator's place is `swapped`.
"""

from __future__ import annotations

from engine.alsos import Exchange, Hand, Seat, State, visible_to
from engine.alsos.exchange import in_order
from engine.cards import Card
from widgets.cards_view import card_picture
from widgets.hands_view import cards_words
from widgets.i18n import Translator
from widgets.markup import NOTHING, Markup, tag
from widgets.setting import Setting
from widgets.words import card_name


def owner_shown(state: State) -> Seat:
    """Whose hand lies before the reader: who exchanges or is asked to, otherwise the declarer."""
    exchange = state.exchange
    if exchange is not None and exchange.exchanger is not None:
        return exchange.exchanger
    assert state.declarer is not None
    return state.declarer if exchange is None or exchange.to_move is None else exchange.to_move


def exchange_table(state: State, setting: Setting, _: Translator) -> Markup:
    """The talon, and under it what the player across the table sees."""
    return tag("div", _talon(state, _), _seen_by_other(state, setting, _), class_="table lab-exchange")


def _talon(state: State, _: Translator) -> Markup:
    """The talon spread out in the order of taking; what has been taken leaves its place."""
    seen = visible_to(state, owner_shown(state))
    exchange = seen.exchange
    taken = () if exchange is None else exchange.taken
    places, words = [], []
    for card in in_order(seen.deal):
        if card is None:
            places.append(card_picture(None, _))
            words.append(_("a card face down"))
        elif card not in taken:
            places.append(card_picture(card, _))
            words.append(card_name(card, _))
        else:
            places.append(_left_by(card, exchange, _))
            words.append(_("{card}, taken", card=card_name(card, _)))
    captions = (_("indicator"), _("top"), _("hidden, the lowest first"))
    groups = (
        tag("span", tag("span", *some, class_="cards"), tag("span", words, class_="caption"), class_="place")
        for some, words in zip((places[:1], places[1:2], places[2:]), captions, strict=True)
    )
    label = _("The talon, in the order of taking: {cards}", cards=", ".join(words))
    return tag("div", *groups, class_="talon-row", role="img", aria_label=label)


def _left_by(card: Card, exchange: Exchange | None, _: Translator) -> Markup:
    """What lies where a card was taken: the seven (eight) in the indicator's place, elsewhere nothing."""
    if exchange is not None and card == exchange.indicator and exchange.swapped is not None:
        return card_picture(exchange.swapped, _, "swapped")
    return tag("span", class_="card gone")


def _seen_by_other(state: State, setting: Setting, _: Translator) -> Markup:
    """What the player across the table sees of the exchange: the cards taken, the backs of those laid away."""
    if state.exchange is None or state.exchange.exchanger is None:
        return NOTHING
    other = state.exchange.exchanger.other
    exchange = visible_to(state, other).exchange
    assert exchange is not None
    player = setting.name(other)
    groups: list[tuple[str, Hand]] = [(_("taken, seen by {player}", player=player), exchange.taken)]
    if exchange.discards:
        groups.append((_("laid away, hidden from {player}", player=player), exchange.discards))
    drawn = (
        tag(
            "span",
            tag("span", *(card_picture(card, _) for card in cards), class_="cards"),
            tag("span", words, class_="caption"),
            class_="place",
            role="img",
            aria_label=_("{caption}: {cards}", caption=words, cards=cards_words(cards, _)),
        )
        for words, cards in groups
    )
    return tag("div", *drawn, class_="talon-row seen")
