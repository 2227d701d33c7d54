"""Slavers: beat them for a bounty, or lose crew."""

from starboard.engine import Rule
from starboard.galaxy.adventures.enemy import Enemy
from starboard.galaxy.flight.crew import lose_crew
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Slavers(Enemy, frozen=True, tag="slavers"):
    """The prize is credits, the price is crew."""

    crew_loss: int
    credits: int

    def reward(self, table: Table, ship: Ship) -> Rule:
        table.earn(ship.seat, self.credits, self.kind)
        yield from ()

    def plunder(self, table: Table, ship: Ship) -> Rule:
        yield from lose_crew(table, ship, self.crew_loss)
