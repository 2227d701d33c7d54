"""What bots make of the roads of the second edition."""

from __future__ import annotations

from functools import partial

import pytest

from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Rehearsal
from starboard.galaxy.modules.more_roads.advice import brief
from starboard.galaxy.modules.more_roads.briefings import ROADS
from starboard.galaxy.table import Table
from tests.galaxy.modules.more_roads.journey import building, journey, roads
from tests.galaxy.rules.ships_cards import FREIGHTER, LINER, RACER, SCOUT, SMOOTH


def sensible(r: Rehearsal[Table], seat: int = 0) -> str:
    return SensibleBot(seat).choose(r.asked(seat), partial(r.game.view, seat))


def test_a_shot_that_hits_is_sent_for_the_least_and_others_are_saved() -> None:
    gunner = "ship I\n6,7 cannon 0300 <\n7,6 double_cannon 0030 ^\n7,7 starting_cabin 3333 crew=2\n"
    gunner += "8,7 battery_2 0003 cells=1\n7,8 engine 3000 ^\n"
    r = journey(gunner, RACER, roads="welcome_to_the_lead", cards="open_space", at=[3, 2])
    assert sensible(r) == "6,7"
    aside = gunner.replace("6,7 cannon 0300 <", "6,7 structural 0300").replace(
        "7,6 double_cannon 0030 ^", "7,6 cannon 0030 ^"
    )
    plated = RACER.replace("7,8 engine 3000 ^", "7,8 structural 3040")
    r = journey(aside, plated, roads="welcome_to_the_lead", cards="open_space", at=[3, 2])
    assert sensible(r) == "none"


def test_debris_is_called_from_where_a_cannon_points() -> None:
    r = journey(SCOUT, LINER, roads="abandoned_debris", cards="abandoned_ship crew_loss=2 credits=5 days=2")
    assert sensible(r) == "front"


@pytest.mark.parametrize(("goods", "choice"), [("RRR", "pass"), ("B", "pass")])
def test_goods_are_left_where_the_whole_crew_would_fall_ill_or_they_are_not_worth_it(goods: str, choice: str) -> None:
    r = journey(FREIGHTER, SMOOTH, roads="contaminated_goods", cards=f"planets planets={goods} days=3")
    assert sensible(r) == choice


def test_goods_are_taken_where_they_are_worth_a_shot_or_some_crew() -> None:
    crew = FREIGHTER + "9,7 cabin 0003 crew=2\n9,8 cabin 3000 crew=2\n10,7 cabin 0003 crew=2\n"
    crew = crew.replace("8,7 cargo_3 0003", "8,7 cargo_3 0303").replace("9,7 cabin 0003", "9,7 cabin 0333")
    r = journey(crew, SMOOTH, roads="contaminated_goods", cards="planets planets=RR days=1")
    assert sensible(r) == "land 1"
    r = journey(FREIGHTER, SMOOTH, roads="paranoid_inhabitants", cards="planets planets=RR,B days=1")
    assert sensible(r) == "land 1"


def test_whoever_builds_knows_the_roads() -> None:
    r = building("faulty_connectors")
    table = r.game.view(0).table
    assert brief(table, 0) == [ROADS["faulty_connectors"]]
    assert set(ROADS) <= set(roads())
