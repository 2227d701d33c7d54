"""Rough roads with new technologies, on new ships and with golden titles."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.table import Table
from tests.galaxy.roads import go_on, hits, set_out

ROADS: Any = {"edition": "second", "more_roads": "1"}
INVENTIONS: Any = {**ROADS, "more_technologies": "yes"}
CARDS: Any = {**ROADS, "more_adventures": "yes"}
SHIPS: Any = {**ROADS, "more_ships": "yes"}

THROWER = """
ship second-II
7,6 catapult 0333 ^
8,6 cargo_2 0003 goods=B
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""
RACER = """
ship second-II
6,7 structural 0333
7,7 starting_cabin 3333 crew=2
8,7 structural 0333
6,8 engine 3000 ^
7,8 engine 3000 ^
8,8 engine 3000 ^
"""
SCOUT = """
ship second-II
7,6 cannon 0030 ^
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""
DORMITORY = """
ship second-II
7,6 cannon 0030 ^
6,7 stasis_chamber 0303 figures=ZZZZ
5,7 cabin 0300 crew=2
7,7 starting_cabin 3333 crew=2
8,7 cabin 0003 crew=2
7,8 engine 3000 ^
"""
"""Six awake and four asleep. The chamber is joined to the starting cabin and to one of the two others."""


def travel(*ships: str, options: Any, **settings: Any) -> Rehearsal[Table]:
    return set_out(*ships, **options, **settings)


@pytest.mark.rule("KX-13.10", "KX-13.48")
def test_a_new_leader_may_be_greeted_with_a_catapult() -> None:
    r = travel(THROWER, RACER, options=INVENTIONS, roads="welcome_to_the_lead", cards="open_space", at=[3, 2])
    assert r.question() == "welcome_leader 0"
    assert set(r.options(0)) == {"hurl 7,6 front", "hurl 7,6 left", "hurl 7,6 right", "none"}
    told = r.asked(0).about["options"]["hurl 7,6 front"]
    assert (told["price"], told["then"]) == ({"goods": "B"}, "shot_strikes")
    go_on(r.choose(0, "hurl 7,6 front"))
    assert hits(r, 1) == ["7,8"]
    assert [aim["side"] for aim in r.events("shot")[0].data["aims"]["1"]] == ["rear"]
    assert r.state.ships[0].blocks == ""


@pytest.mark.rule("KX-13.10")
def test_a_catapult_fires_from_the_row_in_which_it_stands() -> None:
    r = travel(THROWER, RACER, options=INVENTIONS, roads="welcome_to_the_lead", cards="open_space", at=[3, 2])
    assert r.asked(0).about["options"]["hurl 7,6 left"]["then"] == "shot_misses"
    go_on(r.choose(0, "hurl 7,6 left"))
    assert [aim["side"] for aim in r.events("shot")[0].data["aims"]["1"]] == ["right"]


@pytest.mark.rule("KX-13.30", "KX-14.21")
@pytest.mark.parametrize(("blocks", "awake", "asleep"), [(5, 5, 0), (8, 6, 2)])
def test_sleepers_make_up_for_humans_who_are_missing_when_nobody_awake_is_left(
    blocks: int, awake: int, asleep: int
) -> None:
    card = f"planets planets={blocks * 'B'} days=1"
    r = travel(DORMITORY, SCOUT, options=INVENTIONS, roads="contaminated_goods", cards=card).choose(0, "land 1")
    while r.question() == "lose_crew 0":
        r.choose(0, r.options(0)[0])
    assert len(r.events("crew_lost", 0)) == awake
    assert len(r.events("sleeper_lost", 0)) == asleep


@pytest.mark.rule("KX-13.12", "KX-13.49")
def test_nobody_is_woken_into_a_cabin_that_has_gone_with_its_crew() -> None:
    card = "slavers strength=9 days=1 crew_loss=1 credits=1"
    plain = travel(DORMITORY, SCOUT, options=INVENTIONS, roads="", cards=card).choose(0, "5,7")
    assert plain.question() == "wake 0"
    r = travel(DORMITORY, SCOUT, options=INVENTIONS, roads="personalized_cabins", cards=card).choose(0, "5,7")
    assert not r.question().startswith("wake")
    assert r.state.ships[0].crew_count == 4


CHAIN = """
ship second-II
9,6 cannon 0003 ^
8,6 cannon 0303 ^
7,6 cannon_booster 3333
7,5 cannon 0030 ^
6,7 battery_2 0300 cells=1
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""
"""The booster reaches 9,6 through 8,6 only."""


