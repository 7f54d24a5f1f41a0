"""The rows of the contract's table that are faults of the notation: which id answers, at which entry, in which line."""

from __future__ import annotations

import pytest

from tests.engine.notation.documents import (
    ALCALDE_DEAL,
    ALCALDE_SCORE,
    ALCALDE_TRICK,
    ALSOS_TRICK,
    ANNOUNCEMENTS,
    AUCTION,
    EXCHANGE,
    MATCH,
    MELDS,
    PARTI,
    SCORE,
    changed,
    fault,
    sound,
)

Row = tuple[str, str, str, str, str, str]
"""A title, a document, what is changed in it and into what, the reason and the entry."""

CARDS: tuple[Row, ...] = (
    ("no card at all", PARTI, "Anna 9S JS", "Anna 9S Jx", "unknown", "plays[0]"),
    ("a rank alone", PARTI, "Anna 9S JS", "Anna 9S J", "unknown", "plays[0]"),
    ("a small letter", PARTI, "Anna 9S JS", "Anna 9s JS", "unknown-near", "plays[0]"),
    ("suit and rank turned round", PARTI, "Anna 9S JS", "Anna 9S SJ", "unknown-near", "plays[0]"),
    ("T for ten", PARTI, "Anna JH 10H", "Anna JH TH", "unknown-near", "plays[4]"),
    ("a card of the other game", PARTI, "Anna 9S JS", "Anna 9S 2S", "not-in-pack", "plays[0]"),
    ("in a packet", PARTI, "10C JH 7H 8C", "10C JH 7H 8X", "unknown", "deal.Anna[1]"),
    ("in the talon", PARTI, "| KD", "| K", "unknown", "deal.talon"),
    ("wide letters", PARTI, "Anna 9S JS", "Anna 9S \uff2a\uff33", "unknown-near", "plays[0]"),
    ("with a comma", PARTI, "10C JH 7H 8C", "10C, JH 7H 8C", "unknown-near", "deal.Anna[1]"),
    ("taken", EXCHANGE, "QS AH 9S", "QS AH 6S", "not-in-pack", "exchange.take"),
    ("discarded", EXCHANGE, '"8D 7C"', '"8D C7"', "unknown-near", "exchange.discard"),
    ("in a hand", MELDS, "QD JD", "QD 1D", "unknown-near", "hands.Anna"),
    ("the indicator", AUCTION, '"QS"', '"Queen"', "unknown", "indicator"),
    ("a ten in Alcalde", ALCALDE_TRICK, "3H 2S", "10H 2S", "not-in-pack", "plays[0]"),
    ("in the stock", ALCALDE_DEAL, "AD 3D", "AD 8D", "not-in-pack", "deal.stock"),
    ("an exchange beside cards", ALCALDE_DEAL, "Lena exchange", "Lena exchange 7S", "unknown", "plays[0]"),
)

