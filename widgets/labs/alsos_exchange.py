"""The exchange of the seven, act by act: who may, what comes with it, what is laid away (alsos.exchange.*)."""

from __future__ import annotations

from engine.alsos import (
    PACK,
    DeclineExchange,
    Discard,
    Event,
    Exchange,
    ExchangeSeven,
    Seat,
    Stage,
    State,
    StopTaking,
    TakeCard,
)
from engine.alsos.events import ExchangeEvent
from engine.alsos.exchange import holder, service_card
from engine.alsos.values import HAND_SIZE, order
from engine.cards import Card, Rank
from engine.record import token
from widgets.hands_view import arranged
from widgets.i18n import N_, Translator
from widgets.labs.alsos_table import seated
from widgets.labs.controls import acts, card_act, card_rows, choice
from widgets.labs.course import (
    DONE,
    Course,
    course_of,
    event_act,
    further,
    is_open,
    some_of,
    way_back,
    why_not,
)
from widgets.labs.exchange_cases import CASES, opened
from widgets.labs.exchange_table import exchange_table, owner_shown
from widgets.labs.lab import Drawn, Field, Lab, Settings, one_of
from widgets.markup import Markup, join, tag
from widgets.narration_exchange import exchange_lines
from widgets.said import Line, Lines
from widgets.setting import Setting
from widgets.words import capital, card_name, listing, suit_name, the_card

_ANYBODY = Seat.NON_DEALER

_EVENTS: tuple[ExchangeEvent, ...] = (
    ExchangeSeven(_ANYBODY),
    DeclineExchange(_ANYBODY),
    StopTaking(_ANYBODY),
    *(TakeCard(_ANYBODY, card) for card in PACK),
    *(Discard(_ANYBODY, card) for card in PACK),
)


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """One deal between the promises and the first lead, after what has been done in it."""
    case: str = settings["case"]
    course = course_of(opened(case), settings[DONE])
    setting = seated(base)
    cases = ((name, _(one.words)) for name, one in CASES.items())
    return Drawn(
        choice(_("Where is the seven?"), "case", cases, case, {DONE: ""}),
        exchange_table(course.position, setting, _),
        _lines(course, setting, _),
        _where(course.position, setting, _),
        _acts(course, setting, _),
    )


def _where(state: State, setting: Setting, _: Translator) -> str:
    exchange = state.exchange
    if exchange is None:
        return _("No exchange in this deal")
    if exchange.to_move is None:
        return _("The exchange is over")
    player = setting.name(exchange.to_move)
    if exchange.stage is Stage.ASKING:
        return _("{player} is asked", player=player)
    if exchange.stage is Stage.TAKING:
        return _("{player} may take the next card", player=player)
    return _("{player} lays away", player=player)


# ---- the sentences


def _lines(course: Course[State], setting: Setting, _: Translator) -> Lines:
    state = course.position
    if course.refused is not None:
        return (why_not(course.refused, _),)
    if course.last is None:
        return _who_may(state, setting, _)
    before, event = course.last
    assert isinstance(event, ExchangeEvent)
    assert before.exchange is not None
    assert state.exchange is not None
    told = exchange_lines(before.exchange, event, state.exchange, setting, _)
    return (
        *told,
        *_still_to_lay_away(event, state.exchange, _),
        *_seen(state.exchange, setting, _),
        *_then(state, setting, _),
    )


def _who_may(state: State, setting: Setting, _: Translator) -> Lines:
    """Who may exchange in this deal, and why nobody else."""
    indicator = state.deal.indicator
    card = service_card(indicator)
    names = {"card": the_card(card, _), "indicator": the_card(indicator, _)}
    if state.exchange is None:
        assert state.trump is not None
        text = _(
            "Trumps are {trump}, while the indicator is {indicator}: its suit was refused, and nobody may exchange.",
            trump=suit_name(state.trump, _),
            indicator=names["indicator"],
        )
        return (Line(text, "alsos.exchange.suit"),)
    seat = holder(state.hands, indicator)
    asked = Line(
        _("{player} is the declarer and is asked first.", player=setting.name(state.exchange.declarer)),
        "alsos.exchange.timing",
    )
    if seat is None:
        return tuple(_nobody(state, card, names, _))
    player = setting.name(seat)
    if card.rank is Rank.EIGHT:
        text = _(
            "The indicator is {indicator} itself: {card} serves in its place. {player} holds it.",
            player=player,
            **names,
        )
        return (Line(text, "alsos.exchange.eight"), asked)
    text = _("{player} holds {card} and may swap it for the indicator, {indicator}.", player=player, **names)
    return (Line(text, "alsos.exchange.seven"), asked)


