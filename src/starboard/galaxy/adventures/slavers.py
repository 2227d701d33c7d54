"""Slavers: beat them for a bounty, or lose crew."""

from __future__ import annotations

from typing import Any, Self

from msgspec.structs import replace

from starboard.engine import Rule
from starboard.galaxy.adventures.enemy import Enemy
from starboard.galaxy.flight.crew import lose_crew
from starboard.galaxy.flight.purse import earn
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Slavers(Enemy, frozen=True, tag="slavers"):
    """The prize is credits, the price is crew."""

    crew_loss: int
    credits: int

    def reduced(self, less: int) -> Self:
        return replace(self, crew_loss=self.crew_loss - less)

    def stake(self) -> dict[str, Any]:
        return {"penalty": "crew", "amount": self.crew_loss}

    def gain(self, table: Table, ship: Ship, less: int) -> dict[str, Any]:
        return {"credits": self.credits - less}

    def reward(self, table: Table, ship: Ship, less: int) -> Rule:
        earn(table, ship, self.credits - less, self.kind)
        yield from ()

    def plunder(self, table: Table, ship: Ship, less: int) -> Rule:
        yield from lose_crew(table, ship, self.crew_loss - less)
