"""Who is awake on which component, and who of them is armed: what crews are counted and intruders stopped by."""

from __future__ import annotations

from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.ship.marks import marked
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import links, working
from starboard.galaxy.table import Table

ARMORY, CRUBOTS = "armory", "crubots"
AWAKE = "awake"
"""The mark on a station whose crubots are switched on."""


def stations(table: Table, ship: Ship) -> dict[int, int]:
    """The crubot stations that work, and how many crubots each has."""
    layout = working(table, ship).layout
    return {square: layout.at(square).parts.get(CRUBOTS) for square in layout.squares_with(CRUBOTS)}


def awake_crubots(table: Table, ship: Ship) -> dict[int, int]:
    """The stations whose crubots are switched on, and how many each has."""
    awake = marked(ship, AWAKE)
    return {square: crubots for square, crubots in stations(table, ship).items() if square in awake}


def crew_by_square(table: Table, ship: Ship) -> dict[int, int]:
    """How many crew members are on each component: humans and aliens who are awake, and crubots that are on."""
    return {square: len(ship.crew_at(square)) for square in ship.manned()} | awake_crubots(table, ship)


def armed_squares(table: Table, ship: Ship) -> int:
    """The components whose crew has weapons from an armory, as a mask, whether there is anybody to take them or not."""
    armories = working(table, ship).layout.squares_with(ARMORY)
    if not armories:
        return 0
    linked, found = links(table, ship), 0
    for armory in armories:
        found |= linked[armory]
    return found


def armed_crew(table: Table, ship: Ship) -> dict[int, int]:
    """How many armed crew members are on each component that has any."""
    armed = armed_squares(table, ship)
    return (
        {square: crew for square, crew in crew_by_square(table, ship).items() if armed >> square & 1} if armed else {}
    )


def crewed(table: Table, ship: Ship, squares: int) -> int:
    """Those of these components (a mask) that work together with one on which somebody is awake."""
    everybody, linked = mask_of(crew_by_square(table, ship)), links(table, ship)
    return mask_of(square for square in bits(squares) if linked[square] & everybody)
