"""Flights on a mission, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.flight.next_card import FLY_ON
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from starboard.galaxy.modules.missions.catalogue import missions
from starboard.galaxy.modules.missions.procedure import begin
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table

QUIET = "nothing"

PLAIN = """
ship I
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""
"""A ship with nothing to lose but its cabin and its engine."""


def job(
    *ships: str,
    mission: str,
    cards: str | Sequence[str] = QUIET,
    roads: str = "",
    then: Sequence[str] = (QUIET,),
    **settings: Any,
) -> Rehearsal[Table]:
    """Ships on a mission before these cards; a second ship flies along if there is but one. Roads are in force, too."""
    listed = [cards] if isinstance(cards, str) else list(cards)
    both = ships if len(ships) > 1 else (*ships, PLAIN.replace("ship I", ships[0].strip().splitlines()[0]))
    if roads:
        settings["rough_roads"] = "1"
    told = flight(*both, cards=[*listed, *then], fly_on=False, missions="chosen", **settings)
    table = told.state.copy()
    begin(table, missions()[mission])
    for road in roads.split():
        put_in_force(table, road, None)
    r = Rehearsal(Game.from_state(RULES, table.setup, table))
    return fly(r)


def done(*ships: str, mission: str, cards: str | Sequence[str] = QUIET, **settings: Any) -> Rehearsal[Table]:
    """The same to the end of the flight, with the first option wherever something is asked."""
    r = job(*ships, mission=mission, cards=cards, then=(), **settings)
    while r.game.seats_asked():
        fly(go_on(r))
    return r


def fly(r: Rehearsal[Table]) -> Rehearsal[Table]:
    """Everybody flies on to the next card."""
    for seat in r.game.seats_asked():
        if r.asked(seat).question == "next_card":
            r.choose(seat, FLY_ON)
    return r


def go_on(r: Rehearsal[Table], *chosen: str) -> Rehearsal[Table]:
    """Answer with these where they are offered, else with the first option, until the card is over."""
    while r.game.seats_asked() and not r.question().startswith("next_card"):
        seat = r.game.seats_asked()[0]
        options = r.options(seat)
        r.choose(seat, next((option for option in chosen if option in options), options[0]))
    return r


def hits(r: Rehearsal[Table], seat: int = 0) -> set[str]:
    """The squares of a ship's components that were destroyed."""
    return {event.data["square"] for event in r.events("component_destroyed", seat)}


def pieces(r: Rehearsal[Table], seat: int = 0) -> set[str]:
    """Where a ship has components."""
    ship = r.state.ships[seat]
    return set(ship.squares_named(ship.layout.occupied))


def brought(r: Rehearsal[Table], seat: int, *kinds: str) -> list[int]:
    """What the lines of these kinds brought a seat in the last settlement, one after the other."""
    lines = r.state.results[-1]["lines"]
    return [line["amount"] for line in lines if line["seat"] == seat and line["kind"] in kinds]


def pay(r: Rehearsal[Table], seat: int) -> int:
    """What the mission has brought a seat in all."""
    lines = r.state.results[-1]["lines"]
    return sum(line["amount"] for line in lines if line["seat"] == seat and line.get("source") == "missions")


def begun(mission: str, *heap: str, round_name: str = "II", seats: int = 2, **options: Any) -> Rehearsal[Table]:
    """A yard on a mission, with these components to be drawn next."""
    return yard(seats, round_name, heap=heap, missions="chosen", mission_plan=mission, **options)


def play_on(r: Rehearsal[Table]) -> Rehearsal[Table]:
    """Everybody takes a number at once and flies whatever there is, until the next round or the end of the game."""
    now = r.state.round
    while not r.game.over and r.state.round == now:
        seat = r.game.seats_asked()[0]
        options = r.options(seat)
        r.choose(seat, next((option for option in options if option.startswith("finish")), options[0]))
    return r
