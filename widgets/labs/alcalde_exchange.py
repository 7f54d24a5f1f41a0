"""Whether the indicator may be exchanged: off unless agreed on, then by the seven or the two (alcalde.variants.*)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.alcalde import (
    Deal,
    ExchangeIndicator,
    Options,
    PlayCard,
    Seat,
    State,
    apply,
    legal_events,
    refusal,
    start,
)
from engine.alcalde.values import HAND_SIZES, PACK, RANK_ORDER, STOCK_SIZE, order
from engine.alcalde.variants import FOUR_CARDS
from engine.cards import Card, Rank, Suit
from engine.errors import Inconsistent, NotAllowed
from widgets.hands_view import arranged, hand_view, seat_view
from widgets.i18n import N_, Translator
from widgets.labs.alcalde_table import PLAYERS, seating
from widgets.labs.controls import act, acts, choice
from widgets.labs.lab import Drawn, Field, Lab, Settings, one_of
from widgets.labs.table_talk import refused_line
from widgets.markup import NOTHING, Markup, join, tag
from widgets.narration_alcalde import event_lines
from widgets.said import Line
from widgets.setting import Setting
from widgets.table_alcalde import PLACES, ROLES
from widgets.talon_view import stock_view
from widgets.words import rank_name, the_card

TRUMP = Suit.CLUBS
HOLDER = Seat.MAYOR
SWAP = ExchangeIndicator(HOLDER)

MOMENTS: Mapping[str, str] = {
    "turn": N_("at one’s turn, before playing"),
    "before": N_("before one’s turn"),
    "between": N_("between one’s two cards"),
    "late": N_("once the stock is used up"),
}
"""When the holder would like to exchange."""

ASKED = {"variant": ""}
"""What every control changes besides: the four-card variant is asked for once."""


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """The hand and the stock before the exchange and, where it is allowed, after it."""
    at = seating(base)
    controls = _controls(settings, _)
    if settings["variant"]:
        return Drawn(controls, NOTHING, _four_cards(_), _("The four-card variant"), _foot(settings, _))
    held = Card(Rank(settings["held"]), TRUMP)
    indicator = Card(Rank(settings["indicator"]), TRUMP)
    where = _("{player} holds {card}", player=at.name(HOLDER), card=the_card(held, _))
    options = Options(indicator_exchange=settings["agreed"] == "yes")
    try:
        state = position(held, indicator, settings["moment"], options)
    except Inconsistent as error:
        doubled = refused_line(error, at.players, _)
        return Drawn(controls, NOTHING, (doubled,), where, _foot(settings, _))
    refused = refusal(state, SWAP)
    if refused is not None:
        why_not = refused_line(refused, at.players, _)
        return Drawn(controls, _scene(state, None, held, at, _), (why_not,), where, _foot(settings, _))
    after = apply(state, SWAP)
    lines = (_why(held, at, _), *event_lines(state, SWAP, after, at, _))
    return Drawn(controls, _scene(state, after, indicator, at, _), lines, where, _foot(settings, _))


@cache
def position(held: Card, indicator: Card, moment: str, options: Options) -> State:
    """The mayor with that one trump in hand at that moment; raises Inconsistent where it lies under the stock."""
    state = start(_deal(held, indicator), options)
    played = {"before": 0, "turn": 2, "between": 3}
    if moment in played:
        return _played(state, held, played[moment])
    while state.stock:
        state = _played(state, held, 1)
    return state


def _deal(held: Card, indicator: Card) -> Deal:
    """Plain cards for everybody but that one trump of the mayor's; the indicator at the bottom."""
    plain = iter([card for card in PACK if card.suit is not TRUMP][::-1])
    right, left, mayor = (tuple(next(plain) for _card in range(HAND_SIZES[seat])) for seat in Seat)
    hands = (right, left, (held, *mayor[1:]))
    rest = [card for card in PACK if card not in (*right, *left, *hands[HOLDER], indicator)]
    return Deal(hands, (*rest[: STOCK_SIZE - 1], indicator))


def _played(state: State, kept: Card, count: int) -> State:
    """So many cards later, whichever may be played; the trump in question is kept."""
    for _card in range(count):
        event = next(event for event in legal_events(state) if isinstance(event, PlayCard) and event.card != kept)
        state = apply(state, event)
    return state


def _controls(settings: Settings, _: Translator) -> Markup:
    texts = settings.texts
    agreed = (("no", _("one plays without")), ("yes", _("one plays with it")))
    indicators = ((rank.value, rank_name(rank, _)) for rank in RANK_ORDER)
    held = ((rank.value, rank_name(rank, _)) for rank in (Rank.SEVEN, Rank.TWO))
    moments = ((key, _(words)) for key, words in MOMENTS.items())
    return join(
        (
            choice(_("The exchange"), "agreed", agreed, texts["agreed"], ASKED),
            choice(_("Indicator"), "indicator", indicators, texts["indicator"], ASKED),
            choice(_("In hand, of trumps"), "held", held, texts["held"], ASKED),
            choice(_("The moment"), "moment", moments, texts["moment"], ASKED),
        )
    )


def _scene(before: State, after: State | None, marked: Card, at: Setting, _: Translator) -> Markup:
    """Hand and stock, and under them what has become of both."""
    if after is None:
        rows = _row(before, "", (marked,), at, _)
    else:
        rows = _row(before, _("before the exchange"), (), at, _)
        rows += _row(after, _("after the exchange"), (marked,), at, _)
    return tag("div", rows, class_="table lab-swap")


def _row(state: State, label: str, marked: tuple[Card, ...], at: Setting, _: Translator) -> Markup:
    cards = arranged(state.hands[HOLDER], order(state.trump), PACK)
    hand = hand_view(cards, HOLDER, at, _, marked=marked)
    seat = seat_view(HOLDER, hand, at, place=PLACES[HOLDER], roles=[_(ROLES[HOLDER]), label])
    return tag("div", seat, stock_view(state.stock, _), class_="swap")


def _why(held: Card, at: Setting, _: Translator) -> Line:
    values = {"player": at.name(HOLDER), "card": the_card(held, _)}
    if held.rank is Rank.SEVEN:
        text = _("Yes: the indicator ranks above {card}, it is the turn of {player}, and the stock lasts.", **values)
    else:
        text = _(
            "Yes: against so low an indicator {card} serves, it is the turn of {player}, and the stock lasts.", **values
        )
    return Line(text, "alcalde.variants.exchange")


def _four_cards(_: Translator) -> tuple[Line, ...]:
    """The refusal of the four-card variant, which no settings can mend."""
    try:
        Options(variant=FOUR_CARDS)
    except NotAllowed as error:
        return (refused_line(error, PLAYERS, _),)
    raise AssertionError("the four-card variant is refused")


def _foot(settings: Settings, _: Translator) -> Markup:
    if settings["variant"]:
        button = act("variant", _("Back to the usual game"), ASKED)
    else:
        button = act("variant", _("Play the four-card variant"), {"variant": FOUR_CARDS})
    return acts(_("Another variant"), [button])


LAB = Lab(
    "alcalde",
    N_("Exchanging the indicator, if that was agreed on"),
    {
        "agreed": Field("no", one_of("no", "yes")),
        "indicator": Field("K", one_of(*RANK_ORDER)),
        "held": Field("7", one_of(Rank.SEVEN, Rank.TWO)),
        "moment": Field("turn", one_of(*MOMENTS)),
        "variant": Field("", one_of("", FOUR_CARDS)),
    },
    draw,
)
