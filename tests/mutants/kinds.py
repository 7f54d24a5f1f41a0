"""Which mutants are none: they are no Python, or cannot differ from the engine whatever the tests are.

Each kind says why that is certain. What only seems not to differ is no kind: it is run, and if it lives, told with
its reason.
"""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

KINDS = {
    "not Python": "the changed module does not compile, so nothing could ever import it",
    "annotation": "annotations are not evaluated (`from __future__ import annotations`); mypy reads them, no test can",
    "for typing": "the condition is `TYPE_CHECKING`; what it guards are imports for mypy alone",
    "same code": "the compiler makes the same bytecode of both",
    "identity of enums": "`is` against `==` (`is not` against `!=`) of a member of an enum, by its own name or by one"
    " that is annotated so wherever the engine annotates it: a member equals itself alone, and mypy sees to it that"
    " only members come there",
}

Span = tuple[int, int]


class Excluded:
    """What all modules share: the names of the engine's enums, and of what is always a member of one or None."""

    def __init__(self, folder: Path) -> None:
        trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]
        self.enums = {name for tree in trees for name in _enums(tree)}
        kinds: dict[str, bool] = {}
        for name, annotation in (each for tree in trees for each in _annotated(tree)):
            kinds[name] = kinds.get(name, True) and self._is_enum(annotation)
        self.members = {name for name, is_enum in kinds.items() if is_enum}

    def _is_enum(self, annotation: ast.expr) -> bool:
        """Whether an annotation is an enum of the engine, or that and None."""
        if isinstance(annotation, ast.BinOp):
            sides = [side for side in (annotation.left, annotation.right) if ast.unparse(side) != "None"]
            return len(sides) == 1 and self._is_enum(sides[0])
        return ast.unparse(annotation).rpartition(".")[2] in self.enums


def _enums(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
            if bases & {"Enum", "IntEnum", "StrEnum"}:
                yield node.name


def _annotated(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """Every name of an argument, a field, a variable or a function with what it is said to be, or to give."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.annotation is not None:
            yield node.arg, node.annotation
        elif isinstance(node, ast.AnnAssign):
            yield ast.unparse(node.target).rpartition(".")[2], node.annotation
        elif isinstance(node, ast.FunctionDef) and node.returns is not None:
            yield node.name, node.returns


class Source:
    """One module as it is, to be compared with its mutants."""

    def __init__(self, text: str, excluded: Excluded) -> None:
        self.enums = excluded.enums
        self.members = excluded.members
        self.tree = ast.parse(text)
        self.code = _compiled(text)
        self.annotations = list(_annotations(self.tree)) if _are_postponed(self.tree) else []
        self.for_typing = [
            _span(node.test)
            for node in ast.walk(self.tree)
            if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        ]

    def kind_at(self, start: Span, end: Span) -> str | None:
        """The kind that the place alone tells, or None."""
        for kind, spans in (("annotation", self.annotations), ("for typing", self.for_typing)):
            if any(first <= start and end <= last for first, last in spans):
                return kind
        return None

    def kind_of(self, mutated: str) -> str | None:
        """The kind that the changed module tells, or None."""
        try:
            code = _compiled(mutated)
        except SyntaxError:
            return "not Python"
        if _same(self.code, code):
            return "same code"
        return "identity of enums" if self._is_identity(ast.parse(mutated)) else None

    def _is_identity(self, mutated: ast.Module) -> bool:
        """Whether a comparison by identity with a member became one by equality."""
        pairs = {(ast.Is, ast.Eq), (ast.IsNot, ast.NotEq), (ast.Eq, ast.Is), (ast.NotEq, ast.IsNot)}
        ours, theirs = (
            [node for node in ast.walk(tree) if isinstance(node, ast.Compare)] for tree in (self.tree, mutated)
        )
        if len(ours) != len(theirs):
            return False
        for own, other in zip(ours, theirs, strict=True):
            sides = zip((own.left, *own.comparators), own.comparators, strict=False)
            for before, after, compared in zip(own.ops, other.ops, sides, strict=True):
                if type(before) is not type(after):
                    return (type(before), type(after)) in pairs and any(map(self._is_member, compared))
        return False

    def _is_member(self, node: ast.expr) -> bool:
        """Whether this is a member of one of the engine's enums: `Seat.MAYOR`, `alsos.Phase.DONE`, `play.to_move`."""
        if isinstance(node, ast.Name):
            return node.id in self.members
        if not isinstance(node, ast.Attribute):
            return False
        if not node.attr.isupper():
            return node.attr in self.members
        owner = node.value
        return (owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")) in self.enums


def _compiled(text: str) -> CodeType:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)
        return compile(text, "module", "exec")


def _same(one: object, other: object) -> bool:
    """Whether two code objects, or two of their constants, are alike but for the lines they stand on."""
    if isinstance(one, CodeType) and isinstance(other, CodeType):
        names = ("co_code", "co_names", "co_varnames", "co_freevars", "co_cellvars", "co_flags", "co_exceptiontable")
        counts = ("co_argcount", "co_posonlyargcount", "co_kwonlyargcount")
        return (
            all(getattr(one, name) == getattr(other, name) for name in (*names, *counts))
            and len(one.co_consts) == len(other.co_consts)
            and all(map(_same, one.co_consts, other.co_consts))
        )
    return type(one) is type(other) and repr(one) == repr(other)


def _are_postponed(tree: ast.Module) -> bool:
    return any(isinstance(node, ast.ImportFrom) and node.module == "__future__" for node in tree.body)


def _annotations(tree: ast.Module) -> Iterator[tuple[Span, Span]]:
    for node in ast.walk(tree):
        for each in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if isinstance(each, ast.expr):
                yield _span(each)


def _span(node: ast.expr) -> tuple[Span, Span]:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)
