"""A raid: what an intruder card sends against one ship, what there is to be had for it, and how it ends."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from starboard.engine.request import Request
from starboard.galaxy.catalog.boards import Lane
from starboard.galaxy.flight.goods import gain_goods
from starboard.galaxy.flight.outlook import goods_gain
from starboard.galaxy.flight.purse import earn
from starboard.galaxy.mechanisms.boarding import explode, is_kept_out, prowl
from starboard.galaxy.mechanisms.party import Party
from starboard.galaxy.mechanisms.walking import entrance
from starboard.galaxy.modules.intruders.bodyguard import fee
from starboard.galaxy.modules.intruders.vocabulary import NAME
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Raid(Party, frozen=True):
    """What comes at a ship: everything printed on the card, and what modules have made of it."""

    credits: int = 0
    goods: str = ""
    """What there is to be had for each of them that is beaten."""
    drawer: str = NAME
    taking: str = "prey_eaten"

    def reward(self, table: Table, ship: Ship, beaten: int) -> dict[str, Any]:
        if not beaten:
            return {}
        gained = goods_gain(table, ship, self.goods * beaten) if self.goods else {}
        return {**gained, "credits": (self.credits + fee(table, ship)) * beaten + gained.get("credits", 0)}


def board(table: Table, ship: Ship, raid: Raid, lanes: tuple[Lane, ...], source: str) -> Generator[Request, Any, int]:
    """One ship meets a raid in these lanes. How many intruders were beaten on board.

    Rewards come last, after all of them have gone and all charges have exploded (AX-10.31, AX-10.34).
    """
    if entrance(ship.layout, lanes) is None:
        table.tell("missed", ship.seat)
        return 0
    beaten = fees = 0
    for hand in raid.hands:
        place = entrance(ship.layout, lanes)
        if place is None:
            break  # where it would have come in, nothing is left
        if is_kept_out(table, ship, raid, place):
            break
        if (yield from prowl(table, ship, raid, place, hand)):
            beaten += 1
            fees += fee(table, ship)
    yield from explode(table, ship)
    if beaten:
        earn(table, ship, raid.credits * beaten + fees, source)
        yield from gain_goods(table, ship, raid.goods * beaten)
    return beaten
