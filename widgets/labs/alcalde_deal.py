"""The deal packet by packet, seen from one seat (alcalde.deal.hands, .indicator, .open-hands)."""

from __future__ import annotations

from random import Random

from engine.alcalde import Deal, Seat, State, dealt, sees_hand, start, visible_to
from engine.alcalde.values import HAND_SIZES, PACK, STOCK_SIZE, order
from engine.samples import shuffled
from widgets.cards_view import card_picture
from widgets.hands_view import arranged, hand_view, seat_view
from widgets.i18n import N_, Translator
from widgets.labs.alcalde_table import answer_view, paragraph, seat, seat_choice, seating
from widgets.labs.controls import act, acts, number_field
from widgets.labs.lab import Drawn, Field, Lab, Settings, number
from widgets.markup import Markup, tag
from widgets.narration_alcalde import opening_lines
from widgets.said import Line
from widgets.setting import Setting
from widgets.table_alcalde import PLACES, ROLES
from widgets.talon_view import stock_view
from widgets.words import listing

LAST_STEP = len(HAND_SIZES) + 1
"""A step for each packet, and one for the stock."""

SEEDS = 9999


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """The table after so many packets, as one player sees it."""
    step: int = settings["step"]
    viewer: Seat = settings["view"]
    at = seating(base)
    deal = deal_of(settings["seed"])
    seen = visible_to(start(deal), viewer)
    where = _("Step {number} of {count}", number=step, count=LAST_STEP) if step else _("Before the deal")
    lines = (*_served(deal, step, at, _), *_seen(viewer, step, at, _))
    return Drawn(_controls(settings, at, _), _scene(seen, step, at, _), lines, where, _who_sees(at, _))


def deal_of(seed: int) -> Deal:
    """The deal of that number: the same in every browser."""
    return dealt(shuffled(PACK, Random(seed)))


def _controls(settings: Settings, at: Setting, _: Translator) -> Markup:
    step: int = settings["step"]
    seed: int = settings["seed"]
    ways = []
    if step < LAST_STEP:
        ways.append(act("next", _("Next packet"), {"step": str(step + 1)}, is_main=True))
    if step:
        ways.append(act("back", _("Back"), {"step": str(step - 1)}))
        ways.append(act("first", _("From the beginning"), {"step": "0"}))
    ways.append(act("again", _("Shuffle again"), {"seed": str(seed % SEEDS + 1)}))
    return (
        seat_choice(_("Seen by"), "view", settings["view"], at, _)
        + acts(_("The way on"), ways)
        + number_field(_("Deal number"), "seed", seed, 1, SEEDS)
    )


def _scene(seen: State, step: int, at: Setting, _: Translator) -> Markup:
    served = tuple(Seat)[:step]
    is_done = step == LAST_STEP
    seats = []
    for one in Seat:
        hand = tag("div", class_="hand", aria_hidden="true")
        if one in served:
            cards = arranged(seen.hands[one], order(seen.trump) if is_done else None, PACK)
            hand = hand_view(cards, one, at, _)
        seats.append(seat_view(one, hand, at, place=PLACES[one], roles=[_(ROLES[one])]))
    left = len(seen.stock) + sum(len(seen.hands[one]) for one in Seat if one not in served)
    rest = stock_view(seen.stock, _) if is_done else _left(left, _)
    return tag("div", *seats, rest, class_="table lab-round")


def _left(count: int, _: Translator) -> Markup:
    """The pack in the dealer's hand."""
    words = _.plural("{count} card still to deal", "{count} cards still to deal", count)
    pile = tag("span", card_picture(None, _), class_="pile")
    return tag("div", pile, tag("span", words, class_="caption"), class_="stock", role="img", aria_label=words)


def _served(deal: Deal, step: int, at: Setting, _: Translator) -> tuple[Line, ...]:
    """What has just been dealt."""
    rule = "alcalde.deal.hands"
    if not step:
        text = _(
            "{mayor} is mayor and deals: {count} cards, shuffled, counter-clockwise from the right.",
            mayor=at.name(Seat.MAYOR),
            count=len(PACK),
        )
        return (Line(text, rule),)
    if step < LAST_STEP:
        one = Seat(step - 1)
        text = _.plural(
            "{player}, {place}, gets {count} card.",
            "{player}, {place}, gets {count} cards.",
            HAND_SIZES[one],
            player=at.name(one),
            place=_(ROLES[one]),
        )
        return (Line(text, rule),)
    whole, _leads = opening_lines(start(deal), at, _)
    text = _(
        "The stock has {count} cards; the indicator is its last, and everyone sees it.",
        count=STOCK_SIZE,
    )
    return whole, Line(text, "alcalde.deal.indicator")


def _seen(viewer: Seat, step: int, at: Setting, _: Translator) -> tuple[Line, ...]:
    """Whose cards of those dealt the viewer sees, and whose not."""
    served = tuple(Seat)[:step]
    seen = [one for one in served if sees_hand(viewer, one)]
    hidden = [at.name(one) for one in served if not sees_hand(viewer, one)]
    values = {"viewer": at.name(viewer), "ally": "".join(at.name(one) for one in seen if one is not viewer)}
    said = []
    if viewer in seen and values["ally"]:
        said.append(_("{viewer} sees the hand of the other opponent, {ally}, as well as the own one.", **values))
    elif viewer in seen:
        said.append(_("{viewer} sees the own hand.", **values))
    elif seen:
        said.append(_("{viewer} sees the hand of the other opponent, {ally}.", **values))
    if hidden:
        said.append(_("Hidden from {viewer}: {hidden}.", **values, hidden=listing(hidden, _)))
    return tuple(Line(text, "alcalde.deal.open-hands") for text in said)


def _who_sees(at: Setting, _: Translator) -> Markup:
    right, left, mayor = at.names
    text = _(
        "{right} and {left}, the two opponents, may show each other their cards. {mayor}, the mayor, may not look, and "
        "they do not see the mayor’s. The indicator is open to all three.",
        right=right,
        left=left,
        mayor=mayor,
    )
    return answer_view(_("Who may see whose cards?"), paragraph(text))


LAB = Lab(
    "alcalde",
    N_("The deal, packet by packet"),
    {
        "step": Field(str(LAST_STEP), number(0, LAST_STEP)),
        "view": Field(PLACES[Seat.MAYOR], seat),
        "seed": Field("7", number(1, SEEDS)),
    },
    draw,
)
