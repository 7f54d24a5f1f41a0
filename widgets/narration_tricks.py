"""How the tricks of Alsós are told: who leads, what the other had to play and why, who wins and what it is worth."""

from __future__ import annotations

from enum import Enum

from engine.alsos.events import PlayCard
from engine.alsos.play import Play, Trick, legal_plays
from engine.alsos.values import LAST_TRICK, TRICKS, order
from engine.cards import Card
from engine.tricks import winner
from widgets.i18n import Translator
from widgets.said import Line, Lines
from widgets.setting import Setting
from widgets.words import alternatives, rank_name, suit_name, the_card


class Duty(Enum):
    """What bound the player: nothing to follow yet, the suit led, trumps, or nothing any more."""

    LEAD = "lead"
    FOLLOW = "follow"
    TRUMP = "trump"
    FREE = "free"
    UNKNOWN = "unknown"


def duty(before: Play) -> Duty:
    """What the engine's list of legal cards says of the player to move; unknown where the hand is not seen."""
    if before.lead is None:
        return Duty.LEAD
    assert before.to_move is not None
    if before.hands is None or None in before.hands[before.to_move]:
        return Duty.UNKNOWN
    suit = legal_plays(before)[0].suit
    if suit is before.lead.suit:
        return Duty.FOLLOW
    return Duty.TRUMP if suit is before.trump else Duty.FREE


def opening_lines(play: Play, setting: Setting, _: Translator) -> Lines:
    """A trick out of context begins."""
    assert play.to_move is not None
    values = {"suit": suit_name(play.trump, _), "player": setting.name(play.to_move)}
    return (Line(_("Trumps: {suit}. {player} leads to this trick.", **values), "alsos.tricks.lead"),)


def play_lines(before: Play, event: PlayCard, after: Play, setting: Setting, _: Translator) -> Lines:
    """One card: why it, and what comes of the trick."""
    kind = duty(before)
    if kind is Duty.LEAD:
        return (_led(before, event, setting, _),)
    tellers = {Duty.FOLLOW: _followed, Duty.TRUMP: _trumped, Duty.FREE: _discarded, Duty.UNKNOWN: _answered}
    lines = tellers[kind](before, event, setting, _)
    return (*lines, *trick_lines(after.tricks[-1], after, setting, _))


def trick_lines(trick: Trick, after: Play, setting: Setting, _: Translator) -> Lines:
    """Who wins a finished trick, with which card, and what it is worth."""
    lead, answer = trick.plays
    won = lead if lead.seat is trick.winner else answer
    values = {"player": setting.name(trick.winner), "card": the_card(won.card, _)}
    points = trick.card_points
    if won is answer and answer.card.suit is not lead.card.suit:
        text = _.plural(
            "The trump wins the trick: {count} point for {player}.",
            "The trump wins the trick: {count} points for {player}.",
            points,
            **values,
        )
    elif lead.card.suit is answer.card.suit:
        text = _.plural(
            "{player} wins the trick with {card}, the higher card: {count} point.",
            "{player} wins the trick with {card}, the higher card: {count} points.",
            points,
            **values,
        )
    else:
        text = _.plural(
            "Another suit cannot beat the lead: {player} wins the trick, {count} point.",
            "Another suit cannot beat the lead: {player} wins the trick, {count} points.",
            points,
            **values,
        )
    result = Line(text, None if lead.card.suit is answer.card.suit else "alsos.tricks.winner")
    if len(after.tricks) < TRICKS:
        return (result,)
    last = _("The last trick’s bonus of {bonus} is in it.", bonus=LAST_TRICK)
    return result, Line(last, "alsos.cards.last-trick")


def _led(before: Play, event: PlayCard, setting: Setting, _: Translator) -> Line:
    values = {"player": setting.name(event.seat), "card": the_card(event.card, _)}
    if before.length < TRICKS:
        return Line(_("{player} leads {card}.", **values), "alsos.tricks.lead")
    if not before.tricks:
        return Line(
            _("{player} took the contract and so leads to the first trick: {card}.", **values), "alsos.tricks.lead"
        )
    return Line(_("{player} won the last trick and now leads {card}.", **values), "alsos.tricks.lead")


def _followed(before: Play, event: PlayCard, setting: Setting, _: Translator) -> Lines:
    legal = legal_plays(before)
    values = {
        "player": setting.name(event.seat),
        "card": the_card(event.card, _),
        "suit": suit_name(event.card.suit, _),
    }
    rule = "alsos.tricks.follow-suit"
    if len(legal) == 1:
        return (Line(_("{player} must follow in {suit} and has only {card}.", **values), rule),)
    order_of = order(before.trump).numbers
    ranks = [rank_name(card.rank, _) for card in sorted(legal, key=lambda card: order_of[card], reverse=True)]
    text = _("{player} must follow in {suit} ({ranks}): it is {card}.", **values, ranks=alternatives(ranks, _))
    if not _wins(before, event.card) and any(_wins(before, card) for card in legal):
        free = Line(_("Nothing obliges a player to beat the lead."), "alsos.tricks.no-overtaking")
        return Line(text, rule), free
    return (Line(text, rule),)


def _wins(before: Play, card: Card) -> bool:
    assert before.lead is not None
    return winner(order(before.trump), (before.lead, card)) == 1


def _trumped(before: Play, event: PlayCard, setting: Setting, _: Translator) -> Lines:
    assert before.lead is not None
    kept = [card for card in legal_plays(before) if card != event.card]
    values = {
        "player": setting.name(event.seat),
        "card": the_card(event.card, _),
        "suit": suit_name(before.lead.suit, _),
    }
    if kept:
        text = _("{player} has no {suit} and must trump; the choice falls on {card}.", **values)
    else:
        text = _("{player} has no {suit} and must trump, with the only trump held: {card}.", **values)
    return (Line(text, "alsos.tricks.must-trump"),)


def _discarded(before: Play, event: PlayCard, setting: Setting, _: Translator) -> Lines:
    assert before.lead is not None
    values = {
        "player": setting.name(event.seat),
        "card": the_card(event.card, _),
        "suit": suit_name(before.lead.suit, _),
    }
    if before.lead.suit is before.trump:
        text = _("{player} has no trump and may throw any card: {card}.", **values)
    else:
        text = _("{player} has neither {suit} nor trumps and may throw any card: {card}.", **values)
    return (Line(text, "alsos.tricks.free-discard"),)


def _answered(before: Play, event: PlayCard, setting: Setting, _: Translator) -> Lines:
    """The hand is not seen: only what lies on the table is told."""
    assert before.lead is not None
    values = {"player": setting.name(event.seat), "card": the_card(event.card, _)}
    if event.card.suit is before.lead.suit:
        return (Line(_("{player} follows suit with {card}.", **values)),)
    if event.card.suit is before.trump:
        return (Line(_("{player} trumps with {card}.", **values)),)
    return (Line(_("{player} discards {card}.", **values)),)
