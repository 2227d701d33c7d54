"""Router modules: whatever is joined to a group of them works together, for good and ill; nothing is held by it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.seams import LIMIT
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import working
from starboard.galaxy.table import Table

ROUTER = "router"


class Routers:
    """Asked last, so that they hand on the links that others have laid."""

    name = "routers"
    rank: Mapping[str, int] = {"links": LIMIT}

    def links(self, table: Table, ship: Ship, linked: Sequence[int]) -> Sequence[int]:
        routers = working(table, ship).layout.squares_with(ROUTER)
        return _routed(tuple(linked), tuple(routers)) if routers else linked


@lru_cache(maxsize=4096)
def _routed(linked: tuple[int, ...], routers: tuple[int, ...]) -> Sequence[int]:
    """What works with what once each group of routers has joined all that is joined to it."""
    found, waiting = list(linked), list(routers)
    while waiting:
        group = _group(linked, waiting)
        everybody = 0
        for router in group:
            everybody |= linked[router] | 1 << router
            waiting.remove(router)
        for square in bits(everybody):
            found[square] |= everybody & ~(1 << square)
    return tuple(found)


def _group(linked: Sequence[int], routers: Sequence[int]) -> list[int]:
    """The first of these routers with all that are joined to it directly or over others."""
    group = [routers[0]]
    for router in group:  # which grows while it is walked through
        group += [other for other in routers if linked[router] >> other & 1 and other not in group]
    return group
