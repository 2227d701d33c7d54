"""Epidemic: it takes one crew member from every occupied cabin that is joined to another one."""

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.opportunity import lets
from starboard.galaxy.flight.crew import CrewGone, after_losing, lose_one
from starboard.galaxy.ship.working import links
from starboard.galaxy.table import Table


class Epidemic(Adventure, frozen=True, tag="epidemic"):
    """First all affected cabins are found, then all of them lose somebody."""

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            if not (yield from lets(ship.seams.gate_suffer, table, ship, self)):
                continue
            manned = ship.manned()
            occupied = sum(1 << square for square in manned)
            linked = links(table, ship)
            gone = CrewGone()
            for square in manned:
                if linked[square] & occupied:
                    gone = lose_one(table, ship, square, gone)
            yield from after_losing(table, ship, gone)
