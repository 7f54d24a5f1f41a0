"""What can be counted in Alsós: the melds of final hands, and what an item costs or brings (alsos.melds, .scoring)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from engine.alsos import AnnouncementPhase, Item, Meld, Seat
from engine.alsos.melds import bela_in, fours_in, meld_points, melds, runs_in, scoring_runs
from engine.alsos.values import HAND_SIZE, ITEM_VALUES, KONTRA, LATE_VALUES, PACK, REKONTRA, SUITS_HIGH_TO_LOW
from engine.cards import Card
from widgets.cards_view import card_picture
from widgets.hands_view import hand_words
from widgets.i18n import N_, Translator
from widgets.labs.alsos_table import PLAYERS, seated
from widgets.labs.practice import Question, numbers, one, some, trumps
from widgets.markup import NOTHING, Markup, join, tag
from widgets.narration_melds import WORTH_BY, meld_lines, meld_name
from widgets.said import Line, Lines
from widgets.words import announcement_name, capital

FIRST, SECOND = Seat.NON_DEALER, Seat.DEALER
CONTRACT, EARLY, LATE = AnnouncementPhase.CONTRACT, AnnouncementPhase.EARLY, AnnouncementPhase.LATE


def what_do_hands_declare(random: Random, level: int, _: Translator) -> Question:
    """One hand's melds on the first level; on the second, two hands that compete."""
    trump = one(SUITS_HIGH_TO_LOW, random)
    while True:
        dealt = some(PACK, 2 * HAND_SIZE, random)
        hands = (_sorted(dealt[:HAND_SIZE]), _sorted(dealt[HAND_SIZE:]))
        found = [(*scoring_runs(runs_in(hand)), *fours_in(hand), *bela_in(hand, trump)) for hand in hands]
        if found[0] and (level == 1 or runs_in(hands[1])):
            break
    setting = seated("../")
    scoring = melds(hands, trump)
    counted = meld_points(scoring)[0] if level == 2 else sum(meld.points for meld in found[0])
    asked = (
        _("{trumps} What do the melds of this hand come to, if nobody has better ones?", trumps=trumps(trump, _))
        if level == 1
        else _("{trumps} How many meld points does {player} score?", trumps=trumps(trump, _), player=PLAYERS[FIRST])
    )

    def why(_answer: frozenset[str]) -> Lines:
        if level == 2:
            return meld_lines(hands, trump, setting, _)
        return tuple(_found(meld, _) for meld in found[0])

    mistakes = (sum(meld.points for meld in found[0]), sum(meld.points for meld in (*found[0], *found[1])), 20, 0)
    shown = hands[:1] if level == 1 else hands
    picture = join(_hand(hand, PLAYERS[at] if level == 2 else "", _) for at, hand in enumerate(shown))
    return Question(asked, picture, numbers(counted, mistakes), frozenset({str(counted)}), why)


def _sorted(cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=PACK.index))


def _found(meld: Meld, _: Translator) -> Line:
    name = capital(meld_name(meld, _))
    words = _.plural("{meld}: {count} point.", "{meld}: {count} points.", meld.points, meld=name)
    return Line(words, WORTH_BY[meld.kind])


def _hand(cards: tuple[Card, ...], name: str, _: Translator) -> Markup:
    who = tag("b", name, class_="name") if name else None
    words = _("{name}: {cards}", name=name, cards=hand_words(cards, _)) if name else hand_words(cards, _)
    pictures = tag(
        "div", join(card_picture(card, _) for card in cards), class_="practice-cards", role="img", aria_label=words
    )
    return tag("div", who, pictures, class_="practice-hand")


