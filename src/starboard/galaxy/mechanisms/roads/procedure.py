"""Drawing the roads of a flight: as many as were agreed on, for everybody or by handicap, anew before each flight."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule, Setup
from starboard.galaxy.mechanisms.roads.catalogue import Road, roads_of
from starboard.galaxy.mechanisms.roads.memory import Keeper, forget, keeper_at, remember, remembered
from starboard.galaxy.registry import modifiers
from starboard.galaxy.seams import LIMIT
from starboard.galaxy.table import Table

ALL = "all"
NASTY_SURPRISE = "nasty_surprise"
STREAM = "roads"

Seats = tuple[int, ...] | None
"""The seats that a road holds for; None is everybody."""


class Roadworks(Keeper):
    """Draws the roads of each flight and takes them out of force when it is over."""

    rank: Mapping[str, int] = {"at_round": LIMIT}
    """After whatever is chosen before the roads are known (BX-9.5)."""

    def __init__(self, name: str, handicap: str, *, shuffled_for_each_flight: bool = False) -> None:
        super().__init__(name)
        self.handicap = handicap
        """The option that says for each seat how many of the roads it is under."""
        self._shuffled_for_each_flight = shuffled_for_each_flight

    def at_round(self, table: Table) -> Rule:
        """Before building, the roads of this flight are turned up; a test flight has none."""
        deck = remembered(table, "deck", None)
        if deck is None:
            remember(table, deck=table.chance.shuffled(STREAM, deck_of(table.setup)), discard=[], in_force=[])
        elif self._shuffled_for_each_flight:
            remember(table, deck=table.chance.shuffled(STREAM, deck))
        if not table.is_test_flight:
            for number in range(int(table.setup[self.name])):
                put_in_force(table, draw(table), seats_under(table.setup, number))
        yield from ()

    def at_inspected(self, table: Table) -> Rule:
        """Another road takes the place of the nasty surprise, but none that should have been known for building."""
        yield from ()
        for name, seats in in_force(table):
            if name == NASTY_SURPRISE:
                take_out_of_force(table, name)
                put_in_force(table, draw(table, while_building=False), seats)

    def at_settled(self, table: Table) -> Rule:
        """The flight is over, and so are its roads."""
        yield from ()
        for name, _ in in_force(table):
            take_out_of_force(table, name)
        forget(table)


class NastySurprise:
    """Nothing but a name until another road takes its place."""

    name = NASTY_SURPRISE
    rank: Mapping[str, int] = {}


def numbers_of_roads(setup: Setup) -> list[int]:
    """How many roads each seat is under: all of them, or the first few of them by handicap."""
    works = keeper_at(setup)
    assert isinstance(works, Roadworks), "whoever keeps roads draws them"
    level, said = int(setup[works.name]), setup[works.handicap].split()
    told = [*said, *(ALL,) * setup.seats][: setup.seats]
    return [level if number == ALL else min(int(number), level) for number in told]


def has_handicap(setup: Setup) -> bool:
    """Whether some seats are under fewer roads than others could be."""
    return any(number < int(setup[keeper_at(setup).name]) for number in numbers_of_roads(setup))


def seats_under(setup: Setup, number: int) -> Seats:
    """The seats for which the road that was drawn as this one (counted from 0) holds."""
    seats = tuple(seat for seat, most in enumerate(numbers_of_roads(setup)) if number < most)
    return None if len(seats) == setup.seats else seats


def deck_of(setup: Setup) -> list[str]:
    """The names of all roads that can be drawn at a table."""
    handicap = has_handicap(setup)
    return [road.name for road in roads_of(setup).values() if not (handicap and road.no_handicap)]


def draw(table: Table, *, while_building: bool = True) -> str:
    """The next road that can hold here; others go below the deck. Discarded ones come again if need be."""
    deck: list[str] = list(remembered(table, "deck", ()))
    discard: list[str] = list(remembered(table, "discard", ()))
    known, handicap = roads_of(table.setup), has_handicap(table.setup)
    held = {name for name, _ in table.in_play}
    fits = [
        name
        for name in (*deck, *discard)
        if name not in held and _can_hold(known[name], while_building=while_building, handicap=handicap)
    ]
    assert fits, "there are always more roads than flights have"
    while True:
        if not any(name in fits for name in deck):
            deck, discard = [*deck, *table.chance.shuffled(STREAM, discard)], []
        name = deck.pop(0)
        if name in fits:
            remember(table, deck=deck, discard=discard)
            table.chance.reveal()
            return name
        deck.append(name)


def _can_hold(road: Road, *, while_building: bool, handicap: bool) -> bool:
    return (while_building or not road.construction) and not (handicap and road.whole_table)


def in_force(table: Table) -> list[tuple[str, Seats]]:
    """The roads of this flight in the order in which they were drawn, each with the seats it holds for."""
    return [(name, None if seats is None else tuple(seats)) for name, seats in remembered(table, "in_force", ())]


def put_in_force(table: Table, name: str, seats: Seats) -> None:
    """A road is turned up and holds from now on."""
    told = None if seats is None else list(seats)
    remember(table, in_force=[*remembered(table, "in_force", ()), [name, told]])
    if seats != ():
        table.put_into_play(name, seats)
    table.tell("road_turned_up", road=name, seats=told)
    turned_up = getattr(modifiers()[name], "turned_up", None)
    if turned_up is not None:
        turned_up(table)


def take_out_of_force(table: Table, name: str) -> None:
    """A road holds no more and goes to the discard pile."""
    remember(
        table,
        in_force=[entry for entry in remembered(table, "in_force", ()) if entry[0] != name],
        discard=[*remembered(table, "discard", ()), name],
    )
    table.take_out_of_play(name)
