"""Hyperspace together with halves, roads and machinations."""

from __future__ import annotations

import pytest

from tests.galaxy.modules.big_expansion.together import JUMPER, PLAIN_TWIN, QUIET, TWIN, fly, go_on, hits, meet, story
from tests.galaxy.rules.ships_cards import LINER, SCOUT


@pytest.mark.rule("BX-8.32", "BX-R-82")
def test_both_halves_may_jump_when_a_card_is_turned_up() -> None:
    r = meet(TWIN, PLAIN_TWIN, card="meteors meteors=small_front", dice=[5])
    assert r.options(0) == ["jump 6,8", "jump 10,8", "stay"]
    r.choose(0, "jump 6,8")
    assert (r.question(), r.options(0)) == ("jump 0", ["jump 10,8", "stay"])
    r.choose(0, "jump 10,8")
    assert list(r.events("meteor")[0].data["aims"]) == ["1"]
    go_on(r)
    assert r.state.ships[0].is_away
    fly(r)
    assert story(r, "section_back") == [("section_back", 0)] * 2
    assert r.state.ships[0].is_complete


@pytest.mark.rule("BX-8.32", "BX-4.46")
def test_both_halves_may_jump_one_after_the_other_when_something_is_counted() -> None:
    r = meet(TWIN, PLAIN_TWIN, PLAIN_TWIN, card="combat_zone lines=crew:days:1")
    r.choose(0, "stay").choose(0, "jump 10,8").choose(0, "jump 6,8")
    assert [event.seat for event in r.events("weakest")] == [1]


@pytest.mark.rule("BX-4.36", "BX-12.17")
@pytest.mark.parametrize(("roads", "price"), [("", 1), ("bum_batteries", 1)])
def test_an_engine_that_is_powered_already_needs_no_second_token_to_jump(roads: str, price: int) -> None:
    ship = JUMPER.replace("8,8 engine", "8,8 double_engine").replace("battery_2 0300 cells=2", "battery_3 0300 cells=3")
    r = meet(ship, SCOUT, card="open_space", roads=roads).choose(0, "stay")
    assert r.asked(0).about["options"]["jump 8,8"]["price"]["cells"] == 2 + bool(roads)
    r.choose(0, "8,8")
    assert r.asked(0).about["options"]["jump 8,8"]["price"]["cells"] == price
    r.choose(0, "jump 8,8")
    assert r.state.ships[0].cell_count == 1 - bool(roads)


@pytest.mark.rule("BX-12.5", "BX-12.6")
def test_who_leads_after_the_leaders_jump_is_envied_and_so_is_who_returns_as_leader() -> None:
    r = meet(JUMPER, SCOUT, LINER, card=QUIET, roads="engine_envy", dice=[2, 2])
    r.choose(0, "jump 8,8")
    assert [(event.seat, event.data["by"]) for event in r.events("envied")] == [(1, 2)]
    fly(r)
    assert [(event.seat, event.data["by"]) for event in r.events("envied")][1:] == [(0, 1)]


@pytest.mark.rule("BX-12.5", "BX-4.47")
def test_nobody_is_envied_for_a_lead_that_was_theirs_before() -> None:
    r = meet(SCOUT, JUMPER, card=QUIET, roads="engine_envy").choose(1, "jump 8,8")
    assert not r.events("envied")


@pytest.mark.rule("BX-12.16", "BX-R-80", "BX-R-52", "BX-R-65")
def test_cosmic_psychosis_reaches_a_half_in_hyperspace_and_metal_fatigue_does_not() -> None:
    r = meet(TWIN, PLAIN_TWIN, card="open_space", roads="metal_fatigue cosmic_psychosis", dice=[9, 7, 9, 7])
    r.choose(0, "jump 10,8").choose(0, "stay")
    go_on(r, "done")
    assert [event.data["square"] for event in r.events("spot_rolled", 0)] == [None, "9,7"]
    assert hits(r) == ["10,8", "9,7"]
    ship = r.state.ships[0]
    assert ship.away == ["right"]
    assert "9,7" not in ship.absent["right"]["pieces"]
    assert r.state.flight.positions.keys() == {0, 1}


@pytest.mark.rule("BX-12.16", "BX-8.24")
def test_a_half_that_lost_its_last_human_in_hyperspace_gives_up_when_it_is_back() -> None:
    r = meet(TWIN, PLAIN_TWIN, card=QUIET, roads="cosmic_psychosis", dice=[9, 7, 2, 2])
    r.choose(0, "jump 10,8").choose(0, "stay")
    go_on(r)
    assert not r.events("section_gave_up", 0)
    go_on(fly(r), "stay")
    told = [(event.data["section"], event.data["why"]) for event in r.events("section_gave_up", 0)]
    assert told == [("right", "no_humans")]


