"""The positions that are solved, here and in the browser's Python, and how: by the engine's own analysis.

Random deals of Alsós, Parti alone at stake, before the first lead or after two random tricks. Everything follows from
the seed, so that every Python solves the same.
"""

from random import Random

from engine import alsos
from engine.alsos import Seat, State
from engine.alsos.analysis import Analyst


def positions(tricks: int, count: int, seed: int) -> list[State]:
    """So many states with `tricks` tricks still to be played, the declarer or the winner of the last trick to lead."""
    generator = Random(seed)
    return [_position(tricks, generator) for _ in range(count)]


def _position(tricks: int, generator: Random) -> State:
    state = alsos.start(alsos.deal_from(generator))
    state = alsos.apply(state, alsos.Accept(Seat.NON_DEALER))
    while state.phase is not alsos.Phase.TRICKS:
        assert state.to_move is not None
        quiet = alsos.DeclineExchange if state.phase is alsos.Phase.EXCHANGE else alsos.Pass
        state = alsos.apply(state, quiet(state.to_move))
    while len(state.tricks) < 12 - tricks:
        state = alsos.apply(state, generator.choice(alsos.legal_events(state)))
    return state


def solve(state: State) -> tuple[int, ...]:
    """Both seats' card points at the end, with best play, from nothing known before."""
    return Analyst().outlook(state).card_points


def solve_all_cards(state: State) -> tuple[int, ...]:
    """The non-dealer's card points at the end after each legal card, from nothing known before."""
    return tuple(prospect.card_points[0] for prospect in Analyst().prospects(state))


WORK = {"one": solve, "all": solve_all_cards}
