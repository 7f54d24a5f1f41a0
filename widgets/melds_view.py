"""What two final hands declare: every run, four and béla found, with its points where it scores.

Classes: `table alsos melds`; in each `seat` a list `found` of `meld` (with `scores`), each with its `cards`, `name`
and `worth`.
"""

from __future__ import annotations

from engine.alsos.events import Seat
from engine.alsos.melds import Hands, Meld, bela_in, compared_fours, compared_runs, meld_points, melds
from engine.alsos.values import PACK
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
    runs, fours = compared_runs(hands.hands), compared_fours(hands.hands)
    scoring = melds(hands.hands, hands.trump)
    points = meld_points(scoring)
    sides = {}
    for seat in Seat:
        found = (*runs.found[seat], *fours.found[seat], *bela_in(hands.hands[seat], hands.trump))
        fan = hand_view(arranged(hands.hands[seat], None, PACK), seat, setting, _)
        cards = fan + _found(found, scoring[seat], _)
        sides[seat] = seat_view(seat, cards, setting, place=PLACES[seat])
    score = score_view([(setting.name(seat), points[seat]) for seat in Seat], [trump_fact(hands.trump, _)])
    return tag("div", sides[Seat.DEALER], score, sides[Seat.NON_DEALER], class_="table alsos melds")


def _found(found: tuple[Meld, ...], scoring: tuple[Meld, ...], _: Translator) -> Markup:
    if not found:
        return NOTHING
    return tag("ul", *(_meld(meld, meld in scoring, _) for meld in found), class_="found")


def _meld(meld: Meld, scores: bool, _: Translator) -> Markup:
    worth = _.plural("{count} point", "{count} points", meld.points) if scores else _("does not score")
    return tag(
        "li",
        tag("span", join(card_picture(card) for card in meld.cards), class_="cards", aria_hidden="true"),
        tag("span", meld_name(meld, _), class_="name"),
        " ",
        tag("span", worth, class_="worth"),
        class_=classes("meld", "scores" if scores else None),
    )
