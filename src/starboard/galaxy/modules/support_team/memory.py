"""What the module remembers: the deck, who works for whom since when, and what the team has done in this flight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.galaxy.drawers import Drawer
from starboard.galaxy.editions import LESSONS
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

NAME = "support_team"
_drawer = Drawer(NAME)
remember, remembered = _drawer.remember, _drawer.remembered
note, noted, forget = _drawer.note, _drawer.noted, _drawer.forget


def keep(ship: Ship, what: str, value: Any) -> None:
    """With this ship, wherever it goes."""
    ship.drawers = {**ship.drawers, what: value}


def spend(table: Table, seat: int, what: str) -> None:
    """A seat has used something that it may use once more often than before."""
    note(table, spent=[*noted(table, "spent", ()), [seat, what]])


def spent(table: Table, seat: int, what: str) -> int:
    """How often a seat has used something in this flight."""
    entries = noted(table, "spent", ())
    return entries.count([seat, what]) if entries else 0


def flights_flown(table: Table) -> int:
    """How many flights have been played, whatever their classes (AX-11.10); a test flight is none."""
    return sum(result["round"] not in LESSONS for result in table.results)


def members(table: Table) -> Sequence[Mapping[str, int]]:
    """The people of each seat, with the number of flights that had been flown when they came."""
    return remembered(table, "members", None) or ({},) * table.setup.seats


def knows_both(table: Table, seat: int, person: str) -> bool:
    """Whether somebody has been with a seat for a flight already, and uses B as well as A (AX-11.3)."""
    joined = members(table)[seat].get(person)
    return joined is None or (joined < len(table.results) and joined < flights_flown(table))
