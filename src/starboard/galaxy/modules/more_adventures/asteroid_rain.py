"""Meteor shower of the second edition: a swarm of which everybody may ignore what comes from one side."""

from __future__ import annotations

from functools import partial

from starboard.engine import Ask, Rule, ask, ask_all
from starboard.galaxy.mechanisms.shower import LEFT_OR_RIGHT, Shower
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

IN_ORDER = "in order"
"""What one says who wants to know first what those ahead choose."""


class AsteroidRain(Shower, frozen=True, tag="asteroid_rain"):
    """All choose a side at once, or in flight order if anybody likes that better (KX-2.10 to 2.16)."""

    @property
    def like(self) -> str:
        return "meteors"

    def play(self, table: Table) -> Rule:
        hidden: dict[int, int] = {}
        ships = table.in_order()
        chosen = yield from ask_all([self._asked(table, ship, at_once=len(ships) > 1) for ship in ships])
        waiting = [ship.seat for ship in ships if chosen[ship.seat] == IN_ORDER]
        if waiting:
            table.tell("order_wanted", card=self.id, seats=waiting)
        for ship in ships:
            side = chosen[ship.seat]
            if waiting:
                asked = self._asked(table, ship, at_once=False)
                side = yield from ask(asked.seat, asked.question, asked.options, asked.about)
            self.hide(table, ship, hidden, side)
        yield from self.rain(table, hidden, leader_rolls=True)

    def _asked(self, table: Table, ship: Ship, *, at_once: bool) -> Ask:
        options = (*LEFT_OR_RIGHT, IN_ORDER) if at_once else LEFT_OR_RIGHT
        return Ask(ship.seat, "ignore_side", options, partial(self.facts, table, ship, options))
