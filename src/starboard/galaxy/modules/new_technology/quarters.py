"""Luxury cabins and stasis chambers: who lives there, and who is woken after a loss of crew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.galaxy.catalog.figures import HUMAN
from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.mechanisms.stasis import StasisChambers, free_beds
from starboard.galaxy.mechanisms.technology.kinds import SLEEPER
from starboard.galaxy.options import plan_of
from starboard.galaxy.seams import LIMIT
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import Room
from starboard.galaxy.table import Table

LUXURY = "luxury"


class LuxuryCabins:
    """One human each, never an alien and nobody else later; a guest who arrives pays."""

    name = "luxury_cabins"
    rank: Mapping[str, int] = {"room": LIMIT}

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        if not ship.layout.at(square).parts.get(LUXURY) or not room.berths:
            return room
        return room._replace(berths=1, who=HUMAN, reopens=False)

    def settle(self, table: Table, lines: Sequence[Line]) -> Sequence[Line]:
        """The guests of those who have arrived pay with the bonuses, before goods are sold."""
        level = plan_of(table.round_name).number
        guests = {ship.seat: occupied(ship) for ship in table.in_flight()}
        paid = [
            Line("luxury", seat, level * count, source=self.name, parts=[("guests", count)])
            for seat, count in guests.items()
            if count
        ]
        bonuses = [line for line in lines if line.kind in ("finish", "best_looking")]
        return [*bonuses, *paid, *(line for line in lines if line not in bonuses)]


def occupied(ship: Ship) -> int:
    """How many luxury cabins of a ship have their guest still."""
    return sum(1 for square in ship.layout.squares_with(LUXURY) if square in ship.figures)


class Dormitories(StasisChambers):
    """After a loss a human who is awake may wake others of the same section, for any of its cabins."""

    def reach(self, table: Table, ship: Ship) -> Mapping[int, Sequence[int]]:
        if SLEEPER not in ship.aboard:
            return {}
        near, board = within_reach(ship), ship.board
        return {
            cabin: ship.squares_of(SLEEPER, board.sections[board.section_of[cabin]])
            for cabin in free_beds(table, ship)
            if near >> cabin & 1
        }


def within_reach(ship: Ship) -> int:
    """The squares of those sections where somebody sleeps and somebody is awake to wake them, as a mask (BX-8.16)."""
    sections = ship.board.sections
    return sum(section for section in sections if ship.humans_in(section) and ship.squares_of(SLEEPER, section))
