"""What the Trek remembers: the titles that were drawn, who holds which, and which are gold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.galaxy.drawers import Drawer
from starboard.galaxy.mechanisms.titles import GOLD, SILVER
from starboard.galaxy.table import Table

NAME = "transgalactic_trek"
_drawer = Drawer(NAME)
remember, remembered = _drawer.remember, _drawer.remembered
note, noted, forget = _drawer.note, _drawer.noted, _drawer.forget


def drawn(table: Table) -> Sequence[str]:
    """The titles of this Trek."""
    names: Sequence[str] = remembered(table, "titles", ())
    return names


def holder(table: Table, title: str) -> int | None:
    """Who holds a title, if anybody does yet."""
    seat: int | None = remembered(table, "holders", {}).get(title)
    return seat


def held_by(table: Table, seat: int) -> list[str]:
    """The titles of a seat."""
    return [title for title, owner in remembered(table, "holders", {}).items() if owner == seat]


def give(table: Table, title: str, seat: int) -> None:
    """A seat holds a title from now on."""
    remember(table, holders={**remembered(table, "holders", {}), title: seat})


def side_of(table: Table, title: str) -> str:
    """Which side of a title is up."""
    return GOLD if title in remembered(table, "golden", ()) else SILVER


def gild(table: Table, title: str) -> None:
    """A title is turned to its golden side."""
    remember(table, golden=[*remembered(table, "golden", ()), title])


def last_scores(table: Table) -> Sequence[Any]:
    """Of each flight so far: for each title the scores by seat, as pairs."""
    scored: Sequence[Any] = remembered(table, "scored", ())
    return scored
