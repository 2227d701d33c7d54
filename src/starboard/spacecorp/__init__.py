"""SpaceCorp 2025-2300AD: two to four corporations, three eras, from the Moon to the Orion arm."""

from starboard.spacecorp.rules import SpaceCorpRules

RULES = SpaceCorpRules()

__all__ = ["RULES", "SpaceCorpRules"]
