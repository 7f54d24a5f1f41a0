"""What can be practised of Alcalde: who captures and how much, whose turn it is, who draws, who is mayor next."""

from __future__ import annotations

from random import Random

from engine.alcalde import SEATS_IN_TRICK, CardPoints, Play, PlayCard, Seat, Trick, check_count, next_mayor
from engine.alcalde.play import play_card
from engine.alcalde.values import CARDS_IN_TRICK, OFFICE, PACK, PACK_TOTAL, TRICK_SIZE, card_points, order
from engine.cards import Card, Suit
from engine.errors import Inconsistent
from engine.tricks import winner
from widgets.cards_view import card_picture
from widgets.hands_view import cards_words
from widgets.i18n import N_, Translator
from widgets.labs.alcalde_table import PLAYERS, seating
from widgets.labs.practice import Option, Question, Skill, card_option, numbers, one, practice, some, trumps
from widgets.labs.table_talk import refused_line
from widgets.markup import NOTHING, Markup, join, tag
from widgets.narration_alcalde import office_lines
from widgets.said import Line, Lines
from widgets.words import capital, listing, suit_name, the_card

SETTING = seating("../")


def _played(cards: tuple[Card, ...], leader: Seat, _: Translator) -> Markup:
    """Cards on the table in the order played, with who played each; who captures is not shown."""
    seats = SEATS_IN_TRICK[leader]
    shown = (
        tag("div", card_picture(card, _), tag("span", SETTING.name(seats[at]), class_="by"), class_="play")
        for at, card in enumerate(cards)
    )
    told = ", ".join(
        _("{player}: {card}", player=SETTING.name(seats[at]), card=cards_words([card], _))
        for at, card in enumerate(cards)
    )
    return tag("div", tag("div", *shown, class_="trick", role="img", aria_label=told), class_="table lab-trick")


def _four_cards(random: Random, level: int) -> tuple[Suit, tuple[Card, ...]]:
    """A trump suit and a trick: without a trump on the first level, with one at least on the second."""
    trump = one(tuple(Suit), random)
    while True:
        cards = some(PACK, TRICK_SIZE, random)
        if any(card.suit is trump for card in cards) == (level > 1):
            return trump, cards


def _finished(trump: Suit, leader: Seat, cards: tuple[Card, ...]) -> Trick:
    play = Play(trump, leader, None, length=1)
    for seat, card in zip(SEATS_IN_TRICK[leader], cards, strict=True):
        play = play_card(play, PlayCard(seat, card))
    return play.tricks[0]


def _who_captures(random: Random, level: int, _: Translator) -> Question:
    trump, cards = _four_cards(random, level)
    leader = one(tuple(Seat), random)
    best = cards[winner(order(trump), cards)]
    captor = SETTING.name(_finished(trump, leader, cards).winner)

    def why(_answer: frozenset[str]) -> Lines:
        values = {"card": capital(the_card(best, _)), "player": captor, "suit": suit_name(cards[0].suit, _)}
        if best.suit is not trump:
            words = _("No trump has fallen, so the highest card of the suit led decides: {suit}.", **values)
        elif sum(card.suit is trump for card in cards) > 1:
            words = _("Several trumps have fallen, and the highest of them decides.")
        else:
            words = _("One trump has fallen, and it beats all the rest, however small it is.")
        taken = _("{card} wins, and {player} captures all four cards.", **values)
        return Line(words, "alcalde.tricks.winner"), Line(taken)

    return Question(
        _("{trumps} Which card wins the trick?", trumps=trumps(trump, _)),
        _played(cards, leader, _),
        tuple(card_option(card, _) for card in cards),
        frozenset({str(best)}),
        why,
    )


def _what_is_it_worth(random: Random, level: int, _: Translator) -> Question:
    cards = some(PACK, TRICK_SIZE * level, random)
    worth = [card_points(card) for card in cards]
    right = sum(worth)

    def why(_answer: frozenset[str]) -> Lines:
        words = _("{sum} = {total}.", sum=" + ".join(map(str, worth)), total=right)
        return (Line(words, "alcalde.cards.values"),)

    pictures = tag(
        "div",
        join(card_picture(card, _) for card in cards),
        class_="practice-cards",
        role="img",
        aria_label=cards_words(cards, _),
    )
    asked = _("These cards have been captured. What are they worth together?")
    return Question(asked, pictures, numbers(right, (right + 10, right + 1, right - 1)), frozenset({str(right)}), why)


def _seats(_: Translator) -> tuple[Option, ...]:
    return tuple(Option(seat.name.lower(), SETTING.name(seat)) for seat in Seat)


