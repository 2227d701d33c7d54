"""SpaceCorp, section 11: research, and moving teams from site to site."""

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.catalog.cards import DECKS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import LAST_TURN, need
from tests.spacecorp.rules.playing import compensated, idle, play, value

PLAIN = [card.id for card in DECKS["mariners"] if card.edge is None and card.name != "think_tank"]
FAR = "hand=N15,N16,N18,time"
"""Enough to move anywhere in Mariners."""


def seven(*last: str) -> str:
    """A hand of seven cards that ends with these."""
    return ",".join([*PLAIN[: 7 - len(last)], *last])


@pytest.mark.rule("SC-11.1")
def test_research_needs_seven_cards_in_hand_or_fewer() -> None:
    assert "research" in play("spacecorp mariners 2", f"seat 0 hand={seven()}").options(0)
    assert "research" not in play("spacecorp mariners 2", f"seat 0 hand={seven()},N28").options(0)


@pytest.mark.rule("SC-EX-7", "SC-11.1", "SC-11.2")
def test_example_seven_cards_less_two_and_six_more_make_eleven() -> None:
    r = play("spacecorp mariners 2", f"seat 0 hand={seven('N28', 'N29')}")
    r.choose(0, "research", "infra 0", "card N28", "card N29")
    assert r.asked(0).about["left"] == 6
    r.choose(0, *["deck"] * 6)
    assert len(r.state.corporations[0].hand) == 11
    assert r.state.active == 1
    idle(r)
    assert r.question() == "choose_action 0"
    assert "research" not in r.options(0)


@pytest.mark.rule("SC-11.2")
def test_each_card_comes_from_the_deck_or_the_offer_at_choice() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", "offer N20,N22,N23,N24", "deck N30,N31,N33,N35,N37")
    r.choose(0, "research", "infra 0")
    assert list(r.options(0)) == ["deck", "offer N20", "offer N22", "offer N23", "offer N24", "done"]
    r.choose(0, "offer N23")
    assert list(r.options(0)) == ["deck", "offer N20", "offer N22", "offer N24", "done"]
    r.choose(0, "deck")
    assert r.state.corporations[0].hand[:3] == ("N36", "N23", "N30")
    assert r.state.active == 1  # two cards for a value of two, and no more


@pytest.mark.rule("SC-11.2")
def test_fewer_cards_than_the_value_may_be_taken() -> None:
    r = play("spacecorp mariners 2", f"seat 0 hand={seven('N28')}")
    r.choose(0, "research", "infra 0", "card N28", "deck", "done")
    assert r.state.active == 1
    assert len(r.state.corporations[0].hand) == 7


@pytest.mark.rule("SC-11.2")
def test_from_an_empty_deck_research_goes_on_with_the_offer_only() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", "offer N20,N22,N23,N24", "deck N30")
    r.choose(0, "research", "infra 0", "deck")
    assert list(r.options(0)) == ["offer N20", "offer N22", "offer N23", "offer N24", "done"]


def destinations(*lines: str) -> set[str]:
    """Where the only team of seat 0 could move to."""
    r = play("spacecorp mariners 2", *lines)
    return set(r.choose(0, "move").options(0)) if "move" in r.options(0) else set()


@pytest.mark.rule("SC-11.3")
def test_from_a_site_without_a_base_a_team_can_only_move_to_a_base() -> None:
    lines = (f"seat 0 {FAR} teams=halley", "tile moon/0 exotic_elements", "tile phobos/0 exotic_elements")
    bases = ("base moon/0 0 research", "base phobos/0 1 research")
    assert destinations(*lines, *bases) == {"earth", "moon", "phobos"}


@pytest.mark.rule("SC-11.3")
@pytest.mark.parametrize("owner", [0, 1])
def test_from_a_base_of_anybody_a_team_can_move_anywhere(owner: int) -> None:
    lines = (f"seat 0 {FAR} teams=halley", "tile halley/0 exotic_elements", f"base halley/0 {owner} research")
    assert destinations(*lines) == set(BOARDS["mariners"].sites) - {"halley"}


