"""Every refusal that stands in the engine's source: its rule, its reason and the names of its facts.

The source is read, not run. A rule or a reason that is a variable is followed to all that it can be: the values given
to it in the function, or, for a parameter, those of every call of that function in the module.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ERRORS = frozenset({"Unreadable", "NotAllowed", "Inconsistent"})

Function = ast.FunctionDef | ast.Lambda


@dataclass(frozen=True, slots=True)
class Refusal:
    """One refusal, as often as its rule and reason can be different; `place` is the file and the line."""

    rule: str
    reason: str
    facts: frozenset[str]
    place: str


@dataclass(slots=True)
class Module:
    """One module: its tree, the function around each node, the functions by name, the calls of each."""

    path: Path
    tree: ast.Module
    around: dict[ast.AST, ast.FunctionDef | None] = field(default_factory=dict)
    functions: dict[str, ast.FunctionDef] = field(default_factory=dict)

    def calls(self, name: str) -> Iterator[ast.Call]:
        """Every call of the function of that name in the module."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def module(path: Path) -> Module:
    """The module, ready to be searched."""
    read = Module(path, ast.parse(path.read_text("utf-8")))

    def visit(node: ast.AST, function: ast.FunctionDef | None) -> None:
        read.around[node] = function
        if isinstance(node, ast.FunctionDef):
            read.functions[node.name] = function = node
        for child in ast.iter_child_nodes(node):
            visit(child, function)

    visit(read.tree, None)
    return read


def refusals(folder: Path) -> list[Refusal]:
    """All refusals of the modules under `folder`."""
    return [one for path in sorted(folder.rglob("*.py")) for one in _of_module(module(path))]


def _of_module(read: Module) -> Iterator[Refusal]:
    for node in ast.walk(read.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
            place = f"{read.path}:{node.lineno}"
            assert len(node.args) == 2, f"{place}: a refusal has a rule and a reason"
            for call in _callers(read, node):
                for rule in _strings(read, node.args[0], call):
                    for reason in _strings(read, node.args[1], call):
                        yield Refusal(rule, reason, frozenset(_facts(read, node, call)), place)


def _callers(read: Module, node: ast.Call) -> list[ast.Call | None]:
    """The calls of the function around the refusal, where the rule or the reason is a parameter of it."""
    function = read.around[node]
    names = {one.arg for one in (*function.args.args, *function.args.kwonlyargs)} if function else set()
    used = {arg.id for arg in node.args if isinstance(arg, ast.Name)}
    if function is None or not used & names:
        return [None]
    found: list[ast.Call | None] = list(read.calls(function.name))
    assert found, f"{read.path}:{node.lineno}: nobody calls {function.name}"
    return found


def _strings(read: Module, node: ast.expr, call: ast.Call | None) -> set[str]:
    """All strings that an expression can be; the parameters of its function are those of `call`."""
    place = f"{read.path}:{node.lineno}"
    if isinstance(node, ast.Constant):
        assert isinstance(node.value, str), place
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _strings(read, node.body, call) | _strings(read, node.orelse, call)
    assert isinstance(node, ast.Name), f"{place}: write the rule and the reason as they stand"
    function = read.around[node]
    given = _argument(function, node.id, call) if function and call else None
    if given is not None:
        return _strings(read, given, None)
    scope: ast.AST = function or read.tree
    values = _assigned(scope, node.id) or _assigned(read.tree, node.id)
    assert values, f"{place}: what is {node.id}?"
    return {text for value in values for text in _strings(read, value, call)}


def _argument(function: ast.FunctionDef, name: str, call: ast.Call) -> ast.expr | None:
    names = [one.arg for one in function.args.args]
    if name in names and names.index(name) < len(call.args):
        return call.args[names.index(name)]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def _assigned(scope: ast.AST, name: str) -> list[ast.expr]:
    """Everything that is assigned to that name, also as one of several."""
    found = []
    for node in ast.walk(scope):
        if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
            continue
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            several = isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple)
            pairs = zip(target.elts, node.value.elts, strict=True) if several else [(target, node.value)]
            found += [value for one, value in pairs if isinstance(one, ast.Name) and one.id == name]
    return found


def _facts(read: Module, node: ast.Call, call: ast.Call | None) -> Iterator[str]:
    """The names of the facts, those of `**facts` included."""
    function = read.around[node]
    for keyword in node.keywords:
        if keyword.arg is not None:
            yield keyword.arg
            continue
        assert isinstance(keyword.value, ast.Name), f"{read.path}:{node.lineno}: name the facts"
        values = _assigned(function or read.tree, keyword.value.id)
        for value in values:
            assert isinstance(value, ast.Dict), f"{read.path}:{node.lineno}: name the facts"
            for key in value.keys:
                assert isinstance(key, ast.Constant)
                yield str(key.value)
        if not values:
            assert call is not None, f"{read.path}:{node.lineno}: where do the facts come from?"
            yield from (given.arg for given in call.keywords if given.arg is not None)
