"""Roads about what ships lose."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.catalog.boards import mask_of
from starboard.galaxy.flight.hits import Cause, Happened
from starboard.galaxy.modules.rough_roads.losses import Panic
from starboard.galaxy.table import Table
from tests.galaxy.modules.rough_roads.travel import fly, go_on, hits, squares, travel
from tests.galaxy.rules.ships_cards import LINER, RACER, SCOUT, SMOOTH

TAILED = """
ship I
5,7 structural 0300
6,7 structural 0303
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
8,7 structural 0003
"""
"""What hangs on 6,7 falls off with it."""
SALVO = "combat_zone lines=crew:shots:heavy_front"


def lost(r: Rehearsal[Table], kind: str, seat: int = 0) -> list[list[str]]:
    return [event.data["squares"] for event in r.events(kind, seat)]


@pytest.mark.rule("BX-12.15", "BX-2.7", "BX-2.8", "BX-2.9")
def test_metal_fatigue_rolls_once_for_all_after_open_space_and_what_stands_there_falls_off() -> None:
    r = travel(RACER, SMOOTH, roads="metal_fatigue", cards="open_space", dice=[6, 7])
    assert [event.seat for event in r.events("rolled")] == [0, 0]
    assert [(event.seat, event.data["square"]) for event in r.events("spot_rolled")] == [(0, "6,7"), (1, "6,7")]
    go_on(r, "7,6", "7,7")
    assert not r.events("component_destroyed")
    assert ["6,7"] in lost(r, "parts_lost", 1)


@pytest.mark.rule("BX-12.15")
def test_seven_seven_is_the_starting_cabin() -> None:
    r = travel(SMOOTH, SMOOTH, roads="metal_fatigue", cards="open_space", dice=[7, 7])
    assert ["7,7"] in lost(r, "parts_lost")


@pytest.mark.rule("BX-12.16")
def test_metal_fatigue_is_for_open_space_only() -> None:
    assert not travel(SMOOTH, SMOOTH, roads="metal_fatigue", cards="nothing").events("rolled")


@pytest.mark.rule("BX-12.15", "BX-12.16")
def test_cosmic_psychosis_destroys_a_cabin_with_humans_after_every_card() -> None:
    r = travel(LINER, SCOUT, roads="cosmic_psychosis", cards="nothing", dice=[6, 7, 2, 2])
    assert (hits(r, 0), hits(r, 1)) == (["6,7"], [])
    assert r.state.ships[0].crew_count == 4


@pytest.mark.rule("BX-12.42", "BX-12.15")
def test_cabins_without_humans_and_other_components_are_spared() -> None:
    alien = SCOUT + "6,7 cabin 0300 alien=purple\n8,7 life_support_purple 0003\n"
    alien = alien.replace("6,7 cabin 0300", "6,7 cabin 0330") + "6,8 life_support_purple 3000\n"
    r = travel(alien, SMOOTH, roads="cosmic_psychosis", cards="nothing", dice=[6, 7])
    assert (hits(r, 0), hits(r, 1)) == ([], [])


@pytest.mark.rule("BX-12.8", "BX-12.9")
def test_what_falls_off_flies_at_those_behind_as_a_large_meteor_from_the_front_rolled_by_the_owner() -> None:
    r = travel(TAILED, SMOOTH, SMOOTH, roads="space_junk", cards="meteors meteors=large_front", dice=[6, 8])
    go_on(r, "7,7")
    assert (hits(r, 0), lost(r, "parts_lost")) == (["6,7"], [["5,7"]])
    junk = r.events("meteor")[1]
    assert (junk.data["size"], junk.data["side"], sorted(junk.data["aims"])) == ("large", "front", ["1", "2"])
    assert [event.seat for event in r.events("rolled")] == [0, 0]
    assert (hits(r, 1), hits(r, 2)) == (["6,7", "8,7"], ["6,7", "8,7"])


@pytest.mark.rule("BX-12.8")
def test_what_is_destroyed_is_no_junk() -> None:
    r = travel(SMOOTH, SMOOTH, roads="space_junk", cards="meteors meteors=large_left", dice=[7])
    assert hits(r, 0) == ["6,7"]
    assert len(r.events("meteor")) == 1


@pytest.mark.rule("BX-12.9")
def test_behind_is_judged_after_the_movements_of_the_card() -> None:
    """The last ship loses its tail; when the card is over it is ahead of the other."""
    card = "combat_zone lines=crew:shots:heavy_front,engines:days:9"
    tail = TAILED.replace("8,7 structural 0003\n", "8,7 structural 0033\n8,8 engine 3000 ^\n")
    crew = SMOOTH.replace("8,7 structural 0003", "8,7 cabin 0003 crew=2")
    r = travel(crew, tail, roads="space_junk", cards=card, dice=[6, 2])
    go_on(r, "7,7")
    assert [event.seat for event in r.events("junk_flies")] == [1]
    assert list(r.events("meteor")[0].data["aims"]) == ["0"]


@pytest.mark.rule("BX-12.10")
def test_the_last_pile_hits_nobody() -> None:
    crew = SMOOTH.replace("8,7 structural 0003", "8,7 cabin 0003 crew=2")
    r = travel(crew, TAILED, roads="space_junk", cards=SALVO, dice=[6])
    go_on(r, "7,7")
    assert lost(r, "parts_lost", 1) == [["5,7"]]
    assert not r.events("meteor")


@pytest.mark.rule("BX-12.10", "BX-12.11", "BX-12.12", "BX-2.10")
def test_what_falls_off_in_the_barrage_flies_on_when_its_owner_comes() -> None:
    r = travel(TAILED, TAILED, SMOOTH, roads="space_junk", cards=SALVO, dice=[6, 6, 8])
    go_on(r, "7,7")
    assert [event.seat for event in r.events("junk_flies")] == [0, 1]
    assert [list(event.data["aims"]) for event in r.events("meteor")] == [["1", "2"], ["2"]]
    assert all("space_junk" not in ship.drawers for ship in r.state.ships)
    assert len(r.state.ships[1].lost) == 2


@pytest.mark.rule("BX-R-57", "BX-R-65")
def test_a_ship_that_must_give_up_leaves_after_its_junk_has_flown() -> None:
    doomed = "ship I\n5,7 structural 0300\n6,7 structural 0303\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"
    r = travel(doomed, LINER, roads="space_junk", cards=SALVO, dice=[7, 2, 2, 2])
    go_on(r, "6,7", "5,7")
    told = [event.kind for event in r.happened]
    assert told.index("meteor") < told.index("gave_up")


LOADED = """
ship I
6,6 structural 0030
7,6 cargo_2 0030 goods=B
8,6 structural 0030
6,7 battery_2 3300 cells=2
7,7 starting_cabin 3333 crew=2
8,7 structural 3003
7,8 engine 3000 ^
"""
BIG_CREW = LINER


@pytest.mark.rule("BX-12.28", "BX-12.41", "BX-R-72")
def test_goods_that_are_destroyed_take_the_eight_squares_around_along() -> None:
    r = travel(LOADED, BIG_CREW, roads="explosive_goods", cards=SALVO, dice=[7])
    assert sorted(hits(r, 0)) == ["6,6", "6,7", "7,6", "7,7", "8,6", "8,7"]
    assert squares(r) == {"7,8"}


@pytest.mark.rule("BX-12.28")
def test_an_empty_hold_does_not_explode() -> None:
    r = travel(LOADED.replace(" goods=B", ""), BIG_CREW, roads="explosive_goods", cards=SALVO, dice=[7])
    assert hits(r, 0) == ["7,6"]


@pytest.mark.rule("BX-12.28")
def test_what_falls_off_does_not_explode() -> None:
    ship = TAILED.replace("5,7 structural 0300", "5,7 cargo_2 0300 goods=B")
    r = travel(ship, BIG_CREW, roads="explosive_goods", cards=SALVO, dice=[6])
    go_on(r, "7,7")
    assert (hits(r, 0), lost(r, "parts_lost")) == (["6,7"], [["5,7"]])


@pytest.mark.rule("BX-12.29", "BX-R-72")
def test_batteries_explode_in_a_chain_and_goods_with_them() -> None:
    ship = "ship I\n5,7 cargo_2 0300 goods=B\n6,7 structural 0303\n7,7 starting_cabin 3333 crew=2\n"
    ship += "5,8 structural 0300\n6,8 battery_2 0303 cells=1\n7,8 structural 3003\n"
    both = travel(ship, BIG_CREW, roads="explosive_batteries explosive_goods", cards=SALVO, dice=[5])
    assert sorted(hits(both, 0)) == ["5,7", "5,8", "6,7", "6,8", "7,7", "7,8"]
    one = travel(ship, BIG_CREW, roads="explosive_batteries", cards=SALVO, dice=[5])
    assert hits(one, 0) == ["5,7"]


@pytest.mark.rule("BX-12.28")
def test_sabotage_makes_things_explode_too() -> None:
    r = travel(LOADED, BIG_CREW, roads="explosive_batteries", cards="sabotage", dice=[6, 7])
    assert sorted(hits(r, 0)) == ["6,6", "6,7", "7,6", "7,7", "7,8"]


@pytest.mark.rule("BX-12.42", "BX-R-53")
def test_each_cabin_joined_to_a_destroyed_component_loses_somebody() -> None:
    ship = LINER.replace("6,7 cabin 0300", "6,7 cabin 0330") + "6,8 structural 3000\n"
    r = travel(ship, LINER, roads="panic", cards="meteors meteors=large_left", dice=[8])
    assert hits(r, 0) == ["6,8"]
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["6,7"]


@pytest.mark.rule("BX-R-53")
def test_several_components_destroyed_at_once_count_one_by_one() -> None:
    table = travel(LINER, LINER, roads="panic", cards="nothing").state.copy()
    ship = table.ships[0]
    both = mask_of(ship.board.squares[name] for name in ("7,6", "7,8"))
    asked = list(Panic().after_components(table, ship, Happened(Cause("sabotage"), both, both, ship.layout)))
    assert asked == []
    assert (ship.crew_at(ship.board.squares["7,7"]), ship.crew_count) == ("", 4)


@pytest.mark.rule("BX-R-53")
def test_nobody_panics_where_components_only_fall_off() -> None:
    r = travel(LINER, SCOUT, roads="panic metal_fatigue", cards="open_space", dice=[8, 7])
    assert lost(r, "parts_lost") == [["8,7"]]
    assert not [event for event in r.events("crew_lost") if event.seat == 0]


@pytest.mark.rule("BX-R-53", "BX-2.9")
def test_cabins_of_lost_crew_are_given_up_with_whoever_is_left_and_cost_nothing() -> None:
    r = travel(LINER, SMOOTH, roads="personalized_cabins", cards="slavers strength=9 days=1 crew_loss=1 credits=1")
    r.choose(0, "6,7")
    assert lost(r, "components_given_up") == [["6,7"]]
    assert r.state.ships[0].crew_count == 4
    assert r.state.ships[0].lost == ()


@pytest.mark.rule("BX-R-53")
def test_cabins_that_are_destroyed_cost_nothing_either_and_what_falls_off_with_them_does() -> None:
    ship = LINER.replace("6,7 cabin 0300", "6,7 cabin 0303") + "5,7 structural 0300\n"
    r = travel(ship, SMOOTH, roads="personalized_cabins", cards="meteors meteors=large_front", dice=[6])
    assert hits(r, 0) == ["6,7"]
    assert r.question() == "keep_part 0"
    r.choose(0, next(name for name, part in r.asked(0).about["parts"].items() if "7,7" in part))
    assert [event.data["squares"] for event in r.events("parts_lost", 0)] == [["5,7"]]
    assert len(r.state.ships[0].lost) == 1


@pytest.mark.rule("BX-12.21", "BX-EX-18")
def test_everybody_but_the_one_with_the_most_suffers_and_of_a_tie_the_last_is_spared() -> None:
    card = "combat_zone lines=crew:days:2"
    r = travel(LINER, SMOOTH, LINER, SCOUT, roads="remorseless_fate", cards=card)
    assert {event.seat for event in r.events("moved")} == {0, 1, 3}
    assert {event.data["days"] for event in r.events("moved")} == {-2}


@pytest.mark.rule("BX-12.22", "BX-2.6", "BX-2.8")
def test_combat_zone_fire_is_rolled_once_for_all_who_are_hit() -> None:
    r = travel(SMOOTH, LINER, SMOOTH, roads="remorseless_fate", cards=SALVO, dice=[6])
    assert [event.seat for event in r.events("rolled")] == [0]
    assert (hits(r, 0), hits(r, 1), hits(r, 2)) == (["6,7"], [], ["6,7"])


@pytest.mark.rule("BX-12.23", "BX-EX-18")
def test_sabotage_tries_three_times_and_who_was_hit_is_left_alone() -> None:
    r = travel(SCOUT, SMOOTH, LINER, roads="remorseless_fate", cards="sabotage", dice=[2, 2, 6, 7, 7, 6])
    assert [(event.seat, event.data["square"]) for event in r.events("sabotage_tried")] == [
        (0, None),
        (1, None),
        (0, None),
        (1, "6,7"),
        (0, "7,6"),
    ]


@pytest.mark.rule("BX-R-53", "BX-2.9")
def test_an_epidemic_takes_the_cabins_and_stardust_what_has_open_connectors() -> None:
    r = travel(LINER, SCOUT, roads="remorseless_fate", cards=["epidemic", "stardust"])
    assert lost(r, "components_given_up") == [["6,7", "7,7", "8,7"]]
    assert lost(r, "components_given_up", 1) == []
    go_on(fly(go_on(r)))
    assert lost(r, "parts_lost", 1)[0] == ["7,7"]
    assert not r.events("moved", 1)


@pytest.mark.rule("BX-R-70")
def test_alone_nobody_suffers_and_of_two_the_lower() -> None:
    card = "combat_zone lines=crew:days:2"
    r = travel(LINER, SMOOTH, roads="remorseless_fate", cards=card)
    assert [event.seat for event in r.events("moved")] == [1]
