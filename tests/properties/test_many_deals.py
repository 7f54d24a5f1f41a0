"""Whole deals by the thousand, act by act whatever the rules allow: no card and no point goes astray.

`MANY` sets how many deals of each game; `make deep` plays ten thousand.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

from engine import alcalde, alsos
from tests.properties.test_whole_deals import lying_alcalde, lying_alsos

MANY = int(os.environ.get("MANY", "500"))


def test_alsos_loses_nothing() -> None:
    """alsos.cards.pack, .last-trick, alsos.scoring.zero-sum: each card once, 162 points in all, units that cancel."""
    settled = 0
    for number in range(MANY):
        random = Random(number)
        state = alsos.start(alsos.deal_from(random))
        while state.to_move is not None:
            assert Counter(lying_alsos(state)) == Counter(alsos.PACK)
            state = alsos.apply(state, random.choice(alsos.legal_events(state)))
        assert Counter(lying_alsos(state)) == Counter(alsos.PACK)
        if state.phase is alsos.Phase.DONE:
            settled += 1
            score = alsos.settle(state)
            assert sum(score.tally.card_points) + alsos.undealt_points(state) == 162
            assert sum(score.units) == 0
    assert settled > MANY // 2


def test_alcalde_loses_nothing() -> None:
    """alcalde.cards.pack, alcalde.check.total: each card once, and 120 points between the two sides."""
    for number in range(MANY):
        random = Random(number)
        state = alcalde.start(alcalde.deal_from(random), alcalde.Options(indicator_exchange=number % 2 == 0))
        while state.to_move is not None:
            assert Counter(lying_alcalde(state)) == Counter(alcalde.PACK)
            state = alcalde.apply(state, random.choice(alcalde.legal_events(state)))
        assert Counter(lying_alcalde(state)) == Counter(alcalde.PACK)
        assert state.card_points.mayor + state.card_points.opponents == 120
