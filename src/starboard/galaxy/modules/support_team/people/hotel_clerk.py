"""The Hotel Clerk: there is always room for one more."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule
from starboard.galaxy.catalog.figures import HUMAN
from starboard.galaxy.flight.crew import Boarded
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.registry import figures
from starboard.galaxy.seams import LIMIT
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import Room
from starboard.galaxy.table import Table

SLEEPER = "Z"
LUXURY, STASIS = "luxury", "stasis"
AWAKE = 2
"""How many humans are awake in a stasis chamber, and how many guests live in a luxury cabin."""


class HotelClerk(Person):
    """A: a human beside an alien (AX-12.26). B: two guests in luxury, two awake in stasis (AX-12.27 to AX-12.30)."""

    name = "hotel_clerk"
    rank: Mapping[str, int] = {"room": LIMIT + 1}
    """After whoever says how many live in luxury."""

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        parts, there = ship.layout.at(square).parts, ship.figures.get(square, "")
        if parts.cabin and any(figures()[letter].colour for letter in there):
            return room._replace(berths=room.berths + 1)
        if not room.berths or not self.knows_both(table, ship.seat):
            return room
        if parts.get(LUXURY):
            return room._replace(berths=AWAKE)
        if parts.get(STASIS):
            return room._replace(berths=AWAKE, who=HUMAN, apart=SLEEPER * (room.berths - AWAKE))
        return room

    def after_boarding(self, table: Table, ship: Ship, boarded: Boarded) -> Rule:
        """An alien gets company."""
        yield from ()
        square = boarded.square
        if ship.layout.at(square).parts.cabin and figures()[boarded.letters[0]].colour:
            ship.board_figures(square, HUMAN)
            table.bank.give_figures(HUMAN)
            where = ship.board.names[square]
            table.tell("crew_boarded", ship.seat, who="human", square=where, now=ship.now("figures", square))
