"""Which labs there are: each page names them as `{{ lab alsos.order }}`."""

from __future__ import annotations

from collections.abc import Mapping

from widgets.labs import (
    alcalde_count,
    alcalde_deal,
    alcalde_draw,
    alcalde_exchange,
    alcalde_order,
    alcalde_terms,
    alcalde_winner,
    alsos_auction,
    alsos_deal,
    alsos_exchange,
    alsos_follow,
    alsos_match,
    alsos_melds,
    alsos_order,
    alsos_settlement,
    alsos_stake,
    alsos_winner,
    practice_alcalde,
    practice_alsos,
)
from widgets.labs.lab import Lab

LABS: Mapping[str, Lab] = {
    "alcalde.count": alcalde_count.LAB,
    "alcalde.deal": alcalde_deal.LAB,
    "alcalde.draw": alcalde_draw.LAB,
    "alcalde.exchange": alcalde_exchange.LAB,
    "alcalde.order": alcalde_order.LAB,
    "alcalde.terms": alcalde_terms.LAB,
    "alcalde.winner": alcalde_winner.LAB,
    "alsos.auction": alsos_auction.LAB,
    "alsos.deal": alsos_deal.LAB,
    "alsos.exchange": alsos_exchange.LAB,
    "alsos.follow": alsos_follow.LAB,
    "alsos.match": alsos_match.LAB,
    "alsos.melds": alsos_melds.LAB,
    "alsos.order": alsos_order.LAB,
    "alsos.settlement": alsos_settlement.LAB,
    "alsos.stake": alsos_stake.LAB,
    "alsos.winner": alsos_winner.LAB,
    "practice.alcalde": practice_alcalde.LAB,
    "practice.alsos": practice_alsos.LAB,
}
