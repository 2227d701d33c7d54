"""Sabotage: somebody has been at the ship with the smallest crew."""

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.flight.damage import destroy
from starboard.galaxy.flight.hits import Cause
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
        board = victim.board
        for attempt in range(1, ATTEMPTS + 1):
            for_column, for_row = table.roll(victim.seat), table.roll(victim.seat)
            square = board.spot(for_column, for_row)
            found = square >= 0 and bool(victim.layout.occupied >> square & 1)
            table.tell(
                "sabotage_tried",
                victim.seat,
                attempt=attempt,
                spot=board.place(for_column, for_row),
                square=board.names[square] if found else None,
            )
            if found:
                yield from destroy(table, victim, 1 << square, Cause("sabotage"))
                return
        table.tell("missed", victim.seat)
