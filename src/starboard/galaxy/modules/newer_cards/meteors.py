"""Meteors of deck IV: pairs that come along the same line, and those that wait for whoever is fastest."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure, Meteor, parse_hazard
from starboard.galaxy.adventures.opportunity import shares_of
from starboard.galaxy.flight.engines import fly_by_engines
from starboard.galaxy.flight.hazards import meteor, meteors_in_a_row
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

LARGE, SMALL = "large", "small"


class MeteorPairs(Adventure, frozen=True, tag="meteor_pairs"):
    """Behind every large meteor comes a small one, whatever became of the first (AX-9.5 to 9.8)."""

    meteors: Annotated[tuple[Meteor, ...], Meta(description="large_ and a side for each pair")]

    @property
    def like(self) -> str:
        return "meteors"

    def play(self, table: Table) -> Rule:
        for text in self.meteors:
            size, side = parse_hazard(text)
            yield from meteors_in_a_row(table, (size, SMALL), side)


class OpenSpaceMeteors(Adventure, frozen=True, tag="open_space_meteors"):
    """Everybody flies; then whoever was strongest has the meteors for themselves (AX-9.18 to 9.21)."""

    meteors: Annotated[tuple[Meteor, ...], Meta(description="small_ or large_ and a side for each meteor")]

    @property
    def like(self) -> str:
        return "open_space"

    def play(self, table: Table) -> Rule:
        used: dict[int, float] = {}
        for ship in table.in_order():
            strength = yield from fly_by_engines(table, ship, self.id, self.kind)
            if strength is not None:
                used[ship.seat] = strength
        targets = self._fastest(table, used)
        for ship, spared in targets:
            table.tell("too_fast", ship.seat, strength=used[ship.seat], less=spared)
        large = 0
        for text in self.meteors:
            size, side = parse_hazard(text)
            large += size == LARGE
            ships = [ship for ship, spared in targets if size != LARGE or large > spared]
            yield from meteor(table, size, side, ships)

    def _fastest(self, table: Table, used: dict[int, float]) -> list[tuple[Ship, int]]:
        """Who is still in the race and used most, of equals the one farthest ahead; each with how much is spared."""
        racing = [ship for ship in table.in_order() if ship.seat in used]
        strongest = sorted(racing, key=lambda ship: -used[ship.seat])
        return list(zip(strongest, shares_of(table, self), strict=False))
