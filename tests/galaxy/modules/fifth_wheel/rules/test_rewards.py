"""A second helping: planets, abandoned ships and stations, enemies that must be beaten twice."""

from __future__ import annotations

import pytest

from starboard.galaxy.scenario import flight
from tests.galaxy.modules.fifth_wheel.table import QUIET, days, earned, meet
from tests.galaxy.rules.cards.test_enemies import CRUISER
from tests.galaxy.rules.ships_cards import FREIGHTER, LINER, SCOUT, SMOOTH, squares_hit, story

HOLDS = SCOUT + "6,7 special_cargo_2 0300\n8,7 special_cargo_2 0303\n9,7 cargo_3 0003\n"
"""Four special holds and three ordinary ones."""
FIVE = [SCOUT] * 5


@pytest.mark.rule("BX-6.3", "BX-6.4", "BX-EX-10")
def test_example_ten_one_ship_lands_beside_another() -> None:
    three = HOLDS.replace("9,7 cargo_3 0003", "9,7 special_cargo_1 0003").replace(
        "8,7 special_cargo_2", "8,7 structural"
    )
    card = "planets planets=RRRY,RRGG,RBBBB days=4"
    r = meet(three, HOLDS, HOLDS, HOLDS, HOLDS, card=card, at=[20, 15, 10, 5, 0])
    told = r.asked(0).about["options"]
    assert (told["land 1"]["gain"]["fits"], "then" in told["land 1"]) == ("RRR", False)
    r.choose(0, "land 1").choose(1, "land 2")
    told = r.asked(2).about["options"]
    assert told["land 1"] == {
        "price": {"days": 4},
        "gain": {"goods": "RRR", "fits": "RRR", "credits": 12},
        "then": "second_here",
    }
    assert told["land 3"]["gain"]["goods"] == "RBBBB"
    r.choose(2, "land 1")
    assert r.options(3) == ["land 3", "pass"]
    r.choose(3, "land 3")
    assert story(r, "landed", "flew_past") == [
        *(("landed", seat) for seat in range(4)),
        ("flew_past", 4),
    ]
    assert [event.data["less"] for event in r.events("landed")] == [0, 0, 1, 0]
    for seat in range(4):
        while r.question() in (f"load {seat}", f"leave_goods {seat}"):
            options = r.options(seat)
            r.choose(seat, "R" if "R" in options else options[0])
    assert [ship.blocks for ship in r.state.ships] == ["RRR", "RRGG", "RRY", "RBBBB", ""]
    assert days(r) == [(3, -4), (2, -4), (1, -4), (0, -4)]


@pytest.mark.rule("BX-6.3", "BX-R-24")
def test_the_second_visitor_of_a_single_block_gets_none_but_may_land() -> None:
    r = meet(HOLDS, HOLDS, SCOUT, card="planets planets=R,B days=1", at=[20, 10, 0])
    r.choose(0, "land 1")
    assert r.asked(1).about["options"]["land 1"]["gain"]["goods"] == ""
    r.choose(1, "land 1").choose(2, "pass").choose(0, "load R 6,7")
    if r.question() == "load 0":
        r.choose(0, "done")
    assert r.question() == "next_card 0 1 2"
    assert (r.state.ships[0].blocks, r.state.ships[1].blocks) == ("R", "")
    assert days(r) == [(1, -1), (0, -1)]


@pytest.mark.rule("BX-6.3")
def test_the_second_visitor_chooses_which_block_stays_behind() -> None:
    r = meet(SCOUT, HOLDS, card="planets planets=RYG days=1").choose(0, "land 1").choose(1, "land 1")
    assert (r.question(), r.options(1)) == ("leave_goods 1", ["R", "Y", "G"])
    assert r.choose(1, "Y").asked(1).about["hand"] == "RG"


@pytest.mark.rule("BX-6.5", "BX-6.6", "BX-6.7", "BX-R-86")
def test_two_use_an_abandoned_ship_the_second_for_a_credit_less() -> None:
    bare = "ship I\n7,7 starting_cabin 3333 crew=1\n7,8 engine 3000 ^\n"
    r = meet(
        LINER, bare, LINER, LINER, LINER, card="abandoned_ship crew_loss=2 credits=4 days=1", at=[20, 15, 10, 5, 0]
    )
    assert r.asked(0).about["options"]["yes"]["gain"] == {"credits": 4}
    r.choose(0, "yes", "7,7", "6,7")
    assert r.question() == "use_card 2"  # seat 1 has no crew to leave behind
    told = r.asked(2).about["options"]["yes"]
    assert (told["gain"], told["price"], told["then"]) == ({"credits": 3}, {"crew": 2, "days": 1}, "second_here")
    r.choose(2, "no").choose(3, "yes", "7,7", "6,7")
    assert r.question().startswith("next_card")
    assert earned(r) == [(0, 4), (3, 3)]
    assert [ship.crew_count for ship in r.state.ships] == [4, 1, 6, 4, 6]
    assert days(r) == [(3, -1), (0, -1)]


