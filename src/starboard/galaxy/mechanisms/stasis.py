"""Stasis chambers: four humans sleep in each and are no crew, until a loss of crew when some of them are woken."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any

from starboard.engine import About, Question, Rule, SeatEvent, ask
from starboard.galaxy.catalog.figures import HUMAN
from starboard.galaxy.flight.crew import CrewGone
from starboard.galaxy.flight.offers import DONE
from starboard.galaxy.mechanisms.technology.kinds import SLEEPER, STASIS
from starboard.galaxy.seams import SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import Room, room_on, squares_with_room, working
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary.events import Now
from starboard.galaxy.vocabulary.questions import Done, OnSquare, Weighed


class Asleep(Weighed, frozen=True, kw_only=True):
    """How many sleep within reach of a free bed, and how many of them could be woken now."""

    asleep: int
    beds: int


class Cabin(About, frozen=True):
    """The cabin that somebody is woken for."""

    cabin: str


class Woken(SeatEvent, frozen=True):
    """Somebody was woken and has gone from a stasis chamber to a cabin."""

    path: Sequence[str]
    now: Now


QUESTIONS = (
    Question("wake", (OnSquare, Done), on="square", about=Asleep),
    Question("wake_from", (OnSquare,), on="square", about=Cabin),
)
EVENTS = (Woken,)


class StasisChambers:
    """Who may be woken, and for which cabins, each edition says."""

    rank: Mapping[str, int] = {"room": SOURCE}

    def __init__(self, name: str) -> None:
        self.name = name

    def reach(self, table: Table, ship: Ship) -> Mapping[int, Sequence[int]]:
        """For each cabin into which somebody could be woken now, the chambers where these sleep."""
        raise NotImplementedError

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        sleepers = working(table, ship).layout.at(square).parts.get(STASIS.name)
        if not sleepers or table.is_test_flight:
            return room
        return room._replace(berths=room.berths + sleepers, who=room.who + SLEEPER)

    def after_crew(self, table: Table, ship: Ship, gone: CrewGone) -> Rule:
        """The owner wakes one after the other, each into a cabin of his choice, as long as he likes."""
        yield from self.wake(table, ship, {})

    def waking(self, table: Table, ship: Ship) -> Rule:
        """The same before crew is counted."""
        yield from self.wake(table, ship, {})

    def wake(self, table: Table, ship: Ship, otherwise: Mapping[str, Any]) -> Rule:
        """The same; `otherwise` is what follows from letting them sleep."""
        names, squares = ship.board.names, ship.board.squares
        while reach := self.reach(table, ship):
            cabins = [names[cabin] for cabin in reach]
            facts = partial(_facts, table, ship, reach, otherwise)
            choice = yield from ask(ship.seat, "wake", [*cabins, DONE], facts)
            if choice == DONE:
                return
            chambers = [names[chamber] for chamber in reach[squares[choice]]]
            chamber = yield from ask(ship.seat, "wake_from", chambers, {"cabin": choice})
            _wake(table, ship, squares[chamber], squares[choice])
            otherwise = {}


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


def _facts(
    table: Table, ship: Ship, reach: Mapping[int, Sequence[int]], otherwise: Mapping[str, Any]
) -> dict[str, Any]:
    """How many sleep within reach, how many of them can be woken, and what each choice brings."""
    names, beds = ship.board.names, free_beds(table, ship)
    asleep = {chamber: ship.figures[chamber].count(SLEEPER) for chambers in reach.values() for chamber in chambers}
    options = {names[cabin]: {"price": {"sleepers": 1}, "gain": {"crew": 1}} for cabin in reach}
    places = [chambers for cabin, chambers in reach.items() for _ in range(beds[cabin])]
    return {
        "asleep": sum(asleep.values()),
        "beds": _most_woken(places, asleep),
        "options": {**options, DONE: dict(otherwise)},
    }


def _most_woken(places: Sequence[Collection[int]], asleep: Mapping[int, int]) -> int:
    """How many of these places, each with its chambers, can be filled at once by those who sleep."""
    filled: list[int | None] = [None] * len(places)

    def fill(place: int, tried: set[int]) -> bool:
        for chamber in places[place]:
            if chamber in tried:
                continue
            tried.add(chamber)
            served = [other for other, by in enumerate(filled) if by == chamber]
            if len(served) < asleep[chamber] or any(fill(other, tried) for other in served):
                filled[place] = chamber
                return True
        return False

    return sum(fill(place, set()) for place in range(len(places)))


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
