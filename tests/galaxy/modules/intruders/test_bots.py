"""Bots among intruders: they build guards, lead visitors where they want them, and wake crubots in time."""

from __future__ import annotations

import pytest

from starboard.bots.galaxy.advised import briefing
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.bots.galaxy.wants import Wants
from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.briefing import PLAIN, Briefing
from starboard.galaxy.catalog.components import COMPONENTS
from starboard.galaxy.notation import read_ship
from starboard.galaxy.table import Table
from tests.galaxy.modules.intruders.ships import NAME, ON, SCOUT, YELLOW, visited

PREDATOR = "intruder-I-1"


def answer(r: Rehearsal[Table], seat: int = 0) -> str:
    """What a sensible bot says to what it is asked now."""
    return SensibleBot("tests").choose(r.asked(seat), lambda: r.game.view(seat))


@pytest.mark.parametrize(
    ("dice", "chosen"),
    [
        pytest.param(7, "push rear", id="out of the cold and into the auto-defense system, for two credits"),
        pytest.param(9, "push rear", id="past the ship instead of over the crew"),
        pytest.param(4, "push rear", id="in, where armed astronauts wait"),
    ],
)
def test_a_visitor_is_led_where_it_costs_least_and_brings_most(dice: int, chosen: str) -> None:
    assert answer(visited(YELLOW, SCOUT, card=PREDATOR, dice=dice)) == chosen


def test_what_costs_little_is_left_be_where_a_push_would_cost_more() -> None:
    """In row 8 it walks about and takes a token or two; in row 9 it would find the crew as well."""
    ship = YELLOW.replace("5,7 auto_defense 0030", "5,7 battery_2 0030 cells=1")
    r = visited(ship, SCOUT, card="predator side=left hand=left steps=2 credits=2", dice=8)
    assert r.asked(0).about["options"]["push rear"]["price"] == {"cells": 1 + 3}
    assert answer(r) == "none"


STATION = """
ship III
7,5 structural 0030
7,6 crubot_station 3333
8,6 armory 0003
7,7 starting_cabin 3333 crew=2
6,7 battery_2 0303 cells=2
7,8 engine 3000 ^
"""


def test_crubots_are_roused_before_they_have_company() -> None:
    r = visited(STATION, SCOUT, card="predator side=front hand=left steps=5 credits=3", dice=7)
    assert answer(r) == "activate 7,6"
    r.choose(0, "none")
    assert r.question() == "rouse 0"
    assert answer(r) == "activate 7,6"


def test_guards_are_worth_more_to_builders_where_intruders_are_about() -> None:
    with_them = Game.new(RULES, RULES.setup(2, {**ON, "rounds": "II"}), "guards").view(0).table
    without = Game.new(RULES, RULES.setup(2, {**ON, NAME: "no", "rounds": "II"}), "guards").view(0).table
    assert briefing(without, 0) == PLAIN
    ship = read_ship("\nship II\n7,7 starting_cabin 3333\n")
    pieces = {piece.kind: piece for piece in (part.turned[0] for part in COMPONENTS.values())}
    square = ship.board.squares["7,6"]

    def worth(kind: str, told: Briefing = PLAIN) -> float:
        return Wants(ship.layout, briefing=told).worth(pieces[kind], square)

    told = briefing(with_them, 0)
    assert worth("auto_defense", told) > worth("auto_defense") + 1
