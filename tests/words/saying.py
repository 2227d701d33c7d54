"""What the rules of a game say: the kinds of its events, found in its code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path


def event_kinds(package: str) -> set[str]:
    """The first words of `tell(...)` and `tell_only(seat, ...)` wherever the rules of a game say them."""
    calls = _calls(package, "tell", "tell_only")
    return {kind for call in calls for argument in call.args[:2] for kind in _texts(argument)}


def texts_given(package: str, method: str, place: int) -> set[str]:
    """The texts that stand at a place among the arguments of a method, counted from 0."""
    calls = (call for call in _calls(package, method) if len(call.args) > place)
    return {text for call in calls for text in _texts(call.args[place])}


def _calls(package: str, *methods: str) -> Iterator[ast.Call]:
    file = import_module(package).__file__
    assert file is not None
    for path in Path(file).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in methods:
                yield node


def _texts(argument: ast.expr) -> Iterator[str]:
    for choice in [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]:
        if isinstance(choice, ast.Constant) and isinstance(choice.value, str):
            yield choice.value
