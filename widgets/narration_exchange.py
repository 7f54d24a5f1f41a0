"""How the exchange of the seven is told: the swap, what the talon gives, where it stops, what is laid away."""

from __future__ import annotations

from collections.abc import Sequence

from engine.alsos.events import DeclineExchange, Discard, ExchangeEvent, ExchangeSeven, StopTaking, TakeCard
from engine.alsos.exchange import Exchange, Stage
from engine.alsos.values import HAND_SIZE
from engine.cards import Rank
from widgets.i18n import Translator
from widgets.said import Line, Lines
from widgets.setting import Setting
from widgets.words import listing, the_card


def exchange_lines(before: Exchange, event: ExchangeEvent, after: Exchange, setting: Setting, _: Translator) -> Lines:
    """One act of the exchange, and where it leads."""
    player = setting.name(event.seat)
    match event:
        case DeclineExchange():
            return (Line(_("{player} leaves the indicator where it is.", player=player), "alsos.exchange.timing"),)
        case ExchangeSeven():
            return (_swapped(before, player, _), *_left_lying(after, _))
        case TakeCard():
            return (_taken(before, event, player, _), *_left_lying(after, _))
        case StopTaking():
            assert before.next_card is not None
            card = the_card(before.next_card, _)
            text = _("{player} could take {card} too, but stops here.", player=player, card=card)
            rule = "alsos.exchange.chain" if before.top in before.taken else "alsos.exchange.top"
            return (Line(text, rule),)
        case Discard():
            return discard_lines([event], after, setting, _)


def discard_lines(events: Sequence[Discard], after: Exchange, setting: Setting, _: Translator) -> Lines:
    """What is laid away, in one go; `after` is as its viewer may see it: cards face down are only counted."""
    if None in after.discards:
        cards = _.plural("one card", "{count} cards", len(events))
    else:
        cards = listing((the_card(event.card, _) for event in events), _)
    values = {"player": setting.name(events[0].seat), "cards": cards}
    if after.stage is Stage.CLOSED:
        text = _("{player} lays {cards} away, face down, and is back to {size} cards.", **values, size=HAND_SIZE)
    else:
        text = _.plural(
            "{player} lays {cards} away, face down; {count} card is still to go.",
            "{player} lays {cards} away, face down; {count} cards are still to go.",
            after.to_discard,
            **values,
        )
    return (Line(text, "alsos.exchange.discard"),)


def _swapped(before: Exchange, player: str, _: Translator) -> Line:
    values = {
        "player": player,
        "card": the_card(before.service_card, _),
        "indicator": the_card(before.indicator, _),
    }
    if before.service_card.rank is Rank.EIGHT:
        text = _("The indicator is {indicator} itself: {player} swaps {card} for it.", **values)
        return Line(text, "alsos.exchange.eight")
    return Line(_("{player} swaps {card} for the indicator, {indicator}.", **values), "alsos.exchange.seven")


def _taken(before: Exchange, event: TakeCard, player: str, _: Translator) -> Line:
    values = {"player": player, "card": the_card(event.card, _)}
    is_trump = event.card.suit is before.trump
    if before.top not in before.taken:
        if is_trump:
            text = _("{player} takes the top card too, {card}: it is a trump.", **values)
        else:
            text = _("{player} takes the top card too, {card}: it is an ace.", **values)
        return Line(text, "alsos.exchange.top")
    if is_trump:
        text = _("{player} takes the card turned up, {card}: it is a trump.", **values)
    else:
        text = _("{player} takes the card turned up, {card}: it is an ace.", **values)
    return Line(text, "alsos.exchange.chain")


def _left_lying(after: Exchange, _: Translator) -> Lines:
    """The next card, where it does not qualify and so ends the taking by itself."""
    card = after.next_card
    if after.stage is Stage.TAKING or card is None:
        return ()
    if after.top in after.taken:
        text = _("The next one turned up, {card}, is neither an ace nor a trump: it stays.", card=the_card(card, _))
        return (Line(text, "alsos.exchange.chain"),)
    text = _("The top card, {card}, is neither an ace nor a trump: it stays.", card=the_card(card, _))
    return (Line(text, "alsos.exchange.top"),)
