"""Whether every rule has a title that a reader of either language can take in at a glance."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine import alcalde, alsos
from widgets.i18n import LANGUAGES, load
from widgets.rule_ids import NOTATION, PAGE_OF, RULE_PAGES

ENGINE = Path(alsos.__file__).parents[1]
GAMES = {"alsos": alsos.RULES, "alcalde": alcalde.RULES, "notation": NOTATION}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", PAGE_OF)
def test_a_title_is_short_and_clean(rule: str, language: str) -> None:
    """A title is no sentence and no id, types no number, and keeps the typography of its language."""
    title = load(language)(rule)
    assert title != rule
    assert 4 <= len(title) <= 40
    assert title[0].isupper()
    assert not re.search(r"[.'\"\d]|\s$", title)
    if language == "fr":
        assert not re.search(r"(?<![\u00a0\u202f])[:;!?»]|«(?!\u00a0)", title)
    else:
        assert not re.search(r"\s[:;!?]", title)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES.keys())
def test_no_two_rules_of_a_game_share_a_title(rules: tuple[str, ...], language: str) -> None:
    """A link's text tells which rule it leads to."""
    assert len({load(language)(rule) for rule in rules}) == len(rules)


@pytest.mark.parametrize("rule", PAGE_OF)
def test_the_two_languages_have_words_of_their_own(rule: str) -> None:
    """Spanish titles are Spanish."""
    assert load("fr")(rule) != load("es")(rule)


def test_every_rule_has_one_page() -> None:
    """The rules of a game stand on its first page, those of the notation where a text is checked."""
    assert sum(len(rules) for rules in RULE_PAGES.values()) == len(PAGE_OF)
    assert {rule.partition(".")[0] for rule in RULE_PAGES["alsos/index.md"]} == {"alsos"}
    assert {rule.partition(".")[0] for rule in RULE_PAGES["alcalde/index.md"]} == {"alcalde"}


def test_the_ids_of_the_notation_are_those_that_the_engine_gives() -> None:
    """What the readers of texts refuse with, and nothing else, is explained on the page where texts are checked."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(ENGINE.rglob("*.py")))
    given = set(re.findall(r'"(notation\.[a-z-]+)"', source))
    assert given == set(NOTATION)
