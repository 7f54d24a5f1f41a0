"""Settling: item by item or all at once, by totals or from the cards again, a deal comes to the same."""

from __future__ import annotations

from hypothesis import assume, given, settings

from engine import alcalde, alsos
from engine.alsos.scoring import undecided
from engine.record import token
from tests.properties.strategies import Played, alcalde_deals, alsos_deals
from tests.reference import alcalde_again, alsos_again


@settings(max_examples=60)
@given(alsos_deals())
def test_every_item_stands_alone(whole: Played) -> None:
    """alsos.scoring.independent, alsos.scoring.zero-sum: each item alone comes to what it comes to among the others."""
    last = whole.last
    assume(last.phase is alsos.Phase.DONE)
    score = alsos.settle(last)
    won = {(one.item.owner, one.item.announcement) for one in score.results if one.won}
    alone = []
    for item in last.items:
        kept = frozenset(won.intersection(undecided([item])))
        (single,) = alsos.settle_totals(alsos.Totals(score.tally, (item,), kept)).results
        alone.append(single)
    assert tuple(alone) == score.results
    assert score.units == tuple(sum(single.units[seat] for single in alone) for seat in alsos.Seat)
    assert sum(score.units) == 0


@settings(max_examples=60)
@given(alsos_deals())
def test_totals_and_outcomes_are_enough(whole: Played) -> None:
    """alsos.scoring.parti: the tally, what was said and what the cards decided give the score of the whole deal."""
    last = whole.last
    assume(last.phase is alsos.Phase.DONE)
    score = alsos.settle(last)
    won = {(one.item.owner, one.item.announcement) for one in score.results if one.won}
    totals = alsos.Totals(score.tally, last.items, frozenset(won.intersection(undecided(last.items))))
    assert alsos.settle_totals(totals) == score


@settings(max_examples=60)
@given(alsos_deals())
def test_alsos_reckoned_from_scratch(whole: Played) -> None:
    """Reckoned again from the cards and the acts alone, by the second statement, the deal comes to the same units."""
    last = whole.last
    deal = last.deal
    one, two = ([str(card) for card in hand] for hand in deal.hands)
    fours = [str(card) for four in deal.last_four for card in four]
    talon = [*map(str, deal.hidden), str(deal.top)]
    again = alsos_again.Deal([*one[:4], *two[:4], *one[4:], *two[4:], str(deal.indicator), *fours, *talon])
    for act in whole.events:
        again.do(token(act))
    assert again.phase == last.phase
    if again.phase == "done":
        score = alsos.settle(last)
        assert again.units() == list(score.units)
        assert again.melded == list(score.tally.meld_points)
        assert again.card_points() == list(score.tally.card_points)


@settings(max_examples=60)
@given(alsos_deals())
def test_points_come_trick_by_trick(whole: Played) -> None:
    """alsos.cards.last-trick: captured, still held and out of play, the pack's 162 points are there at every moment."""
    held = 162
    for before, after in zip(whole.states, whole.states[1:], strict=False):
        if after.play is None or before.play is None:
            continue
        gained = sum(after.play.card_points) - sum(before.play.card_points)
        assert gained == sum(trick.card_points for trick in after.tricks[len(before.tricks) :])
        held -= gained
    if whole.last.phase is alsos.Phase.DONE:
        assert held == alsos.undealt_points(whole.last)


@settings(max_examples=60)
@given(alcalde_deals())
def test_alcalde_counted_from_scratch(whole: Played) -> None:
    """alcalde.office.sixty, alcalde.check.total: counted again from the cards, the same points and the same mayor."""
    last = whole.last
    pack = [str(card) for hand in last.deal.hands for card in hand] + [str(card) for card in last.deal.stock]
    again = alcalde_again.Deal(pack, last.options.indicator_exchange)
    for act in whole.events:
        again.do(token(act))
    points = last.card_points
    assert again.points() == [points.mayor, points.opponents]
    assert again.next_mayor() == alcalde.next_mayor(points.mayor)
    assert alcalde.check_count(points.mayor, points.opponents) == points
