"""Planets: each ship may land on one free planet and load its goods, for flight days."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

from msgspec import Meta

from starboard.engine import Rule, ask
from starboard.galaxy.adventures.adventure import Adventure, Blocks
from starboard.galaxy.adventures.opportunity import leave_some, lets, shares_of, used
from starboard.galaxy.adventures.saying import Said, Things
from starboard.galaxy.flight.goods import gain_goods
from starboard.galaxy.flight.offers import narrowed
from starboard.galaxy.flight.outlook import goods_gain, second_here, with_toll
from starboard.galaxy.flight.track import move_back_all
from starboard.galaxy.moments import at
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

PASS = "pass"


class Planets(Adventure, frozen=True, tag="planets"):
    """All choose in flight order, then load in flight order, then move back from the rear."""

    planets: Annotated[tuple[Blocks, ...], Meta(description="blocks from R, Y, G, B for each planet")]
    days: int

    def play(self, table: Table) -> Rule:
        everywhere = {f"land {number}": number for number in range(1, len(self.planets) + 1)}
        free = set(everywhere)
        second = shares_of(table, self)[1:]
        """How often a ship may land beside another one, each time for how many blocks less."""
        landed: list[tuple[Ship, int, int]] = []
        for ship in table.in_order():
            options = narrowed(table, ship, "land", [*(land for land in everywhere if second or land in free), PASS])
            choice = yield from ask(
                ship.seat, "land", options, partial(self._facts, table, ship, options, free, second)
            )
            if choice == PASS or not (yield from lets(ship.seams.gate_land, table, ship, self)):
                table.tell("flew_past", ship.seat)
                continue
            planet, less = everywhere[choice], 0
            if choice in free:
                free.remove(choice)
            else:
                less = second.pop(0)
                del everywhere[choice]
            landed.append((ship, planet, less))
            table.tell("landed", ship.seat, planet=planet, less=less)
            yield from used(table, ship, self)
        yield from at(table, "touchdown")
        for ship, planet, less in landed:
            yield from self.visit(table, ship, planet, less)
        yield from move_back_all(table, [(ship, self.days) for ship, _, _ in landed], self.kind)

    def visit(self, table: Table, ship: Ship, planet: int, less: int) -> Rule:
        """A ship loads what there is on a planet, or so much less."""
        taken = yield from leave_some(ship, self.planets[planet - 1], less)
        yield from gain_goods(table, ship, taken)

    def gain(self, table: Table, ship: Ship, planet: int, less: int) -> dict[str, Any]:
        """What a planet would bring this ship."""
        return goods_gain(table, ship, self.planets[planet - 1], less)

    def _facts(
        self, table: Table, ship: Ship, options: list[str], free: set[str], second: Sequence[int]
    ) -> dict[str, Any]:
        told: dict[str, Any] = {PASS: {"price": {}, "gain": {}}}
        for number in range(1, len(self.planets) + 1):
            land = f"land {number}"
            if land in options:
                less = 0 if land in free else second[0]
                gain = self.gain(table, ship, number, less)
                brings = {"price": {"days": self.days}, "gain": gain, **second_here(less)}
                told[land] = with_toll(table, ship, len(self.planets[number - 1]) - less, brings)
        return {"card": self.id, "options": told}

    def sentences(self) -> Sequence[Said]:
        return [*super().sentences(), *map(self.planet_sentence, range(1, len(self.planets) + 1))]

    def planet_sentence(self, planet: int) -> Said:
        """What there is on a planet, in words."""
        return Said("planet", {"number": planet, "goods": Things("goods", self.planets[planet - 1])})
