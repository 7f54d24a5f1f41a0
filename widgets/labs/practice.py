"""How practice goes: a skill and a level, a question that chance deals, an answer, and the reason with its rule.

A practice is a lab: skill, level and the number that chance is drawn from are settings, and so is the answer. The shell
only counts what the answers were (`data-outcome`) and draws the next number (`data-chance`).
Classes: `practice-options` holds the answers, `words` or `cards`; an answered one is `right`, `wrong` or `missed` and
says so in a `verdict`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TypeVar

from engine.cards import Card, Suit
from engine.samples import shuffled
from widgets.cards_view import card_picture
from widgets.i18n import N_, Translator
from widgets.labs.controls import choice
from widgets.labs.lab import Drawn, Field, Lab, Settings, as_json, number, one_of
from widgets.labs.progress_view import progress_view
from widgets.markup import NOTHING, Markup, classes, hidden_text, tag
from widgets.said import Line, Lines
from widgets.words import card_name, suit_name

Item = TypeVar("Item")

SEEDS = 999_999
"""As many questions has each level of each skill."""

LONGEST_ANSWER = 60

UNANSWERED = ""
NONE_CHOSEN = "-"
"""What is answered where nothing was chosen out of several."""

VERDICTS = {"right": N_("right"), "wrong": N_("wrong"), "missed": N_("this one")}


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be answered: its value (no space in it), and its words or its card."""

    value: str
    words: str
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, the picture it is asked about, the answers to choose from, the right ones among them, and why.

    With `several`, all of the right ones are wanted and no other. `why` is given what was chosen.
    """

    asked: str
    scene: Markup
    options: tuple[Option, ...]
    right: frozenset[str]
    why: Callable[[frozenset[str]], Lines]
    several: bool = False


@dataclass(frozen=True, slots=True)
class Skill:
    """Something to practise: its title, what each level adds (both `N_`), and how chance makes a question."""

    title: str
    levels: tuple[str, ...]
    ask: Callable[[Random, int, Translator], Question]


Skills = Mapping[str, Skill]


def practice(game: str, title: str, skills: Skills) -> Lab:
    """The practice of a game as a lab."""
    most = max(len(skill.levels) for skill in skills.values())
    fields = {
        "skill": Field(next(iter(skills)), one_of(*skills)),
        "level": Field("1", number(1, most)),
        "seed": Field("1", number(1, SEEDS)),
        "picked": Field("", _values),
        "answer": Field(UNANSWERED, _values),
    }

    def draw(settings: Settings, _base: str, _: Translator) -> Drawn:
        skill = skills[settings["skill"]]
        level = min(settings["level"], len(skill.levels))
        question = skill.ask(Random(f"{settings['skill']} {level} {settings['seed']}"), level, _)
        known = {option.value for option in question.options}
        answer = frozenset(settings["answer"]) & known
        if settings.texts["answer"] == UNANSWERED or not (answer or question.several):
            return _asked(skills, settings, skill, level, question, frozenset(settings["picked"]) & known, _)
        return _answered(skills, settings, skill, level, question, answer, _)

    return Lab(game, title, fields, draw, partial(_below, skills))


def _below(skills: Skills, name: str, _: Translator) -> Markup:
    words = _("Practice needs JavaScript: the engine asks and answers in your browser.")
    return tag("noscript", tag("p", words)) + progress_view(name, skills, _)


def _values(text: str) -> tuple[str, ...]:
    if len(text) > LONGEST_ANSWER or not text.isprintable():
        raise ValueError(text)
    return tuple(text.split())


def _asked(
    skills: Skills, settings: Settings, skill: Skill, level: int, question: Question, picked: frozenset[str],
    _: Translator,
) -> Drawn:  # fmt: skip
    options = [_option(one, question, picked, _) for one in question.options]
    foot = _options(question, options, _)
    if question.several:
        chosen = " ".join(one.value for one in question.options if one.value in picked)
        words = _("That is my answer")
        foot += tag("div", _answer("check", words, chosen or NONE_CHOSEN, is_main=True), class_="lab-act")
    where = _("{skill}: what do you say?", skill=_(skill.title))
    return Drawn(_choices(skills, settings, skill, level, _), question.scene, (Line(question.asked),), where, foot)


def _answered(
    skills: Skills, settings: Settings, skill: Skill, level: int, question: Question, answer: frozenset[str],
    _: Translator,
) -> Drawn:  # fmt: skip
    is_right = answer == question.right
    options = [_judged(one, question, answer, _) for one in question.options]
    further = tag(
        "button",
        _("Next question"),
        type="button",
        class_="next",
        data_key="next",
        data_go=as_json({"answer": UNANSWERED, "picked": ""}),
        data_chance=as_json({"seed": str(SEEDS)}),
        data_then="answers",
    )
    outcome = {"skill": settings["skill"], "level": str(level), "right": "yes" if is_right else "no"}
    foot = _options(question, options, _) + tag("div", further, class_="lab-act", data_outcome=as_json(outcome))
    head = _("That is right.") if is_right else _("Not quite.")
    lines = (Line(head), *question.why(answer))
    return Drawn(_choices(skills, settings, skill, level, _), question.scene, lines, question.asked, foot)


def _choices(skills: Skills, settings: Settings, skill: Skill, level: int, _: Translator) -> Markup:
    afresh = {"answer": UNANSWERED, "picked": ""}
    options = ((name, _(one.title)) for name, one in skills.items())
    chosen = choice(_("What"), "skill", options, settings["skill"], {**afresh, "level": "1"})
    if len(skill.levels) == 1:
        return chosen
    levels = ((str(at), _(words)) for at, words in enumerate(skill.levels, 1))
    return chosen + choice(_("Level"), "level", levels, str(level), afresh)


def _options(question: Question, options: Sequence[Markup], _: Translator) -> Markup:
    are_cards = any(one.card for one in question.options)
    kind = "practice-options cards" if are_cards else "practice-options words"
    return tag("div", *options, class_=kind, role="group", aria_label=_("Answers"), data_key="answers", tabindex=-1)


def _option(option: Option, question: Question, picked: frozenset[str], _: Translator) -> Markup:
    """An answer to press: the only one, or one of several that stays pressed."""
    if not question.several:
        picture = card_picture(option.card, _) if option.card else None
        return _answer(f"option-{option.value}", option.words, option.value, picture=picture)
    among = picked ^ {option.value}
    changes = {"picked": " ".join(one.value for one in question.options if one.value in among)}
    return tag(
        "button",
        card_picture(option.card, _) if option.card else option.words,
        type="button",
        class_="card-button" if option.card else None,
        data_key=f"option-{option.value}",
        data_go=as_json(changes),
        aria_pressed=str(option.value in picked).lower(),
        aria_label=option.words if option.card else None,
    )


def _answer(key: str, words: str, answer: str, *, picture: Markup | None = None, is_main: bool = False) -> Markup:
    return tag(
        "button",
        picture or words,
        type="button",
        class_="card-button" if picture else ("next" if is_main else None),
        data_key=key,
        data_go=as_json({"answer": answer}),
        data_answers=True,
        data_then="next",
        aria_label=words if picture else None,
    )


def _judged(option: Option, question: Question, answer: frozenset[str], _: Translator) -> Markup:
    """An answer after the fact: what was right, and what was chosen in vain."""
    is_right, is_chosen = option.value in question.right, option.value in answer
    verdict = ("right" if is_chosen else "missed") if is_right else ("wrong" if is_chosen else None)
    shown = card_picture(option.card, _) + hidden_text(option.words) if option.card else tag("span", option.words)
    if verdict == "missed" and not question.several:
        words = _("this was right")
    else:
        words = _(VERDICTS[verdict]) if verdict else ""
    mark = tag("span", words, class_="verdict-word") if verdict else NOTHING
    return tag("span", shown, mark, class_=classes("option", verdict))


def numbers(right: int, others: Sequence[int]) -> tuple[Option, ...]:
    """Four different numbers to choose from, in order: the right one, and mistakes that a learner makes.

    Where `others` has too few that differ, neighbours fill up.
    """
    found = [right]
    near = (right + step for far in range(1, 40) for step in (10 * far, -10 * far, far, -far))
    for one in (*others, *near):
        if one >= 0 and one not in found:
            found.append(one)
        if len(found) == 4:
            break
    return tuple(Option(str(one), str(one)) for one in sorted(found))


def trumps(suit: Suit, _: Translator) -> str:
    """Which suit is trumps, at the head of a question."""
    return _("Trumps: {suit}.", suit=suit_name(suit, _))


def one(items: Sequence[Item], random: Random) -> Item:
    """One of the items; like `engine.samples.shuffled` it asks for nothing that Python may change."""
    return items[int(random.random() * len(items))]


def some(items: Sequence[Item], count: int, random: Random) -> tuple[Item, ...]:
    """`count` different ones of the items, in the order drawn."""
    return tuple(shuffled(items, random)[:count])


def card_option(card: Card, _: Translator) -> Option:
    """A card as an answer."""
    return Option(str(card), card_name(card, _), card)
