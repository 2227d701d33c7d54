"""The codes of what progress cards give for the rest of the game; the rules ask a corporation for them."""

from __future__ import annotations

from typing import Final

from starboard.spacecorp.catalog.cards import ACTIONS

COLONY_POINT: Final = "colony_point"
"""A colony point more, whenever one colonizes."""
INTROVS: Final = "introvs"
"""Introvs let one build."""
NO_GRAVITY: Final = "no_gravity"
"""Gravity costs no move points."""
NO_TRACK: Final = "no_track"
"""Teams arrive at stars at once."""
PHOBES: Final = "phobes"
"""Nobody flees from Phobes."""
SHIELD_ALL: Final = "shield_all"
"""Everything is shielded."""
ADDED: Final = {action: f"{action}_add" for action in ACTIONS}
"""For each action: so much is added to its value."""
TIMES: Final = {action: f"{action}_mult" for action in ACTIONS}
"""For each action: its value is multiplied by so much."""
LASTING: Final = (COLONY_POINT, INTROVS, NO_GRAVITY, NO_TRACK, PHOBES, SHIELD_ALL, *ADDED.values(), *TIMES.values())
