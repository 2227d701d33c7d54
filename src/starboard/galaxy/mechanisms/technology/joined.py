"""Components that work only with others joined to them: which serves which, each once on an occasion."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import links, working
from starboard.galaxy.table import Table


def partners(table: Table, ship: Ship, part: str, suits: Callable[[Ship, int], bool]) -> Mapping[int, Sequence[int]]:
    """For each working component with this part, the working components joined to it that suit it."""
    able = working(table, ship)
    helpers = able.layout.squares_with(part)
    if not helpers:
        return {}
    linked, occupied = links(table, ship), able.layout.occupied
    return {helper: [other for other in bits(linked[helper] & occupied) if suits(able, other)] for helper in helpers}


def served(found: Mapping[int, Sequence[int]]) -> list[int]:
    """Every component that some helper is joined to, front left first."""
    return sorted({other for others in found.values() for other in others})


def helpers_of(found: Mapping[int, Sequence[int]], square: int) -> int:
    """The helpers that a component is joined to, as a mask: one of them takes the energy for its help."""
    return mask_of(helper for helper, others in found.items() if square in others)


def can_serve(found: Mapping[int, Sequence[int]], chosen: Sequence[int]) -> bool:
    """Whether each of the chosen components can have a helper of its own."""
    if not chosen:
        return True
    first, others = chosen[0], chosen[1:]
    return any(
        can_serve({helper: served for helper, served in found.items() if helper != mine}, others)
        for mine, served in found.items()
        if first in served
    )
