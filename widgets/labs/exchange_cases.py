"""Deals in which the seven of trumps is here or there: who may exchange, and what for (alsos.exchange.*)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.alsos import Deal, State, apply, start
from engine.cards import Card, parse_card
from widgets.i18n import N_
from widgets.labs.course import event_of

SILENCE = ("pass",) * 4
"""Nobody promises anything, neither early nor late."""


@dataclass(frozen=True, slots=True)
class Case:
    """A deal to exchange in: its words (`N_`), the calls, both hands as dealt, the talon from the lowest card up."""

    words: str
    calls: str
    hands: tuple[tuple[str, str], tuple[str, str]]
    talon: tuple[str, str, str]


CASES: Mapping[str, Case] = {
    "ace": Case(
        N_("Seven in hand, an ace on top"),
        "accept",
        (("QS 10S 9S 7S AD KD 10C 9C", "QC 8D 8H 7H"), ("AS 8S KC JC QD JD KH QH", "7C 9D JH 10H")),
        ("KS", "JS AC 8C 7D 9H 10D", "AH"),
    ),
    "plain": Case(
        N_("Seven in hand, a ten on top"),
        "accept",
        (("QS 10S 9S 7S AD KD 10C 9C", "QC 8D 8H 7H"), ("AS 8S KC JC QD JD KH QH", "7C 9D JH 10H")),
        ("KS", "JS AC 8C 7D 9H AH", "10D"),
    ),
    "indicator": Case(
        N_("The seven is the indicator"),
        "accept",
        (("QS 10S 9S KS AD KD 10C 9C", "AC 8D 8H 7H"), ("AS 8S KC JC QD JD KH QH", "7C 9D JH 10H")),
        ("7S", "JS 8C 7D 9H QC 10D", "AH"),
    ),
    "top": Case(
        N_("The seven lies on top"),
        "accept",
        (("QS 10S 9S 8S AD KD 10C 9C", "QC 8D AH 7H"), ("AS 8H KC JC QD JD KH QH", "7C 9D JH 10H")),
        ("KS", "JS AC 8C 7D 9H 10D", "7S"),
    ),
    "hidden": Case(
        N_("The seven lies hidden"),
        "accept",
        (("10D 10S 9S KS JD QD AS AD", "10C JH 7H 8C"), ("AH KC 8H QH 9C 7D 8D AC", "10H JS 8S 9H")),
        ("QS", "JC QC 7S 9D 7C KH", "KD"),
    ),
    "other": Case(
        N_("Another suit is trumps"),
        "pass pass bid:H pass",
        (("AH JH 9H 7S AD KD 10C 9C", "QC 8D 8H 7H"), ("AS 8S KC JC QD JD KH QH", "7C 9D QS 10H")),
        ("KS", "JS AC 8C 7D 9S 10D", "10S"),
    ),
}


@cache
def opened(name: str) -> State:
    """The deal once both phases of promises are over: the exchange is open or, with another suit, there is none."""
    case = CASES[name]
    hands, talon = case.hands, case.talon
    (indicator,), (top,) = _cards(talon[0]), _cards(talon[2])
    state = start(
        Deal(
            hands=(_cards(hands[0][0]), _cards(hands[1][0])),
            last_four=(_cards(hands[0][1]), _cards(hands[1][1])),
            indicator=indicator,
            hidden=_cards(talon[1]),
            top=top,
        )
    )
    for text in (*case.calls.split(), *SILENCE):
        state = apply(state, event_of(state, text))
    return state


def _cards(tokens: str) -> tuple[Card, ...]:
    found = (parse_card(token) for token in tokens.split())
    return tuple(card for card in found if card is not None)
