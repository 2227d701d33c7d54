"""The games this house knows. Adding a game is a package with `RULES` and `draw`, and a line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, TypeAlias

from msgspec import Struct

from starboard.engine import BadInput, Rules, View
from starboard.words import Words

PACKAGES = {"galaxy": "starboard.galaxy"}

Span: TypeAlias = tuple[str, str]
"""A piece of text and the name of its style."""

Drawing: TypeAlias = list[list[Span]]
"""Lines of spans, for any place that can show coloured text."""


class GameEntry(Struct, frozen=True):
    """A registered game: its rules, and how its table looks in a terminal."""

    name: str
    rules: Rules[Any]
    draw: Callable[[View, Words], Drawing]
    styles: Mapping[str, str]
    """What the style names of its drawings mean, in the words of terminals: `bold red`."""


def game(name: str) -> GameEntry:
    """A game by its name; BadInput names the games there are."""
    if name not in PACKAGES:
        raise BadInput(f"there is no game {name!r}; expected one of: {', '.join(PACKAGES)}")
    package = import_module(PACKAGES[name])
    terminal = import_module(f"{PACKAGES[name]}.terminal")
    return GameEntry(name, package.RULES, terminal.draw, terminal.STYLES)
