from collections.abc import Sequence

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_flight import SCOUT, WRONG_JOINT
from tests.galaxy.settled import rows

TWO_ERRORS = """
ship I
7,7 starting_cabin 3333
6,7 cannon 0300 >    # fires into the starting cabin
8,7 engine 0003 <    # its exhaust points to the right
"""

ONE_ERROR = """
ship I
7,7 starting_cabin 3333 crew=2
7,6 structural 0030
8,7 engine 0003 <    # its exhaust points to the right
7,8 engine 3000 ^
"""


def finished(
    *ships: str, round_name: str = "I", tiles: tuple[int, ...] = (), inspection: str = "automatic"
) -> Rehearsal[Table]:
    """A yard whose builders have taken these number tiles, in the order of seats unless told."""
    r = yard(len(ships), round_name, ships=ships, inspection=inspection)
    for seat, tile in enumerate(tiles or range(1, len(ships) + 1)):
        r.choose(seat, f"finish {tile}")
    return r


def squares(r: Rehearsal[Table], seat: int) -> set[str]:
    return set(r.game.view(seat).table.ships[seat].pieces)


@pytest.mark.rule("GT-9.1")
def test_only_the_last_component_can_be_put_right_while_building() -> None:
    r = yard(2, heap=["engine 1000", "cannon 0010"])
    r.choose(0, "draw", "weld 7,6 >")  # joined to nothing
    assert "lift" in r.options(0)
    r.choose(0, "lift", "weld 7,6 v")  # joined, but the exhaust points to the front
    r.choose(0, "draw")
    assert "lift" not in r.options(0)
    r.choose(0, "return")
    assert "lift" not in r.options(0)
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert [error[0] for error in r.events("errors_found", 0)[0].data["errors"]] == ["engine_not_to_rear"]


@pytest.mark.rule("GT-9.2")
def test_every_player_may_point_at_the_ships_of_all_others() -> None:
    r = finished(SCOUT, WRONG_JOINT, SCOUT, inspection="players")
    assert r.question() == "inspect 0 1 2"
    assert list(r.options(0)) == ["fine", "point 1", "point 2"]
    assert list(r.options(1)) == ["fine", "point 0", "point 2"]
    assert list(r.options(2)) == ["fine", "point 0", "point 1"]


@pytest.mark.rule("GT-9.2")
def test_an_error_pointed_at_before_the_launch_is_corrected() -> None:
    r = finished(SCOUT, WRONG_JOINT, SCOUT, inspection="players")
    r.choose(0, "fine").choose(1, "fine").choose(2, "point 1")
    assert r.question() == "remove_component 1"
    r.choose(1, "8,7")
    assert r.question() == "inspect 0 1 2"
    assert list(r.options(2)) == ["fine", "point 0"]  # the same ship is not pointed at twice
    r.all_choose("fine")
    assert r.state.stage == "card"


@pytest.mark.rule("GT-9.2")
def test_pointing_at_a_faultless_ship_changes_nothing() -> None:
    r = finished(SCOUT, WRONG_JOINT, SCOUT, inspection="players")
    r.choose(0, "fine").choose(1, "point 0").choose(2, "fine")
    assert r.question() == "inspect 0 1 2"
    assert list(r.options(1)) == ["fine", "point 2"]
    assert not r.events("errors_found")
    assert squares(r, 0) == {"7,7", "7,6", "7,8"}


@pytest.mark.rule("GT-9.2")
def test_an_error_nobody_points_at_flies() -> None:
    r = finished(SCOUT, WRONG_JOINT, inspection="players").all_choose("fine")
    assert r.question() == "board_crew 1"
    assert {"8,7", "8,8"} <= squares(r, 1)


@pytest.mark.rule("GT-9.2")
def test_an_automatic_table_finds_the_errors_of_all_ships() -> None:
    r = finished(WRONG_JOINT, SCOUT, TWO_ERRORS, tiles=(2, 3, 1))
    assert r.question() == "remove_component 2"
    r.choose(2, "6,7", "8,7")
    assert r.question() == "remove_component 0"
    assert [event.seat for event in r.events("errors_found")] == [2, 0]


