"""What the table of Alcalde looks like at one moment: three seats, the mayor below, play going counter-clockwise.

Classes: `table alcalde`; in it `seat right`, `seat left`, `seat mayor`, `stock`, `middle` (`trick`, `turn`, and
`direction`, the arrow of the play), `score`; under it, once the deal is done, `sheet`. Then all hands are shown once
more, as they were played.
"""

from __future__ import annotations

from engine.alcalde.events import PlayCard, Seat
from engine.alcalde.play import Play
from engine.alcalde.state import Phase, State
from engine.alcalde.values import CARDS_IN_TRICK, PACK, order
from engine.cards import Card
from widgets.cards_view import drawing
from widgets.hands_view import arranged, hand_view, seat_view
from widgets.i18n import N_, Translator
from widgets.markup import NOTHING, Markup, hidden_text, join, tag
from widgets.score_view import Fact, score_view, trick_fact, trump_fact
from widgets.setting import Setting
from widgets.sheet_view import office_view
from widgets.talon_view import stock_view
from widgets.trick_view import Laid, trick_view, turn_view

PLACES = {Seat.RIGHT: "right", Seat.LEFT: "left", Seat.MAYOR: "mayor"}

ROLES = {
    Seat.RIGHT: N_("on the mayor’s right"),
    Seat.LEFT: N_("on the mayor’s left"),
    Seat.MAYOR: N_("mayor"),
}


def deal_scene(state: State, setting: Setting, _: Translator) -> Markup:
    """A deal under way or finished."""
    is_done = state.phase is Phase.DONE
    table = tag(
        "div",
        _seats(state.play, setting, _, is_done=is_done),
        stock_view(state.stock, _),
        _middle(state.play, setting, _),
        _score(state.play, setting, _),
        class_="table alcalde",
    )
    return table + office_view(state.card_points, setting, _) if is_done else table


def trick_scene(play: Play, setting: Setting, _: Translator) -> Markup:
    """A trick out of context."""
    parts = (_seats(play, setting, _), _middle(play, setting, _), _score(play, setting, _))
    return tag("div", *parts, class_="table alcalde single")


def shown_trick(play: Play) -> tuple[PlayCard, ...]:
    """The trick under way or, between two tricks, the one just finished."""
    if play.trick or not play.tricks:
        return play.trick
    return play.tricks[-1].plays


def trick_number(play: Play) -> int:
    """The number of that trick, from 1; 0 before the first card."""
    return len(play.tricks) + bool(play.trick)


def caption(plays: tuple[PlayCard, ...], at: int, setting: Setting, _: Translator) -> str:
    """Who played the card at that place of a trick; of the leader that he leads, of the mayor which of the two."""
    seat = plays[at].seat
    player = setting.name(seat)
    if at == 0:
        return _("{player} leads", player=player)
    if CARDS_IN_TRICK[seat] == 1:
        return player
    if plays[at - 1].seat is seat:
        return _("{player}, second of two", player=player)
    return _("{player}, first of two", player=player)


def _seats(play: Play, setting: Setting, _: Translator, *, is_done: bool = False) -> Markup:
    """The seats with what they hold or, once a deal is done, with all that they played."""
    seats = []
    drawn = _just_drawn(play)
    for seat in Seat:
        hand = NOTHING
        if play.hands is not None:
            held = _played(play, seat) if is_done else play.hands[seat]
            hand = hand_view(arranged(held, order(play.trump), PACK), seat, setting, _, marked=drawn)
        roles = [_(ROLES[seat]), _("all the cards played") if is_done else ""]
        seats.append(seat_view(seat, hand, setting, place=PLACES[seat], roles=roles, is_to_move=play.to_move is seat))
    return join(seats)


def _played(play: Play, seat: Seat) -> tuple[Card, ...]:
    return tuple(laid.card for trick in play.tricks for laid in trick.plays if laid.seat is seat)


def _just_drawn(play: Play) -> tuple[Card, ...]:
    if play.trick or not play.tricks:
        return ()
    return tuple(card for _seat, card in play.tricks[-1].drawn if card is not None)


def _middle(play: Play, setting: Setting, _: Translator) -> Markup:
    plays = shown_trick(play)
    laid = [Laid(card.card, PLACES[card.seat], caption(plays, at, setting, _)) for at, card in enumerate(plays)]
    words = _("Play goes counter-clockwise.")
    arrow = drawing("counter-clockwise", "direction", "0 0 100 100")
    turn = NOTHING
    if not plays and play.to_move is not None:
        turn = turn_view(_("{player} to lead", player=setting.name(play.to_move)))
    return tag(
        "div",
        arrow,
        hidden_text(words),
        trick_view(laid, order(play.trump), trick_number(play), _),
        turn,
        class_="middle",
    )


def _score(play: Play, setting: Setting, _: Translator) -> Markup:
    points = play.card_points
    facts: list[Fact] = [trump_fact(play.trump, _)]
    if play.length > 1:
        facts.append(trick_fact(trick_number(play), play.length, _))
    return score_view([(_("mayor"), points.mayor), (_("opponents"), points.opponents)], facts)
