"""The auction, call by call: who speaks, what may be said, what may not and why, and how it ends (alsos.auction.*)."""

from __future__ import annotations

from engine.alsos import Auction, Play, Seat
from engine.alsos.auction import calls_of
from engine.alsos.values import DEALS, SUITS_HIGH_TO_LOW
from engine.cards import Card, Rank, Suit
from engine.record import token
from widgets.i18n import N_, Translator
from widgets.labs.alsos_table import seated
from widgets.labs.controls import acts, suit_choice
from widgets.labs.course import DONE, Course, course_of, event_act, some_of, way_back, why_not
from widgets.labs.lab import Drawn, Field, Lab, Settings
from widgets.markup import Markup, join, tag
from widgets.narration_auction import call_lines, opening_lines
from widgets.promises_view import calls_view
from widgets.said import Line, Lines
from widgets.score_view import Fact, score_view, trump_fact
from widgets.setting import Setting
from widgets.talon_view import indicator_view
from widgets.trick_view import turn_view

RANK = Rank.QUEEN
"""The rank of the indicator: only its suit plays a part."""

CALLS = tuple(token(call) for call in calls_of(Seat.NON_DEALER))


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """The calls so far over one indicator, and every call that there is, open or not."""
    suit: Suit = settings["indicator"]
    course = course_of(Auction(Card(RANK, suit)), settings[DONE])
    setting = seated(base)
    return Drawn(
        suit_choice(_("Indicator"), "indicator", SUITS_HIGH_TO_LOW, suit, _, {DONE: ""}),
        _scene(course.position, setting, _),
        _lines(course, setting, _),
        _where(course.position, setting, _),
        _calls(course, setting, _),
    )


def _where(auction: Auction, setting: Setting, _: Translator) -> str:
    if auction.to_move is None:
        return _("The auction is over")
    return _("{player} to speak", player=setting.name(auction.to_move))


def _scene(auction: Auction, setting: Setting, _: Translator) -> Markup:
    turn = turn_view(_where(auction, setting, _))
    middle = tag("div", calls_view(auction.calls, setting, _), turn, class_="middle")
    declarer = "–" if auction.declarer is None else setting.name(auction.declarer)
    facts: list[Fact] = [
        (_("dealer"), setting.name(Seat.DEALER)),
        trump_fact(auction.trump, _),
        (_("declarer"), declarer),
    ]
    parts = (indicator_view(auction.indicator, _), middle, score_view((), facts))
    return tag("div", *parts, class_="table alsos talking")


def _lines(course: Course[Auction], setting: Setting, _: Translator) -> Lines:
    if course.refused is not None:
        return (why_not(course.refused, _),)
    auction = course.position
    if course.last is None:
        return opening_lines(auction, setting, _)
    before, _call = course.last
    return (*call_lines(before, auction.calls[-1], auction, setting, _), *_outcome(auction, setting, _))


def _outcome(auction: Auction, setting: Setting, _: Translator) -> Lines:
    """What the end of the auction leads to; nothing while it is open."""
    if auction.redeal:
        text = _(
            "The deal does not pass to {player}, and what has been thrown in does not count among the {deals} deals of"
            " the match.",
            player=setting.name(Seat.NON_DEALER),
            deals=DEALS,
        )
        return (Line(text, "alsos.deal.alternates"),)
    if auction.trump is None or auction.declarer is None:
        return ()
    leader = Play(auction.trump, auction.declarer, None).to_move
    assert leader is not None
    text = _("{player} is the declarer and will lead to the first trick.", player=setting.name(leader))
    return (Line(text, "alsos.tricks.lead"),)


def _calls(course: Course[Auction], setting: Setting, _: Translator) -> Markup:
    """Every call that there is; after the end all of them are dim, and say why."""
    auction = course.position
    seat = Seat.NON_DEALER if auction.to_move is None else auction.to_move
    passing, accepting, *naming = calls_of(seat)
    first = (event_act(course, accepting, _), event_act(course, passing, _, _("Refuse") if auction.on_offer else ""))
    label = _("Nothing more is said") if auction.closed else _("What {player} may say", player=setting.name(seat))
    suits = acts(_("Suits, from low to high"), (event_act(course, call, _) for call in naming))
    return join((tag("p", label, class_="label"), acts(label, first), suits, way_back(course, _)))


LAB = Lab(
    "alsos",
    N_("The auction, call by call"),
    {"indicator": Field("S", Suit), DONE: Field("", some_of(CALLS))},
    draw,
)