@pytest.mark.rule("BX-R-93", "BX-12.16")
def test_what_falls_off_in_hyperspace_hits_nobody() -> None:
    """The cabin of the half that is away takes what hangs on it along."""
    r = meet(TWIN, PLAIN_TWIN, card=QUIET, roads="cosmic_psychosis space_junk", dice=[9, 7])
    r.choose(0, "jump 10,8").choose(0, "stay")
    go_on(r)
    assert r.events("parts_lost", 0)
    assert not r.events("junk_flies")
    whole = meet(JUMPER, SCOUT, card=QUIET, roads="cosmic_psychosis space_junk", dice=[7, 7])
    whole.choose(0, "jump 8,8")
    go_on(whole)
    assert whole.events("parts_lost", 0)
    assert not whole.events("junk_flies")


@pytest.mark.rule("BX-R-92", "BX-R-14")
def test_the_union_wants_to_be_paid_in_hyperspace_too() -> None:
    r = meet(JUMPER, SCOUT, card=QUIET, roads="union_ship", after=[QUIET], purses=[4, 4], evil_machinations="no")
    fly(r.choose(0, "jump 8,8"))
    assert r.question() == "pay_union 0"
    r.choose(0, "pay").choose(1, "pay")
    assert [(event.seat, event.data["amount"]) for event in r.events("paid")][:2] == [(0, 2), (1, 2)]


@pytest.mark.rule("BX-R-92", "BX-R-80")
def test_a_ship_of_which_both_halves_are_away_pays_for_all_and_stays_away() -> None:
    r = meet(TWIN, PLAIN_TWIN, card=QUIET, roads="union_ship", after=[QUIET], purses=[9, 9], evil_machinations="no")
    fly(r.choose(0, "jump 6,8").choose(0, "jump 10,8"))
    assert r.asked(0).about["due"] == 4
    r.choose(0, "give up left")
    assert r.asked(0).about["due"] == 2
    r.choose(0, "pay")
    assert [event.data["amount"] for event in r.events("paid", 0)] == [2]


@pytest.mark.rule("BX-R-92", "BX-8.28")
def test_half_a_ship_may_leave_the_union_and_only_the_other_is_paid_for() -> None:
    loaded = PLAIN_TWIN.replace("5,7 cabin 0030", "5,7 cabin 0330") + "6,7 cargo_2 0003 goods=Y\n"
    r = meet(loaded, PLAIN_TWIN, card=QUIET, roads="union_ship", after=[], purses=[2, 9], evil_machinations="no")
    assert r.question() == "pay_union 0"
    assert r.options(0) == ["give up", "give up left", "give up right"]
    told = r.asked(0).about["options"]["give up left"]
    assert (told["price"]["crew"], told["gain"], told["then"]) == (2, {"credits": 2}, "section_left")
    r.choose(0, "give up right")
    assert r.options(0) == ["pay", "give Y 6,7", "give up"]
    r.choose(0, "give Y 6,7").choose(0, "pay")
    assert [event.data["amount"] for event in r.events("paid", 0)] == [1]
    assert [event.data["section"] for event in r.events("section_gave_up", 0)] == ["right"]


@pytest.mark.rule("BX-8.34", "BX-13.6", "BX-R-97")
def test_at_a_checkpoint_ships_with_both_halves_rank_first() -> None:
    r = meet(TWIN, TWIN, PLAIN_TWIN, card="EM02").choose(0, "jump 6,8").choose(0, "stay").choose(1, "stay")
    assert [(event.seat, event.data["amount"]) for event in r.events("earned")] == [(1, 8), (2, 6), (0, 4)]


@pytest.mark.rule("BX-8.35", "BX-13.6")
def test_quality_control_looks_at_ships_with_both_halves_only() -> None:
    smooth = PLAIN_TWIN.replace("5,7 cabin 0030 crew=2\n5,8 engine 3000 ^\n", "")
    rough = PLAIN_TWIN.replace("0030", "3333")
    r = meet(smooth, rough, card="EM03")
    assert [event.seat for event in r.events("earned")] == [1]


GUNBOATS = """
ship IIA
4,6 cannon_booster 0330
5,6 cannon 0003 ^
4,7 battery_2 3300 cells=2
5,7 cabin 0033 crew=2
5,8 engine 3000 ^
8,6 cannon_booster 0330
9,6 cannon 0003 ^
8,7 battery_3 3300 cells=3
9,7 cabin 0333 crew=2
9,8 engine 3000 ^
10,7 engine_booster 0033
10,8 engine 3000 ^
"""


@pytest.mark.rule("BX-8.33", "BX-4.35")
def test_what_was_boosted_in_a_half_that_jumps_does_not_count_and_keeps_no_booster_of_the_other_busy() -> None:
    r = meet(GUNBOATS, PLAIN_TWIN, card="slavers strength=3 days=1 crew_loss=1 credits=4")
    r.choose(0, "stay").choose(0, "boost 9,6").choose(0, "jump 10,8")
    assert r.asked(0).about["strength"] == 1
    assert r.options(0) == ["boost 5,6", "done"]
    r.choose(0, "boost 5,6")
    assert [event.data["strength"] for event in r.events("cannons_counted", 0)] == [4]
    assert r.events("enemy_beaten", 0)
    assert hits(r) == ["10,8", "5,6"]
