"""Roads about meteors, shots and enemies."""

from __future__ import annotations

import pytest

from starboard.galaxy.adventures.deck import CARDS
from tests.galaxy.modules.more_roads.journey import journey
from tests.galaxy.roads import fly, go_on, hits, squares
from tests.galaxy.rules.ships_cards import FREIGHTER, GUARDED, LINER, RACER, SCOUT, SMOOTH, WARSHIP

GUNNER = """
ship I
6,7 cannon 0300 <
7,6 double_cannon 0030 ^
7,7 starting_cabin 3333 crew=2
8,7 battery_2 0003 cells=1
7,8 engine 3000 ^
"""
"""A single cannon to the left in row 7, a double one to the front in column 7."""
DERELICT = "abandoned_ship crew_loss=2 credits=5 days=2"
STATION = "abandoned_station crew_needed=2 goods=B days=1"


@pytest.mark.rule("KX-13.48")
def test_the_ship_behind_a_new_leader_may_fire_along_one_of_its_own_cannons_without_dice() -> None:
    r = journey(GUNNER, RACER, roads="welcome_to_the_lead", cards="open_space", at=[3, 2], dice=[(1, 1)])
    assert (r.question(), sorted(r.options(0))) == ("welcome_leader 0", ["6,7", "7,6", "none"])
    told = r.asked(0).about
    assert told["at"] == 1
    assert (told["options"]["7,6"]["price"], told["options"]["7,6"]["then"]) == ({"cells": 1}, "shot_strikes")
    assert (told["options"]["6,7"]["price"], told["options"]["6,7"]["then"]) == ({}, "shot_strikes")
    r.choose(0, "7,6")
    (shot,) = r.events("shot")
    assert (shot.data["weight"], shot.data["side"], list(shot.data["aims"])) == ("light", "rear", ["1"])
    assert not r.events("rolled")
    assert hits(r, 1) == ["7,8"]
    assert r.state.ships[0].cell_count == 0


@pytest.mark.rule("KX-13.48")
def test_a_cannon_to_the_left_strikes_from_the_right_and_a_shield_may_stop_it() -> None:
    leader = RACER.replace("9,7 structural 0033", "9,7 shield 0033 ^").replace(
        "5,7 structural 0330", "5,7 battery_2 0330 cells=2"
    )
    r = journey(GUNNER, leader, roads="welcome_to_the_lead", cards="open_space", at=[3, 2])
    r.choose(0, "6,7")
    (shot,) = r.events("shot")
    assert [aim["side"] for aim in shot.data["aims"]["1"]] == ["right"]
    assert r.question() == "shield 1"


@pytest.mark.rule("KX-13.48")
def test_the_ship_behind_may_hold_its_fire_and_the_old_leader_is_left_alone() -> None:
    r = journey(GUNNER, RACER, roads="welcome_to_the_lead", cards="open_space", at=[3, 2]).choose(0, "none")
    assert not r.events("shot")
    fly(go_on(r))
    assert not journey(RACER, GUNNER, roads="welcome_to_the_lead", cards="open_space").events("leader_welcomed")


@pytest.mark.rule("KX-13.48")
def test_who_has_no_weapon_or_nobody_behind_fires_nothing() -> None:
    unarmed = SCOUT.replace("7,6 cannon 0030 ^", "7,6 structural 0030")
    r = journey(unarmed, RACER, roads="welcome_to_the_lead", cards="open_space", at=[3, 2])
    assert r.question().startswith("next_card")
    engineless = SCOUT.replace("7,8 engine 3000 ^\n", "")
    r = journey(engineless, GUNNER, roads="welcome_to_the_lead", cards="open_space")
    assert r.events("gave_up", 0)
    assert not r.events("shot")


@pytest.mark.rule("KX-13.55", "KX-13.27")
@pytest.mark.parametrize(("second", "weight", "aimed"), [("land 2", "light", ["0", "1"]), ("pass", "heavy", ["0"])])
def test_inhabitants_fire_from_the_front_at_all_who_have_landed_before_they_load(
    second: str, weight: str, aimed: list[str]
) -> None:
    card = "planets planets=RB,Y days=1"
    r = journey(FREIGHTER, FREIGHTER, roads="paranoid_inhabitants", cards=card, dice=[2])
    r.choose(0, "land 1")
    assert not r.events("rolled"), "all decide first"
    r.choose(1, second)
    (shot,) = r.events("shot")
    assert (shot.data["weight"], shot.data["side"], sorted(shot.data["aims"])) == (weight, "front", aimed)
    assert [event.seat for event in r.events("rolled")] == [0]
    assert r.question() == "load 0", "a landing cannot be taken back, and goods are loaded last"