@pytest.mark.rule("GT-9.3")
def test_the_owner_takes_off_components_of_his_choice_until_the_ship_is_legal() -> None:
    r = finished(TWO_ERRORS, SCOUT)
    assert set(r.options(0)) == {"6,7", "7,7", "8,7"}
    r.choose(0, "8,7")
    assert r.question() == "remove_component 0"
    r.choose(0, "6,7")
    assert r.question() == "next_card 0 1"
    assert squares(r, 0) == {"7,7"}


@pytest.mark.rule("GT-R-26")
def test_more_than_the_fewest_components_may_be_taken_off() -> None:
    r = finished(WRONG_JOINT, SCOUT)
    r.choose(0, "7,6")
    assert r.question() == "remove_component 0"
    r.choose(0, "9,8", "8,8")
    assert squares(r, 0) == {"7,7", "8,6", "8,7", "7,8"}
    assert len(r.state.ships[0].lost) == 3


@pytest.mark.rule("GT-9.4")
def test_what_a_removal_disconnects_goes_too() -> None:
    r = finished(WRONG_JOINT, SCOUT)
    r.choose(0, "8,8")
    assert r.asked(0).about["parts"]["9,8"] == ["9,8"]
    r.choose(0, "7,6")
    assert "9,8" not in squares(r, 0)
    assert [event.data["squares"] for event in r.events("parts_lost", 0)] == [["9,8"]]


@pytest.mark.rule("GT-9.5")
def test_what_was_taken_off_is_paid_for_as_lost() -> None:
    r = flight(ONE_ERROR, SCOUT, purses=[10, 10], played=[], fly_on=False, inspection="players")
    r.choose(0, "fly on").choose(1, "point 0").choose(0, "8,7")
    assert len(r.state.ships[0].lost) == 1
    assert r.game.view(0).table.ships[0].penalty == 1
    r.all_choose("fly on")
    assert r.game.over
    assert [row["losses"] for row in rows(r.state.results[0])] == [1, 0]


@pytest.mark.rule("GT-9.6")
def test_a_corrected_ship_keeps_its_tile_and_gets_no_new_component() -> None:
    r = finished(WRONG_JOINT, SCOUT, SCOUT, tiles=(1, 3, 2))
    r.choose(0, "8,7")
    assert r.question() == "next_card 0 2 1"  # straight to the launch: nothing to build with
    assert squares(r, 0) == {"7,6", "8,6", "7,7", "7,8", "8,8", "9,8"}
    assert r.state.numbers == (1, 3, 2)
    assert r.state.flight.order() == [0, 2, 1]


@pytest.mark.rule("GT-R-27")
def test_a_component_outside_the_building_area_is_itself_the_error() -> None:
    ship = """
    ship I
    7,7 starting_cabin 3333
    6,7 structural 3300
    6,6 structural 3033
    5,6 structural 3300    # outside, and it holds up the next one
    5,5 structural 0030
    """
    r = finished(ship, SCOUT)
    assert r.question() == "next_card 0 1"
    assert squares(r, 0) == {"7,7", "6,7", "6,6"}
    assert len(r.state.ships[0].lost) == 2


@pytest.mark.rule("GT-R-27")
def test_a_component_held_by_an_outside_one_alone_goes_with_it() -> None:
    ship = """
    ship I
    7,7 starting_cabin 3333
    7,8 structural 3030
    7,9 structural 3300    # the hole in the last row
    8,9 structural 0003
    """
    r = finished(ship, SCOUT)
    assert r.question() == "next_card 0 1"
    assert squares(r, 0) == {"7,7", "7,8"}
    assert len(r.state.ships[0].lost) == 2


@pytest.mark.rule("GT-R-27")
def test_an_unjoined_component_is_itself_the_error() -> None:
    ship = """
    ship I
    7,7 starting_cabin 3333
    8,7 structural 0003
    8,8 structural 0300    # touches the ship with smooth sides only
    9,8 structural 0003    # and holds this one
    """
    r = finished(ship, SCOUT)
    assert [error[0] for error in r.events("errors_found", 0)[0].data["errors"]] == ["unjoined"]
    assert r.question() == "next_card 0 1"
    assert squares(r, 0) == {"7,7", "8,7"}
    assert len(r.state.ships[0].lost) == 2


