"""Open space: everyone moves forward by engine strength, and a ship without any is stranded."""

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.flight.giving_up import give_up
from starboard.galaxy.flight.power import count_engines
from starboard.galaxy.flight.track import move
from starboard.galaxy.table import Table


class OpenSpace(Adventure, frozen=True, tag="open_space"):
    """Leader first; each decides knowing what the ships before did."""

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            strength = yield from count_engines(table, ship, card=self.id)
            if strength > 0:
                move(table, ship, strength)
            elif not table.is_test_flight:
                give_up(table, ship, "no_engines")
