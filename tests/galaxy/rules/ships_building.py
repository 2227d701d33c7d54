"""Ships, and short ways to build and to look around, shared by the rule tests of the building phase."""

from typing import Any

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.scenario import yard
from starboard.galaxy.table import Table

CABIN_ONLY = """
ship {}
7,7 starting_cabin 3333
"""
"""A starting cabin and nothing else, on a board of any class."""

SEVEN_ERRORS = """
ship II
7,7 starting_cabin 3333
6,7 structural 3331
5,7 structural 0233          # its double connector meets the single one of 6,7
4,7 battery_2 0300           # stands outside the building area
8,7 structural 0133          # its right connector meets the smooth side of 9,7
8,8 structural 3300
9,8 structural 3003
9,7 structural 3030
9,6 engine 0030 >            # blows to the left
6,8 engine 3000 ^
5,8 structural 3030
5,9 structural 3300
6,9 cabin 0003               # behind the engine on 6,8
7,6 cannon 0030 ^
6,6 structural 3030
6,5 structural 0330
7,5 cabin 0003               # before the cannon on 7,6
8,5 cargo_2 3000             # touches 7,5 with a smooth side only
"""
"""A ship with one error of each kind, and no other."""


def new_game(seats: int = 2, seed: str = "dawn", **options: str) -> Rehearsal[Table]:
    """A game from its very beginning."""
    return Rehearsal(Game.new(RULES, RULES.setup(seats, options), seed))


def table_of(r: Rehearsal[Table], seat: int | None = 0) -> Any:
    """The table as a seat (or a spectator) sees it."""
    return r.game.view(seat).table


def place_of(r: Rehearsal[Table], seat: int) -> Any:
    """A seat's own place at the yard as it sees it."""
    return table_of(r, seat).yard.places[seat]


def welds(r: Rehearsal[Table], seat: int = 0, square: str = "") -> set[str]:
    """Where and how the component in hand may be welded: `7,6 ^`; or only how, on one square."""
    places = {act.removeprefix("weld ") for act in r.options(seat) if act.startswith("weld ")}
    return {place[-1] for place in places if place[:-2] == square} if square else places


def weld_squares(r: Rehearsal[Table], seat: int = 0) -> set[str]:
    """The squares on which the component in hand may be welded."""
    return {place[:-2] for place in welds(r, seat)}


def verbs(r: Rehearsal[Table], seat: int) -> set[str]:
    """The first words of all that a seat may do."""
    return {act.partition(" ")[0] for act in r.options(seat)}


def weld_something(r: Rehearsal[Table], seat: int = 0) -> None:
    """Draw a component and add it anywhere."""
    r.choose(seat, "draw")
    r.choose(seat, next(act for act in r.options(seat) if act.startswith("weld ")))


def look_at_piles(r: Rehearsal[Table], seat: int = 0) -> list[list[str]]:
    """Look at all three card piles, one after the other."""
    piles = []
    for number in (1, 2, 3):
        r.choose(seat, f"look {number}")
        piles.append(list(table_of(r, seat).yard.pile))
        r.choose(seat, "put back")
    return piles


def all_finish(r: Rehearsal[Table]) -> None:
    """Every seat still building takes the lowest tile left, in the order of seats."""
    for seat in range(r.game.setup.seats):
        if "finish" in verbs(r, seat):
            r.choose(seat, next(act for act in r.options(seat) if act.startswith("finish ")))


def errors_of(ship: str) -> list[str]:
    """The kinds of errors that the inspection finds on a ship."""
    r = yard(2, ship.split()[1], ships=[ship])
    all_finish(r)
    return [kind for event in r.events("errors_found", 0) for kind, _, _ in event.data["errors"]]


def play_round(r: Rehearsal[Table]) -> None:
    """Finish all ships as they are, fly the flight with whatever is offered first, until the round is settled."""
    rounds = len(r.events("round_settled"))
    while len(r.events("round_settled")) == rounds:
        seat = r.game.seats_asked()[0]
        options = r.options(seat)
        r.choose(seat, next((act for act in options if act.startswith("finish ")), options[0]))
