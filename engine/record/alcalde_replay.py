"""How the record of an Alcalde example is played, card by card, with the exchanges in their turn."""

from __future__ import annotations

from typing import TypeVar

from engine import alcalde
from engine.alcalde import SEATS_IN_TRICK, Event, ExchangeIndicator, Play, PlayCard, State, check_count
from engine.errors import EngineError
from engine.record.alcalde import Body, DealRecord, ExchangeLine, ScoreRecord, TrickLine, TrickRecord
from engine.record.tape import Tape
from engine.record.values import Step

P = TypeVar("P", State, Play)

Waiting = list[tuple[str, ExchangeIndicator]]
"""Exchanges announced for the next trick, each with its entry."""


def replay(body: Body, steps: list[Step]) -> None:
    """Append the steps of `body`; raises the first fault, said of its entry, after the steps before it."""
    match body:
        case DealRecord():
            _deal(Tape(alcalde.apply, alcalde.start(body.deal, body.options), steps), body)
        case TrickRecord():
            play = Play(body.trump, body.line.leader, None, length=1)
            _trick(Tape(alcalde.apply, play, steps), "plays[0]", body.line, [])
        case ScoreRecord():
            steps.append(Step("", (), None, _counted(body)))


def _deal(tape: Tape[State, Event], body: DealRecord) -> None:
    waiting: Waiting = []
    for at, line in enumerate(body.plays):
        if isinstance(line, ExchangeLine):
            waiting.append((f"plays[{at}]", ExchangeIndicator(line.seat)))
        else:
            _trick(tape, f"plays[{at}]", line, waiting)
    for entry, exchange in waiting:
        tape.step(entry, exchange)


def _trick(tape: Tape[P, Event], at: str, line: TrickLine, waiting: Waiting) -> None:
    """The cards of one trick; whoever is to exchange does so when his turn comes, before his card."""
    for seat, card in zip(SEATS_IN_TRICK[line.leader], line.cards, strict=True):
        if waiting and tape.position.to_move is seat:
            for entry in [entry for entry in waiting if entry[1].seat is seat]:
                tape.step(*entry)
                waiting.remove(entry)
        tape.step(at, PlayCard(seat, card))


def _counted(body: ScoreRecord) -> alcalde.CardPoints:
    try:
        return check_count(body.points.mayor, body.points.opponents)
    except EngineError as error:
        error.at = "points"
        raise
