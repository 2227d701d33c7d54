"""Asks every pure seam twice: it must say the same, draw nothing, tell nothing, and change nothing it was given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starboard.galaxy import registry
from starboard.galaxy.seams import PURE, SEAMS, Seams, Silent
from starboard.galaxy.table import Table


def ask_twice(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, str]]:
    """From now on every pure seam is asked twice. The seams and modifiers that were asked, filled as games go on."""
    asked: set[tuple[str, str]] = set()
    known: dict[tuple[frozenset[str], frozenset[Silent]], Seams] = {}

    def seams(names: frozenset[str], silent: frozenset[Silent]) -> Seams:
        if (names, silent) not in known:
            modifiers = [each for name, each in registry.modifiers().items() if name in names]
            known[names, silent] = _wrapped(Seams(modifiers, silent), asked)
        return known[names, silent]

    monkeypatch.setattr(registry, "_seams", seams)
    return asked


def _wrapped(seams: Seams, asked: set[tuple[str, str]]) -> Seams:
    for seam in SEAMS:
        wrap = _twice if seam in PURE else _once
        setattr(seams, seam, tuple(wrap(seam, function, asked) for function in getattr(seams, seam)))
    return seams


def _once(seam: str, function: Any, asked: set[tuple[str, str]]) -> Callable[..., Any]:
    def ask(*given: object) -> object:
        asked.add((seam, function.__self__.name))
        return function(*given)

    return _of(function, ask)


def _twice(seam: str, function: Any, asked: set[tuple[str, str]]) -> Callable[..., Any]:
    def ask(table: Table, *given: object) -> object:
        asked.add((seam, function.__self__.name))
        before = _picture(table, given)
        first = function(table, *given)
        assert _picture(table, given) == before, f"{seam} of {function.__self__.name} changes something"
        assert function(table, *given) == first, (
            f"{seam} of {function.__self__.name} says something else the second time"
        )
        return first

    return _of(function, ask)


def _of(function: Any, ask: Any) -> Callable[..., Any]:
    """Whose it is, for whoever tells by its name."""
    ask.__self__ = function.__self__
    return ask  # type: ignore[no-any-return]


def _picture(table: Table, given: tuple[object, ...]) -> object:
    return table.data(), len(table.events), [_plain(one) for one in given]


def _plain(one: object) -> object:
    """What may be changed from within is looked at from within."""
    if isinstance(one, list | tuple):
        return list(one)
    return [getattr(one, name) for name in getattr(type(one), "__slots__", ())] if hasattr(one, "taken") else one
