"""How Alcalde is told: who leads, which card wins so far, who captures all four, who draws, who is mayor next."""

from __future__ import annotations

from collections.abc import Iterable

from engine.alcalde.core import SEATS_IN_TRICK
from engine.alcalde.events import Event, ExchangeIndicator, PlayCard, Seat
from engine.alcalde.office import CardPoints, mayor_stays, next_mayor
from engine.alcalde.play import Play, Trick
from engine.alcalde.state import Phase, State
from engine.alcalde.values import CARDS_IN_TRICK, HAND_SIZES, OFFICE, card_points, order
from engine.cards import Suit
from engine.tricks import winner
from widgets.i18n import Translator
from widgets.said import Line, Lines
from widgets.setting import Setting
from widgets.words import listing, suit_name, the_card


def opening_lines(position: State | Play, setting: Setting, _: Translator) -> Lines:
    """A deal, or a trick out of context, begins."""
    right, left, mayor = setting.names
    names = {"right": right, "left": left, "mayor": mayor}
    if isinstance(position, State):
        text = _(
            "{mayor} is mayor and deals: {few} cards to {right}, {few} to {left}, {many} for the mayor. "
            "The stock lies on {card}: trumps are {suit}.",
            **names,
            few=HAND_SIZES[Seat.RIGHT],
            many=HAND_SIZES[Seat.MAYOR],
            card=the_card(position.deal.indicator, _),
            suit=suit_name(position.trump, _),
        )
        return Line(text, "alcalde.deal.hands"), Line(
            _("{right}, on the mayor’s right, leads.", **names), "alcalde.tricks.lead"
        )
    seats = dict.fromkeys(SEATS_IN_TRICK[position.leader])
    text = _(
        "Trumps: {suit}. Counter-clockwise play {players}; the mayor, {mayor}, plays two cards in a row.",
        suit=suit_name(position.trump, _),
        players=listing((setting.name(seat) for seat in seats), _),
        mayor=mayor,
    )
    return (Line(text, "alcalde.tricks.order"),)


def event_lines(before: State | Play, event: Event, after: State | Play, setting: Setting, _: Translator) -> Lines:
    """One card or an exchange, and what comes of it."""
    play, then = (position.play if isinstance(position, State) else position for position in (before, after))
    if isinstance(event, ExchangeIndicator):
        return (_exchanged(play, event, then, setting, _),)
    lines = list(_played(play, event, setting, _))
    if len(then.tricks) > len(play.tricks):
        lines.extend(captured_lines(then.tricks[-1], then, setting, _))
    if isinstance(after, State) and after.phase is Phase.DONE:
        lines.extend(office_lines(after.card_points, setting, _))
    return tuple(lines)


def office_lines(points: CardPoints, setting: Setting, _: Translator) -> Lines:
    """Who is mayor next, by the count."""
    values = {
        "player": setting.name(Seat.MAYOR),
        "mayor": points.mayor,
        "opponents": points.opponents,
        "office": OFFICE,
        "next": setting.name(next_mayor(points.mayor)),
    }
    count = Line(_("The mayor has {mayor} points, the opponents {opponents}.", **values), "alcalde.check.total")
    if mayor_stays(points.mayor):
        text = _("{office} are enough: {player} stays mayor.", **values)
        return count, Line(text, "alcalde.office.sixty")
    text = _("It takes {office}: {player} loses the office, and {next}, to the right, is mayor next.", **values)
    return count, Line(text, "alcalde.office.successor")


