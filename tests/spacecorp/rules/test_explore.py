"""SpaceCorp, section 12: exploring sites, what Discovery tiles give, and claims."""

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import LAST_TURN, gained, need, profit
from tests.spacecorp.rules.playing import idle, play, value

ALL_IN = "hand=N24,N08,N09,N10,N11"
"""Explore cards worth more than any site of Mariners needs."""


def may_explore(*lines: str, seats: int = 2) -> bool:
    """Whether seat 0 could explore anything in Mariners."""
    return "explore" in play(f"spacecorp mariners {seats}", *lines).options(0)


@pytest.mark.rule("SC-12.1")
def test_an_empty_box_with_an_own_team_can_be_explored() -> None:
    assert may_explore(f"seat 0 {ALL_IN} teams=moon")


@pytest.mark.rule("SC-12.1")
def test_a_box_that_has_a_tile_cannot_be_explored_again() -> None:
    assert not may_explore(f"seat 0 {ALL_IN} teams=moon", "tile moon/0 water_ice")


@pytest.mark.rule("SC-12.1")
def test_a_team_of_an_opponent_does_not_help() -> None:
    assert not may_explore(f"seat 0 {ALL_IN} teams=earth", "seat 1 teams=moon")


def explore(site: str, *lines: str, hand: str = "N24,N08", era: str = "mariners") -> Rehearsal[Table]:
    """The first team of seat 0 explores a site with the first card of the hand."""
    r = play(f"spacecorp {era} 2", f"seat 0 profit=5 hand={hand} teams={site}", *lines)
    return r.choose(0, "explore", f"card {hand.partition(',')[0]}", "do it")


@pytest.mark.rule("SC-EX-12", "SC-12.2", "SC-12.4")
def test_example_mars_south_needs_two_and_an_e2_tile() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N08,N09,N10 teams=mars_south").choose(0, "explore", "card N08")
    assert (need(r), value(r)) == (2, 1)
    assert "do it" not in r.options(0)
    r.choose(0, "card N09", "do it")
    assert TILES[r.game.view(1).table.tiles["mars_south/0"]].pile == "e2"


@pytest.mark.rule("SC-EX-12", "SC-12.2", "SC-12.4")
def test_example_the_moon_needs_one_and_an_e1_tile() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N08,N09 teams=moon").choose(0, "explore")
    assert need(r) == 1
    r.choose(0, "card N09", "do it")
    assert TILES[r.game.view(1).table.tiles["moon/0"]].pile == "e1"


@pytest.mark.rule("SC-12.2", "SC-R-50")
def test_a_site_that_needs_more_than_there_is_cannot_be_explored() -> None:
    assert not may_explore("seat 0 hand=N08 teams=mars_south")
    assert may_explore("seat 0 hand=N08 teams=phobos")


@pytest.mark.rule("SC-12.3")
@pytest.mark.parametrize("site", ["lunar_l4", "solar_l3", "earth"])
def test_sites_without_an_exploration_cost_cannot_be_explored(site: str) -> None:
    assert not may_explore(f"seat 0 {ALL_IN} teams={site}")


@pytest.mark.rule("SC-12.4")
@pytest.mark.parametrize(("site", "pile", "top"), [("deimos", "e1", "M03,M05"), ("mars_north", "e2", "M08,M09")])
def test_the_top_tile_of_the_pile_comes_face_up_into_the_box(site: str, pile: str, top: str) -> None:
    r = explore(site, f"pile {pile} {top}")
    view = r.game.view(1).table
    assert view.tiles == {f"{site}/0": top[:3]}
    assert view.piles[pile] == 1


@pytest.mark.rule("SC-12.4")
def test_a_tile_stays_until_the_era_ends() -> None:
    r = idle(explore("moon", "pile e1 M03,M05"))
    assert r.state.active == 0
    assert "moon/0" in r.game.view(1).table.tiles
    assert not idle(play("spacecorp mariners 2", "tile moon/0 M03", *LAST_TURN)).game.view(1).table.tiles


@pytest.mark.rule("SC-12.5")
@pytest.mark.parametrize("tile", ["M04", "M05", "M02"])
def test_the_profit_of_a_tile_is_gained_at_once(tile: str) -> None:
    r = explore("moon", f"pile e1 {tile}")
    assert profit(r, 0) == 5 + TILES[tile].profit


@pytest.mark.rule("SC-12.6")
@pytest.mark.parametrize(("tile", "spaces"), [("P14", 1), ("P10", 0)])
def test_gen_advances_the_genetics_cube(tile: str, spaces: int) -> None:
    r = explore("mimas", f"pile e2 {tile}", "seat 0 genetics=0", hand="P04,P05", era="planeteers")
    assert r.game.view(1).table.corporations[0].genetics == spaces


@pytest.mark.rule("SC-12.6")
def test_gen_2_advances_the_genetics_cube_two_spaces() -> None:
    r = explore("enceladus", "pile e3 P23", hand="P22,P04", era="planeteers")
    assert r.game.view(1).table.corporations[0].genetics == 2
    assert r.game.view(1).table.corporations[0].revelation == 0


