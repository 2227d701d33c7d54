"""Explosive and fragile containers: what is destroyed with them, in chains, all at once (MX-5.1 to MX-5.5, MX-R-10)."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule
from starboard.galaxy.catalog.boards import mask_of
from starboard.galaxy.flight.hits import Cause, Happened
from starboard.galaxy.modules.missions.components import EXPLOSIVE, FRAGILE, MODIFIERS_OF
from starboard.galaxy.seams import NOTE
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class ExplosiveContainers:
    """One that is destroyed takes everything on the eight squares around it along, other parts of the ship included."""

    name = MODIFIERS_OF[EXPLOSIVE]
    rank: Mapping[str, int] = {"after_components": NOTE}

    def doomed(self, table: Table, ship: Ship, squares: int, cause: Cause) -> int:
        return squares | blasted(ship.layout, squares)

    def after_components(self, table: Table, ship: Ship, happened: Happened) -> Rule:
        """Which of them went off, and what each took along, for those who draw it."""
        before = happened.before
        for square in before.squares_with(EXPLOSIVE):
            if happened.destroyed >> square & 1:
                around = blasted(before, 1 << square)
                table.tell("exploded", ship.seat, square=ship.board.names[square], squares=ship.squares_named(around))
        yield from ()


class FragileContainers:
    """One breaks if anything around it is destroyed, and then so do those around it."""

    name = MODIFIERS_OF[FRAGILE]
    rank: Mapping[str, int] = {"after_components": NOTE}

    def doomed(self, table: Table, ship: Ship, squares: int, cause: Cause) -> int:
        for square in ship.layout.squares_with(FRAGILE):
            if ship.board.eight[square] & squares:
                squares |= 1 << square
        return squares

    def after_components(self, table: Table, ship: Ship, happened: Happened) -> Rule:
        """Which of them broke, for those who draw it."""
        broken = mask_of(happened.before.squares_with(FRAGILE)) & happened.destroyed
        if broken:
            table.tell("shattered", ship.seat, squares=ship.squares_named(broken))
        yield from ()


def blasted(layout: Layout, squares: int) -> int:
    """The components around explosive containers on these squares (masks)."""
    around = 0
    for square in layout.squares_with(EXPLOSIVE):
        if squares >> square & 1:
            around |= layout.board.eight[square]
    return around & layout.occupied
