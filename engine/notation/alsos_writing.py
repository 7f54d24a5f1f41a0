"""How an Alsós example is written down: the keys of its document, as its reader takes them."""

from __future__ import annotations

from typing import Any

from engine.alsos import Accept, Announce, Bid, Call, EndTurn, Kontra, Pass, Rekontra, Speech
from engine.cards import Card
from engine.notation.cards import cards_written
from engine.record.alsos import (
    AnnouncementsRecord,
    AuctionRecord,
    Body,
    DealRecord,
    MatchRecord,
    MeldsRecord,
    ScoreRecord,
    TrickLine,
    TrickRecord,
    Turn,
    Turns,
)
from engine.record.results import Names

Written = dict[str, Any]


def written(body: Body, names: Names) -> Written:
    """The keys of the document besides the common ones, in the order of play, the cards dealt last."""
    match body:
        case DealRecord():
            return _deal(body, names)
        case TrickRecord():
            hands = {} if body.hands is None else {"hands": _hands(body.hands, names)}
            return {"trump": body.trump.value, "plays": [_line(body.line, names)], **hands}
        case MeldsRecord():
            return {"trump": body.hands.trump.value, "hands": _hands(body.hands.hands, names)}
        case ScoreRecord():
            outcomes = {f"{names[seat]} {announcement}": won for (seat, announcement), won in body.outcomes}
            return {
                "declarer": names[body.declarer],
                **_phases(body.early, body.late, names),
                "card_points": dict(zip(names, body.card_points, strict=True)),
                "melds": dict(zip(names, body.meld_points, strict=True)),
                **({"outcomes": outcomes} if outcomes else {}),
            }
        case AuctionRecord():
            return {"indicator": str(body.indicator), "auction": _calls(body.auction, names)}
        case AnnouncementsRecord():
            return {"declarer": names[body.declarer], **_phases(body.early, body.late, names)}
        case MatchRecord():
            return {"units": [list(pair) for pair in body.match.units]}


def _deal(body: DealRecord, names: Names) -> Written:
    exchange = body.exchange
    deal = body.deal
    document: Written = {"auction": _calls(body.auction, names), **_phases(body.early, body.late, names)}
    if exchange is not None:
        document["exchange"] = {
            "player": names[exchange.seat],
            "take": cards_written(exchange.take),
            "discard": cards_written(exchange.discard),
        }
    if body.plays:
        document["plays"] = [_line(line, names) for line in body.plays]
    packets = zip(names, deal.hands, deal.last_four, strict=True)
    document["deal"] = {
        **{name: [cards_written(first), cards_written(last)] for name, first, last in packets},
        "talon": f"{deal.indicator} | {cards_written(deal.hidden)} | {deal.top}",
    }
    return document


def _hands(hands: tuple[tuple[Card, ...], ...], names: Names) -> dict[str, str]:
    return {name: cards_written(hand) for name, hand in zip(names, hands, strict=True)}


def _line(line: TrickLine, names: Names) -> str:
    return f"{names[line.leader]} {cards_written(line.cards)}"


def _calls(calls: tuple[Call, ...], names: Names) -> list[str]:
    return [f"{names[call.seat]}: {_call(call)}" for call in calls]


def _call(call: Call) -> str:
    match call:
        case Accept():
            return "accept"
        case Pass():
            return "pass"
        case Bid():
            return f"bid {call.suit}"


def _phases(early: Turns, late: Turns, names: Names) -> dict[str, list[str]]:
    phases = {"early": early, "late": late}
    return {key: [_turn(turn, names) for turn in turns] for key, turns in phases.items() if turns is not None}


def _turn(turn: Turn, names: Names) -> str:
    said = ", ".join(_said(event) for event in turn if not isinstance(event, EndTurn))
    return f"{names[turn[0].seat]}: {said}"


def _said(event: Speech) -> str:
    match event:
        case Announce():
            return event.announcement.value
        case Kontra():
            return f"kontra {event.announcement}"
        case Rekontra():
            return f"rekontra {event.announcement}"
        case _:
            return "pass"
