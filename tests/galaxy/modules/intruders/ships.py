"""Ships to be visited by intruders, and how the tests tell where these have been."""

from __future__ import annotations

from typing import Any

from starboard.engine import Rehearsal
from starboard.galaxy.registry import modules
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

NAME = "intruders"
ON: Any = {
    module.switch: module.on[0]
    for module in modules()
    if module.name == NAME or any(part.name == "armory" for part in module.parts)
}
"""Intruders, and the components without which nothing stops them."""
CYAN: Any = {
    module.switch: module.on[0]
    for module in modules()
    if "first" in module.editions and any(kind.name == "cyan" for kind in module.figures)
}
"""Whatever brings cyan aliens, luxury cabins and stasis chambers."""
CYLINDERS: Any = {module.switch: module.on[0] for module in modules() if "IIB" in module.rounds}

YELLOW = """
ship III
7,5 double_cannon 0030 ^
6,6 shield 0300 ^
7,6 armory 3033
11,6 thruster 0030 ^
5,7 auto_defense 0030
7,7 starting_cabin 3333 crew=2
10,7 cabin 0330 crew=2
11,7 cannon 3003 >
5,8 cannon 3300 <
6,8 cabin 0333 crew=2
7,8 engine 3303 ^
8,8 cargo_3 0333 goods=YB
9,8 cabin 0303 crew=2
10,8 thruster 3003 >
5,9 engine 0300 ^
6,9 battery_3 3003 cells=3
8,9 engine 3000 ^
"""
"""Yellow's ship of the book's examples, whose picture is lost: the paths that the book tells of lead through it.

The thruster in row 8 points to the rear and has crew beside it, the one in row 6 points to the front and has none.
"""

SCOUT = """
ship III
7,6 cannon 0030 ^
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""

QUIET = "nothing"


def visited(*ships: str, card: str, dice: Any, after: Any = (QUIET,), **said: Any) -> Rehearsal[Table]:
    """These ships, or one and a scout far off, meet an intruder."""
    return flight(
        *ships, cards=[card, *after], dice=[dice] if isinstance(dice, int | tuple) else dice, **{**ON, **said}
    )


def path(r: Rehearsal[Table], seat: int = 0, hand: str = "") -> list[str]:
    """The squares that an intruder has entered on a ship, one after the other."""
    found = []
    for event in r.happened:
        if event.seat == seat and (not hand or event.data.get("hand") == hand):
            if event.kind == "intruder_entered":
                found.append(event.data["square"])
            elif event.kind == "intruder_walked":
                assert event.data["path"][0] == found[-1], "it walks from where it stands"
                assert event.data["step"] == len(found) + 1, "every component is a step"
                found.append(event.data["path"][1])
    return found


def kinds(squares: list[str], ship: str = YELLOW) -> list[str]:
    """What stood on these squares of a ship."""
    listed = dict(line.split()[:2] for line in ship.strip().splitlines()[1:])
    return [listed[square] for square in squares]


def eaten(r: Rehearsal[Table], seat: int = 0) -> dict[str, dict[str, Any]]:
    """What predators have eaten on a ship, by square."""
    return {event.data["square"]: dict(event.data["loss"]) for event in r.events("prey_eaten", seat)}


def destroyed(r: Rehearsal[Table], seat: int = 0) -> list[str]:
    """The squares of a ship's components that were destroyed."""
    return [event.data["square"] for event in r.events("component_destroyed", seat)]


def fallen(r: Rehearsal[Table], seat: int = 0) -> list[str]:
    """The squares of a ship's components that fell off."""
    return [square for event in r.events("parts_lost", seat) for square in event.data["squares"]]


def earned(r: Rehearsal[Table], seat: int = 0) -> int:
    """The credits that a seat has been given."""
    return sum(event.data["amount"] for event in r.events("earned", seat))


def story(r: Rehearsal[Table], *named: str) -> list[tuple[str, int | None]]:
    """The events of these kinds, in their order, with their seats."""
    return [(event.kind, event.seat) for event in r.happened if event.kind in named]


def told(r: Rehearsal[Table], option: str, seat: int = 0) -> dict[str, Any]:
    """What the open decision tells of an option."""
    found: dict[str, Any] = r.asked(seat).about["options"][option]
    return found
