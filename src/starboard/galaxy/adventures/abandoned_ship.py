"""Abandoned ship: one player leaves crew behind to fly it home, for credits."""

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure, offer
from starboard.galaxy.flight.crew import lose_crew
from starboard.galaxy.flight.track import move
from starboard.galaxy.table import Table


class AbandonedShip(Adventure, frozen=True, tag="abandoned_ship"):
    """The first player in flight order who has the crew and accepts."""

    crew_loss: int
    credits: int
    days: int

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            if ship.crew_count >= self.crew_loss and (yield from offer(table, ship, self)):
                yield from lose_crew(table, ship, self.crew_loss)
                table.earn(ship.seat, self.credits, self.kind)
                move(table, ship, -self.days)
                return
