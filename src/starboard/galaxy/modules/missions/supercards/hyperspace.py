"""Nobody hides from a supercard in hyperspace for nothing: one heavy shot from the front (MX-7.8, MX-7.9)."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule
from starboard.galaxy.catalog.boards import Lane
from starboard.galaxy.catalog.sides import FRONT
from starboard.galaxy.flight.hazards import strike
from starboard.galaxy.flight.hits import SHOT, Hit
from starboard.galaxy.flight.rolling import roll_for_hit
from starboard.galaxy.flight.sections import reach
from starboard.galaxy.modules.missions.memory import hiding
from starboard.galaxy.modules.missions.supercards.supercard import is_supercard
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

HYPERSPACE = "hyperspace"
"""Why a section of a ship is away that has jumped, whatever it has jumped with."""


class HyperspaceShot:
    """When a supercard is over, whoever is still away from it has been found: one roll for all (MX-R-15)."""

    name = "hyperspace_shot"
    rank: Mapping[str, int] = {}

    def at_resolved(self, table: Table) -> Rule:
        if not is_supercard(table.flight.card):
            return
        found = [ship for ship in table.in_flight() if _has_jumped(table, ship) or _sections_away(ship)]
        if not found:
            return
        hit = roll_for_hit(table, found, Hit(SHOT, heavy=True, side=FRONT), found[0].seat)
        for ship in found:
            table.tell("found_in_hyperspace", ship.seat)
            names, lanes = _sections_away(ship), ship.board.impacts(FRONT, hit.rolled)
            if not names:
                yield from strike(table, ship, hit, lanes)
            else:
                there = sum(ship.present.values())
                yield from reach(table, ship, names, strike(table, ship, hit, _beside(lanes, there)))


def _has_jumped(table: Table, ship: Ship) -> bool:
    """Whether a whole ship is out of the race, and not behind a bottle (MX-R-35)."""
    return not table.is_racing(ship) and ship.seat not in hiding(table) and not ship.is_away


def _sections_away(ship: Ship) -> list[str]:
    return [name for name in ship.away if ship.absent[name]["why"] == HYPERSPACE]


def _beside(lanes: tuple[Lane, ...], others: int) -> tuple[Lane, ...]:
    """The same lanes without these squares (a mask): what is not in hyperspace is not hit there."""
    return tuple(
        lane._replace(squares=tuple(square for square in lane.squares if not others >> square & 1)) for lane in lanes
    )
