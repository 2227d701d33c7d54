"""What everybody sees of intruders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.galaxy.mechanisms.boarding import walkers
from starboard.galaxy.modules.intruders.vocabulary import NAME
from starboard.galaxy.table import Table


def seen(table: Table) -> Mapping[str, Any]:
    """Where one walks."""
    return {"walkers": walkers(table, NAME)}
