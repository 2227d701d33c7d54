"""Meteor supercards: a shower that sweeps over every line of a ship, and an alert that grows with the level."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from starboard.engine import Rule
from starboard.galaxy.adventures.saying import Said
from starboard.galaxy.catalog.boards import Board, Lane
from starboard.galaxy.catalog.sheets import LEVELS
from starboard.galaxy.catalog.sides import FRONT, LEFT, REAR, RIGHT, SIDES
from starboard.galaxy.flight.hazards import aims_at, meteor, strike
from starboard.galaxy.flight.hits import METEOR, Hit
from starboard.galaxy.modules.missions.supercards.supercard import Side, Supercard
from starboard.galaxy.options import plan_of
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

Arrow = Annotated[
    str, Meta(pattern="^(front|right|rear|left)( [1-6])?$", description="a side, and the face of a die if one is drawn")
]
SIDEWAYS = (LEFT, RIGHT)


class MeteorSweep(Supercard, frozen=True, tag="meteor_sweep"):
    """One small meteor for every line of two neighbouring sides, without dice (MX-8.1 to MX-8.7, MX-8.52)."""

    of_meteors: ClassVar[bool] = True
    first: Side
    second: Side

    def play(self, table: Table) -> Rule:
        """Ship by ship; each meteor meets what the earlier ones have left."""
        first, second = SIDES.index(self.first), SIDES.index(self.second)
        begins = _where_it_begins(table, (first, second))
        for ship in table.in_order():
            lanes = sweep(ship.board, first, second, begins)
            aims = {str(ship.seat): aims_at(ship, lanes)}
            table.tell("shower_begins", ship.seat, sides=[self.first, self.second], aims=aims)
            for lane in lanes:
                if not _is_there(table, ship):
                    break
                yield from strike(table, ship, Hit(METEOR, heavy=False, side=lane.side), (lane,))


def sweep(board: Board, first: int, second: int, die: int = 1) -> list[Lane]:
    """The lines in their order: towards the second side, around the corner, and away from the first.

    Numbers do not count: each line that has a square of the board comes once (MX-8.6, MX-R-16).
    """
    found = []
    for side, towards_high in ((first, second in (RIGHT, REAR)), (second, first in (FRONT, LEFT))):
        lanes = [lane for lane in board.every_lane(side, die) if lane.own & board.area]
        found += lanes if towards_high else lanes[::-1]
    return found


def _where_it_begins(table: Table, sides: tuple[int, int]) -> int:
    """Where ships have no side of their own, one roll says where all meteors of that direction begin (MX-8.7)."""
    ships = table.in_order()
    if not ships or not any(side in SIDEWAYS for side in sides) or not any(ship.board.wrap for ship in ships):
        return 1
    return table.roll(ships[0].seat)[1]


def _is_there(table: Table, ship: Ship) -> bool:
    """Whether there is still something to hit."""
    return ship.seat in table.flight.positions and bool(ship.layout.occupied)


class Wave(Struct, frozen=True, array_like=True):
    """One line of an alert: from which level on it comes, and its meteors."""

    level: Literal["I", "II", "III", "IV"]
    arrows: tuple[Arrow, ...]


class MeteorAlert(Supercard, frozen=True, tag="meteor_alert"):
    """Large meteors, line by line up to the level of the flight; some have a die drawn beside them (MX-8.8 to 8.12)."""

    of_meteors: ClassVar[bool] = True
    waves: Annotated[
        tuple[Wave, ...], Meta(description="a level : a side with or without a face of a die for each meteor")
    ]

    def sentences(self) -> Sequence[Said]:
        """How many meteors come at each level."""
        by_level = {level: sum(len(wave.arrows) for wave in self.waves if wave.level == level) for level in LEVELS}
        counts = accumulate(by_level.values())
        return [Said(f"card-{self.kind}.text", dict(zip(("one", "two", "three", "four"), counts, strict=True)))]

    def play(self, table: Table) -> Rule:
        """The leader rolls for each; where a die is drawn it counts as the first one."""
        below = LEVELS[: plan_of(table.round_name).number]
        for wave in self.waves:
            for arrow in wave.arrows if wave.level in below else ():
                side, _, face = arrow.partition(" ")
                yield from meteor(table, "large", SIDES.index(side), drawn=int(face or 0))
