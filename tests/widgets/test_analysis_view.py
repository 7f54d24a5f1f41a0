"""What was best: marks, table and sentences say what the engine found, in both games, and hide what is hidden."""

from __future__ import annotations

import re

import pytest

from engine import alcalde, alsos
from engine.alsos.analysis import analyse
from engine.record import Decision, decision_of
from tests.widgets.drawn import TRANSLATORS, example, random_alcalde, random_alsos, replayed, seen
from widgets.analysis_view import Analysis, Progress, Viewpoint, analysis
from widgets.i18n import LANGUAGES, Translator
from widgets.words import card_name, the_card

FR, ES = TRANSLATORS
MARK = re.compile(r'<use xlink:href="#card-(\w+)"></use></svg><span class="mark">(\d+)</span>')


def look(name: str, step: int, view: Viewpoint = Viewpoint.ALL, _: Translator = FR) -> tuple[list[Progress], Analysis]:
    """The analysis at a step of an example, and the news before it."""
    replay = replayed(example(name))
    decision = decision_of(replay.steps[step - 1])
    assert decision is not None
    *news, found = analysis(replay.example, decision, view, "../", _)
    assert isinstance(found, Analysis)
    return [one for one in news if isinstance(one, Progress)], found


def texts(html: str) -> str:
    """The text of a drawing, its spaces plain."""
    return re.sub(r"\s+", " ", " ".join(seen(html).text))


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
def test_every_legal_card_is_marked_with_what_it_leads_to(_: Translator) -> None:
    """In the lead to the second trick of the deal of 76: eleven cards, each with Bence's points after best play."""
    decision = decision_of(replayed(example("parti-76")).steps[9])
    assert decision is not None
    assert isinstance(decision.state, alsos.State)
    expected = {str(one.card): str(one.card_points[alsos.Seat.DEALER]) for one in analyse(decision.state)}
    news, found = look("parti-76", 10, _=_)
    assert dict(MARK.findall(found.scene)) == expected
    assert len(expected) == 11
    assert news == [Progress(done, 11) for done in range(1, 11)]
    assert found.scene.count('class="marked best"') == list(expected.values()).count(max(expected.values(), key=int))
    table = texts(found.findings)
    for card in decision.state.hands[alsos.Seat.DEALER]:
        assert card is not None
        assert card_name(card, _) in table


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
def test_the_sentence_says_what_hangs_on_the_card(_: Translator) -> None:
    """Only three hearts bring the Parti down; Bence led one of them."""
    state = replayed(example("parti-76")).steps[9].before
    assert isinstance(state, alsos.State)
    found = look("parti-76", 10, _=_)[1]
    words = {"fr": "faire tomber « Parti »", "es": "tumbar «Parti»"}[_.language]
    told = re.sub(r"\s", " ", found.spoken)
    assert words in told
    last = told.rpartition(words)[2]
    for prospect in analyse(state):
        assert prospect.card is not None
        is_lost = alsos.Announcement.PARTI in [item.announcement for item in prospect.lost]
        assert (the_card(prospect.card, _) in last) == is_lost


def test_what_a_card_gave_away_is_said() -> None:
    """At step 20 Anna plays the jack of diamonds where another card kept two points more."""
    told = re.sub(r"\s", " ", look("parti-76", 20)[1].spoken)
    assert "Anna a joué le valet de carreau, et laissé filer 2 points de cartes." in told


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_the_player_did_not_see_is_not_shown(seed: int, _: Translator) -> None:
    """From one seat: no card of a hand that is hidden is in the picture; with all cards they are."""
    shown = hidden = 0
    for step in [*random_alsos(seed), *list(random_alcalde(seed))[::5]]:
        decision = decision_of(step)
        if decision is None or decision.state.to_move is None:
            continue
        replay = replayed(example("parti-76" if isinstance(decision.state, alsos.State) else "sixty-sixty"))
        *_news, own = analysis(replay.example, decision, Viewpoint.PLAYER, "../", _)
        *_news, full = analysis(replay.example, decision, Viewpoint.ALL, "../", _)
        assert isinstance(own, Analysis)
        assert isinstance(full, Analysis)
        secret = unseen_by_the_mover(decision)
        assert not seen(own.scene).symbols & secret
        shown += len(seen(full.scene).symbols & secret)
        hidden += len(secret)
        assert own.said == full.said
    assert hidden > 50
    assert shown > hidden / 2


def unseen_by_the_mover(decision: Decision) -> set[str]:
    """The symbols of the cards in other hands that the player to move may not look into."""
    state, mover = decision.state, decision.state.to_move
    if isinstance(state, alsos.State):
        others = [state.hands[seat] for seat in alsos.Seat if seat is not mover]
    else:
        assert mover is not None
        others = [state.hands[seat] for seat in alcalde.Seat if not alcalde.sees_hand(alcalde.Seat(mover), seat)]
    return {f"card-{card}" for hand in others for card in hand if card is not None}


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
def test_alcalde_by_chance_and_then_exactly(_: Translator) -> None:
    """While there is a stock the table has margins and parts of a hundred; without one, whole points, yes and no."""
    replay = replayed(example("sixty-sixty"))
    decided = [step for step in replay.steps if decision_of(step) is not None]
    kinds = set()
    for step in (decided[1], decided[-2]):
        decision = decision_of(step)
        assert decision is not None
        *_news, found = analysis(replay.example, decision, Viewpoint.ALL, "../", _)
        assert isinstance(found, Analysis)
        table = texts(found.findings)
        kinds.add(("±" in table, "%" in table))
        seen(found.scene)
        seen(found.said)
    assert kinds == {(True, True), (False, False)}


@pytest.mark.parametrize("seed", range(4))
def test_both_languages_are_complete_and_sound(seed: int) -> None:
    """Whole random deals: every drawing closes, every sentence is filled and there in both languages."""
    steps = list(random_alsos(seed)) if seed % 2 else list(random_alcalde(seed))[::4]
    for step in steps:
        decision = decision_of(step)
        if decision is None:
            continue
        replay = replayed(example("parti-76" if isinstance(decision.state, alsos.State) else "sixty-sixty"))
        for _ in TRANSLATORS:
            *_news, found = analysis(replay.example, decision, Viewpoint.ALL, "../", _)
            assert isinstance(found, Analysis)
            for part in (found.scene, found.said, found.findings):
                seen(part)
            assert found.findings.count("aria-pressed") == 2
