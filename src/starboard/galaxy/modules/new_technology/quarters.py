"""Luxury cabins and stasis chambers: who lives there, and who is woken after a loss of crew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from starboard.engine import Rule, ask
from starboard.galaxy.catalog.figures import HUMAN
from starboard.galaxy.flight.crew import CrewGone
from starboard.galaxy.flight.offers import DONE
from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.options import plan_of
from starboard.galaxy.seams import LIMIT, SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import Room, room_on, squares_with_room, working
from starboard.galaxy.table import Table

LUXURY, STASIS = "luxury", "stasis"
SLEEPER = "Z"


class LuxuryCabins:
    """One human each, never an alien and nobody else later; a guest who arrives pays."""

    name = "luxury_cabins"
    rank: Mapping[str, int] = {"room": LIMIT}

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        if not ship.layout.at(square).parts.get(LUXURY) or not room.berths:
            return room
        return room._replace(berths=1, who=HUMAN, reopens=False)

    def settle(self, table: Table, lines: Sequence[Line]) -> Sequence[Line]:
        """The guests of those who have arrived pay with the bonuses, before goods are sold."""
        level = plan_of(table.round_name).number
        guests = {ship.seat: occupied(ship) for ship in table.in_flight()}
        paid = [
            Line("luxury", seat, level * count, source=self.name, parts=[("guests", count)])
            for seat, count in guests.items()
            if count
        ]
        bonuses = [line for line in lines if line.kind in ("finish", "best_looking")]
        return [*bonuses, *paid, *(line for line in lines if line not in bonuses)]


def occupied(ship: Ship) -> int:
    """How many luxury cabins of a ship have their guest still."""
    return sum(1 for square in ship.layout.squares_with(LUXURY) if square in ship.figures)


class StasisChambers:
    """Four humans sleep in each and are no crew. After a loss an awake human may wake some of them."""

    name = "stasis_chambers"
    rank: Mapping[str, int] = {"room": SOURCE}

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        sleepers = working(table, ship).layout.at(square).parts.get(STASIS)
        if not sleepers or table.is_test_flight:
            return room
        return room._replace(berths=room.berths + sleepers, who=room.who + SLEEPER)

    def after_crew(self, table: Table, ship: Ship, gone: CrewGone) -> Rule:
        """The owner wakes one after the other, each into a cabin of his choice, as long as he likes."""
        while SLEEPER in ship.aboard:
            names, near = ship.board.names, within_reach(ship)
            beds = {names[square]: free for square, free in free_beds(table, ship).items() if near >> square & 1}
            if not beds:
                return
            choice = yield from ask(ship.seat, "wake", [*beds, DONE], partial(_facts, ship, beds))
            if choice == DONE:
                return
            section = ship.board.sections[ship.board.section_of[ship.board.squares[choice]]]
            chambers = [names[square] for square in ship.squares_of(SLEEPER, section)]
            chamber = yield from ask(ship.seat, "wake_from", chambers, {"cabin": choice})
            _wake(table, ship, ship.board.squares[chamber], ship.board.squares[choice])


def within_reach(ship: Ship) -> int:
    """The squares of those sections where somebody sleeps and somebody is awake to wake them, as a mask (BX-8.16)."""
    sections = ship.board.sections
    return sum(section for section in sections if ship.humans_in(section) and ship.squares_of(SLEEPER, section))


def free_beds(table: Table, ship: Ship) -> dict[int, int]:
    """The cabins into which humans may move during the flight, and how many each."""
    found = {}
    for square in squares_with_room(ship, "cabin"):
        room = room_on(table, ship, square)
        if HUMAN in room.who and room.reopens:
            free = room.free_berths(ship.figures.get(square, ""))
            if free > 0:
                found[square] = free
    return found


def _facts(ship: Ship, beds: Mapping[str, int]) -> dict[str, Any]:
    near = within_reach(ship)
    asleep = sum(ship.figures[square].count(SLEEPER) for square in ship.squares_of(SLEEPER, near))
    options = {name: {"price": {"sleepers": 1}, "gain": {"crew": 1, "humans": 1}} for name in beds}
    return {"asleep": asleep, "beds": min(asleep, sum(beds.values())), "options": {**options, DONE: {}}}


def _wake(table: Table, ship: Ship, chamber: int, cabin: int) -> None:
    """A sleeper becomes a human in a cabin."""
    names = ship.board.names
    ship.dismiss_figure(chamber, SLEEPER)
    table.bank.take(SLEEPER)
    ship.board_figures(cabin, HUMAN)
    table.bank.give(HUMAN)
    table.tell(
        "woken", ship.seat, path=[names[chamber], names[cabin]], now=ship.now("figures", *sorted((chamber, cabin)))
    )