@pytest.mark.rule("SC-11.3")
@pytest.mark.parametrize(("start", "end"), [("halley", "sisyphus"), ("sisyphus", "halley")])
def test_the_opponent_whose_base_a_move_needs_gets_a_compensation(start: str, end: str) -> None:
    r = play(
        "spacecorp mariners 2",
        f"seat 0 hand=N15,N16 teams={start}",
        "tile halley/0 exotic_elements",
        "base halley/0 1 refinery",
    )
    r.choose(0, "move", end, "card N15", "do it")
    assert r.state.corporations[0].teams[0] == end
    assert compensated(r).count(1) == 1


BOTH_ENDS = ("tile halley/0 exotic_elements", "tile sisyphus/0 exotic_elements")


@pytest.mark.rule("SC-R-13", "SC-11.3")
@pytest.mark.parametrize(("here", "there"), [(0, 1), (1, 0)])
def test_an_own_base_at_either_end_is_enough(here: int, there: int) -> None:
    bases = (f"base halley/0 {here} refinery", f"base sisyphus/0 {there} refinery")
    r = play("spacecorp mariners 2", "seat 0 hand=N15 teams=halley", *BOTH_ENDS, *bases)
    r.choose(0, "move", "sisyphus", "card N15", "do it")
    assert r.events("team_moved", 0)
    assert compensated(r).count(1) == 0


@pytest.mark.rule("SC-R-13", "SC-11.3")
@pytest.mark.parametrize(("used", "owner"), [("halley/0", 1), ("sisyphus/0", 2)])
def test_between_two_opponents_bases_the_player_chooses_which_one_is_used(used: str, owner: int) -> None:
    bases = ("base halley/0 1 refinery", "base sisyphus/0 2 refinery")
    r = play("spacecorp mariners 3", "seat 0 hand=N15 teams=halley", *BOTH_ENDS, *bases)
    r.choose(0, "move", "sisyphus")
    assert r.question() == "use_base 0"
    r.choose(0, used, "card N15", "do it")
    assert (compensated(r).count(owner), compensated(r).count(3 - owner)) == (1, 0)


@pytest.mark.rule("SC-R-38", "SC-R-13")
@pytest.mark.parametrize(("start", "end"), [("earth", "moon"), ("moon", "earth")])
def test_earth_is_base_enough_for_a_move_to_or_from_an_opponents_base(start: str, end: str) -> None:
    lines = (f"seat 0 hand=N15,N16 teams={start}", "tile moon/0 M02", "base moon/0 1 refinery")
    r = play("spacecorp mariners 2", *lines).choose(0, "move", end, "card N15", "card N16", "do it")
    assert r.state.corporations[0].teams[0] == end
    assert not compensated(r)


@pytest.mark.rule("SC-R-38")
def test_earth_is_a_base_for_moves_but_no_spaceport() -> None:
    r = play("spacecorp mariners 2", f"seat 0 {FAR} teams=earth").choose(0, "move", "solar_l1")
    assert not [option for option in r.options(0) if "spaceport" in option]
    r.choose(0, "card N15", "card N16", "do it")
    assert r.state.corporations[0].teams[0] == "solar_l1"


@pytest.mark.rule("SC-R-38")
def test_earth_is_a_base_for_transfers_to_and_from_a_spaceport_only() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=N36 teams=earth,lunar_l4,moon",
        "tile moon/0 exotic_elements",
        "base moon/0 0 refinery",
        "base lunar_l4/0 0 spaceport",
    ).choose(0, "special")
    assert set(r.options(0)) == {"0 lunar_l4", "1 earth", "1 moon", "2 lunar_l4", "stay"}


@pytest.mark.rule("SC-R-38")
def test_nobody_can_build_on_earth_and_its_base_is_no_tile() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N27,N25 teams=earth,lunar_l4").choose(0, "build")
    assert r.question() == "base_type 0"  # of the two teams only the one at the Lagrange point can build
    assert r.asked(0).about["site"] == "lunar_l4"
    assert set(r.state.corporations[0].supply.values()) == {CONSTANTS.bases.each}


@pytest.mark.rule("SC-11.4")
def test_a_move_takes_one_team_to_a_site() -> None:
    r = play("spacecorp mariners 2", f"seat 0 {FAR} teams=earth,earth").choose(0, "move", "team 1")
    assert set(r.options(0)) == set(BOARDS["mariners"].sites) - {"earth"}
    r.choose(0, "sisyphus", "card N15", "card N16", "do it")
    assert r.state.corporations[0].teams[:2] == ("earth", "sisyphus")


