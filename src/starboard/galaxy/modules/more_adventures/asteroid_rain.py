"""Meteor shower: a swarm of which everybody may ignore what comes from the left, or from the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

from msgspec import Meta

from starboard.engine import Ask, Rule, ask, ask_all
from starboard.galaxy.adventures.adventure import Adventure, Meteor, parse_hazard
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.flight.hazards import meteor, reaches
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import working
from starboard.galaxy.table import Table

LEFT, RIGHT = "left", "right"
OTHER = {LEFT: RIGHT, RIGHT: LEFT}
IN_ORDER = "in order"
"""What one says who wants to know first what those ahead choose."""


class AsteroidRain(Adventure, frozen=True, tag="asteroid_rain"):
    """All choose a side at once, or in flight order if anybody likes that better (KX-2.10 to 2.16)."""

    meteors: Annotated[tuple[Meteor, ...], Meta(description="small_ or large_ and a side for each meteor")]

    @property
    def like(self) -> str:
        return "meteors"

    def play(self, table: Table) -> Rule:
        ignored: dict[int, int] = {}
        ships = table.in_order()
        chosen = yield from ask_all([self._asked(table, ship, at_once=len(ships) > 1) for ship in ships])
        waiting = [ship.seat for ship in ships if chosen[ship.seat] == IN_ORDER]
        if waiting:
            table.tell("order_wanted", card=self.id, seats=waiting)
        for ship in ships:
            choice = chosen[ship.seat]
            if waiting:
                asked = self._asked(table, ship, at_once=False)
                choice = yield from ask(asked.seat, asked.question, asked.options, asked.about)
            ignored[ship.seat] = SIDES.index(choice)
            table.tell("side_ignored", ship.seat, side=choice)
        for text in self.meteors:
            size, side = parse_hazard(text)
            racing = table.in_order()
            threatened = [ship for ship in racing if ignored.get(ship.seat) != side]
            if threatened:
                yield from meteor(table, size, side, threatened, roller=racing[0].seat)

    def _asked(self, table: Table, ship: Ship, *, at_once: bool) -> Ask:
        options = (LEFT, RIGHT, IN_ORDER) if at_once else (LEFT, RIGHT)
        return Ask(ship.seat, "ignore_side", options, partial(self._facts, table, ship, options))

    def _facts(self, table: Table, ship: Ship, options: Sequence[str]) -> dict[str, Any]:
        """What each choice leaves open to the other side, for the small meteors and for the large ones."""
        told = {side: {"price": _open_to(table, ship, SIDES.index(OTHER[side])), "gain": {}} for side in OTHER}
        return {"card": self.id, "options": {option: told.get(option, {}) for option in options}}


def _open_to(table: Table, ship: Ship, side: int) -> dict[str, int]:
    """How many connectors a ship shows to a side, and how many lines there no cannon watches without energy."""
    layout, armed = ship.layout, working(table, ship).layout
    near = reaches(table, ship, side)
    lanes = [lane for lane in ship.board.every_lane(side) if layout.first_hit(lane) >= 0]
    unwatched = sum(not armed.shooters(lane, near=near, double=False) for lane in lanes)
    exposed = sum(layout.is_exposed(square, side) for square in bits(layout.occupied))
    return {what: number for what, number in (("exposed", exposed), ("unwatched", unwatched)) if number}
