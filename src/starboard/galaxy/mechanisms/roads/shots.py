"""Roads about meteors, shots and enemies: who fires when, what flies, how far it goes, how often it is rolled for."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.enemy import Enemy
from starboard.galaxy.adventures.planets import Planets
from starboard.galaxy.flight.hits import METEOR, Cause, Hit
from starboard.galaxy.mechanisms.roads.memory import note, noted
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.seams import LIMIT, NOTE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class NewLeader:
    """Who has become leader during a card is fired at (BX-12.4 to 12.7, KX-13.48)."""

    name: str
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
            yield from self.greet(table, leader, behind)

    def greet(self, table: Table, leader: Ship, behind: Ship) -> Rule:
        """The ship behind fires at the new leader."""
        raise NotImplementedError


class ParanoidLocals:
    """Whoever lands on a planet is fired at before loading, all with one roll."""

    name: str
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
            yield from self.welcome(table, ships)

    def welcome(self, table: Table, ships: list[Ship]) -> Rule:
        """What they fire at those who have landed, leader first."""
        raise NotImplementedError


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


class MeteoricInversion:
    """Large meteors are small and small ones are large (BX-12.18, KX-13.65)."""

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
