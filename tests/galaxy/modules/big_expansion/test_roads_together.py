"""Roads together with new components, with each other and with what else the box brings."""

from __future__ import annotations

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.mechanisms.roads.memory import note
from starboard.galaxy.table import Table
from tests.galaxy.modules.big_expansion.together import JUMPER, PLAIN_TWIN, TWIN, fly, go_on, hits, meet
from tests.galaxy.rules.ships_cards import GUARDED, LINER, SCOUT


def dead(column: int, *ships: str, card: str, roads: str) -> Rehearsal[Table]:
    """These ships meet a card while nothing works in a column."""
    table = meet(*ships, card=card, roads=f"dead_zone {roads}", fly_on=False).state.copy()
    note(table, dead=[f"{column},{row}" for row in range(5, 10)])
    return fly(Rehearsal(Game.from_state(RULES, table.setup, table)))


@pytest.mark.rule("BX-12.38", "BX-R-76")
def test_an_engine_that_points_ahead_in_a_dead_zone_takes_nothing_from_the_others() -> None:
    ship = SCOUT + "6,7 structural 3333\n8,7 structural 0033\n8,8 engine 3000 ^\n6,6 engine 3000 v\n"
    r = dead(6, ship, SCOUT, card="open_space", roads="somersault")
    assert [event.data["strength"] for event in r.events("engines_counted", 0)] == [2]


@pytest.mark.rule("BX-R-53", "BX-4.11")
def test_who_wakes_up_finds_personalized_cabins_gone() -> None:
    """The one who is left in the cabin goes with it, and nobody moves in there."""
    ship = SCOUT + "6,7 cabin 0333 crew=2\n6,8 stasis_chamber 3000 figures=ZZ\n5,7 cabin 0300\n8,7 cabin 0003 crew=1\n"
    card = "slavers strength=9 days=1 crew_loss=1 credits=1"
    r = meet(ship, SCOUT, card=card, roads="personalized_cabins").choose(0, "8,7")
    assert [event.data["squares"] for event in r.events("components_given_up", 0)] == [["8,7"]]
    assert r.options(0) == ["5,7", "done"]
    r.choose(0, "5,7", "5,7")
    assert [event.data["squares"] for event in r.events("components_given_up", 0)] == [["8,7"]]
    assert r.state.ships[0].human_count == 6


@pytest.mark.rule("BX-R-93", "BX-12.11")
def test_a_ship_whose_last_half_in_the_race_is_hit_by_junk_throws_none_of_its_own() -> None:
    """Both lose 5,7 and what hangs on it; the leader's junk then takes all that is left of the other, half away."""
    left = "ship IIA\n4,7 structural 0300\n5,7 structural 0303\n6,7 cabin 0003 crew=2\n"
    right = TWIN[TWIN.index("8,7 battery") :]
    crowd = PLAIN_TWIN.replace("5,7 cabin 0030", "5,7 cabin 0333") + "6,7 cabin 0003 crew=2\n4,7 cabin 0300 crew=2\n"
    card = "combat_zone lines=crew:shots:heavy_front"
    r = meet(left, left + right, crowd, card=card, roads="space_junk remorseless_fate", dice=[5, 6])
    go_on(r.choose(1, "jump 10,8"), "6,7")
    assert [event.seat for event in r.events("junk_flies")] == [0]
    assert hits(r, 1) == ["10,8", "5,7", "6,7"]
    assert r.state.ships[1].is_away


@pytest.mark.rule("BX-12.24", "BX-12.25", "BX-4.53")
def test_what_pierces_a_component_stops_at_a_plated_side_and_goes_through_a_connector() -> None:
    salvo = "combat_zone lines=crew:shots:heavy_front"
    for connectors, struck in (("4133", ["7,6"]), ("1433", ["7,6", "7,7"])):
        ship = f"ship I\n7,6 structural 0030\n7,7 plating {connectors}\n8,7 starting_cabin 3333 crew=2\n"
        r = meet(ship, LINER, card=salvo, roads="piercing_projectiles", dice=[7])
        assert hits(go_on(r, "8,7")) == struck


