"""Which labs there are: each page names them as `{{ lab alsos.order }}`."""

from __future__ import annotations

from collections.abc import Mapping

from widgets.labs import (
    alsos_auction,
    alsos_deal,
    alsos_exchange,
    alsos_order,
    alsos_winner,
    practice_alcalde,
    practice_alsos,
)
from widgets.labs.lab import Lab

LABS: Mapping[str, Lab] = {
    "alsos.auction": alsos_auction.LAB,
    "alsos.deal": alsos_deal.LAB,
    "alsos.exchange": alsos_exchange.LAB,
    "alsos.order": alsos_order.LAB,
    "alsos.winner": alsos_winner.LAB,
    "practice.alcalde": practice_alcalde.LAB,
    "practice.alsos": practice_alsos.LAB,
}
