"""Words that a document may hold, right ones and wrong ones."""

from __future__ import annotations

from random import Random

RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
SUITS = ("C", "H", "D", "S", "♣", "♥", "♦", "♠", "♠\ufe0e", "♥\ufe0f")
SLUGS = (
    "parti", "abszolut", "100", "200", "tous-les-trois", "ultimo", "csalad", "all-trumps", "kassza", "44",
)  # fmt: skip
NAMES = ("Anna", "Bence", "Béla", "Isaac", "Lena", "Pilar", "Inés")
SPOKEN = ("pass", "accept", "bid", "kontra", "rekontra", "exchange", "talon", "stock", "mayor", "opponents")
KEYS = (
    "game", "kind", "id", "title", "notes", "expect", "players", "deal", "auction", "early", "late", "exchange",
    "plays", "trump", "hands", "declarer", "card_points", "melds", "outcomes", "indicator", "units", "options",
    "points", "player", "take", "discard", "indicator_exchange", "variant", "four-cards", "fr", "es", "error",
    "complete", "meld_points", "totals", "items", "winner", "redeal", "undealt_points", "mayor_stays", "next_mayor",
)  # fmt: skip
KINDS = ("deal", "trick", "melds", "score", "auction", "announcements", "match")
PUNCTUATION = (*"\"'[]{},=|:.#\\-_()<>&%`", '"""', "'''", "[[", "]]", "\n", " ", "\t", "{key}", "${}", "%s")
ODD = (
    "\x00", "\x07", "\x1b[31m", "\x7f", "\x85", "\xa0", "\u200b", "\u200f", "\u202e", "\u2028", "\ufeff", "\ufffd",
    "\U0001f0a1", "e\u0301", "ﬁ", "١", "Ａ", "ſ", "İ", "ß", "\\u0041", "\\ud800", "\\U0010ffff", "\\x41", "\r",
)  # fmt: skip


def card(random: Random) -> str:
    """A card of one of the two games, most often as it should be written."""
    return random.choice(RANKS) + random.choice(SUITS[:4] if random.random() < 0.9 else SUITS)


def number(random: Random) -> str:
    """A number as TOML has them, or nearly."""
    return random.choice(
        ["0", "1", "-1", "7", "81", "82", "100", "120", "162", "163", "999999", "1000000", "1000001", "-1000001",
         "1_000", "0x10", "0b1", "1e3", "1.5", "-0", "inf", "nan", "9" * 20, "9" * 5000, "07",
         str(random.randrange(200))]
    )  # fmt: skip


def word(random: Random) -> str:
    """Any word."""
    kind = random.randrange(10)
    if kind < 3:
        return card(random)
    if kind == 9:
        return random.choice((*PUNCTUATION, *ODD))
    words = (NAMES, SLUGS, SPOKEN, KEYS, KINDS, ("alsos", "alcalde", "true", "false", "x" * 70))[kind - 3]
    return random.choice(words)
