"""Ships of the second edition with boosters, furnaces and catapults, and the ways in which the tests meet cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

QUIET = "nothing"
"""A card that concerns nobody."""

SCOUT = """
ship second-II
7,6 cannon 0030 ^
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""

GUNSHIP = """
ship second-II
7,5 cannon 0030 ^
8,5 cannon 0030 ^
6,6 cannon 0300 <
7,6 cannon_booster 3333
8,6 double_cannon 3303 v
9,6 cannon 0003 ^
6,7 battery_2 0300 cells=1
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""
"""KX-EX-6: 3½ without its double cannon, which leads to two of the cannons that point forward."""

RACER = """
ship second-II
7,6 engine_booster 3333
6,6 double_engine 0330 ^
8,6 engine 0003 ^
6,7 battery_2 3300 cells=2
7,7 starting_cabin 3333 crew=2
7,8 engine 3030 ^
"""
"""An engine and a double engine are joined to the booster; a single one is not."""

FORTRESS = """
ship second-II
7,6 shield 0333 v
8,6 shield_booster 0003
6,6 shield 3333 ^
6,5 shield 0333 <
5,6 shield 0300 >
6,7 battery_3 3300 cells=3
7,7 starting_cabin 3333 crew=2
8,7 battery_3 0003 cells=3
7,8 engine 3000 ^
"""
"""From the booster on: 7,6 (rear, left), 6,6 (front, right), then 6,5 (left, front) and 5,6 (right, rear)."""

STOKER = """
ship second-II
7,6 battery_3 0330
8,6 reactor_furnace 0303
9,6 battery_2 0003
6,7 cargo_2 0300 goods=Y
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""

THROWER = """
ship second-II
7,6 catapult 0333 ^
6,6 cargo_2 0303 goods=YB
5,6 catapult 0300 <
8,6 special_cargo_1 0003 goods=R
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""
"""7,6 throws to the front, right and left; 5,6, turned to the left, to the left, the front and the rear."""


def meet(*ships: str, card: str, after: Sequence[str] = (QUIET,), **said: Any) -> Rehearsal[Table]:
    """These ships meet a card, and quiet ones after it."""
    return flight(*ships, cards=[card, *after], **said, more_technologies="yes")


def fight(ship: str, strength: int, *, cells: int | None = None, **said: Any) -> Rehearsal[Table]:
    """This ship meets slavers of a strength; where the text says one token it has so many."""
    ship = ship if cells is None else ship.replace("cells=1", f"cells={cells}")
    return meet(ship, SCOUT, card=f"slavers strength={strength} days=1 crew_loss=1 credits=1", **said)


def counted(r: Rehearsal[Table], what: str, seat: int = 0) -> float:
    """What a seat has declared last."""
    strength: float = r.events(f"{what}_counted", seat)[-1].data["strength"]
    return strength


def boosts(r: Rehearsal[Table], seat: int = 0) -> list[str]:
    """The squares that may be boosted now."""
    return [option.removeprefix("boost ") for option in r.options(seat) if option.startswith("boost ")]
