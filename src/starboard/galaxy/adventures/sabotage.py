"""Sabotage: somebody has been at the ship with the smallest crew."""

from __future__ import annotations

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.flight.damage import destroy
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.flight.rolling import most_rolls
from starboard.galaxy.flight.weakest import find_victims
from starboard.galaxy.table import Table

ATTEMPTS = 3


class Sabotage(Adventure, frozen=True, tag="sabotage"):
    """Two rolls name a square; after three empty squares nothing happens. A lone traveller is safe."""

    def play(self, table: Table) -> Rule:
        if len(table.in_order()) < 2:
            table.tell("card_ignored", card=self.id)
            return
        stake = {"penalty": "sabotage", "amount": ATTEMPTS}
        victims = yield from find_victims(table, "crew", stake, card=self.id)
        if not victims:
            return
        attempts = most_rolls(table, [ship for ship, _ in victims], ATTEMPTS, self.kind)
        unhurt = list(victims)
        for attempt in range(attempts):
            threatened = [(ship, less) for ship, less in unhurt if attempt < attempts - less]
            if not threatened:
                break
            roller = threatened[0][0].seat
            for_column, for_row = table.roll(roller), table.roll(roller)
            for ship, less in threatened:
                board = ship.board
                square = board.spot(for_column, for_row)
                found = square >= 0 and bool(ship.layout.occupied >> square & 1)
                table.tell(
                    "sabotage_tried",
                    ship.seat,
                    attempt=attempt + 1,
                    spot=board.place(for_column, for_row),
                    square=board.names[square] if found else None,
                )
                if found:
                    unhurt.remove((ship, less))
                    yield from destroy(table, ship, 1 << square, Cause("sabotage"))
        for ship, _ in unhurt:
            table.tell("missed", ship.seat)
