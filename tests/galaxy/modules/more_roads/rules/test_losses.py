"""Roads about what ships lose: junk, tired metal, psychosis, fate, explosions, cabins."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.flight.track import Moved
from starboard.galaxy.registry import modifiers
from starboard.galaxy.table import Table
from tests.galaxy.modules.more_roads.journey import journey
from tests.galaxy.roads import fly, go_on, hits, squares
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


@pytest.mark.rule("KX-13.15", "KX-13.18", "KX-13.19", "KX-13.51")
def test_what_falls_off_flies_at_those_behind_as_a_large_meteor_from_the_front() -> None:
    r = journey(TAILED, SMOOTH, SMOOTH, roads="space_waste", cards="meteors meteors=large_front", dice=[6, 8])
    go_on(r, "7,7")
    assert (hits(r, 0), lost(r, "parts_lost")) == (["6,7"], [["5,7"]])
    junk = r.events("meteor")[1]
    assert (junk.data["size"], junk.data["side"], sorted(junk.data["aims"])) == ("large", "front", ["1", "2"])
    assert [event.seat for event in r.events("rolled")] == [0, 0]


@pytest.mark.rule("KX-13.16")
def test_what_is_hit_is_no_junk() -> None:
    r = journey(SMOOTH, SMOOTH, roads="space_waste", cards="meteors meteors=large_left", dice=[7])
    assert hits(r, 0) == ["6,7"]
    assert len(r.events("meteor")) == 1


@pytest.mark.rule("KX-13.20", "KX-13.19")
def test_what_falls_off_in_the_barrage_flies_on_when_its_owner_comes() -> None:
    r = journey(TAILED, TAILED, SMOOTH, roads="space_waste", cards=SALVO, dice=[6, 6, 8])
    go_on(r, "7,7")
    assert [event.seat for event in r.events("junk_flies")] == [0, 1]
    assert [list(event.data["aims"]) for event in r.events("meteor")] == [["1", "2"], ["2"]]


@pytest.mark.rule("KX-13.21", "KX-13.68")
def test_a_ship_that_must_give_up_leaves_after_its_junk_has_flown() -> None:
    doomed = "ship I\n5,7 structural 0300\n6,7 structural 0303\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"
    r = journey(doomed, LINER, roads="space_waste", cards=SALVO, dice=[7, 2, 2, 2])
    go_on(r, "6,7", "5,7")
    told = [event.kind for event in r.happened]
    assert told.index("meteor") < told.index("gave_up")


@pytest.mark.rule("KX-13.22", "KX-13.24", "KX-13.52", "KX-EX-34")
def test_of_a_tie_for_the_most_crew_only_the_one_behind_is_spared() -> None:
    four = SCOUT + "6,7 cabin 0300 crew=2\n8,7 structural 0003\n"
    r = journey(LINER, LINER, four, SMOOTH, roads="remorseless_fate", cards="sabotage", dice=[2] * 6)
    assert {event.seat for event in r.events("sabotage_tried")} == {0, 2, 3}


@pytest.mark.rule("KX-13.23", "KX-13.22", "KX-EX-30")
def test_sabotage_tries_three_times_for_all_and_who_was_hit_is_left_alone() -> None:
    r = journey(SCOUT, SMOOTH, LINER, roads="remorseless_fate", cards="sabotage", dice=[2, 2, 6, 7, 7, 6])
    assert [(event.seat, event.data["square"]) for event in r.events("sabotage_tried")] == [
        (0, None),
        (1, None),
        (0, None),
        (1, "6,7"),
        (0, "7,6"),
    ]


@pytest.mark.rule("KX-13.52")
def test_all_but_the_strongest_suffer_a_line_in_full_and_shots_are_rolled_once() -> None:
    days = journey(LINER, SMOOTH, SCOUT, roads="remorseless_fate", cards="combat_zone lines=crew:days:2")
    assert [(event.seat, event.data["days"]) for event in days.events("moved")] == [(2, -2), (1, -2)]
    shots = journey(SMOOTH, LINER, SMOOTH, roads="remorseless_fate", cards=SALVO, dice=[6])
    assert len(shots.events("rolled")) == 1
    assert (hits(shots, 0), hits(shots, 1), hits(shots, 2)) == (["6,7"], [], ["6,7"])


@pytest.mark.rule("KX-13.52")
def test_an_epidemic_takes_the_cabins_and_stardust_what_has_open_connectors() -> None:
    r = journey(LINER, SCOUT, roads="remorseless_fate", cards=["epidemic", "stardust"])
    assert lost(r, "components_given_up") == [["6,7", "7,7", "8,7"]]
    go_on(fly(go_on(r)))
    assert lost(r, "parts_lost", 1)[0] == ["7,7"]
    assert not r.events("moved", 1)


PUSHED = "combat_zone lines=engines:days:4"


@pytest.mark.rule("KX-13.53", "KX-13.26", "KX-EX-35")
def test_who_moved_as_many_days_as_the_die_shows_loses_what_stands_where_one_roll_points() -> None:
    """The racer moves 5 days, the other 1; the die shows 5. The next two rolls are 6 and 7."""
    r = journey(RACER, SMOOTH, roads="structural_weakness", cards="open_space", fly_on=False)
    r.state.chance.script("dice", [4, 2, 2, 2, 3], only=True)
    go_on(fly(r), "7,7", "5,7")
    (tried,) = r.events("joints_tried")
    assert (tried.data["die"], tried.data["count"], tried.data["seats"]) == (5, 1, [0])
    assert [(event.seat, event.data["square"]) for event in r.events("spot_rolled")] == [(0, "6,7")]
    assert ["6,7"] in lost(r, "parts_lost")
    assert not r.events("component_destroyed")


@pytest.mark.rule("KX-13.53", "KX-EX-35")
@pytest.mark.parametrize(("days", "weak"), [((-2, 3), True), ((-4,), False)])
def test_days_gained_and_days_lost_add_up(days: tuple[int, ...], weak: bool) -> None:
    r = journey(SMOOTH, LINER, roads="structural_weakness", cards="nothing", fly_on=False)
    table = r.state.copy()
    table.flight.card = "nothing"
    road: Any = modifiers()["structural_weakness"]
    list(road.at_card(table))
    for moved in days:
        list(road.after_move(table, table.ships[0], Moved(moved, (), "")))
    table.chance.script("dice", [4, 0, 0, 0, 0])
    list(road.at_resolved(table))
    told = [event for event in table.events if event.kind == "joints_tried"]
    assert [event.data["seats"] for event in told] == [[0] if weak else []]


@pytest.mark.rule("KX-13.53")
def test_where_nobody_moved_no_die_is_rolled() -> None:
    assert not journey(SMOOTH, SMOOTH, roads="structural_weakness", cards="nothing").events("joints_tried")


@pytest.mark.rule("KX-13.54", "KX-13.26")
def test_cosmic_psychosis_destroys_a_cabin_with_humans_after_every_card() -> None:
    r = journey(LINER, SMOOTH, roads="cosmic_psychosis", cards="nothing", dice=[6, 7])
    assert [event.seat for event in r.events("rolled")] == [0, 0]
    assert (hits(r, 0), hits(r, 1)) == (["6,7"], [])
    assert r.state.ships[0].crew_count == 4


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


@pytest.mark.rule("KX-13.60", "KX-13.35")
def test_goods_and_batteries_that_are_destroyed_take_the_eight_squares_around_along() -> None:
    r = journey(LOADED, LINER, roads="explosive_stuff", cards=SALVO, dice=[7])
    assert {"6,6", "6,7", "7,6", "7,7", "8,6", "8,7"} <= set(hits(r, 0))
    r = journey(LOADED.replace(" goods=B", ""), LINER, roads="explosive_stuff", cards="sabotage", dice=[6, 7])
    assert {"6,7", "6,6", "7,6", "7,7", "7,8"} <= set(hits(r, 0))


@pytest.mark.rule("KX-13.37")
def test_one_explosion_sets_off_the_next() -> None:
    ship = "ship I\n5,7 cargo_2 0300 goods=B\n6,7 structural 0303\n7,7 starting_cabin 3333 crew=2\n"
    ship += "5,8 structural 0300\n6,8 battery_2 0303 cells=1\n7,8 structural 3003\n"
    r = journey(ship, LINER, roads="explosive_stuff", cards=SALVO, dice=[5])
    assert sorted(hits(r, 0)) == ["5,7", "5,8", "6,7", "6,8", "7,7", "7,8"]


@pytest.mark.rule("KX-13.60")
def test_what_is_empty_does_not_explode() -> None:
    empty = LOADED.replace(" goods=B", "").replace(" cells=2", "")
    assert hits(journey(empty, LINER, roads="explosive_stuff", cards=SALVO, dice=[7]), 0) == ["7,6"]


@pytest.mark.rule("KX-13.36")
def test_what_falls_off_does_not_explode() -> None:
    ship = TAILED.replace("5,7 structural 0300", "5,7 cargo_2 0300 goods=B")
    r = go_on(journey(ship, LINER, roads="explosive_stuff", cards=SALVO, dice=[6]), "7,7")
    assert (hits(r, 0), lost(r, "parts_lost")) == (["6,7"], [["5,7"]])


@pytest.mark.rule("KX-13.49", "KX-13.11")
@pytest.mark.parametrize(
    "card", ["slavers strength=9 days=1 crew_loss=1 credits=1", "abandoned_ship crew_loss=1 credits=3 days=1"]
)
def test_cabins_of_lost_crew_are_given_up_with_whoever_is_left_and_cost_nothing(card: str) -> None:
    r = journey(LINER, SMOOTH, roads="personalized_cabins", cards=card)
    go_on(r, "yes", "6,7")
    assert lost(r, "components_given_up") == [["6,7"]]
    assert r.state.ships[0].crew_count == 4
    assert r.state.ships[0].lost == ()
    assert "6,7" not in squares(r)
