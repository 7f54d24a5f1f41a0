"""The contract's rows up to the first lead: which id answers a fault of cards, calls, words or exchange, and where."""

from __future__ import annotations

import pytest

from tests.engine.notation.changes import (
    ACCEPTED_BY_BENCE,
    NO_EARLY,
    NO_LATE,
    OTHER_SUIT,
    REFUSED_BY_ALL,
    Change,
    Row,
    calls,
    early,
    late,
    swap,
)
from tests.engine.notation.documents import (
    ALCALDE_DEAL,
    ALCALDE_TRICK,
    ALSOS_TRICK,
    ANNOUNCEMENTS,
    AUCTION,
    EIGHT,
    EXCHANGE,
    MELDS,
    PARTI,
    SCORE,
    changed,
    fault,
)

CARDS: tuple[Row, ...] = (
    ("a card dealt twice", PARTI, (("10C JH 7H 8C", "10C JH 7H AH"),), "alsos.cards.pack", "deal.Anna[1]"),
    ("a card in hand and talon", PARTI, (("| KD", "| AS"),), "alsos.cards.pack", "deal.talon"),
    ("a card twice in a packet", PARTI, (("10C JH 7H 8C", "10C JH JH 8C"),), "alsos.cards.pack", "deal.Anna[1]"),
    (
        "a card twice in a trick",
        ALSOS_TRICK,
        (("AH 9H", "AH AH"), ('hands = { Anna = "AH KC 7D", Bence = "9H 8S QC" }\n', "")),
        "alsos.cards.pack",
        "plays[0]",
    ),
    ("a card in both hands", ALSOS_TRICK, (('"9H 8S QC"', '"9H 8S KC"'),), "alsos.cards.pack", "hands.Bence"),
    ("a card in both final hands", MELDS, (("9S 10S", "QS 10S"),), "alsos.cards.pack", "hands.Bence"),
    ("a card twice in Alcalde", ALCALDE_DEAL, (("3C 4D", "3C AH"),), "alcalde.cards.pack", "deal.Pilar"),
    ("a card in hand and stock", ALCALDE_DEAL, (("AD 3D", "AH 3D"),), "alcalde.cards.pack", "deal.stock"),
    ("a card twice in a trick of four", ALCALDE_TRICK, (("2S KC", "2S AH"),), "alcalde.cards.pack", "plays[0]"),
)

PACKETS: tuple[Row, ...] = (
    ("seven for eight", PARTI, (("10D 10S 9S", "10S 9S"),), "alsos.deal.packets", "deal.Anna[0]"),
    ("five for four", PARTI, (('"10H JS 8S 9H"', '"10H JS 8S 9H KD"'),), "alsos.deal.packets", "deal.Bence[1]"),
    ("five hidden", PARTI, (("JC QC 7S", "JC 7S"),), "alsos.deal.packets", "deal.talon"),
    ("two indicators", PARTI, (("QS |", "QS JC |"),), "alsos.deal.packets", "deal.talon"),
    ("nothing on top", PARTI, (("| KD", "|"),), "alsos.deal.packets", "deal.talon"),
    ("eleven in a final hand", MELDS, (("QD JD", "QD"),), "alsos.deal.packets", "hands.Anna"),
    (
        "thirteen in a hand",
        ALSOS_TRICK,
        (("AH KC 7D", "AH KC 7D AS KS QS JS 10S 9S 7S AD KD QD"),),
        "alsos.deal.packets",
        "hands.Anna",
    ),
    ("two for three", ALCALDE_DEAL, (("AH 4C 2D", "AH 4C"),), "alcalde.deal.hands", "deal.Isaac"),
    ("seven for the mayor", ALCALDE_DEAL, (("2S KC AC", "2S KC AC AD"),), "alcalde.deal.hands", "deal.Pilar"),
    ("a short stock", ALCALDE_DEAL, (("AD 3D", "3D"),), "alcalde.deal.hands", "deal.stock"),
)

