"""Radioactive containers: apart from each other, and nothing alive or charged beside them (MX-5.13 to MX-5.17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.modules.missions.components import MODIFIERS_OF, RADIOACTIVE
from starboard.galaxy.registry import figures
from starboard.galaxy.seams import LIMIT
from starboard.galaxy.ship.errors import Mistake
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import Room, links
from starboard.galaxy.table import Table

CRITICAL, IN_USE = "radioactive_joined", "in_use"


class RadioactiveContainers:
    """Two that work together are an error; around each there are no tokens and nobody awake. Goods do not mind."""

    name = MODIFIERS_OF[RADIOACTIVE]
    rank: Mapping[str, int] = {"room": LIMIT + 2}
    """After everybody who lets people in."""

    def mistakes(self, table: Table, ship: Ship, found: Sequence[Mistake]) -> Sequence[Mistake]:
        return [*found, *critical(table, ship), *_disturbed(ship)]

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        """Sleepers are no crew: they may stay (MX-5.15)."""
        if not (room.cells or room.who) or not ship.board.eight[square] & _containers(ship):
            return room
        kinds = figures()
        return room._replace(cells=0, who="".join(letter for letter in room.who if not kinds[letter].crew))


def _containers(ship: Ship) -> int:
    return mask_of(ship.layout.squares_with(RADIOACTIVE))


def _disturbed(ship: Ship) -> list[Mistake]:
    """In flight none is fitted beside tokens or crew; while ships are built there are none (MX-5.14)."""
    return [
        Mistake(IN_USE, square, container)
        for container in ship.layout.squares_with(RADIOACTIVE)
        for square in bits(ship.board.eight[container] & ship.layout.occupied)
        if ship.crew_at(square) or ship.cells.get(square)
    ]


def critical(table: Table, ship: Ship) -> list[Mistake]:
    """The pairs of radioactive containers that are connected, directly or through routers that work."""
    containers = _containers(ship)
    if containers.bit_count() < 2:
        return []
    linked = links(table, ship)
    return [
        Mistake(CRITICAL, square, other)
        for square in bits(containers)
        for other in bits(linked[square] & containers)
        if other > square
    ]
