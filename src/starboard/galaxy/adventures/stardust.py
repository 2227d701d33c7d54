"""Stardust: loose ends drag in it, a flight day for each exposed connector."""

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.opportunity import lets
from starboard.galaxy.flight.exposed import exposed_of
from starboard.galaxy.flight.track import move
from starboard.galaxy.table import Table


class Stardust(Adventure, frozen=True, tag="stardust"):
    """From the ship farthest behind to the leader."""

    def play(self, table: Table) -> Rule:
        for ship in reversed(table.in_order()):
            if (yield from lets(ship.seams.gate_suffer, table, ship, self)):
                yield from move(table, ship, -exposed_of(table, ship, self.kind), self.kind)
