"""Roads of this box about what ships can do: connectors that drag, ships that roll over, goods that make one ill."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

from starboard.engine import Rule
from starboard.engine.request import Request
from starboard.galaxy.flight.outlook import ending, leaving
from starboard.galaxy.mechanisms.roads.ships import DraggingJoints, TurningShips, lose_humans
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.seams import RELIEF, SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

OPEN_SPACE = "open_space"
"""The card itself, and none that counts as one."""


class GravityAnomaly(TurningShips):
    """Ships turn over after open space; in infinite space they would do so twice (KX-13.9, KX-13.47)."""

    name = "gravity_anomaly"
    rank: Mapping[str, int] = {"amount_engines": SOURCE, "at_resolved": RELIEF}
    """After junk has flown, before a golden title is looked after (KX-13.68)."""

    def at_resolved(self, table: Table) -> Rule:
        card = table.flight.card
        if card is not None and read_card(card).kind == OPEN_SPACE:
            self.turn_over(table)
        yield from ()


class FaultyConnectors(DraggingJoints):
    """Engines may be weaker than nothing (KX-13.13, KX-13.50)."""

    name = "faulty_connectors"


class ContaminatedGoods:
    """Goods that are gained make humans ill where there are too few aliens, whatever is loaded (KX-13.57)."""

    name = "contaminated_goods"
    rank: Mapping[str, int] = {}

    def gate_gain(self, table: Table, ship: Ship, goods: str) -> Generator[Request, Any, bool]:
        """Who accepts them takes the risk; nothing keeps the goods from being loaded."""
        yield from lose_humans(table, ship, ill_from(ship, len(goods)))
        return True

    def toll(self, table: Table, ship: Ship, blocks: int, told: Mapping[str, Any]) -> dict[str, Any]:
        """What accepting costs is said before."""
        ill = ill_from(ship, blocks)
        if not ill:
            return dict(told)
        end = ending(leaving(table, ship, "no_humans")) if ill >= ship.human_count else {}
        price = told.get("price", {})
        return {**told, "price": {**price, "crew": price.get("crew", 0) + ill}, **end}


def ill_from(ship: Ship, blocks: int) -> int:
    """How many humans so many blocks cost: one for each block beyond the number of aliens aboard."""
    return max(0, blocks - (ship.crew_count - ship.human_count))
