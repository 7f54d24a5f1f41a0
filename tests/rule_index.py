"""Where the ids of the rules stand: in the engine, in the catalogs, on the pages, in the tests and examples.

Each check returns what is wrong, one sentence each; what a check reads, it is given.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from babel.messages.pofile import read_po

ID = r"(?:alsos|alcalde)\.[a-z]+\.[a-z0-9]+(?:-[a-z0-9]+)*"
NAMED = re.compile(rf"(?<![\w./]){ID}(?![\w-]|\.\w)|(?<=, )\.[a-z]+(?:-[a-z]+)*\b|(?<= and )\.[a-z]+(?:-[a-z]+)*\b")
"""A whole id, or what follows one in a row: `alsos.tricks.lead, .own-card` names two."""

FENCE = re.compile(r"^ {0,3}(`{3,}|~{3,})")
HEADING = re.compile(r"^###\s+(\S+)\s*$")
EXPECTED_ERROR = re.compile(rf"""^\s*error\s*=\s*["']({ID})["']|[{{,]\s*error\s*=\s*["']({ID})["']""", re.MULTILINE)


def ids_in(text: str) -> set[str]:
    """The ids that `text` names, those in a row after a whole one too."""
    found: set[str] = set()
    chapter = ""
    for match in NAMED.finditer(text):
        if match.group().startswith("."):
            if chapter:
                found.add(chapter + match.group())
            continue
        chapter = match.group().rpartition(".")[0]
        found.add(match.group())
    return found


def said_in(source: str) -> list[str]:
    """The texts of a Python module, strings, docstrings and comments: where a dotted name is an id and not code."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [token.string for token in tokens if token.type in (tokenize.STRING, tokenize.COMMENT)]


def ids_said(source: str) -> set[str]:
    """The ids in the texts of a Python module."""
    return set().union(*(ids_in(text) for text in said_in(source)))


def constants(source: str) -> list[str]:
    """The whole strings of a Python module, docstrings left out."""
    tree = ast.parse(source)
    bare = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in bare)
    return [node.value for node in nodes if isinstance(node.value, str)]


def badly_listed(rules: Collection[str], game: str) -> list[str]:
    """An id twice in a game's list, or one that is not of that game."""
    wrong = [f"{rule} is listed {times} times" for rule, times in Counter(rules).items() if times > 1]
    return wrong + [
        f"{rule} is no rule of {game}" for rule in rules if not re.fullmatch(ID, rule) or game != game_of(rule)
    ]


def game_of(rule: str) -> str:
    """The game that a rule belongs to."""
    return rule.partition(".")[0]


def listed_again(rules: Collection[str], sources: Mapping[str, str]) -> list[str]:
    """A module that writes out a second list of many ids; the one list is in `rules.py`."""
    most = len(rules) // 2
    return [
        f"{name} lists {len(found)} ids again"
        for name, source in sources.items()
        if len(found := set(constants(source)) & set(rules)) > most
    ]


def unknown(rules: Collection[str], sources: Mapping[str, str]) -> list[str]:
    """An id that a module names and that no list has: a typing mistake, or a rule nobody knows."""
    return [f"{name}: {rule}" for name, source in sources.items() for rule in sorted(ids_said(source) - set(rules))]


def not_carried_out(rules: Collection[str], without: Mapping[str, str], sources: Mapping[str, str]) -> list[str]:
    """A rule that no module of its game names and whose list of exceptions does not say why; a wrong exception."""
    named = set().union(*(ids_said(source) for source in sources.values()))
    raised = {text for source in sources.values() for text in constants(source)}
    wrong = [f"{rule} is nowhere in the engine" for rule in rules if rule not in named and rule not in without]
    wrong += [f"{rule} is excused and no rule" for rule in without if rule not in rules]
    wrong += [f"{rule} is excused and refuses" for rule in without if rule in raised]
    return wrong + [f"{rule} is excused without a reason" for rule, why in without.items() if len(why.split()) < 5]


def untitled(rules: Collection[str], catalog: str) -> list[str]:
    """A rule without a title in a gettext catalog, a title that is only a guess, a title of no rule."""
    messages = {message.id: message for message in read_po(io.StringIO(catalog)) if message.id}
    wrong = [f"{rule} has no title" for rule in rules if rule not in messages or not str(messages[rule].string).strip()]
    wrong += [f"{rule} has a fuzzy title" for rule in rules if rule in messages and messages[rule].fuzzy]
    strangers = (str(name) for name in messages if re.fullmatch(ID, str(name)) and name not in rules)
    return wrong + [f"{name} has a title and is no rule" for name in strangers]


def headings(page: str) -> list[str]:
    """The rule ids that head a paragraph of a page (`### alsos.tricks.lead`), fenced blocks left out."""
    found = []
    fence = ""
    for line in page.splitlines():
        mark = FENCE.match(line)
        if fence:
            if mark and mark.group(1).startswith(fence) and line.strip() == mark.group(1):
                fence = ""
        elif mark:
            fence = mark.group(1)
        elif (heading := HEADING.match(line)) and re.fullmatch(ID, heading.group(1)):
            found.append(heading.group(1))
    return found


def badly_headed(rules: Collection[str], page: str) -> list[str]:
    """A rule without its paragraph on the page of its game, with two, or a paragraph of no rule."""
    times = Counter(headings(page))
    wrong = [f"{rule} has no paragraph" for rule in rules if not times[rule]]
    wrong += [f"{rule} has {times[rule]} paragraphs" for rule in rules if times[rule] > 1]
    return wrong + [f"{rule} has a paragraph and is no rule" for rule in times if rule not in rules]


def expected_errors(text: str) -> set[str]:
    """The ids that examples, in a page or a file of their own, expect to be refused with."""
    return {one or other for one, other in EXPECTED_ERROR.findall(text)}


def unproved(rules: Collection[str], tests: Iterable[str], examples: Iterable[str]) -> list[str]:
    """A rule that no test names and no example expects to be refused with."""
    proved = set().union(*map(ids_said, tests), *map(expected_errors, examples))
    return [f"{rule} has no test and no example" for rule in rules if rule not in proved]
