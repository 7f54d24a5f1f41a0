"""The contract's rows from the first lead on, and which of two faults comes first: which id answers, and where."""

from __future__ import annotations

import pytest

from tests.engine.notation.changes import WHOLE_DEAL, Change, Row, calls, early
from tests.engine.notation.documents import (
    ALCALDE_DEAL,
    ALCALDE_SCORE,
    ALCALDE_TRICK,
    ALSOS_TRICK,
    EXCHANGE,
    MATCH,
    PARTI,
    SCORE,
    changed,
    fault,
)

TRICKS: tuple[Row, ...] = (
    ("the first lead", PARTI, (("Anna 9S JS", "Bence JS 9S"),), "alsos.tricks.lead", "plays[0]"),
    ("a later lead", PARTI, (("Bence AH 7H", "Anna 7H AH"),), "alsos.tricks.lead", "plays[1]"),
    ("a card of the other", PARTI, (("Anna 9S JS", "Anna JS 9S"),), "alsos.tricks.own-card", "plays[0]"),
    ("a card played before", PARTI, (("Bence AH 7H", "Bence JS 7H"),), "alsos.tricks.own-card", "plays[1]"),
    ("a card of the talon", PARTI, (("Anna 9S JS", "Anna 9S QS"),), "alsos.tricks.own-card", "plays[0]"),
    ("a discarded card", EXCHANGE, (("Anna JS 8S", "Anna 8D 9D"),), "alsos.tricks.own-card", "plays[0]"),
    ("not following", PARTI, (("Bence AH 7H", "Bence AH 8C"),), "alsos.tricks.follow-suit", "plays[1]"),
    ("not following trumps", PARTI, (("Anna 9S JS", "Anna 9S AH"),), "alsos.tricks.follow-suit", "plays[0]"),
    ("not trumping", PARTI, (("Anna JD 8S", "Anna JD 9C"),), "alsos.tricks.must-trump", "plays[6]"),
    ("a trick too many", PARTI, (WHOLE_DEAL,), "alsos.tricks.twelve", "plays[12]"),
    ("not following in a trick alone", ALSOS_TRICK, (("AH 9H", "AH 8S"),), "alsos.tricks.follow-suit", "plays[0]"),
    (
        "not trumping in a trick alone",
        ALSOS_TRICK,
        (('"9H 8S QC"', '"9D 8S QC"'), ("AH 9H", "AH QC")),
        "alsos.tricks.must-trump",
        "plays[0]",
    ),
    ("not held in a trick alone", ALSOS_TRICK, (("AH 9H", "AH 8H"),), "alsos.tricks.own-card", "plays[0]"),
    (
        "the first lead in Alcalde",
        ALCALDE_DEAL,
        (("Isaac AH 3H 2S KC", "Lena 3H 2S KC AH"),),
        "alcalde.tricks.lead",
        "plays[1]",
    ),
    (
        "a later lead in Alcalde",
        ALCALDE_DEAL,
        (("Pilar AC 2C 4C 5C", "Isaac 4C 5C AC 2C"),),
        "alcalde.tricks.lead",
        "plays[2]",
    ),
    ("not held in Alcalde", ALCALDE_DEAL, (("Isaac AH 3H", "Isaac AH 4H"),), "alcalde.tricks.own-card", "plays[1]"),
    (
        "not drawn yet in Alcalde",
        ALCALDE_DEAL,
        (("Isaac AH 3H", "Isaac 7D 3H"),),
        "alcalde.tricks.own-card",
        "plays[1]",
    ),
)

