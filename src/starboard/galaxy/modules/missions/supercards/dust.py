"""Dusty supercards: nanobots that eat whatever sticks out, and stardust one could cut (MX-8.53, MX-8.54)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from starboard.engine import Rule
from starboard.galaxy.adventures.opportunity import lets
from starboard.galaxy.adventures.saying import Said
from starboard.galaxy.catalog.boards import mask_of
from starboard.galaxy.flight.damage import drop
from starboard.galaxy.flight.exposed import exposed_of
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.flight.track import move
from starboard.galaxy.modules.missions.catalogue import by_level
from starboard.galaxy.modules.missions.supercards.supercard import ByLevel, Supercard, said_by_level
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.table import Table


class NanobotDust(Supercard, frozen=True, tag="nanobot_dust"):
    """Components with many exposed connectors come loose, all at once; nothing is destroyed (MX-4.2, MX-8.53)."""

    exposed: ByLevel
    """From how many on."""

    def sentences(self) -> Sequence[Said]:
        return said_by_level(self, self.exposed)

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            if not (yield from lets(ship.seams.gate_suffer, table, ship, self)):
                continue
            loose = nibbled(ship.layout, by_level(self.exposed, table.round_name))
            if not loose:
                table.tell("missed", ship.seat)
                continue
            table.tell("nanobots_ate", ship.seat, squares=ship.squares_named(loose))
            yield from drop(table, ship, loose, Cause(self.kind))


def nibbled(layout: Layout, least: int) -> int:
    """The components with at least so many exposed connectors, counted once, as a mask."""
    exposed = Counter(square for square, _ in layout.exposed)
    return mask_of(square for square, count in exposed.items() if count >= least)


class DenseStardust(Supercard, frozen=True, tag="dense_stardust"):
    """Several flight days for each exposed connector, from the ship farthest behind to the leader (MX-8.54)."""

    days: ByLevel

    def sentences(self) -> Sequence[Said]:
        return said_by_level(self, self.days)

    def play(self, table: Table) -> Rule:
        each = by_level(self.days, table.round_name)
        for ship in reversed(table.in_order()):
            if (yield from lets(ship.seams.gate_suffer, table, ship, self)):
                yield from move(table, ship, -each * exposed_of(table, ship, self.kind), self.kind)
