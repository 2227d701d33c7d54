"""The Smuggler: structural modules are hollow, if one knows where to knock."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.galaxy.catalog.components import kinds_of
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.seams import BONUS
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import Room
from starboard.galaxy.table import Table

TAKEN = "GB"
"""What fits behind a panel: a green or a blue block."""
ROUTER = "router"


class Smuggler(Person):
    """A: blocks in structural and router modules, hidden (AX-12.57 to AX-12.60). B: worth 1 more (AX-12.61)."""

    name = "smuggler"
    rank: Mapping[str, int] = {"amount_worth": BONUS}

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        return room._replace(holds=1, colours=TAKEN) if _is_hollow(ship, square) else room

    def hidden(self, table: Table, ship: Ship, hidden: Mapping[int, str]) -> Mapping[int, str]:
        return {**hidden, **{square: held for square, held in ship.goods.items() if _is_hollow(ship, square)}}

    def amount_worth(self, table: Table, ship: Ship, worth: int, blocks: str) -> int:
        """Added before anything is halved."""
        if not self.knows_both(table, ship.seat):
            return worth
        return worth + sum(len(held) for square, held in ship.goods.items() if _is_hollow(ship, square))


def _is_hollow(ship: Ship, square: int) -> bool:
    """Whether something can be hidden in a component: it has no part, or routes."""
    parts = ship.layout.at(square).parts
    return not kinds_of(parts) or bool(parts.get(ROUTER))
