"""Ships of the second edition that meet the new cards, and what they go through."""

from __future__ import annotations

from typing import Any

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

QUIET = "abandoned_ship crew_loss=99 credits=1 days=1"
"""A card that asks nobody and changes nothing."""

SCOUT = """
ship second-II
7,6 cannon 0030 ^
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""
"""Two humans, a cannon and an engine; two exposed connectors."""

LINER = SCOUT + "6,7 cabin 0300 crew=2\n8,7 cabin 0003 crew=2\n"
"""A scout with six humans in three joined cabins."""

TUG = SCOUT + "6,7 battery_2 0300 cells=2\n8,7 structural 0033\n8,8 double_engine 3000 ^\n"
"""A scout whose engine strength is 3 for one of its two battery tokens."""

GUNSHIP = """
ship second-II
6,6 cannon 0030 ^
7,6 double_cannon 0030 ^
8,6 cannon 0330 ^
9,6 cannon 0003 >
6,7 structural 3300
7,7 starting_cabin 3333 crew=2
8,7 battery_2 3003 cells=2
7,8 engine 3000 ^
"""
"""Three cannons, a double one and an engine."""

DRIFTER = """
ship second-II
7,6 cannon 0030 ^
7,7 starting_cabin 3333 crew=2
"""
"""No engine at all."""


def on(level: str, ship: str) -> str:
    """The same ship on the board of another level."""
    return ship.replace("ship second-II\n", f"ship second-{level}\n")


def meet(*ships: str, card: str, **settings: Any) -> Rehearsal[Table]:
    """These ships meet a card, and then one that changes nothing."""
    level = ships[0].split()[1].removeprefix("second-")
    return flight(
        *ships,
        cards=[card, QUIET],
        edition="second",
        round_name=f"second-{level}",
        **{"more_adventures": "yes", **settings},
    )


def days(r: Rehearsal[Table]) -> list[tuple[int | None, int]]:
    """Who has moved, and how far, in the order of the story."""
    return [(event.seat, event.data["days"]) for event in r.events("moved")]


def told(r: Rehearsal[Table], *kinds: str) -> list[tuple[str, int | None]]:
    """These events in their order."""
    return [(event.kind, event.seat) for event in r.happened if event.kind in kinds]


def is_over(r: Rehearsal[Table]) -> bool:
    """Whether the card has been resolved."""
    return r.question().startswith("next_card")
