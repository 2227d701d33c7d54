"""The Micronavigator: whenever ships pass each other because one of them gains days, a shortcut is found."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule
from starboard.galaxy.flight.track import Moved, move
from starboard.galaxy.mechanisms.specializations.choosing import owners
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Micronavigation:
    """In play for everybody, since the ship that moves may be another one. What it gives sets off nothing further."""

    name = "micronavigation"
    rank: Mapping[str, int] = {}

    def __init__(self, card: str) -> None:
        self.card = card

    def after_move(self, table: Table, ship: Ship, moved: Moved) -> Rule:
        """Once for a gain, however many ships were passed (KX-R-10)."""
        if moved.why == self.name or not _have_passed(moved):
            return
        for owner in owners(table, table.in_order(), self.card):
            if owner is ship or owner.seat in moved.passed:
                table.tell("shortcut_found", owner.seat)
                yield from move(table, owner, 1, self.name)


def _have_passed(moved: Moved) -> bool:
    """Whether ships have passed each other by a gain of days: our reading of a card that we have not seen."""
    return moved.days > 0 and bool(moved.passed)


class Micronavigator:
    """The card itself, which lies before its owner."""

    rank: Mapping[str, int] = {}

    def __init__(self, name: str) -> None:
        self.name = name
