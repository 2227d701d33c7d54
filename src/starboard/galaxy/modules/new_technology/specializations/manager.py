"""The Manager: other aliens on board do better, and a mixed crew that arrives is rewarded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.galaxy.flight.declare import ALIEN_OF, Count
from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.modules.new_technology.cards import CARDS, CYAN, MANAGER, has
from starboard.galaxy.registry import aliens
from starboard.galaxy.seams import BONUS
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Manager:
    """The bonus holds for an alien of the same half of a ship; it counts only where there is some strength."""

    name = MANAGER
    rank: Mapping[str, int] = {"amount_engines": BONUS, "amount_cannons": BONUS}

    def amount_engines(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value + self._bonus(ship, value, count)

    def amount_cannons(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value + self._bonus(ship, value, count)

    def _bonus(self, ship: Ship, value: float, count: Count) -> int:
        if value <= 0 or not has(ship, MANAGER):
            return 0
        both = all(ship.squares_of(alien, count.section) for alien in (CYAN, ALIEN_OF[count.what]))
        return CARDS.manager.bonus if both else 0

    def settle(self, table: Table, lines: Sequence[Line]) -> Sequence[Line]:
        """Only whoever finishes is rewarded."""
        rewards = [
            Line(MANAGER, ship.seat, _reward(kinds), source=self.name, parts=[("aliens", kinds)])
            for ship in table.in_flight()
            if has(ship, MANAGER)
            for kinds in [sum(kind.letter in ship.aboard for kind in aliens())]
        ]
        return [*lines, *rewards]


def _reward(kinds: int) -> int:
    rewards = CARDS.manager.reward
    return rewards[min(kinds, len(rewards)) - 1]