@pytest.mark.rule("KX-13.31", "KX-13.58", "KX-13.7")
def test_what_does_no_harm_comes_again_up_to_three_further_times() -> None:
    r = journey(SMOOTH, SMOOTH, roads="no_luck", cards="meteors meteors=large_left", dice=[2, 12, 3, 2])
    assert [event.data["total"] for event in r.events("meteor")] == [2, 12, 3, 2]
    assert len(r.events("comes_again")) == 3


@pytest.mark.rule("KX-13.31")
def test_it_stops_when_a_component_is_destroyed() -> None:
    r = journey(SMOOTH, SMOOTH, roads="no_luck", cards="meteors meteors=large_left", dice=[2, 7])
    assert [event.data["total"] for event in r.events("meteor")] == [2, 7]
    assert (hits(r, 0), hits(r, 1)) == (["6,7"], ["6,7"])


@pytest.mark.rule("KX-13.31")
def test_it_stops_when_somebody_spends_a_battery_token_and_a_bounce_is_no_harm() -> None:
    ship = GUARDED.replace("8,7 shield 0003 ^", "8,7 shield 0303 ^")
    r = journey(ship, SMOOTH, roads="no_luck", cards="meteors meteors=small_right", dice=[8, 7])
    assert len(r.events("bounced")) >= 1
    r.choose(0, "8,7")
    assert [event.data["total"] for event in r.events("meteor")] == [8, 7]
    assert r.question() == "next_card 0 1"


@pytest.mark.rule("KX-13.58")
def test_shots_at_one_ship_come_again_too() -> None:
    r = journey(SMOOTH, LINER, roads="no_luck", cards="combat_zone lines=crew:shots:heavy_left", dice=[2, 7])
    assert len(r.events("shot")) == 2
    assert hits(r, 0) == ["6,7"]


@pytest.mark.rule("KX-13.56")
def test_a_result_that_destroyed_nothing_is_rolled_again_on_the_same_card() -> None:
    card = "meteors meteors=large_left,large_left,large_left"
    r = journey(SMOOTH, SMOOTH, roads="murphys_law", cards=card, dice=[2, 2, 2, 12, 12, 7])
    assert [event.data["total"] for event in r.events("meteor")] == [2, 12, 7]
    assert len(r.events("rolled")) == 6


@pytest.mark.rule("KX-13.56")
def test_on_the_next_card_and_after_a_hit_a_result_may_come_again() -> None:
    card = "meteors meteors=large_left"
    r = journey(SMOOTH, SMOOTH, roads="murphys_law", cards=[card, card], dice=[2, 2])
    fly(go_on(r))
    assert [event.data["total"] for event in r.events("meteor")] == [2, 2]
    long = SMOOTH.replace("6,7 structural 0300", "6,7 structural 0303") + "5,7 structural 0300\n"
    r = journey(long, long, roads="murphys_law", cards="meteors meteors=large_left,large_left", dice=[7, 7])
    assert (hits(r, 0), hits(r, 1)) == (["5,7", "6,7"], ["5,7", "6,7"])


@pytest.mark.rule("KX-13.56")
def test_when_every_result_has_done_no_harm_all_of_them_may_come_again() -> None:
    high = [3, 4, 11, 12, 2, 5, 6, 7, 8, 9, 10]
    card = "meteors meteors=" + ",".join(["small_left"] * 12)
    r = journey(SMOOTH, SMOOTH, roads="murphys_law", cards=card, dice=[*high, 3])
    assert [event.data["total"] for event in r.events("meteor")] == [*high, 3]


@pytest.mark.rule("KX-13.56", "KX-13.31")
def test_murphy_waits_until_bad_luck_has_done_with_a_hit() -> None:
    """The same harmless result may come four times for one meteor, and not again for the next one."""
    card = "meteors meteors=large_left,large_left"
    r = journey(SMOOTH, SMOOTH, roads="murphys_law no_luck", cards=card, dice=[2, 2, 2, 3, 2, 3, 7])
    assert [event.data["total"] for event in r.events("meteor")] == [2, 2, 2, 3, 7]


@pytest.mark.rule("KX-13.59", "KX-13.32")
def test_a_projectile_goes_on_to_the_next_component_over_empty_squares_and_then_stops() -> None:
    gap = "ship I\n5,7 structural 0030\n5,8 structural 3300\n6,8 structural 0303\n7,8 structural 3003\n"
    gap += "7,7 starting_cabin 3333 crew=2\n8,7 engine 0003 ^\n"
    r = journey(gap, SCOUT, roads="piercing_projectiles", cards="meteors meteors=large_left", dice=[7])
    assert hits(r, 0) == ["5,7", "7,7"]
    assert "8,7" in squares(r) or "8,7" in r.events("parts_lost", 0)[0].data["squares"]