PLAYERS: tuple[Row, ...] = (
    ("who leads", PARTI, "Anna 9S JS", "Ana 9S JS", "unknown-near", "plays[0]"),
    ("who calls", PARTI, "Anna: accept", "Zita: accept", "unknown", "auction[0]"),
    ("nobody leads", PARTI, "Anna 9S JS", ": 9S JS", "nobody-named", "plays[0]"),
    ("nobody calls", PARTI, "Anna: accept", " : accept", "nobody-named", "auction[0]"),
    ("no name in the deal", PARTI, "Bence = [", '"" = [', "unknown", 'deal.""'),
    ("who speaks", PARTI, "Anna: abszolut", "anna: abszolut", "unknown-near", "early[0]"),
    ("who exchanges", EXCHANGE, 'player = "Anna"', 'player = "Zita"', "unknown", "exchange.player"),
    ("who was dealt a hand", PARTI, "Bence = [", "Benze = [", "unknown-near", "deal.Benze"),
    ("whose hand", MELDS, "{ Anna = ", "{ Zita = ", "unknown", "hands.Zita"),
    ("who declares", SCORE, 'declarer = "Anna"', 'declarer = "Zita"', "unknown", "declarer"),
    ("whose points", SCORE, "{ Anna = 76", "{ Zita = 76", "unknown", "card_points.Zita"),
    ("whose outcome", SCORE, '"Anna ultimo" =', '"Zita ultimo" =', "unknown", "outcomes.Zita ultimo"),
    ("too few", PARTI, '["Anna", "Bence"]', '["Anna"]', "too-few", "players"),
    ("nobody", PARTI, '["Anna", "Bence"]', "[]", "too-few", "players"),
    ("too many", PARTI, '"Bence"]\nauction', '"Bence", "Zita"]\nauction', "too-many", "players"),
    ("two in Alcalde", ALCALDE_TRICK, '"Isaac", "Lena", "Pilar"', '"Isaac", "Lena"', "too-few", "players"),
    ("equal", PARTI, '["Anna", "Bence"]', '["Anna", "Anna"]', "equal-names", "players[1]"),
    ("a name with a space", PARTI, '["Anna", "Bence"]', '["Anna", "Ben ce"]', "unfit-name", "players[1]"),
    ("a name with a colon", PARTI, '["Anna", "Bence"]', '["Anna:", "Bence"]', "unfit-name", "players[0]"),
    ("a name with a comma", PARTI, '["Anna", "Bence"]', '["A,nna", "Bence"]', "unfit-name", "players[0]"),
    ("a name with a dot", PARTI, '["Anna", "Bence"]', '["A.", "Bence"]', "unfit-name", "players[0]"),
    ("no letter at all", PARTI, '["Anna", "Bence"]', '["", "Bence"]', "unfit-name", "players[0]"),
    ("a name that means the talon", PARTI, '["Anna", "Bence"]', '["talon", "Bence"]', "reserved-name", "players[0]"),
    ("a name that means the stock", ALCALDE_TRICK, '["Isaac"', '["stock"', "reserved-name", "players[0]"),
)

KEYS: tuple[Row, ...] = (
    ("unknown, near a known one", PARTI, "auction =", "auctoin =", "unknown-near", "auctoin"),
    ("no letter at all", PARTI, "auction =", '"" =', "unknown", '""'),
    ("unknown, like none", PARTI, "auction =", "xyz =", "unknown", "xyz"),
    ("of another kind", PARTI, "auction =", "trump =", "not-in-this-kind", "trump"),
    ("of the other game", PARTI, "auction =", "options =", "not-in-this-kind", "options"),
    ("game misspelt", PARTI, "game =", "gmae =", "unknown-near", "gmae"),
    ("talon misspelt", PARTI, "talon =", "talom =", "unknown-near", "deal.talom"),
    ("no hands to compare", MELDS, "hands =", "title =", "no-language", "title.Anna"),
    ("unknown in the exchange", EXCHANGE, "discard =", "discards =", "unknown-near", "exchange.discards"),
    ("no stock", ALCALDE_DEAL, "stock =", "stok =", "unknown-near", "deal.stok"),
    (
        "an unknown option",
        ALCALDE_DEAL,
        "indicator_exchange",
        "indicator_exchanges",
        "unknown-near",
        "options.indicator_exchanges",
    ),
    ("an unknown side", ALCALDE_SCORE, "opponents", "oponents", "unknown-near", "points.oponents"),
    ("an outcome missing", SCORE, '"Anna ultimo" = false, ', "", "missing-outcome", "outcomes"),
    ("no outcomes", SCORE, 'outcomes = { "Anna ultimo" = false, "Bence 44" = true }\n', "", "missing-outcome", ""),
    ("an outcome of nothing said", SCORE, '"Bence 44"', '"Bence csalad"', "unknown", "outcomes.Bence csalad"),
    (
        "an outcome that totals decide",
        SCORE,
        '"Bence 44"',
        '"Anna abszolut" = true, "Bence 44"',
        "unknown",
        "outcomes.Anna abszolut",
    ),
    ("swallowed by the deal", PARTI, "[deal]\n", '[deal]\nlate = ["Anna: pass"]\n', "swallowed", "deal.late"),
    ("no language", PARTI, "auction =", 'title = { german = "x" }\nauction =', "no-language", "title.german"),
    (
        "a note on no section",
        PARTI,
        "auction =",
        'notes = { "trick.0" = { fr = "x" } }\nauction =',
        "unknown",
        "notes.trick.0",
    ),
    (
        "a note on an entry that is not there",
        PARTI,
        "auction =",
        'notes = { "plays.12" = { fr = "x" } }\nauction =',
        "no-such-entry",
        "notes.plays.12",
    ),
)

