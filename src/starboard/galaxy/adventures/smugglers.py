"""Smugglers: beat them for their goods, or lose the dearest of yours."""

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Blocks
from starboard.galaxy.adventures.enemy import Enemy
from starboard.galaxy.flight.goods import gain_goods, lose_goods
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Smugglers(Enemy, frozen=True, tag="smugglers"):
    """The prize and the price are goods."""

    goods_loss: int
    goods: Blocks

    def reward(self, table: Table, ship: Ship) -> Rule:
        yield from gain_goods(table, ship, self.goods)

    def plunder(self, table: Table, ship: Ship) -> Rule:
        yield from lose_goods(table, ship, self.goods_loss)
