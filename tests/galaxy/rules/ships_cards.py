"""Ship texts that the tests of the adventure cards build on, and a way to meet one card and look around afterwards."""

from typing import Any

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

SCOUT = """
ship I
7,6 cannon 0030 ^
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""
"""Two humans, cannon strength 1, engine strength 1. Its two exposed connectors lead to 6,7 and 8,7, free to add to."""

SMOOTH = SCOUT + "6,7 structural 0300\n8,7 structural 0003\n"
"""A scout without exposed connectors."""

LINER = SCOUT + "6,7 cabin 0300 crew=2\n8,7 cabin 0003 crew=2\n"
"""A scout with six humans in three joined cabins, and no exposed connectors."""

FREIGHTER = SCOUT + "6,7 special_cargo_2 0300\n8,7 cargo_3 0003\n"
"""A scout with two special holds on 6,7 and three holds on 8,7, all empty."""

GUARDED = SCOUT + "6,7 battery_2 0300 cells=2\n8,7 shield 0003 ^\n"
"""A scout with two battery tokens and a shield that covers front and right."""

TUG = SCOUT + "6,7 battery_2 0300 cells=2\n8,7 structural 0033\n8,8 double_engine 3000 ^\n"
"""A scout whose engine strength is 3 for one of its two battery tokens."""

WARSHIP = """
ship I
6,6 cannon 0030 ^
7,6 double_cannon 0030 ^
8,6 cannon 0030 ^
6,7 structural 3300
7,7 starting_cabin 3333 crew=2
8,7 battery_2 3003 cells=2
7,8 engine 3000 ^
"""
"""Two humans, cannon strength 2, or 4 for one of its two battery tokens."""

RACER = """
ship I
7,6 cannon 0030 ^
5,7 structural 0330
6,7 structural 0333
7,7 starting_cabin 3333 crew=2
8,7 structural 0333
9,7 structural 0033
5,8 engine 3000 ^
6,8 engine 3000 ^
7,8 engine 3000 ^
8,8 engine 3000 ^
9,8 engine 3000 ^
"""
"""Two humans, engine strength 5, no exposed connectors."""


def meet(*ships: str, card: str, **settings: Any) -> Rehearsal[Table]:
    """These ships when the card is turned up. One more card lies below it, so that the flight goes on afterwards."""
    return flight(*ships, cards=[card, "open_space"], **settings)


def story(r: Rehearsal[Table], *kinds: str) -> list[tuple[str, int | None]]:
    """The events of these kinds that have happened, in order, each with its seat."""
    return [(event.kind, event.seat) for event in r.happened if event.kind in kinds]


def squares_hit(r: Rehearsal[Table], seat: int) -> list[str]:
    """The squares of a seat's ship whose components have been destroyed by a hit."""
    return [event.data["square"] for event in r.events("component_destroyed", seat)]