NOTES: tuple[Row, ...] = tuple(
    (title, PARTI, "auction =", f"{notes}\nauction =", reason, at)
    for title, notes, reason, at in (
        ("a note on an entry below the first", 'notes."plays.-1".fr = "x"', "no-such-entry", "notes.plays.-1"),
        ("a note on a great number", 'notes."plays.99999999".fr = "x"', "no-such-entry", "notes.plays.99999999"),
        (
            "a note on a number of another script",
            'notes."plays.\u0663".fr = "x"',
            "no-such-entry",
            "notes.plays.\u0663",
        ),
        ("a note on an entry of what has none", 'notes."deal.0".fr = "x"', "no-such-entry", "notes.deal.0"),
        (
            "two notes on an entry",
            'notes."plays.0".fr = "x"\nnotes."plays.00".fr = "y"',
            "note-twice",
            "notes.plays.00",
        ),
        ("two ways of a note", 'notes."plays.0".fr = "x"\nnotes.plays.0.es = "y"', "note-twice", "notes.plays.0"),
    )
)

MISSING: tuple[Row, ...] = (
    ("no game", PARTI, 'game = "alsos"\n', "", "missing", ""),
    ("no kind", PARTI, 'kind = "deal"\n', "", "missing", ""),
    ("no players", PARTI, 'players = ["Anna", "Bence"]\n', "", "missing", ""),
    ("no auction", PARTI, 'auction = ["Anna: accept"]\n', "", "missing", ""),
    ("no talon", PARTI, 'talon = "QS | JC QC 7S 9D 7C KH | KD"\n', "", "missing-in-table", "deal"),
    ("no hand", PARTI, 'Bence = ["AH KC 8H QH 9C 7D 8D AC", "10H JS 8S 9H"]\n', "", "missing-in-table", "deal"),
    ("no trumps", ALSOS_TRICK, 'trump = "S"\n', "", "missing", ""),
    ("no trick", ALSOS_TRICK, 'plays = ["Anna AH 9H"]\n', "", "missing", ""),
    ("one hand only", ALSOS_TRICK, ', Bence = "9H 8S QC"', "", "missing-in-table", "hands"),
    ("no discards, although more was taken", EXCHANGE, ', discard = "8D 7C"', "", "missing-in-table", "exchange"),
    ("one side only", ALCALDE_SCORE, ", opponents = 62", "", "missing-in-table", "points"),
    ("no indicator", AUCTION, 'indicator = "QS"\n', "", "missing", ""),
    ("no declarer", ANNOUNCEMENTS, 'declarer = "Anna"\n', "", "missing", ""),
    ("no deal", EXCHANGE, EXCHANGE[EXCHANGE.index("[deal]") :], "", "missing-the-table", ""),
    ("no hands", MELDS, MELDS[MELDS.index("hands") :], "", "missing-the-table", ""),
    ("no units", MATCH, "units = [[0, 0], [5, -5]]\n", "", "missing", ""),
    ("no card points", SCORE, "card_points = { Anna = 76, Bence = 70 }\n", "", "missing-the-table", ""),
)

