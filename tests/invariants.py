"""Checks of the house: what a module may import, how long it may be, and what JavaScript must not know.

Each check takes a path in the project and the text of that file, and returns what is wrong there, line by line.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

Check = Callable[[PurePosixPath, str], list[str]]

COMMAND_LINE = PurePosixPath("engine/__main__.py")
GAMES = ("alsos", "alcalde")
GROUND = ("cards", "errors", "samples", "tricks")
"""The engine's ground floor: what both games stand on, and what stands on nothing."""

ONLY_WORDS_AND_NUMBERS = frozenset(
    {
        "__future__",
        "abc",
        "bisect",
        "collections",
        "contextlib",
        "copy",
        "dataclasses",
        "difflib",
        "enum",
        "functools",
        "heapq",
        "itertools",
        "json",
        "math",
        "operator",
        "re",
        "string",
        "textwrap",
        "tomllib",
        "types",
        "typing",
        "unicodedata",
    }
)
"""The standard library's modules that know no screen, clock, locale, file, network or chance."""

DOORS = frozenset({"__import__", "breakpoint", "compile", "eval", "exec", "input", "open", "print"})
"""Built-in functions that lead out of the engine, or round these checks."""

KEEPERS = {
    "mkdocs": PurePosixPath("widgets/hook.py"),
    "mkdocs_static_i18n": PurePosixPath("widgets/hook.py"),
    "markdown_it": PurePosixPath("widgets/examples.py"),
    "babel": PurePosixPath("widgets/catalogs.py"),
}
"""Foreign packages that one module alone knows."""

LONGEST = 300


@dataclass(frozen=True, slots=True)
class Import:
    """One imported name, in full; `typing_only` under `if TYPE_CHECKING`, `lazy` inside a function."""

    name: str
    line: int
    typing_only: bool = False
    lazy: bool = False

    @property
    def top(self) -> str:
        """The package it comes from."""
        return self.name.partition(".")[0]

    def is_under(self, *modules: str) -> bool:
        """Whether it is one of `modules`, or lies in one."""
        return any(self.name == module or self.name.startswith(f"{module}.") for module in modules)


def imports(path: PurePosixPath, source: str) -> list[Import]:
    """All that the module imports, relative and dynamic imports resolved; an unknown dynamic one is called `?`."""
    found: list[Import] = []
    package = path.parent.parts

    def visit(node: ast.AST, typing_only: bool, lazy: bool) -> None:
        for name in _names(node, package):
            found.append(Import(name, getattr(node, "lineno", 0), typing_only, lazy))
        lazy = lazy or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        if isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            for branch, typing_branch in ((node.body, True), (node.orelse, typing_only)):
                for statement in branch:
                    visit(statement, typing_branch, lazy)
            return
        for child in ast.iter_child_nodes(node):
            visit(child, typing_only, lazy)

    visit(ast.parse(source), False, False)
    return found


def _names(node: ast.AST, package: tuple[str, ...]) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        above = package[: len(package) - node.level + 1] if node.level else ()
        base = ".".join((*above, *((node.module,) if node.module else ())))
        yield from (f"{base}.{alias.name}" if base else alias.name for alias in node.names)
    elif isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("import_module", "__import__"):
        first = node.args[0] if node.args else None
        yield first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else "?"


def engine_imports(path: PurePosixPath, source: str) -> list[str]:
    """The engine imports itself and what knows only words and numbers; its command line may lazily ask the widgets."""
    if path.parts[0] != "engine":
        return []
    wrong = []
    for each in imports(path, source):
        if each.is_under("engine.__main__"):
            wrong.append(f"{path}:{each.line}: the command line is imported by nobody")
        elif each.top == "engine" or each.top in ONLY_WORDS_AND_NUMBERS:
            continue
        elif path == COMMAND_LINE:
            if each.top == "widgets" and not each.lazy:
                wrong.append(f"{path}:{each.line}: {each.name} is imported only where it is used, inside a function")
            elif each.top != "widgets" and each.top not in sys.stdlib_module_names:
                wrong.append(f"{path}:{each.line}: {each.name} is neither the standard library's nor our own")
        elif not (each.top == "random" and each.typing_only):
            wrong.append(f"{path}:{each.line}: the engine does not import {each.name}")
    return wrong


def engine_doors(path: PurePosixPath, source: str) -> list[str]:
    """The engine opens nothing, prints nothing, runs no text."""
    if path.parts[0] != "engine" or path == COMMAND_LINE:
        return []
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [
        f"{path}:{call.lineno}: the engine does not call {call.func.id}"
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id in DOORS
    ]


def games_stand_alone(path: PurePosixPath, source: str) -> list[str]:
    """A game imports its own modules and the ground floor; the ground floor imports only itself."""
    if path.parts[0] != "engine":
        return []
    room = path.parts[1].removesuffix(".py")
    if room not in (*GAMES, *GROUND):
        return []
    ground = [f"engine.{module}" for module in GROUND]
    allowed = [f"engine.{room}", *ground] if room in GAMES else ground
    return [
        f"{path}:{each.line}: {each.name} is above this module"
        for each in imports(path, source)
        if each.top in ("engine", "widgets") and not each.is_under(*allowed)
    ]


