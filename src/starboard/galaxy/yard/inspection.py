"""The pre-flight check: finding construction errors, and taking components away until the ship is legal."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from starboard.engine import Ask, Rule, ask, ask_all
from starboard.engine.decision import Request
from starboard.galaxy.flight.damage import keep_one_part, remove
from starboard.galaxy.ship.errors import Mistake, main_part, mistakes
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

FINE = "fine"


def inspect(table: Table) -> Rule:
    """Check all ships before the launch, by the table itself or by the players' fingers."""
    faulty: list[int] = []
    if table.setup["inspection"] == "automatic":
        for seat in sorted(range(table.setup.seats), key=table.numbers.__getitem__):
            if (yield from check_ship(table, table.ships[seat])):
                faulty.append(seat)
    else:
        pointed: set[tuple[int, int]] = set()
        seats = range(table.setup.seats)
        while True:
            asks = [Ask(seat, "inspect", [FINE, *points(seat, seats, pointed)]) for seat in seats]
            accused = accusations((yield from ask_all(asks)), pointed)
            if not accused:
                break
            for seat in accused:
                if (yield from check_ship(table, table.ships[seat])):
                    faulty.append(seat)
    if table.is_test_flight and faulty:
        _deal_numbers_anew(table, faulty)
    table.stage = "boarding"


def points(seat: int, targets: Iterable[int], pointed: set[tuple[int, int]]) -> list[str]:
    """The ships a seat may still point at, as options."""
    return [f"point {other}" for other in targets if other != seat and (seat, other) not in pointed]


def accusations(choices: dict[int, str], pointed: set[tuple[int, int]]) -> list[int]:
    """The ships that are pointed at, each once; who pointed at what is remembered."""
    accused: dict[int, None] = {}
    for seat, choice in sorted(choices.items()):
        if choice.startswith("point "):
            target = int(choice.removeprefix("point "))
            pointed.add((seat, target))
            accused[target] = None
    return list(accused)


def check_ship(table: Table, ship: Ship) -> Generator[Request, Any, bool]:
    """Look at one ship; if it has an error its owner corrects it at once. Whether it had one."""
    found = mistakes(ship.layout)
    if not found:
        return False
    table.tell("errors_found", ship.seat, errors=_described(ship, found))
    table.chance.reveal()
    yield from _correct(table, ship)
    return True


def _correct(table: Table, ship: Ship) -> Rule:
    """What lies outside or is not joined goes; then the owner takes components away until no error is left."""
    _take_away(table, ship, ship.layout.occupied & ~ship.board.area)
    _take_away(table, ship, ship.layout.occupied & ~main_part(ship.layout))
    while found := mistakes(ship.layout):
        options = ship.squares_named(ship.layout.occupied)
        choice = yield from ask(ship.seat, "remove_component", options, {"errors": _described(ship, found)})
        _take_away(table, ship, 1 << ship.board.squares[choice])
        yield from keep_one_part(table, ship, free_of_charge=table.is_test_flight)


def _take_away(table: Table, ship: Ship, squares: int) -> None:
    if squares:
        table.tell("components_removed", ship.seat, squares=ship.squares_named(squares))
        remove(table, ship, squares, free_of_charge=table.is_test_flight)


def _described(ship: Ship, found: Iterable[Mistake]) -> list[list[str]]:
    names = ship.board.names
    return [[error.kind, names[error.square], "" if error.other is None else names[error.other]] for error in found]


def _deal_numbers_anew(table: Table, faulty: list[int]) -> None:
    """Test flight: faulty ships start behind the others; within each group the old order stays."""
    seats = sorted(range(table.setup.seats), key=lambda seat: (seat in faulty, table.numbers[seat]))
    table.numbers = tuple(seats.index(seat) + 1 for seat in range(table.setup.seats))
    table.tell("numbers_dealt_anew", numbers=table.numbers)
