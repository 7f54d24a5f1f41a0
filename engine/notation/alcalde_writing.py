"""How an Alcalde example is written down: the keys of its document, as its reader takes them."""

from __future__ import annotations

from typing import Any

from engine.alcalde import Options
from engine.notation.alcalde import EXCHANGE
from engine.notation.cards import cards_written
from engine.record.alcalde import Body, DealRecord, ExchangeLine, Line, ScoreRecord, TrickRecord
from engine.record.results import Names


def written(body: Body, names: Names) -> dict[str, Any]:
    """The keys of the document besides the common ones, in the order of play, the cards dealt last."""
    options = _options(body.options)
    match body:
        case DealRecord():
            plays = {"plays": [_line(line, names) for line in body.plays]} if body.plays else {}
            hands = {name: cards_written(hand) for name, hand in zip(names, body.deal.hands, strict=True)}
            return {**options, **plays, "deal": {**hands, "stock": cards_written(body.deal.stock)}}
        case TrickRecord():
            return {"trump": body.trump.value, **options, "plays": [_line(body.line, names)]}
        case ScoreRecord():
            return {**options, "points": {"mayor": body.points.mayor, "opponents": body.points.opponents}}


def _options(options: Options) -> dict[str, Any]:
    return {"options": {"indicator_exchange": True}} if options.indicator_exchange else {}


def _line(line: Line, names: Names) -> str:
    if isinstance(line, ExchangeLine):
        return f"{names[line.seat]} {EXCHANGE}"
    return f"{names[line.leader]} {cards_written(line.cards)}"
