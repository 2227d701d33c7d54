"""Roads about what ships can do: batteries, connectors, a column in which nothing works, goods that make one ill."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from starboard.engine import Rule, ask
from starboard.engine.request import Facts
from starboard.galaxy.catalog.boards import Board, bits, mask_of
from starboard.galaxy.catalog.components import OPPOSITE, REAR, RIGHT, SMOOTH, UNIVERSAL
from starboard.galaxy.catalog.sheets import sheet_name, sheets
from starboard.galaxy.catalog.sides import FRONT
from starboard.galaxy.flight.crew import CrewGone, after_losing, lose_one
from starboard.galaxy.flight.damage import drop
from starboard.galaxy.flight.declare import Count
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.flight.offers import DONE, Offer
from starboard.galaxy.flight.outlook import hit_loss
from starboard.galaxy.mechanisms.roads.memory import note, noted
from starboard.galaxy.options import area_of, board_of
from starboard.galaxy.registry import human_letters
from starboard.galaxy.seams import BURDEN, LIMIT
from starboard.galaxy.ship.errors import Mistake
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.turning import turn_ship
from starboard.galaxy.ship.working import Room, working
from starboard.galaxy.table import Table

TAKE, LEAVE = "take goods", "leave goods"
LET_GO = "let go"
HALF = 2
"""Half a turn, in quarters."""


class DraggingJoints:
    """Each joint of a universal connector with another kind weakens the engines (BX-12.34, KX-13.50)."""

    name: str
    rank: Mapping[str, int] = {"amount_engines": BURDEN}

    def amount_engines(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value - len(defective_joints(ship.layout, count.section))

    def offers_engines(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        """Before anything is powered, components of such joints may be dropped."""
        if any(taken != LET_GO for taken in count.taken) or not defective_joints(ship.layout):
            return offers
        return [*offers, Offer(LET_GO, do=self._let_go)]

    def _let_go(self, table: Table, ship: Ship, _count: Count, _offer: Offer) -> Rule:
        """One component after the other falls off, as long as its owner likes and such joints are left."""
        names = ship.board.names
        while joints := defective_joints(ship.layout):
            squares = sorted({square for joint in joints for square in joint})
            options = [*(names[square] for square in squares), DONE]
            choice = yield from ask(ship.seat, "drop_component", options, partial(_dropping, ship, squares))
            if choice == DONE:
                return
            yield from drop(table, ship, 1 << ship.board.squares[choice], Cause(self.name))


def defective_joints(layout: Layout, section: int = -1) -> list[tuple[int, int]]:
    """The pairs of squares (of a mask) where a universal connector is joined to a single or double one."""
    found = []
    for square, piece in layout.placed():
        for side in (RIGHT, REAR):  # each pair of neighbours is looked at once
            other = layout.board.neighbours[square][side]
            neighbour = layout.pieces[other] if other >= 0 else None
            if neighbour is None or not section >> square & section >> other & 1:
                continue
            mine, theirs = piece.sides[side], neighbour.sides[OPPOSITE[side]]
            if SMOOTH not in (mine, theirs) and (mine == UNIVERSAL) != (theirs == UNIVERSAL):
                found.append((square, other))
    return found


def _dropping(ship: Ship, squares: Iterable[int]) -> Facts:
    """For each component, what goes with it and what the engines gain."""
    told: dict[str, Any] = {DONE: {"price": {}, "gain": {}}}
    for square in squares:
        gain = {"engines": freed_by_dropping(ship.layout, square)}
        told[ship.board.names[square]] = {"price": hit_loss(ship, 1 << square), "gain": gain}
    return {"joints": len(defective_joints(ship.layout)), "options": told}


def freed_by_dropping(layout: Layout, square: int) -> int:
    """What the engines of a ship gain when a component falls off, with all that hangs on it."""
    left = layout.without(1 << square)
    kept = max(left.parts, key=int.bit_count, default=0)
    return _pushing(left.without(left.occupied & ~kept)) - _pushing(layout)


def _pushing(layout: Layout) -> int:
    """What engines that need no energy push, less what connectors take from it."""
    single = [square for square in layout.squares_with("engine") if layout.at(square).parts.engine == 1]
    return len(single) - len(defective_joints(layout))


class DeadZone:
    """In one column nothing works but plating (BX-12.38, BX-12.39, BX-R-75, KX-13.62)."""

    name = "dead_zone"
    rank: Mapping[str, int] = {"works": LIMIT, "room": LIMIT}

    def turned_up(self, table: Table) -> None:
        """Before building, a column is rolled for all, again until the board has a square in it."""
        printed, draw = board_of(table.round_name), table.chance.draw
        area, dice = 0, (0, 0)
        while not area:
            dice = (draw("dice", 6) + 1, draw("dice", 6) + 1)
            column, _ = printed.place(dice, dice)
            area = mask_of(printed.lane(FRONT, column).squares) & area_of(table.round_name)
        dead = [printed.names[square] for square in bits(area)]
        table.tell("column_died", dice=dice, squares=dead)
        note(table, dead=dead)

    def works(self, table: Table, ship: Ship, mask: int) -> int:
        return mask & ~dead_squares(table, ship.board)

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        return Room() if dead_squares(table, ship.board) >> square & 1 else room


def dead_squares(table: Table, board: Board) -> int:
    """The squares in which nothing works, a mask. The column is one of the picture, also on a board that was turned."""
    names: Sequence[str] = noted(table, "dead", ())
    if board.name.endswith(("/1", "/3")) and sheets()[sheet_name(board.name)].turns == "numbers":
        names = [",".join(reversed(name.split(","))) for name in names]
    return mask_of(board.squares[name] for name in names if name in board.squares) & board.area


def lose_humans(table: Table, ship: Ship, amount: int) -> Rule:
    """Humans of the owner's choice; nobody is asked if all must go, and whoever is missing is told to modules."""
    names, humans = ship.board.names, human_letters()
    there = min(amount, ship.human_count)
    gone = CrewGone(missing=amount - there)
    for left in range(there, 0, -1):
        each = {names[square]: len(who) for square in ship.manned() if (who := of_letters(ship, square, humans))}
        choice = next(iter(each))
        if left < sum(each.values()):
            choice = yield from ask(ship.seat, "lose_crew", list(each), {"left": left, "each": each})
        square = ship.board.squares[choice]
        gone = lose_one(table, ship, square, gone, of_letters(ship, square, humans)[0])
    yield from after_losing(table, ship, gone)


