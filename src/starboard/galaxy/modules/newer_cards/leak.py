"""Radiation leak: crew beside anything charged falls ill, and whatever is charged too much comes loose."""

from __future__ import annotations

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.opportunity import lets
from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.flight.crew import CrewGone, after_losing, lose_one, who_goes
from starboard.galaxy.flight.damage import drop
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import links, working
from starboard.galaxy.table import Table

PANEL, ROUTER = "solar_panel", "router"
"""The parts that the card names, wherever they come from."""
CRITICAL = 4
"""The power with which a block does not hold."""


class RadiationLeak(Adventure, frozen=True, tag="radiation_leak"):
    """First the crew of all components is looked at, then all blocks; nothing is destroyed (AX-9.22 to 9.28)."""

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            if not (yield from lets(ship.seams.gate_suffer, table, ship, self)):
                continue
            gone = CrewGone()
            for square in irradiated(table, ship):
                gone = lose_one(table, ship, square, gone, (yield from who_goes(ship, square)))
            yield from after_losing(table, ship, gone)
            loose = mask_of(square for block in critical_blocks(table, ship) for square in bits(block))
            if loose:
                table.tell("overcharged", ship.seat, squares=ship.squares_named(loose))
                yield from drop(table, ship, loose, Cause(self.kind))
            elif not gone.letters:
                table.tell("missed", ship.seat)


def irradiated(table: Table, ship: Ship) -> list[int]:
    """The components with crew awake that work together with something charged."""
    sources, linked = _charged(table, ship), links(table, ship)
    return [square for square in ship.manned() if linked[square] & sources]


def critical_blocks(table: Table, ship: Ship) -> list[int]:
    """The blocks of batteries with tokens, solar panels and routers that have too much power, each a mask."""
    panels = mask_of(working(table, ship).layout.squares_with(PANEL))
    linked, rest, found = links(table, ship), _charged(table, ship), []
    rest |= mask_of(working(table, ship).layout.squares_with(ROUTER))
    members = rest
    while rest:
        block = edge = rest & -rest
        while edge:
            reached = 0
            for square in bits(edge):
                reached |= linked[square] & members
            edge = reached & ~block
            block |= edge
        rest &= ~block
        power = (block & panels).bit_count() + sum(ship.cells.get(square, 0) for square in bits(block))
        if power >= CRITICAL:
            found.append(block)
    return found


def _charged(table: Table, ship: Ship) -> int:
    """Components with battery tokens, and solar panels, as a mask."""
    tokens = mask_of(square for square, count in ship.cells.items() if count)
    return tokens | mask_of(working(table, ship).layout.squares_with(PANEL))