def one_keeper(path: PurePosixPath, source: str) -> list[str]:
    """MkDocs, markdown-it-py and Babel are known to one module each."""
    return [
        f"{path}:{each.line}: only {KEEPERS[each.top]} imports {each.top}"
        for each in imports(path, source)
        if path != KEEPERS.get(each.top, path)
    ]


def own_name(path: PurePosixPath, source: str) -> list[str]:
    """No module or package under widgets/ bears a name of the standard library: its folder comes first on the path."""
    if path.parts[0] != "widgets":
        return []
    name = path.parent.name if path.name == "__init__.py" else path.stem
    return [f"{path}:1: the standard library has a module {name}"] if name in sys.stdlib_module_names else []


def length(path: PurePosixPath, source: str) -> list[str]:
    """A module is one chapter: 300 lines at most."""
    lines = len(source.splitlines())
    return [f"{path}:{LONGEST + 1}: {lines} lines, {LONGEST} are the limit"] if lines > LONGEST else []


def values_are_frozen(path: PurePosixPath, source: str) -> list[str]:
    """Every dataclass of the games and their ground floor is frozen and slotted: a state is a value."""
    if path.parts[0] != "engine" or path.parts[1].removesuffix(".py") not in (*GAMES, *GROUND):
        return []
    wrong = []
    for node in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)):
        for decorator in node.decorator_list:
            if not ast.unparse(decorator).startswith(("dataclass", "dataclasses.dataclass")):
                continue
            keywords = decorator.keywords if isinstance(decorator, ast.Call) else []
            said = {keyword.arg for keyword in keywords if ast.unparse(keyword.value) == "True"}
            if not {"frozen", "slots"} <= said:
                wrong.append(f"{path}:{decorator.lineno}: {node.name} is not frozen and slotted")
    return wrong


RULE_WORDS = frozenset(
    re.findall(
        r"\w+",
        """alcalde alsos auction bela bid declarer indicator kontra mayor meld melds rank ranks rekontra score scores
        stock suit suits talon tricks trump trumps vannak""",
    )
)
"""Words of the rules that a script has no need of: it moves markup and messages, it does not play."""

JS_COMMENT_OR_TEXT = re.compile(
    r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`""", re.DOTALL
)
QUOTE = """["'`]"""
CARD = re.compile(rf"{QUOTE}(?:10|[2-9AKQJ])[CDHS♣♥♦♠]{QUOTE}")
SUIT = rf"{QUOTE}?\b[CDHS]\b{QUOTE}?(?:\s*:\s*\d+)?"
SUITS = re.compile(rf"[♣♥♦♠]|{SUIT}(?:[\s,|]+{SUIT}){{3}}|{QUOTE}[CDHS]{{4}}{QUOTE}")
RANK = rf"{QUOTE}?\b(?:10|[2-9AKQJ])\b{QUOTE}?(?:\s*:\s*\d+)?"
RANKS = re.compile(rf"{RANK}(?:[\s,|]+{RANK}){{3,}}|{QUOTE}[AKQJ2-9T]{{4,}}{QUOTE}")
COURT = re.compile(r"[AKQJ]")


def script_plays_no_cards(path: PurePosixPath, source: str) -> list[str]:
    """No order of suits or ranks, no card by name, no score and no word of the rules in JavaScript."""
    code = without_comments(source)
    wrong = []
    for pattern, what in ((CARD, "a card by name"), (SUITS, "suits in a row"), (RANKS, "ranks in a row")):
        for match in pattern.finditer(code):
            if pattern is RANKS and not COURT.search(match.group()):
                continue  # plain numbers
            wrong.append(f"{path}:{code.count(chr(10), 0, match.start()) + 1}: {what}: {match.group().strip()}")
    for at, line in enumerate(code.splitlines(), start=1):
        words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", line)
        known = sorted({word.lower() for word in words} & RULE_WORDS)
        wrong += [f"{path}:{at}: a word of the rules: {word}" for word in known]
    return wrong


def without_comments(source: str) -> str:
    """JavaScript without its comments; every line keeps its number."""

    def keep(match: re.Match[str]) -> str:
        text = match.group()
        return "\n" * text.count("\n") if text.startswith(("//", "/*")) else text

    return JS_COMMENT_OR_TEXT.sub(keep, source)


PYTHON_CHECKS: tuple[Check, ...] = (
    engine_imports,
    engine_doors,
    games_stand_alone,
    one_keeper,
    own_name,
    values_are_frozen,
    length,
)
SCRIPT_CHECKS: tuple[Check, ...] = (script_plays_no_cards, length)


def modules(root: Path, folders: Iterable[str], suffixes: tuple[str, ...]) -> list[PurePosixPath]:
    """The files of `folders` with one of `suffixes`, in sorted order, as paths in the project."""
    found = (path for folder in folders for path in (root / folder).rglob("*") if path.suffix in suffixes)
    return sorted(PurePosixPath(path.relative_to(root).as_posix()) for path in found if "__pycache__" not in path.parts)
