"""Abandoned station: one player with enough crew to search it takes its goods."""

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure, Blocks, offer
from starboard.galaxy.flight.goods import gain_goods
from starboard.galaxy.flight.track import move
from starboard.galaxy.table import Table


class AbandonedStation(Adventure, frozen=True, tag="abandoned_station"):
    """The first player in flight order who has the crew and accepts; nobody is left behind."""

    crew_needed: int
    goods: Blocks
    days: int

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            if ship.crew_count >= self.crew_needed and (yield from offer(table, ship, self)):
                yield from gain_goods(table, ship, self.goods)
                move(table, ship, -self.days)
                return
