"""Roads about meteors, shots and enemies."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from starboard.engine import Game, Rehearsal, Rule
from starboard.galaxy import RULES, registry
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from tests.galaxy.modules.rough_roads.travel import fly, go_on, hits, squares, travel
from tests.galaxy.rules.ships_cards import FREIGHTER, GUARDED, LINER, RACER, SCOUT, SMOOTH, WARSHIP

DERELICT = "abandoned_ship crew_loss=2 credits=5 days=2"
STATION = "abandoned_station crew_needed=2 goods=B days=1"


def days(r: Rehearsal[Table], seat: int) -> list[int]:
    return [event.data["days"] for event in r.events("moved", seat)]


@pytest.mark.rule("BX-12.1", "BX-2.2", "BX-2.8", "BX-2.11", "BX-R-45")
def test_stronger_ships_behind_fire_a_heavy_shot_each_from_the_rear_and_roll_for_it() -> None:
    r = travel(LINER, WARSHIP, SCOUT, roads="stiff_competition", cards=DERELICT, dice=[7])
    r.choose(0, "yes")
    assert [event.seat for event in r.events("cannons_counted")] == [0, 1, 2]
    assert [(event.seat, event.data["at"]) for event in r.events("rival_fires")] == [(1, 0)]
    assert [event.seat for event in r.events("rolled")] == [1]
    (shot,) = r.events("shot")
    assert (shot.data["weight"], shot.data["side"], list(shot.data["aims"])) == ("heavy", "rear", ["0"])
    assert hits(r, 0) == ["7,8"]


@pytest.mark.rule("BX-12.2")
@pytest.mark.parametrize("choice", ["yes", "no"])
def test_after_the_shots_the_player_may_change_their_mind_at_no_cost(choice: str) -> None:
    r = travel(LINER, WARSHIP, roads="stiff_competition", cards=DERELICT, dice=[2]).choose(0, "yes")
    assert r.question() == "still_use_card 0"
    assert r.asked(0).about["options"]["yes"]["price"] == {"crew": 2, "days": 2}
    r.choose(0, choice)
    if choice == "no":
        assert r.question() == "use_card 1"
        r.choose(1, "no")
        assert not r.events("moved")
    else:
        go_on(r)
        assert days(r, 0) == [-2]


@pytest.mark.rule("BX-12.2", "BX-12.3", "BX-R-91")
def test_the_next_one_passes_the_same_procedure() -> None:
    r = travel(LINER, LINER, WARSHIP, roads="stiff_competition", cards=DERELICT, dice=[2, 2])
    r.choose(0, "yes", "no").choose(1, "yes")
    assert [event.seat for event in r.events("cannons_counted")] == [0, 1, 2, 1, 2]
    assert [event.data["at"] for event in r.events("rival_fires")] == [0, 1]
    r.choose(1, "no")
    assert r.question() == "use_card 2"


@pytest.mark.rule("BX-12.1")
def test_equal_strength_fires_nothing_and_nobody_is_asked_again() -> None:
    r = travel(LINER, SCOUT, roads="stiff_competition", cards=STATION).choose(0, "yes")
    assert not r.events("shot")
    assert r.events("card_used", 0)


@pytest.mark.rule("BX-R-91")
def test_who_has_no_crew_left_for_it_after_the_shots_does_not_get_it() -> None:
    lone = SCOUT.replace("crew=2", "crew=1") + "8,7 cabin 0003 crew=1\n"
    r = travel(lone, WARSHIP, roads="stiff_competition", cards=DERELICT, dice=[8]).choose(0, "yes")
    assert hits(r, 0) == ["8,7"]
    assert r.events("card_declined", 0)
    assert r.question() == "use_card 1"


@pytest.mark.rule("BX-12.4", "BX-2.8", "BX-2.11", "BX-R-46")
def test_a_new_leader_takes_a_light_shot_from_the_rear_rolled_by_the_ship_behind() -> None:
    r = travel(SCOUT, RACER, roads="engine_envy", cards="open_space", at=[3, 2], dice=[7])
    assert [(event.seat, event.data["by"]) for event in r.events("envied")] == [(1, 0)]
    (shot,) = r.events("shot")
    assert (shot.data["weight"], shot.data["side"]) == ("light", "rear")
    assert [event.seat for event in r.events("rolled")] == [0]
    assert hits(r, 1) == ["7,8"]


@pytest.mark.rule("BX-12.4")
def test_the_same_leader_is_not_envied() -> None:
    r = travel(RACER, SCOUT, roads="engine_envy", cards="open_space")
    assert not r.events("shot")


@pytest.mark.rule("BX-12.5")
def test_a_leader_who_has_given_up_causes_it() -> None:
    engineless = SCOUT.replace("7,8 engine 3000 ^\n", "")
    r = travel(engineless, SCOUT, SCOUT, roads="engine_envy", cards="open_space", dice=[2])
    assert r.events("gave_up", 0)
    assert [(event.seat, event.data["by"]) for event in r.events("envied")] == [(1, 2)]


class Away:
    """The first ship is out of the race for a card, as if in hyperspace."""

    name = "away"
    rank: Mapping[str, int] = {}

    def racing(self, table: Table, ships: list[Ship]) -> list[Ship]:
        return [ship for ship in ships if ship.seat != 0]

    def at_cleared(self, table: Table) -> Rule:
        table.take_out_of_play(self.name)
        yield from ()


@pytest.mark.rule("BX-12.6", "BX-12.5", "BX-R-65", "BX-2.2")
def test_who_comes_back_as_leader_is_fired_at_before_the_next_card(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {**registry.modifiers(), Away.name: Away()}
    monkeypatch.setattr(registry, "modifiers", lambda: known)
    registry._seams.cache_clear()
    r = travel(SCOUT, SCOUT, SCOUT, roads="engine_envy", cards="nothing", dice=[2], fly_on=False)
    table = r.state.copy()
    table.put_into_play(Away.name)
    r = fly(Rehearsal(Game.from_state(RULES, table.setup, table)))
    registry._seams.cache_clear()
    assert [(event.seat, event.data["by"]) for event in r.events("envied")] == [(0, 1)]
    assert len(r.events("card_turned_up")) == 1


@pytest.mark.rule("BX-12.7")
def test_if_the_shot_makes_the_new_leader_give_up_there_is_no_second_one() -> None:
    frail = "ship I\n7,7 starting_cabin 3333 crew=2\n7,6 structural 0030\n8,7 engine 0003 ^\n"
    engineless = SCOUT.replace("7,8 engine 3000 ^\n", "")
    r = travel(engineless, frail, SCOUT, SCOUT, roads="engine_envy", cards="open_space", dice=[7])
    go_on(r, "7,6", "8,7")
    assert r.events("gave_up", 1)
    assert len(r.events("shot")) == 1
    fly(r)
    assert len(r.events("envied")) == 1


@pytest.mark.rule("BX-R-46")
def test_with_nobody_behind_there_is_no_shot() -> None:
    engineless = SCOUT.replace("7,8 engine 3000 ^\n", "")
    r = travel(engineless, SCOUT, roads="engine_envy", cards="open_space")
    assert not r.events("shot")


@pytest.mark.rule("BX-R-53", "BX-2.6", "BX-2.8")
def test_locals_fire_at_all_who_land_with_one_roll_before_they_load() -> None:
    r = travel(FREIGHTER, FREIGHTER, FREIGHTER, roads="paranoid_locals", cards="planets planets=RB,Y days=1", dice=[7])
    r.choose(0, "pass").choose(1, "land 1").choose(2, "land 2")
    assert [event.seat for event in r.events("rolled")] == [1]
    (shot,) = r.events("shot")
    assert (shot.data["weight"], shot.data["side"], sorted(shot.data["aims"])) == ("heavy", "rear", ["1", "2"])
    assert (hits(r, 0), hits(r, 1), hits(r, 2)) == ([], ["7,8"], ["7,8"])
    assert r.question().startswith("load 1")


@pytest.mark.rule("BX-R-53")
def test_where_nobody_lands_nobody_fires() -> None:
    r = travel(RACER, RACER, roads="paranoid_locals", cards="planets planets=RB days=1")
    r.choose(0, "pass").choose(1, "pass")
    assert not r.events("shot")


@pytest.mark.rule("BX-R-53")
def test_enemies_are_stronger_by_the_lower_of_two_dice() -> None:
    slavers = "slavers strength=1 days=1 crew_loss=1 credits=3"
    r = travel(SCOUT, SCOUT, roads="big_baddies", cards=[slavers, "meteors meteors=small_left"], dice=[(5, 3), 2])
    assert [event.seat for event in r.events("rolled")] == [0]
    assert r.events("contest")[0].data["against"] == {"0": 4, "1": 4}
    fly(go_on(r))
    assert len(r.events("enemy_grew")) == 1


@pytest.mark.rule("BX-R-53")
def test_bad_luck_rolls_again_while_everybody_is_missed_three_times_in_all() -> None:
    r = travel(SMOOTH, SMOOTH, roads="bad_luck", cards="meteors meteors=large_left,small_left", dice=[2, 12, 3, 2, 7])
    assert [event.data["total"] for event in r.events("meteor")] == [3, 7]
    endings = [event.kind for event in r.happened if event.kind in ("missed", "bounced")]
    assert endings == ["missed", "missed", "bounced", "bounced"]


@pytest.mark.rule("BX-12.18", "BX-R-73")
def test_large_meteors_are_small_and_small_ones_large() -> None:
    r = travel(SMOOTH, SCOUT, roads="meteoric_inversion", cards="meteors meteors=large_front,small_left", dice=[6, 7])
    assert [event.data["size"] for event in r.events("meteor")] == ["small", "large"]
    assert r.events("bounced", 0)
    assert hits(r, 0) == ["6,7"]


@pytest.mark.rule("BX-12.18")
def test_a_large_meteor_from_the_rear_is_shot_only_by_a_cannon_that_points_at_it_in_its_column() -> None:
    rear_gun = SMOOTH.replace("7,8 engine 3000 ^", "7,8 cannon 3000 v")
    r = travel(rear_gun, SCOUT, roads="meteoric_inversion", cards="meteors meteors=small_rear,small_rear", dice=[7, 6])
    assert [event.data["square"] for event in r.events("meteor_shot")] == ["7,8"]
    assert hits(r, 0) == ["6,7"]


@pytest.mark.rule("BX-12.18", "BX-11.6")
def test_where_it_holds_for_some_only_the_others_meet_what_the_card_says() -> None:
    r = travel(SMOOTH, SMOOTH, roads="meteoric_inversion", cards="meteors meteors=large_left", seats=(1,), dice=[7])
    assert hits(r, 0) == ["6,7"]
    assert hits(r, 1) == []


LONG = """
ship I
5,7 structural 0300
6,7 structural 0303
7,7 starting_cabin 3333 crew=2
8,7 structural 0003
7,8 engine 3000 ^
"""


@pytest.mark.rule("BX-12.24", "BX-R-71")
def test_a_projectile_goes_on_to_the_next_component_and_then_stops() -> None:
    r = travel(LONG, SCOUT, roads="piercing_projectiles", cards="meteors meteors=large_left", dice=[7])
    assert hits(r, 0) == ["5,7", "6,7"]
    assert "7,7" in squares(r)


@pytest.mark.rule("BX-12.24")
def test_it_flies_over_empty_squares() -> None:
    gap = "ship I\n5,7 structural 0030\n5,8 structural 3300\n6,8 structural 0303\n7,8 structural 3003\n"
    gap += "7,7 starting_cabin 3333 crew=2\n8,7 engine 0003 ^\n"
    r = travel(gap, SCOUT, roads="piercing_projectiles", cards="meteors meteors=large_left", dice=[7])
    assert hits(r, 0) == ["5,7", "7,7"]


@pytest.mark.rule("BX-12.25", "BX-12.24")
def test_a_plated_side_stops_it() -> None:
    plated = """
    ship I
    5,7 structural 0030
    6,7 structural 0304
    7,7 starting_cabin 3333 crew=2
    8,7 structural 0003
    5,8 structural 3300
    6,8 structural 0303
    7,8 structural 3003
    """
    r = travel(plated, SCOUT, roads="piercing_projectiles", cards="meteors meteors=large_left", dice=[7])
    assert hits(r, 0) == ["5,7"]


@pytest.mark.rule("BX-12.26")
@pytest.mark.parametrize(("first", "struck"), [("0330", ["5,7", "6,7"]), ("0300", [])])
def test_a_small_meteor_needs_exposed_connectors_newly_exposed_ones_count(first: str, struck: list[str]) -> None:
    """The first component has an open connector to the left, or none; the second was covered by the first."""
    ship = LONG.replace("5,7 structural 0300", f"5,7 structural {first[:3]}{'3' if struck else '0'}")
    r = travel(ship, SCOUT, roads="piercing_projectiles", cards="meteors meteors=small_left", dice=[7])
    assert hits(r, 0) == struck


@pytest.mark.rule("BX-12.26")
def test_a_small_meteor_stops_at_a_second_component_without_a_connector() -> None:
    ship = "ship I\n5,7 structural 0033\n5,8 structural 3300\n6,8 structural 3303\n7,8 structural 3003\n"
    ship += "6,7 structural 0030\n7,7 starting_cabin 3333 crew=2\n8,7 engine 0003 ^\n"
    r = travel(ship, SCOUT, roads="piercing_projectiles", cards="meteors meteors=small_left", dice=[7])
    assert hits(r, 0) == ["5,7"]


@pytest.mark.rule("BX-R-71")
def test_a_shield_stops_it_before_the_first_impact_and_its_price_counts_both() -> None:
    ship = GUARDED + "9,7 structural 0303\n"
    ship = ship.replace("8,7 shield 0003 ^", "8,7 shield 0303 ^")
    r = travel(ship, SCOUT, roads="piercing_projectiles", cards="meteors meteors=small_right", dice=[7])
    assert r.question() == "shield 0"
    assert r.asked(0).about["options"]["none"]["price"]["components"] == 2
    r.choose(0, "8,7")
    assert hits(r, 0) == []
