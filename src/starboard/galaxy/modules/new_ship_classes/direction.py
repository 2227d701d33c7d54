"""Class IA: a ship that may fly in any of four directions, chosen when it has been built."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any

from starboard.engine import Rule, Setup, ask
from starboard.galaxy.catalog.boards import mask_of
from starboard.galaxy.catalog.sheets import quarters_of, sheet_name, sheets
from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.flight.damage import keep_one_part
from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.options import class_of, plan_of, rounds_of
from starboard.galaxy.ship.checks import mistakes_of
from starboard.galaxy.ship.errors import Mistake
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.turning import turn_ship, turned_ship
from starboard.galaxy.table import Table
from starboard.galaxy.yard.inspection import take_away

NUMBERS = "numbers"
"""How a board says that it turns with its printed numbers."""
MISTURNED = "engine_not_to_rear"


@cache
def _turns_by_numbers(board: str) -> bool:
    return sheets()[sheet_name(board)].turns == NUMBERS


def may_turn(ship: Ship) -> bool:
    """Whether a ship is built on a board that flies in any direction."""
    return _turns_by_numbers(ship.board.name)


def _may_anybody_turn(setup: Setup) -> bool:
    return any(_turns_by_numbers(class_of(name)) for name in rounds_of(setup))


class Direction:
    """Engines may point anywhere until the direction is chosen; to fly otherwise than all others is worth a bonus."""

    name = "direction"
    rank: Mapping[str, int] = {}
    only_if: Mapping[str, Callable[[Setup], bool]] = {"mistakes": _may_anybody_turn, "at_built": _may_anybody_turn}

    def mistakes(self, table: Table, ship: Ship, found: Sequence[Mistake]) -> Sequence[Mistake]:
        """While a ship is being built nobody knows where its rear will be (BX-R-77)."""
        if table.yard is None or not may_turn(ship):
            return found
        return [mistake for mistake in found if mistake.kind != MISTURNED]

    def at_built(self, table: Table) -> Rule:
        """In the order of number tiles each owner turns the board; engines that do not point to the rear come off."""
        for seat in sorted(range(table.setup.seats), key=table.numbers.__getitem__):
            ship = table.ships[seat]
            if may_turn(ship):
                choice = yield from ask(seat, "direction", SIDES, partial(_facts, table, ship))
                turn_ship(table, ship, -SIDES.index(choice))
                wrong = _misturned(table, ship)
                if wrong:
                    take_away(table, ship, wrong)
                    yield from keep_one_part(table, ship)

    def settle(self, table: Table, lines: list[Line]) -> list[Line]:
        """Behind the bonus for looks: as much for whoever came home another way round than everybody else (BX-7.6)."""
        finished = [ship for ship in table.in_flight() if may_turn(ship)]
        ways = [quarters_of(ship.board.name) for ship in finished]
        amount = plan_of(table.round_name).best_looking
        own = [ship.seat for ship, way in zip(finished, ways, strict=True) if ways.count(way) == 1]
        bonuses = [Line("creativity", seat, amount, source=self.name) for seat in own]
        place = sum(line.kind in ("finish", "best_looking") for line in lines)
        return [*lines[:place], *bonuses, *lines[place:]]


def _misturned(table: Table, ship: Ship) -> int:
    return mask_of(mistake.square for mistake in mistakes_of(table, ship) if mistake.kind == MISTURNED)


def _facts(table: Table, ship: Ship) -> dict[str, Any]:
    """For each direction the engine strength that would be left, and what would come off at once."""
    options: dict[str, Any] = {}
    for quarters, side in enumerate(SIDES):
        turned = turned_ship(ship, -quarters)
        wrong = _misturned(table, turned)
        rest = turned.layout.without(wrong)
        engines = sum(rest.at(square).parts.engine for square in rest.squares_with("engine"))
        price = {"components": wrong.bit_count()} if wrong else {}
        options[side] = {"price": price, "gain": {"engines": engines}}
    return {"options": options}
