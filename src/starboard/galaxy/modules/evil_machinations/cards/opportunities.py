"""The two machinations that are opportunities (BX-13.12)."""

from __future__ import annotations

from functools import partial
from typing import Any

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure, Blocks
from starboard.galaxy.adventures.opportunity import offer, shares_of, used
from starboard.galaxy.bank import CELLS
from starboard.galaxy.flight.bidding import Prize, auction
from starboard.galaxy.flight.goods import gain_goods
from starboard.galaxy.flight.outlook import goods_gain, second_here
from starboard.galaxy.flight.power import pay_cell
from starboard.galaxy.flight.purse import earn
from starboard.galaxy.flight.track import move_back_all
from starboard.galaxy.modules.evil_machinations.levy import level_of
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class JunkerForSale(Adventure, frozen=True, tag="junker_for_sale"):
    """A ship full of goods goes to the highest bidder."""

    goods: Blocks
    days: int

    def play(self, table: Table) -> Rule:
        def prize(ship: Ship) -> Prize:
            return Prize(goods_gain(table, ship, self.goods), {"days": self.days})

        won = yield from auction(table, table.in_order(), self.id, prize)
        if won is not None:
            ship, _ = won
            yield from used(table, ship, self)
            yield from gain_goods(table, ship, self.goods)
            yield from move_back_all(table, [(ship, self.days)], self.kind)


class StrandedShip(Adventure, frozen=True, tag="stranded_ship"):
    """The first player who has the tokens and accepts gives somebody a jump start."""

    cells: int
    base: int
    credits: int
    """What is paid: the base, and this for each level of the flight."""
    days: int

    def play(self, table: Table) -> Rule:
        shares, delayed = shares_of(table, self), []
        for ship in table.in_order():
            if not shares:
                break
            if ship.cell_count < self.cells:
                continue
            reward = self.base + self.credits * level_of(table) - shares[0]
            if (yield from offer(table, ship, self, partial(self._follows, reward, shares[0]))):
                shares.pop(0)
                yield from used(table, ship, self)
                for left in range(self.cells, 0, -1):
                    yield from pay_cell(table, ship, self.kind, left)
                earn(table, ship, reward, self.kind)
                delayed.append((ship, self.days))
        yield from move_back_all(table, delayed, self.kind)

    def _follows(self, reward: int, less: int) -> dict[str, Any]:
        return {"price": {CELLS: self.cells, "days": self.days}, "gain": {"credits": reward}, **second_here(less)}