@pytest.mark.rule("BX-4.55", "BX-12.29", "BX-R-66")
def test_an_explosion_destroys_plating_and_whoever_sleeps_beside_wakes_nobody() -> None:
    ship = (
        "ship I\n7,6 battery_2 0030 cells=1\n6,7 stasis_chamber 0300 figures=ZZZZ\n7,7 starting_cabin 3333 crew=2\n"
        "8,6 plating 4430\n8,7 cabin 3003 crew=2\n7,8 cabin 3000 crew=1\n"
    )
    r = meet(
        ship,
        LINER + "9,7 cabin 0003 crew=2\n",
        card="combat_zone lines=crew:shots:heavy_front",
        dice=[7],
        roads="explosive_batteries",
    )
    go_on(r)
    assert sorted(hits(r)) == ["6,7", "7,6", "7,7", "8,6", "8,7"]
    assert not r.events("woken")
    assert r.state.ships[0].human_count == 1


@pytest.mark.rule("BX-12.17", "BX-R-18", "BX-5.12", "BX-EX-20")
@pytest.mark.parametrize(("learnt", "cells"), [("lawyer", 3), ("techie", 2)])
def test_bum_batteries_take_three_for_a_boosted_shield_and_the_techie_saves_one(learnt: str, cells: int) -> None:
    ship = SCOUT + (
        "6,7 battery_3 3333 cells=3\n6,6 battery_3 0033 cells=3\n8,7 shield 0333 ^\n9,7 shield_booster 0003\n"
        "6,8 cabin 3030 alien=cyan\n6,9 life_support_cyan 3000\n"
    )
    r = meet(ship, SCOUT, card="meteors meteors=large_right", roads="bum_batteries", learnt=(learnt,), dice=[7])
    told = r.asked(0).about["options"]
    assert told["boost 8,7"]["price"]["cells"] == cells
    r.choose(0, "boost 8,7")
    while r.question() == "battery 0":
        r.choose(0, r.options(0)[0])
    assert r.state.ships[0].cell_count == 6 - cells
    assert not hits(r)


@pytest.mark.rule("BX-12.13")
@pytest.mark.parametrize(
    ("card", "answers", "again"),
    [
        ("bonus-I-2", ["stop 1", "pass"], False),
        ("bonus-I-2", ["pass"], True),
        ("bonus-II-2", ["choose", "fit", "pass"], False),
        ("bonus-II-2", ["pass"], True),
        ("EM12", ["bid 1", "pass", "done"], False),
        ("EM12", ["pass"], True),
        ("EM13", ["yes"], False),
        ("EM13", ["no"], True),
        ("EM18", ["wait"], True),
        ("bonus-I-1", ["face 1"], True),
    ],
)
def test_which_cards_of_the_box_come_again(card: str, answers: list[str], again: bool) -> None:
    """Depot, junkyard, junker and stranded ship are opportunities; all other cards of the box are not."""
    r = meet(GUARDED, GUARDED, card=card, after=[], roads="deja_vu", played=(), purses=[2, 2], dice=[2] * 8)
    while r.game.seats_asked() and not r.question().startswith("next_card") and r.state.stage == "card":
        seat = r.game.seats_asked()[0]
        taken = [option for word in answers for option in r.options(seat) if option.startswith(word)]
        r.choose(seat, (taken or r.options(seat))[0])
    assert bool(r.events("cards_come_again")) is again


