"""Meteoric swarm: one meteor after the other, each at all ships."""

from typing import Annotated

from msgspec import Meta

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure, Meteor, parse_hazard
from starboard.galaxy.flight.hazards import meteor
from starboard.galaxy.table import Table


class Meteors(Adventure, frozen=True, tag="meteors"):
    """Small ones bounce off smooth sides and shields, large ones must be shot."""

    meteors: Annotated[tuple[Meteor, ...], Meta(description="small_ or large_ and a side for each meteor")]

    def play(self, table: Table) -> Rule:
        for text in self.meteors:
            yield from meteor(table, *parse_hazard(text))
