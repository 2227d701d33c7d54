"""Riding a Powder Keg: whoever sits on the explosion when it goes off does not settle accounts (MX-2.37)."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule
from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.flight.hits import Happened
from starboard.galaxy.modules.missions.components import EXPLOSIVE
from starboard.galaxy.modules.missions.pilots import die
from starboard.galaxy.seams import LIMIT
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class PowderKeg:
    """A trucker whose last starting cabin an explosion destroys is dead."""

    name = "riding_a_powder_keg"
    rank: Mapping[str, int] = {"after_components": LIMIT}

    def after_components(self, table: Table, ship: Ship, happened: Happened) -> Rule:
        yield from ()
        if table.course is None or ship.seat not in table.flight.positions or cabins(ship.layout):
            return
        blown = cabins(happened.before) & exploded(happened)
        if blown:
            die(table, ship, next(bits(blown)))


def cabins(layout: Layout) -> int:
    """The squares of starting cabins, a mask."""
    return mask_of(square for square in layout.squares_with("cabin") if layout.at(square).parts.cabin == "starting")


def exploded(happened: Happened) -> int:
    """What an explosion has destroyed, a mask: all around containers that went off, and whatever else the cause itself
    did not strike, unless it lies in the line of a hit that went on (MX-5.1, MX-5.3).
    """
    before = happened.before
    kegs = [square for square in before.squares_with(EXPLOSIVE) if happened.destroyed >> square & 1]
    around = 0
    for square in kegs:
        around |= before.board.eight[square]
    in_line = mask_of(square for lane in happened.cause.lanes for square in lane.squares)
    return happened.destroyed & ~happened.struck & (around | ~in_line)