@pytest.mark.rule("GT-R-27")
def test_a_connector_against_a_smooth_side_joins_nothing() -> None:
    ship = "ship I\n7,7 starting_cabin 3333\n8,7 structural 0303\n9,7 structural 0030\n8,8 structural 3000\n"
    r = finished(ship, SCOUT)
    assert {error[0] for error in r.events("errors_found", 0)[0].data["errors"]} == {"connector_on_smooth", "unjoined"}
    assert r.question() == "next_card 0 1"
    assert squares(r, 0) == {"7,7", "8,7"}


def late(
    *ships: str,
    purses: tuple[int, ...] = (5, 5, 5),
    played: tuple[str, ...] = ("stardust",),
    cards: Sequence[str] = ("open_space", "open_space"),
) -> Rehearsal[Table]:
    """A flight at a table that inspects by players, before its next card."""
    return flight(*ships, cards=cards, purses=purses[: len(ships)], played=played, fly_on=False, inspection="players")


@pytest.mark.rule("GT-9.7")
def test_an_error_found_after_the_first_card_is_corrected_at_once_and_fined() -> None:
    r = late(ONE_ERROR, SCOUT)
    r.choose(0, "fly on").choose(1, "point 0")
    assert r.question() == "remove_component 0"
    assert not r.events("card_turned_up")
    r.choose(0, "8,7")
    assert "8,7" not in squares(r, 0)
    assert len(r.state.ships[0].lost) == 1
    assert r.state.accounts == [4, 5]
    assert r.state.bank.ledger["credits"] == -9


@pytest.mark.rule("GT-9.7", "GT-24.15")
def test_the_owner_of_a_ship_corrected_in_flight_may_still_give_up() -> None:
    r = late(ONE_ERROR, SCOUT, SCOUT)
    r.choose(0, "fly on").choose(1, "point 0").choose(2, "fly on").choose(0, "8,7")
    assert r.question() == "next_card 0 1"
    r.choose(0, "give up").choose(1, "fly on")
    assert r.state.flight.left == {0: "chose_to"}


@pytest.mark.rule("SB-GT-25")
def test_a_ship_that_loses_its_last_cabin_to_a_late_correction_flies_one_card_more() -> None:
    r = late(ONE_ERROR, SCOUT, cards=["nothing", "nothing"])
    r.choose(0, "fly on").choose(1, "point 0").choose(0, "7,7")
    while r.asked(0).question != "next_card":
        r.choose(0, r.options(0)[0])
    assert r.state.ships[0].human_count == 0
    assert "give up" in r.options(0)
    r.choose(0, "fly on").choose(1, "fly on")
    assert r.events("card_turned_up")
    assert r.state.flight.left == {0: "no_humans"}


@pytest.mark.rule("GT-9.7")
def test_an_error_found_before_the_first_card_is_not_fined() -> None:
    r = late(ONE_ERROR, SCOUT, played=())
    r.choose(0, "fly on").choose(1, "point 0").choose(0, "8,7")
    assert r.state.accounts == [5, 5]
    assert not r.events("paid")


@pytest.mark.rule("GT-9.7")
def test_a_faultless_ship_pointed_at_in_flight_pays_no_fine() -> None:
    r = late(ONE_ERROR, SCOUT)
    r.choose(0, "point 1").choose(1, "fly on")
    assert r.state.accounts == [5, 5]
    assert list(r.options(0)) == ["fly on", "give up"]  # the same ship cannot be pointed at again


@pytest.mark.rule("GT-9.7")
def test_a_ship_may_be_pointed_at_again_before_the_next_card() -> None:
    r = late(SCOUT, SCOUT)
    r.choose(0, "point 1").choose(1, "fly on").choose(0, "fly on")
    assert r.events("card_turned_up")
    assert list(r.options(0)) == ["fly on", "give up", "point 1"]


