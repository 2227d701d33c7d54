"""Bargains: cards with areas, each with a price and a reward, of which every ship may take one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import inf
from typing import Annotated, Any

from msgspec import Meta, Struct

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.opportunity import leave_some
from starboard.galaxy.adventures.saying import Said, Things
from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.flight.crew import lose_crew
from starboard.galaxy.flight.goods import gain_goods, give_goods
from starboard.galaxy.flight.hazards import fire, meteor
from starboard.galaxy.flight.outlook import after_losing_crew, goods_gain, with_toll
from starboard.galaxy.flight.power import pay_cell
from starboard.galaxy.flight.purse import earn
from starboard.galaxy.flight.track import move
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

PASS = "pass"
HITS = {"meteor": "meteors", "shot": "shots"}
"""What is paid by being hit, and the word for how many hits."""
NO_PRICE: Mapping[str, int] = {}
TAKEN = "taken"
"""Why an area is closed to a ship where somebody else is. Else it is the word for what the ship has not enough of."""

_HIT = "(meteor (small|large)|shot (light|heavy)) (front|right|rear|left)"
Toll = Annotated[
    str,
    Meta(
        pattern=rf"^((crew|cells|credits|days|any) \d+|goods [RYGB]+|{_HIT})$",
        description="crew, cells, credits, days or any (goods) with a number, goods with colours, a meteor or a shot",
    ),
]
Tolls = tuple[Toll, ...]


class Area(Struct, frozen=True, array_like=True, omit_defaults=True):
    """An area: what it costs, what it brings, and what else may be taken instead of that."""

    price: Tolls
    reward: Tolls
    instead: Tolls = ()


class Yard(Adventure, frozen=True):
    """What cards of this kind share: what stands on them, paying a price and getting a reward."""

    areas: tuple[Area, ...]

    def sentences(self) -> Sequence[Said]:
        return [*super().sentences(), *(_area_said(number, area) for number, area in enumerate(self.areas, start=1))]

    def closed(self, ship: Ship, taken: Iterable[int]) -> dict[int, str]:
        """The areas at which a ship cannot stop, counted from one, each with why not."""
        closed = {number: missing(ship, area) for number, area in enumerate(self.areas, start=1)}
        closed |= dict.fromkeys(taken, TAKEN)
        return {number: why for number, why in closed.items() if why}

    def outlook(self, table: Table, ship: Ship, area: Area, less: int = 0) -> dict[str, Any]:
        """What an area costs a ship and what it brings; of a choice of rewards, nothing that only one of them has."""
        price = _amounts(area.price)
        gain = self.gain(table, ship, () if area.instead else area.reward, less, price)
        told = {"price": price, "gain": gain}
        if not gain.get("crew"):
            told |= after_losing_crew(table, ship, price.get("crew", 0))
        return told if area.instead else self.tolled(table, ship, area.reward, told, less)

    def tolled(self, table: Table, ship: Ship, reward: Tolls, told: dict[str, Any], less: int = 0) -> dict[str, Any]:
        """What is told of a reward, with what its goods cost besides."""
        goods = "".join(toll.split(" ")[1] for toll in reward if toll.startswith("goods "))
        return with_toll(table, ship, len(goods) - less, told) if goods else told

    def gain(
        self, table: Table, ship: Ship, reward: Tolls, less: int = 0, price: Mapping[str, int] = NO_PRICE
    ) -> dict[str, Any]:
        """What a reward brings a ship that still has this price to pay, which makes room for it."""
        gain: dict[str, Any] = {}
        for toll in reward:
            what, amount = toll.split(" ")
            if what == "goods":
                gain |= goods_gain(table, ship, amount, less)
            else:
                gain[what] = min(int(amount) - less, self.room(table, ship, what) + price.get(what, 0))
        return {what: amount for what, amount in gain.items() if amount}

    def room(self, table: Table, ship: Ship, what: str) -> float:
        """How much of a reward finds room aboard, as far as that is to be told before it is taken."""
        return inf

    def pay(self, table: Table, ship: Ship, area: Area) -> Rule:
        """A ship pays the price of an area, the shots last: they might take away what else is to be paid."""
        for toll in sorted(area.price, key=lambda toll: toll.startswith("shot")):
            yield from _pay(table, ship, toll, self.kind)

    def reward(self, table: Table, ship: Ship, reward: Tolls, less: int = 0) -> Rule:
        """A ship gets a reward."""
        for toll in reward:
            what, value = toll.split(" ")
            match what:
                case "goods":
                    goods = yield from leave_some(ship, value, less)
                    yield from gain_goods(table, ship, goods)
                case "credits":
                    earn(table, ship, int(value) - less, self.kind)
                case "days":
                    yield from move(table, ship, int(value) - less, self.kind)
                case "crew":
                    yield from self.hire(table, ship, int(value) - less)
                case _:
                    yield from self.charge(table, ship, int(value) - less)

    def hire(self, table: Table, ship: Ship, number: int) -> Rule:
        """So many astronauts come aboard."""
        raise NotImplementedError

    def charge(self, table: Table, ship: Ship, number: int) -> Rule:
        """So many battery tokens go into batteries."""
        raise NotImplementedError


def missing(ship: Ship, area: Area) -> str:
    """What a ship has not enough of to pay a price in full, by its word; nothing if it can pay."""
    owned = {"crew": ship.crew_count, "cells": ship.cell_count, "any": len(ship.blocks)}
    price = _amounts(area.price)
    return next((what for what, amount in owned.items() if price.get(what, 0) > amount), "")


def _amounts(price: Tolls) -> dict[str, int]:
    """How much of what a price is, by its word."""
    amounts: dict[str, int] = {}
    for toll in price:
        what, *rest = toll.split(" ")
        if what in HITS:
            amounts[HITS[what]] = amounts.get(HITS[what], 0) + 1
        else:
            amounts[what] = int(rest[0])
    return amounts


def _pay(table: Table, ship: Ship, toll: str, kind: str) -> Rule:
    what, *rest = toll.split(" ")
    match what:
        case "crew":
            yield from lose_crew(table, ship, int(rest[0]))
        case "any":
            yield from give_goods(table, ship, int(rest[0]))
        case "days":
            yield from move(table, ship, -int(rest[0]), kind)
        case "cells":
            for left in range(int(rest[0]), 0, -1):
                if ship.cell_count:  # the price that was paid before may have cost a battery
                    yield from pay_cell(table, ship, "price", left)
        case "meteor":
            yield from meteor(table, rest[0], SIDES.index(rest[1]), [ship], roller=ship.seat)
        case _:
            yield from fire(table, [ship], rest[0], SIDES.index(rest[1]), roller=ship.seat)


def _area_said(number: int, area: Area) -> Said:
    reward = said(area.reward)
    if area.instead:
        reward = Said("junkyard-or", {"one": reward, "other": said(area.instead)})
    return Said("junkyard-area", {"number": number, "price": said(area.price), "reward": reward})


def said(tolls: Tolls) -> Said:
    """A price or a reward in words, one after the other with commas between."""
    first, *rest = (_toll_said(toll) for toll in tolls)
    for toll in rest:
        first = Said("junkyard-and", {"one": first, "other": toll})
    return first


def _toll_said(toll: str) -> Said:
    what, *rest = toll.split(" ")
    if what in HITS:
        return Said(f"toll-{what}", {"size": rest[0], "side": Said(f"from-{rest[1]}")})
    return Said(f"toll-{what}", {"amount": Things("goods", rest[0]) if what == "goods" else int(rest[0])})
