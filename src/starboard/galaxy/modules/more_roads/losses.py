"""Roads of this box about what comes loose: joints that tire on long days, and junk that flies back."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule
from starboard.galaxy.flight.damage import drop
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.flight.track import Moved
from starboard.galaxy.mechanisms.roads.losses import SpaceJunk, held_by, roll_for_square
from starboard.galaxy.mechanisms.roads.memory import note, noted
from starboard.galaxy.seams import BURDEN, NOTE, SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class StructuralWeakness:
    """Who has moved as many days on a card as a die shows loses what stands at common coordinates (KX-13.53)."""

    name = "structural_weakness"
    rank: Mapping[str, int] = {"at_card": NOTE, "at_resolved": SOURCE}
    """First of all effects after a card (KX-13.68)."""

    def at_card(self, table: Table) -> Rule:
        note(table, moved={})
        yield from ()

    def after_move(self, table: Table, ship: Ship, moved: Moved) -> Rule:
        """Days gained and days lost add up."""
        days: dict[str, int] = noted(table, "moved", {})
        seat = str(ship.seat)
        note(table, moved={**days, seat: days.get(seat, 0) + abs(moved.days)})
        yield from ()

    def at_resolved(self, table: Table) -> Rule:
        days: dict[str, int] = noted(table, "moved", {})
        ships = table.in_order()
        if not days or not held_by(table, self.name, ships):
            return
        die = table.chance.draw("dice", 6) + 1
        weak = [ship for ship in held_by(table, self.name, ships) if days.get(str(ship.seat), 0) >= die]
        table.tell("joints_tried", ships[0].seat, die=die, count=len(weak), seats=[ship.seat for ship in weak])
        for ship, square in roll_for_square(table, self.name, weak) if weak else ():
            if square >= 0:
                yield from drop(table, ship, 1 << square, Cause(self.name))


class SpaceWaste(SpaceJunk):
    """What falls off once it has flown, by a golden title or a shot at the new leader, waits for the next card."""

    name = "space_waste"
    rank: Mapping[str, int] = {"at_resolved": BURDEN}
    """After the common rolls for coordinates, before ships turn over (KX-13.68)."""
