"""Class IIIB: two dice, rolled when building begins, say which squares of all boards are holes."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule
from starboard.galaxy.catalog.boards import Board, board
from starboard.galaxy.catalog.sheets import sheet_name, sheet_of
from starboard.galaxy.seams import LIMIT
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.yard.building import is_held

FACES = 6


def has_open_holes(on: Board) -> bool:
    """Whether dice have still to say which squares of a board are holes."""
    return bool(sheet_of(on.name).holes)


def faces_of(on: Board) -> tuple[int, ...]:
    """The dice that made the holes of a board; none where nobody has rolled for any."""
    faces = on.name.removeprefix(f"{sheet_name(on.name)}:").partition("/")[0]
    return tuple(map(int, faces)) if on.holes else ()


class Holes:
    """One roll for everybody, at the moment the hourglass is turned for the first time (AX-6.1)."""

    name = "holes"
    rank: Mapping[str, int] = {"at_go": LIMIT, "rang": LIMIT}
    """After all that is done before "Go!", and after whoever holds the hourglass back."""

    def at_go(self, table: Table) -> Rule:
        yield from ()
        if not is_held(table):
            _roll(table)

    def rang(self, table: Table, alarm: str) -> None:
        """Whoever has held the hourglass back lets it run."""
        if table.yard is not None and table.yard.running:
            _roll(table)

    def at_closing(self, table: Table) -> Rule:
        """At the latest, if nobody ever has."""
        yield from ()
        _roll(table)


def _roll(table: Table) -> None:
    """Boards that wait for dice get their holes; after a double they lose their starting cabins (AX-6.4)."""
    waiting = [ship for ship in table.ships if has_open_holes(ship.board)]
    if not waiting:
        return
    draw = table.chance.draw
    dice = (draw("dice", FACES) + 1, draw("dice", FACES) + 1)
    table.tell("holes_rolled", dice=dice)
    for ship in waiting:
        _pierce(table, ship, dice)


def _pierce(table: Table, ship: Ship, dice: tuple[int, int]) -> None:
    """The ship lies on its board with these holes; a cabin that stands where one is now is taken away."""
    on = board(f"{sheet_name(ship.board.name)}:{''.join(map(str, sorted(dice)))}")
    cabins = {square: piece for square, piece in ship.layout.placed() if on.holes >> square & 1}
    ship.layout = Layout.of(on, [(square, piece) for square, piece in ship.layout.placed() if square not in cabins])
    if cabins:
        gone = {on.names[square]: None for square in cabins}
        table.tell("cabin_withdrawn", ship.seat, now={"pieces": gone})
