"""Abandoned station: one player with enough crew to search it takes its goods."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Any

from starboard.engine import Rule
from starboard.engine.request import Request
from starboard.galaxy.adventures.adventure import Adventure, Blocks
from starboard.galaxy.adventures.opportunity import leave_some, offer, shares_of, used
from starboard.galaxy.flight.declare import has_enough
from starboard.galaxy.flight.goods import gain_goods
from starboard.galaxy.flight.outlook import goods_gain, second_here, with_toll
from starboard.galaxy.flight.track import move_back_all
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class AbandonedStation(Adventure, frozen=True, tag="abandoned_station"):
    """The first player in flight order who has the crew and accepts; nobody is left behind."""

    crew_needed: int
    goods: Blocks
    days: int

    def play(self, table: Table) -> Rule:
        shares, delayed = shares_of(table, self), []
        for ship in table.in_order():
            if not shares:
                break
            if not (yield from self.is_open_to(table, ship)):
                continue
            if (yield from offer(table, ship, self, partial(self.follows, table, ship, shares[0]))):
                if not (yield from self.reach(table, ship, shares[0])):
                    continue
                yield from used(table, ship, self)
                goods = yield from leave_some(ship, self.goods, shares.pop(0))
                yield from gain_goods(table, ship, goods)
                delayed.append((ship, self.days))
        yield from move_back_all(table, delayed, self.kind)

    def is_open_to(self, table: Table, ship: Ship) -> Generator[Request, Any, bool]:
        """Whether a ship has the crew; its owner may add to it, if modules offer anything."""
        return (yield from has_enough(table, ship, "crew", self.crew_needed, card=self.id))

    def reach(self, table: Table, ship: Ship, less: int) -> Generator[Request, Any, bool]:
        """Whether a ship that wants it gets there; other kinds of it may have something against that."""
        yield from ()
        return True

    def follows(self, table: Table, ship: Ship, less: int) -> dict[str, Any]:
        """What using it costs and brings."""
        gain = goods_gain(table, ship, self.goods, less)
        told = {"price": {"days": self.days}, "gain": gain, **second_here(less)}
        return with_toll(table, ship, len(self.goods) - less, told)