@pytest.mark.rule("SC-12.7")
@pytest.mark.parametrize(("tile", "spaces"), [("P26", 1), ("P27", 2), ("P24", 0)])
def test_rev_advances_the_revelation_cube(tile: str, spaces: int) -> None:
    r = explore("enceladus", f"pile e3 {tile}", hand="P22,P04", era="planeteers")
    assert r.game.view(1).table.corporations[0].revelation == spaces
    assert r.game.view(1).table.corporations[0].genetics == 0


@pytest.mark.rule("SC-EX-14", "SC-12.5", "SC-12.6")
def test_example_exo_microbes_give_two_profit_and_one_genetics_space() -> None:
    r = explore("mars_south", "pile e2 water_exo_microbes,M08")
    assert profit(r, 0) == 5 + 2
    assert r.game.view(1).table.corporations[0].genetics == 1


@pytest.mark.rule("SC-EX-14", "SC-12.9")
def test_example_building_on_exo_microbes_costs_two_more() -> None:
    r = play(
        "spacecorp mariners 2", "seat 0 hand=N27,N18,N19,N25 teams=mars_south", "tile mars_south/0 water_exo_microbes"
    )
    assert need(r.choose(0, "build", "research")) == 6 + 2


@pytest.mark.rule("SC-EX-14", "SC-12.8")
def test_example_exo_microbes_produce_one() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=N30",
        "tile mars_south/0 water_exo_microbes",
        "base mars_south/0 0 research",
    )
    r.choose(0, "produce")
    assert gained(r, 0, "produce") == [1]


@pytest.mark.rule("SC-12.8")
@pytest.mark.parametrize("tile", ["M02", "M09"])
def test_a_tile_produces_what_it_says(tile: str) -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N30", f"tile deimos/0 {tile}", "base deimos/0 0 research")
    r.choose(0, "produce")
    assert gained(r, 0, "produce") == [TILES[tile].production]


@pytest.mark.rule("SC-12.9")
@pytest.mark.parametrize(("tile", "total"), [("M02", 4), ("M04", 4 - 1), ("M01", 4 - 2), ("M07", 4 + 2)])
def test_base_raises_or_lowers_the_cost_of_building_there(tile: str, total: int) -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N27,N18,N19 teams=deimos", f"tile deimos/0 {tile}")
    assert need(r.choose(0, "build", "research")) == total


@pytest.mark.rule("SC-12.10")
@pytest.mark.parametrize("tile", ["S05", "S07"])
def test_col_counts_when_the_site_is_colonized(tile: str) -> None:
    r = play(
        "spacecorp starfarers 2", "seat 0 profit=9 teams=barnard", f"tile barnard/0 {tile}", "base barnard/0 0 research"
    )
    r.choose(0, "colonize")
    if r.question() == "colony 0":
        r.choose(0, r.options(0)[0])
    assert r.asked(0).about["points"] == TILES[tile].colony > 0


@pytest.mark.rule("SC-12.11")
def test_a_special_tile_has_the_effect_of_its_rule() -> None:
    introvs = ("spacecorp starfarers 2", "tile barnard/0 introvs")
    hand = "hand=S37,S38 profit=9 teams=barnard"
    assert "build" not in play(*introvs, f"seat 0 {hand}").options(0)
    assert "build" in play(*introvs, f"seat 0 {hand} progress=sensory_focus").options(0)


@pytest.mark.rule("SC-12.12")
def test_a_tile_that_says_so_is_discarded_for_one_of_another_pile() -> None:
    r = explore("moon", "pile e1 strong_signal,M02", "pile e2 M08,M09")
    view = r.game.view(1).table
    assert view.tiles == {"moon/0": "M08"}
    assert (view.piles["e1"], view.piles["e2"]) == (1, 1)
    assert profit(r, 0) == 5 + TILES["M08"].profit


@pytest.mark.rule("SC-12.12")
def test_the_tile_of_the_other_pile_may_point_farther() -> None:
    r = explore("ceres", "pile e1 P06,P01", "pile e2 P19,P10", "pile e3 P24,P25", hand="P04,P05", era="planeteers")
    view = r.game.view(1).table
    assert view.tiles == {"ceres/0": "P24"}
    assert view.piles == {"e1": 1, "e2": 1, "e3": 1}


@pytest.mark.rule("SC-R-17")
def test_without_a_tile_of_its_kind_a_site_cannot_be_explored() -> None:
    lines = (f"seat 0 {ALL_IN} teams=moon", "pile e1 -")
    assert not may_explore(*lines)
    assert may_explore(lines[0], "pile e2 -")


@pytest.mark.rule("SC-R-17", "SC-20.1")
@pytest.mark.parametrize(
    ("primary", "secondary", "possible"),
    [("S03", "S17,S18", True), ("S03", "S17", False), ("S03", "-", False), ("-", "S17,S18", False)],
)
def test_a_system_is_explored_only_with_a_tile_for_each_of_its_boxes(
    primary: str, secondary: str, possible: bool
) -> None:
    me = "seat 0 hand=S29,S30,S31,S32,S33,S36 teams=epsilon_eridani"
    r = play("spacecorp starfarers 2", me, f"pile primary {primary}", f"pile secondary {secondary}")
    assert ("explore" in r.options(0)) is possible


