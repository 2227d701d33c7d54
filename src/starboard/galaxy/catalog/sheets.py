"""Sheets: what the data files say of ship boards and flights. What follows from a sheet is worked out in `boards.py`.

A board's key names its sheet and, where the sheet leaves something open, how that was settled:

    IIIA        the sheet as it is
    IA/1        turned clockwise by one quarter (2, 3: by two, three)
    II/2        turned over in flight; a board that is not made to be turned has this way only
    IIIB:25     with the holes of the faces 2 and 5; `IIIB:22` after a double: the starting square is closed as well
    IV:3+2      the third upper half before the second lower half; turned over in flight it is `IV:3+2/2`
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Literal

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.editions import EDITIONS
from starboard.galaxy.registry import modules

START, NOTHING, HOLE = "@", ".", "x"
"""The square of the starting cabin, a square that is no part of the ship, and one that is closed for a flight."""

WHOLE = "whole"
"""What the one section of a ship is called that has no other."""

LEVELS = ("I", "II", "III", "IV")

End = Literal["front", "rear"]
Flank = Literal["left", "right"]
_OTHER_END: Mapping[End, End] = {"front": "rear", "rear": "front"}
_OTHER_FLANK: Mapping[Flank, Flank] = {"left": "right", "right": "left"}

Grid = tuple[str, ...]
Numbers = tuple[int | tuple[int, ...], ...]


class Policy(Struct, frozen=True, forbid_unknown_fields=True):
    """An insurance that may be bought: what it costs, and the most that is then paid for lost components."""

    price: int
    limit: int


class Sheet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board as printed. Everything but the first four fields says how it differs from a plain rectangle."""

    flight: str
    """The flight it is built for."""
    columns: Numbers
    """The number, or the numbers, of each column from the left."""
    rows: Numbers
    """The same for each row from the front."""
    grid: Grid = ()
    """`#` a square to build on, `@` the square of the starting cabin, `.` none; a row for each row of the board."""
    sections: Grid = ()
    """Where a ship consists of several: a letter for every square of the rectangle."""
    section_names: tuple[str, ...] = (WHOLE,)
    """What the sections are called, in the order of their letters: `left`, `right`."""
    insurance: int | None = None
    """The most that is paid for lost components; without it every one of them is paid for."""
    policy: Policy | None = None
    wrap: bool = False
    """Whether the last column lies beside the first: the board is a cylinder."""
    column_dice: tuple[str, ...] = ()
    """Where columns are named by two faces instead of their sum: for each column the pairs that name it."""
    row_die: bool = False
    """Whether the first die alone names the row."""
    begin: tuple[int, ...] = ()
    """On a cylinder: for each face of the second die the column where a hit from the side begins."""
    mirror: bool = False
    """Whether a hit from the front or the rear comes down its mirror column too."""
    bend: dict[End, dict[int, tuple[Flank, int]]] = field(default_factory=dict)
    """Totals with which a hit from the front or the rear comes from a side instead, in the row of this number."""
    turns: Literal["", "numbers", "outline"] = ""
    """Whether it may be turned: with the printed numbers, or only its outline."""
    compass: tuple[int, ...] = ()
    """For each face of a die by how many quarters it is turned."""
    holes: Grid = ()
    """The face of the die that closes a square, or `.`."""
    upper: tuple[Grid, ...] = ()
    lower: tuple[Grid, ...] = ()
    """Halves of which the board is composed."""
    marks: dict[str, str] = field(default_factory=dict)
    """How sure its values are: exact, inferred, reconstructed."""

    def __post_init__(self) -> None:
        shape = (len(self.rows), len(self.columns))
        composed = [(*front, *rear) for front in self.upper for rear in self.lower]
        for grid in (self.grid, *composed, self.sections, self.holes):
            if grid and (len(grid), *{len(row) for row in grid}) != shape:
                raise ValueError(f"a grid must have {shape[0]} rows of {shape[1]} squares")
        if not self.grid and not composed:
            raise ValueError("a board needs a grid, or upper and lower halves")
        if self.wrap != bool(self.begin):
            raise ValueError("a cylinder, and nothing else, needs columns where hits from the side begin")
        if self.column_dice and len(self.column_dice) != shape[1]:
            raise ValueError("column_dice names the pairs of each column")
        if len(self.section_names) != len(set("".join(self.sections)) or {WHOLE}):
            raise ValueError("section_names names each section")
        if self.turns and (self.wrap or self.mirror or self.bend or self.sections or self.holes or composed):
            raise ValueError("only a plain board can be turned")

    def turned(self, quarters: int) -> Sheet:
        """The sheet turned clockwise, with the printed numbers unless only its outline turns."""
        if not quarters:
            return self
        grid, sections = _turned(self.grid), _turned(self.sections)
        if self.turns == "outline":
            once = replace(self, grid=grid, sections=sections)
        else:
            once = replace(self, grid=grid, sections=sections, columns=self.rows[::-1], rows=self.columns)
        return once.turned(quarters - 1)

    @property
    def turns_over(self) -> bool:
        """Whether it can be turned by a half: all is settled."""
        return bool(self.grid) and not self.holes

    def turned_over(self) -> Sheet:
        """The sheet turned by a half, with all that is printed on it."""
        return replace(
            self,
            grid=_turned_over(self.grid),
            sections=_turned_over(self.sections),
            columns=self.columns[::-1],
            rows=self.rows[::-1],
            column_dice=self.column_dice[::-1],
            bend={_OTHER_END[end]: _bent_over(totals) for end, totals in self.bend.items()},
        )

    def closed(self, faces: str) -> Sheet:
        """The sheet with the squares of these faces closed; after a double the starting square as well."""
        shut = faces + START if len(set(faces)) < len(faces) else faces
        closed = []
        for row, holes in zip(self.grid, self.holes, strict=True):
            pairs = zip(row, holes, strict=True)
            closed.append("".join(HOLE if {square, hole} & set(shut) else square for square, hole in pairs))
        return replace(self, grid=tuple(closed), holes=())

    def composed(self, front: int, rear: int) -> Sheet:
        """The sheet with one of its upper halves before one of its lower halves."""
        return replace(self, grid=(*self.upper[front], *self.lower[rear]), upper=(), lower=())

    def variants(self) -> Iterator[tuple[str, Sheet]]:
        """Every way in which it can lie on the table, with what its key then adds to its name."""
        if self.grid:
            yield "", self
        if self.turns:
            yield from ((f"/{quarters}", self.turned(quarters)) for quarters in (1, 2, 3))
        elif self.turns_over:
            yield "/2", self.turned_over()
        if self.holes:
            faces = map("".join, combinations_with_replacement("123456", 2))
            yield from _both_ways((f":{pair}", self.closed(pair)) for pair in faces)
        for front in range(len(self.upper)):
            halves = ((f":{front + 1}+{rear + 1}", self.composed(front, rear)) for rear in range(len(self.lower)))
            yield from _both_ways(halves)


