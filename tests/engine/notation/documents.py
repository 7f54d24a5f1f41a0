"""Whole documents of every kind, to be read as they are or with one thing changed, and what reading them gives."""

from __future__ import annotations

from engine.errors import EngineError
from engine.notation import read
from engine.record import Example, replay

PARTI = """\
game = "alsos"
kind = "deal"
id = "parti-76"
players = ["Anna", "Bence"]
auction = ["Anna: accept"]
early = ["Anna: abszolut", "Bence: pass", "Anna: pass"]
late = ["Anna: pass", "Bence: pass"]
plays = [
  "Anna 9S JS", "Bence AH 7H", "Bence AC 8C", "Bence 7D AD", "Anna JH 10H", "Bence 8D 10D",
  "Anna JD 8S", "Bence 8H KS", "Anna QD 9C", "Anna 10C KC", "Anna 10S 9H", "Anna AS QH",
]

[deal]
Anna = ["10D 10S 9S KS JD QD AS AD", "10C JH 7H 8C"]
Bence = ["AH KC 8H QH 9C 7D 8D AC", "10H JS 8S 9H"]
talon = "QS | JC QC 7S 9D 7C KH | KD"
"""
"""The worked example of the sources, without what is expected of it."""

EXCHANGE = """\
game = "alsos"
kind = "deal"
players = ["Anna", "Bence"]
auction = ["Anna: accept"]
exchange = { player = "Anna", take = "QS AH 9S", discard = "8D 7C" }
plays = ["Anna JS 8S"]

[deal]
Anna = ["7S JS AS 10S 8D 7C KH QH", "KD QD JD 10D"]
Bence = ["KS 8S AD 9D 7D AC KC QC", "10H 9H 8H 7H"]
talon = "QS | 9S JH JC 10C 9C 8C | AH"
"""
"""Anna holds the seven of trumps; an ace lies on top, a trump is the lowest hidden card, the jack of hearts next."""

EIGHT = """\
game = "alsos"
kind = "deal"
players = ["Anna", "Bence"]
auction = ["Anna: pass", "Bence: accept"]
exchange = { player = "Anna", take = "7S AH", discard = "8D" }

[deal]
Anna = ["8S JS AS 10S 8D 7C KH QH", "KD QD JD 10D"]
Bence = ["KS QS AD 9D 7D AC KC QC", "10H 9H 8H 7H"]
talon = "7S | 9S JH JC 10C 9C 8C | AH"
"""
"""The indicator is the seven itself, so the eight does its service; the exchanger is not the declarer."""

ALSOS_TRICK = """\
game = "alsos"
kind = "trick"
trump = "S"
players = ["Anna", "Bence"]
plays = ["Anna AH 9H"]
hands = { Anna = "AH KC 7D", Bence = "9H 8S QC" }
"""

MELDS = """\
game = "alsos"
kind = "melds"
trump = "S"
players = ["Anna", "Bence"]
hands = { Anna = "QD JD 10D KS QS AH AC 9C 8H 7H 7C 8C", Bence = "AD KD JH JC JS 9D 9H 9S 10S 10C QC KC" }
"""

SCORE = """\
game = "alsos"
kind = "score"
players = ["Anna", "Bence"]
declarer = "Anna"
early = ["Anna: abszolut, ultimo", "Bence: kontra ultimo", "Anna: pass", "Bence: pass"]
late = ["Anna: pass", "Bence: 44", "Anna: pass", "Bence: pass"]
card_points = { Anna = 76, Bence = 70 }
melds = { Anna = 20, Bence = 0 }
outcomes = { "Anna ultimo" = false, "Bence 44" = true }
"""

AUCTION = """\
game = "alsos"
kind = "auction"
players = ["Anna", "Bence"]
indicator = "QS"
auction = ["Anna: pass", "Bence: pass", "Anna: bid D", "Bence: bid C", "Anna: pass"]
"""

ANNOUNCEMENTS = """\
game = "alsos"
kind = "announcements"
players = ["Anna", "Bence"]
declarer = "Anna"
early = ["Anna: ultimo", "Bence: kontra ultimo", "Anna: pass", "Bence: pass"]
late = ["Anna: rekontra ultimo", "Bence: pass", "Anna: pass"]
"""

MATCH = """\
game = "alsos"
kind = "match"
players = ["Anna", "Bence"]
units = [[0, 0], [5, -5]]
"""

ALCALDE_DEAL = """\
game = "alcalde"
kind = "deal"
players = ["Isaac", "Lena", "Pilar"]
options = { indicator_exchange = true }
plays = ["Lena exchange", "Isaac AH 3H 2S KC", "Pilar AC 2C 4C 5C"]

[deal]
Isaac = "AH 4C 2D"
Lena = "3H 7S 5C"
Pilar = "2S KC AC 2C 3C 4D"
stock = "AD 3D KD QD JD 7D 6D 5D KH QH JH 7H 6H 5H 4H 2H QC JC 7C 6C AS 3S JS 6S 5S 4S KS QS"
"""
"""The indicator is the queen of spades, and Lena holds the seven that may be swapped for it."""

ALCALDE_TRICK = """\
game = "alcalde"
kind = "trick"
trump = "S"
players = ["Isaac", "Lena", "Pilar"]
plays = ["Isaac AH 3H 2S KC"]
"""

ALCALDE_SCORE = """\
game = "alcalde"
kind = "score"
players = ["Isaac", "Lena", "Pilar"]
points = { mayor = 58, opponents = 62 }
"""


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The text with each first part replaced by its second; every first part must stand in it exactly once."""
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the document"
        text = text.replace(old, new)
    return text


def fault(text: str) -> EngineError:
    """The first fault of the document, of notation or of play; fails where it has none."""
    try:
        error = replay(read(text)).error
    except EngineError as refused:
        return refused
    assert error is not None, "nothing is wrong with this document"
    return error


def sound(text: str) -> Example:
    """The example, which must be without fault."""
    example = read(text)
    error = replay(example).error
    assert error is None, error
    return example
