"""Alcalde, for three: one against two, ten tricks of four cards, and who is mayor next."""

from engine.alcalde.core import SEATS_IN_TRICK
from engine.alcalde.deal import Deal, Hand, Hands, deal_from, dealt, first_mayor, stacked
from engine.alcalde.events import Event, ExchangeIndicator, PlayCard, Seat
from engine.alcalde.game import apply, legal_events, refusal, start
from engine.alcalde.office import CardPoints, check_count, counts_if_one_erred, mayor_stays, next_mayor
from engine.alcalde.play import Play, Trick
from engine.alcalde.rules import RULES, WITHOUT_CODE
from engine.alcalde.state import Phase, State, sees_hand, visible_to
from engine.alcalde.values import PACK
from engine.alcalde.variants import Options

__all__ = [
    "PACK",
    "RULES",
    "SEATS_IN_TRICK",
    "WITHOUT_CODE",
    "CardPoints",
    "Deal",
    "Event",
    "ExchangeIndicator",
    "Hand",
    "Hands",
    "Options",
    "Phase",
    "Play",
    "PlayCard",
    "Seat",
    "State",
    "Trick",
    "apply",
    "check_count",
    "counts_if_one_erred",
    "deal_from",
    "dealt",
    "first_mayor",
    "legal_events",
    "mayor_stays",
    "next_mayor",
    "refusal",
    "sees_hand",
    "stacked",
    "start",
    "visible_to",
]
