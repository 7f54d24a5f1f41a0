"""How the deal and the auction are told: what was turned up, who wants it, who goes higher, who plays."""

from __future__ import annotations

from engine.alsos.auction import Auction, legal_events
from engine.alsos.deal import Deal
from engine.alsos.events import Accept, Bid, Call, Pass, Seat
from engine.alsos.values import FIRST_CARDS, LAST_CARDS
from widgets.i18n import Translator
from widgets.said import Line, Lines
from widgets.setting import Setting
from widgets.words import suit_name, the_card


def deal_lines(deal: Deal, setting: Setting, _: Translator) -> Lines:
    """The cards have been dealt; the auction begins."""
    text = _(
        "{dealer} has dealt: {first} cards each, {last} more kept apart unseen, and in the middle {card}, "
        "whose suit is on offer. {player} speaks first.",
        dealer=setting.name(Seat.DEALER),
        player=setting.name(Seat.NON_DEALER),
        first=FIRST_CARDS,
        last=LAST_CARDS,
        card=the_card(deal.indicator, _),
    )
    return (Line(text, "alsos.deal.packets"),)


def opening_lines(auction: Auction, setting: Setting, _: Translator) -> Lines:
    """An auction without its deal begins."""
    text = _(
        "The indicator is {card}: its suit is on offer. {player} speaks first.",
        card=the_card(auction.indicator, _),
        player=setting.name(Seat.NON_DEALER),
    )
    return (Line(text, "alsos.auction.turns"),)


def call_lines(before: Auction, call: Call, after: Auction, setting: Setting, _: Translator) -> Lines:
    """One call, and what it leaves to the other."""
    names = {"player": setting.name(call.seat), "other": setting.name(call.seat.other)}
    match call:
        case Accept():
            text = _(
                "{player} accepts the indicator’s suit: {suit} is trumps, and {player} plays for Parti.",
                **names,
                suit=suit_name(before.indicator.suit, _),
            )
            return (Line(text, "alsos.auction.accept"),)
        case Bid():
            return (_bid(before, call, after, names, _),)
        case Pass():
            return (_pass(before, after, names, setting, _),)


def _bid(before: Auction, bid: Bid, after: Auction, names: dict[str, str], _: Translator) -> Line:
    suit = suit_name(bid.suit, _)
    may_bid = any(isinstance(call, Bid) for call in legal_events(after))
    if before.last_bid is None:
        if may_bid:
            text = _("{player} names {suit}; {other} may name a higher suit, or pass.", **names, suit=suit)
        else:
            text = _("{player} names {suit}. No suit is higher: {other} can only pass.", **names, suit=suit)
        return Line(text, "alsos.auction.other-suit")
    if may_bid:
        text = _("{player} goes higher and names {suit}; {other} may go higher still, or pass.", **names, suit=suit)
    else:
        text = _("{player} goes higher and names {suit}. No suit is higher: {other} can only pass.", **names, suit=suit)
    return Line(text, "alsos.auction.higher")


def _pass(before: Auction, after: Auction, names: dict[str, str], setting: Setting, _: Translator) -> Line:
    suit = suit_name(before.indicator.suit, _)
    if after.redeal:
        dealer = setting.name(Seat.DEALER)
        text = _("{player} names no suit either. Nobody wants to play: {dealer} deals again.", **names, dealer=dealer)
        return Line(text, "alsos.auction.redeal")
    if after.trump is not None:
        text = _("{player} passes: {other} plays, with {suit} as trumps.", **names, suit=suit_name(after.trump, _))
        return Line(text, "alsos.auction.higher")
    if not before.on_offer:
        return Line(_("{player} names no suit; {other} has the last word.", **names), "alsos.auction.other-suit")
    if after.on_offer:
        return Line(
            _("{player} does not want {suit}; {other} may accept it.", **names, suit=suit), "alsos.auction.accept"
        )
    text = _("{player} does not want {suit} either; {other} may name another suit.", **names, suit=suit)
    return Line(text, "alsos.auction.other-suit")
