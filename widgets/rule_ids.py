"""Which ids a rule can have, and on which page its paragraph stands."""

from __future__ import annotations

from collections.abc import Mapping

from engine import alcalde, alsos

NOTATION = (
    "notation.card",
    "notation.player",
    "notation.key",
    "notation.value",
    "notation.toml",
    "notation.size",
)
"""What a text must keep to so that it can be read as an example."""

RULE_PAGES: Mapping[str, tuple[str, ...]] = {
    "alsos/index.md": alsos.RULES,
    "alcalde/index.md": alcalde.RULES,
    "check.md": NOTATION,
}
"""The pages, the same in every language, with the ids that each must hold as `### id`."""

PAGE_OF: Mapping[str, str] = {rule: page for page, rules in RULE_PAGES.items() for rule in rules}
"""The page of every id."""

CASE_PAGES: Mapping[str, tuple[str, ...]] = {"alsos/cases.md": alsos.RULES, "alcalde/cases.md": alcalde.RULES}
"""The pages on which each rule of a game has its cases; a heading there may be the id of one of its rules, too."""


def chapter_of(rule: str) -> str:
    """What comes before the last word of an id: `alsos.tricks` of `alsos.tricks.lead`."""
    return rule.rpartition(".")[0]
