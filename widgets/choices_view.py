"""What the reader may try instead: the mover's cards as buttons, every other act by its name.

Classes: `choices` holds `choice` buttons (acts in words); `chooser` holds a `row` of `card-button`s for each suit,
where a trick stands out of context and any card may come. A button carries its token in `data-event`, and
`data-legal` where the rules allow it; the others say why not.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from engine import alcalde, alsos
from engine.alcalde.values import order as alcalde_order
from engine.alsos.values import order as alsos_order
from engine.cards import Card
from engine.record import token
from engine.record.values import Event, Position
from engine.tricks import TrickOrder
from widgets.hands_view import card_button
from widgets.i18n import Translator
from widgets.markup import NOTHING, Markup, join, tag
from widgets.narration_alsos import Moving
from widgets.setting import Choice, Moves, Setting
from widgets.words import announcement_name, card_name, suit_name, the_card


def moves(position: Position, _: Translator) -> Moves | None:
    """What the seat to move may try; None where there is nothing to do."""
    match position:
        case alsos.State() | alsos.Auction() | alsos.Announcements() | alsos.Exchange() | alsos.Play():
            return _alsos(position, _)
        case alcalde.State() | alcalde.Play():
            return _alcalde(position, _)
    return None


def chooser_view(setting: Setting, _: Translator) -> Markup:
    """The buttons that are no card in a hand; nothing where the reader only looks on."""
    if setting.moves is None:
        return NOTHING
    parts = []
    player = setting.name(setting.moves.seat)
    if setting.moves.rows:
        rows = (
            tag("div", *(card_button(card, setting.moves.cards[card], _) for card in row), class_="row")
            for row in setting.moves.rows
        )
        parts.append(
            tag("div", *rows, class_="chooser", role="group", aria_label=_("{player} to choose", player=player))
        )
    if setting.moves.others:
        buttons = (
            tag(
                "button",
                choice.words,
                type="button",
                class_="choice",
                data_event=choice.token,
                data_legal=choice.is_legal,
            )
            for choice in setting.moves.others
        )
        label = _("What {player} may do", player=player)
        parts.append(tag("div", *buttons, class_="choices", role="group", aria_label=label))
    return join(parts)


def _alsos(position: Moving, _: Translator) -> Moves | None:
    seat, legal = position.to_move, alsos.legal_events(position)
    if seat is None:
        return None
    on_cards = [event for event in legal if isinstance(event, alsos.PlayCard | alsos.Discard)]
    others = tuple(Choice(token(event), event_words(event, _)) for event in legal if event not in on_cards)
    if not on_cards:
        return Moves(seat, {}, others=others)
    assert not isinstance(position, alsos.Auction | alsos.Announcements)
    if position.hands is None:
        cards = [event.card for event in on_cards]
        rows = suit_rows(cards, alsos_order(position.trump))
    else:
        cards, rows = [card for card in position.hands[seat] if card is not None], ()
    act = type(on_cards[0])
    choices = {card: _card(act(seat, card), card, act(seat, card) in legal, _) for card in cards}
    return Moves(seat, choices, rows, others, is_discard=act is alsos.Discard)


def _alcalde(position: alcalde.State | alcalde.Play, _: Translator) -> Moves | None:
    seat, legal = position.to_move, alcalde.legal_events(position)
    if seat is None:
        return None
    on_cards = [event for event in legal if isinstance(event, alcalde.PlayCard)]
    others = tuple(Choice(token(event), event_words(event, _)) for event in legal if event not in on_cards)
    choices = {event.card: _card(event, event.card, True, _) for event in on_cards}
    rows = () if position.hands is not None else suit_rows(choices, alcalde_order(position.trump))
    return Moves(seat, choices, rows, others)


def suit_rows(cards: Iterable[Card], order: TrickOrder) -> tuple[tuple[Card, ...], ...]:
    """The cards suit by suit, trumps first, each suit high to low."""
    strongest_first = sorted(cards, key=lambda card: order.numbers[card], reverse=True)
    return tuple(tuple(row) for _suit, row in groupby(strongest_first, key=lambda card: card.suit))


def _card(event: Event, card: Card, is_legal: bool, _: Translator) -> Choice:
    name = card_name(card, _)
    return Choice(token(event), name if is_legal else _("{card}, not allowed here", card=name), is_legal)


def event_words(event: Event, _: Translator) -> str:
    """An act that is no card to play, in a word or two."""
    match event:
        case alsos.Pass():
            return _("Pass")
        case alsos.Accept():
            return _("Accept")
        case alsos.Bid():
            return _("Name {suit}", suit=suit_name(event.suit, _))
        case alsos.Announce():
            return _("Promise {item}", item=announcement_name(event.announcement, _))
        case alsos.Kontra():
            return _("Kontra {item}", item=announcement_name(event.announcement, _))
        case alsos.Rekontra():
            return _("Rekontra {item}", item=announcement_name(event.announcement, _))
        case alsos.EndTurn():
            return _("That is all")
        case alsos.DeclineExchange():
            return _("Do not exchange")
        case alsos.ExchangeSeven():
            return _("Exchange with the indicator")
        case alsos.TakeCard():
            return _("Take {card}", card=the_card(event.card, _))
        case alsos.StopTaking():
            return _("Take no more")
        case alcalde.ExchangeIndicator():
            return _("Exchange the indicator")
    raise TypeError(f"no words for {type(event).__name__}")
