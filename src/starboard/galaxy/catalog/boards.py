"""Ship boards and their geometry as tables: neighbours, lanes of hits, names of squares; and the flights' numbers."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import msgspec
from msgspec import Struct

from starboard.galaxy.catalog.sides import ARROWS, FRONT, LEFT, REAR, RIGHT


def bits(mask: int) -> Iterator[int]:
    """The numbers of the set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Board:
    """A ship board. Squares of its rectangle are numbered row by row from the front left; masks have one bit each.

    Not every square belongs to the building area (`area`). `lane(side, total)` lists the squares that a hit with
    this dice total passes, in its order; a total that names nothing gives an empty lane.
    """

    def __init__(self, name: str, rows: list[int], first_column: int, insurance: int | None, grid: list[str]) -> None:
        self.name = name
        self.insurance = insurance
        self.width = len(grid[0])
        self.height = len(grid)
        self.rows = tuple(rows)
        self.columns = tuple(range(first_column, first_column + self.width))
        self.size = self.width * self.height
        cells = "".join(grid)
        self.start = cells.index("@")
        self.area = sum(1 << square for square, cell in enumerate(cells) if cell != ".")
        self.column_of = tuple(self.columns[square % self.width] for square in range(self.size))
        self.row_of = tuple(self.rows[square // self.width] for square in range(self.size))
        self.names = tuple(f"{self.column_of[square]},{self.row_of[square]}" for square in range(self.size))
        self.squares = {name: square for square, name in enumerate(self.names)}
        self.neighbours = tuple(self._neighbours(square) for square in range(self.size))
        self.around = tuple(sum(1 << other for other in four if other >= 0) for four in self.neighbours)
        self._lanes = self._make_lanes()
        self._welds: dict[tuple[int, ...], tuple[tuple[str, ...], ...]] = {}
        self.weld_of = {
            f"weld {name} {arrow}": (square, turn)
            for square, name in enumerate(self.names)
            for turn, arrow in enumerate(ARROWS)
        }

    def _neighbours(self, square: int) -> tuple[int, int, int, int]:
        row, column = divmod(square, self.width)
        return (
            square - self.width if row > 0 else -1,
            square + 1 if column < self.width - 1 else -1,
            square + self.width if row < self.height - 1 else -1,
            square - 1 if column > 0 else -1,
        )

    def _make_lanes(self) -> dict[tuple[int, int], tuple[int, ...]]:
        lanes: dict[tuple[int, int], tuple[int, ...]] = {}
        for index, column in enumerate(self.columns):
            downwards = tuple(range(index, self.size, self.width))
            lanes[FRONT, column] = downwards
            lanes[REAR, column] = downwards[::-1]
        for index, row in enumerate(self.rows):
            rightwards = tuple(range(index * self.width, (index + 1) * self.width))
            lanes[LEFT, row] = rightwards
            lanes[RIGHT, row] = rightwards[::-1]
        return lanes

    def lane(self, side: int, total: int) -> tuple[int, ...]:
        """The squares in the way of a hit from a side, nearest first."""
        return self._lanes.get((side, total), ())

    def welds(self, turns: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
        """For each square, the names of the acts that weld a component there, turned each of these ways."""
        found = self._welds.get(turns)
        if found is None:
            found = self._welds[turns] = tuple(
                tuple(f"weld {name} {ARROWS[turn]}" for turn in turns) for name in self.names
            )
        return found

    def __repr__(self) -> str:
        return f"Board({self.name})"


class FlightPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of one round: the hourglass circle it starts on, a card pile's levels, bonuses and the start gap."""

    circle: int
    pile: tuple[str, ...]
    finish: tuple[int, ...]
    best_looking: int
    gap: int


class _BoardData(Struct, forbid_unknown_fields=True):
    rows: list[int]
    first_column: int
    insurance: int | None
    grid: list[str]


class _BoardFile(Struct):
    track: int
    hourglass_seconds: float
    boards: dict[str, _BoardData]
    flights: dict[str, FlightPlan]


_data = msgspec.json.decode(files(__package__).joinpath("boards.json").read_bytes(), type=_BoardFile)

BOARDS = {
    name: Board(name, board.rows, board.first_column, board.insurance, board.grid)
    for name, board in _data.boards.items()
}
FLIGHTS = _data.flights
TRACK_SPACES = _data.track
HOURGLASS_SECONDS = _data.hourglass_seconds
