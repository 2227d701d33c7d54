"""The second lowest suffers as well, a little less: combat zones and sabotage."""

from __future__ import annotations

import pytest

from tests.galaxy.modules.fifth_wheel.table import days, meet, weakest
from tests.galaxy.rules.cards.test_enemies import CRUISER
from tests.galaxy.rules.ships_cards import FREIGHTER, LINER, RACER, SCOUT, SMOOTH, TUG, WARSHIP, squares_hit, story

ONE = SCOUT.replace("crew=2", "crew=1")


def zone(line: str) -> str:
    return f"combat_zone lines={line}"


@pytest.mark.rule("BX-6.12", "BX-6.13", "BX-6.14", "BX-6.16")
def test_the_two_slowest_lose_flight_days_the_second_one_less() -> None:
    r = meet(RACER, SCOUT, RACER, SCOUT, SCOUT, card=zone("engines:days:4"), at=[30, 22, 15, 8, 0])
    assert weakest(r) == [(1, 0), (3, 1)]  # all three scouts tie; the two farthest ahead are lower
    assert days(r) == [(3, -3), (1, -4)]  # the one farthest behind moves first


@pytest.mark.rule("BX-6.12", "BX-6.14")
def test_the_two_smallest_crews_give_up_members_the_second_one_less() -> None:
    r = meet(LINER, SCOUT, LINER, LINER, ONE, card=zone("crew:crew:2"))
    assert r.question().startswith("next_card")
    assert weakest(r) == [(4, 0), (1, 1)]
    assert [ship.crew_count for ship in r.state.ships if ship.crew_count] == [6, 1, 6, 6]


@pytest.mark.rule("BX-6.12", "BX-6.14")
def test_the_two_weakest_lose_goods_the_second_a_block_less() -> None:
    laden = FREIGHTER.replace("special_cargo_2 0300", "special_cargo_2 0300 goods=RY")
    r = meet(CRUISER, laden, laden, CRUISER, CRUISER, card=zone("cannons:goods:2"))
    assert weakest(r) == [(1, 0), (2, 1)]
    assert [r.state.ships[seat].blocks for seat in (1, 2)] == ["", "Y"]  # the most valuable first


@pytest.mark.rule("BX-6.12", "BX-6.14", "BX-6.15")
def test_shots_are_rolled_once_and_the_first_heavy_one_spares_the_second_weakest() -> None:
    line = "cannons:shots:heavy_front+light_front+heavy_front"
    r = meet(CRUISER, SMOOTH, SMOOTH, CRUISER, CRUISER, card=zone(line), dice=[6, 8, 7])
    assert weakest(r) == [(1, 0), (2, 1)]
    assert [sorted(event.data["aims"]) for event in r.events("shot")] == [["1"], ["1", "2"], ["1", "2"]]
    assert story(r, "rolled") == [("rolled", 1)] * 3
    assert (squares_hit(r, 1), squares_hit(r, 2)) == (["6,7", "8,7", "7,6"], ["8,7", "7,6"])


@pytest.mark.rule("BX-6.14", "BX-R-23")
def test_where_no_shot_is_heavy_none_is_left_out() -> None:
    r = meet(CRUISER, SMOOTH, SMOOTH, card=zone("cannons:shots:light_front+light_front"), dice=[6, 8])
    assert [sorted(event.data["aims"]) for event in r.events("shot")] == [["1", "2"], ["1", "2"]]


@pytest.mark.rule("BX-6.15")
def test_the_first_of_those_who_are_fired_at_rolls() -> None:
    """The lowest is farther behind: the second lowest is not meant by the first heavy shot, and rolls the next."""
    single = SMOOTH.replace("7,6 cannon 0030 ^", "7,6 structural 0030")
    r = meet(CRUISER, SMOOTH, single, card=zone("cannons:shots:heavy_left+heavy_left"), dice=[2, 2])
    assert weakest(r) == [(2, 0), (1, 1)]
    assert story(r, "rolled") == [("rolled", 2), ("rolled", 1)]


@pytest.mark.rule("BX-6.17")
def test_a_saboteur_tries_the_second_smallest_crew_twice_and_the_smallest_three_times() -> None:
    r = meet(LINER, SCOUT, LINER, LINER, ONE, card="sabotage", dice=[2, 2, 2, 2, 7, 8])
    assert weakest(r) == [(4, 0), (1, 1)]
    tried = [(event.seat, event.data["attempt"]) for event in r.events("sabotage_tried")]
    assert tried == [(1, 1), (4, 1), (1, 2), (4, 2), (4, 3)]
    assert story(r, "rolled") == [("rolled", 1)] * 4 + [("rolled", 4)] * 2
    assert (squares_hit(r, 1), squares_hit(r, 4)) == ([], ["7,8"])


@pytest.mark.rule("BX-6.17")
def test_whoever_has_been_hit_is_out_of_the_later_attempts() -> None:
    bigger = SCOUT + "8,7 structural 0003\n"
    r = meet(LINER, bigger, ONE, card="sabotage", dice=[8, 7, 7, 8])
    tried = [(event.seat, event.data["attempt"]) for event in r.events("sabotage_tried")]
    assert tried == [(1, 1), (2, 1), (2, 2)]
    assert (squares_hit(r, 1), squares_hit(r, 2)) == (["8,7"], ["7,8"])


@pytest.mark.rule("BX-6.18")
@pytest.mark.parametrize("card", ["combat_zone lines=crew:days:2", "sabotage"])
def test_of_two_only_the_lowest_suffers_and_one_alone_is_safe(card: str) -> None:
    for left, found in ((3, [(0, 0), (1, 1)]), (2, [(0, 0)]), (1, [])):
        r = meet(*[SCOUT] * 5, card=card, fly_on=False)
        for seat in range(5):
            r.choose(seat, "fly on" if seat < left else "give up")
        assert weakest(r) == found


@pytest.mark.rule("BX-6.12", "BX-6.14")
def test_whoever_declares_is_told_how_low_that_is() -> None:
    r = meet(CRUISER, CRUISER, WARSHIP, WARSHIP, CRUISER, card=zone("cannons:crew:2"))
    about = r.asked(2).about
    assert (about["so_far"], about["losing"]) == ([3, 3], [0, 1])
    assert about["options"]["done"]["then"] == "lowest_so_far"
    assert "then" not in about["options"]["7,6"]
    r.choose(2, "done")
    told = r.asked(3).about["options"]
    assert told["done"]["then"] == "little_less_so_far"  # of two with strength 2 the one ahead is lower
    assert "then" not in told["7,6"]


@pytest.mark.rule("BX-6.12")
def test_nobody_is_asked_to_power_what_changes_nothing() -> None:
    """Two ships ahead are no faster than this one as it is, so it is safe; the other may still escape."""
    r = meet(SCOUT, SCOUT, TUG, TUG, card=zone("engines:days:2"))
    assert not r.events("engine_powered")
    assert weakest(r) == [(0, 0), (1, 1)]
    r = meet(SCOUT, RACER, TUG, RACER, card=zone("engines:days:2"))
    assert r.question() == "power_engines 2"
