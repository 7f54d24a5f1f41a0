"""Every rule stands in the engine, in both catalogs, on both pages and in a test, under one id."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.alcalde import rules as alcalde
from engine.alsos import rules as alsos
from tests import rule_index

ROOT = Path(__file__).parent.parent
GAMES = {"alsos": alsos, "alcalde": alcalde}
ALL = (*alsos.RULES, *alcalde.RULES)
LANGUAGES = ("fr", "es")

game = pytest.mark.parametrize("game", GAMES)
language = pytest.mark.parametrize("language", LANGUAGES)


def texts(folder: str, pattern: str) -> dict[str, str]:
    """The files below `folder` whose names match, by their path in the project."""
    paths = sorted((ROOT / folder).rglob(pattern))
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in paths}


ENGINE = {name: text for name, text in texts("engine", "*.py").items() if not name.endswith("/rules.py")}
TESTS = texts("tests/engine", "*.py")
EXAMPLES = texts("docs", "*.md") | texts("tests", "*.toml")


def test_the_files_are_found() -> None:
    """The checks read the real project."""
    assert {"engine/alsos/play.py", "engine/alcalde/play.py"} <= set(ENGINE)
    assert "tests/engine/alcalde/test_play.py" in TESTS
    assert {f"docs/{tongue}/{name}/index.md" for tongue in LANGUAGES for name in GAMES} <= set(EXAMPLES)


@game
def test_listed_once(game: str) -> None:
    """Each game lists its rules, each once, and no other module writes the list out again."""
    rules = GAMES[game].RULES
    assert rule_index.badly_listed(rules, game) == []
    assert rule_index.listed_again(rules, ENGINE) == []


def test_no_other_ids() -> None:
    """The engine and its tests name no rule that the lists do not have."""
    lists = texts("engine", "rules.py")
    assert rule_index.unknown(ALL, ENGINE | lists | TESTS) == []


@game
def test_carried_out(game: str) -> None:
    """Each rule is named where the engine carries it out; what needs no code says why."""
    sources = {name: text for name, text in ENGINE.items() if name.startswith(f"engine/{game}/")}
    assert rule_index.not_carried_out(GAMES[game].RULES, GAMES[game].WITHOUT_CODE, sources) == []


@language
def test_titles(language: str) -> None:
    """Each rule has a title in the catalog, and no title stands for a rule that is none."""
    assert rule_index.untitled(ALL, (ROOT / f"translations/{language}/rules.po").read_text("utf-8")) == []


@game
@language
def test_paragraphs(game: str, language: str) -> None:
    """Each rule has one paragraph on its game's page, headed by its id."""
    page = (ROOT / f"docs/{language}/{game}/index.md").read_text("utf-8")
    assert rule_index.badly_headed(GAMES[game].RULES, page) == []


@game
def test_proved(game: str) -> None:
    """Each rule is named by a test of the engine, or an example expects to be refused with it."""
    assert rule_index.unproved(GAMES[game].RULES, TESTS.values(), EXAMPLES.values()) == []


LEAD, WINNER = "alsos.tricks.lead", "alsos.tricks.winner"
RULES = (LEAD, WINNER)
BOTH = f'"""{LEAD}, .winner: two rules."""\n'
NO_CODE = "It is a matter of manners, nothing can go wrong."
TITLES = f'msgid "{LEAD}"\nmsgstr "L’entame"\n\nmsgid "{WINNER}"\nmsgstr "La levée"\n'
PAGE = f"### {LEAD}\n\nx\n\n### {WINNER}\n"

