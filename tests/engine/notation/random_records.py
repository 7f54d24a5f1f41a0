"""Random legal deals of both games, played by the engines alone and noted down as records."""

from __future__ import annotations

from random import Random
from typing import Any

from engine import alcalde, alsos
from engine.record import Example
from engine.record.alcalde import DealRecord as AlcaldeRecord
from engine.record.alcalde import ExchangeLine, Line
from engine.record.alcalde import TrickLine as FourCards
from engine.record.alsos import DealRecord as AlsosRecord
from engine.record.alsos import ExchangeEntry
from engine.record.alsos import TrickLine as TwoCards

ALSOS_NAMES = ("Anna", "Béla")
ALCALDE_NAMES = ("Inés", "Lena", "Pilar")


def alsos_game(random: Random, accepted: bool | None = None) -> tuple[Example, alsos.State]:
    """A whole deal of Alsós and the state it ends in; `accepted` asks for a deal in the indicator's suit, or not."""
    while True:
        state = alsos.start(alsos.deal_from(random))
        told: list[tuple[alsos.Phase, alsos.Event]] = []
        while state.to_move is not None:
            event = _chosen(random, alsos.legal_events(state))
            told.append((state.phase, event))
            state = alsos.apply(state, event)
        if accepted is None or (state.phase is alsos.Phase.DONE and state.auction.accepted is accepted):
            return Example("alsos", "deal", ALSOS_NAMES, alsos_record(state.deal, told)), state


def _chosen(random: Random, events: tuple[Any, ...]) -> Any:
    """Any event, passes and ends of turns more often than the many things that can be promised."""
    ending = [event for event in events if isinstance(event, alsos.Pass | alsos.EndTurn)]
    return random.choice(ending if ending and random.random() < 0.4 else events)


def alsos_record(deal: alsos.Deal, told: list[tuple[alsos.Phase, Any]]) -> AlsosRecord:
    """The record of a deal that was played to its end; `told` are its events, each with the phase it fell in."""
    turns: dict[alsos.Phase, list[tuple[Any, ...]]] = {alsos.Phase.EARLY: [], alsos.Phase.LATE: []}
    for phase, own in turns.items():
        begun: tuple[Any, ...] = ()
        for at, event in told:
            if at is phase:
                begun += (event,)
            if at is phase and isinstance(event, alsos.Pass | alsos.EndTurn):
                own.append(begun)
                begun = ()
    calls = tuple(event for phase, event in told if phase is alsos.Phase.AUCTION)
    swaps = [event for _, event in told if isinstance(event, alsos.ExchangeSeven)]
    exchange = None
    if swaps:
        taken = tuple(event.card for _, event in told if isinstance(event, alsos.TakeCard))
        laid = tuple(event.card for _, event in told if isinstance(event, alsos.Discard))
        exchange = ExchangeEntry(swaps[0].seat, (deal.indicator, *taken), laid)
    cards = [event for _, event in told if isinstance(event, alsos.PlayCard)]
    pairs = zip(cards[::2], cards[1::2], strict=True)
    lines = tuple(TwoCards(first.seat, (first.card, second.card)) for first, second in pairs)
    if not cards:
        return AlsosRecord(deal, calls)
    return AlsosRecord(deal, calls, tuple(turns[alsos.Phase.EARLY]), tuple(turns[alsos.Phase.LATE]), exchange, lines)


def alcalde_game(random: Random) -> tuple[Example, alcalde.State]:
    """A whole deal of Alcalde, the indicator exchanged now and then, and the state it ends in."""
    options = alcalde.Options(indicator_exchange=random.random() < 0.7)
    state = alcalde.start(alcalde.deal_from(random), options)
    told: list[alcalde.Event] = []
    while state.to_move is not None:
        told.append(random.choice(alcalde.legal_events(state)))
        state = alcalde.apply(state, told[-1])
    return Example("alcalde", "deal", ALCALDE_NAMES, alcalde_record(state.deal, options, told)), state


def alcalde_record(deal: alcalde.Deal, options: alcalde.Options, told: list[alcalde.Event]) -> AlcaldeRecord:
    """The record of a deal that was played to its end: a line for each trick, its exchanges before it."""
    lines, waiting = list[Line](), list[Line]()
    cards: list[alcalde.PlayCard] = []
    for event in told:
        if isinstance(event, alcalde.ExchangeIndicator):
            waiting.append(ExchangeLine(event.seat))
        else:
            cards.append(event)
        if len(cards) == 4:
            first, second, third, fourth = (played.card for played in cards)
            lines += [*waiting, FourCards(cards[0].seat, (first, second, third, fourth))]
            waiting, cards = [], []
    return AlcaldeRecord(deal, options, tuple(lines))