def _both_ways(settled: Iterable[tuple[str, Sheet]]) -> Iterator[tuple[str, Sheet]]:
    """Sheets as they lie, and turned over."""
    for way, sheet in settled:
        yield way, sheet
        yield f"{way}/2", sheet.turned_over()


def _bent_over(totals: Mapping[int, tuple[Flank, int]]) -> dict[int, tuple[Flank, int]]:
    """Where ways are bent to on a sheet that is turned by a half: rows keep their numbers, left and right do not."""
    return {total: (_OTHER_FLANK[flank], row) for total, (flank, row) in totals.items()}


def _turned_over(grid: Grid) -> Grid:
    """The rows of a grid that is turned by a half."""
    return tuple(row[::-1] for row in reversed(grid))


def _turned(grid: Grid) -> Grid:
    """The rows of a grid that is turned clockwise by one quarter."""
    return tuple("".join(row[column] for row in reversed(grid)) for column in range(len(grid[0]) if grid else 0))


class FlightPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of a flight, printed on the flight board and on the rules card."""

    level: str
    track: int
    """The spaces of the ring."""
    circle: int
    """The circle that the hourglass starts on; 0 is the last one."""
    pile: tuple[str, ...]
    """The levels of the cards of one pile."""
    finish: tuple[int, ...]
    """Credits for the order of finishing."""
    best_looking: int
    starts: tuple[int, ...]
    """The spaces of the ships with the number tiles 1, 2, ... before the flight."""
    reach: tuple[str, ...]
    """The sides from which a large meteor may also be shot from the lines beside its own."""
    marks: dict[str, str] = field(default_factory=dict)

    @property
    def number(self) -> int:
        """The level as a number, for amounts that depend on it."""
        return LEVELS.index(self.level) + 1

    def reaches(self, side: int) -> bool:
        """Whether a cannon beside the line of a large meteor from this side can shoot it."""
        return SIDES[side] in self.reach


class _File(Struct, forbid_unknown_fields=True):
    edition: str = ""
    note: str = ""
    boards: dict[str, Sheet] = field(default_factory=dict)
    flights: dict[str, FlightPlan] = field(default_factory=dict)


@cache
def _files() -> tuple[_File, ...]:
    """The data of all editions and of all modules that bring boards."""
    places = [edition.file("boards.json") for edition in EDITIONS.values()]
    places += [files(module.package).joinpath(module.boards) for module in modules() if module.boards]
    return tuple(msgspec.json.decode(place.read_bytes(), type=_File) for place in places)


@cache
def sheets() -> Mapping[str, Sheet]:
    """Every sheet by its name."""
    return {name: sheet for file in _files() for name, sheet in file.boards.items()}


@cache
def flights() -> Mapping[str, FlightPlan]:
    """Every flight by its name."""
    return {name: plan for file in _files() for name, plan in file.flights.items()}


@cache
def board_keys() -> tuple[str, ...]:
    """The keys of all boards: every sheet in every way in which it can lie on the table."""
    return tuple(name + way for name, sheet in sheets().items() for way, _ in sheet.variants())


def lying(name: str) -> tuple[str, ...]:
    """The keys of all boards of a sheet as they are built on: settled or still open, turned before that or not."""
    sheet = sheets()[name]
    return tuple(name + way for way, _ in sheet.variants() if sheet.compass or "/" not in way)


def sheet_of(key: str) -> Sheet:
    """The sheet of a board, with what its key settles; KeyError if there is no such board."""
    name = sheet_name(key)
    for way, sheet in sheets()[name].variants() if name else ():
        if name + way == key:
            return sheet
    raise KeyError(f"there is no board {key!r}")


def sheet_name(key: str) -> str:
    """The class of a board: the name of its sheet, however it lies."""
    return max((name for name in sheets() if key.startswith(name)), key=len, default="")


def quarters_of(key: str) -> int:
    """By how many quarters a board is turned clockwise."""
    quarters = key[len(sheet_name(key)) :].partition("/")[2]
    return int(quarters) if quarters else 0


def turned_key(key: str, quarters: int) -> str:
    """The key of the same board, turned clockwise by so many quarters more; KeyError if it cannot lie like that."""
    name, way = sheet_name(key), (quarters_of(key) + quarters) % 4
    lying = name + key[len(name) :].partition("/")[0]
    turned = f"{lying}/{way}" if way else lying
    if turned not in board_keys() or key not in board_keys():
        raise KeyError(f"the board {key!r} cannot be turned by {quarters} quarters")
    return turned