def captured_lines(trick: Trick, after: Play, setting: Setting, _: Translator) -> Iterable[Line]:
    """Who captures a complete trick and why, what it is worth, and who draws then; `after` is the play after it."""
    cards = [play.card for play in trick.plays]
    won = cards[winner(order(after.trump), cards)]
    values = {
        "player": setting.name(trick.winner),
        "card": the_card(won, _),
        "sum": " + ".join(str(card_points(card)) for card in cards),
    }
    if won.suit is not after.trump:
        text = _("{player} captures all four cards with {card}, the highest of the suit led.", **values)
    elif _is_only(after.trump, trick):
        text = _("{player} captures all four cards with {card}, the only trump.", **values)
    else:
        text = _("{player} captures all four cards with {card}, the highest trump.", **values)
    yield Line(text, "alcalde.tricks.winner")
    worth = _.plural(
        "The trick is worth {sum} = {count} point.",
        "The trick is worth {sum} = {count} points.",
        trick.card_points,
        **values,
    )
    yield Line(worth)
    if trick.drawn:
        yield _drawn(trick, after, setting, _)


def _played(before: Play, event: PlayCard, setting: Setting, _: Translator) -> Iterable[Line]:
    cards = [play.card for play in (*before.trick, event)]
    values = {
        "player": setting.name(event.seat),
        "card": the_card(event.card, _),
        "suit": suit_name(event.card.suit, _),
    }
    yield _laid(before, event, values, _)
    if len(cards) == 1:
        yield Line(_("The suit led is {suit}.", **values), "alcalde.tricks.suit-led")
        return
    if len(cards) == len(SEATS_IN_TRICK[before.leader]):
        return
    best = winner(order(before.trump), cards)
    if best < len(cards) - 1:
        holder = (*before.trick, event)[best]
        values |= {"best": the_card(holder.card, _), "holder": setting.name(holder.seat)}
        yield Line(_("{holder} is still winning, with {best}.", **values))
    elif event.card.suit is before.trump and cards[0].suit is not before.trump:
        yield Line(_("A trump beats the suit led: this card is winning now.", **values))
    else:
        yield Line(_("This card is winning now.", **values))


def _laid(before: Play, event: PlayCard, values: dict[str, str], _: Translator) -> Line:
    is_mayor = CARDS_IN_TRICK[event.seat] > 1
    if not before.trick:
        if is_mayor:
            text = _("{player} leads, with the first of two cards: {card}.", **values)
        else:
            text = _("{player} leads {card}.", **values)
        return Line(text, "alcalde.tricks.lead" if before.length > 1 else None)
    if is_mayor:
        if before.trick[-1].seat is event.seat:
            text = _("{player} plays the second of two cards: {card}.", **values)
        else:
            text = _("{player} plays the first of two cards: {card}.", **values)
        return Line(text, "alcalde.tricks.two-cards")
    return Line(_("{player} plays {card}.", **values), "alcalde.tricks.free-play")


def _is_only(trump: Suit, trick: Trick) -> bool:
    return sum(play.card.suit is trump for play in trick.plays) == 1


def _drawn(trick: Trick, after: Play, setting: Setting, _: Translator) -> Line:
    player = setting.name(trick.winner)
    if after.stock:
        text = _.plural(
            "Drawing begins with {player}, counter-clockwise; {count} card is left in the stock.",
            "Drawing begins with {player}, counter-clockwise; {count} cards are left in the stock.",
            len(after.stock),
            player=player,
        )
        return Line(text, "alcalde.tricks.draw")
    seat, card = trick.drawn[-1]
    drawer = setting.name(seat)
    if card is None:
        text = _("{drawer} draws the last card, the indicator; the rest is played without drawing.", drawer=drawer)
    else:
        text = _(
            "{drawer} draws the last card, the indicator {card}; the rest is played without drawing.",
            drawer=drawer,
            card=the_card(card, _),
        )
    return Line(text, "alcalde.tricks.indicator-last")


def _exchanged(before: Play, event: ExchangeIndicator, after: Play, setting: Setting, _: Translator) -> Line:
    taken, given = before.stock[-1], after.stock[-1]
    assert taken is not None
    assert given is not None
    values = {"player": setting.name(event.seat), "card": the_card(given, _), "indicator": the_card(taken, _)}
    return Line(_("{player} swaps {card} for the indicator, {indicator}.", **values), "alcalde.variants.exchange")