CALLS: tuple[Row, ...] = (
    ("the dealer first", PARTI, (calls("Bence: accept"),), "alsos.auction.turns", "auction[0]"),
    ("twice in a row", PARTI, (calls("Anna: pass", "Anna: pass"),), "alsos.auction.turns", "auction[1]"),
    ("a pass after accepting", PARTI, (calls("Anna: accept", "Bence: pass"),), "alsos.auction.turns", "auction[1]"),
    (
        "a bid after the end",
        AUCTION,
        (('"Anna: pass"]', '"Anna: pass", "Bence: bid C"]'),),
        "alsos.auction.turns",
        "auction[5]",
    ),
    (
        "after four passes",
        PARTI,
        (calls("Anna: pass", "Bence: pass", "Anna: pass", "Bence: pass", "Anna: pass"),),
        "alsos.auction.turns",
        "auction[4]",
    ),
    ("left open", PARTI, (calls("Anna: pass"),), "alsos.auction.turns", "auction"),
    ("left open by a bid", AUCTION, ((', "Anna: pass"]', "]"),), "alsos.auction.turns", "auction"),
    ("not begun", PARTI, (calls(),), "alsos.auction.turns", "auction"),
    ("a bid by the first", PARTI, (calls("Anna: bid C"),), "alsos.auction.accept", "auction[0]"),
    ("a bid by the second", PARTI, (calls("Anna: pass", "Bence: bid C"),), "alsos.auction.accept", "auction[1]"),
    (
        "accepted later",
        PARTI,
        (calls("Anna: pass", "Bence: pass", "Anna: accept"),),
        "alsos.auction.other-suit",
        "auction[2]",
    ),
    (
        "the refused suit",
        PARTI,
        (calls("Anna: pass", "Bence: pass", "Anna: bid S"),),
        "alsos.auction.other-suit",
        "auction[2]",
    ),
    (
        "the refused suit, although higher",
        PARTI,
        (("QS |", "KD |"), ("| KD", "| QS"), calls("Anna: pass", "Bence: pass", "Anna: bid S", "Bence: bid D")),
        "alsos.auction.other-suit",
        "auction[3]",
    ),
    ("the same suit again", AUCTION, (("Bence: bid C", "Bence: bid D"),), "alsos.auction.higher", "auction[3]"),
    (
        "a lower suit",
        AUCTION,
        (("Anna: bid D", "Anna: bid H"), ("Bence: bid C", "Bence: bid D")),
        "alsos.auction.higher",
        "auction[3]",
    ),
    ("play after nobody named a suit", PARTI, (REFUSED_BY_ALL, NO_EARLY, NO_LATE), "alsos.auction.redeal", "plays[0]"),
    ("words after nobody named a suit", PARTI, (REFUSED_BY_ALL,), "alsos.auction.redeal", "early[0]"),
    ("exchange after nobody named a suit", EXCHANGE, (REFUSED_BY_ALL,), "alsos.auction.redeal", "exchange"),
)

SPEECH: tuple[Row, ...] = (
    ("not the declarer first", PARTI, (early("Bence: pass", "Anna: pass"),), "alsos.announcements.turns", "early[0]"),
    ("not the dealer who declares first", PARTI, (ACCEPTED_BY_BENCE,), "alsos.announcements.turns", "early[0]"),
    ("twice in a row", PARTI, (early("Anna: 44", "Anna: pass"),), "alsos.announcements.turns", "early[1]"),
    (
        "after the close",
        PARTI,
        (early("Anna: pass", "Bence: pass", "Anna: 44"),),
        "alsos.announcements.turns",
        "early[2]",
    ),
    (
        "after the close, late",
        PARTI,
        (late("Anna: pass", "Bence: pass", "Anna: pass"),),
        "alsos.announcements.turns",
        "late[2]",
    ),
    ("left open", PARTI, (early("Anna: pass"),), "alsos.announcements.turns", "early"),
    (
        "left open after words",
        PARTI,
        (late("Anna: pass", "Bence: 44", "Anna: pass"),),
        "alsos.announcements.turns",
        "late",
    ),
    ("nothing said at all", PARTI, (early(),), "alsos.announcements.turns", "early"),
    (
        "left open in the stakes",
        ANNOUNCEMENTS,
        (('"Bence: pass", "Anna: pass"]', '"Bence: pass"]'),),
        "alsos.announcements.turns",
        "late",
    ),
    ("twice the same", PARTI, (early("Anna: 44", "Bence: pass", "Anna: 44"),), "alsos.announcements.once", "early[2]"),
    ("twice the same in a turn", PARTI, (early("Anna: 44, 44"),), "alsos.announcements.once", "early[0]"),
    (
        "early and late the same",
        PARTI,
        (early("Anna: 44", "Bence: pass", "Anna: pass"), late("Anna: 44")),
        "alsos.announcements.once",
        "late[0]",
    ),
    ("Parti announced", PARTI, (early("Anna: parti"),), "alsos.announcements.once", "early[0]"),
    (
        "Abszolut late",
        PARTI,
        (late("Anna: pass", "Bence: abszolut"),),
        "alsos.announcements.abszolut-early-only",
        "late[1]",
    ),
    ("kontra of one's own", PARTI, (early("Anna: ultimo, kontra ultimo"),), "alsos.announcements.kontra", "early[0]"),
    ("kontra of one's own Parti", PARTI, (early("Anna: kontra parti"),), "alsos.announcements.kontra", "early[0]"),
    ("kontra of nothing", PARTI, (early("Anna: 44", "Bence: kontra 100"),), "alsos.announcements.kontra", "early[1]"),
    (
        "kontra twice",
        ANNOUNCEMENTS,
        (("Anna: rekontra ultimo", "Anna: pass"), ('"Bence: pass", "Anna: pass"]', '"Bence: kontra ultimo"]')),
        "alsos.announcements.kontra",
        "late[1]",
    ),
    (
        "rekontra of the other's",
        PARTI,
        (early("Anna: ultimo", "Bence: rekontra ultimo"),),
        "alsos.announcements.rekontra",
        "early[1]",
    ),
    ("rekontra without a kontra", PARTI, (early("Anna: rekontra parti"),), "alsos.announcements.rekontra", "early[0]"),
    ("rekontra of nothing", PARTI, (early("Anna: rekontra ultimo"),), "alsos.announcements.rekontra", "early[0]"),
    (
        "rekontra twice",
        ANNOUNCEMENTS,
        (("rekontra ultimo", "rekontra ultimo, rekontra ultimo"),),
        "alsos.announcements.rekontra",
        "late[0]",
    ),
    (
        "a fault in the words of a score",
        SCORE,
        (('"Bence: 44"', '"Bence: abszolut"'), ('"Bence 44" = true', ""), ("false, ", "false")),
        "alsos.announcements.abszolut-early-only",
        "late[1]",
    ),
)

