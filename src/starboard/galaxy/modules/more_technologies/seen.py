"""What everybody sees of the module: ability cards before their owners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.galaxy.modules.more_technologies.abilities.cards import ABILITIES
from starboard.galaxy.table import Table


def seen(table: Table) -> Mapping[str, Any]:
    """Things that lie beside ships."""
    return {"tray": ABILITIES.tray(table)}
