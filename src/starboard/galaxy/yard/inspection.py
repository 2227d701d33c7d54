"""The pre-flight check: finding construction errors, and taking components away until the ship is legal."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from functools import partial
from typing import Any

from starboard.engine import Ask, Rule, ask, ask_all
from starboard.engine.request import Request
from starboard.galaxy.catalog.boards import mask_of
from starboard.galaxy.flight.damage import evict_figures, keep_one_part, remove
from starboard.galaxy.moments import at
from starboard.galaxy.ship.checks import mistakes_of
from starboard.galaxy.ship.errors import Mistake
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary.kinds import MOST_SEATS

FINE = "fine"
POINT = tuple(f"point {seat}" for seat in range(MOST_SEATS))
_POINTS = {option: seat for seat, option in enumerate(POINT)}


def inspect(table: Table) -> Rule:
    """Check all ships before the launch, by the table itself or by the players' fingers.

    The table corrects one component at a time, and every correction is a checkpoint: the next step looks again.
    """
    if table.setup["inspection"] == "automatic":
        if (yield from _correct_first_faulty_ship(table)):
            return
    else:
        yield from _inspect_by_players(table)
    if table.is_test_flight and table.faulty and table.customs.faulty_start_last:
        _deal_numbers_anew(table)
    table.faulty = ()
    table.stage = "boarding"
    yield from at(table, "inspected")


def _correct_first_faulty_ship(table: Table) -> Generator[Request, Any, bool]:
    """The first ship that has an error, in the order of tiles, loses one component. Whether there was one."""
    for seat in sorted(range(table.setup.seats), key=table.numbers.__getitem__):
        ship = table.ships[seat]
        found = mistakes_of(table, ship)
        if found:
            if seat not in table.faulty:
                _point_out(table, ship, found)
            if mistakes_of(table, ship):
                yield from _remove_one(table, ship)
            return True
    return False


def _inspect_by_players(table: Table) -> Rule:
    """Everybody points at ships, all at once and again, until nobody points any more."""
    pointed: set[tuple[int, int]] = set()
    seats = range(table.setup.seats)
    while True:
        asks = [Ask(seat, "inspect", [FINE, *points(seat, seats, pointed)]) for seat in seats]
        accused = accusations((yield from ask_all(asks)), pointed)
        if not accused:
            return
        for seat in accused:
            yield from check_ship(table, table.ships[seat])


def points(seat: int, targets: Iterable[int], pointed: set[tuple[int, int]]) -> list[str]:
    """The ships a seat may still point at, as options."""
    return [POINT[other] for other in targets if other != seat and (seat, other) not in pointed]


def accusations(choices: dict[int, str], pointed: set[tuple[int, int]]) -> list[int]:
    """The ships that are pointed at, each once; who pointed at what is remembered."""
    accused: dict[int, None] = {}
    for seat, choice in sorted(choices.items()):
        if choice in _POINTS:
            target = _POINTS[choice]
            pointed.add((seat, target))
            accused[target] = None
    return list(accused)


def check_ship(table: Table, ship: Ship) -> Generator[Request, Any, bool]:
    """Look at one ship; if it has an error its owner corrects it at once. Whether it had one."""
    found = mistakes_of(table, ship)
    if not found:
        return False
    _point_out(table, ship, found)
    while mistakes_of(table, ship):
        yield from _remove_one(table, ship)
    return True


def _point_out(table: Table, ship: Ship, found: Sequence[Mistake]) -> None:
    """Errors are shown to everybody; what lies outside or is not joined comes off by itself."""
    table.tell("errors_found", ship.seat, errors=_described(ship, found))
    table.chance.reveal()
    table.faulty = (*table.faulty, ship.seat)
    outside = mask_of([error.square for error in found if error.kind == "outside"])
    if outside:
        take_away(table, ship, outside)
        found = mistakes_of(table, ship)
    alone = mask_of([error.square for error in found if error.kind == "unjoined"])
    if alone:
        take_away(table, ship, sum(part for part in ship.layout.parts if part & alone))


def _remove_one(table: Table, ship: Ship) -> Rule:
    """The owner of a ship with errors takes one component of his choice away."""
    options = ship.squares_named(ship.layout.occupied)
    choice = yield from ask(ship.seat, "remove_component", options, partial(_error_facts, table, ship))
    take_away(table, ship, 1 << ship.board.squares[choice])
    yield from keep_one_part(table, ship, free_of_charge=table.is_test_flight)


def _error_facts(table: Table, ship: Ship) -> dict[str, Any]:
    return {"errors": _described(ship, mistakes_of(table, ship))}


def take_away(table: Table, ship: Ship, squares: int) -> None:
    """Components (a mask) come off before the flight, and everybody is told."""
    if squares:
        now = remove(table, ship, squares, free_of_charge=table.is_test_flight)
        table.tell("components_removed", ship.seat, squares=ship.squares_named(squares), now=now)
        evict_figures(table, ship)


def _described(ship: Ship, found: Iterable[Mistake]) -> list[list[str]]:
    names = ship.board.names
    return [[error.kind, names[error.square], "" if error.other is None else names[error.other]] for error in found]


def _deal_numbers_anew(table: Table) -> None:
    """Test flight: faulty ships start behind the others; within each group the old order stays."""
    seats = sorted(range(table.setup.seats), key=lambda seat: (seat in table.faulty, table.numbers[seat]))
    table.numbers = tuple(seats.index(seat) + 1 for seat in range(table.setup.seats))
    table.tell("numbers_dealt_anew", numbers=table.numbers)
