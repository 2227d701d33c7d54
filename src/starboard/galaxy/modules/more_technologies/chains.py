"""Chains of boosted components: what a booster reaches, through components that it boosts as well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from starboard.galaxy.catalog.boards import bits

LONGEST = 3
"""How many components one booster boosts at most."""

Web: TypeAlias = tuple[tuple[int, int], ...]
"""Each component that matters, a booster or one that can be boosted, with a mask of those that it is joined to."""
Boosted: TypeAlias = tuple[tuple[int, int], ...]
"""Boosters, each with a mask of the components that it boosts."""


@lru_cache(maxsize=4096)
def chains(web: Web, booster: int, able: int) -> Sequence[int]:
    """All that one booster can boost at once of the components that are able, the shortest chains first."""
    linked = dict(web)
    found: dict[int, None] = {}
    ends = [0]
    for _ in range(LONGEST):
        longer: dict[int, None] = {}
        for chain in ends:
            near = linked[booster]
            for square in bits(chain):
                near |= linked[square]
            longer.update((chain | 1 << square, None) for square in bits(near & able & ~chain))
        ends = list(longer)
        found |= longer
    return tuple(found)


@lru_cache(maxsize=1024)
def boostings(web: Web, boosters: tuple[int, ...], able: int) -> Mapping[int, Boosted]:
    """Every set of components (a mask) that can be boosted at the same time, with the fewest boosters that do it.

    No component is boosted by two, and no booster works twice.
    """
    found: dict[int, Boosted] = {0: ()}
    for booster in boosters:
        for mask, how in list(found.items()):
            for chain in chains(web, booster, able & ~mask):
                both = mask | chain
                if both not in found or len(how) + 1 < len(found[both]):
                    found[both] = (*how, (booster, chain))
    return found
