"""Galaxy Trucker: the first-edition base game, from the building yard to the settlement."""

from starboard.galaxy.rules import GalaxyRules

RULES = GalaxyRules()

__all__ = ["RULES", "GalaxyRules"]