def of_letters(ship: Ship, square: int, letters: str) -> str:
    """The crew of a square as far as it has these letters."""
    return "".join(letter for letter in ship.crew_at(square) if letter in letters)


class TurningShips:
    """Exhausts may point to the front as well, and ships turn over in flight (BX-12.33, KX-13.47)."""

    name: str
    rank: Mapping[str, int]
    """What does not push must not be there when an alien helps."""

    def mistakes(self, table: Table, ship: Ship, found: Sequence[Mistake]) -> Sequence[Mistake]:
        return [mistake for mistake in found if not _may_point_ahead(ship, mistake)]

    def amount_engines(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        idle = [square for square in pointing_ahead(working(table, ship)) if count.section >> square & 1]
        for square in idle:
            engine = ship.layout.at(square).parts.engine
            value -= engine if engine == 1 or count.powered >> square & 1 else 0
        return value

    def offers_engines(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        """Nobody powers what does not push."""
        idle = {ship.board.names[square] for square in pointing_ahead(ship)}
        return [offer for offer in offers if offer.option not in idle]

    def turn_over(self, table: Table) -> None:
        """Every ship in the race that the road holds for."""
        held = table.holders(self.name)
        for ship in table.in_order():
            if ship.seat in held:
                turn_ship(table, ship, HALF)
        _turn_dead_squares(table)


def _turn_dead_squares(table: Table) -> None:
    """Where only the outline of a board turns, the numbers stay, and what was dead is found in another column."""
    printed, dead = board_of(table.round_name), noted(table, "dead", ())
    if dead and sheets()[sheet_name(printed.name)].turns == "outline":
        note(table, dead=[printed.names[printed.turned_square(printed.squares[name], HALF)] for name in dead])


def pointing_ahead(ship: Ship) -> list[int]:
    """The squares of engines that blow to the front."""
    return [square for square in ship.layout.squares_with("engine") if ship.layout.at(square).turn == REAR]


def _may_point_ahead(ship: Ship, mistake: Mistake) -> bool:
    return mistake.kind == "engine_not_to_rear" and mistake.square in pointing_ahead(ship)
