"""Bonuses that are usually paid at the end of a flight, paid in the middle of it (BX-13.6)."""

from __future__ import annotations

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.flight.bonuses import best_looking_bonuses, finishing_bonuses
from starboard.galaxy.flight.purse import earn
from starboard.galaxy.table import Table


class Checkpoint(Adventure, frozen=True, tag="checkpoint"):
    """The finishing bonus, in the order of this moment; the one at the end is paid all the same (BX-R-97)."""

    def play(self, table: Table) -> Rule:
        for ship, amount in finishing_bonuses(table, table.in_order()):
            earn(table, ship, amount, self.kind)
        yield from ()


class QualityControl(Adventure, frozen=True, tag="quality_control"):
    """The bonus for the best-looking ship of this moment."""

    def play(self, table: Table) -> Rule:
        for ship, amount in best_looking_bonuses(table, table.in_order()):
            earn(table, ship, amount, self.kind)
        yield from ()
