"""Two roads on which intruders are worse than usual: they walk farther, or never come alone (AX-R-41)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from starboard.galaxy.mechanisms.walking import LEFT, RIGHT
from starboard.galaxy.modules.intruders.raids import Raid

RESTLESS, IN_PAIRS = "restless_intruders", "hunting_in_pairs"
FARTHER = 2
"""So many steps more: in all, or before each charge."""


class Road:
    """Nothing but a name: those who send intruders look whether it is in play."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rank: Mapping[str, int] = {}


def restless(raid: Raid) -> Raid:
    """Predators go farther, and so do commandos before each charge."""
    charges = tuple(due + FARTHER * number for number, due in enumerate(raid.charges, 1))
    return replace(raid, steps=charges[-1] if charges else raid.steps + FARTHER, charges=charges)


def in_pairs(raid: Raid) -> Raid:
    """Whoever comes alone brings a fellow who keeps to the other wall; there is a reward for each."""
    return replace(raid, hands=(LEFT, RIGHT))
