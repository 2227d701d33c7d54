"""Roads about meteors, shots and enemies: who fires when, what flies, how far it goes, how often it is rolled for."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import partial
from typing import Any

from starboard.engine import Rule, ask
from starboard.engine.request import Facts, Request
from starboard.galaxy.adventures.abandoned_ship import AbandonedShip
from starboard.galaxy.adventures.abandoned_station import AbandonedStation
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.enemy import Enemy
from starboard.galaxy.adventures.opportunity import NO, YES
from starboard.galaxy.adventures.planets import Planets
from starboard.galaxy.catalog.sides import REAR
from starboard.galaxy.flight.declare import declare
from starboard.galaxy.flight.hazards import fire
from starboard.galaxy.flight.hits import METEOR, Cause, Hit
from starboard.galaxy.modules.rough_roads.memory import note, noted
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.seams import LIMIT, NOTE
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


class EngineEnvy:
    """Who has become leader during a card is fired at from behind (BX-12.4 to 12.7)."""

    name = "engine_envy"
    rank: Mapping[str, int] = {"at_card": NOTE, "at_cleared": LIMIT}
    """First of all when a card is turned up, before anybody jumps; last of all when it is over (BX-R-65)."""

    def at_card(self, table: Table) -> Rule:
        leader = next(iter(table.in_order()), None)
        note(table, leader=None if leader is None else leader.seat)
        yield from ()

    def at_cleared(self, table: Table) -> Rule:
        ships = table.in_order()
        if len(ships) < 2 or ships[0].seat == noted(table, "leader", None):
            return
        leader, behind = ships[:2]
        if leader.seat in table.holders(self.name):
            table.tell("envied", leader.seat, by=behind.seat)
            yield from fire(table, [leader], "light", REAR, roller=behind.seat)


class ParanoidLocals:
    """Whoever lands on a planet is fired at before loading, all with one roll."""

    name = "paranoid_locals"
    rank: Mapping[str, int] = {}

    def at_card(self, table: Table) -> Rule:
        note(table, landed=[])
        yield from ()

    def after_used(self, table: Table, ship: Ship, card: Adventure) -> Rule:
        if isinstance(card, Planets):
            note(table, landed=[*noted(table, "landed", ()), ship.seat])
        yield from ()

    def at_touchdown(self, table: Table) -> Rule:
        landed = noted(table, "landed", ())
        ships = [ship for ship in table.in_order() if ship.seat in landed]
        if ships:
            table.tell("locals_fire")
            yield from fire(table, ships, "heavy", REAR, roller=ships[0].seat)


class BigBaddies:
    """Enemies are stronger by the lower of two dice."""

    name = "big_baddies"
    rank: Mapping[str, int] = {"at_card": LIMIT}
    """After those have left who leave when a card is turned up."""

    def at_card(self, table: Table) -> Rule:
        yield from ()
        ships, card = table.in_order(), table.flight.card
        assert card is not None, "a card lies there"
        bonus = 0
        if ships and isinstance(read_card(card), Enemy):
            bonus = min(table.roll(ships[0].seat))
            table.tell("enemy_grew", bonus=bonus)
        note(table, baddies=bonus)

    def amount_enemy(self, table: Table, ship: Ship, strength: int, card: Enemy) -> int:
        bonus: int = noted(table, "baddies", 0)
        return strength + bonus


class BadLuck:
    """What would miss everybody is rolled for again, three times in all."""

    name = "bad_luck"
    rank: Mapping[str, int] = {}

    def amount_rolls(self, table: Table, ship: Ship, rolls: int, why: str) -> int:
        return rolls if why == "sabotage" else max(rolls, MOST_ROLLS)


class MeteoricInversion:
    """Large meteors are small and small ones are large (BX-12.18)."""

    name = "meteoric_inversion"
    rank: Mapping[str, int] = {}

    def thrown(self, table: Table, ship: Ship, hit: Hit) -> Hit:
        return hit._replace(heavy=not hit.heavy) if hit.what == METEOR else hit


class PiercingProjectiles:
    """What destroys a component hits the next one in its line, too (BX-12.24 to 12.26, BX-R-71)."""

    name = "piercing_projectiles"
    rank: Mapping[str, int] = {}

    def doomed(self, table: Table, ship: Ship, squares: int, cause: Cause) -> int:
        hit, layout, more = cause.hit, ship.layout, 0
        for lane in cause.lanes if hit is not None else ():
            first = layout.first_hit(lane)
            if first < 0 or not squares >> first & 1:
                continue
            left = layout.without(1 << first)
            second = left.first_hit(lane)
            if second < 0 or lane.side in left.at(second).plated:
                continue
            assert hit is not None, "lanes are those of a hit"
            if hit.what != METEOR or hit.heavy or left.is_exposed(second, lane.side):
                more |= 1 << second
        return squares | more