@pytest.mark.rule("KX-13.33")
def test_a_small_meteor_bounces_off_a_smooth_second_component() -> None:
    ship = "ship I\n5,7 structural 0033\n5,8 structural 3300\n6,8 structural 3303\n7,8 structural 3003\n"
    ship += "6,7 structural 0030\n7,7 starting_cabin 3333 crew=2\n8,7 engine 0003 ^\n"
    r = journey(ship, SCOUT, roads="piercing_projectiles", cards="meteors meteors=small_left", dice=[7])
    assert hits(r, 0) == ["5,7"]


@pytest.mark.rule("KX-13.34")
def test_plating_stops_the_second_impact() -> None:
    plated = "ship I\n5,7 structural 0030\n6,7 structural 0304\n7,7 starting_cabin 3333 crew=2\n8,7 structural 0003\n"
    plated += "5,8 structural 3300\n6,8 structural 0303\n7,8 structural 3003\n"
    r = journey(plated, SCOUT, roads="piercing_projectiles", cards="meteors meteors=large_left", dice=[7])
    assert hits(r, 0) == ["5,7"]


@pytest.mark.rule("KX-13.65")
def test_large_meteors_are_small_and_small_ones_large_those_of_junk_as_well() -> None:
    card = "meteors meteors=large_front,small_left"
    r = journey(SMOOTH, SCOUT, roads="meteoric_inversion", cards=card, dice=[6, 7])
    assert [event.data["size"] for event in r.events("meteor")] == ["small", "large"]
    assert r.events("bounced", 0)
    assert hits(r, 0) == ["6,7"]


@pytest.mark.rule("KX-13.66")
def test_enemies_are_stronger_by_the_lower_of_two_dice_of_the_leader_for_the_whole_card() -> None:
    slavers = "slavers strength=1 days=1 crew_loss=1 credits=3"
    r = journey(SCOUT, SCOUT, roads="big_baddies", cards=slavers, dice=[(5, 3)])
    assert [event.seat for event in r.events("rolled")] == [0]
    assert r.events("contest")[0].data["against"] == {"0": 4, "1": 4}


@pytest.mark.rule("KX-13.67")
@pytest.mark.parametrize("card", [DERELICT, STATION])
def test_before_anybody_may_use_it_all_name_a_side_and_a_large_meteor_comes_from_there(card: str) -> None:
    r = journey(LINER, LINER, LINER, roads="abandoned_debris", cards=card, dice=[2])
    r.choose(0, "front").choose(1, "left")
    assert r.asked(2).about["named"] == {"front": 1, "left": 1}
    r.choose(2, "left")
    (meteor,) = r.events("meteor")
    assert (meteor.data["size"], meteor.data["side"], len(meteor.data["aims"])) == ("large", "left", 3)
    assert [event.seat for event in r.events("rolled")] == [0]
    assert r.question() == "use_card 0"


@pytest.mark.rule("KX-13.67")
def test_of_sides_that_tie_each_sends_one_in_the_order_in_which_they_were_named() -> None:
    r = journey(LINER, LINER, roads="abandoned_debris", cards=DERELICT, dice=[2, 2]).choose(0, "rear")
    r.choose(1, "front")
    assert [event.data["side"] for event in r.events("meteor")] == ["rear", "front"]


@pytest.mark.rule("KX-13.67")
def test_around_other_cards_there_is_no_debris() -> None:
    assert not journey(LINER, LINER, roads="abandoned_debris", cards="planets planets=B days=1").events("meteor")


@pytest.mark.rule("KX-13.4")
def test_with_a_handicap_debris_and_bad_luck_are_for_those_who_need_it() -> None:
    r = journey(SMOOTH, LINER, roads="abandoned_debris", cards=DERELICT, seats=(1,), dice=[2])
    r.choose(0, "left").choose(1, "left")
    assert list(r.events("meteor")[0].data["aims"]) == ["1"]
    r = journey(SMOOTH, LINER, roads="no_luck murphys_law", seats=(1,), dice=[2],
                cards="combat_zone lines=crew:shots:heavy_left")  # fmt: skip
    assert len(r.events("shot")) == 1


def test_cards_of_the_second_edition_are_known() -> None:
    assert any(card.startswith("second-") for card in CARDS)
    assert WARSHIP
