"""Sabotage: somebody has been at the ship with the smallest crew."""

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.flight.damage import destroy
from starboard.galaxy.table import Table

ATTEMPTS = 3


class Sabotage(Adventure, frozen=True, tag="sabotage"):
    """Two rolls name a square; after three empty squares nothing happens. A lone traveller is safe."""

    def play(self, table: Table) -> Rule:
        ships = table.in_order()
        if len(ships) < 2:
            table.tell("card_ignored", card=self.id)
            return
        victim = min(ships, key=lambda ship: ship.crew_count)
        for _ in range(ATTEMPTS):
            column, row = table.roll(victim.seat), table.roll(victim.seat)
            square = victim.board.squares.get(f"{column},{row}", -1)
            if square >= 0 and victim.layout.occupied >> square & 1:
                yield from destroy(table, victim, square)
                return
        table.tell("missed", victim.seat)
