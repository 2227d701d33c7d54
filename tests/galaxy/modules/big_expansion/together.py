"""Flights with all modules of the box, with roads in force and specializations taken; ships for that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from starboard.galaxy.modules.new_technology.specializations.choosing import SPECIALIZATIONS
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

QUIET = "nothing"
BOX = {"new_technology": "yes", "new_ship_classes": "yes", "evil_machinations": "yes", "bonus_cards": "yes"}
WITHOUT_LOANS = {"evil_machinations": "no"}

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

TWIN = """
ship IIA
4,7 battery_2 0300 cells=2
5,7 cabin 0333 crew=2
5,8 engine 3000 ^
6,7 engine_booster 0033
6,8 engine 3000 ^
8,7 battery_2 0300 cells=2
9,7 cabin 0333 crew=2
9,8 engine 3000 ^
10,7 engine_booster 0033
10,8 engine 3000 ^
"""
"""Two halves alike, each with a booster; the engines on 6,8 and 10,8 are joined to them."""

PLAIN_TWIN = """
ship IIA
5,7 cabin 0030 crew=2
5,8 engine 3000 ^
9,7 cabin 0030 crew=2
9,8 engine 3000 ^
"""


def meet(
    *ships: str,
    card: str,
    roads: str = "",
    after: Sequence[str] = (QUIET, QUIET),
    learnt: Sequence[str] = (),
    fly_on: bool = True,
    **settings: Any,
) -> Rehearsal[Table]:
    """These ships meet a card, with these roads in force (names with spaces) and specializations, leader's first."""
    told = flight(*ships, cards=[card, *after], fly_on=False, **{**BOX, "rough_roads": "1", **settings})
    table = told.state.copy()
    for road in roads.split():
        put_in_force(table, road, None)
    for ship, specialization in zip(table.ships, learnt, strict=False):
        SPECIALIZATIONS.take(table, ship, specialization)
    r = Rehearsal(Game.from_state(RULES, table.setup, table))
    return fly(r) if fly_on else r


def fly(r: Rehearsal[Table]) -> Rehearsal[Table]:
    """Everybody flies on to the next card."""
    for seat in r.game.seats_asked():
        r.choose(seat, "fly on")
    return r


def go_on(r: Rehearsal[Table], *chosen: str) -> Rehearsal[Table]:
    """Answer with these where they are offered, else with the last option, until the card is over."""
    while r.game.seats_asked() and not r.question().startswith("next_card"):
        seat = r.game.seats_asked()[0]
        options = r.options(seat)
        r.choose(seat, next((option for option in chosen if option in options), options[-1]))
    return r


def hits(r: Rehearsal[Table], seat: int = 0) -> list[str]:
    """The squares of a ship's components that were destroyed."""
    return [event.data["square"] for event in r.events("component_destroyed", seat)]


def story(r: Rehearsal[Table], *kinds: str) -> list[tuple[str, int | None]]:
    """The events of these kinds, in their order, with their seats."""
    return [(event.kind, event.seat) for event in r.happened if event.kind in kinds]
