"""What missions remember of a table: the deck of missions, the mission of the flight, and what it has cost so far."""

from __future__ import annotations

from typing import Any

from starboard.galaxy.drawers import Drawer
from starboard.galaxy.modules.missions.catalogue import Mission, missions
from starboard.galaxy.options import YES
from starboard.galaxy.table import Table

NAME = "missions"
ARMOR, MORE_UNKNOWN = "heavy_armor", "one_more_supercard"
"""Options that some missions leave to the table."""
_drawer = Drawer(NAME)
remember, remembered = _drawer.remember, _drawer.remembered
note, noted, forget = _drawer.note, _drawer.noted, _drawer.forget


def mission_of(table: Table) -> Mission | None:
    """The mission of the flight; none in a test flight, and before one is chosen."""
    name = noted(table, "mission")
    return None if name is None else missions()[name]


def parts_in_use(table: Table) -> tuple[str, ...]:
    """The parts of the special components that the mission of the flight uses, armor included."""
    mission = mission_of(table)
    if mission is None:
        return ()
    armor = mission.armor if table.setup[ARMOR] == YES else ()
    return (*mission.parts(table.round_name), *armor)


def note_for(table: Table, seat: int, **values: Any) -> None:
    """Something about one seat, for this flight."""
    for what, value in values.items():
        note(table, **{what: {**noted(table, what, {}), str(seat): value}})


def noted_for(table: Table, seat: int, what: str, default: Any = None) -> Any:
    """What was noted about one seat in this flight."""
    return noted(table, what, {}).get(str(seat), default)


def retired(table: Table) -> list[int]:
    """The seats that sit out the rest of the game."""
    return list(remembered(table, "retired", ()))