@pytest.mark.rule("KX-13.43")
def test_no_chain_of_a_booster_goes_through_the_dead_column() -> None:
    slavers = "slavers strength=9 days=1 crew_loss=0 credits=1"
    plain = travel(CHAIN, SCOUT, options=INVENTIONS, roads="", cards=slavers)
    assert plain.asked(0).about["most"] == 6, "three cannons, each boosted"
    r = travel(CHAIN, SCOUT, options=INVENTIONS, roads="dead_zone", cards=slavers, dice=[8])
    assert r.asked(0).about["most"] == 3, "two of them work, and only one is reached"


@pytest.mark.rule("KX-13.28", "KX-13.56", "KX-EX-31")
@pytest.mark.parametrize(
    ("name", "dice", "came"),
    [("second-IA", [5, 6, 8], [5, 8]), ("second-IIA", [4, 10, 5], [4, 5]), ("second-I", [5, 6], [5, 6])],
)
def test_results_of_one_line_or_of_mirrored_lines_are_the_same_result(
    name: str, dice: list[int], came: list[int]
) -> None:
    ship = f"ship {name}\n7,7 starting_cabin 3333 crew=2\n"
    card = "meteors meteors=large_front,large_front"
    r = travel(ship, ship, options=SHIPS, roads="murphys_law", cards=card, dice=dice)
    assert [event.data["total"] for event in r.events("meteor")] == came


GUNNER = """
ship second-IIA
7,7 starting_cabin 3333 crew=2
6,7 structural 0333
5,7 structural 0303
4,7 cannon 0300 ^
6,8 engine 3000 ^
"""
WIDE = """
ship second-IIA
7,7 starting_cabin 3333 crew=2
6,7 structural 0333
5,7 shield 0303 v
4,7 structural 0300
6,8 engine 3000 ^
8,7 structural 0333
9,7 battery_2 0303 cells=1
10,7 structural 0003
8,8 engine 3000 ^
"""
"""Its shield covers the rear."""


@pytest.mark.rule("KX-EX-36", "KX-13.48", "KX-R-57")
@pytest.mark.parametrize("answer", ["5,7", "none"])
def test_a_welcome_comes_down_the_mirror_column_too_and_one_shield_stops_both(answer: str) -> None:
    r = travel(GUNNER, WIDE, options=SHIPS, roads="welcome_to_the_lead", cards="open_space", at=[3, 2])
    r.choose(0, "4,7")
    (shot,) = r.events("shot")
    assert [(aim["side"], aim["line"]) for aim in shot.data["aims"]["1"]] == [("rear", "4"), ("rear", "10")]
    assert r.question() == "shield 1"
    r.choose(1, answer)
    assert hits(r, 1) == ([] if answer == "5,7" else ["4,7", "10,7"])


@pytest.mark.rule("KX-13.46", "KX-13.62")
@pytest.mark.parametrize(("name", "dice", "column"), [("second-IIA", [4], "4"), ("second-IIIA", [4, 5], "5")])
def test_what_a_board_makes_of_hits_does_not_matter_to_the_dead_column(name: str, dice: list[int], column: str) -> None:
    ship = f"ship {name}\n7,7 starting_cabin 3333 crew=2\n"
    r = travel(ship, ship, options=SHIPS, roads="dead_zone", cards="nothing", dice=dice, fly_on=False)
    dead = r.game.view(0).table.modules["more_roads"]["dead"][0]["squares"]
    assert dead
    assert {square.partition(",")[0] for square in dead} == {column}


def test_on_a_board_whose_outline_turns_the_dead_column_turns_with_the_ship() -> None:
    ship = "ship second-IA/1\n7,7 starting_cabin 3333 crew=2\n8,7 structural 0003\n7,8 engine 3000 ^\n"
    roads = "dead_zone gravity_anomaly"
    r = travel(ship, ship, options=SHIPS, roads=roads, cards="open_space", dice=[9], round_name="second-IA")
    go_on(r)
    dead = r.game.view(0).table.modules["more_roads"]["dead"][0]["squares"]
    assert {square.partition(",")[0] for square in dead} == {"6"}
    assert "6,7" in r.game.view(0).table.ships[0].pieces


ARMED = """
ship second-II
5,6 structural 0030
5,7 cannon 3300 ^
6,7 cargo_2 0303 goods=B
7,7 starting_cabin 3333 crew=2
8,7 structural 0003
7,8 engine 3000 ^
"""
"""What hangs on the cannon falls off when that is given up."""


