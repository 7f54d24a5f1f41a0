"""Practice on paper: questions of every skill to be answered by pencil, and their answers on the last sheet.

The build draws them, always the same; only a printer shows them. Classes: `paper` holds a `paper-skill` for each skill
and `paper-answers`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from widgets.cards_view import card_picture
from widgets.i18n import Translator
from widgets.labs import practice_alcalde, practice_alsos
from widgets.labs.practice import Option, Question, Skill, Skills
from widgets.markup import NOTHING, Markup, tag
from widgets.words import listing

QUESTIONS = 10
"""Questions of each skill, spread over its levels from easy to hard."""

PRACTICES: Mapping[str, Skills] = {"practice.alcalde": practice_alcalde.SKILLS, "practice.alsos": practice_alsos.SKILLS}


def paper_view(name: str, _: Translator) -> Markup:
    """The sheets of the practice of that name; nothing for a lab that is none."""
    if name not in PRACTICES:
        return NOTHING
    skills = PRACTICES[name]
    asked = {key: tuple(_questions(name, key, skill, _)) for key, skill in skills.items()}
    sheets = (_sheet(skills[key], questions, _) for key, questions in asked.items())
    answers = (
        tag("div", tag("h3", _(skills[key].title)), tag("ol", *(tag("li", _answer(one, _)) for one in questions)))
        for key, questions in asked.items()
    )
    return tag(
        "div",
        tag("p", _("Answer by pencil: circle the cards, tick the words. The answers are on the last sheet.")),
        *sheets,
        tag("div", tag("h2", _("The answers")), *answers, class_="paper-answers"),
        class_="paper",
        data_search_exclude=True,
    )


def _questions(name: str, key: str, skill: Skill, _: Translator) -> Iterator[Question]:
    for number in range(QUESTIONS):
        level = number * len(skill.levels) // QUESTIONS + 1
        yield skill.ask(Random(f"paper {name} {key} {number}"), level, _)


def _sheet(skill: Skill, questions: tuple[Question, ...], _: Translator) -> Markup:
    items = (tag("li", tag("p", one.asked), one.scene, _options(one, _)) for one in questions)
    return tag("div", tag("h2", _(skill.title)), tag("ol", *items), class_="paper-skill")


def _options(question: Question, _: Translator) -> Markup:
    """What may be ticked or circled; a single card is circled in the picture, where it lies already."""
    if not question.several and all(one.card for one in question.options):
        return NOTHING
    return tag("ul", *(tag("li", _shown(one, _)) for one in question.options), class_="paper-options")


def _shown(option: Option, _: Translator) -> Markup:
    return card_picture(option.card, _) if option.card else tag("span", option.words)


def _answer(question: Question, _: Translator) -> str:
    right = [one.words for one in question.options if one.value in question.right]
    return listing(right, _) or _("none of them")
