"""What checking worked examples costs: `verify` of whole deals against `tomllib`, which only parses the same texts.

The deals are random ones, half of each game, written by the engine with their results expected: Alsós with its auction
and the occasional announcement, Alcalde with its ten tricks.
"""

import random
import tomllib
from collections.abc import Sequence
from dataclasses import replace

from engine import alcalde, alsos, notation
from engine.record import Example, result
from engine.record import alcalde as alcalde_record
from engine.record import alsos as alsos_record
from engine.verify import verify_text

PLAYERS = ("Anna", "Bence")
THREE_PLAYERS = ("Inés", "Lola", "Marta")


def texts(count: int, seed: int) -> list[str]:
    """So many whole deals as TOML, every other one of Alcalde."""
    generator = random.Random(seed)
    return [text for _ in range(count // 2) for text in (_alsos(generator), _alcalde(generator))]


def _alsos(generator: random.Random) -> str:
    deal = alsos.deal_from(generator)
    state = alsos.start(deal)
    auction = (alsos.Accept(alsos.Seat.NON_DEALER),)
    promise = alsos.Announce(alsos.Seat.NON_DEALER, generator.choice(list(alsos.Announcement)[1:]))
    early = (
        (promise, alsos.EndTurn(alsos.Seat.NON_DEALER)),
        (alsos.Pass(alsos.Seat.DEALER),),
        (alsos.Pass(alsos.Seat.NON_DEALER),),
    )
    for event in (*auction, *(said for turn in early for said in turn)):
        state = alsos.apply(state, event)
    while state.phase is not alsos.Phase.TRICKS:
        quiet = alsos.Pass if state.phase is alsos.Phase.LATE else alsos.DeclineExchange
        assert state.to_move is not None
        state = alsos.apply(state, quiet(state.to_move))
    while state.to_move is not None:
        state = alsos.apply(state, generator.choice(alsos.legal_events(state)))
    plays = tuple(alsos_record.TrickLine(trick.leader, trick.cards) for trick in state.tricks)
    return _expecting(Example("alsos", "deal", PLAYERS, alsos_record.DealRecord(deal, auction, early, plays=plays)))


def _alcalde(generator: random.Random) -> str:
    deal = alcalde.deal_from(generator)
    state = alcalde.start(deal)
    while state.to_move is not None:
        state = alcalde.apply(state, generator.choice(alcalde.legal_events(state)))
    plays = tuple(alcalde_record.TrickLine(trick.leader, trick.cards) for trick in state.tricks)
    return _expecting(Example("alcalde", "deal", THREE_PLAYERS, alcalde_record.DealRecord(deal, state.options, plays)))


def _expecting(example: Example) -> str:
    return notation.write(replace(example, expect=result(example)))


def verify(documents: Sequence[str]) -> None:
    """Check every text; each must hold."""
    for text in documents:
        assert verify_text(text, "bench").ok


def parse(documents: Sequence[str]) -> None:
    """Parse every text as TOML, no more."""
    for text in documents:
        tomllib.loads(text)
