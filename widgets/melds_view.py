"""What two final hands declare: every run, four and béla found, with its points where it scores.

Classes: `table alsos melds`; in each `seat` a list `found` of `meld` (with `scores`), each with its `cards`, `name`
and `worth`.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.alsos.events import Seat
from engine.alsos.melds import Hands, Meld, Melds, meld_points, melds, melds_in
from engine.alsos.values import PACK
from engine.cards import Card, Suit
from widgets.cards_view import card_picture
from widgets.hands_view import arranged, hand_view, seat_view
from widgets.i18n import Translator
from widgets.markup import NOTHING, Markup, classes, join, tag
from widgets.narration_melds import meld_name
from widgets.score_view import score_view, trump_fact
from widgets.setting import Setting
from widgets.table_alsos import PLACES


def melds_scene(hands: Hands, setting: Setting, _: Translator) -> Markup:
    """Both hands, sorted as runs go, and what is found in them."""
    return found_scene(hands.hands, hands.trump, melds(hands.hands, hands.trump), setting, _)


def found_scene(
    hands: Sequence[Sequence[Card]], trump: Suit, scoring: tuple[Melds, Melds] | None, setting: Setting, _: Translator
) -> Markup:
    """Both hands and what is found in them; without `scoring`, hands of any size, not yet to be compared."""
    sides = {}
    for seat in Seat:
        found = melds_in(hands[seat], trump)
        fan = hand_view(arranged(hands[seat], None, PACK), seat, setting, _)
        cards = fan + _found(found, found if scoring is None else scoring[seat], _)
        sides[seat] = seat_view(seat, cards, setting, place=PLACES[seat])
    points = [] if scoring is None else list(zip(setting.names, meld_points(scoring), strict=True))
    score = score_view(points, [trump_fact(trump, _)])
    return tag("div", sides[Seat.DEALER], score, sides[Seat.NON_DEALER], class_="table alsos melds")


def _found(found: tuple[Meld, ...], scoring: tuple[Meld, ...], _: Translator) -> Markup:
    if not found:
        return NOTHING
    return tag("ul", *(_meld(meld, meld in scoring, _) for meld in found), class_="found")


def _meld(meld: Meld, scores: bool, _: Translator) -> Markup:
    worth = _.plural("{count} point", "{count} points", meld.points) if scores else _("does not score")
    return tag(
        "li",
        tag("span", join(card_picture(card, _) for card in meld.cards), class_="cards", aria_hidden="true"),
        tag("span", meld_name(meld, _), class_="name"),
        " ",
        tag("span", worth, class_="worth"),
        class_=classes("meld", "scores" if scores else None),
    )
