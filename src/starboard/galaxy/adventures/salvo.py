"""Cannon fire at several ships: one roll for each shot, and some ships may be spared the first heavy ones."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import parse_hazard
from starboard.galaxy.flight.hazards import fire
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

HEAVY = "heavy"


def without_heavy(shots: Sequence[str], spared: int) -> tuple[str, ...]:
    """What is left of these shots for a ship that is spared so many heavy ones."""
    left = []
    for text in shots:
        if spared and parse_hazard(text)[0] == HEAVY:
            spared -= 1
        else:
            left.append(text)
    return tuple(left)


def fire_at(table: Table, targets: Sequence[tuple[Ship, int]], shots: Sequence[str], roller: int | None = None) -> Rule:
    """Every shot at all these ships, each of which is spared so many heavy ones; the first of them rolls, or a seat."""
    heavy = 0
    for text in shots:
        weight, side = parse_hazard(text)
        heavy += weight == HEAVY
        ships = [ship for ship, spared in targets if weight != HEAVY or heavy > spared]
        if ships:
            yield from fire(table, ships, weight, side, roller=ships[0].seat if roller is None else roller)
