"""What everybody sees of the new titles: the components that a golden Machinist is about to lose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.galaxy.mechanisms.titles import golden
from starboard.galaxy.modules.more_titles.machinist import TITLE, alone
from starboard.galaxy.table import Table

UNPLUGGED = "unplugged"


def seen(table: Table) -> Mapping[str, Any]:
    """A sign on each component that has nobody to work with: while building there is time to do something about it."""
    return {
        "signs": [
            {"seat": seat, "square": square, "name": UNPLUGGED}
            for seat in table.holders(golden(TITLE))
            if table.ships
            for square in table.ships[seat].squares_named(alone(table, table.ships[seat]))
        ]
    }
