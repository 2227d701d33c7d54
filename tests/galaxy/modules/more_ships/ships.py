"""Ships on the boards IA, IIA and IIIA, to build with and to meet cards with."""

from __future__ import annotations

from typing import Any

from starboard.engine import Chance, Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

ON: Any = {"more_ships": "yes"}
QUIET = "abandoned_ship crew_loss=99 credits=1 days=1"
"""A card that asks nobody and changes nothing."""

SCOUT = "7,7 starting_cabin 3333 crew=2\n"
FULL_IA = """
ship second-IA
6,4 structural 0333
7,4 structural 0333
4,6 structural 0333
6,6 structural 3333
7,6 structural 3333
8,6 structural 3333
4,7 structural 3333
6,7 structural 3333
7,7 starting_cabin 3333 crew=2
8,7 structural 3333
10,7 structural 3333
6,8 structural 3333
7,8 structural 3333
8,8 structural 3333
10,8 structural 3333
6,10 structural 3333
7,10 structural 3333
8,10 structural 3333
"""
"""Board IA with a component on each of its squares."""

PAIR = """
ship second-IIA
7,7 starting_cabin 3333 crew=2
6,7 structural 3333
8,7 structural 3333
6,6 structural 3333
8,6 structural 3333
"""
"""A ship of which columns 6 and 8 are alike."""

WIDE = """
ship second-IIA
7,7 starting_cabin 3333 crew=2
6,7 structural 0303
5,7 structural 0303
4,7 cabin 0303 crew=1
8,7 structural 0303
9,7 structural 0303
10,7 structural 0303
"""
"""A row from column 4 to column 10."""

LONG = """
ship second-IIIA
7,3 structural 0030
7,4 structural 3333
7,5 structural 3333
7,6 structural 3333
7,7 starting_cabin 3333 crew=2
7,8 structural 3333
7,9 structural 3333
6,9 structural 3333
6,10 structural 3333
5,10 structural 3333
5,11 structural 3333
8,9 structural 3333
8,10 structural 3333
9,10 structural 3333
9,11 structural 3333
"""
"""A ship that fills the rows of IIIA that can be hit round the corner."""


def met(ship: str, card: str, *dice: int | tuple[int, int], others: int = 1, **options: Any) -> Rehearsal[Table]:
    """This ship meets a card; scouts on the same board are behind it."""
    key = ship.split("\n")[1].removeprefix("ship ")
    scout = f"ship {key}\n{SCOUT}"
    name = key.partition("/")[0]
    return flight(ship, *[scout] * others, cards=[card, QUIET], dice=dice, round_name=name, **{**ON, **options})


def destroyed(r: Rehearsal[Table], seat: int = 0) -> list[str]:
    """What hits have destroyed on a ship."""
    return [event.data["square"] for event in r.events("component_destroyed", seat)]


def rolled(face: int, seats: int = 2, rounds: str = "second-IA", **options: Any) -> Rehearsal[Table]:
    """A game that begins with this face of the die, before anybody builds."""
    setup = RULES.setup(seats, {"rounds": rounds, **ON, **options})
    table = RULES.start(setup, Chance("compass"))
    table.chance.script("dice", [face - 1], only=True)
    return Rehearsal(Game.from_state(RULES, setup, table))
