"""What can be practised of Alsós: who wins, what a trick is worth, what may be played, and what there is to count."""

from __future__ import annotations

from random import Random

from engine.alsos import Play, PlayCard, Seat
from engine.alsos.play import apply, legal_plays
from engine.alsos.values import HAND_SIZE, LAST_TRICK, PACK, PLAIN_VALUES, SUITS_HIGH_TO_LOW, card_points, order
from engine.cards import Card, Suit
from engine.tricks import winner
from widgets.cards_view import card_picture
from widgets.hands_view import arranged, cards_words
from widgets.i18n import N_, Translator
from widgets.labs.alsos_winner import why_wins
from widgets.labs.practice import Question, Skill, card_option, numbers, one, practice, some, trumps
from widgets.labs.practice_alsos_counting import what_do_hands_declare, what_is_at_stake
from widgets.markup import Markup, join, tag
from widgets.narration_tricks import Duty, duty
from widgets.said import Line, Lines
from widgets.words import capital, suit_name, the_card

FIRST = Seat.NON_DEALER


def _trick(played: tuple[Card, ...], trump: Suit, _: Translator) -> Markup:
    """Cards on the table in the order played; who wins is not shown."""
    captions = (_("led"), _("second"))
    shown = (
        tag("div", card_picture(card, _), tag("span", captions[at], class_="by"), class_="play")
        for at, card in enumerate(played)
    )
    words = cards_words(played, _)
    return tag("div", tag("div", *shown, class_="trick", role="img", aria_label=words), class_="table lab-trick")


def _two_cards(random: Random, level: int) -> tuple[Suit, tuple[Card, ...]]:
    """A trump suit and two cards: without trumps on the first level, with one or two of them on the second."""
    trump = one(SUITS_HIGH_TO_LOW, random)
    plain = [card for card in PACK if card.suit is not trump]
    trumps = [card for card in PACK if card.suit is trump]
    if level == 1:
        lead = one(plain, random)
        same = [card for card in plain if card.suit is lead.suit and card != lead]
        return trump, (lead, one(same if random.random() < 0.7 else [card for card in plain if card != lead], random))
    both = some(trumps, 2, random)
    lead, second = one((both, (one(plain, random), one(trumps, random))), random)
    return trump, (lead, second)


def _who_wins(random: Random, level: int, _: Translator) -> Question:
    trump, played = _two_cards(random, level)
    best = played[winner(order(trump), played)]
    return Question(
        _("{trumps} Which card wins the trick?", trumps=trumps(trump, _)),
        _trick(played, trump, _),
        tuple(card_option(card, _) for card in played),
        frozenset({str(best)}),
        lambda _answer: (Line(capital(why_wins(played, best, trump, _)), "alsos.tricks.winner"),),
    )


def _what_is_it_worth(random: Random, level: int, _: Translator) -> Question:
    trump, played = _two_cards(random, level=2 if level > 1 else one((1, 2), random))
    if level == 3:
        played = some(PACK, 6, random)
    is_last = level == 2 and random.random() < 0.5
    bonus = LAST_TRICK if is_last else 0
    worth = [card_points(card, trump) for card in played]
    as_plain = [PLAIN_VALUES[card.rank] for card in played]
    right = sum(worth) + bonus
    asked = {
        1: _("{trumps} What are these two cards worth together?", trumps=trumps(trump, _)),
        2: _("{trumps} What is this trick worth? It is the last one of the deal.", trumps=trumps(trump, _))
        if is_last
        else _("{trumps} What is this trick worth? It is not the last one.", trumps=trumps(trump, _)),
        3: _("{trumps} What are these captured cards worth?", trumps=trumps(trump, _)),
    }[level]
    picture = _trick(played, trump, _) if level < 3 else _cards(played, _)

    def why(_answer: frozenset[str]) -> Lines:
        counted = " + ".join(map(str, worth))
        lines = [Line(_("{sum} = {total}.", sum=counted, total=sum(worth)), "alsos.cards.values")]
        if is_last:
            words = _("The last trick adds {bonus}: {total}.", bonus=bonus, total=right)
            lines.append(Line(words, "alsos.cards.last-trick"))
        return tuple(lines)

    mistakes = (sum(as_plain) + bonus, sum(worth), sum(worth) + LAST_TRICK)
    return Question(asked, picture, numbers(right, mistakes), frozenset({str(right)}), why)


def _cards(cards: tuple[Card, ...], _: Translator) -> Markup:
    return tag(
        "div",
        join(card_picture(card, _) for card in cards),
        class_="practice-cards",
        role="img",
        aria_label=cards_words(cards, _),
    )


def _what_may_be_played(random: Random, level: int, _: Translator) -> Question:
    size = (5, 8, HAND_SIZE)[level - 1]
    trump = one(SUITS_HIGH_TO_LOW, random)
    dealt = some(PACK, size + 1, random)
    lead, hand = dealt[0], arranged(dealt[1:], order(trump), PACK)
    opened = apply(Play(trump, FIRST, ((lead,), hand)), PlayCard(FIRST, lead))
    legal = legal_plays(opened)

    def why(_answer: frozenset[str]) -> Lines:
        suit = suit_name(lead.suit, _)
        lines = {
            Duty.FOLLOW: Line(
                _("You hold {suit}, so you follow suit, with whichever of them you like.", suit=suit),
                "alsos.tricks.follow-suit",
            ),
            Duty.TRUMP: Line(
                _("You hold no {suit}, but trumps: you have to trump.", suit=suit), "alsos.tricks.must-trump"
            ),
            Duty.FREE: Line(
                _("You can neither follow suit nor trump: any card may be thrown."), "alsos.tricks.free-discard"
            ),
        }
        beat = Line(_("Nothing obliges a player to beat the card led."), "alsos.tricks.no-overtaking")
        kind = duty(opened)
        return (lines[kind],) if kind is Duty.FREE else (lines[kind], beat)

    return Question(
        _("{trumps} {card} is led. Which of your cards may you play?", trumps=trumps(trump, _),
          card=the_card(lead, _)),
        _trick((lead,), trump, _),
        tuple(card_option(card, _) for card in hand if card),
        frozenset(map(str, legal)),
        why,
        several=True,
    )  # fmt: skip


SKILLS = {
    "winner": Skill(N_("Who wins?"), (N_("without trumps"), N_("with trumps")), _who_wins),
    "worth": Skill(N_("What is it worth?"), (N_("two cards"), N_("one trick"), N_("six cards")), _what_is_it_worth),
    "legal": Skill(
        N_("What may be played?"), (N_("five cards"), N_("eight cards"), N_("twelve cards")), _what_may_be_played
    ),
    "melds": Skill(N_("Count the melds."), (N_("one hand"), N_("two hands")), what_do_hands_declare),
    "items": Skill(
        N_("Settle an item."), (N_("without kontra"), N_("with kontra"), N_("with rekontra")), what_is_at_stake
    ),
}

LAB = practice("alsos", N_("Practise Alsós"), SKILLS)