def what_is_at_stake(random: Random, level: int, _: Translator) -> Question:
    """Something promised and answered, kept or missed: how many units does it cost?"""
    item = one([item for item in ITEMS if (item.kontra is not None) + (item.rekontra is not None) == level - 1], random)
    is_won = one((True, False), random)
    values = {"player": PLAYERS[FIRST], "other": PLAYERS[SECOND], "item": announcement_name(item.announcement, _)}
    told = [PROMISED[item.phase]]
    told += [KONTRAED[item.kontra]] if item.kontra else []
    told += [REKONTRAED[item.rekontra]] if item.rekontra else []
    told.append(
        N_("It is won. How many units change hands?") if is_won else N_("It is lost. How many units change hands?")
    )

    def why(_answer: frozenset[str]) -> Lines:
        return (*_reckoned(item, values["item"], _), _paid(item, is_won, _))

    late = LATE_VALUES.get(item.announcement, item.base)
    options = numbers(item.stake, (item.base, late * item.multiplier, item.base + item.multiplier, 2 * item.stake))
    asked = " ".join(_(words, **values) for words in told)
    return Question(asked, NOTHING, options, frozenset({str(item.stake)}), why)


def _answered(phase: AnnouncementPhase) -> Iterator[tuple[AnnouncementPhase | None, AnnouncementPhase | None]]:
    """How an item of that phase may be answered: what was said late cannot be answered early."""
    kontras = (LATE,) if phase is LATE else (EARLY, LATE)
    yield None, None
    for kontra in kontras:
        yield kontra, None
        for rekontra in (LATE,) if kontra is LATE else (EARLY, LATE):
            yield kontra, rekontra


ITEMS = tuple(
    Item(announcement, FIRST, phase, kontra, rekontra)
    for phase, values in ITEM_VALUES.items()
    for announcement in values
    for kontra, rekontra in _answered(phase)
)
"""Everything that one player can have at stake."""

PROMISED = {
    CONTRACT: N_("{player} is declarer, so the main game is the player’s own: {item}."),
    EARLY: N_("Early, {player} promises this: {item}."),
    LATE: N_("Late, {player} promises this: {item}."),
}
KONTRAED = {EARLY: N_("{other} says kontra early."), LATE: N_("{other} says kontra late.")}
REKONTRAED = {EARLY: N_("{player} answers early with a rekontra."), LATE: N_("{player} answers late with a rekontra.")}


def _reckoned(item: Item, name: str, _: Translator) -> Lines:
    """The base of an item, and what each answer makes of it."""
    lines = [Line(_(WORTH[item.phase], item=name, value=item.base), RULE_OF_PHASE[item.phase])]
    if item.kontra:
        words = _(MULTIPLIED["kontra", item.kontra], factor=KONTRA[item.kontra])
        lines.append(Line(words, "alsos.announcements.kontra"))
    if item.rekontra:
        words = _(MULTIPLIED["rekontra", item.rekontra], factor=REKONTRA[item.rekontra])
        lines.append(Line(words, "alsos.announcements.rekontra"))
    return tuple(lines)


WORTH = {
    CONTRACT: N_("{item} is worth {value}."),
    EARLY: N_("{item}, promised early, is worth {value}."),
    LATE: N_("{item}, promised late, is worth {value}."),
}
RULE_OF_PHASE = {
    CONTRACT: "alsos.scoring.parti",
    EARLY: "alsos.announcements.early-double",
    LATE: "alsos.announcements.values",
}
MULTIPLIED = {
    ("kontra", EARLY): N_("The kontra, said early, multiplies by {factor}."),
    ("kontra", LATE): N_("The kontra, said late, multiplies by {factor}."),
    ("rekontra", EARLY): N_("The rekontra, said early, multiplies again by {factor}."),
    ("rekontra", LATE): N_("The rekontra, said late, multiplies again by {factor}."),
}


def _paid(item: Item, is_won: bool, _: Translator) -> Line:
    winner, loser = PLAYERS if is_won else PLAYERS[::-1]
    words = _.plural(
        "{winner} adds {count} unit, {loser} subtracts it.",
        "{winner} adds {count} units, {loser} subtracts them.",
        item.stake,
        winner=winner,
        loser=loser,
    )
    return Line(words, "alsos.scoring.zero-sum")
