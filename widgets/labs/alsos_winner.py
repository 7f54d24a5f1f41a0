"""Which of two cards wins the trick, and why (alsos.tricks.winner)."""

from __future__ import annotations

from engine.alsos.values import PACK, SUITS_HIGH_TO_LOW, card_points, order
from engine.cards import Card, Suit
from engine.tricks import winner
from widgets.choices_view import suit_rows
from widgets.i18n import N_, Translator
from widgets.labs.controls import card_act, card_rows, suit_choice
from widgets.labs.lab import Drawn, Field, Lab, Settings, cards, told
from widgets.markup import Markup, tag
from widgets.said import Line
from widgets.trick_view import Laid, trick_view
from widgets.words import capital, suit_name, the_card


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """Two cards on the table; every card of the pack can take the place of the second, or begin a new trick."""
    trump: Suit = settings["trump"]
    played: tuple[Card, ...] = settings["played"]
    controls = suit_choice(_("Trumps"), "trump", SUITS_HIGH_TO_LOW, trump, _)
    captions = (_("led"), _("second"))
    laid = [
        Laid(card, place, captions[at]) for at, (card, place) in enumerate(zip(played, ("near", "far"), strict=False))
    ]
    scene = tag("div", trick_view(laid, order(trump), 1, _), class_="table lab-trick")
    return Drawn(controls, scene, tuple(_lines(played, trump, _)), _where(played, _), _pack(played, trump, _))


def _where(played: tuple[Card, ...], _: Translator) -> str:
    return _("Two cards make a trick") if len(played) == 2 else _("Which card comes second?")


def _lines(played: tuple[Card, ...], trump: Suit, _: Translator) -> list[Line]:
    if len(played) < 2:
        led = suit_name(played[0].suit, _)
        return [Line(_("{suit} is led. Touch the card that the other player lays on it.", suit=led.capitalize()))]
    best = played[winner(order(trump), played)]
    points = sum(card_points(card, trump) for card in played)
    worth = _.plural("The trick is worth {count} point.", "The trick is worth {count} points.", points)
    why = why_wins(played, best, trump, _)
    return [
        Line(capital(why), "alsos.tricks.winner"),
        Line(worth, "alsos.cards.values"),
    ]


def why_wins(played: tuple[Card, ...], best: Card, trump: Suit, _: Translator) -> str:
    """Why `best` wins the trick of these two cards (alsos.tricks.winner)."""
    lead, second = played
    card = the_card(best, _)
    if lead.suit is trump and second.suit is trump:
        return _("{card} wins: both are trumps, and it stands higher among them.", card=card)
    if best.suit is trump:
        return _("{card} wins: it is the only trump, and any trump beats every card of another suit.", card=card)
    if lead.suit is second.suit:
        return _("{card} wins: no trump has fallen, and it is the higher card of the suit led.", card=card)
    return _("{card} wins: the other card is neither a trump nor of the suit led.", card=card)


def _pack(played: tuple[Card, ...], trump: Suit, _: Translator) -> Markup:
    """The whole pack to choose from: with one card on the table the second is chosen, with two a new trick begins."""
    label = _("Lead another card") if len(played) == 2 else _("Play the second card")
    rows = (
        [card_act(card, "play", {"played": _next(played, card)}, _, is_pressed=card in played) for card in row]
        for row in suit_rows(PACK, order(trump))
    )
    return tag("p", label, class_="label") + card_rows(label, rows)


def _next(played: tuple[Card, ...], card: Card) -> str:
    if len(played) == 1 and card not in played:
        return told((*played, card))
    return told((card,))


LAB = Lab(
    "alsos",
    N_("Which of two cards wins?"),
    {"trump": Field("S", Suit), "played": Field("AH 9S", cards(PACK, 1, 2))},
    draw,
)
