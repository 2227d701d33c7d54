"""What flies at ships: where somebody aims, where a ship is widest, and from the side one does not hide from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from starboard.engine import Rule, ask
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.catalog.boards import Lane, mask_of
from starboard.galaxy.catalog.sides import FRONT, REAR
from starboard.galaxy.flight.hazards import strike
from starboard.galaxy.flight.hits import METEOR, SHOT, Hit
from starboard.galaxy.flight.outlook import hit_loss
from starboard.galaxy.flight.purse import earn
from starboard.galaxy.mechanisms.shower import LEFT_OR_RIGHT, Shower
from starboard.galaxy.modules.evil_machinations.levy import PAY, Follows, demand_of, level_of
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

LARGE, LIGHT = Hit(METEOR, heavy=True, side=FRONT), Hit(SHOT, heavy=False, side=REAR)


class GettingEven(Adventure, frozen=True, tag="getting_even"):
    """Whoever is last asks all others for credits, and aims at those who do not pay (BX-13.9, BX-2.11)."""

    credits: int
    """For each level of the flight."""

    def play(self, table: Table) -> Rule:
        ships = table.in_order()
        if len(ships) < 2:  # none at all if everybody is in hyperspace
            table.tell("card_ignored", card=self.id)
            return
        for target in ships[:-1]:
            yield from self._deal_with(table, target, ships[-1])

    def _deal_with(self, table: Table, target: Ship, last: Ship) -> Rule:
        amount = self.credits * level_of(table)
        refuse: dict[str, Follows] = {"refuse": {"price": {}, "gain": {}}}
        if (yield from demand_of(table, target, self, "extortion", amount, refuse)) == PAY:
            earn(table, last, amount, self.kind)
            return
        table.tell("toll_refused", target.seat, card=self.id)
        pairs = target.board.column_pairs()
        columns = {f"column {number}": target.board.impacts(REAR, pair) for number, pair in pairs.items()}
        choice = yield from ask(last.seat, "aim", list(columns), partial(self._aims, target, columns))
        yield from strike(table, target, LIGHT, columns[choice])

    def _aims(self, target: Ship, columns: Mapping[str, tuple[Lane, ...]]) -> dict[str, Any]:
        options = {option: {"price": {}, "gain": _loss(target, lanes)} for option, lanes in columns.items()}
        return {"card": self.id, "target": target.seat, "options": options}


def _loss(ship: Ship, lanes: tuple[Lane, ...]) -> dict[str, Any]:
    """What the target loses at most, if nothing stops the shot."""
    struck = [square for lane in lanes if (square := ship.layout.first_hit(lane)) >= 0]
    return {"components": hit_loss(ship, mask_of(struck))["components"]} if struck else {}


class RoadNarrows(Adventure, frozen=True, tag="road_narrows"):
    """Every ship scrapes along on its left, then on its right (BX-13.8); a cylinder has neither (AX-15.11)."""

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            if ship.board.wrap:
                table.tell("missed", ship.seat)
                continue
            for outermost in (min, max):
                lanes = [lane for lane in ship.board.every_lane(FRONT) if ship.layout.first_hit(lane) >= 0]
                if lanes:
                    yield from strike(table, ship, LARGE, (outermost(lanes, key=lambda lane: lane.place),))


class MeteorShower(Shower, frozen=True, tag="meteor_shower"):
    """Everybody hides on one side, in flight order; then it comes from all of them."""

    def play(self, table: Table) -> Rule:
        hidden: dict[int, int] = {}
        for ship in table.in_order():
            facts = partial(self.facts, table, ship, LEFT_OR_RIGHT)
            self.hide(table, ship, hidden, (yield from ask(ship.seat, "hide", LEFT_OR_RIGHT, facts)))
        yield from self.rain(table, hidden)
