"""Planets with crew: where people wait who would like to be truckers."""

from __future__ import annotations

from functools import partial
from typing import Any

from starboard.engine import Rule, ask
from starboard.galaxy.adventures.planets import Planets
from starboard.galaxy.adventures.saying import Said, Things
from starboard.galaxy.catalog.figures import HUMAN
from starboard.galaxy.flight.crew import Boarded
from starboard.galaxy.flight.offers import DONE
from starboard.galaxy.registry import figures
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import room_on, squares_with_room
from starboard.galaxy.table import Table


class InhabitedPlanets(Planets, frozen=True, tag="inhabited_planets"):
    """Goods and astronauts, independent of each other (AX-9.13 to 9.17)."""

    crew: tuple[int, ...]
    """For each planet how many would come along."""

    @property
    def like(self) -> str:
        return "planets"

    def visit(self, table: Table, ship: Ship, planet: int, less: int) -> Rule:
        yield from super().visit(table, ship, planet, less)
        yield from take_aboard(table, ship, self.crew[planet - 1] - less)

    def gain(self, table: Table, ship: Ship, planet: int, less: int) -> dict[str, Any]:
        joining = min(max(self.crew[planet - 1] - less, 0), sum(free_places(table, ship).values()))
        return {**super().gain(table, ship, planet, less), **({"crew": joining} if joining else {})}

    def planet_sentence(self, planet: int) -> Said:
        goods, crew = self.planets[planet - 1], self.crew[planet - 1]
        if not crew:
            return super().planet_sentence(planet)
        values = {"number": planet, "goods": Things("goods", goods), "crew": crew, "bare": "no" if goods else "yes"}
        return Said("planet-inhabited", values)


def free_places(table: Table, ship: Ship) -> dict[int, int]:
    """Where a new astronaut could live, and how many each: in cabins awake, in other berths in another guise."""
    kinds = figures()
    found: dict[int, int] = {}
    for square in squares_with_room(ship, "cabin"):
        room = room_on(table, ship, square)
        if room.reopens and _guise(room.who):
            free = room.berths - sum(kinds[letter].berths for letter in ship.figures.get(square, ""))
            if free > 0:
                found[square] = free
    return found


def _guise(who: str) -> str:
    """What a human becomes who moves into berths for these letters; nothing if no human may."""
    kinds = figures()
    return HUMAN if HUMAN in who else next((letter for letter in who if kinds[letter].guise_of == HUMAN), "")


def take_aboard(table: Table, ship: Ship, number: int) -> Rule:
    """So many astronauts may come along, one after the other, each to a place of the owner's choice."""
    names = ship.board.names
    for left in range(number, 0, -1):
        places = {names[square]: free for square, free in free_places(table, ship).items()}
        if not places:
            return
        choice = yield from ask(ship.seat, "take_aboard", [*places, DONE], partial(_facts, table, ship, left, places))
        if choice == DONE:
            return
        square = ship.board.squares[choice]
        letter = _guise(room_on(table, ship, square).who)
        ship.board_figures(square, letter)
        table.bank.give_figures(letter)
        table.tell("crew_joined", ship.seat, who=figures()[letter].name, square=choice, now=ship.now("figures", square))
        for ask_after in ship.seams.after_boarding:
            yield from ask_after(table, ship, Boarded(letter, square))


def _facts(table: Table, ship: Ship, left: int, places: dict[str, int]) -> dict[str, Any]:
    kinds = figures()
    options: dict[str, Any] = {DONE: {"price": {}, "gain": {}}}
    for name in places:
        awake = kinds[_guise(room_on(table, ship, ship.board.squares[name]).who)].crew
        options[name] = {"price": {}, "gain": {"crew": 1, "humans": 1} if awake else {"sleepers": 1}}
    return {"left": min(left, sum(places.values())), "each": places, "options": options}