@pytest.mark.rule("SC-11.5", "SC-R-50")
def test_a_move_is_done_only_with_the_whole_distance() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N05,N06 teams=earth").choose(0, "move", "moon")
    assert need(r) == 4
    r.choose(0, "card N15")
    assert value(r) == 3
    assert "do it" not in r.options(0)
    r.choose(0, "card N05")
    assert "do it" in r.options(0)


@pytest.mark.rule("SC-11.5", "SC-R-50")
def test_what_is_out_of_reach_is_no_destination() -> None:
    assert destinations("seat 0 hand=N15 teams=earth", "seat 1 infra=N24") == {"moon", "lunar_l4", "lunar_l5"}
    assert not destinations("seat 0 hand=N13 teams=earth", "seat 1 infra=N24")


@pytest.mark.rule("SC-R-50")
def test_value_above_the_distance_is_lost() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N16 teams=earth").choose(
        0, "move", "moon", "card N15", "card N16", "do it"
    )
    assert r.state.corporations[0].teams[0] == "moon"
    assert set(r.state.discard) == {"N15", "N16"}
    assert r.state.active == 1


def distance(start: str, end: str) -> object:
    """What the only team of seat 0 needs to move from one site to another."""
    r = play(
        "spacecorp mariners 2",
        f"seat 0 {FAR} teams={start}",
        *[f"base {site.id}/0 0 research" for site in BOARDS["mariners"].sites.values() if site.spots],
    )
    r.choose(0, "move", end)
    return need(r)


@pytest.mark.rule("SC-EX-8", "SC-11.6")
def test_example_moon_to_sisyphus_takes_four() -> None:
    assert distance("moon", "sisyphus") == 1 + 1 + 1 + 1


@pytest.mark.rule("SC-11.6")
@pytest.mark.parametrize(
    ("start", "end", "total"),
    [
        ("moon", "lunar_l4", 1 + 1),
        ("moon", "solar_l1", 1 + 1 + 1),
        ("solar_l1", "halley", 1 + 1 + 1),
        ("moon", "phobos", 1 + 1 + 1 + 3 + 1),
        ("phobos", "deimos", 1 + 1),
    ],
)
def test_a_move_costs_one_to_leave_the_borders_and_one_to_land(start: str, end: str, total: int) -> None:
    assert distance(start, end) == total


@pytest.mark.rule("SC-EX-9", "SC-11.8", "SC-11.9")
def test_example_earth_to_the_moon_takes_four() -> None:
    assert distance("earth", "moon") == 1 + 2 + 1


@pytest.mark.rule("SC-EX-10", "SC-11.11")
@pytest.mark.parametrize(("start", "end"), [("mars_north", "mars_south"), ("mars_south", "mars_north")])
def test_example_from_one_mars_site_to_the_other_takes_three(start: str, end: str) -> None:
    assert distance(start, end) == 3


@pytest.mark.rule("SC-EX-11", "SC-11.7")
@pytest.mark.parametrize(("start", "end"), [("halley", "phobos"), ("phobos", "halley")])
def test_example_the_border_between_halley_and_phobos_costs_three_both_ways(start: str, end: str) -> None:
    assert distance(start, end) == 1 + 3 + 1


@pytest.mark.rule("SC-11.8", "SC-11.9")
@pytest.mark.parametrize(
    ("start", "end", "total"),
    [
        ("moon", "earth", 2 + 2),
        ("phobos", "mars_north", 2 + 1),
        ("mars_north", "phobos", 2 + 1),
        ("phobos", "mars_south", 2 + 1),
        ("mars_south", "deimos", 2 + 1),
        ("earth", "mars_north", 2 + 1 + 1 + 3 + 2 + 1),
        ("mars_south", "earth", 2 + 1 + 1 + 3 + 1 + 2),
    ],
)
def test_gravity_is_added_at_either_end_and_adds_up(start: str, end: str, total: int) -> None:
    assert distance(start, end) == total


