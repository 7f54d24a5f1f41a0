"""The benchmark's own parts that need no peers: the work is the same every time, and a missed goal is told."""

from __future__ import annotations

import pytest

from bench import own, solving, verifying
from bench.contender import rounds, timed
from bench.results import Row, markdown
from engine.alsos import Phase


@pytest.mark.parametrize("tricks", [10, 12])
def test_positions_follow_from_the_seed(tricks: int) -> None:
    """The same seed gives the same positions, with as many tricks left as asked for, at the beginning of a trick."""
    found = solving.positions(tricks, 4, seed=3)
    assert found == solving.positions(tricks, 4, seed=3) != solving.positions(tricks, 4, seed=4)
    assert len({state.deal for state in found}) == 4
    for state in found:
        assert state.phase is Phase.TRICKS
        assert [len(hand) for hand in state.hands] == [tricks, tricks]


def test_what_is_solved() -> None:
    """One solve is the best that the leader can reach over all of his cards."""
    state = solving.positions(10, 1, seed=5)[0]
    one, every = solving.WORK["one"](state), solving.WORK["all"](state)
    assert len(every) == 10
    assert one[0] == (min(every) if state.to_move else max(every))


@pytest.mark.parametrize(("contender", "plays"), [(own.ALSOS, 24), (own.ALCALDE, 40)])
def test_our_tables_are_played_out(contender: own.Contender, plays: int) -> None:
    """A game counts every play of the deal, and rounds time each contender in each of them."""
    game = contender.deal()
    assert contender.play_out(game) == plays
    assert not game.legal
    times = rounds([contender], count=3, seconds=0.001)
    assert len(times[contender.name]) == 3
    assert min(times[contender.name]) > 0


def test_timed_work() -> None:
    """What is timed returns what it found."""
    seconds, found = timed(sum, [1, 2])
    assert seconds >= 0
    assert found == 3


def test_documents_hold() -> None:
    """The deals to be checked are whole, differ, and are all as they expect."""
    documents = verifying.texts(6, seed=1)
    assert documents == verifying.texts(6, seed=1)
    assert len(set(documents)) == 6
    verifying.verify(documents)
    verifying.parse(documents)
    assert all("complete = true" in text for text in documents)
    with pytest.raises(AssertionError):
        verifying.verify([documents[0].replace("complete = true", "complete = false")])


@pytest.mark.parametrize(
    ("sense", "ratio", "met"), [(">=", 2.5, True), (">=", 2.49, False), ("<=", 2.5, True), ("<=", 2.51, False)]
)
def test_a_goal_is_met_or_not(sense: str, ratio: float, met: bool) -> None:
    """At least, or at most: the goal itself is enough, and the table says yes or no."""
    row = Row("work", sense, 2.5, ratio, "2 ms")
    assert row.is_met is met
    assert row.cells()[3] == ("yes" if met else "no")
    page = markdown([row], {"CPython": "3.11.7", "naipes": "0.1.0"})
    assert f"| work | {row.cells()[1]} | {ratio:.2f} | {'yes' if met else 'no'} | 2 ms |" in page
    assert page.endswith("\n\nCPython 3.11.7, naipes 0.1.0.\n")