VALUES: tuple[Row, ...] = (
    ("a number for a text", PARTI, 'kind = "deal"', "kind = 1", "not-a-text", "kind"),
    ("a text for a list", PARTI, 'auction = ["Anna: accept"]', 'auction = "Anna: accept"', "not-a-list", "auction"),
    ("a number in a list of texts", PARTI, '["Anna: accept"]', "[44]", "not-a-text", "auction[0]"),
    ("a text for a hand", PARTI, '["10D 10S 9S KS JD QD AS AD", "10C JH 7H 8C"]', '"10D"', "not-a-list", "deal.Anna"),
    ("one packet", PARTI, ', "10C JH 7H 8C"]', "]", "two-packets", "deal.Anna"),
    (
        "a talon in one part",
        PARTI,
        "QS | JC QC 7S 9D 7C KH | KD",
        "QS JC QC 7S 9D 7C KH KD",
        "talon-parts",
        "deal.talon",
    ),
    (
        "no table",
        EXCHANGE,
        'exchange = { player = "Anna", take = "QS AH 9S", discard = "8D 7C" }',
        "exchange = true",
        "not-a-table",
        "exchange",
    ),
    ("nothing taken", EXCHANGE, '"QS AH 9S"', '""', "nothing-taken", "exchange.take"),
    ("an unknown game", PARTI, '"alsos"', '"alsoz"', "unknown-word-near", "game"),
    ("an unknown kind", PARTI, '"deal"', '"whist"', "unknown-word", "kind"),
    ("a kind of the other game", ALCALDE_TRICK, '"trick"', '"auction"', "unknown-word", "kind"),
    ("an unknown call", PARTI, "Anna: accept", "Anna: acept", "unknown-word-near", "auction[0]"),
    ("a bid without a suit", AUCTION, "Anna: bid D", "Anna: bid", "suit-not-named", "auction[2]"),
    ("a bid in no suit", AUCTION, "Anna: bid D", "Anna: bid X", "not-a-suit", "auction[2]"),
    ("a call without a colon", PARTI, "Anna: accept", "Anna accept", "no-colon", "auction[0]"),
    ("a call of nothing", PARTI, "Anna: accept", "Anna:", "nothing-said", "auction[0]"),
    ("an unknown announcement", PARTI, "Anna: abszolut", "Anna: absolut", "unknown-word-near", "early[0]"),
    ("an announcement and a pass", PARTI, "Anna: abszolut", "Anna: abszolut, pass", "pass-and-more", "early[0]"),
    ("a comma too many", PARTI, "Anna: abszolut", "Anna: abszolut,", "nothing-said", "early[0]"),
    ("a kontra of nothing named", PARTI, "Anna: abszolut", "Anna: kontra", "item-not-named", "early[0]"),
    ("a kontra of an unknown item", PARTI, "Anna: abszolut", "Anna: kontra ultimoo", "unknown-word-near", "early[0]"),
    ("trumps in a small letter", ALSOS_TRICK, 'trump = "S"', 'trump = "s"', "not-a-suit-near", "trump"),
    ("a bid in a small letter", AUCTION, "Anna: bid D", "Anna: bid d", "not-a-suit-near", "auction[2]"),
    ("trumps that are no suit", ALSOS_TRICK, 'trump = "S"', 'trump = "spades"', "not-a-suit", "trump"),
    ("one card in a trick", PARTI, "Anna 9S JS", "Anna 9S", "trick-size", "plays[0]"),
    ("three cards in a trick", PARTI, "Anna 9S JS", "Anna 9S JS 7H", "trick-size", "plays[0]"),
    ("three cards in a trick of four", ALCALDE_TRICK, " KC", "", "trick-size", "plays[0]"),
    ("an empty line", PARTI, '"Anna 9S JS"', '" "', "empty-entry", "plays[0]"),
    ("two lines for one trick", ALSOS_TRICK, '["Anna AH 9H"]', '["Anna AH 9H", "Anna KC QC"]', "one-trick", "plays"),
    ("no line for a trick", ALSOS_TRICK, '["Anna AH 9H"]', "[]", "one-trick", "plays"),
    ("units of one player", MATCH, "[5, -5]", "[5]", "not-a-pair", "units[1]"),
    ("units that are no numbers", MATCH, "[5, -5]", '[5, "-5"]', "not-a-number", "units[1][1]"),
    ("units that are no pairs", MATCH, "[5, -5]", "5", "not-a-list", "units[1]"),
    ("true for a number", ALCALDE_SCORE, "mayor = 58", "mayor = true", "not-a-number", "points.mayor"),
    (
        "an outcome that is a number",
        SCORE,
        '"Bence 44" = true',
        '"Bence 44" = 1',
        "not-true-or-false",
        "outcomes.Bence 44",
    ),
    (
        "an option that is a word",
        ALCALDE_DEAL,
        "indicator_exchange = true",
        'indicator_exchange = "yes"',
        "not-true-or-false",
        "options.indicator_exchange",
    ),
    (
        "an unknown variant",
        ALCALDE_DEAL,
        "indicator_exchange = true",
        'variant = "five-cards"',
        "unknown-variant",
        "options.variant",
    ),
    ("an id with a space", PARTI, '"parti-76"', '"parti 76"', "unfit-id", "id"),
    ("an id with an accent", PARTI, '"parti-76"', '"partí"', "unfit-id", "id"),
    ("a title without a language", PARTI, "auction =", 'title = "x"\nauction =', "not-a-table", "title"),
    ("a fraction", ALCALDE_SCORE, "mayor = 58", "mayor = 58.0", "not-whole", "points.mayor"),
    ("a date", ALCALDE_SCORE, "mayor = 58", "mayor = 2026-11-30", "date-or-time", "points.mayor"),
    ("a time", ALCALDE_SCORE, "mayor = 58", "mayor = 12:30:00", "date-or-time", "points.mayor"),
    ("more than a million", ALCALDE_SCORE, "mayor = 58", "mayor = 1_000_001", "too-great", "points.mayor"),
    ("less than a million below nothing", ALCALDE_SCORE, "mayor = 58", "mayor = -1000001", "too-great", "points.mayor"),
    (
        "a table in a table in a table",
        PARTI,
        "auction =",
        "expect = { items = [[[[[[1]]]]]] }\nauction =",
        "too-deep",
        "expect.items[0][0][0][0][0]",
    ),
)

