"""Which rules the tests cite: rule ids from the rulebooks, citations from the tests' source."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Container, Iterable, Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from starboard.engine import BadInput

OTHER_CITATION = re.compile(r"[A-Z][A-Z\d]*-(EX|R)-\d+")
"""Worked examples and rulings may be cited like rules."""


class Citation(Struct, frozen=True, order=True):
    """One rule id named by one test file."""

    rule: str
    place: str


class Module(Struct, frozen=True):
    """The coverage of one module of a game."""

    rules: int
    cited: int
    uncited: list[str]


class Coverage(Struct, frozen=True):
    """The coverage of all modules, and the citations that name no rule."""

    modules: dict[str, Module]
    books: dict[str, Module]
    """The same by rule book, as the beginning of an id names it: GT, BX, SC. Modules may have rules of several."""
    unknown: list[Citation]

    @property
    def complete(self) -> bool:
        """Whether every rule is cited and every citation names a rule."""
        return not self.unknown and not any(module.uncited for module in self.modules.values())


def coverage(rulebooks: Iterable[Mapping[str, Mapping[str, str]]], citations: Iterable[Citation]) -> Coverage:
    """Compare the rulebooks' modules with the citations. Ids whose prefix no module has are nobody's business here."""
    books = {module: rules for book in rulebooks for module, rules in book.items()}
    known = {rule for rules in books.values() for rule in rules}
    made = sorted(set(citations))
    cited = {citation.rule for citation in made}
    modules = {name: _counted(rules, cited) for name, rules in books.items()}
    by_book: dict[str, dict[str, None]] = {}
    for rule in (rule for rules in books.values() for rule in rules):
        by_book.setdefault(rule.rpartition("-")[0], {})[rule] = None
    prefixes = set(by_book)
    unknown = [
        citation
        for citation in made
        if citation.rule not in known
        and _prefix(citation.rule, prefixes)
        and not OTHER_CITATION.fullmatch(citation.rule)
    ]
    return Coverage(modules, {book: _counted(rules, cited) for book, rules in by_book.items()}, unknown)


def _counted(rules: Collection[str], cited: Container[str]) -> Module:
    uncited = [rule for rule in rules if rule not in cited]
    return Module(len(rules), len(rules) - len(uncited), uncited)


def _prefix(rule: str, prefixes: set[str]) -> bool:
    return any(rule.startswith(f"{prefix}-") for prefix in prefixes)


def citations_in(folder: Path) -> Iterator[Citation]:
    """Every `pytest.mark.rule("...")` in the test files below a folder."""
    if not folder.is_dir():
        raise BadInput(f"{folder}: there is no such folder of tests")
    for path in sorted(folder.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text("utf-8"), str(path))
        except (SyntaxError, UnicodeDecodeError):
            raise BadInput(f"{path}: this is not Python") from None
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _is_rule_mark(node.func):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield Citation(argument.value, f"{path}:{argument.lineno}")


def _is_rule_mark(function: ast.expr) -> bool:
    """Whether an expression is `pytest.mark.rule`."""
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )
