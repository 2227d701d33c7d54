"""The six ability cards: their names, how sure their texts are, and who chooses which."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.engine import Setup
from starboard.galaxy.mechanisms.specializations.choosing import Specializations
from starboard.galaxy.mechanisms.specializations.diplomat import DIPLOMAT
from starboard.galaxy.mechanisms.specializations.manager import MANAGER

LAWYER, MERCHANT, MICRONAVIGATOR, TECHNICIAN = "second_lawyer", "second_merchant", "micronavigator", "technician"
SURE = {
    LAWYER: "exact",
    MANAGER.name: "inferred",
    MERCHANT: "exact",
    MICRONAVIGATOR: "reconstructed",
    TECHNICIAN: "exact",
    DIPLOMAT.name: "inferred",
}
"""How sure what is printed on each card is."""
NAMES = tuple(SURE)


def _cards(_: Setup) -> Sequence[str]:
    return NAMES


ABILITIES = Specializations("abilities", _cards)