@pytest.mark.rule("SC-11.10")
def test_a_team_may_land_on_either_site_of_mars() -> None:
    assert {"mars_north", "mars_south"} <= destinations(f"seat 0 {FAR} teams=earth")


@pytest.mark.rule("SC-11.10")
def test_the_two_sites_of_mars_are_explored_each_by_itself() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N24,N08 teams=mars_north,mars_south", "tile mars_north/0 M09")
    r.choose(0, "explore", "card N24", "do it")
    assert r.events("tile_revealed")[0].data["spot"] == "mars_south/0"


@pytest.mark.rule("SC-11.12", "SC-R-5")
@pytest.mark.parametrize(
    ("ends", "total"),
    [
        (("moon", "lunar_l4", "lunar_l5"), 4),
        (("solar_l1", "solar_l2", "solar_l3", "solar_l4", "solar_l5"), 5),
        (("halley", "sisyphus"), 6),
        (("phobos", "deimos"), 9),
        (("mars_north", "mars_south"), 10),
    ],
)
def test_the_distance_table_from_earth(ends: tuple[str, ...], total: int) -> None:
    assert {distance("earth", end) for end in ends} == {total}


def at_the_belt(*lines: str, seats: int = 2) -> Rehearsal[Table]:
    """A team of seat 0 moves from its base on Deimos to the Asteroid Belt."""
    r = play(f"spacecorp mariners {seats}", "tile deimos/0 M02", "base deimos/0 0 refinery", "contract 6 1", *lines)
    return r.choose(0, "move", "asteroid_belt", "card N15", "card N16", "do it")


@pytest.mark.rule("SC-11.13")
def test_the_first_team_on_the_asteroid_belt_takes_the_first_beyond_marker() -> None:
    r = at_the_belt("seat 0 hand=N15,N16 teams=deimos")
    assert r.game.view(1).table.beyond == (0, -1)


@pytest.mark.rule("SC-11.13")
def test_the_owner_of_the_second_team_takes_the_second_marker() -> None:
    r = at_the_belt("seat 0 hand=N15,N16 teams=deimos", "seat 1 teams=asteroid_belt", "beyond 1 1")
    assert r.game.view(1).table.beyond == (1, 0)


@pytest.mark.rule("SC-R-16", "SC-11.13")
def test_a_player_may_hold_both_beyond_markers() -> None:
    r = at_the_belt("seat 0 hand=N15,N16 teams=deimos,asteroid_belt", "beyond 1 0")
    assert r.game.view(1).table.beyond == (0, 0)


@pytest.mark.rule("SC-11.13")
def test_the_third_team_takes_nothing() -> None:
    teams = ("seat 1 teams=asteroid_belt", "seat 2 teams=asteroid_belt", "beyond 1 2", "beyond 2 1")
    r = at_the_belt("seat 0 hand=N15,N16 teams=deimos", *teams, seats=3)
    assert r.state.corporations[0].teams[0] == "asteroid_belt"
    assert r.game.view(1).table.beyond == (2, 1)


@pytest.mark.rule("SC-11.14")
def test_beyond_markers_let_their_holders_begin_the_next_era_farther_out() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", "beyond 1 1", "beyond 2 0", *LAST_TURN).choose(0, "special")
    assert r.question() == "beyond_start 1"
    r.choose(1, "yes")
    assert r.question() == "beyond_start 0"
    r.choose(0, "yes")
    assert [corporation.teams[:2] for corporation in r.state.corporations] == [
        ("vesta", "inner_system"),
        ("ceres", "inner_system"),
    ]


@pytest.mark.rule("SC-11.15")
def test_a_team_on_the_asteroid_belt_performs_no_action() -> None:
    assert "move" in play("spacecorp mariners 2", f"seat 0 {FAR} teams=mars_north").options(0)
    assert "move" not in play("spacecorp mariners 2", f"seat 0 {FAR} teams=asteroid_belt").options(0)


@pytest.mark.rule("SC-11.15")
def test_a_team_on_the_asteroid_belt_is_not_transferred_home() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36 teams=asteroid_belt,earth", "base lunar_l4/0 0 spaceport")
    r.choose(0, "special", "done")  # the contract for being there
    assert list(r.options(0)) == ["1 lunar_l4", "stay"]
