"""Junkyard of the second edition: rows with a cost and a reward, one ship for each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import inf
from typing import Any

from starboard.engine import Rule, ask
from starboard.galaxy.adventures.opportunity import lets, used
from starboard.galaxy.mechanisms.bargains import PASS, Area, Yard
from starboard.galaxy.mechanisms.charging import charge, free_slots
from starboard.galaxy.mechanisms.joining import places_for, take_aboard
from starboard.galaxy.mechanisms.vocabulary import Stop
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read

REWARDS = ("reward 1", "reward 2")


class Dump(Yard, frozen=True, tag="dump"):
    """In flight order each may stop at a free row; the next decides when all is paid and loaded (KX-2.33 to 2.55)."""

    def play(self, table: Table) -> Rule:
        taken: list[int] = []
        for ship in table.in_order():
            closed = self.closed(ship, taken)
            rows = [f"stop {number}" for number in range(1, len(self.areas) + 1) if number not in closed]
            facts = partial(self._facts, table, ship, closed)
            choice = yield from ask(ship.seat, "junkyard", [*rows, PASS], facts)
            if choice == PASS or not (yield from lets(ship.seams.gate_use, table, ship, self)):
                table.tell("card_declined", ship.seat, card=self.id)
                continue
            stop = read("junkyard", choice)
            assert isinstance(stop, Stop), "nothing else is asked"
            taken.append(stop.area)
            table.tell("junkyard_stop", ship.seat, area=stop.area)
            yield from used(table, ship, self)
            area = self.areas[stop.area - 1]
            yield from self.pay(table, ship, area)
            yield from self.reward(table, ship, (yield from self._chosen(table, ship, area)))

    def _chosen(self, table: Table, ship: Ship, area: Area) -> Any:
        """Which of two rewards the owner takes, where there is a choice."""
        if not area.instead:
            return area.reward
        rewards = dict(zip(REWARDS, (area.reward, area.instead), strict=True))

        def facts() -> dict[str, Any]:
            told = {
                option: self.tolled(table, ship, reward, {"price": {}, "gain": self.gain(table, ship, reward)})
                for option, reward in rewards.items()
            }
            return {"card": self.id, "options": told}

        choice = yield from ask(ship.seat, "choose_reward", REWARDS, facts)
        return rewards[choice]

    def _facts(self, table: Table, ship: Ship, closed: Mapping[int, str]) -> dict[str, Any]:
        told: dict[str, Any] = {PASS: {"price": {}, "gain": {}}}
        for number, area in enumerate(self.areas, start=1):
            if number not in closed:
                told[f"stop {number}"] = self.outlook(table, ship, area)
        return {"card": self.id, "options": told, "closed": {f"stop {number}": why for number, why in closed.items()}}

    def room(self, table: Table, ship: Ship, what: str) -> float:
        match what:
            case "crew":
                return places_for(table, ship)
            case "cells":
                return free_slots(table, ship)
            case _:
                return inf

    def hire(self, table: Table, ship: Ship, number: int) -> Rule:
        yield from take_aboard(table, ship, number)

    def charge(self, table: Table, ship: Ship, number: int) -> Rule:
        yield from charge(table, ship, number)