@pytest.mark.rule("KX-13.17", "KX-13.15")
def test_what_competition_takes_is_no_junk_and_what_falls_off_with_it_is() -> None:
    ship = ARMED.replace("5,7 cannon 3300 ^", "5,7 cannon 0300 ^").replace("5,6 structural 0030\n", "")
    card = "free_competition wares=single_cannon"
    quiet = "ship second-II\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"
    r = travel(ship, quiet, options=CARDS, roads="space_waste", cards=card, dice=[2])
    go_on(r)
    assert [event.data["squares"] for event in r.events("components_given_up", 0)] == [["5,7"]]
    assert not r.events("junk_flies")
    tailed = ship.replace("5,7 cannon 0300 ^", "5,7 cannon 0303 ^") + "4,7 structural 0300\n"
    r = go_on(travel(tailed, quiet, options=CARDS, roads="space_waste", cards=card, dice=[2]), "6,7")
    assert [event.data["squares"] for event in r.events("parts_lost", 0)] == [["4,7"]]
    assert len(r.events("junk_flies")) == 1


@pytest.mark.rule("KX-13.36")
def test_what_competition_takes_does_not_explode() -> None:
    loaded = ARMED.replace("5,7 cannon 3300 ^", "5,7 cannon 0300 ^").replace("5,6 structural 0030\n", "")
    quiet = "ship second-II\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"
    card = "free_competition wares=single_cannon"
    r = go_on(travel(loaded, quiet, options=CARDS, roads="explosive_stuff", cards=card))
    assert not hits(r, 0)


@pytest.mark.rule("KX-13.25", "KX-13.52")
def test_fate_has_no_mercy_on_a_bad_day() -> None:
    """On the first level cabins side by side go; on the third also whatever has an exposed connector, days do not."""
    liner = "ship second-I\n6,7 cabin 0300 crew=2\n7,7 starting_cabin 3333 crew=2\n8,7 structural 0003\n"
    liner += "7,8 engine 3000 ^\n7,6 structural 0030\n"
    r = go_on(travel(liner, liner, options=CARDS, roads="remorseless_fate", cards="bad_day"))
    assert [event.data["squares"] for event in r.events("components_given_up")] == [["6,7", "7,7"]] * 2
    open_ended = "ship second-III\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n8,7 structural 0103\n"
    closed = "ship second-III\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n8,7 structural 0003\n"
    closed += "6,7 structural 0300\n7,6 structural 0030\n"
    r = travel(open_ended, closed, options=CARDS, roads="remorseless_fate", cards="bad_day", dice=[2] * 6)
    go_on(r, "7,8")
    assert "8,7" in {square for event in r.events("parts_lost", 0) for square in event.data["squares"]}
    assert not r.events("parts_lost", 1)
    assert not r.events("moved")


@pytest.mark.rule("KX-13.57", "KX-13.29")
def test_the_goods_of_a_junkyard_make_people_ill_too_and_say_so_before() -> None:
    crew = "ship second-II\n6,7 cabin 0300 crew=2\n7,7 starting_cabin 3333 crew=2\n8,7 cargo_2 0003\n"
    crew += "7,8 engine 3000 ^\n"
    card = "dump areas=days_1:goods_RY,days_1:goods_B:credits_2"
    r = travel(crew, crew, options=CARDS, roads="contaminated_goods", cards=card)
    told = r.asked(0).about["options"]
    assert (told["stop 1"]["price"], told["stop 2"]["price"]) == ({"days": 1, "crew": 2}, {"days": 1})
    r.choose(0, "stop 2")
    told = r.asked(0).about["options"]
    assert (told["reward 1"]["price"], told["reward 2"]["price"]) == ({"crew": 1}, {})


@pytest.mark.rule("KX-13.9", "KX-13.14")
def test_infinite_space_turns_nobody_and_strands_whoever_drags() -> None:
    ship = "ship second-II\n6,7 structural 0130\n7,7 starting_cabin 3333 crew=2\n8,7 structural 0003\n"
    ship += "7,8 structural 3000\n6,8 structural 1000\n"
    pushed = "ship second-II\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"
    roads = "faulty_connectors gravity_anomaly"
    r = go_on(travel(ship, pushed, options=CARDS, roads=roads, cards="infinite_space times=2"), "done")
    assert r.events("engines_counted", 0)[0].data["strength"] == -2
    assert not r.events("moved", 0)
    assert [event.data["why"] for event in r.events("gave_up", 0)] == ["no_engines"]
    assert [event.data["days"] for event in r.events("moved", 1)] == [2]
    assert not r.events("ship_turned")
