"""What the module remembers: the cards in hands, those laid down for the flight, and the loans of each seat."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.galaxy.drawers import Drawer
from starboard.galaxy.table import Table

NAME = "evil_machinations"
DECK = "EM"
"""The deck its cards belong to, which is no level of a flight."""


_drawer = Drawer(NAME)
remember, _remembered = _drawer.remember, _drawer.remembered


def hands(table: Table) -> Sequence[Sequence[str]]:
    """The cards that each seat may still choose."""
    return _remembered(table, "hands") or ((),) * table.setup.seats


def laid(table: Table) -> Sequence[str | None]:
    """The card that each seat has laid down for the coming flight."""
    return _remembered(table, "laid") or (None,) * table.setup.seats


def loans(table: Table) -> Sequence[int]:
    """How many loans each seat has to repay."""
    return _remembered(table, "loans") or (0,) * table.setup.seats


def borrowed(table: Table) -> Sequence[int]:
    """How many loans each seat has taken since the last settlement."""
    return _remembered(table, "borrowed") or (0,) * table.setup.seats


def changed(values: Sequence[int], seat: int, change: int) -> list[int]:
    """The same numbers with that of one seat changed."""
    return [value + change if other == seat else value for other, value in enumerate(values)]
