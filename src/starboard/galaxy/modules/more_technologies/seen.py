"""What everybody sees of the module: ability cards, and what is boosted while a count is under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.galaxy.modules.more_technologies.abilities.cards import ABILITIES
from starboard.galaxy.modules.more_technologies.boosters import boosted_now
from starboard.galaxy.table import Table

SOURCE, LINK = "boost_source", "boosted"
"""What the signs are called that lie on a booster and on what it boosts."""


def seen(table: Table) -> Mapping[str, Any]:
    """Cards beside the ships of their owners; a sign on each booster at work and on each link of its chain."""
    return {"tray": ABILITIES.tray(table), "signs": _signs(table)}


def _signs(table: Table) -> list[dict[str, Any]]:
    boosted = boosted_now(table)
    if boosted is None:
        return []
    seat, chains = boosted
    signs = [{"seat": seat, "square": booster, "name": SOURCE} for booster, _ in chains]
    return signs + [{"seat": seat, "square": square, "name": LINK} for _, chain in chains for square in chain]