@pytest.mark.rule("BX-6.5", "BX-6.6", "BX-6.7")
def test_two_search_an_abandoned_station_the_second_for_a_block_less() -> None:
    crew = "6,7 special_cargo_2 0300\n8,7 cargo_3 0003\n"
    r = meet(FREIGHTER, SCOUT, SCOUT + crew, card="abandoned_station crew_needed=2 goods=RY days=2", at=[20, 10, 0])
    r.choose(0, "yes", "load R 6,7", "load Y 6,7").choose(1, "no")
    told = r.asked(2).about["options"]["yes"]
    assert (told["gain"]["goods"], told["then"]) == ("R", "second_here")
    r.choose(2, "yes")
    assert r.question() == "leave_goods 2"
    r.choose(2, "R", "load Y 8,7")
    assert (r.state.ships[0].blocks, r.state.ships[2].blocks) == ("RY", "Y")
    assert days(r) == [(2, -2), (0, -2)]
    needy = meet(SCOUT, SCOUT, SCOUT, card="abandoned_station crew_needed=3 goods=RY days=2")
    assert needy.question().startswith("next_card")


@pytest.mark.rule("BX-6.8", "BX-6.9", "BX-6.10", "BX-6.11", "BX-R-55", "BX-EX-11")
def test_example_eleven_pirates_are_beaten_twice() -> None:
    card = "pirates strength=2 days=2 shots=heavy_front,light_front,heavy_front credits=7"
    r = meet(SMOOTH, CRUISER, SMOOTH, CRUISER, CRUISER, card=card, at=[20, 15, 10, 5, 0], dice=[6, 8, 7])
    r.choose(1, "no")
    told = r.asked(3).about["options"]["yes"]
    assert (told["gain"], told["price"], told["then"]) == ({"credits": 6}, {"days": 2}, "second_here")
    r.choose(3, "yes")
    assert story(r, "enemy_won", "enemy_beaten", "earned", "moved", "rolled") == [
        ("enemy_won", 0),
        ("enemy_beaten", 1),
        ("enemy_won", 2),
        ("enemy_beaten", 3),
        ("earned", 3),
        ("moved", 3),
        ("rolled", 0),
        ("rolled", 0),
        ("rolled", 0),
    ]
    assert earned(r) == [(3, 6)]
    assert not r.events("cannons_counted", 4)
    shots = [sorted(event.data["aims"]) for event in r.events("shot")]
    assert shots == [["0"], ["0", "2"], ["0", "2"]]
    assert squares_hit(r, 0) == ["6,7", "8,7", "7,6"]
    assert squares_hit(r, 2) == ["8,7", "7,6"]


@pytest.mark.rule("BX-6.8")
def test_an_enemy_beaten_once_goes_on_until_it_has_attacked_everybody() -> None:
    r = meet(SCOUT, CRUISER, SCOUT, SCOUT, SCOUT, card="slavers strength=2 days=1 crew_loss=1 credits=5")
    r.choose(1, "yes")
    assert [event.seat for event in r.events("cannons_counted")] == [0, 1, 2, 3, 4]
    assert [event.data["left"] for event in r.events("enemy_beaten")] == [1]


@pytest.mark.rule("BX-6.8", "BX-6.9", "BX-6.10", "BX-6.11")
def test_slavers_beaten_once_pay_and_take_one_less() -> None:
    card = "slavers strength=2 days=2 crew_loss=2 credits=5"
    r = meet(LINER, CRUISER, LINER, CRUISER, SCOUT, card=card, at=[20, 15, 10, 5, 0])
    r.choose(0, "7,7", "7,7").choose(1, "yes")
    r.choose(2, "7,7")
    r.choose(3, "yes")
    assert earned(r) == [(1, 5), (3, 4)]
    assert [ship.crew_count for ship in r.state.ships] == [4, 2, 5, 2, 2]
    assert days(r) == [(3, -2), (1, -2)]


@pytest.mark.rule("BX-6.9", "BX-6.10")
def test_smugglers_beaten_once_give_and_take_a_block_less() -> None:
    armed = CRUISER.replace("8,7 structural 3003", "8,7 structural 3303") + "9,7 cargo_3 0003\n"
    laden = FREIGHTER.replace("special_cargo_2 0300", "special_cargo_2 0300 goods=RB")
    card = "smugglers strength=2 days=1 goods_loss=2 goods=YGB"
    r = meet(armed, laden, armed, laden, card=card, at=[20, 15, 10, 5])
    r.choose(0, "no")
    assert r.state.ships[1].blocks == "B"  # the dearest still goes first, and only one
    told = r.asked(2).about["options"]["yes"]
    assert (told["gain"]["goods"], told["then"]) == ("YG", "second_here")
    r.choose(2, "yes")
    assert r.question() == "leave_goods 2"
    assert r.choose(2, "Y").asked(2).about["hand"] == "GB"
    assert r.state.ships[3].blocks == "RB"


@pytest.mark.rule("BX-6.9", "BX-6.10")
def test_who_meets_an_enemy_that_was_beaten_before_is_told_so() -> None:
    warship = """
ship I
7,6 double_cannon 0030 ^
6,7 structural 3300
7,7 starting_cabin 3333 crew=2
8,7 battery_2 0003 cells=2
6,6 cannon 0030 ^
7,8 engine 3000 ^
"""
    r = meet(warship, warship, SCOUT, card="slavers strength=2 days=2 crew_loss=2 credits=5")
    assert "less" not in r.asked(0).about
    r.choose(0, "7,6", "yes")
    assert (r.question(), r.asked(1).about["less"]) == ("power_cannons 1", 1)


@pytest.mark.rule("BX-6.2", "BX-6.8")
def test_without_the_switch_nothing_is_shared() -> None:
    r = flight(LINER, LINER, cards=["abandoned_ship crew_loss=1 credits=3 days=1", QUIET]).choose(0, "yes", "7,7")
    assert r.question().startswith("next_card")
