"""Meteor showers: swarms from which each ship hides on one side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure, Meteor, parse_hazard
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.flight.hazards import meteor, reaches
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import working
from starboard.galaxy.table import Table

LEFT_OR_RIGHT = LEFT, RIGHT = "left", "right"
OTHER = {LEFT: RIGHT, RIGHT: LEFT}


class Shower(Adventure, frozen=True):
    """What such cards share: hiding, and what comes then."""

    meteors: Annotated[tuple[Meteor, ...], Meta(description="small_ or large_ and a side for each meteor")]

    def hide(self, table: Table, ship: Ship, hidden: dict[int, int], side: str) -> None:
        """A ship has chosen its side, and everybody sees it."""
        hidden[ship.seat] = SIDES.index(side)
        table.tell("went_under", ship.seat, side=side)

    def rain(self, table: Table, hidden: Mapping[int, int], *, leader_rolls: bool = False) -> Rule:
        """The meteors, each at all who are not hidden from its side; whoever is first of them rolls, or the leader."""
        for text in self.meteors:
            size, side = parse_hazard(text)
            racing = table.in_order()
            threatened = [ship for ship in racing if hidden.get(ship.seat) != side]
            yield from meteor(table, size, side, threatened, roller=racing[0].seat if leader_rolls and racing else None)

    def facts(self, table: Table, ship: Ship, options: Sequence[str]) -> dict[str, Any]:
        """What each choice leaves open to the other side."""
        told = {side: {"price": _open_to(table, ship, SIDES.index(OTHER[side])), "gain": {}} for side in OTHER}
        return {"card": self.id, "options": {option: told.get(option, {}) for option in options}}


def _open_to(table: Table, ship: Ship, side: int) -> dict[str, int]:
    """How many connectors a ship shows to a side, and how many lines there no cannon watches that needs no energy."""
    layout, armed = ship.layout, working(table, ship).layout
    near = reaches(table, ship, side)
    lanes = [lane for lane in ship.board.every_lane(side) if layout.first_hit(lane) >= 0]
    unwatched = sum(not armed.shooters(lane, near=near, double=False) for lane in lanes)
    exposed = sum(layout.is_exposed(square, side) for square in bits(layout.occupied))
    return {"exposed": exposed, "unwatched": unwatched}
