"""Bumper to bumper, and the open road."""

from __future__ import annotations

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.open_space import OpenSpace
from starboard.galaxy.flight.declare import declare
from starboard.galaxy.flight.giving_up import give_up
from starboard.galaxy.flight.track import fall_back_to, move
from starboard.galaxy.table import Table


class TrafficJam(Adventure, frozen=True, tag="traffic_jam"):
    """Everybody closes up to the last ship, also those whom no other card concerns now (BX-13.3)."""

    def play(self, table: Table) -> Rule:
        last, *others = reversed(table.in_flight())
        space = table.flight.positions[last.seat]
        for ship in others:
            space += 1
            yield from fall_back_to(table, ship, space, self.kind)


class WideOpenSpace(OpenSpace, frozen=True, tag="wide_open_space"):
    """As open space, only wider (BX-13.11)."""

    times: int

    @property
    def like(self) -> str:
        return "open_space"

    def play(self, table: Table) -> Rule:
        def then(strength: float) -> str:
            return "" if strength > 0 else "no_engines"

        for ship in table.in_order():
            strength = yield from declare(table, ship, "engines", "need", then, card=self.id)
            if strength is None:
                continue
            if strength > 0:
                yield from move(table, ship, self.times * int(strength), self.kind)
            else:
                give_up(table, ship, "no_engines")
