"""Pirates: beat them for a bounty, or be fired at together with all the other losers."""

from __future__ import annotations

from typing import Annotated, Any, Self

from msgspec import Meta
from msgspec.structs import replace

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Shot
from starboard.galaxy.adventures.enemy import Enemy
from starboard.galaxy.adventures.salvo import fire_at, without_heavy
from starboard.galaxy.flight.purse import earn
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Pirates(Enemy, frozen=True, tag="pirates"):
    """The prize is credits; the price is a salvo, after the last attack."""

    shots: Annotated[tuple[Shot, ...], Meta(description="light_ or heavy_ and a side for each shot")]
    credits: int

    def reduced(self, less: int) -> Self:
        return replace(self, shots=without_heavy(self.shots, less))

    def stake(self) -> dict[str, Any]:
        return {"penalty": "shots", "shots": self.shots}

    def gain(self, table: Table, ship: Ship, less: int) -> dict[str, Any]:
        return {"credits": self.credits - less}

    def reward(self, table: Table, ship: Ship, less: int) -> Rule:
        earn(table, ship, self.credits - less, self.kind)
        yield from ()

    def avenge(self, table: Table, defeated: list[tuple[Ship, int]]) -> Rule:
        yield from fire_at(table, defeated, self.shots)