@pytest.mark.rule("GT-R-25")
def test_the_fine_is_one_credit_for_a_discovery_however_much_is_wrong() -> None:
    r = late(TWO_ERRORS, SCOUT, SCOUT)
    r.choose(0, "fly on").choose(1, "point 0").choose(2, "point 0")
    r.choose(0, "6,7", "8,7")
    assert r.state.accounts == [4, 5, 5]
    assert len(r.state.ships[0].lost) == 2


@pytest.mark.rule("GT-R-25")
def test_a_player_without_credits_pays_no_fine() -> None:
    r = late(ONE_ERROR, SCOUT, purses=(0, 5))
    r.choose(0, "fly on").choose(1, "point 0").choose(0, "8,7")
    assert r.state.accounts == [0, 5]


@pytest.mark.rule("GT-9.8")
def test_on_the_test_flight_faulty_builders_get_the_highest_numbers() -> None:
    r = finished(WRONG_JOINT, SCOUT, SCOUT, round_name="test", tiles=(1, 3, 2))
    r.choose(0, "8,7")
    assert r.state.numbers == (3, 2, 1)
    assert r.events("launched")[0].data["positions"] == {2: 0, 1: -2, 0: -4}


@pytest.mark.rule("GT-R-41")
def test_several_faulty_builders_keep_their_order_among_themselves() -> None:
    r = finished(WRONG_JOINT, SCOUT, WRONG_JOINT, SCOUT, round_name="test", tiles=(3, 4, 1, 2))
    r.choose(2, "8,7").choose(0, "8,7")
    assert r.state.numbers == (4, 2, 3, 1)


@pytest.mark.rule("GT-9.8")
def test_on_the_test_flight_tiles_are_dealt_anew_when_players_find_the_error() -> None:
    r = finished(WRONG_JOINT, SCOUT, round_name="test", inspection="players")
    r.choose(0, "fine").choose(1, "point 0").choose(0, "8,7").all_choose("fine")
    assert r.state.numbers == (2, 1)


@pytest.mark.rule("GT-9.8")
def test_on_the_test_flight_faultless_ships_keep_their_tiles() -> None:
    r = finished(SCOUT, SCOUT, round_name="test", tiles=(2, 1))
    assert r.state.numbers == (2, 1)
    assert not r.events("numbers_dealt_anew")


@pytest.mark.rule("GT-9.9")
def test_on_the_test_flight_a_wrong_component_comes_off_without_penalty() -> None:
    r = finished(WRONG_JOINT, SCOUT, round_name="test")
    r.choose(0, "8,8", "7,6")
    assert squares(r, 0) == {"7,6", "8,6", "7,7", "8,7", "7,8"}
    ship = r.game.view(0).table.ships[0]
    assert (list(ship.lost), ship.penalty) == ([], 0)


@pytest.mark.rule("GT-9.9")
def test_on_the_test_flight_even_a_late_correction_costs_nothing() -> None:
    r = flight(
        ONE_ERROR, SCOUT, purses=[5, 5], round_name="test", inspection="players", fly_on=False, cards=["stardust"] * 2
    )
    r.choose(0, "fly on").choose(1, "point 0").choose(0, "8,7")
    assert r.state.accounts == [5, 5]
    assert r.state.ships[0].lost == ()


@pytest.mark.rule("GT-EX-11")
def test_example_the_battery_goes_and_takes_an_engine_with_it() -> None:
    r = finished(WRONG_JOINT, SCOUT)
    assert r.asked(0).about["errors"] == [["single_on_double", "8,7", "8,8"]]
    assert {"8,7", "8,8"} <= set(r.options(0))
    r.choose(0, "8,8", "7,6")
    assert len(r.state.ships[0].lost) == 2
    assert squares(r, 0) == {"7,6", "8,6", "7,7", "8,7", "7,8"}
    r.choose(0, "purple")
    assert r.game.view(0).table.ships[0].figures["8,7"] == "P"


@pytest.mark.rule("GT-EX-11")
def test_example_the_cabin_could_have_gone_instead() -> None:
    r = finished(WRONG_JOINT, SCOUT)
    r.choose(0, "8,7")
    assert len(r.state.ships[0].lost) == 1
    assert {"8,8", "9,8"} <= squares(r, 0)