REST: tuple[Row, ...] = (
    (
        "exchange while off",
        ALCALDE_DEAL,
        (("options = { indicator_exchange = true }\n", ""),),
        "alcalde.variants.exchange",
        "plays[0]",
    ),
    (
        "exchange switched off",
        ALCALDE_DEAL,
        (("indicator_exchange = true", "indicator_exchange = false"),),
        "alcalde.variants.exchange",
        "plays[0]",
    ),
    (
        "exchange without the card",
        ALCALDE_DEAL,
        (("Lena exchange", "Isaac exchange"),),
        "alcalde.variants.exchange",
        "plays[0]",
    ),
    (
        "exchange twice",
        ALCALDE_DEAL,
        (('"Lena exchange"', '"Lena exchange", "Lena exchange"'),),
        "alcalde.variants.exchange",
        "plays[1]",
    ),
    (
        "exchange out of turn at the end",
        ALCALDE_DEAL,
        (('4C 5C"]', '4C 5C", "Lena exchange"]'), ('["Lena exchange", ', "[")),
        "alcalde.variants.exchange",
        "plays[2]",
    ),
    (
        "four cards",
        ALCALDE_DEAL,
        (("indicator_exchange = true", 'variant = "four-cards"'),),
        "alcalde.variants.four-cards",
        "options.variant",
    ),
    (
        "four cards in a trick",
        ALCALDE_TRICK,
        (('trump = "S"', 'trump = "S"\noptions = { variant = "four-cards" }'),),
        "alcalde.variants.four-cards",
        "options.variant",
    ),
    (
        "four cards in a score",
        ALCALDE_SCORE,
        (("points =", 'options = { variant = "four-cards" }\npoints ='),),
        "alcalde.variants.four-cards",
        "options.variant",
    ),
    ("more than the pack", SCORE, (("Bence = 70", "Bence = 87"),), "alsos.scoring.totals", "card_points"),
    ("less than nothing", SCORE, (("Bence = 70", "Bence = -1"),), "alsos.scoring.totals", "card_points"),
    ("melds below nothing", SCORE, (("Bence = 0", "Bence = -20"),), "alsos.scoring.totals", "melds"),
    ("119", ALCALDE_SCORE, (("opponents = 62", "opponents = 61"),), "alcalde.check.total", "points"),
    ("121", ALCALDE_SCORE, (("mayor = 58", "mayor = 59"),), "alcalde.check.total", "points"),
    (
        "below nothing",
        ALCALDE_SCORE,
        (("mayor = 58, opponents = 62", "mayor = -1, opponents = 121"),),
        "alcalde.check.total",
        "points",
    ),
    ("units that do not cancel", MATCH, (("[5, -5]", "[5, -4]"),), "alsos.scoring.zero-sum", "units[1]"),
    ("nine deals", MATCH, (("[[0, 0], [5, -5]]", str([[0, 0]] * 9)),), "alsos.scoring.match", "units"),
)


@pytest.mark.parametrize(
    ("document", "changes", "rule", "at"),
    [pytest.param(*row[1:], id=row[0]) for rows in (TRICKS, REST) for row in rows],
)
def test_row(document: str, changes: tuple[Change, ...], rule: str, at: str) -> None:
    """A sound document with a fault of play put in is refused with the id of the contract, at the entry changed."""
    error = fault(changed(document, *changes))
    assert (error.rule, error.at) == (rule, at)


@pytest.mark.parametrize(
    ("title", "changes", "rule", "at"),
    [
        (
            "notation late in the record before play early in it",
            (calls("Bence: accept"), ("AS QH", "AS QX")),
            "notation.card",
            "plays[11]",
        ),
        ("notation before the pack", (("| KD", "| AS"), ("AS QH", "AS")), "notation.value", "plays[11]"),
        ("the pack before the calls", (("| KD", "| AS"), calls("Bence: accept")), "alsos.cards.pack", "deal.talon"),
        (
            "the calls before the words",
            (calls("Bence: accept"), early("Bence: 44")),
            "alsos.auction.turns",
            "auction[0]",
        ),
        (
            "the words before the tricks",
            (early("Bence: 44"), ("Anna 9S JS", "Bence JS 9S")),
            "alsos.announcements.turns",
            "early[0]",
        ),
        (
            "the first of two tricks",
            (("Bence AH 7H", "Bence AH 8C"), ("Anna JD 8S", "Anna JD 9C")),
            "alsos.tricks.follow-suit",
            "plays[1]",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) and " " in value else "",
)
def test_first_fault(title: str, changes: tuple[Change, ...], rule: str, at: str) -> None:
    """Of two faults the first in the order of play is reported, and a fault of the notation before any of play."""
    error = fault(changed(PARTI, *changes))
    assert (error.rule, error.at) == (rule, at), title
