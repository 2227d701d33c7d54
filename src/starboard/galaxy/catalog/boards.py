"""Ship boards and their geometry as tables: neighbours, sections, lanes of hits, names of squares.

What is printed on a board is its sheet (`sheets.py`); a board is known by its key, and everything is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from starboard.galaxy.catalog.sheets import HOLE, NOTHING, START, Sheet, sheet_of
from starboard.galaxy.catalog.sides import ARROWS, FRONT, LEFT, OPPOSITE, REAR, RIGHT, SIDES

LIKELIEST = 7
"""The most frequent total of two dice."""
LOWEST, HIGHEST = 2, 12

Point = tuple[float, float]


def bits(mask: int) -> Iterator[int]:
    """The numbers of the set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def squares_in(mask: int) -> list[int]:
    """The same as a list, for where all of them are wanted."""
    found, square = [], 0
    while mask:
        if mask & 1:
            found.append(square)
        mask >>= 1
        square += 1
    return found


def mask_of(squares: Iterable[int]) -> int:
    """The mask with one bit for each of these squares."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


class Lane(NamedTuple):
    """A line of the board as a hit sees it that comes along. There are empty lanes beside the board, too."""

    side: int
    """The side of the ship, and of a component, that it strikes."""
    place: int
    """Which column from the left or row from the front, counted from 0; beside the board negative or too high."""
    squares: tuple[int, ...]
    """The squares in its way, nearest first."""
    own: int
    """The squares of its line, as a mask."""
    near: int
    """The squares of the two lines beside it."""
    begin: int = -1
    """On a cylinder, the column where a way from the side begins."""
    bent_from: tuple[int, int] | None = None
    """The side and the column in which the hit came before the board bent its way."""


class Board:
    """A ship board. Squares of its rectangle are numbered row by row from the front left; masks have one bit each.

    Not every square belongs to the building area (`area`). A square is called by the numbers of its column and row; a
    line with several numbers goes by the one that is rolled most often.
    """

    def __init__(self, name: str, sheet: Sheet) -> None:
        self.name = name
        self.flight = sheet.flight
        self.insurance: int | None = sheet.insurance
        self.policy: tuple[int, int] | None = None if sheet.policy is None else (sheet.policy.price, sheet.policy.limit)
        """The price of an insurance that may be bought, and the most that is then paid."""
        self.compass: tuple[int, ...] = sheet.compass
        """For each face of a die by how many quarters the board is turned before it is built on; none if it is not."""
        self.column_numbers = _numbers(sheet.columns)
        self.row_numbers = _numbers(sheet.rows)
        self.columns = tuple(min(numbers, key=_distance) for numbers in self.column_numbers)
        self.rows = tuple(min(numbers, key=_distance) for numbers in self.row_numbers)
        self.width = len(self.columns)
        self.height = len(self.rows)
        self.size = self.width * self.height
        self.wrap: bool = sheet.wrap
        self.mirror: bool = sheet.mirror
        self.row_die: bool = sheet.row_die

        cells = "".join(sheet.grid)
        self.area = mask_of(square for square, cell in enumerate(cells) if cell not in (NOTHING, HOLE))
        self.holes = mask_of(square for square, cell in enumerate(cells) if cell == HOLE)
        """Squares that are closed for this flight."""
        self.starts = tuple(square for square, cell in enumerate(cells) if cell == START)
        """The squares of starting cabins."""
        self.start = self.starts[0] if self.starts else -1
        self.column_of = tuple(self.columns[square % self.width] for square in range(self.size))
        self.row_of = tuple(self.rows[square // self.width] for square in range(self.size))
        self.names = tuple(f"{self.column_of[square]},{self.row_of[square]}" for square in range(self.size))
        self.squares = {name: square for square, name in enumerate(self.names)}
        self.neighbours = tuple(self._neighbours(square) for square in range(self.size))
        self.around = tuple(mask_of(other for other in four if other >= 0) for four in self.neighbours)
        self.eight = tuple(self._eight(square) for square in range(self.size))
        """The squares around a square, corners too, as a mask."""

        letters = "".join(sheet.sections) or "a" * self.size
        self.section_of = tuple(sorted(set(letters)).index(letter) for letter in letters)
        """The number of the section of every square of the rectangle."""
        self.sections = tuple(
            mask_of(square for square in range(self.size) if self.section_of[square] == section)
            for section in range(len(set(letters)))
        )
        """The masks of the parts that a ship is meant to have; most boards have one."""
        self.section_names: tuple[str, ...] = sheet.section_names
        self.beginnings = tuple(
            (section, section & self.area)
            for section in self.sections
            if not any(section >> start & 1 for start in self.starts)
        )
        """Sections without a starting cabin, each with the squares where its first component may go."""

        self._column_dice = _pairs_of(sheet.column_dice)
        self._column_places = _places(self.column_numbers)
        self._row_places = _places(self.row_numbers)
        self._begin: tuple[int, ...] = tuple(self.columns.index(column) for column in sheet.begin)
        self.bend: dict[tuple[int, int], tuple[int, int]] = {
            (SIDES.index(side), total): (SIDES.index(towards), self._row_places[row])
            for side, totals in sheet.bend.items()
            for total, (towards, row) in totals.items()
        }
        """By the side and the total of a hit: the side from which it comes instead, and the row, counted from 0."""
        self._lanes: dict[tuple[int, int, int, tuple[int, int] | None], Lane] = {}
        self._impacts: dict[tuple[int, tuple[int, int]], tuple[Lane, ...]] = {}

        self._welds: dict[tuple[int, ...], tuple[tuple[str, ...], ...]] = {}

    def turned_square(self, square: int, quarters: int) -> int:
        """The number that a square has when the board is turned clockwise by so many quarters."""
        row, column = divmod(square, self.width)
        width, height = self.width, self.height
        for _ in range(quarters % 4):
            row, column, width, height = column, height - 1 - row, height, width
        return row * width + column

    def _at(self, column: int, row: int) -> int:
        """The square of a column and a row counted from 0, or -1."""
        if self.wrap:
            column %= self.width
        inside = 0 <= column < self.width and 0 <= row < self.height
        return row * self.width + column if inside else -1

    def _neighbours(self, square: int) -> tuple[int, int, int, int]:
        row, column = divmod(square, self.width)
        return (
            self._at(column, row - 1),
            self._at(column + 1, row),
            self._at(column, row + 1),
            self._at(column - 1, row),
        )

    def _eight(self, square: int) -> int:
        row, column = divmod(square, self.width)
        found = 0
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                other = self._at(column + right, row + down)
                if other >= 0 and other != square:
                    found |= 1 << other
        return found

    def impacts(self, side: int, dice: tuple[int, int]) -> tuple[Lane, ...]:
        """The lanes in which a hit from this side comes with this roll; one that misses comes beside the board."""
        found = self._impacts.get((side, dice))
        if found is None:
            found = self._impacts[side, dice] = tuple(self._find_impacts(side, dice))
        return found

    def _find_impacts(self, side: int, dice: tuple[int, int]) -> list[Lane]:
        column, row = self.place(dice, dice)
        if side in (LEFT, RIGHT):
            return [self.lane(side, row, self._begin[dice[1] - 1] if self._begin else -1)]
        bent = self.bend.get((side, sum(dice)))
        if bent is not None:
            return [self.lane(bent[0], bent[1], -1, (side, column))]
        return self.lanes_at(side, column)

    def lanes_at(self, side: int, place: int) -> list[Lane]:
        """The lanes of a hit that comes in this column or row, whoever has named it; down its mirror column, too."""
        mirrored = self.width - 1 - place
        both = self.mirror and side in (FRONT, REAR) and mirrored != place
        return [self.lane(side, each) for each in (sorted((place, mirrored)) if both else (place,))]

    def lane(self, side: int, place: int, begin: int = -1, bent_from: tuple[int, int] | None = None) -> Lane:
        """The lane that strikes a side in this column or row."""
        key = (side, place, begin, bent_from)
        found = self._lanes.get(key)
        if found is None:
            near = mask_of(self._line(side, place - 1)) | mask_of(self._line(side, place + 1))
            squares = self._line(side, place)
            if begin >= 0 and squares:
                step = 1 if side == LEFT else -1
                squares = [self._at(begin + step * passed, place) for passed in range(self.width)]
            elif side in (REAR, RIGHT):
                squares = squares[::-1]
            found = Lane(side, place, tuple(squares), mask_of(squares), near, begin, bent_from)
            self._lanes[key] = found
        return found

    def _line(self, side: int, place: int) -> list[int]:
        """The squares of a column from the front, or of a row from the left; none beside the board."""
        if side in (LEFT, RIGHT):
            return [self._at(column, place) for column in range(self.width)] if 0 <= place < self.height else []
        found = [self._at(place, row) for row in range(self.height)]
        return found if found[0] >= 0 else []

    def line_of(self, lane: Lane) -> str:
        """What is printed at the line of a lane: its number, or all of them with strokes between; nothing beside it."""
        lines = self.row_numbers if lane.side in (LEFT, RIGHT) else self.column_numbers
        return "/".join(map(str, lines[lane.place])) if 0 <= lane.place < len(lines) else ""

    def shifted(self, lane: Lane, towards: int) -> Lane:
        """The lane one column or row further towards a side, perpendicular to the way of the hit."""
        if towards in (lane.side, OPPOSITE[lane.side]):
            raise ValueError(f"a hit from the {SIDES[lane.side]} cannot be moved to the {SIDES[towards]}")
        place = lane.place + (1 if towards in (RIGHT, REAR) else -1)
        if self.wrap and lane.side in (FRONT, REAR):
            place %= self.width
        return self.lane(lane.side, place, lane.begin, lane.bent_from)

    def every_lane(self, side: int, die: int = 1) -> tuple[Lane, ...]:
        """Each column or row once, whatever its numbers; on a cylinder a die says where ways from the side begin."""
        if side in (FRONT, REAR):
            return tuple(self.lane(side, column) for column in range(self.width))
        begin = self._begin[die - 1] if self._begin else -1
        return tuple(self.lane(side, row, begin) for row in range(self.height))

    def place(self, for_column: tuple[int, int], for_row: tuple[int, int]) -> tuple[int, int]:
        """Which column and which row two rolls name, counted from 0; negative or too high beside the board."""
        if self._column_dice:
            column = self._column_dice[for_column]
        else:
            column = self._column_places[sum(for_column)]
        return column, self._row_places[for_row[0] if self.row_die else sum(for_row)]

    def column_pairs(self, barred: int = 0) -> dict[int, tuple[int, int]]:
        """The numbers by which people may name columns as dice do, each with a pair of faces that names it.

        Left out are columns that a pair of a barred total names.
        """
        if not self._column_dice:
            return {total: _faces(total) for total in range(LOWEST, HIGHEST + 1) if total != barred}
        shut = {place for pair, place in self._column_dice.items() if sum(pair) == barred}
        pairs = {place: pair for pair, place in reversed(self._column_dice.items()) if place not in shut}
        return {self.columns[place]: pair for place, pair in sorted(pairs.items())}

    def row_pairs(self, barred: int = 0) -> dict[int, tuple[int, int]]:
        """The same for rows. Where one die names them there are no totals: every row may be named."""
        if self.row_die:
            return {row: (row, row) for row in self.rows}
        return {total: _faces(total) for total in range(LOWEST, HIGHEST + 1) if total != barred}

    def spot(self, for_column: tuple[int, int], for_row: tuple[int, int]) -> int:
        """The square that two rolls name as coordinates, or -1; neither mirrored nor bent."""
        column, row = self.place(for_column, for_row)
        inside = 0 <= column < self.width and 0 <= row < self.height
        return row * self.width + column if inside else -1

    def way(self, lane: Lane, square: int) -> list[Point]:
        """The points that a hit passes, from outside the board to the square it strikes or, with -1, past the far edge.

        A unit is a square; (0, 0) is the middle of the front left square. Where a way leaves a cylinder over the seam
        and comes in again, two points that follow each other lie on its opposite edges.
        """
        row, column = divmod(square, self.width)
        if lane.side in (FRONT, REAR):
            x, edges = lane.place, (-1, self.height)
            start, end = edges if lane.side == FRONT else edges[::-1]
            return [(x, start), (x, row if square >= 0 else end)]
        y, edges = lane.place, (-1, self.width)
        start, end = edges if lane.side == LEFT else edges[::-1]
        if lane.begin >= 0:
            return self._way_round(lane, square)
        if lane.bent_from is not None:
            side, x = lane.bent_from
            way: list[Point] = [(x, -1 if side == FRONT else self.height), (x, y)]
        else:
            way = [(start, y)]
        return [*way, (column if square >= 0 else end, y)]

    def _way_round(self, lane: Lane, square: int) -> list[Point]:
        """The way along a row of a cylinder, from the edge of the column where it begins."""
        y, half = lane.place, 0.5 if lane.side == LEFT else -0.5
        start = lane.begin - half
        end = square % self.width if square >= 0 else start
        ahead = end > start if half > 0 else end < start
        if ahead:
            return [(start, y), (end, y)]
        seam = (self.width - 0.5, -0.5) if half > 0 else (-0.5, self.width - 0.5)
        return [(start, y), (seam[0], y), (seam[1], y), (end, y)]

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


def _faces(total: int) -> tuple[int, int]:
    """Two faces that come to this."""
    return max(1, total - 6), min(6, total - 1)


def _numbers(lines: Iterable[int | tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    return tuple((line,) if isinstance(line, int) else line for line in lines)


def _distance(number: int) -> int:
    return abs(number - LIKELIEST)


def _places(lines: tuple[tuple[int, ...], ...]) -> dict[int, int]:
    """Which line each number names, counted from 0; numbers that are on no line go on beside the board."""
    named = {number: place for place, numbers in enumerate(lines) for number in numbers}
    lowest, highest = min(named), max(named)
    step = 1 if named[lowest] <= named[highest] else -1
    for number in range(1, HIGHEST + 1):
        if number < lowest:
            named[number] = named[lowest] - step * (lowest - number)
        elif number > highest:
            named[number] = named[highest] + step * (number - highest)
    return named


def _pairs_of(columns: tuple[str, ...]) -> dict[tuple[int, int], int]:
    """Which column each pair of faces names; the order of the dice does not matter."""
    named: dict[tuple[int, int], int] = {}
    for place, pairs in enumerate(columns):
        for pair in pairs.split():
            one, two = int(pair[0]), int(pair[1])
            named[one, two] = named[two, one] = place
    return named


_boards: dict[str, Board] = {}


def board(key: str) -> Board:
    """The board of a key; KeyError if there is none."""
    found = _boards.get(key)
    if found is None:
        found = _boards[key] = Board(key, sheet_of(key))
    return found
