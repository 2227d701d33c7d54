"""What everybody sees of the module: which components are boosted while a count is under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.galaxy.modules.more_technologies.boosters import boosted_now
from starboard.galaxy.table import Table

SOURCE, LINK = "boost_source", "boosted"
"""What the signs are called that lie on a booster and on what it boosts."""


def seen(table: Table) -> Mapping[str, Any]:
    """A sign on each booster at work and on each link of its chain."""
    boosted = boosted_now(table)
    if boosted is None:
        return {"signs": []}
    seat, chains = boosted
    signs = [{"seat": seat, "square": booster, "name": SOURCE} for booster, _ in chains]
    signs += [{"seat": seat, "square": square, "name": LINK} for _, chain in chains for square in chain]
    return {"signs": signs}
