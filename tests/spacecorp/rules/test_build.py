"""SpaceCorp, section 13: building bases."""

import pytest

from starboard.spacecorp.catalog.constants import CONSTANTS
from tests.spacecorp.rules.looking import gained, need, profit
from tests.spacecorp.rules.playing import compensated, play, value

BUILD_10 = "hand=N27,N18,N19,N20,N05"
"""Build cards worth 10, more than any site of Mariners needs."""


def may_build(*lines: str, era: str = "mariners") -> bool:
    """Whether seat 0 could build anything."""
    return "build" in play(f"spacecorp {era} 2", *lines).options(0)


@pytest.mark.rule("SC-13.1")
def test_building_needs_an_own_team_on_the_site() -> None:
    assert may_build(f"seat 0 {BUILD_10} teams=lunar_l4")
    assert not may_build(f"seat 0 {BUILD_10} teams=earth", "seat 1 teams=lunar_l4")


@pytest.mark.rule("SC-13.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_site_has_one_base_only(owner: int) -> None:
    assert not may_build(f"seat 0 {BUILD_10} teams=lunar_l4", f"base lunar_l4/0 {owner} spaceport")


@pytest.mark.rule("SC-13.1")
def test_a_site_with_a_box_must_be_explored_first() -> None:
    assert not may_build(f"seat 0 {BUILD_10} teams=moon")
    assert may_build(f"seat 0 {BUILD_10} teams=moon", "tile moon/0 M02")


@pytest.mark.rule("SC-13.1")
def test_every_box_of_a_site_must_hold_a_tile() -> None:
    lines = ("seat 0 profit=9 hand=S37,S38,S39 teams=lacaille_9352", "tile lacaille_9352/0 S07")
    assert not may_build(*lines, era="starfarers")
    assert may_build(*lines, "tile lacaille_9352/1 S21", era="starfarers")


@pytest.mark.rule("SC-EX-13", "SC-13.2")
def test_example_mars_south_takes_six() -> None:
    r = play("spacecorp mariners 2", f"seat 0 {BUILD_10} teams=mars_south", "tile mars_south/0 M09")
    r.choose(0, "build", "research")
    assert need(r) == 6
    r.choose(0, "card N27", "card N18")
    assert value(r) == 5
    assert "do it" not in r.options(0)
    assert "do it" in r.choose(0, "card N05").options(0)


@pytest.mark.rule("SC-13.2", "SC-R-50")
def test_a_base_that_costs_more_than_there_is_cannot_be_built() -> None:
    assert not may_build("seat 0 hand=N27,N18 teams=mars_south", "tile mars_south/0 M09")
    assert may_build("seat 0 hand=N27,N18,N05 teams=mars_south", "tile mars_south/0 M09")


@pytest.mark.rule("SC-13.3")
@pytest.mark.parametrize(("tile", "total"), [("M08", 6 - 1), ("M09", 6), ("M07", 6 + 2)])
def test_the_tile_changes_the_cost(tile: str, total: int) -> None:
    r = play("spacecorp mariners 2", f"seat 0 {BUILD_10} teams=mars_south", f"tile mars_south/0 {tile}")
    assert need(r.choose(0, "build", "research")) == total


@pytest.mark.rule("SC-13.3")
def test_a_cost_of_nothing_needs_no_card() -> None:
    r = play("spacecorp mariners 2", "seat 0 teams=moon", "tile moon/0 M01", "offer -").choose(0, "build", "refinery")
    assert dict(r.state.bases) == {"moon/0": (0, "refinery")}


@pytest.mark.rule("SC-13.3")
def test_the_cost_never_falls_below_nothing() -> None:
    r = play("spacecorp mariners 2", f"seat 0 {BUILD_10} teams=lunar_l4", "tile lunar_l4/0 M01")
    assert need(r.choose(0, "build", "research")) == 0


NICOLAS_AND_SARAH = (
    "spacecorp mariners 2",
    "seat 0 hand=N08,N24 teams=moon",
    "seat 1 hand=N05,N18 teams=moon",
    "pile e1 M04",
    "offer N20,N22,N23,N25",
)


@pytest.mark.rule("SC-EX-15", "SC-13.4", "SC-R-6")
def test_example_nicolas_explores_and_sarah_builds() -> None:
    r = play(*NICOLAS_AND_SARAH).choose(0, "explore", "card N08", "do it")
    assert profit(r, 0) == 1
    r.choose(1, "build", "research")
    assert need(r) == 2 - 1
    before = len(r.state.corporations[0].hand)
    r.choose(1, "card N05", "do it", "offer N23")
    assert profit(r, 0) == 1 + 2
    assert "N23" in r.state.corporations[1].hand
    assert dict(r.state.bases) == {"moon/0": (1, "research")}
    assert len(r.state.corporations[0].hand) == before  # profit, but no card


@pytest.mark.rule("SC-EX-16", "SC-13.6")
def test_example_which_bases_the_moon_may_have() -> None:
    r = play(*NICOLAS_AND_SARAH).choose(0, "explore", "card N08", "do it").choose(1, "build")
    assert set(r.options(1)) == {"industrial", "research"}


@pytest.mark.rule("SC-13.4", "SC-13.5", "SC-R-6")
def test_an_opponents_claim_earns_two_profit_and_forbids_nothing() -> None:
    lines = ("seat 0 hand=N18 teams=deimos,moon", "seat 1 profit=4 teams=moon", "tile moon/0 M02", "claim moon 1 0")
    r = play("spacecorp mariners 2", *lines).choose(0, "build", "refinery")
    assert dict(r.state.bases) == {"moon/0": (0, "refinery")}
    assert profit(r, 1) == 4 + 2
    assert compensated(r).count(1) == 0


@pytest.mark.rule("SC-13.4")
def test_an_own_claim_earns_nothing() -> None:
    lines = ("seat 0 hand=N18 teams=moon", "seat 1 teams=moon", "tile moon/0 M02", "claim moon 0 0")
    r = play("spacecorp mariners 2", *lines).choose(0, "build", "refinery")
    assert dict(r.state.bases) == {"moon/0": (0, "refinery")}
    assert not r.events("profit")


@pytest.mark.rule("SC-13.4")
def test_an_opponents_team_without_a_claim_earns_nothing() -> None:
    lines = ("seat 0 hand=N18 teams=moon", "seat 1 teams=moon,halley", "tile moon/0 M02", "claim halley 1 1")
    r = play("spacecorp mariners 2", *lines).choose(0, "build", "refinery")
    assert dict(r.state.bases) == {"moon/0": (0, "refinery")}
    assert not r.events("profit")


@pytest.mark.rule("SC-13.6")
def test_a_base_is_taken_from_the_hq() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N18 teams=moon", "tile moon/0 M02").choose(0, "build", "refinery")
    view = r.game.view(1).table.corporations
    assert view[0].supply["refinery"] == CONSTANTS.bases.each - 1
    assert view[0].supply["research"] == view[1].supply["refinery"] == CONSTANTS.bases.each


@pytest.mark.rule("SC-13.6")
def test_a_type_of_which_no_tile_is_left_cannot_be_built() -> None:
    lines = ("spacecorp mariners 2", "tile moon/0 M02")
    r = play(*lines, "seat 0 hand=N18 teams=moon supply=refinery:0").choose(0, "build")
    assert set(r.options(0)) == {"industrial", "research"}
    assert "build" not in play(*lines, "seat 0 hand=N18 teams=moon supply=refinery:0,industrial:0,research:0").options(
        0
    )


@pytest.mark.rule("SC-13.7")
def test_mariners_has_six_types_of_base() -> None:
    found: set[str] = set()
    for tile in ("M05", "M07"):
        lines = (f"seat 0 {BUILD_10} teams=mars_south", f"tile mars_south/0 {tile}")
        found |= set(play("spacecorp mariners 2", *lines).choose(0, "build").options(0))
    found |= set(play("spacecorp mariners 2", f"seat 0 {BUILD_10} teams=lunar_l4").choose(0, "build").options(0))
    assert found == {"attraction", "biolab", "industrial", "refinery", "research", "spaceport"}


@pytest.mark.rule("SC-13.7")
def test_the_other_three_types_come_with_planeteers() -> None:
    r = play("spacecorp planeteers 2", "seat 0 profit=9 hand=P32,P20,P15 teams=vesta", "tile vesta/0 P21").choose(
        0, "build"
    )
    assert {"exploitation", "security", "shield_factory"} <= set(r.options(0))


@pytest.mark.rule("SC-13.8")
def test_some_bases_act_once_when_they_are_built() -> None:
    r = play("spacecorp mariners 2", f"seat 0 {BUILD_10} teams=mars_south", "tile mars_south/0 M07")
    r.choose(0, "build", "biolab", "card N27", "card N18", "card N19", "card N20", "do it")
    assert r.game.view(1).table.corporations[0].genetics == 1
    r = play(
        "spacecorp mariners 2", "seat 0 hand=N30,N36 teams=moon", "tile mars_south/0 M07", "base mars_south/0 0 biolab"
    )
    r.choose(0, "produce")
    assert gained(r, 0, "produce") == [1]
    assert r.game.view(1).table.corporations[0].genetics == 0


@pytest.mark.rule("SC-13.8")
def test_others_help_as_long_as_they_stand() -> None:
    lines = ("tile moon/0 M04", "base moon/0 0 industrial", "base lunar_l5/0 0 research")
    r = play("spacecorp mariners 2", "seat 0 hand=N05,N06 teams=lunar_l4", *lines)
    r.choose(0, "build", "spaceport", "card N05", "industrial moon/0")
    assert value(r) == 2
    assert r.choose(0, "do it").state.bases["moon/0"] == (0, "industrial")
    r = play("spacecorp mariners 2", "seat 0 hand=N05,N06 teams=lunar_l4", *lines, "active 0 turns 20")
    assert "industrial moon/0" in r.choose(0, "build", "spaceport").options(0)


RIVALS_INDUSTRY = ("seat 0 hand=N27,N05 teams=lunar_l4", "tile moon/0 M04", "base moon/0 1 industrial")


@pytest.mark.rule("SC-13.9")
def test_an_opponents_base_may_be_used_for_a_compensation() -> None:
    r = play("spacecorp mariners 2", *RIVALS_INDUSTRY).choose(0, "build", "spaceport", "card N05", "industrial moon/0")
    assert value(r) == 2
    r.choose(0, "do it")
    assert r.state.bases["lunar_l4/0"] == (0, "spaceport")
    assert compensated(r).count(1) == 1


@pytest.mark.rule("SC-13.9")
def test_an_opponents_base_need_not_be_used() -> None:
    r = play("spacecorp mariners 2", *RIVALS_INDUSTRY).choose(0, "build", "spaceport", "card N05")
    assert value(r) == 1
    r.choose(0, "do it")
    assert r.state.bases["lunar_l4/0"] == (0, "spaceport")
    assert compensated(r).count(1) == 0
