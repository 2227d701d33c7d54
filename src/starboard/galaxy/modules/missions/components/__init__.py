"""Special components: containers and artifacts that some missions add to the warehouse (MX-3 to MX-5).

A component is lost in one of three ways, which the rules of damage keep apart (`flight/damage.py`): `destroy` is what
sets containers off; `drop` is coming loose, `hand_over` is being abandoned, and neither triggers anything (MX-4.4).
Special components do what they do wherever they stand, also where nothing else works, so these rules look at the layout
of a ship and never at what of it is `working`.
"""

from __future__ import annotations

from collections.abc import Iterable

from starboard.galaxy.catalog.components import COMPONENTS

EXPLOSIVE, FRAGILE, RADIOACTIVE, HEAVY = "explosive", "fragile", "radioactive", "heavy"
ARTIFACT, DOUBLE_ARTIFACT = "artifact", "double_artifact"
PARTS = (EXPLOSIVE, FRAGILE, RADIOACTIVE, HEAVY, ARTIFACT, DOUBLE_ARTIFACT)
"""The parts of special components, one each."""

STOCK = "special_components"
MODIFIERS_OF = {
    EXPLOSIVE: "explosive_containers",
    FRAGILE: "fragile_containers",
    RADIOACTIVE: "radioactive_containers",
    HEAVY: "heavy_containers",
    ARTIFACT: "artifacts",
    DOUBLE_ARTIFACT: "artifacts",
}


def modifiers_for(parts: Iterable[str]) -> Iterable[str]:
    """The modifiers that are in play with these parts."""
    found = dict.fromkeys(MODIFIERS_OF[part] for part in parts)
    return (STOCK, *found) if found else ()


def is_special(tile: int) -> bool:
    """Whether a component has the back of special components (MX-3.1)."""
    return any(COMPONENTS[tile].turned[0].parts.get(part) for part in PARTS)