BROKEN = [
    ("twice in the list", "badly_listed", ([LEAD, LEAD], "alsos"), f"{LEAD} is listed 2 times"),
    ("of the other game", "badly_listed", ([LEAD], "alcalde"), f"{LEAD} is no rule of alcalde"),
    ("not an id at all", "badly_listed", (["alsos.Lead"], "alsos"), "alsos.Lead is no rule of alsos"),
    ("a second list", "listed_again", (RULES, {"a.py": f"OTHERS = ('{LEAD}', '{WINNER}')"}), "a.py lists 2 ids again"),
    (
        "a typing mistake",
        "unknown",
        (RULES, {"a.py": "raise NotAllowed('alsos.tricks.leed')"}),
        "a.py: alsos.tricks.leed",
    ),
    ("one in a comment", "unknown", (RULES, {"a.py": "x = 1  # alsos.trick.lead"}), "a.py: alsos.trick.lead"),
    ("one in a row", "unknown", (RULES, {"a.py": f"'''{LEAD}, .winer'''"}), "a.py: alsos.tricks.winer"),
    ("nowhere", "not_carried_out", (RULES, {}, {"a.py": f"'{LEAD}'"}), f"{WINNER} is nowhere in the engine"),
    (
        "named in code only",
        "not_carried_out",
        (RULES, {}, {"a.py": f"'{LEAD}'\nalsos.tricks.winner"}),
        f"{WINNER} is nowhere in the engine",
    ),
    (
        "an exception for no rule",
        "not_carried_out",
        (RULES, {"alsos.tricks.none": NO_CODE}, {"a.py": BOTH}),
        "alsos.tricks.none is excused and no rule",
    ),
    (
        "an exception that refuses",
        "not_carried_out",
        (RULES, {LEAD: NO_CODE}, {"a.py": BOTH + f"raise NotAllowed('{LEAD}')"}),
        f"{LEAD} is excused and refuses",
    ),
    (
        "an exception that does not say why",
        "not_carried_out",
        (RULES, {LEAD: "no code"}, {"a.py": BOTH}),
        f"{LEAD} is excused without a reason",
    ),
    ("no title", "untitled", ((*RULES, "alsos.tricks.own-card"), TITLES), "alsos.tricks.own-card has no title"),
    ("an empty title", "untitled", (RULES, TITLES.replace("La levée", "")), f"{WINNER} has no title"),
    ("a fuzzy title", "untitled", (RULES, f"#, fuzzy\n{TITLES}"), f"{LEAD} has a fuzzy title"),
    ("a title of no rule", "untitled", ((LEAD,), TITLES), f"{WINNER} has a title and is no rule"),
    ("no paragraph", "badly_headed", (RULES, f"### {LEAD}\n"), f"{WINNER} has no paragraph"),
    ("in a fence", "badly_headed", (RULES, f"### {LEAD}\n```\n### {WINNER}\n```\n"), f"{WINNER} has no paragraph"),
    ("in the text", "badly_headed", (RULES, f"### {LEAD}\nas {WINNER} says\n"), f"{WINNER} has no paragraph"),
    ("of another height", "badly_headed", (RULES, f"### {LEAD}\n## {WINNER}\n"), f"{WINNER} has no paragraph"),
    ("two paragraphs", "badly_headed", (RULES, PAGE + f"### {LEAD}\n"), f"{LEAD} has 2 paragraphs"),
    ("one of no rule", "badly_headed", ((LEAD,), PAGE), f"{WINNER} has a paragraph and is no rule"),
    ("no test", "unproved", (RULES, [f"'''{LEAD}'''"], []), f"{WINNER} has no test and no example"),
    (
        "a longer id",
        "unproved",
        (RULES, [f"'''{LEAD}, {WINNER}s, {WINNER}-x'''"], []),
        f"{WINNER} has no test and no example",
    ),
    ("code is no test", "unproved", (RULES, [f"'{LEAD}'\n{WINNER}"], []), f"{WINNER} has no test and no example"),
    ("prose is no example", "unproved", (RULES, [f"'{LEAD}'"], [WINNER]), f"{WINNER} has no test and no example"),
]


@pytest.mark.parametrize(("title", "check", "read", "wrong"), BROKEN, ids=[f"{row[1]}: {row[0]}" for row in BROKEN])
def test_each_check_can_fail(title: str, check: str, read: tuple[object, ...], wrong: str) -> None:
    """What is missing, doubled or invented is found, and nothing but that."""
    assert getattr(rule_index, check)(*read) == [wrong]


SOUND = [
    ("a list", "badly_listed", (RULES, "alsos")),
    ("a few refusals", "listed_again", (RULES, {"a.py": f"'{LEAD}'"})),
    (
        "names of modules",
        "unknown",
        (RULES, {"a.py": "import engine.alsos.tricks\n'''engine.alsos.deal, alsos.tricks.*'''"}),
    ),
    ("a name in the code", "unknown", (RULES, {"a.py": "alsos.scoring.settle(state)"})),
    ("a docstring for two", "not_carried_out", (RULES, {}, {"a.py": BOTH})),
    ("one with a reason", "not_carried_out", (RULES, {LEAD: NO_CODE}, {"a.py": f"# {WINNER}"})),
    ("titles", "untitled", (RULES, TITLES + '\nmsgid "notation.card"\nmsgstr "La carte"\n')),
    (
        "a page",
        "badly_headed",
        (RULES, f"# Title\n\n## Part {{ #part }}\n\n### Other\n\n{PAGE}\n~~~\n### {LEAD}\n~~~\n"),
    ),
    ("a test for two", "unproved", (RULES, [BOTH], [])),
    ("an example", "unproved", (RULES, [f"# {LEAD}"], [f'```example\n[expect]\nerror = "{WINNER}"\n```'])),
    ("an inline one", "unproved", (RULES, [f"# {LEAD}"], [f"expect = {{ error = '{WINNER}' }}"])),
]


@pytest.mark.parametrize(("title", "check", "read"), SOUND, ids=[f"{row[1]}: {row[0]}" for row in SOUND])
def test_what_is_right(title: str, check: str, read: tuple[object, ...]) -> None:
    """What is in order is not found fault with."""
    assert getattr(rule_index, check)(*read) == []
