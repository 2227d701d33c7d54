"""Solar panels: once for each card, energy for a component that works together with them."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule, write
from starboard.galaxy.flight.power import Source, Use
from starboard.galaxy.modules.newer_technology.vocabulary import Sun
from starboard.galaxy.seams import BONUS, SOURCE
from starboard.galaxy.ship.marks import mark, marked, unmark
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import links, working
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read

PANEL = "solar_panel"
SHADED = "shaded"
"""The mark on a panel that has given its energy at this card."""


class SolarPanels:
    """They are free, so they may be used before whatever must be used before batteries."""

    name = "solar_panels"
    rank: Mapping[str, int] = {"energy": BONUS, "at_next": SOURCE}

    def energy(self, table: Table, ship: Ship, use: Use, sources: list[Source]) -> list[Source]:
        panels = working(table, ship).layout.squares_with(PANEL)
        if not panels:
            return sources
        linked, served, shaded = links(table, ship), use.served, marked(ship, SHADED)
        names = ship.board.names
        return [
            *sources,
            *(
                Source(write(Sun(names[panel])), 1, _shine, free=True)
                for panel in panels
                if panel not in shaded and linked[panel] & served
            ),
        ]

    def at_next(self, table: Table) -> Rule:
        """The sun rises before the next card is turned up, so that it already shines when somebody jumps away."""
        for ship in table.ships:
            shaded = marked(ship, SHADED)
            for panel in shaded:
                unmark(ship, panel, SHADED)
            if shaded:
                table.tell("sun_back", ship.seat, now=ship.now("marks", *shaded))
        yield from ()


def _shine(table: Table, ship: Ship, option: str) -> None:
    sun = read("battery", option)
    assert isinstance(sun, Sun), "only panels give energy here"
    square = ship.board.squares[sun.square]
    mark(ship, square, SHADED)
    table.tell("sun_used", ship.seat, square=sun.square, now=ship.now("marks", square))