def _sitting(_: Translator) -> str:
    right, left, mayor = PLAYERS
    return _("{mayor} is mayor, {right} sits to the right and {left} to the left.", right=right, left=left, mayor=mayor)


def _whose_turn(random: Random, _level: int, _: Translator) -> Question:
    leader = one(tuple(Seat), random)
    laid = some(PACK, one((1, 2, 3), random), random)
    seats = SEATS_IN_TRICK[leader]
    turn = seats[len(laid)]

    def why(_answer: frozenset[str]) -> Lines:
        in_turn = listing((SETTING.name(seat) for seat in dict.fromkeys(seats)), _)
        words = _("Counter-clockwise from the lead: {players}.", players=in_turn)
        two = _("{mayor} plays {count} cards in a row.", mayor=PLAYERS[Seat.MAYOR], count=CARDS_IN_TRICK[Seat.MAYOR])
        return Line(words, "alcalde.tricks.order"), Line(two, "alcalde.tricks.two-cards")

    asked = _("{sitting} Who plays the next card?", sitting=_sitting(_))
    return Question(asked, _played(laid, leader, _), _seats(_), frozenset({turn.name.lower()}), why)


def _who_draws(random: Random, level: int, _: Translator) -> Question:
    captor = one(tuple(Seat), random)
    draws = SEATS_IN_TRICK[captor]
    values = {"sitting": _sitting(_), "player": SETTING.name(captor)}
    if level == 1:
        asked, seat = _("{sitting} {player} has captured the trick. Who draws the second card?", **values), draws[1]
    else:
        asked = _("{sitting} {player} has captured the seventh trick. Who draws the indicator?", **values)
        seat = draws[-1]

    def why(_answer: frozenset[str]) -> Lines:
        in_turn = listing((SETTING.name(seat) for seat in draws), _)
        words = _(
            "They draw counter-clockwise from the winner, the mayor two cards together: {players}.", players=in_turn
        )
        lines = [Line(words, "alcalde.tricks.draw")]
        if level > 1:
            last = _("The indicator lies at the bottom: the last of them gets it.")
            lines.append(Line(last, "alcalde.tricks.indicator-last"))
        return tuple(lines)

    return Question(asked, NOTHING, _seats(_), frozenset({seat.name.lower()}), why)


def _who_is_mayor(random: Random, level: int, _: Translator) -> Question:
    near = one((True, False), random)
    mayor = OFFICE + int(random.random() * 7) - 3 if near else int(random.random() * (PACK_TOTAL + 1))
    total = PACK_TOTAL if level == 1 else one((PACK_TOTAL, PACK_TOTAL - 1, PACK_TOTAL + 1), random)
    opponents = max(total - mayor, 0)
    options = (
        Option("stays", _("{mayor} stays mayor", mayor=PLAYERS[Seat.MAYOR])),
        Option("right", _("{player} is mayor next", player=PLAYERS[Seat.RIGHT])),
        Option("left", _("{player} is mayor next", player=PLAYERS[Seat.LEFT])),
        Option("again", _("count again")),
    )
    try:
        count: CardPoints | Inconsistent = check_count(mayor, opponents)
    except Inconsistent as error:
        count = error

    def why(_answer: frozenset[str]) -> Lines:
        if isinstance(count, Inconsistent):
            return (refused_line(count, PLAYERS, _),)
        return office_lines(count, SETTING, _)

    after = "again" if isinstance(count, Inconsistent) else AFTER[next_mayor(count.mayor)]
    asked = _(
        "{sitting} The mayor’s tricks are counted as {mayor}, the opponents’ as {opponents}. What now?",
        sitting=_sitting(_), mayor=mayor, opponents=opponents,
    )  # fmt: skip
    return Question(asked, NOTHING, options, frozenset({after}), why)


AFTER = {Seat.MAYOR: "stays", Seat.RIGHT: "right", Seat.LEFT: "left"}

SKILLS = {
    "winner": Skill(N_("Who captures?"), (N_("without trumps"), N_("with trumps")), _who_captures),
    "worth": Skill(N_("What is it worth?"), (N_("one trick"), N_("two tricks"), N_("three tricks")), _what_is_it_worth),
    "turn": Skill(N_("Whose turn is it?"), (N_("any trick"),), _whose_turn),
    "draw": Skill(N_("Who draws?"), (N_("after any trick"), N_("the indicator")), _who_draws),
    "office": Skill(N_("Who is mayor next?"), (N_("a count that adds up"), N_("any count")), _who_is_mayor),
}

LAB = practice("alcalde", N_("Practise Alcalde"), SKILLS)
