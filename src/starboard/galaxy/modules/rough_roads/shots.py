"""Roads of this box about shots: rivals and locals that fire, and what is rolled for again."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import partial
from typing import Any

from starboard.engine import Rule, ask
from starboard.engine.request import Facts, Request
from starboard.galaxy.adventures.abandoned_ship import AbandonedShip
from starboard.galaxy.adventures.abandoned_station import AbandonedStation
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.opportunity import NO, YES
from starboard.galaxy.catalog.sides import REAR
from starboard.galaxy.flight.declare import declare
from starboard.galaxy.flight.hazards import fire
from starboard.galaxy.mechanisms.roads.shots import NewLeader, ParanoidLocals
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

MOST_ROLLS = 3


class StiffCompetition:
    """Whoever wants an abandoned ship or station is fired at by every stronger ship behind (BX-12.1 to 12.3)."""

    name = "stiff_competition"
    rank: Mapping[str, int] = {}

    def gate_use(self, table: Table, ship: Ship, card: Adventure) -> Generator[Request, Any, bool]:
        yield from ()
        if not isinstance(card, AbandonedShip | AbandonedStation):
            return True
        own = yield from declare(table, ship, "cannons", "compare", card=card.id, so_far=[])
        if own is None:
            return False
        ships = table.in_order()
        stronger = []
        for rival in ships[ships.index(ship) + 1 :]:
            decides = partial(_may_fire, own)
            strength = yield from declare(table, rival, "cannons", "compare", None, decides, card=card.id, enemy=own)
            if strength is not None and strength > own:
                stronger.append(rival)
        for rival in stronger:
            table.tell("rival_fires", rival.seat, at=ship.seat)
            yield from fire(table, [ship], "heavy", REAR, roller=rival.seat)
        if not (yield from card.is_open_to(table, ship)):
            return False
        if not stronger:
            return True
        return (yield from ask(ship.seat, "still_use_card", (YES, NO), partial(_still, card))) == YES


def _may_fire(own: float, least: float, most: float) -> bool:
    """Whether it depends on what a rival declares that it is stronger."""
    return least <= own < most


def _still(card: AbandonedShip | AbandonedStation) -> Facts:
    crew = {"crew": card.crew_loss} if isinstance(card, AbandonedShip) else {}
    return {"card": card.id, "options": {YES: {"price": {**crew, "days": card.days}, "gain": {}}, NO: {}}}


class EngineEnvy(NewLeader):
    """The new leader takes a light shot from behind (BX-12.4)."""

    name = "engine_envy"

    def greet(self, table: Table, leader: Ship, behind: Ship) -> Rule:
        table.tell("envied", leader.seat, by=behind.seat)
        yield from fire(table, [leader], "light", REAR, roller=behind.seat)


class HeavyLocals(ParanoidLocals):
    """They fire a heavy shot from behind."""

    name = "paranoid_locals"

    def welcome(self, table: Table, ships: list[Ship]) -> Rule:
        """The ship farthest ahead rolls."""
        yield from fire(table, ships, "heavy", REAR, roller=ships[0].seat)


class BadLuck:
    """What would miss everybody is rolled for again, three times in all."""

    name = "bad_luck"
    rank: Mapping[str, int] = {}

    def amount_rolls(self, table: Table, ship: Ship, rolls: int, why: str) -> int:
        return rolls if why == "sabotage" else max(rolls, MOST_ROLLS)
