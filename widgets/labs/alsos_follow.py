"""Which cards of a hand may answer the card led, tried one by one.

Rules: alsos.tricks.follow-suit, .must-trump, .free-discard, .no-overtaking.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.alsos.events import PlayCard, Seat
from engine.alsos.play import Play, apply, legal_plays, refusal
from engine.alsos.values import PACK, SUITS_HIGH_TO_LOW, order
from engine.cards import Card, Suit, parse_card
from engine.samples import shuffled
from widgets.hands_view import arranged
from widgets.i18n import N_, Translator
from widgets.labs.controls import act, acts, card_act, choice_of, suit_choice
from widgets.labs.lab import Drawn, Field, Lab, Settings, cards, number, one_of, told
from widgets.markup import Markup, join, tag
from widgets.narration_tricks import Duty, duty
from widgets.said import Line
from widgets.score_view import score_view, trump_fact
from widgets.trick_view import Laid, trick_view
from widgets.words import capital, card_name, listing, suit_name, the_card

YOU = Seat.NON_DEALER
DEALT = "dealt"
LAST_DEAL = 9999
HAND = 6
"""How many cards a hand dealt here holds: the deal is half played, and a suit may well be lacking."""

NO_TAP: dict[str, str] = {"tapped": "", "shown": "no"}


@dataclass(frozen=True, slots=True)
class Case:
    """A question, and a hand, a lead and a trump suit that answer it."""

    question: str
    trump: str
    lead: str
    hand: str


CASES = {
    "must-trump": Case(N_("May I refuse to trump?"), "S", "7D", "JS 8S AC 9C QH KH"),
    "beat": Case(N_("Must I beat the card led?"), "H", "KC", "AC 8C JD 10S 9H 7S"),
    "trump-led": Case(N_("And when trumps are led?"), "D", "10D", "JD 8D AS KS 9C 7H"),
    "free": Case(N_("May I throw what I like?"), "S", "AH", "10D 7D AC KC QC 8D"),
}


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """The card led, and a hand whose cards are touched one after the other."""
    trump: Suit = settings["trump"]
    lead, hand = _dealt(settings["hand"], settings["seed"])
    play = Play(trump, YOU.other, (hand, ()), (PlayCard(YOU.other, lead),), (), 1)
    tapped = tuple(card for card in settings["tapped"] if card in hand)
    is_shown = settings["shown"] == "yes"
    return Drawn(
        _controls(settings, _),
        _scene(play, tapped, is_shown, _),
        _lines(play, tapped, is_shown, _),
        _where(settings, _),
        _on(settings, _),
    )


def _dealt(name: str, seed: int) -> tuple[Card, tuple[Card, ...]]:
    """The card led and the hand: of a case, or dealt by number."""
    if name != DEALT:
        case = CASES[name]
        return _card(case.lead), tuple(map(_card, case.hand.split()))
    lead, *rest = shuffled(PACK, Random(seed))
    return lead, tuple(rest[:HAND])


def _card(token: str) -> Card:
    card = parse_card(token)
    assert card is not None
    return card


def _controls(settings: Settings, _: Translator) -> Markup:
    questions = [
        (name, _(case.question), {"hand": name, "trump": case.trump, **NO_TAP}) for name, case in CASES.items()
    ]
    return join(
        (
            choice_of(_("Question"), "hand", questions, settings["hand"]),
            suit_choice(_("Trumps"), "trump", SUITS_HIGH_TO_LOW, settings["trump"], _, NO_TAP),
        )
    )


def _where(settings: Settings, _: Translator) -> str:
    if settings["hand"] == DEALT:
        return _("Hand number {number}: which cards may be played?", number=settings["seed"])
    return _(CASES[settings["hand"]].question)


def _scene(play: Play, tapped: Sequence[Card], is_shown: bool, _: Translator) -> Markup:
    assert play.lead is not None
    trick = trick_view([Laid(play.lead, "far", _("led"))], order(play.trump), 1, _)
    table = tag("div", trick, score_view((), [trump_fact(play.trump, _)]), class_="table lab-trick lab-led")
    label = _("Your hand: which cards may be played?")
    assert play.hands is not None
    held = [card for card in arranged(play.hands[YOU], order(play.trump), PACK) if card is not None]
    buttons = (_touchable(card, play, tapped, is_shown or card in tapped, _) for card in held)
    return table + tag("div", *buttons, class_="lab-cards lab-hand", role="group", aria_label=label)


def _touchable(card: Card, play: Play, tapped: Sequence[Card], is_open: bool, _: Translator) -> Markup:
    """A card of the hand; once touched it carries its answer, in a word."""
    changes = {"tapped": told((*(other for other in tapped if other != card), card))}
    if not is_open:
        return tag("span", card_act(card, "tap", changes, _), class_="tried")
    may = refusal(play, PlayCard(YOU, card)) is None
    name = card_name(card, _)
    words = _("{card}: may be played", card=name) if may else _("{card}: may not be played", card=name)
    button = card_act(card, "tap", changes, _, is_dim=not may, words=words)
    verdict = _.sense("of a card", "yes") if may else _.sense("of a card", "no")
    return tag("span", button, tag("span", verdict, class_="verdict", aria_hidden="true"), class_="tried")


def _lines(play: Play, tapped: Sequence[Card], is_shown: bool, _: Translator) -> tuple[Line, ...]:
    legal = legal_plays(play)
    if is_shown:
        return (_summary(play, legal, _), *((_beating(_),) if _is_free_to_duck(play, legal) else ()))
    if not tapped:
        assert play.lead is not None
        text = _("{card} is led, and it is for you to play. Touch the cards of your hand.", card=the_card(play.lead, _))
        return (Line(capital(text)),)
    lines = _answer(play, tapped[-1], _)
    if set(legal) <= set(tapped):
        count = len(legal)
        found = _.plural("This is the only card that may be played.", "You have found all {count}.", count)
        lines += (Line(found),)
    return lines


def _answer(play: Play, card: Card, _: Translator) -> tuple[Line, ...]:
    """Whether the card may be played, and why."""
    assert play.lead is not None
    names = {"card": the_card(card, _), "suit": suit_name(play.lead.suit, _)}
    refused = refusal(play, PlayCard(YOU, card))
    if refused is not None:
        if refused.rule == "alsos.tricks.follow-suit":
            text = _("No, not {card}: {suit} is led, this hand has some, and whoever can follow suit must.", **names)
        else:
            text = _(
                "No, not {card}: there is no {suit} in this hand but there are trumps,"
                " and whoever cannot follow must trump.",
                **names,
            )
        return (Line(text, refused.rule),)
    match duty(play):
        case Duty.FOLLOW:
            line = Line(_("Yes, {card}: it follows suit.", **names), "alsos.tricks.follow-suit")
        case Duty.TRUMP:
            text = _("Yes, {card}: without {suit} in this hand it must be a trump, whichever.", **names)
            line = Line(text, "alsos.tricks.must-trump")
        case _free if play.lead.suit is play.trump:
            text = _("Yes, {card}: without a trump in this hand, any card may be thrown.", **names)
            line = Line(text, "alsos.tricks.free-discard")
        case _free:
            text = _("Yes, {card}: with neither {suit} nor trumps in this hand, any card may be thrown.", **names)
            line = Line(text, "alsos.tricks.free-discard")
    return (line, *_outcome(play, card, _))


def _outcome(play: Play, card: Card, _: Translator) -> tuple[Line, ...]:
    """Whether the card wins the trick; where it could have been won and is not, that this is allowed."""
    if _wins(play, card):
        return (Line(_("It wins the trick."), "alsos.tricks.winner"),)
    if any(_wins(play, other) for other in legal_plays(play)):
        return (_beating(_),)
    return (Line(_("It does not win the trick."), "alsos.tricks.winner"),)


def _beating(_: Translator) -> Line:
    text = _("The trick may be left to the other player, even with a card in hand that would win it.")
    return Line(text, "alsos.tricks.no-overtaking")


def _is_free_to_duck(play: Play, legal: Sequence[Card]) -> bool:
    return len({_wins(play, card) for card in legal}) > 1


def _wins(play: Play, card: Card) -> bool:
    return apply(play, PlayCard(YOU, card)).tricks[-1].winner is YOU


def _summary(play: Play, legal: Sequence[Card], _: Translator) -> Line:
    """All that may be played, and the rule that says so."""
    assert play.lead is not None
    names = {"suit": suit_name(play.lead.suit, _), "cards": listing((the_card(card, _) for card in legal), _)}
    match duty(play):
        case Duty.FOLLOW:
            text = _("{suit} is led and this hand has some. What may be played: {cards}.", **names)
            rule = "alsos.tricks.follow-suit"
        case Duty.TRUMP:
            text = _("There is no {suit} in this hand, so it must be a trump. What may be played: {cards}.", **names)
            rule = "alsos.tricks.must-trump"
        case _free if play.lead.suit is play.trump:
            text = _("Trumps are led and there is none in this hand: any card may be played.")
            rule = "alsos.tricks.free-discard"
        case _free:
            text = _("There is neither {suit} nor a trump in this hand: any card may be played.", **names)
            rule = "alsos.tricks.free-discard"
    return Line(capital(text), rule)


def _on(settings: Settings, _: Translator) -> Markup:
    seed: int = settings["seed"]
    further = seed % LAST_DEAL + 1 if settings["hand"] == DEALT else seed
    again = {"hand": DEALT, "seed": str(further), **NO_TAP}
    buttons = [act("deal", _("Another hand"), again, is_main=True)]
    if settings["shown"] == "yes":
        buttons.append(act("hide", _("Hide them again"), NO_TAP))
    else:
        buttons.append(act("show", _("Show all"), {"shown": "yes"}))
    return acts(_("Go on"), buttons)


LAB = Lab(
    "alsos",
    N_("Which cards may be played?"),
    {
        "hand": Field("must-trump", one_of(*CASES, DEALT)),
        "seed": Field("1", number(1, LAST_DEAL)),
        "trump": Field("S", Suit),
        "tapped": Field("AC", cards(PACK, 0, len(PACK))),
        "shown": Field("no", one_of("no", "yes")),
    },
    draw,
)
