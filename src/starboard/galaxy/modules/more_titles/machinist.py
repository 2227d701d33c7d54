"""Machinist: components that work only beside others, have those, and in gold fall off without them.

What needs what is said by the kinds of their parts (`PartKind.needs`), not here. What does not work is nothing but
structure: it needs nobody and serves nobody (KX-14.20).
"""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule
from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.catalog.components import kinds_of
from starboard.galaxy.flight.damage import drop
from starboard.galaxy.flight.hits import Cause, Happened
from starboard.galaxy.mechanisms.titles import golden
from starboard.galaxy.seams import LAST
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import links, working
from starboard.galaxy.table import Table

TITLE = "machinist"


def needy(table: Table, ship: Ship) -> Mapping[int, bool]:
    """The squares of all components that work only beside others, and whether they have what they need."""
    layout, found = working(table, ship).layout, {}
    for square, piece in layout.placed():
        needs = [kind.needs for kind in kinds_of(piece.parts) if kind.needs is not None]
        if needs:
            beside = [layout.at(other).parts for other in bits(links(table, ship)[square] & layout.occupied)]
            found[square] = any(serves(piece.parts, other) for serves in needs for other in beside)
    return found


def connected(table: Table, ship: Ship) -> int:
    """How many components have what they need; of life supports at most one of each colour (KX-12.31)."""
    joined = [ship.layout.at(square).parts for square, has in needy(table, ship).items() if has]
    colours = {parts.life_support for parts in joined if parts.life_support}
    return len(colours) + sum(not parts.life_support for parts in joined)


def alone(table: Table, ship: Ship) -> int:
    """The squares of components that lack what they need, as a mask."""
    return mask_of(square for square, has in needy(table, ship).items() if not has)


class GoldenMachines:
    """A component without what it needs falls off, and the next one that then lacks something (KX-12.34, KX-R-19)."""

    name = golden(TITLE)
    rank: Mapping[str, int] = {"at_inspected": LAST, "at_next": LAST, "after_components": LAST}

    def at_inspected(self, table: Table) -> Rule:
        """Before anybody boards for the launch."""
        for seat in table.holders(self.name):
            yield from _shed(table, table.ships[seat])

    def at_next(self, table: Table) -> Rule:
        """Where errors may be pointed at in flight, components have gone without further ado."""
        for ship in table.in_flight():
            if ship.seat in table.holders(self.name):
                yield from _shed(table, ship)

    def after_components(self, table: Table, ship: Ship, happened: Happened) -> Rule:
        """Each time components are lost; those that fall off now are lost as well."""
        yield from _shed(table, ship)


def _shed(table: Table, ship: Ship) -> Rule:
    falling = alone(table, ship)
    if falling:
        table.tell("unplugged", ship.seat, count=falling.bit_count())
        yield from drop(table, ship, falling, Cause(TITLE))
