"""What smugglers, slavers and pirates share: they attack in flight order until somebody beats them."""

from __future__ import annotations

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure, offer
from starboard.galaxy.flight.power import count_cannons
from starboard.galaxy.flight.track import move
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Enemy(Adventure, frozen=True):
    """Stronger wins and may take the reward, equal is left alone, weaker suffers."""

    strength: int
    days: int

    def play(self, table: Table) -> Rule:
        defeated = []
        for ship in table.in_order():
            strength = yield from count_cannons(table, ship, card=self.id, enemy=self.strength)
            if strength > self.strength:
                table.tell("enemy_beaten", ship.seat, card=self.id)
                if (yield from offer(table, ship, self)):
                    yield from self.reward(table, ship)
                    move(table, ship, -self.days)
                break
            if strength < self.strength:
                table.tell("enemy_won", ship.seat, card=self.id)
                defeated.append(ship)
                yield from self.plunder(table, ship)
            else:
                table.tell("enemy_held_off", ship.seat, card=self.id)
        yield from self.avenge(table, defeated)

    def reward(self, table: Table, ship: Ship) -> Rule:
        """What the winner gets."""
        raise NotImplementedError

    def plunder(self, table: Table, ship: Ship) -> Rule:
        """What a loser suffers at once."""
        yield from ()

    def avenge(self, table: Table, defeated: list[Ship]) -> Rule:
        """What all losers suffer together after the last attack."""
        yield from ()
