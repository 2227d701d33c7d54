"""Class IIA: a ship in two halves. Most of it is in the base game, where sections of boards are; here is the rest."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule
from starboard.galaxy.flight.giving_up import leave_if_unmanned
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.yard.building import LOOK


def has_halves(ship: Ship) -> bool:
    """Whether a ship is built on a board of several sections."""
    return len(ship.board.sections) > 1


class Halves:
    """No peeking at cards before both halves are begun, and no half without humans takes off."""

    name = "halves"
    rank: Mapping[str, int] = {}

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        """Cards may be looked at once each half has a component (BX-8.6)."""
        return acts if table.ships[seat].is_complete else [act for act in acts if act not in LOOK]

    def at_launched(self, table: Table) -> Rule:
        """A half without a human when the flight starts gives up before the first card (BX-R-78)."""
        for ship in table.in_flight():
            if has_halves(ship):
                leave_if_unmanned(table, ship)
        yield from ()
