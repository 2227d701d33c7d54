"""Bumper to bumper, and the open road."""

from __future__ import annotations

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.flight.track import fall_back_to, taken_spaces
from starboard.galaxy.mechanisms.wider_space import WiderSpace
from starboard.galaxy.options import plan_of
from starboard.galaxy.table import Table


class TrafficJam(Adventure, frozen=True, tag="traffic_jam"):
    """Everybody closes up to the last ship, also those whom no other card concerns now (BX-13.3)."""

    def play(self, table: Table) -> Rule:
        last, *others = reversed(table.in_flight())
        space, track, taken = table.flight.positions[last.seat], plan_of(table.round_name).track, taken_spaces(table)
        for ship in others:
            space += 1
            while space % track in taken:
                space += 1
            yield from fall_back_to(table, ship, space, self.kind)


class WideOpenSpace(WiderSpace, frozen=True, tag="wide_open_space"):
    """As open space, only wider (BX-13.11)."""