TOML: tuple[Row, ...] = (
    ("a key twice", PARTI, 'kind = "deal"', 'kind = "deal"\nkind = "deal"', "twice", ""),
    ("no value", PARTI, 'kind = "deal"', "kind", "no-equals-sign", ""),
    ("a comma missing", PARTI, '"Anna 9S JS", "Bence', '"Anna 9S JS" "Bence', "no-comma", ""),
    ("quotation marks of a book", PARTI, 'kind = "deal"', "kind = “deal”", "book-quotation-marks", ""),
)
"""Others are in `test_toml_faults.py`."""


def rows(rule: str, told: tuple[Row, ...]) -> list[object]:
    """One case a row, called by the rule and the row's title."""
    return [pytest.param(rule, *row[1:], id=f"{rule}: {row[0]}") for row in told]


@pytest.mark.parametrize(
    ("rule", "document", "old", "new", "reason", "at"),
    [
        *rows("notation.card", CARDS),
        *rows("notation.player", PLAYERS),
        *rows("notation.key", KEYS),
        *rows("notation.key", NOTES),
        *rows("notation.value", MISSING),
        *rows("notation.value", VALUES),
        *rows("notation.toml", TOML),
    ],
)
def test_row(rule: str, document: str, old: str, new: str, reason: str, at: str) -> None:
    """One thing changed in a sound document is refused with the id of the contract, at the entry changed."""
    error = fault(changed(document, (old, new)))
    assert (error.rule, error.reason, error.at) == (rule, reason, at)


@pytest.mark.parametrize(
    "document",
    [
        PARTI,
        EXCHANGE,
        ALSOS_TRICK,
        MELDS,
        SCORE,
        AUCTION,
        ANNOUNCEMENTS,
        MATCH,
        ALCALDE_DEAL,
        ALCALDE_TRICK,
        ALCALDE_SCORE,
    ],
)
def test_unchanged(document: str) -> None:
    """Every document that the rows change is sound before the change."""
    sound(document)
