"""The scores of the new titles, by which ships are compared."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.galaxy.modules.more_titles import aesthete, machinist
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Scores:
    """What a ship comes home with."""

    name = "scores_of_new_titles"
    rank: Mapping[str, int] = {}

    def amount_title(self, table: Table, ship: Ship, value: int, title: str) -> int:
        """The base game knows nothing of these two."""
        match title:
            case aesthete.TITLE:
                return ship.layout.derived(aesthete.pairs)
            case machinist.TITLE:
                return machinist.connected(table, ship)
            case _:
                return value