@pytest.mark.rule("BX-12.17", "BX-4.30")
def test_bum_batteries_take_three_for_a_boosted_double_cannon_and_two_for_a_single_one() -> None:
    ship = """
ship I
7,6 cannon_booster 3333
6,6 cannon 0300 ^
8,6 double_cannon 0003 ^
6,7 battery_3 0300 cells=3
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""
    r = meet(ship, SCOUT, card="slavers strength=7 days=1 crew_loss=1 credits=1", roads="bum_batteries")
    told = r.asked(0).about["options"]
    assert (told["8,6"]["price"], told["boost 6,6"]["price"]["cells"]) == ({"cells": 2}, 2)
    assert told["boost 6,6"]["price"]["components"] == 1, "the cannon is gone afterwards"
    r.choose(0, "8,6")
    assert r.asked(0).about["options"]["boost 8,6"]["price"]["cells"] == 1
    r.choose(0, "boost 8,6")
    assert [event.data["square"] for event in r.events("cannon_boosted")] == ["8,6"]
    assert r.state.ships[0].cell_count == 0


@pytest.mark.rule("BX-R-71", "BX-8.17")
@pytest.mark.parametrize(("hazard", "struck"), [("large_left", ["6,7", "9,7"]), ("small_left", [])])
def test_what_pierces_one_half_from_the_side_goes_on_into_the_other(hazard: str, struck: list[str]) -> None:
    """A small meteor bounces off the smooth side of the first half and reaches nothing else."""
    ship = "ship IIA\n6,7 structural 0030\n6,8 cabin 3000 crew=2\n9,7 structural 0030\n9,8 cabin 3000 crew=2\n"
    r = meet(ship, PLAIN_TWIN, card=f"meteors meteors={hazard}", roads="piercing_projectiles", dice=[7])
    assert hits(r) == struck


@pytest.mark.rule("BX-R-72", "BX-12.28", "BX-12.8")
def test_what_is_given_up_neither_explodes_nor_flies_at_anybody() -> None:
    ship = SCOUT + "8,7 battery_2 0303 cells=2\n9,7 cargo_2 0003 goods=B\n"
    roads = "explosive_batteries explosive_goods space_junk"
    r = meet(ship, SCOUT, card="bonus-II-1", roads=roads, purses=[1, 0], evil_machinations="no", dice=[2])
    r.choose(0, "bid 1", "column 8")
    assert "row 7" not in r.options(0)
    test = meet(
        ship.replace("9,7 cargo_2 0003", "9,7 shield 0003 ^").replace(" goods=B", ""), SCOUT, card="EM09", roads=roads
    )
    test.choose(0, "9,7")
    assert (hits(test), test.events("junk_flies")) == ([], [])
    assert [event.data["squares"] for event in test.events("components_given_up")] == [["9,7"]]


@pytest.mark.rule("BX-12.1", "BX-4.41", "BX-R-91")
def test_who_jumps_when_the_own_cannons_are_to_be_counted_does_not_get_the_derelict() -> None:
    card = "abandoned_ship crew_loss=1 credits=5 days=1"
    r = meet(JUMPER, SCOUT, card=card, roads="stiff_competition").choose(0, "stay", "yes")
    assert r.question() == "power_cannons 0"
    r.choose(0, "jump 8,8")
    assert r.question() == "use_card 1"
    assert not r.events("earned", 0)
    assert r.state.ships[0].crew_count == 2


@pytest.mark.rule("BX-R-88", "BX-4.11")
def test_whoever_fell_ill_may_be_replaced_by_sleepers() -> None:
    ship = SCOUT + "6,7 stasis_chamber 0300 figures=ZZ\n8,7 cargo_2 0003\n"
    r = meet(ship, SCOUT, card="planets planets=B days=1", roads="infected_goods").choose(0, "land 1", "take goods")
    assert (r.question(), r.options(0)) == ("wake 0", ["7,7", "done"])


@pytest.mark.rule("BX-R-76", "BX-8.9")
def test_an_engine_that_points_ahead_is_missing_in_its_own_half_only() -> None:
    """One engine to the rear in each half; the right one has another that points ahead, single or double."""
    for engine in ("engine", "double_engine"):
        ahead = PLAIN_TWIN.replace("9,7 cabin 0030", "9,7 cabin 3030") + f"9,6 {engine} 0030 v\n"
        r = meet(ahead, PLAIN_TWIN, card="open_space", roads="somersault", fly_on=False)
        shown = r.game.view(0).table.ships[0]
        assert (shown.engines, shown.engines_powered) == (1, 1)
        fly(r)
        assert [event.data["strength"] for event in r.events("engines_counted")] == [1, 1]


@pytest.mark.rule("BX-R-53", "BX-5.3")
def test_personalized_cabins_take_nothing_along_but_cabins() -> None:
    """What else is remembered of the ship stays: its alien has not forgotten what it learnt."""
    ship = SCOUT + "6,7 cabin 0300 crew=2\n8,7 cabin 0303 alien=cyan\n9,7 life_support_cyan 0003\n"
    card = "slavers strength=9 days=1 crew_loss=1 credits=1"
    r = meet(ship, SCOUT, card=card, roads="personalized_cabins", learnt=("merchant",)).choose(0, "6,7")
    assert [event.data["squares"] for event in r.events("components_given_up", 0)] == [["6,7"]]
    tray = r.game.view(0).table.modules["new_technology"]["tray"]
    assert [thing["name"] for thing in tray if thing["seat"] == 0] == ["merchant"]
    assert set(r.state.ships[0].drawers) == {"new_technology"}


@pytest.mark.rule("BX-R-92")
def test_the_union_comes_once_even_if_the_last_card_brings_others() -> None:
    r = meet(SCOUT, SCOUT, card="dangerous_sector cards=1 deck=III", after=[], roads="union_ship", purses=[9, 9])
    r.choose(0, "pay").choose(1, "pay")
    assert r.state.flight.deck or r.events("card_turned_up")[1:]
    fly(r)
    assert len(r.events("union_ship_met")) == 1
