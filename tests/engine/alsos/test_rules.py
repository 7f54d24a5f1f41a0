"""The list of rule ids, and that the refusals table covers what the engine says."""

from __future__ import annotations

import random
import re
from pathlib import Path

from engine.alsos import RULES, legal_events, refusal
from engine.alsos import rules as rules_module
from tests.engine.alsos.table import everything_said, game

CHAPTERS = ["cards", "deal", "auction", "announcements", "exchange", "melds", "tricks", "scoring"]


def test_ids() -> None:
    """Fifty-one different ids, chapter by chapter."""
    assert len(RULES) == len(set(RULES)) == 51
    chapters = [rule.split(".")[1] for rule in RULES]
    assert sorted(set(chapters), key=chapters.index) == CHAPTERS
    assert chapters == sorted(chapters, key=CHAPTERS.index)
    assert all(re.fullmatch(r"alsos\.[a-z]+\.[a-z-]+", rule) for rule in RULES)


def table() -> dict[tuple[str, str], list[set[str]]]:
    """The refusals table: for each rule and reason, the names of the facts, one set a row."""
    found: dict[tuple[str, str], list[set[str]]] = {}
    for line in (rules_module.__doc__ or "").splitlines():
        cells = [re.sub(r"\([^)]*\)", "", cell).strip() for cell in line.strip("| ").split("|")]
        if len(cells) < 2 or cells[0] in ("rule", "---"):
            continue
        facts = {re.sub(r" or None$", "", name.strip()) for name in cells[2].split(",")} if len(cells) > 2 else set()
        for rule in cells[0].split(","):
            for reason in cells[1].split(","):
                found.setdefault((f"alsos.{rule.strip()}", reason.strip()), []).append(facts)
    return found


def test_refusals_keep_to_the_table() -> None:
    """Every refusal met in random deals has its rule, reason and facts in the table of `rules.py`."""
    written = table()
    assert {rule for rule, _ in written} <= set(RULES)
    met = set()
    for seed in range(12):
        states = game(seed)
        for state in random.Random(seed).sample(states, min(12, len(states))):
            for event in everything_said():
                said = refusal(state, event)
                if said is None:
                    assert event in legal_events(state)
                    continue
                assert set(said.facts) in written[said.rule, said.reason]
                met.add((said.rule, said.reason))
    assert len(met) > 25


def test_every_cited_rule_exists() -> None:
    """No module of the engine cites a rule id that is not in the list."""
    folder = Path(rules_module.__file__).parent
    cited = set()
    for path in folder.glob("*.py"):
        cited |= set(re.findall(r"alsos\.(?:" + "|".join(CHAPTERS) + r")\.[a-z][a-z-]*", path.read_text("utf-8")))
    assert cited - set(RULES) == set()
