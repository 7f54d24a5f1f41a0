"""What the table of Alsós looks like at one moment: both hands, the talon, the trick or what was said, the score.

Classes: `table alsos`; in it `seat far` (the dealer), `talon`, `middle` (`trick`, `calls`, `stakes`, `turn`), `score`,
`seat near` (the non-dealer), `discards`; under it, once the deal is done, `sheet`. Then both hands are shown once more,
as they were played.
"""

from __future__ import annotations

from engine.alsos.events import PlayCard, Seat
from engine.alsos.exchange import Stage
from engine.alsos.play import Play
from engine.alsos.scoring import settle, undealt_points
from engine.alsos.state import Phase, State
from engine.alsos.values import PACK, order
from engine.cards import Suit
from widgets.hands_view import Hand, arranged, hand_view, reserve_view, seat_view
from widgets.i18n import N_, Translator
from widgets.markup import NOTHING, Markup, join, tag
from widgets.promises_view import calls_view, promises, stakes_view
from widgets.score_view import Fact, score_view, trick_fact, trump_fact
from widgets.setting import Setting
from widgets.sheet_view import settlement_view
from widgets.talon_view import discards_view, talon_view
from widgets.trick_view import Laid, trick_view, turn_view

PLACES = {Seat.NON_DEALER: "near", Seat.DEALER: "far"}

TURNS = {
    Phase.AUCTION: N_("{player} to speak"),
    Phase.EARLY: N_("{player} to speak"),
    Phase.LATE: N_("{player} to speak"),
    Phase.EXCHANGE: N_("{player} may exchange"),
    Phase.TRICKS: N_("{player} to lead"),
}


def deal_scene(state: State, setting: Setting, _: Translator) -> Markup:
    """A deal under way or finished."""
    far, near = (_seat(state, seat, setting, _) for seat in (Seat.DEALER, Seat.NON_DEALER))
    parts = (
        far,
        talon_view(state.talon, _),
        _middle(state, setting, _),
        _score(state, setting, _),
        near,
        discards_view(state.discards, _),
    )
    table = tag("div", *parts, class_="table alsos")
    if state.phase is not Phase.DONE:
        return table
    undealt = None if None in (*state.talon.hidden, *state.discards) else undealt_points(state)
    return table + settlement_view(settle(state), undealt, setting, _)


def trick_scene(play: Play, setting: Setting, _: Translator) -> Markup:
    """A trick out of context, with hands or without."""
    seats = {}
    for seat in Seat:
        hand = NOTHING if play.hands is None else hand_view(_sorted(play.hands[seat], play.trump), seat, setting, _)
        seats[seat] = seat_view(seat, hand, setting, place=PLACES[seat], is_to_move=play.to_move is seat)
    score = score_view(_points(play.card_points, setting), [trump_fact(play.trump, _)])
    middle = tag("div", _trick(play, setting, _), class_="middle")
    return tag("div", seats[Seat.DEALER], middle, score, seats[Seat.NON_DEALER], class_="table alsos single")


def shown_trick(play: Play) -> tuple[PlayCard, ...]:
    """The trick under way or, between two tricks, the one just finished."""
    if play.trick or not play.tricks:
        return play.trick
    return play.tricks[-1].plays


def trick_number(play: Play) -> int:
    """The number of that trick, from 1; 0 before the first card."""
    return len(play.tricks) + bool(play.trick)


def _seat(state: State, seat: Seat, setting: Setting, _: Translator) -> Markup:
    roles = (
        _("dealt") if seat is Seat.DEALER else "",
        _("took the contract") if seat is state.declarer else "",
        *promises(state.items, seat, _),
        _("all the cards played") if state.phase is Phase.DONE else "",
    )
    hand = hand_view(_sorted(_shown_hand(state, seat), state.trump), seat, setting, _)
    cards = hand + reserve_view(state.reserve[seat], _)
    is_to_move = state.to_move is seat
    return seat_view(seat, cards, setting, place=PLACES[seat], roles=roles, is_to_move=is_to_move)


def _shown_hand(state: State, seat: Seat) -> Hand:
    """What the seat holds or, once the deal is done, the twelve cards that it played."""
    return state.play.played(seat) if state.play is not None and state.play.complete else state.hands[seat]


def _sorted(hand: Hand, trump: Suit | None) -> Hand:
    return arranged(hand, None if trump is None else order(trump), PACK)


def _middle(state: State, setting: Setting, _: Translator) -> Markup:
    turn = NOTHING
    if state.to_move is not None and state.phase in TURNS and not (state.play and trick_number(state.play)):
        turn = turn_view(_turn_words(state, setting, _))
    if state.play is not None and trick_number(state.play):
        parts = [_trick(state.play, setting, _)]
    elif state.phase in (Phase.AUCTION, Phase.REDEAL):
        parts = [calls_view(state.auction.calls, setting, _), turn]
    else:
        parts = [stakes_view(state.items, setting, _), turn]
    return tag("div", join(parts), class_="middle")


def _turn_words(state: State, setting: Setting, _: Translator) -> str:
    assert state.to_move is not None
    player = setting.name(state.to_move)
    if state.exchange is not None and state.exchange.stage is Stage.DISCARDING and state.play is None:
        return _("{player} to lay away", player=player)
    return _(TURNS[state.phase], player=player)


def _trick(play: Play, setting: Setting, _: Translator) -> Markup:
    plays = shown_trick(play)
    laid = [
        Laid(card.card, PLACES[card.seat], _caption(plays, at, play.trump, setting, _)) for at, card in enumerate(plays)
    ]
    return trick_view(laid, order(play.trump), trick_number(play), _)


def _caption(plays: tuple[PlayCard, ...], at: int, trump: Suit, setting: Setting, _: Translator) -> str:
    player = setting.name(plays[at].seat)
    if at == 0:
        return _("{player} leads", player=player)
    suit = plays[at].card.suit
    if suit is plays[0].card.suit:
        return _("{player} follows", player=player)
    return _("{player} trumps", player=player) if suit is trump else _("{player} discards", player=player)


def _points(points: tuple[int, int], setting: Setting) -> list[tuple[str, int]]:
    return [(setting.name(seat), points[seat]) for seat in Seat]


def _score(state: State, setting: Setting, _: Translator) -> Markup:
    facts: list[Fact] = [trump_fact(state.trump, _)]
    points = (0, 0)
    if state.play is not None:
        points = state.play.card_points
        facts.append(trick_fact(trick_number(state.play), state.play.length, _))
    return score_view(_points(points, setting), facts)
