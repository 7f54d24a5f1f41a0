"""Questions to the bridge, as the page puts them, and the examples that they are about."""

from __future__ import annotations

import json
from typing import Any

from widgets.bridge import handle

PARTI_76 = """game = "alsos"
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

[expect]
card_points = { Anna = 76, Bence = 70 }
"""
TRICK_25 = """game = "alcalde"
kind = "trick"
id = "trick-25"
trump = "S"
players = ["Isaac", "Lena", "Pilar"]
plays = ["Isaac AH 3H 2S KC"]

[expect]
winner = "Pilar"
points = 25
"""
ILLEGAL = PARTI_76.replace("Bence AH 7H", "Bence AH 8C")
"""In the second trick Anna has hearts, and plays a club."""

MATCH = """game = "alsos"
kind = "match"
players = ["Anna", "Bence"]
units = [[1, -1]]
"""
LANGUAGES = ("fr", "es")


def ask(op: str, language: str = "fr", **more: Any) -> dict[str, Any]:
    return answered({"id": 7, "op": op, "language": language, "base": "../", **more})


def answered(request: object) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(handle(json.dumps(request)))
    return reply


def is_apology(reply: dict[str, Any]) -> bool:
    error = reply.get("error") or {}
    return not reply["ok"] and error.get("rule") == "" and error["html"].startswith("<p>")
