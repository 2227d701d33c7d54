"""Roads of this box about what ships can do: batteries, connectors, sick goods, ships that roll over."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import partial
from typing import Any

from starboard.engine import Rule, ask
from starboard.engine.request import Facts, Request
from starboard.galaxy.flight.declare import Count
from starboard.galaxy.flight.outlook import ending, leaving
from starboard.galaxy.flight.power import Use
from starboard.galaxy.mechanisms.roads.ships import DraggingJoints, TurningShips, lose_humans
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.seams import BURDEN, SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

TAKE, LEAVE = "take goods", "leave goods"
TURNING = frozenset({"open_space", "planets"})
"""The kinds of card after which ships turn over."""


class BumBatteries:
    """Every use of energy costs a battery token more; what adds to a use is part of it (BX-12.17)."""

    name = "bum_batteries"
    rank: Mapping[str, int] = {"amount_price": BURDEN}

    def amount_price(self, table: Table, ship: Ship, price: int, use: Use) -> int:
        return price if use.added else price + 1


class DefectiveConnectors(DraggingJoints):
    """Engines are never weaker than nothing (BX-12.34, BX-12.35, BX-R-74)."""

    name = "defective_connectors"

    def amount_engines(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return max(0, super().amount_engines(table, ship, value, count))


class InfectedGoods:
    """Goods are taken all or none, and make humans ill where there are too few aliens (BX-12.30 to 12.32)."""

    name = "infected_goods"
    rank: Mapping[str, int] = {}

    def gate_gain(self, table: Table, ship: Ship, goods: str) -> Generator[Request, Any, bool]:
        yield from ()
        aliens = ship.crew_count - ship.human_count
        ill = min(max(0, len(goods) - aliens), ship.human_count)
        if not ill:
            return True
        facts = partial(_infected, table, ship, goods, ill)
        if (yield from ask(ship.seat, "infected_goods", (TAKE, LEAVE), facts)) == LEAVE:
            return False
        yield from lose_humans(table, ship, ill)
        return True


def _infected(table: Table, ship: Ship, goods: str, ill: int) -> Facts:
    take: dict[str, Any] = {"price": {"crew": ill}, "gain": {"goods": goods}}
    if ill >= ship.human_count:
        take |= ending(leaving(table, ship, "no_humans"))
    return {"goods": goods, "options": {TAKE: take, LEAVE: {"price": {}, "gain": {}}}}


class Somersault(TurningShips):
    """Ships turn over after open space and planets (BX-12.33, BX-R-76)."""

    name = "somersault"
    rank: Mapping[str, int] = {"amount_engines": SOURCE, "at_cleared": BURDEN}
    """Ships turn before anybody envies the leader (BX-R-65)."""

    def at_cleared(self, table: Table) -> Rule:
        """The card that is over is the last one played."""
        if read_card(table.flight.played[-1]).like in TURNING:
            self.turn_over(table)
        yield from ()
