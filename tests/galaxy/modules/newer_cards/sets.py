"""Ships to meet the newer cards with."""

from __future__ import annotations

from typing import Any

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

ON: Any = {"newer_cards": "yes"}

TRAMP = """
ship III
7,6 cannon 0030 ^
6,7 cabin 0300 crew=2
7,7 starting_cabin 3333 crew=2
8,7 cargo_3 0003
7,8 engine 3000 ^
"""
"""An ordinary ship: four crew, one cannon, one engine, three holds."""

GIANT = """
ship III
7,4 cannon 0030 ^
6,5 cannon 0330 ^
7,5 structural 3333
8,5 cannon 0033 ^
7,6 structural 3333
5,7 cabin 0300 crew=2
6,7 cabin 0303 crew=2
7,7 starting_cabin 3333 crew=2
8,7 special_cargo_2 0303
9,7 cargo_3 0003
7,8 structural 3303
6,8 engine 0300 ^
8,8 engine 0003 ^
"""
"""Six crew, three cannons, two engines, five holds."""


def met(*ships: str, cards: Any, **options: Any) -> Rehearsal[Table]:
    """These ships meet cards in a flight of level III."""
    listed = [cards] if isinstance(cards, str) else list(cards)
    return flight(*ships, cards=[*listed, "nothing"], round_name="III", **{**ON, **options})


def squares(r: Rehearsal[Table], kind: str, seat: int = 0) -> list[str]:
    return [event.data["square"] for event in r.events(kind, seat)]
