"""Which choice a step shows: the card that it tells of, or the one that it leads to."""

from __future__ import annotations

from engine import alcalde, alsos
from engine.notation import read
from engine.record import Decision, Step, coming_decision, decision_of, replay
from tests.engine.notation.documents import ALCALDE_DEAL, ALCALDE_TRICK, PARTI, SCORE
from tests.widgets.drawn import random_alcalde, random_alsos


def test_a_play_is_judged_where_it_was_chosen() -> None:
    """The position before the card, and the card; the trick that it belongs to."""
    for step in [*random_alsos(3), *random_alcalde(3)]:
        if not step.events or not isinstance(step.events[0], alsos.PlayCard | alcalde.PlayCard):
            continue
        decision = decision_of(step)
        assert decision is not None
        assert decision == Decision(step.before, step.events[0].card)
        assert step.events[0].card in [card for hand in decision.state.hands for card in hand]
        assert decision.trick == len(decision.state.tricks) + 1


def test_before_a_play_the_choice_is_the_one_that_is_due() -> None:
    """What comes before the tricks is nothing to judge, up to the step that leads to the first card."""
    steps = list(random_alsos(3))
    first = next(at for at, step in enumerate(steps) if isinstance(step.after, alsos.State) and step.after.play)
    assert [decision_of(step) for step in steps[:first]] == [None] * first
    assert decision_of(steps[first]) == Decision(steps[first].after)


def test_what_nobody_wrote_down_comes_before_the_card() -> None:
    """Both decline the exchange without a word in the record: the first card is still a choice of twelve."""
    steps = replay(read(PARTI)).steps
    first = next(step for step in steps if step.at.startswith("plays"))
    assert len(first.events) > 1
    decision = decision_of(first)
    assert decision is not None
    assert (str(decision.played), decision.trick) == ("9S", 1)
    assert len(decision.state.hands[0]) == 12


def test_only_whole_deals_have_choices_to_judge() -> None:
    """A trick out of context has no hands; a reckoning has no cards; after the last card nothing is due."""
    for text in (ALCALDE_TRICK, SCORE):
        assert [decision_of(step) for step in replay(read(text)).steps if step.before is None] == [None]
    for text in (PARTI, ALCALDE_DEAL):
        last = replay(read(text)).steps[-1].after
        assert coming_decision(last) is None or last.to_move is not None
    end = list(random_alsos(5))[-1].after
    assert coming_decision(end) is None


def test_a_hidden_hand_cannot_be_judged() -> None:
    """Alsós needs both hands; Alcalde deals hidden cards anew while there is a stock, and needs them all after that."""
    for step in random_alsos(4):
        if isinstance(step.after, alsos.State) and step.after.play is not None and step.after.hands[0]:
            assert coming_decision(alsos.visible_to(step.after, alsos.Seat.DEALER)) is None
    judged: list[Step] = []
    for step in random_alcalde(4):
        assert isinstance(step.after, alcalde.State)
        seen = alcalde.visible_to(step.after, alcalde.Seat.MAYOR)
        has_hidden = any(None in hand for hand in seen.hands)
        if step.after.to_move is not None and has_hidden:
            assert (coming_decision(seen) is not None) == bool(step.after.stock)
            judged.append(step)
    assert any(isinstance(step.after, alcalde.State) and not step.after.stock for step in judged)
