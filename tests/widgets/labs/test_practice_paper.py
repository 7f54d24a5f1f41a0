"""Practice on paper: ten questions of every skill, always the same, and on the last sheet the answers to them."""

from __future__ import annotations

import re
from random import Random

import pytest

from widgets.i18n import LANGUAGES, load
from widgets.labs.practice_paper import PRACTICES, QUESTIONS, paper_view

both = pytest.mark.parametrize("language", LANGUAGES)
practices = pytest.mark.parametrize("name", PRACTICES)


@both
@practices
def test_ten_questions_of_every_skill_and_their_answers(name: str, language: str) -> None:
    """As many answers as questions, in the same order, under the same titles; the same whenever they are drawn."""
    _, skills = load(language), PRACTICES[name]
    html = paper_view(name, _)
    assert html == paper_view(name, _)
    questions, answers = html.split('<div class="paper-answers">')
    assert re.findall(r"<h2>(.*?)</h2>", questions) == re.findall(r"<h3>(.*?)</h3>", answers)
    assert questions.count("<li><p>") == answers.count("<li>") == QUESTIONS * len(skills)
    assert "<li></li>" not in answers
    assert "<button" not in html


@practices
def test_the_answers_are_the_right_ones(name: str) -> None:
    """What stands on the last sheet is what practice itself would call right, for levels from easy to hard."""
    _, skills = load("fr"), PRACTICES[name]
    answers = re.findall(r"<li>(.*?)</li>", paper_view(name, _).partition('class="paper-answers"')[2])
    for at, (key, skill) in enumerate(skills.items()):
        levels = [number * len(skill.levels) // QUESTIONS + 1 for number in range(QUESTIONS)]
        assert (levels[0], levels[-1]) == (1, len(skill.levels))
        for number, level in enumerate(levels):
            question = skill.ask(Random(f"paper {name} {key} {number}"), level, _)
            told = answers[at * QUESTIONS + number]
            for option in question.options:
                names = re.search(rf"(?<!\w){re.escape(option.words)}(?!\w)", told)
                assert (names is not None) == (option.value in question.right), (key, number, told)


def test_other_labs_have_none() -> None:
    """Only what is practised is asked on paper; the search leaves it out."""
    assert paper_view("alsos.order", load("fr")) == ""
    assert paper_view("practice.alsos", load("fr")).startswith('<div class="paper" data-search-exclude>')
