"""What a game's package says about measuring it, if it says anything.

A package may have a module `measures` with either or both of these:

- `statistics(view, seat)`: named numbers about one seat, from a view of the finished game;
- `COMPARED`: table options whose speed a benchmark compares, by name.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TypeAlias

from starboard.engine import View
from starboard.games import PACKAGES

Statistics: TypeAlias = Callable[[View, int], Mapping[str, float]]


def statistics_of(game: str) -> Statistics:
    """The game's way of counting, or one that counts nothing."""
    found: Statistics = getattr(_measures(game), "statistics", _nothing)
    return found


def compared_options(game: str) -> Mapping[str, Mapping[str, str]]:
    """The setups that the game wants to see compared."""
    found: Mapping[str, Mapping[str, str]] = getattr(_measures(game), "COMPARED", {})
    return found


def _nothing(*_: object) -> Mapping[str, float]:
    return {}


def _measures(game: str) -> ModuleType | None:
    name = f"{PACKAGES[game]}.measures"
    return import_module(name) if find_spec(name) else None
