"""Pirates: beat them for a bounty, or be fired at together with all the other losers."""

from typing import Annotated

from msgspec import Meta

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Shot, parse_hazard
from starboard.galaxy.adventures.enemy import Enemy
from starboard.galaxy.flight.hazards import fire
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Pirates(Enemy, frozen=True, tag="pirates"):
    """The prize is credits; the price is a salvo, after the last attack."""

    shots: Annotated[tuple[Shot, ...], Meta(description="light_ or heavy_ and a side for each shot")]
    credits: int

    def reward(self, table: Table, ship: Ship) -> Rule:
        table.earn(ship.seat, self.credits, self.kind)
        yield from ()

    def avenge(self, table: Table, defeated: list[Ship]) -> Rule:
        if defeated:
            for text in self.shots:
                yield from fire(table, defeated, *parse_hazard(text), roller=defeated[0].seat)
