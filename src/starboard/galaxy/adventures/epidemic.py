"""Epidemic: it takes one crew member from every occupied cabin that is joined to another one."""

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.opportunity import lets
from starboard.galaxy.catalog.boards import mask_of
from starboard.galaxy.flight.crew import CrewGone, after_losing, lose_one, who_goes
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import links
from starboard.galaxy.table import Table


class Epidemic(Adventure, frozen=True, tag="epidemic"):
    """First all affected cabins are found, then all of them lose somebody."""

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            if not (yield from lets(ship.seams.gate_suffer, table, ship, self)):
                continue
            gone = CrewGone()
            for square in infected_cabins(table, ship):
                gone = lose_one(table, ship, square, gone, (yield from who_goes(ship, square)))
            yield from after_losing(table, ship, gone)


def infected_cabins(table: Table, ship: Ship) -> list[int]:
    """The squares with crew that work together with others on which there is crew."""
    manned = ship.manned()
    occupied, linked = mask_of(manned), links(table, ship)
    return [square for square in manned if linked[square] & occupied]
