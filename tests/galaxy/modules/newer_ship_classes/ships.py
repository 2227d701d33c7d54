"""Ships of the newer classes, to build with and to meet cards with."""

from __future__ import annotations

from typing import Any

from starboard.engine import Chance, Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

ON: Any = {"newer_ship_classes": "yes"}

YELLOW = """
ship IIB
1,2 structural 0033
4,3 structural 0030
1,3 structural 3030
1,4 structural 3303
2,4 structural 0303
3,4 structural 4303
4,4 structural 3333
5,4 starting_cabin 3333 crew=2
7,4 structural 0303
8,4 structural 0303
9,4 structural 0303
4,5 cannon 3000 <
5,5 engine 3000 ^
"""
"""Yellow's ship of AX-EX-17 to AX-EX-21: A is 4,3, B is 1,2, C is 3,4, D is 7,4; D's left connector is exposed."""

SCOUT = """
ship IIB
5,4 starting_cabin 3333 crew=2
5,5 engine 3000 ^
"""
"""A ship that is nowhere near anything."""


def met(ship: str, card: str, *dice: tuple[int, int], **options: Any) -> Rehearsal[Table]:
    """A cylinder meets a card; the scout behind it is what others look at."""
    return flight(ship, SCOUT, cards=[card, "nothing"], dice=dice, round_name="IIB", **{**ON, **options})


def rolled(one: int, two: int, seats: int = 2, **options: Any) -> Rehearsal[Table]:
    """A yard of class IIIB where building has just begun, with these dice."""
    setup = RULES.setup(seats, {"rounds": "IIIB", **ON, **options})
    table = RULES.start(setup, Chance("holes"))
    table.chance.script("dice", [one - 1, two - 1], only=True)
    r = Rehearsal(Game.from_state(RULES, setup, table))
    return r.choose(0, "start") if r.game.is_open else r
