"""Alsós, the Tompa family's game for two: auction, promises, the seven's exchange, melds and twelve tricks."""

from engine.alsos.announcements import Announcements, Item
from engine.alsos.auction import Auction
from engine.alsos.deal import Deal, Hand, deal_from, dealt, stacked
from engine.alsos.events import (
    Accept,
    Announce,
    Announcement,
    Bid,
    Call,
    DeclineExchange,
    Discard,
    EndTurn,
    Event,
    ExchangeEvent,
    ExchangeSeven,
    Kontra,
    Pass,
    PlayCard,
    Rekontra,
    Seat,
    Speech,
    StopTaking,
    TakeCard,
)
from engine.alsos.exchange import Exchange, Stage
from engine.alsos.game import apply, legal_events, refusal, start, visible_to
from engine.alsos.match import Match, first_dealer
from engine.alsos.melds import Hands, Meld, MeldKind, melds
from engine.alsos.needs import Tally, tally_of
from engine.alsos.play import Play, Trick
from engine.alsos.rules import RULES
from engine.alsos.scoring import ItemResult, Score, Totals, check_captures, settle, settle_totals, undealt_points
from engine.alsos.state import Phase, State, Talon
from engine.alsos.values import PACK, AnnouncementPhase

__all__ = [
    "PACK",
    "RULES",
    "Accept",
    "Announce",
    "Announcement",
    "AnnouncementPhase",
    "Announcements",
    "Auction",
    "Bid",
    "Call",
    "Deal",
    "DeclineExchange",
    "Discard",
    "EndTurn",
    "Event",
    "Exchange",
    "ExchangeEvent",
    "ExchangeSeven",
    "Hand",
    "Hands",
    "Item",
    "ItemResult",
    "Kontra",
    "Match",
    "Meld",
    "MeldKind",
    "Pass",
    "Phase",
    "Play",
    "PlayCard",
    "Rekontra",
    "Score",
    "Seat",
    "Speech",
    "Stage",
    "State",
    "StopTaking",
    "TakeCard",
    "Tally",
    "Talon",
    "Totals",
    "Trick",
    "apply",
    "check_captures",
    "deal_from",
    "dealt",
    "first_dealer",
    "legal_events",
    "melds",
    "refusal",
    "settle",
    "settle_totals",
    "stacked",
    "start",
    "tally_of",
    "undealt_points",
    "visible_to",
]
