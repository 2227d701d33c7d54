"""Crew: boarding before the launch, and losing crew members by the owner's choice."""

from __future__ import annotations

from starboard.engine import Rule, ask
from starboard.galaxy.ship.ship import ALIENS, Ship
from starboard.galaxy.table import Table

HUMANS = "humans"
BERTHS = 2


def board_crew(table: Table, ship: Ship) -> Rule:
    """Fill the cabins: two humans each, or an alien where a life support is joined to a cabin that is not the first."""
    layout, names = ship.layout, ship.board.names
    for square in layout.squares_with("cabin"):
        choice = HUMANS
        if layout.at(square).parts.cabin != "starting" and not table.is_test_flight:
            supported = layout.life_supports_at(square)
            aliens = [colour for colour in ALIENS if colour in supported and colour not in ship.aliens.values()]
            choice = yield from ask(ship.seat, "board_crew", [HUMANS, *aliens], {"cabin": names[square]})
        if choice == HUMANS:
            ship.humans = {**ship.humans, square: BERTHS}
            table.bank.humans -= BERTHS
        else:
            ship.aliens = {**ship.aliens, square: choice}
            table.bank.aliens -= 1
        table.tell("crew_boarded", ship.seat, who=choice, square=names[square])


def lose_crew(table: Table, ship: Ship, amount: int) -> Rule:
    """The owner chooses who goes; if there are not more than are owed, all go, nobody is asked and nothing is owed."""
    names = ship.board.names
    if amount >= ship.crew_count:
        for square in sorted((*ship.humans, *ship.aliens)):
            for _ in range(ship.humans.get(square, 1)):
                lose_one(table, ship, square)
        return
    for left in range(min(amount, ship.crew_count), 0, -1):
        cabins = sorted(square for square in (*ship.humans, *ship.aliens) if ship.humans.get(square, 1))
        choice = yield from ask(ship.seat, "lose_crew", [names[square] for square in cabins], {"left": left})
        lose_one(table, ship, ship.board.squares[choice])


def lose_one(table: Table, ship: Ship, square: int) -> None:
    """One crew member of a cabin goes back to the bank."""
    who = ship.aliens.get(square, "human")
    if square in ship.aliens:
        ship.aliens = {other: colour for other, colour in ship.aliens.items() if other != square}
        table.bank.aliens += 1
    else:
        left = ship.humans[square] - 1
        ship.humans = {cabin: count for cabin, count in ship.humans.items() if cabin != square}
        if left:
            ship.humans = {**ship.humans, square: left}
        table.bank.humans += 1
    table.tell("crew_lost", ship.seat, who=who, square=ship.board.names[square])
