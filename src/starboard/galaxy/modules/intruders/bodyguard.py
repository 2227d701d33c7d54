"""The Bodyguard, a cyan alien who needs no armory and is paid for every intruder that is beaten."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

import msgspec
from msgspec import Struct

from starboard.galaxy.catalog.boards import mask_of
from starboard.galaxy.flight.declare import Count
from starboard.galaxy.registry import aliens
from starboard.galaxy.seams import BONUS
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import links, working
from starboard.galaxy.table import Table

BODYGUARD = "bodyguard"
CYAN, ARMORY = "cyan", "armory"
"""Whose card it is, and the part that arms others, wherever they come from."""


class _Card(Struct, frozen=True, forbid_unknown_fields=True):
    credits: int


class _File(Struct):
    cards: Mapping[str, _Card]


FEE = (
    msgspec.json.decode(files(__package__).joinpath("specializations.json").read_bytes(), type=_File)
    .cards[BODYGUARD]
    .credits
)
"""What an intruder is worth that is beaten while he is on board."""


class Bodyguard:
    """He is armed, and an armory beside him changes nothing about it."""

    name = BODYGUARD
    rank: Mapping[str, int] = {"amount_crew": BONUS}

    def guards(self, table: Table, ship: Ship, mask: int) -> int:
        return mask | _posts(ship)

    def amount_crew(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        if count.purpose != "compare":
            return value
        armed, linked = 0, links(table, ship)
        for armory in working(table, ship).layout.squares_with(ARMORY):
            armed |= linked[armory]
        return value + (_posts(ship) & ~armed).bit_count()


def fee(table: Table, ship: Ship) -> int:
    """What his owner gets for an intruder that is beaten now."""
    return FEE if ship.seat in table.holders(BODYGUARD) and _posts(ship) else 0


def _posts(ship: Ship) -> int:
    """Where he is, as a mask."""
    letters = [kind.letter for kind in aliens() if kind.colour == CYAN]
    return mask_of(square for letter in letters for square in ship.squares_of(letter))