SWAPS: tuple[Row, ...] = (
    ("another suit", EXCHANGE, (OTHER_SUIT,), "alsos.exchange.suit", "exchange"),
    ("without the seven", EXCHANGE, (swap("QS AH", "7H", "Bence"),), "alsos.exchange.seven", "exchange"),
    ("without the eight", EIGHT, (('player = "Anna"', 'player = "Bence"'),), "alsos.exchange.eight", "exchange"),
    ("the top first", EXCHANGE, (swap("AH QS", "8D"),), "alsos.exchange.seven", "exchange.take"),
    ("a hidden card in place of the top", EXCHANGE, (swap("QS 9S", "8D"),), "alsos.exchange.chain", "exchange.take"),
    (
        "the top, neither ace nor trump",
        EXCHANGE,
        (("| AH", "| JC"), ("JH JC 10C", "JH AH 10C"), swap("QS JC", "8D")),
        "alsos.exchange.top",
        "exchange.take",
    ),
    ("a hidden card out of order", EXCHANGE, (swap("QS AH JH", "8D 7C"),), "alsos.exchange.chain", "exchange.take"),
    (
        "a hidden card, neither ace nor trump",
        EXCHANGE,
        (swap("QS AH 9S JH", "8D 7C KD"),),
        "alsos.exchange.chain",
        "exchange.take",
    ),
    ("a discard not in the hand", EXCHANGE, (swap("QS AH 9S", "8D KS"),), "alsos.exchange.discard", "exchange.discard"),
    (
        "the swapped seven discarded",
        EXCHANGE,
        (swap("QS AH 9S", "7S 7C"),),
        "alsos.exchange.discard",
        "exchange.discard",
    ),
    ("one discard too few", EXCHANGE, (swap("QS AH 9S", "8D"),), "alsos.exchange.discard", "exchange.discard"),
    ("one discard too many", EXCHANGE, (swap("QS AH 9S", "8D 7C KD"),), "alsos.exchange.discard", "exchange.discard"),
    ("no discards", EXCHANGE, (swap("QS AH", ""),), "alsos.exchange.discard", "exchange.discard"),
    ("a discard after a bare swap", EXCHANGE, (swap("QS", "8D"),), "alsos.exchange.discard", "exchange.discard"),
)


@pytest.mark.parametrize(
    ("document", "changes", "rule", "at"),
    [pytest.param(*row[1:], id=row[0]) for rows in (CARDS, PACKETS, CALLS, SPEECH, SWAPS) for row in rows],
)
def test_row(document: str, changes: tuple[Change, ...], rule: str, at: str) -> None:
    """A sound document with a fault of play put in is refused with the id of the contract, at the entry changed."""
    error = fault(changed(document, *changes))
    assert (error.rule, error.at) == (rule, at)
