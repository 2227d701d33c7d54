"""Every ship board once more, slowly: written from the rules and the printed coordinates, with plain loops.

Nothing here is shared with the game: squares are spots (x from the left of the ship, y from its front, from 0 on),
boards are lists of printed coordinates, and every rule is a loop that can be read beside its sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from starboard.galaxy.catalog.components import Piece

FRONT, RIGHT, REAR, LEFT = range(4)
STEPS = {FRONT: (0, -1), RIGHT: (1, 0), REAR: (0, 1), LEFT: (-1, 0)}

Spot = tuple[int, int]
Dice = tuple[int, int]

PRINTED = {
    "I": "5: 7; 6: 6-8; 7: 5-9; 8: 5-9; 9: 5-6 8-9",
    "II": "4: 7; 5: 6-8; 6: 5-9; 7: 5-9; 8: 4-10; 9: 4-6 8-10",
    "III": "4: 7; 5: 6-8; 6: 3 5-9 11; 7: 3-11; 8: 3-11; 9: 3-4 6-8 10-11",
    "IIIA": "11: 6-8; 10: 5-9; 9: 5-6 8-9; 8: 5-9; 7: 6-8; 6: 5 7 9; 5: 5-9; 4: 5-9; 3: 5 7 9",
    "IIA": "5: 3 6 9-10; 6: 3-6 8-11; 7: 4-5 9-10; 8: 3-6 8-11; 9: 3 6 9-10",
    "IIB": "2: 1 4 6 9; 3: 1-2 4-6 8-9; 4: 1-9; 5: 1-2 4-6 8-9",
    "IIIB": "4: 5-9; 5: 4-10; 6: 3-11; 7: 3-11; 8: 3-11; 9: 4-10",
    "second-I": "5: 7; 6: 6-8; 7: 5-9; 8: 5-9; 9: 5-6 8-9",
    "second-II": "5: 6 8; 6: 5-9; 7: 4-10; 8: 4-10; 9: 4-6 8-10",
    "second-III": "4: 7; 5: 6-8; 6: 3 5-9 11; 7: 3-11; 8: 3-11; 9: 3-4 6-8 10-11",
    "second-IIA": "4: 5 9; 5: 5-9; 6: 4-10; 7: 4-10; 8: 4-6 8-10",
    "second-IIIA": "3: 7; 4: 6-8; 5: 6-8; 6: 5-9; 7: 5-9; 8: 5-9; 9: 5-9; 10: 5-6 8-9; 11: 5-6 8-9",
}
"""Row: its columns, from the front of the ship to its rear."""
FIRST_AND_LAST_COLUMN = {
    "I": (5, 9),
    "II": (4, 10),
    "III": (3, 11),
    "IIIA": (5, 9),
    "IIA": (3, 11),
    "IIB": (1, 9),
    "IIIB": (3, 11),
    "second-I": (4, 10),
    "second-II": (4, 10),
    "second-III": (3, 11),
    "second-IIA": (4, 10),
    "second-IIIA": (5, 9),
}
UPPER = (
    "2: ; 3: 5 9; 4: 5-6 8-9; 5: 4-10; 6: 4 6-8 10; 7: 3-11",
    "2: ; 3: 6-8; 4: 6-8; 5: 3 6-8 11; 6: 3-4 6-8 10-11; 7: 3-11",
    "2: ; 3: 4 7 10; 4: 4-10; 5: 5-9; 6: 4-5 7 9-10; 7: 4-10",
    "2: 7; 3: 6-8; 4: 6-8; 5: 5-6 8-9; 6: 3 5-9 11; 7: 3-11",
    "2: 6 8; 3: 6-8; 4: 6-8; 5: 4 6-8 10; 6: 4-10; 7: 4-10",
)
LOWER = (
    "8: 4-10; 9: 5-6 8-9; 10: 5-9; 11: 5 9",
    "8: 3-11; 9: 3 5-6 8-9 11; 10: 6-8; 11: ",
    "8: 3-4 6-8 10-11; 9: 4-10; 10: 5-6 8-9; 11: ",
    "8: 4-10; 9: 5-9; 10: 4-5 9-10; 11: 4 10",
    "8: 4-10; 9: 3-5 7 9-11; 10: 3-4 10-11; 11: ",
)
HOLES = {
    "1": ("5,4", "8,5", "4,7", "6,8", "11,8"),
    "2": ("8,4", "6,5", "5,7", "11,7", "3,8"),
    "3": ("3,6", "9,6", "8,8", "5,9", "10,9"),
    "4": ("4,5", "5,6", "8,6", "11,6", "4,9"),
    "5": ("6,4", "9,4", "6,6", "9,7", "9,9"),
    "6": ("7,4", "10,5", "3,7", "10,7", "7,9"),
}
PICTURE_IA = (".XXX.", "XXXXX", ".XSX.", "XXXXX", "X...X")
LINES_IA = ({2, 3}, {4, 5}, {6, 7, 8}, {9, 10}, {11, 12})
PICTURE_2E_IA = (".XX..", "XXXX.", "XXSXX", ".XXXX", ".XXX.")
LINES_2E_IA = ({2, 3, 4}, {5, 6}, {7}, {8, 9}, {10, 11, 12})
PAIRS_OF_IIB = {
    1: ("1-1", "1-2", "2-2"),
    2: ("1-3", "1-4"),
    3: ("2-3", "2-4"),
    4: ("1-5", "1-6"),
    5: ("3-3", "3-4", "4-4"),
    6: ("2-5", "2-6"),
    7: ("3-5", "3-6"),
    8: ("4-5", "4-6"),
    9: ("5-5", "5-6", "6-6"),
}
DEFLECTED = {
    FRONT: {2: (LEFT, 5), 3: (LEFT, 4), 4: (LEFT, 3), 10: (RIGHT, 3), 11: (RIGHT, 4), 12: (RIGHT, 5)},
    REAR: {2: (LEFT, 9), 3: (LEFT, 10), 4: (LEFT, 11), 10: (RIGHT, 11), 11: (RIGHT, 10), 12: (RIGHT, 9)},
}


@dataclass(frozen=True)
class Fall:
    """A hit on its way: the side it strikes, its column or row, and the spots it passes (none beside the board)."""

    side: int
    line: int
    path: tuple[Spot, ...]


@dataclass
class SlowBoard:
    """A board as a list of spots. `columns` and `rows` are the numbers that stand at its edges."""

    key: str
    columns: list[set[int]]
    rows: list[set[int]]
    area: set[Spot]
    starts: set[Spot]
    halves: list[set[int]] = field(default_factory=list)
    """The columns of each half, where a ship has two."""

    @property
    def width(self) -> int:
        return len(self.columns)

    @property
    def height(self) -> int:
        return len(self.rows)

    @property
    def is_cylinder(self) -> bool:
        return self.key in ("IIB", "IIB/2")

    def spots(self) -> list[Spot]:
        return [(x, y) for y in range(self.height) for x in range(self.width)]

    def name(self, spot: Spot) -> str:
        """A line with several numbers is called by the one nearest to 7."""
        column, row = (min(numbers, key=lambda number: abs(number - 7)) for numbers in self.numbers_at(spot))
        return f"{column},{row}"

    def numbers_at(self, spot: Spot) -> tuple[set[int], set[int]]:
        return self.columns[spot[0]], self.rows[spot[1]]

    def half(self, spot: Spot) -> int:
        return next((number for number, columns in enumerate(self.halves) if spot[0] in columns), 0)

    def beside(self, spot: Spot, side: int) -> Spot | None:
        """AX-5.1: on the cylinder the squares of a row in the first and in the last column are adjacent."""
        right, down = STEPS[side]
        x, y = spot[0] + right, spot[1] + down
        if self.is_cylinder and x == -1:
            x = self.width - 1
        elif self.is_cylinder and x == self.width:
            x = 0
        return (x, y) if 0 <= x < self.width and 0 <= y < self.height else None

    def surrounding(self, spot: Spot) -> set[Spot]:
        """The eight squares around: those beside it, and those beside these across."""
        found: set[Spot] = set()
        for side in (FRONT, REAR):
            straight = self.beside(spot, side)
            for over in (LEFT, RIGHT):
                found |= {near for near in (straight, self.beside(spot, over)) if near}
                if straight and (corner := self.beside(straight, over)):
                    found.add(corner)
        return found

    def falls(self, side: int, dice: Dice) -> list[Fall]:
        """Where a meteor or a shot from this side comes with these dice."""
        if self.is_cylinder:
            return [self._falls_on_cylinder(side, dice)]
        if side in (LEFT, RIGHT):
            return [self.fall(side, _find_line(self.rows, sum(dice)))]
        printed_side = (side + 2) % 4 if self.key.endswith("/2") else side
        if self.key.startswith("second-IIIA") and sum(dice) in DEFLECTED[printed_side]:
            towards, row = DEFLECTED[printed_side][sum(dice)]  # KX-11.24: it comes from the side instead
            if self.key.endswith("/2"):  # the paths are printed on the board, and turn over with it
                towards = RIGHT if towards == LEFT else LEFT
            return [self.fall(towards, _find_line(self.rows, row))]
        column = _find_line(self.columns, sum(dice))
        if self.key.startswith("second-IIA") and sum(dice) != 7:  # KX-11.12: 4 and 10, 5 and 9, 6 and 8
            mirror = _find_line(self.columns, 14 - sum(dice))
            return [self.fall(side, place) for place in sorted((column, mirror))]
        return [self.fall(side, column)]

    def _falls_on_cylinder(self, side: int, dice: Dice) -> Fall:
        if side in (FRONT, REAR):  # AX-5.4: the combination names the column
            low, high = sorted(dice)
            (column,) = (column for column, pairs in PAIRS_OF_IIB.items() if f"{low}-{high}" in pairs)
            return self.fall(side, self.columns.index({column}))
        # AX-5.5, AX-5.6: one die for the row, the other for the third column from the left or from the right.
        return self.fall(side, _find_line(self.rows, dice[0]), self.start_column(dice[1]))

    def start_column(self, die: int) -> int:
        """AX-5.6: 3 is the third column from the left, 7 the third from the right; numbers turn with the board."""
        return self.columns.index({3 if die <= 3 else 7})

    def fall(self, side: int, line: int, begin: int | None = None) -> Fall:
        """Along one column or row from this side, or beside the board."""
        if side in (FRONT, REAR):
            if not 0 <= line < self.width:
                return Fall(side, line, ())
            down = [(line, y) for y in range(self.height)]
            return Fall(side, line, tuple(down if side == FRONT else reversed(down)))
        if not 0 <= line < self.height:
            return Fall(side, line, ())
        if begin is None:
            begin = 0 if side == LEFT else self.width - 1
        way = RIGHT if side == LEFT else LEFT
        path: list[Spot] = [(begin, line)]
        while (following := self.beside(path[-1], way)) and following not in path:  # AX-5.7, AX-5.8
            path.append(following)
        return Fall(side, line, tuple(path))

    def coordinates(self, for_column: Dice, for_row: Dice) -> Spot | None:
        """Sabotage: the spot that two rolls name. AX-5.21 for the cylinder; neither mirrored nor bent."""
        if self.is_cylinder:
            low, high = sorted(for_column)
            (column,) = (column for column, pairs in PAIRS_OF_IIB.items() if f"{low}-{high}" in pairs)
            x = self.columns.index({column})
            y = _find_line(self.rows, for_row[0])
        else:
            x, y = _find_line(self.columns, sum(for_column)), _find_line(self.rows, sum(for_row))
        return (x, y) if 0 <= x < self.width and 0 <= y < self.height else None


def _find_line(lines: list[set[int]], number: int) -> int:
    """The place of the line with this number, as if the numbering went on beyond the board on both sides."""
    longer, before = list(lines), 0
    growing = min(lines[0]) < min(lines[-1])
    while not any(number in line for line in longer):
        low, high = min(min(line) for line in longer), max(max(line) for line in longer)
        if growing:
            longer = [{low - 1}, *longer, {high + 1}]
        else:
            longer = [{high + 1}, *longer, {low - 1}]
        before += 1
    (place,) = (place for place, line in enumerate(longer) if number in line)
    return place - before


def slow_board(key: str) -> SlowBoard:
    """The board of a key."""
    if key.startswith("IA"):
        return _turned_with_numbers(key, int(key[3:] or 0))
    if key.startswith("second-IA"):
        return _turned_outline(key, int(key[len("second-IA/") :] or 0))
    if key.endswith("/2"):
        return _turned_over(key, slow_board(key.removesuffix("/2")))
    if key.startswith("IV"):
        front, rear = (int(number) - 1 for number in key.removeprefix("IV:").split("+"))
        return _by_coordinates(key, f"{UPPER[front]}; {LOWER[rear]}", (3, 11))
    name, _, faces = key.partition(":")
    board = _by_coordinates(key, PRINTED[name], FIRST_AND_LAST_COLUMN[name])
    if name == "IIA":  # BX-8.2: the starting cabin is not used; column 7 has no square and counts to the left
        board.starts = set()
        board.halves = [set(range(5)), set(range(5, 9))]
    if faces:
        closed = {hole for face in faces for hole in HOLES[face]}
        if faces[0] == faces[1]:  # AX-6.4
            closed.add("7,7")
            board.starts = set()
        board.area = {spot for spot in board.area if board.name(spot) not in closed}
    return board


def _by_coordinates(key: str, printed: str, first_and_last: tuple[int, int]) -> SlowBoard:
    columns = list(range(first_and_last[0], first_and_last[1] + 1))
    rows, area = [], set()
    for y, text in enumerate(printed.split(";")):
        row, _, cells = text.partition(":")
        rows.append(int(row))
        for span in cells.split():
            first, _, last = span.partition("-")
            area |= {(columns.index(column), y) for column in range(int(first), int(last or first) + 1)}
    start = "5,4" if key == "IIB" else "7,7"
    board = SlowBoard(key, [{column} for column in columns], [{row} for row in rows], area, set())
    board.starts = {spot for spot in area if board.name(spot) == start}
    return board


def _cells(picture: tuple[str, ...]) -> Iterator[tuple[Spot, str]]:
    return (((x, y), cell) for y, row in enumerate(picture) for x, cell in enumerate(row))


def _turn(spot: Spot, quarters: int) -> Spot:
    """Where a spot of a 5 by 5 board goes when the board is turned clockwise about its middle."""
    x, y = spot[0] - 2, spot[1] - 2
    for _ in range(quarters):
        x, y = -y, x
    return x + 2, y + 2


def _turned_with_numbers(key: str, quarters: int) -> SlowBoard:
    """BX-R-26: the numbers stay with the lines of the picture when the board is turned."""
    area = {_turn(spot, quarters) for spot, cell in _cells(PICTURE_IA) if cell != "."}
    columns: list[set[int]] = [set()] * 5
    rows: list[set[int]] = [set()] * 5
    for place, numbers in enumerate(LINES_IA):
        of_column = {_turn((place, y), quarters) for y in range(5)}
        of_row = {_turn((x, place), quarters) for x in range(5)}
        for line in (of_column, of_row):
            across, along = {x for x, _ in line}, {y for _, y in line}
            if len(across) == 1:
                columns[across.pop()] = numbers
            else:
                rows[along.pop()] = numbers
    return SlowBoard(key, columns, rows, area, {(2, 2)})


def _turned_over(key: str, board: SlowBoard) -> SlowBoard:
    """BX-R-76: left and right, front and rear change places; the numbers stay with the squares."""
    last, rearmost = board.width - 1, board.height - 1

    def over(spots: set[Spot]) -> set[Spot]:
        return {(last - x, rearmost - y) for x, y in spots}

    halves = [{last - x for x in columns} for columns in board.halves]
    return SlowBoard(key, board.columns[::-1], board.rows[::-1], over(board.area), over(board.starts), halves)


def _turned_outline(key: str, quarters: int) -> SlowBoard:
    """KX-R-12: the outline turns, the numbers do not."""
    area = {_turn(spot, quarters) for spot, cell in _cells(PICTURE_2E_IA) if cell != "."}
    return SlowBoard(key, list(LINES_2E_IA), list(LINES_2E_IA), area, {(2, 2)})


class SlowShip:
    """A ship as a dict from spots to pieces; everything is looked up slowly."""

    def __init__(self, board: SlowBoard, pieces: dict[Spot, Piece]) -> None:
        self.board = board
        self.pieces = pieces

    def touching(self, spot: Spot) -> list[tuple[int, Spot]]:
        """The occupied spots beside a spot, with the side they are on."""
        found = ((side, self.board.beside(spot, side)) for side in range(4))
        return [(side, other) for side, other in found if other in self.pieces and other]

    def joined(self, spot: Spot) -> set[Spot]:
        """The neighbours whose connectors meet connectors of the piece on a spot."""
        piece = self.pieces[spot]
        return {
            other
            for side, other in self.touching(spot)
            if piece.connectors[side] != "0" and self.pieces[other].connectors[(side + 2) % 4] != "0"
        }

    def part_with(self, spot: Spot) -> frozenset[Spot]:
        """All that holds together with the piece on a spot."""
        part, reached = set(), {spot}
        while reached:
            here = reached.pop()
            part.add(here)
            reached |= self.joined(here) - part
        return frozenset(part)

    def parts(self) -> set[frozenset[Spot]]:
        """What the ship has fallen into."""
        return {self.part_with(spot) for spot in self.pieces}

    def parts_by_half(self) -> list[list[frozenset[Spot]]]:
        """The parts of each half of the ship; a part over both belongs to the half with more of it."""
        halves = range(max(len(self.board.halves), 1))
        found: list[list[frozenset[Spot]]] = [[] for _ in halves]
        for part in self.parts():
            shares = [sum(self.board.half(spot) == half for spot in part) for half in halves]
            found[shares.index(max(shares))].append(part)
        return found

    def is_exposed(self, spot: Spot, side: int) -> bool:
        """A connector that no component stands before (GT-6.4, AX-5.17)."""
        return self.pieces[spot].connectors[side] != "0" and self.board.beside(spot, side) not in self.pieces

    def free_to_build(self) -> set[Spot]:
        """Beside the ship; in a half without a starting cabin and without a component, anywhere (BX-8.3, AX-6.5)."""
        free: set[Spot | None] = {self.board.beside(spot, side) for spot in self.pieces for side in range(4)}
        for half in range(max(len(self.board.halves), 1)):
            begun = self.board.starts | set(self.pieces)
            if not any(self.board.half(spot) == half for spot in begun):
                free |= {spot for spot in self.board.area if self.board.half(spot) == half}
        return {spot for spot in free if spot in self.board.area and spot not in self.pieces and spot}

    def struck(self, fall: Fall) -> Spot | None:
        """The first component in the way."""
        return next((spot for spot in fall.path if spot in self.pieces), None)

    def can_shoot(self, fall: Fall, spot: Spot, *, adjacent_too: bool) -> bool:
        """Whether the cannon on a spot reaches a large meteor: it points there from its line, or from a line beside."""
        if not self.pieces[spot].parts.cannon or self.pieces[spot].turn != fall.side:
            return False
        lengthwise = fall.side in (FRONT, REAR)
        apart = abs(spot[0 if lengthwise else 1] - fall.line)
        if lengthwise and self.board.is_cylinder:
            apart = min(apart, self.board.width - apart)
        return apart == 0 or (apart == 1 and adjacent_too)

    def destroyed(self, hazard: str, side: int, dice: Dice) -> set[Spot]:
        """What a hit destroys where nobody pays for a shield or a double cannon; only first-edition ranges."""
        gone = set()
        for fall in self.board.falls(side, dice):
            spot = self.struck(fall)
            if spot is None or (hazard == "small" and not self.is_exposed(spot, fall.side)):
                continue
            singles = [gun for gun, piece in self.pieces.items() if piece.parts.cannon == 1]
            beside = fall.side in (LEFT, RIGHT)
            if hazard == "large" and any(self.can_shoot(fall, gun, adjacent_too=beside) for gun in singles):
                continue
            gone.add(spot)
        return gone

    def without(self, spots: set[Spot]) -> SlowShip:
        """What is left of it."""
        return SlowShip(self.board, {spot: piece for spot, piece in self.pieces.items() if spot not in spots})
