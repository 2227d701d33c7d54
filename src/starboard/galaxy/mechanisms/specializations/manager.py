"""The Manager: other aliens on board do better, and a mixed crew that arrives is rewarded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.galaxy.flight.declare import ALIEN_OF, Count
from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.mechanisms.specializations.choosing import has, owners
from starboard.galaxy.mechanisms.technology.kinds import CYAN
from starboard.galaxy.registry import aliens
from starboard.galaxy.seams import BONUS
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

MORE = 1
"""What each other alien adds more than without a Manager."""
REWARD = (1, 3, 6)
"""What arriving with one, two and three kinds of alien earns."""


class Manager:
    """The bonus holds for an alien of the same half of a ship; it counts only where there is some strength."""

    name = "manager"
    rank: Mapping[str, int] = {"amount_engines": BONUS, "amount_cannons": BONUS}

    def amount_engines(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value + self._bonus(table, ship, value, count)

    def amount_cannons(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value + self._bonus(table, ship, value, count)

    def _bonus(self, table: Table, ship: Ship, value: float, count: Count) -> int:
        if value <= 0 or not has(table, ship, self.name):
            return 0
        both = all(ship.squares_of(alien, count.section) for alien in (CYAN, ALIEN_OF[count.what]))
        return MORE if both else 0

    def settle(self, table: Table, lines: Sequence[Line]) -> Sequence[Line]:
        """Only whoever finishes is rewarded."""
        rewards = [
            Line(self.name, ship.seat, _reward(kinds), source=self.name, parts=[("aliens", kinds)])
            for ship in owners(table, table.in_flight(), self.name)
            for kinds in [sum(kind.letter in ship.aboard for kind in aliens())]
        ]
        return [*lines, *rewards]


def _reward(kinds: int) -> int:
    return REWARD[min(kinds, len(REWARD)) - 1]


MANAGER = Manager()
"""The same card in both editions."""
