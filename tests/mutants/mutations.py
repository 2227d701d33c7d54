"""Small changes to a function, each of which breaks what it does: the mutants of a source file."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Sequence
from copy import deepcopy
from pathlib import Path

from msgspec import Struct

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Mutant(Struct, frozen=True):
    """One change: where it is, and what it does to the line there."""

    file: Path
    number: int
    """Which of the file's mutants it is."""
    line: int
    function: str
    """The outermost function or method it is in, as Python names it."""
    before: str
    after: str


class _Change:
    """A change to one node, made on a copy of the tree."""

    def __init__(self, node: ast.AST, after: ast.AST) -> None:
        self.node = node
        self.after = after


def mutants_of(file: Path) -> list[Mutant]:
    """All mutants of a source file, in the order of its lines."""
    tree = ast.parse(file.read_text("utf-8"))
    found: list[Mutant] = []
    for name, function in _functions(tree):
        for change in _changes(function):
            line = getattr(change.node, "lineno", function.lineno)
            before, after = ast.unparse(change.node), ast.unparse(change.after)
            found.append(Mutant(file, len(found), line, name, before.split("\n")[0], after.split("\n")[0]))
    return found


def same_change(earlier: Sequence[Mutant], now: Sequence[Mutant]) -> list[Mutant]:
    """The mutants of a file as it is now that make the changes some made earlier: in the same function, and where a
    function has several alike, the one nearest to the line and in the order of the file. A change to lines that are
    gone has none.
    """
    left: dict[tuple[str, str, str], list[Mutant]] = defaultdict(list)
    for mutant in now:
        left[mutant.function, mutant.before, mutant.after].append(mutant)
    found: list[Mutant] = []
    for wanted in earlier:
        if alike := left[wanted.function, wanted.before, wanted.after]:
            nearest = min(alike, key=lambda each: (abs(each.line - wanted.line), abs(each.number - wanted.number)))
            alike.remove(nearest)
            found.append(nearest)
    return sorted(found, key=lambda mutant: mutant.number)


def mutated_tree(file: Path, number: int) -> ast.Module:
    """The tree of a file with one of its mutants in place."""
    tree = ast.parse(file.read_text("utf-8"))
    change = [change for _, function in _functions(tree) for change in _changes(function)][number]
    mutated = _Replace(change).visit(tree)
    assert isinstance(mutated, ast.Module)
    return ast.fix_missing_locations(mutated)


def _functions(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, Function]]:
    """Functions of a module and methods of its classes, not those within functions."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            yield prefix + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{prefix}{node.name}.")
        elif not isinstance(node, ast.expr):
            yield from _functions(node, prefix)


def _changes(function: Function) -> Iterator[_Change]:
    """The changes to the body of a function; its signature and what is only said to readers stay as they are."""
    for statement in function.body:
        for node in _working_nodes(statement):
            yield from _changes_to(node)


def _working_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all below it that do something; types only say what is meant."""
    yield node
    for name, child in ast.iter_fields(node):
        if name not in ("annotation", "returns"):
            for below in child if isinstance(child, list) else (child,):
                if isinstance(below, ast.AST):
                    yield from _working_nodes(below)


def _changes_to(node: ast.AST) -> Iterator[_Change]:
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in COMPARISONS:
            changed = deepcopy(node)
            changed.ops = [COMPARISONS[type(operator)]()]
            yield _Change(node, changed)
        case ast.BinOp(op=operation) | ast.AugAssign(op=operation) if type(operation) in OPERATORS and not _is_text(
            node
        ):
            swapped = deepcopy(node)
            assert isinstance(swapped, ast.BinOp | ast.AugAssign)
            swapped.op = OPERATORS[type(operation)]()
            yield _Change(node, swapped)
        case ast.BoolOp(op=junction):
            other = deepcopy(node)
            other.op = ast.Or() if isinstance(junction, ast.And) else ast.And()
            yield _Change(node, other)
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield _Change(node, operand)
        case ast.Constant(value=bool() as value):
            yield _Change(node, ast.Constant(not value))
        case ast.Constant(value=int() | float() as value):
            yield _Change(node, ast.Constant(value + 1))
        case ast.Name(id=name) if name in FUNCTIONS:
            yield _Change(node, ast.Name(FUNCTIONS[name], ast.Load()))
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test) if isinstance(
            test, ast.Name | ast.Attribute | ast.Call | ast.NamedExpr
        ):
            yield _Change(test, ast.UnaryOp(ast.Not(), test))
        case ast.Expr(value=ast.Call() | ast.YieldFrom() | ast.Yield() as value) if not _is_nothing(value):
            yield _Change(node, ast.Pass())
        case ast.Break():
            yield _Change(node, ast.Continue())
        case ast.Continue():
            yield _Change(node, ast.Break())
        case _:
            pass


def _is_nothing(value: ast.expr) -> bool:
    """`yield from ()`, which only makes a function a generator."""
    return isinstance(value, ast.YieldFrom) and isinstance(value.value, ast.Tuple) and not value.value.elts


def _is_text(node: ast.AST) -> bool:
    """Whether an addition joins texts, which no other operator does."""
    parts = ast.walk(node)
    return any(isinstance(part, ast.JoinedStr) or isinstance(getattr(part, "value", None), str) for part in parts)


class _Replace(ast.NodeTransformer):
    def __init__(self, change: _Change) -> None:
        self._change = change

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self._change.node:
            return ast.copy_location(self._change.after, node)
        return self.generic_visit(node)