def _nobody(state: State, card: Card, names: dict[str, str], _: Translator) -> Lines:
    """The card that could be swapped lies in the talon."""
    if card != state.deal.top:
        text = _("{card} lies hidden in the talon: nobody holds it, so nobody may exchange.", card=names["card"])
        return (Line(capital(text), "alsos.exchange.seven"),)
    text = _("{card} lies on top of the talon: nobody holds it, so nobody may exchange.", card=names["card"])
    eight = _("The eight serves only where the indicator itself is the seven.")
    return (Line(capital(text), "alsos.exchange.seven"), Line(eight, "alsos.exchange.eight"))


def _still_to_lay_away(event: Event, exchange: Exchange, _: Translator) -> Lines:
    """How many cards are too many, as soon as nothing more is taken."""
    if exchange.stage is not Stage.DISCARDING or isinstance(event, Discard):
        return ()
    text = _.plural(
        "Now {count} card is too many: touch the one to lay away, face down.",
        "Now {count} cards are too many: touch those to lay away, face down.",
        exchange.to_discard,
    )
    return (Line(text, "alsos.exchange.discard"),)


def _seen(exchange: Exchange, setting: Setting, _: Translator) -> Lines:
    """What the other player knows of it."""
    if exchange.exchanger is None:
        return ()
    names = {
        "player": setting.name(exchange.exchanger.other),
        "cards": listing((the_card(card, _) for card in exchange.taken), _),
    }
    if exchange.discards:
        text = _("{player} has seen what was taken, {cards}, but does not see what is laid away.", **names)
    else:
        text = _("{player} has seen what was taken: {cards}.", **names)
    return (Line(text, "alsos.exchange.open"),)


def _then(state: State, setting: Setting, _: Translator) -> Lines:
    """Who leads, once the exchange is over."""
    if state.play is None or state.play.to_move is None:
        return ()
    text = _("Both play with {size} cards; {player} leads.", size=HAND_SIZE, player=setting.name(state.play.to_move))
    return (Line(text, "alsos.tricks.lead"),)


# ---- what may be done


def _acts(course: Course[State], setting: Setting, _: Translator) -> Markup:
    """Every act of the exchange, open or not, and the hand to lay away from."""
    state = course.position
    seat = _ANYBODY if state.to_move is None else state.to_move
    following = None if state.exchange is None else state.exchange.next_card
    buttons = (
        event_act(course, ExchangeSeven(seat), _),
        event_act(course, DeclineExchange(seat), _),
        event_act(course, TakeCard(seat, following or state.deal.top), _, key="take"),
        event_act(course, StopTaking(seat), _),
    )
    label = _("What {player} may do", player=setting.name(owner_shown(state)))
    if state.exchange is None or state.exchange.stage is Stage.CLOSED:
        label = _("Nothing to exchange now")
    return join((tag("p", label, class_="label"), acts(label, buttons), _hand(course, setting, _), way_back(course, _)))


def _hand(course: Course[State], setting: Setting, _: Translator) -> Markup:
    state = course.position
    owner = owner_shown(state)
    seat = _ANYBODY if state.to_move is None else state.to_move
    assert state.trump is not None
    label = _("{player}’s hand", player=setting.name(owner))
    held = (card for card in arranged(state.hands[owner], order(state.trump), PACK) if card is not None)
    row = [_card(course, Discard(seat, card), _) for card in held]
    return tag("p", label, class_="label") + card_rows(label, (row,))


def _card(course: Course[State], event: Discard, _: Translator) -> Markup:
    allowed = is_open(course, event)
    name = card_name(event.card, _)
    words = _("Lay away: {card}", card=name) if allowed else _("{act}, not open now", act=name)
    return card_act(event.card, "discard", further(course, token(event)), _, is_dim=not allowed, words=words)


LAB = Lab(
    "alsos",
    N_("The exchange of the seven, act by act"),
    {"case": Field("ace", one_of(*CASES)), DONE: Field("", some_of([token(event) for event in _EVENTS]))},
    draw,
)
