"""The list of rule ids, and that the refusals table beside it says what the engine says."""

from __future__ import annotations

import random
import re

import pytest

from engine.alcalde import RULES, Deal, Options, Play, Seat, State, check_count, refusal, rules
from engine.cards import Suit
from engine.errors import EngineError, Inconsistent
from tests.engine.alcalde.table import CANDIDATES, DEAL, EXCHANGE_ON, deal_of, game, lay, swap_in_deal
from tests.engine.alcalde.test_deal import UNSOUND

CHAPTERS = ["cards", "deal", "tricks", "office", "check", "variants"]


def table() -> dict[tuple[str, str], set[str]]:
    """The refusals table: the names of the facts by rule and reason."""
    found: dict[tuple[str, str], set[str]] = {}
    for line in (rules.__doc__ or "").splitlines():
        cells = [re.sub(r"\([^)]*\)", "", cell).strip() for cell in line.strip("| ").split("|")]
        if len(cells) == 3 and cells[0] not in ("rule", "---"):
            facts = {name.strip().removesuffix(" or None") for name in cells[2].split(",")}
            found |= {(f"alcalde.{cells[0]}", reason.strip()): facts for reason in cells[1].split(",")}
    return found


WRITTEN = table()


def note(met: set[tuple[str, str]], said: EngineError) -> None:
    """Count a refusal as met, and hold it against the table."""
    assert set(said.facts) == WRITTEN[said.rule, said.reason]
    met.add((said.rule, said.reason))


def test_ids() -> None:
    """Twenty-three different ids, chapter by chapter."""
    assert len(RULES) == len(set(RULES)) == 23
    chapters = [rule.split(".")[1] for rule in RULES]
    assert chapters == sorted(chapters, key=CHAPTERS.index)
    assert all(re.fullmatch(r"alcalde\.[a-z]+\.[a-z-]+", rule) for rule in RULES)


def test_the_table_is_whole() -> None:
    """Every row of the table is met somewhere, with the facts it names, and nothing is met that it does not have."""
    met: set[tuple[str, str]] = set()
    generator = random.Random(11)
    pack = [each for hand in (*DEAL.hands, DEAL.stock) for each in hand if each]
    deals = [DEAL, swap_in_deal(DEAL, "AS", "2S"), *(deal_of(generator.sample(pack, 40)) for _ in range(6))]
    states = [
        state for deal in deals for agreed in (Options(), EXCHANGE_ON) for state, _ in game(deal, agreed, generator)
    ]
    positions: list[State | Play] = [*states, lay(Play(Suit.SPADES, Seat.RIGHT, None, length=1), "AH 3H")]
    for position in positions:
        for event in CANDIDATES:
            said = refusal(position, event)
            if said is not None:
                note(met, said)
    for _, hands, stock, _ in UNSOUND:
        with pytest.raises(Inconsistent) as unsound:
            Deal(hands, stock)
        note(met, unsound.value)
    for mayor, opponents in ((60, 61), (-1, 121)):
        with pytest.raises(Inconsistent) as count:
            check_count(mayor, opponents)
        note(met, count.value)
    with pytest.raises(EngineError) as variant:
        Options(variant="four-cards")
    note(met, variant.value)
    assert met == set(WRITTEN)
