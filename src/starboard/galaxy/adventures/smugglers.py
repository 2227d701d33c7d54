"""Smugglers: beat them for their goods, or lose the dearest of yours."""

from __future__ import annotations

from typing import Any, Self

from msgspec.structs import replace

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Blocks
from starboard.galaxy.adventures.enemy import Enemy
from starboard.galaxy.adventures.opportunity import leave_some
from starboard.galaxy.flight.goods import gain_goods, lose_goods
from starboard.galaxy.flight.outlook import goods_gain, with_toll
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Smugglers(Enemy, frozen=True, tag="smugglers"):
    """The prize and the price are goods."""

    goods_loss: int
    goods: Blocks

    def reduced(self, less: int) -> Self:
        return replace(self, goods_loss=self.goods_loss - less)

    def stake(self) -> dict[str, Any]:
        return {"penalty": "goods", "amount": self.goods_loss}

    def gain(self, table: Table, ship: Ship, less: int) -> dict[str, Any]:
        return goods_gain(table, ship, self.goods, less)

    def follows(self, table: Table, ship: Ship, less: int) -> dict[str, Any]:
        return with_toll(table, ship, len(self.goods) - less, super().follows(table, ship, less))

    def reward(self, table: Table, ship: Ship, less: int) -> Rule:
        goods = yield from leave_some(ship, self.goods, less)
        yield from gain_goods(table, ship, goods)

    def plunder(self, table: Table, ship: Ship, less: int) -> Rule:
        yield from lose_goods(table, ship, self.goods_loss - less)
