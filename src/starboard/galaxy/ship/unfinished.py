"""What a builder is told of a ship that is about to take a number: errors, and what it has none of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from starboard.galaxy.ship.checks import mistakes_of
from starboard.galaxy.ship.errors import Mistake, mistakes
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

NEEDED = {"engines": "engine", "cannons": "cannon"}
"""What hardly a ship does without, and the part that gives it."""


def unfinished_facts(table: Table, ship: Ship) -> Mapping[str, Any]:
    """What is wrong with a ship and what it lacks; nothing of a ship that is as it should be."""
    if not ship.seams.mistakes:
        return ship.layout.derived(_of_layout)
    return _told(ship.layout, mistakes_of(table, ship))


def _of_layout(layout: Layout) -> Mapping[str, Any]:
    return _told(layout, mistakes(layout))


def _told(layout: Layout, found: Iterable[Mistake]) -> Mapping[str, Any]:
    names = layout.board.names
    errors = [[error.kind, names[error.square], "" if error.other is None else names[error.other]] for error in found]
    lacks = [word for word, part in NEEDED.items() if not layout.squares_with(part)]
    return {word: facts for word, facts in (("errors", errors), ("lacks", lacks)) if facts}
