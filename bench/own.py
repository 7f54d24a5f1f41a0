"""Our two games as contenders: the table of each, driven like the peers."""

import random
from typing import Any

from bench.contender import Contender, chance
from engine.alcalde import table_play as alcalde_table
from engine.alsos import table_play as alsos_table
from engine.cards import Suit

_GENERATOR = random.Random(1)


def play_out(table: Any) -> int:
    """Random legal cards to the end, each one checked and logged."""
    play = table.play
    legal = table.legal
    while legal:
        play(legal[int(chance() * len(legal))])
        legal = table.legal
    return len(table.log)


ALSOS = Contender("Alsós", lambda: alsos_table.dealt(_GENERATOR, Suit.SPADES), play_out)
ALCALDE = Contender("Alcalde", lambda: alcalde_table.dealt(_GENERATOR), play_out)
