"""What if: the mover's cards are buttons, legal or not, and what is chosen is told and counted."""

from __future__ import annotations

import re

import pytest

from engine import alcalde, alsos
from engine.notation import read
from engine.record import Replay, Step, find_event, replay
from tests.widgets.drawn import TRANSLATORS, example, random_alcalde, random_alsos, replayed, seen
from widgets.i18n import LANGUAGES, Translator
from widgets.what_if_view import WhatIf, what_if

FR, ES = TRANSLATORS


def at(replay: Replay, number: int, *tokens: str, _: Translator = FR) -> WhatIf:
    """The position after a step of the example, or after the events of a branch from there."""
    step = replay.steps[number - 1]
    for token in tokens:
        event = find_event(step.after, token)
        apply = alcalde.apply if isinstance(step.after, alcalde.State | alcalde.Play) else alsos.apply
        step = Step("", (event,), step.after, apply(step.after, event))
    return what_if(replay.example, step, "../", _, is_branch=bool(tokens))


def buttons(html: str) -> dict[str, bool]:
    found = re.findall(r'<button type="button" class="(?:card-button|choice)" data-event="([^"]+)"( data-legal)?', html)
    return {token: bool(legal) for token, legal in found}


def test_all_cards_of_the_mover_may_be_tried() -> None:
    """After the ace of hearts was led, Anna may try each of her eleven cards; two of them are allowed."""
    shown = at(replayed(example("parti-76")), 10)
    tried = buttons(shown.scene)
    assert len(tried) == 11
    assert {token for token, legal in tried.items() if legal} == {"play:JH", "play:7H"}
    assert {move.token: move.is_legal for move in shown.moves} == tried
    assert "pas permis" in shown.scene
    assert "À Anna de jouer" in shown.spoken


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
def test_the_two_of_diamonds_lets_isaac_win(_: Translator) -> None:
    """In the Alcalde trick, 2♦ in place of 2♠: Isaac's ace takes all four cards, twenty-five points."""
    trick = replayed(example("trick-25"))
    first = at(trick, 3, "play:2D", _=_)
    assert "Isaac" in first.spoken
    last = at(trick, 3, "play:2D", "play:KC", _=_)
    assert "11 + 10 + 0 + 4 = 25" in last.spoken.replace("\u00a0", " ")
    assert re.search(r"Isaac (ramasse|se lleva)", last.spoken)
    assert re.findall(r'<li class="play from-(\w+) winning"', last.scene) == ["right"]
    assert re.findall(r"<dd>(\d+)</dd>", last.scene) == ["0", "25"]
    assert not buttons(last.scene)


def test_the_chooser_has_every_card_that_is_not_on_the_table() -> None:
    """A trick out of context: thirty-eight cards in four rows, trumps first, each high to low."""
    shown = at(replayed(example("trick-25")), 3)
    rows = [
        re.findall(r'data-event="play:(\w+)" data-legal', row)
        for row in re.findall(r'<div class="row">.*?</div>', shown.scene)
    ]
    assert [len(row) for row in rows].count(10) == 3
    assert sorted(len(row) for row in rows) == [8, 10, 10, 10]
    assert rows[0] == "AS 3S KS QS JS 7S 6S 5S 4S 2S".split()
    assert next(row for row in rows if row[0][-1] == "H") == "KH QH JH 7H 6H 5H 4H 2H".split()


def test_acts_that_are_no_cards_have_names() -> None:
    """Before the first call: passing and accepting; after the late phase: the exchange, for whoever is asked."""
    parti = replayed(example("parti-76"))
    assert list(buttons(at(parti, 1).scene)) == ["pass", "accept"]
    assert list(buttons(at(parti, 7).scene)) == ["decline"]
    assert "Ne pas échanger" in at(parti, 7).scene
    assert "No cambiar" in at(parti, 7, _=ES).scene
    speech = buttons(at(parti, 3).scene)
    assert all(speech.values())
    assert {"pass", "kontra:parti", "kontra:abszolut", "announce:44"} <= speech.keys()
    assert {"announce:parti", "end"}.isdisjoint(speech)


def test_a_branch_is_told_by_its_last_event() -> None:
    """The jack in place of the seven: Anna has followed suit all the same; the score counts the trick."""
    shown = at(replayed(example("parti-76")), 10, "play:JH")
    assert "valet de cœur" in shown.spoken
    assert "13 points" in shown.spoken.replace("\u00a0", " ")
    assert shown.said.startswith('<div class="said"><p class="where">Et si… — pli 2')
    assert re.findall(r"<dd>(\d+)</dd>", shown.scene)[:2] == ["0", "47"]


def test_at_the_end_nothing_is_left_to_choose() -> None:
    """After the last card there are no buttons, and the words say to go back."""
    shown = at(replayed(example("parti-76")), 31)
    assert shown.moves == ()
    assert "revenez" in shown.spoken
    assert "<button" not in shown.scene


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_the_buttons_are_what_the_rules_allow(seed: int, _: Translator) -> None:
    """At every position of random deals, exactly the legal events are marked so, and every choice is a button."""
    deals = (
        (replayed(example("parti-76")).example, random_alsos(seed), alsos.legal_events),
        (replayed(example("trick-25")).example, random_alcalde(seed), alcalde.legal_events),
    )
    for of, steps, legal_events in deals:
        for step in steps:
            shown = what_if(of, step, "../", _, is_branch=True)
            drawing = seen(shown.scene)
            assert not drawing.ids
            seen(shown.said)
            legal = {find_event(step.after, token) for token, allowed in buttons(shown.scene).items() if allowed}
            assert legal == set(legal_events(step.after))
            assert shown.scene.count("<button") == len(shown.moves)


def test_an_example_that_stands_for_itself_offers_nothing() -> None:
    """A match is not played on."""
    text = 'game = "alsos"\nkind = "match"\nplayers = ["Anna", "Bence"]\nunits = [[1, -1]]\n'
    match = replay(read(text))
    assert at(match, 1).moves == ()


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
def test_a_card_to_lay_away_is_not_a_card_to_play(_: Translator) -> None:
    """After the seven was exchanged and cards were taken, the prompt asks for a discard."""
    shown = at(replayed(example("exchange-chain")), 8, _=_)
    words = {"fr": ("écarter", "choisissez une carte"), "es": ("apartar", "elija una carta")}[_.language]
    assert words[0] in shown.spoken
    assert words[1] not in shown.spoken
