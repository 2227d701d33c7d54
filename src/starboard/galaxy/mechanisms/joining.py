"""New humans come aboard in mid-flight: where there are places for them, and who moves in where."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from starboard.engine import Rule, ask, write
from starboard.galaxy.catalog.figures import HUMAN
from starboard.galaxy.flight.crew import Boarded
from starboard.galaxy.flight.offers import DONE
from starboard.galaxy.mechanisms.vocabulary import PutToSleep
from starboard.galaxy.registry import figures
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import room_on, squares_with_room
from starboard.galaxy.table import Table


class Place(NamedTuple):
    """Where new astronauts could live."""

    square: int
    letter: str
    """What a human is there: in cabins awake, in other berths in another guise."""
    free: int


def free_places(table: Table, ship: Ship) -> dict[str, Place]:
    """All of them, by the options that choose them; a component where some are awake may have beds apart."""
    found: dict[str, Place] = {}
    for square in squares_with_room(ship, "cabin"):
        room, there, name = room_on(table, ship, square), ship.figures.get(square, ""), ship.board.names[square]
        if not room.reopens:
            continue
        letter, apart = _guise(room.who), room.free_apart(there)
        if letter and room.free_berths(there) > 0:
            found[name] = Place(square, letter, room.free_berths(there))
        if asleep := _guise(apart):
            found[write(PutToSleep(name))] = Place(square, asleep, apart.count(asleep))
    return found


def places_for(table: Table, ship: Ship) -> int:
    """How many new humans there are places for."""
    return sum(place.free for place in free_places(table, ship).values())


def _guise(who: str) -> str:
    """What a human becomes who moves into berths for these letters; nothing if no human may."""
    kinds = figures()
    return HUMAN if HUMAN in who else next((letter for letter in who if kinds[letter].guise_of == HUMAN), "")


def take_aboard(table: Table, ship: Ship, number: int) -> Rule:
    """So many astronauts may come along, one after the other, each to a place of the owner's choice."""
    for left in range(number, 0, -1):
        places = free_places(table, ship)
        if not places:
            return
        choice = yield from ask(ship.seat, "take_aboard", [*places, DONE], partial(_facts, left, places))
        if choice == DONE:
            return
        square, letter, _ = places[choice]
        ship.board_figures(square, letter)
        table.bank.give_figures(letter)
        name = ship.board.names[square]
        table.tell("crew_joined", ship.seat, who=figures()[letter].name, square=name, now=ship.now("figures", square))
        for ask_after in ship.seams.after_boarding:
            yield from ask_after(table, ship, Boarded(letter, square))


def _facts(left: int, places: dict[str, Place]) -> dict[str, Any]:
    kinds = figures()
    options: dict[str, Any] = {DONE: {"price": {}, "gain": {}}}
    for option, place in places.items():
        awake = kinds[place.letter].crew
        options[option] = {"price": {}, "gain": {"crew": 1, "humans": 1} if awake else {"sleepers": 1}}
    each = {option: place.free for option, place in places.items()}
    return {"left": min(left, sum(each.values())), "each": each, "options": options}
