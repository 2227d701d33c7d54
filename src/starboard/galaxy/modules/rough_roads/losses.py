"""Roads of this box about what ships lose: metal that tires, what lies about, and crews that panic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Rule
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.flight.crew import CrewGone, after_losing, lose_one, who_goes
from starboard.galaxy.flight.damage import drop
from starboard.galaxy.flight.hits import Cause, Happened
from starboard.galaxy.mechanisms.roads.losses import SpaceJunk, held_by, is_violent, roll_for_square
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.seams import LIMIT, NOTE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import links
from starboard.galaxy.table import Table

OPEN_SPACE = "open_space"


class MetalFatigue:
    """After open space one roll for coordinates: what stands there falls off (BX-12.15, BX-12.16)."""

    name = "metal_fatigue"
    rank: Mapping[str, int] = {}

    def at_resolved(self, table: Table) -> Rule:
        card = table.flight.card
        ships = held_by(table, self.name, table.in_order())
        if ships and card is not None and read_card(card).like == OPEN_SPACE:
            for ship, square in roll_for_square(table, self.name, ships):
                if square >= 0:
                    yield from drop(table, ship, 1 << square, Cause(self.name))


class SweptSpaceJunk(SpaceJunk):
    """What fell off after the last card hits nobody: it is swept up before the next one (BX-12.12)."""

    name = "space_junk"
    rank: Mapping[str, int] = {"at_card": NOTE, "at_resolved": LIMIT}

    def at_card(self, table: Table) -> Rule:
        self._sweep(table)
        yield from ()


class Panic:
    """Where a component is destroyed by force, each cabin joined to it loses somebody (BX-12.42)."""

    name = "panic"
    rank: Mapping[str, int] = {}

    def after_components(self, table: Table, ship: Ship, happened: Happened) -> Rule:
        gone = CrewGone()
        violent = happened.destroyed if is_violent(happened.cause) else 0
        linked = links_before(table, ship, happened) if violent else ()
        for square in bits(violent):
            for cabin in bits(linked[square]):
                if ship.layout.occupied >> cabin & 1 and ship.crew_at(cabin):
                    gone = lose_one(table, ship, cabin, gone, (yield from who_goes(ship, cabin)))
        yield from after_losing(table, ship, gone)


def links_before(table: Table, ship: Ship, happened: Happened) -> Sequence[int]:
    """What worked with what on a ship before components were lost."""
    twin = ship.copy()
    twin.layout = happened.before
    return links(table, twin)