@pytest.mark.rule("SB-SC-2")
def test_an_effort_may_be_undone_until_a_tile_is_revealed() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N26,N22,time teams=moon,halley", "pile e1 M04,M05")
    r.choose(0, "explore", "team 0", "card N26", "time twice")
    assert r.game.may_undo(0)
    r.game.undo(0)
    assert "time twice" in r.options(0)
    r.choose(0, "time twice", "do it")
    assert r.question() == "choose_team 0"
    assert r.state.tiles == {"moon/0": "M04"}
    assert not r.game.may_undo(0)


@pytest.mark.rule("SC-R-17")
def test_with_no_alien_tile_left_another_primary_tile_is_drawn() -> None:
    piles = ("pile primary S01,S02,S04,S12", "pile alien -")
    r = explore("barnard", *piles, hand="S36,S32", era="starfarers")
    assert r.game.view(1).table.tiles == {"barnard/0": "S04"}
    assert r.game.view(1).table.piles["primary"] == 1


@pytest.mark.rule("SC-R-17")
def test_a_tile_that_calls_for_an_empty_pile_is_no_tile_to_explore_with() -> None:
    assert not may_explore(f"seat 0 {ALL_IN} teams=moon", "pile e1 strong_signal", "pile e2 -")
    assert may_explore(f"seat 0 {ALL_IN} teams=moon", "pile e1 strong_signal,M02", "pile e2 -")


@pytest.mark.rule("SC-R-17")
def test_a_pile_that_could_only_pass_on_to_an_empty_one_counts_as_empty() -> None:
    r = explore("ceres", "pile e1 P06,P01", "pile e2 P19", "pile e3 -", hand="P04,P05", era="planeteers")
    assert r.game.view(1).table.tiles == {"ceres/0": "P01"}


@pytest.mark.rule("SC-12.13")
def test_the_exploring_team_claims_the_site() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N24,N08 teams=earth,halley,moon")
    r.choose(0, "explore", "team 2", "card N24", "do it")
    assert r.game.view(1).table.claims == {"moon": (0, 2)}
    assert r.state.corporations[0].teams[:3] == ("earth", "halley", "moon")


@pytest.mark.rule("SC-12.14")
def test_a_probe_reveals_a_tile_but_claims_nothing() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=near_space_probe teams=moon", "pile e1 M04").choose(
        0, "special", "moon"
    )
    assert r.game.view(1).table.tiles == {"moon/0": "M04"}
    assert not r.game.view(1).table.claims


@pytest.mark.rule("SC-12.14")
def test_neither_arriving_nor_building_claims() -> None:
    r = play(
        "spacecorp mariners 2", "seat 0 hand=N15,N05 teams=lunar_l4", "tile moon/0 M04", "base lunar_l4/0 0 spaceport"
    )
    r.choose(0, "move", "moon", "card N15", "do it")
    assert r.state.corporations[0].teams[0] == "moon"
    assert not r.game.view(1).table.claims
    r = play("spacecorp mariners 2", "seat 0 hand=N18 teams=moon", "tile moon/0 M04").choose(0, "build", "research")
    assert "moon/0" in r.state.bases
    assert not r.game.view(1).table.claims


CLAIMED = ("tile moon/0 M04", "base lunar_l4/0 0 spaceport", "base lunar_l5/0 0 research")


@pytest.mark.rule("SC-12.15")
@pytest.mark.parametrize(("team", "claims"), [("team 0", {}), ("team 1", {"moon": (0, 0)})])
def test_a_claim_lasts_as_long_as_its_team_stays(team: str, claims: dict[str, tuple[int, int]]) -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N16 teams=moon,moon", "claim moon 0 0", *CLAIMED)
    r.choose(0, "move", team, "lunar_l5", "card N15", "do it")
    assert r.game.view(1).table.claims == claims


@pytest.mark.rule("SC-12.15")
def test_a_transfer_ends_a_claim_as_well() -> None:
    lines = ("seat 0 hand=N36 teams=moon", "claim moon 0 0", *CLAIMED, "base moon/0 0 research")
    r = play("spacecorp mariners 2", *lines).choose(0, "special")
    assert r.game.view(1).table.claims == {"moon": (0, 0)}
    r.choose(0, "0 lunar_l4")
    assert not r.game.view(1).table.claims


@pytest.mark.rule("SC-12.15")
def test_a_team_that_comes_back_has_no_claim() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N16 teams=moon", "claim moon 0 0", *CLAIMED)
    r.choose(0, "move", "lunar_l5", "card N15", "do it")
    idle(r)
    r.choose(0, "move", "moon", "card N16", "do it")
    assert r.state.corporations[0].teams[0] == "moon"
    assert not r.game.view(1).table.claims
