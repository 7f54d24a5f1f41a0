"""Who captures a trick of four cards, and what it is worth: two questions (alcalde.tricks.winner, .two-cards)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.alcalde import Play, PlayCard, Seat, Trick, apply, refusal
from engine.alcalde.core import SEATS_IN_TRICK
from engine.alcalde.values import PACK, TRICK_SIZE, card_points, order
from engine.cards import Card, Suit
from widgets import narration_alcalde
from widgets.cards_view import inline_card
from widgets.choices_view import suit_rows
from widgets.i18n import N_, Translator
from widgets.labs.alcalde_table import answer_view, paragraph, seat, seat_choice, seating
from widgets.labs.controls import act, acts, card_act, card_rows, choice, suit_choice
from widgets.labs.lab import Drawn, Field, Lab, Settings, cards, number, told
from widgets.labs.table_talk import refused_line
from widgets.markup import NOTHING, Markup, tag
from widgets.said import Line
from widgets.setting import Setting
from widgets.table_alcalde import PLACES, caption
from widgets.trick_view import Laid, trick_view, turn_view
from widgets.words import card_name

DONE = {"tried": ""}
"""What every control changes besides: the refusal of a card is told once."""


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """Up to four cards on the table; with four, any of them can be changed for another of the pack."""
    trump: Suit = settings["trump"]
    leader: Seat = settings["leader"]
    played: tuple[Card, ...] = settings["played"]
    at = seating(base)
    plays = positions(trump, leader, played)
    controls = suit_choice(_("Trumps"), "trump", Suit, trump, _, DONE) + seat_choice(
        _("Who leads"), "leader", leader, at, _, DONE
    )
    refused = _refused(settings, at, _)
    lines = (*refused, *_lines(plays, at, _))
    note = turn_view(_("Already on the table: {card}", card=card_name(settings["tried"][0], _))) if refused else NOTHING
    return Drawn(
        controls, _scene(plays, note, at, _), lines, _where(plays[-1], at, _), _foot(settings, plays[-1], at, _)
    )


def positions(trump: Suit, leader: Seat, played: Sequence[Card]) -> list[Play]:
    """The trick before its first card and after each of those played, each by whose turn it is."""
    plays = [Play(trump, leader, None, length=1)]
    for seat_to_play, card in zip(SEATS_IN_TRICK[leader], played, strict=False):
        plays.append(apply(plays[-1], PlayCard(seat_to_play, card)))
    return plays


def _laid(play: Play) -> tuple[PlayCard, ...]:
    return play.tricks[-1].plays if play.complete else play.trick


def _where(play: Play, at: Setting, _: Translator) -> str:
    if play.to_move is None:
        return _("Four cards make a trick")
    player = at.name(play.to_move)
    if play.to_move is not Seat.MAYOR:
        return _("{player} to play, one card", player=player)
    if play.cards_played_by(Seat.MAYOR):
        return _("{player} to play, the second of two cards", player=player)
    return _("{player} to play, the first of two cards", player=player)


def _lines(plays: Sequence[Play], at: Setting, _: Translator) -> list[Line]:
    play = plays[-1]
    if play.complete:
        trick = play.tricks[-1]
        lines = list(narration_alcalde.captured_lines(trick, play, at, _))
        return [*lines, _for_whom(trick, _), *_mayor_led(trick, _)]
    if len(plays) > 1:
        return list(narration_alcalde.event_lines(plays[-2], play.trick[-1], play, at, _))
    return list(narration_alcalde.opening_lines(play, at, _))


def _for_whom(trick: Trick, _: Translator) -> Line:
    if trick.winner is Seat.MAYOR:
        return Line(_("These points count for the mayor."), "alcalde.office.sixty")
    return Line(_("These points count for the two opponents together."), "alcalde.office.sixty")


def _mayor_led(trick: Trick, _: Translator) -> list[Line]:
    if trick.leader is not Seat.MAYOR:
        return []
    text = _("The mayor leads: the first of the two cards sets the suit, the second need not follow it.")
    return [Line(text, "alcalde.tricks.suit-led")]


def _refused(settings: Settings, at: Setting, _: Translator) -> list[Line]:
    """Why the card last touched cannot come: it lies on the table already."""
    tried: tuple[Card, ...] = settings["tried"]
    others = _without_place(settings)
    if not tried or tried[0] not in others:
        return []
    play = positions(settings["trump"], settings["leader"], others)[-1]
    assert play.to_move is not None
    error = refusal(play, PlayCard(play.to_move, tried[0]))
    return [] if error is None else [refused_line(error, at.players, _)]


def _without_place(settings: Settings) -> tuple[Card, ...]:
    """The cards that stay where another is put."""
    played: tuple[Card, ...] = settings["played"]
    place: int = settings["place"]
    return played[: place - 1] + played[place:] if len(played) == TRICK_SIZE else played


def _scene(plays: Sequence[Play], note: Markup, at: Setting, _: Translator) -> Markup:
    play = plays[-1]
    laid = _laid(play)
    drawn = [Laid(one.card, PLACES[one.seat], caption(laid, place, at, _)) for place, one in enumerate(laid)]
    trick = trick_view(drawn, order(play.trump), 1, _)
    under = _answers(play.tricks[-1], at, _) if play.complete else turn_view(_where(play, at, _))
    return tag("div", trick, under, note, class_="table lab-four")


def _answers(trick: Trick, at: Setting, _: Translator) -> Markup:
    """The two questions apart: who captures, and what it is worth."""
    added = " + ".join(str(card_points(card)) for card in trick.cards)
    rows = (
        (_("Who captures the trick?"), at.name(trick.winner)),
        (_("What is it worth?"), f"{added} = {trick.card_points}"),
    )
    return tag("dl", *(tag("div", tag("dt", name), tag("dd", value)) for name, value in rows), class_="two-answers")


def _foot(settings: Settings, play: Play, at: Setting, _: Translator) -> Markup:
    return _pack(settings, play, at, _) + (_both_count(play.tricks[-1], _) if play.complete else NOTHING)


def _pack(settings: Settings, play: Play, at: Setting, _: Translator) -> Markup:
    """The whole pack, for the next card or in place of one; one that lies on the table is dim and tells why."""
    played: tuple[Card, ...] = settings["played"]
    label = _("Put another card in its place") if play.complete else _("Play the next card")
    stays = _without_place(settings)
    rows = (
        [
            card_act(
                card, "play", _touched(settings, card), _, is_pressed=card in played and card not in stays,
                is_dim=card in stays,
            )
            for card in row
        ]
        for row in suit_rows(PACK, order(play.trump))
    )  # fmt: skip
    return _places(settings, play, at, _) + tag("p", label, class_="label") + card_rows(label, rows)


def _touched(settings: Settings, card: Card) -> dict[str, str]:
    played: tuple[Card, ...] = settings["played"]
    if card in _without_place(settings):
        return {"tried": str(card)}
    if len(played) < TRICK_SIZE:
        return {"played": told((*played, card)), **DONE}
    place: int = settings["place"]
    return {"played": told((*played[: place - 1], card, *played[place:])), **DONE}


def _places(settings: Settings, play: Play, at: Setting, _: Translator) -> Markup:
    """Which of four cards is to be changed; a new trick; one card back."""
    afresh = act("afresh", _("Play another trick"), {"played": "", **DONE})
    laid = _laid(play)
    if not play.complete:
        fewer = told([one.card for one in laid][:-1])
        back = act("back", _("Take the last card back"), {"played": fewer, **DONE})
        return acts(_("The way on"), [back]) if laid else NOTHING
    options = [
        (str(place), inline_card(one.card, _) + tag("span", caption(laid, place - 1, at, _)))
        for place, one in enumerate(laid, 1)
    ]
    which = choice(_("Card to change"), "place", options, settings.texts["place"], DONE)
    return which + acts(_("The way on"), [afresh])


def _both_count(trick: Trick, _: Translator) -> Markup:
    mine = [card_points(play.card) for play in trick.plays if play.seat is Seat.MAYOR]
    values = {"sum": " + ".join(map(str, mine))}
    if trick.winner is Seat.MAYOR:
        text = _.plural(
            "Yes. Either of them may win the trick, and both are worth points to the side that captures. Here they "
            "bring the mayor {sum} = {count} point.",
            "Yes. Either of them may win the trick, and both are worth points to the side that captures. Here they "
            "bring the mayor {sum} = {count} points.",
            sum(mine),
            **values,
        )
    else:
        text = _.plural(
            "Yes. Either of them may win the trick, and both are worth points to the side that captures. Here they "
            "bring the opponents {sum} = {count} point.",
            "Yes. Either of them may win the trick, and both are worth points to the side that captures. Here they "
            "bring the opponents {sum} = {count} points.",
            sum(mine),
            **values,
        )
    return answer_view(_("Can the mayor’s two cards both count?"), paragraph(text))


LAB = Lab(
    "alcalde",
    N_("Four cards: who captures, and what for?"),
    {
        "trump": Field("S", Suit),
        "leader": Field("right", seat),
        "played": Field("AH 3H 2S KC", cards(PACK, 0, TRICK_SIZE)),
        "place": Field("3", number(1, TRICK_SIZE)),
        "tried": Field("", cards(PACK, 0, 1)),
    },
    draw,
)
