"""The strengths of a ship at a glance: what it would declare with nothing powered, and with everything."""

from __future__ import annotations

from typing import NamedTuple

from starboard.galaxy.flight.declare import strength
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import working
from starboard.galaxy.table import Table


class Strengths(NamedTuple):
    """Of engines and cannons, without energy and with all that can be powered."""

    engines: int
    engines_powered: int
    cannons: float
    cannons_powered: float


def is_counted_otherwise(ship: Ship) -> bool:
    """Whether modules have a say in what a ship counts, so that its components and figures alone do not tell it."""
    seams = ship.seams
    return bool(seams.amount_engines or seams.amount_cannons or seams.amount_exposed or seams.works)


def strengths(table: Table, ship: Ship) -> Strengths:
    """What a ship would declare now, counted as in a declaration: by section, by what works, with modules."""
    able = working(table, ship)
    engines, cannons = (
        sum(1 << square for square in doubles()) for doubles in (able.double_engines, able.double_cannons)
    )
    return Strengths(
        int(strength(table, ship, "engines", "compare")),
        int(strength(table, ship, "engines", "compare", engines)),
        float(strength(table, ship, "cannons", "compare")),
        float(strength(table, ship, "cannons", "compare", cannons)),
    )


def printed_strengths(ship: Ship) -> Strengths:
    """The same of a ship in which no module has a say, without the parts that make it up: many are drawn.

    `tests/galaxy/seams/test_views.py` holds both to the same numbers.
    """
    engines, cannons = (
        sum(1 << square for square in doubles()) for doubles in (ship.double_engines, ship.double_cannons)
    )
    return Strengths(
        ship.engine_strength(), ship.engine_strength(engines), ship.cannon_strength(), ship.cannon_strength(cannons)
    )
