"""Planets: each ship may land on one free planet and load its goods, for flight days."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from starboard.engine import Rule, ask
from starboard.galaxy.adventures.adventure import Adventure, Blocks
from starboard.galaxy.adventures.saying import Said, Things
from starboard.galaxy.flight.goods import gain_goods
from starboard.galaxy.flight.track import move_back_all
from starboard.galaxy.table import Table

PASS = "pass"


class Planets(Adventure, frozen=True, tag="planets"):
    """All choose in flight order, then load in flight order, then move back from the rear."""

    planets: Annotated[tuple[Blocks, ...], Meta(description="blocks from R, Y, G, B for each planet")]
    days: int

    def play(self, table: Table) -> Rule:
        free = {f"land {number}": number for number in range(1, len(self.planets) + 1)}
        landed = []
        for ship in table.in_order():
            choice = yield from ask(ship.seat, "land", [*free, PASS], {"card": self.id})
            if choice == PASS:
                table.tell("flew_past", ship.seat)
                continue
            planet = free.pop(choice)
            landed.append((ship, self.planets[planet - 1]))
            table.tell("landed", ship.seat, planet=planet)
        for ship, goods in landed:
            yield from gain_goods(table, ship, goods)
        move_back_all(table, [ship for ship, _ in landed], self.days)

    def sentences(self) -> Sequence[Said]:
        planets = enumerate(self.planets, start=1)
        return [
            *super().sentences(),
            *(Said("planet", {"number": number, "goods": Things("goods", blocks)}) for number, blocks in planets),
        ]
