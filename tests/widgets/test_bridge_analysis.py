"""What the bridge says when it is asked what was best: how far it is, the answer, and no for what cannot be judged."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.widgets.asking import LANGUAGES, PARTI_76, TRICK_25, is_apology
from widgets.bridge import handle, replies

languages = pytest.mark.parametrize("language", LANGUAGES)


def asked(**more: Any) -> list[dict[str, Any]]:
    """All replies to a question about the deal of 76, at its tenth step."""
    question = {"id": 7, "op": "analysis", "language": "fr", "base": "../", "text": PARTI_76, "step": 10, "branch": []}
    return [json.loads(reply) for reply in replies(json.dumps({**question, "view": "all", "ahead": False, **more}))]


@languages
def test_progress_then_the_answer(language: str) -> None:
    """Eleven legal cards: ten pieces of news, each with the question's id, then the answer."""
    *news, answer = asked(language=language)
    assert [one["progress"] for one in news] == [{"done": done, "of": 11} for done in range(1, 11)]
    assert {one["id"] for one in news} == {7}
    assert (answer["id"], answer["ok"], sorted(answer["html"])) == (7, True, ["findings", "said", "scene"])
    assert "Bence" in answer["spoken"]


def test_handle_gives_the_answer_alone() -> None:
    """What is asked in one go is answered in one go."""
    question = {"id": 7, "op": "analysis", "language": "fr", "base": "../", "text": PARTI_76, "step": 10}
    assert json.loads(handle(json.dumps({**question, "view": "all", "ahead": False}))) == asked()[-1]


def test_nothing_is_worked_out_that_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who leaves after the first card has had one card looked at."""
    looked = 0

    def counting(state: object) -> Any:
        nonlocal looked
        for prospect in analyse(state):
            looked += 1
            yield prospect

    from widgets import analysis_view

    analyse: Any = analysis_view.analyse_alsos
    monkeypatch.setattr(analysis_view, "analyse_alsos", counting)
    question = {"id": 7, "op": "analysis", "language": "fr", "base": "../", "text": PARTI_76, "step": 10}
    going = replies(json.dumps({**question, "view": "all", "ahead": False}))
    next(going)
    going.close()
    assert looked == 1


@languages
def test_ahead_is_the_choice_that_is_due(language: str) -> None:
    """After the lead to the second trick it is Anna's turn, and she must follow suit: two cards."""
    *_news, told = asked(language=language)
    *news, due = asked(language=language, ahead=True)
    assert [one["progress"]["of"] for one in news] == [2]
    assert due["html"]["scene"] != told["html"]["scene"]
    assert "Anna" in due["spoken"]


def test_a_branch_is_judged_where_it_stands() -> None:
    """Anna follows with the other heart: what is best for Bence then."""
    *_news, answer = asked(branch=["play:JH"], ahead=True)
    assert answer["ok"]
    refused = asked(branch=["play:8C"], ahead=True)
    assert len(refused) == 1
    assert (refused[0]["ok"], refused[0]["refusal"]["rule"]) == (False, "alsos.tricks.follow-suit")


@pytest.mark.parametrize(
    "change",
    [
        {"view": None},
        {"view": "mine"},
        {"view": ["all"]},
        {"ahead": None},
        {"ahead": "yes"},
        {"step": 1},
        {"step": 99},
        {"step": None},
        {"branch": ["nonsense"] * 401},
        {"text": TRICK_25, "step": 2},
    ],
    ids=str,
)
def test_what_cannot_be_judged_gets_a_kind_sentence(change: dict[str, Any]) -> None:
    """Before the tricks, out of context, or nonsense."""
    (reply,) = asked(**change)
    assert is_apology(reply)


def test_a_broken_example_is_refused_as_everywhere() -> None:
    """The text does not hold before the step asked about."""
    (reply,) = asked(text="game = ")
    assert (reply["ok"], reply["error"]["rule"]) == (False, "notation.toml")
