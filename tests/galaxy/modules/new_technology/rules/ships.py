"""Ships with new technology, and the ways in which the tests meet cards with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.modules.new_technology.specializations.choosing import SPECIALIZATIONS
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

QUIET = "nothing"
"""A card that concerns nobody."""

SCOUT = """
ship I
7,6 cannon 0030 ^
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""

JUMPER = """
ship I
7,6 cannon 0030 ^
6,7 battery_2 0300 cells=2
7,7 starting_cabin 3333 crew=2
8,7 engine_booster 3333
7,8 engine 3000 ^
8,8 engine 3000 ^
"""
"""One engine, on 8,8, is joined to the booster."""

DOUBLE_JUMPER = JUMPER.replace("8,8 engine", "8,8 double_engine")


def meet(*ships: str, card: str, after: Sequence[str] = (QUIET,), **said: Any) -> Rehearsal[Table]:
    """These ships meet a card, and quiet ones after it."""
    return flight(*ships, cards=[card, *after], **said, new_technology="yes")


def meet_with(*cards: str, ships: Sequence[str], card: str, **said: Any) -> Rehearsal[Table]:
    """The same with these specializations, from the leader's on."""
    table = meet(*ships, card=card, **said, fly_on=False).state.copy()
    for ship, specialization in zip(table.ships, cards, strict=False):
        SPECIALIZATIONS.take(table, ship, specialization)
    return Rehearsal(Game.from_state(RULES, table.setup, table)).all_choose("fly on")


def story(r: Rehearsal[Table], *kinds: str) -> list[tuple[str, int | None]]:
    """The events of these kinds, in their order, with their seats."""
    return [(event.kind, event.seat) for event in r.happened if event.kind in kinds]


def counted(r: Rehearsal[Table], what: str, seat: int = 0) -> float:
    """What a seat has declared last."""
    strength: float = r.events(f"{what}_counted", seat)[-1].data["strength"]
    return strength


def why_left(r: Rehearsal[Table], seat: int = 0) -> str | None:
    """Why a seat has left the flight, if it has."""
    return next((event.data["why"] for event in r.events("gave_up", seat)), None)
