"""Bad day: the events of three cards, one after the other, as many as the flight is difficult."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.epidemic import Epidemic
from starboard.galaxy.adventures.sabotage import Sabotage
from starboard.galaxy.adventures.saying import Said
from starboard.galaxy.adventures.stardust import Stardust
from starboard.galaxy.catalog.sheets import LEVELS
from starboard.galaxy.options import plan_of
from starboard.galaxy.table import Table

Event = Literal["epidemic", "sabotage", "stardust"]
EVENTS: dict[Event, type[Adventure]] = {"epidemic": Epidemic, "sabotage": Sabotage, "stardust": Stardust}


class BadDay(Adventure, frozen=True, tag="bad_day"):
    """One row for each level of the flight, each as the card of that name (KX-2.26 to 2.32)."""

    events: Annotated[tuple[Event, ...], Meta(description="epidemic, sabotage or stardust for each level")]

    def play(self, table: Table) -> Rule:
        for line, event in enumerate(self.events[: plan_of(table.round_name).number]):
            table.tell("day_got_worse", card=self.id, line=line, misfortune=event)
            yield from EVENTS[event](id=event).play(table)

    def sentences(self) -> list[Said]:
        rows = [
            Said("bad-day-row", {"level": level, "misfortune": event}) for level, event in enumerate(self.events, 1)
        ]
        return [*super().sentences(), *rows]
