"""SpaceCorp, section 14: the six bases of Mariners, where they may stand and what they do."""

import pytest

from starboard.spacecorp.map.tiles import TILES
from tests.spacecorp.rules.looking import gained, need
from tests.spacecorp.rules.playing import compensated, play, value

BUILD_10 = "hand=N27,N18,N19,N20,N05"
"""Build cards worth 10, more than any site of Mariners needs."""


def types_on(tile: str) -> set[str]:
    """The bases that a site with this tile may have."""
    lines = (f"seat 0 {BUILD_10} teams=mars_south", f"tile mars_south/0 {tile}")
    return set(play("spacecorp mariners 2", *lines).choose(0, "build").options(0))


def produced(tile: str, base: str) -> list[int]:
    """What a tile produces with a base on it."""
    r = play("spacecorp mariners 2", "seat 0 hand=N30,N36", f"tile deimos/0 {tile}", f"base deimos/0 0 {base}")
    return gained(r.choose(0, "produce"), 0, "produce")


WONDER, WATER, ORES, MICROBES, EXOTIC = "M05", "M04", "M01", "M07", "M02"


@pytest.mark.rule("SC-14.1")
def test_an_attraction_needs_a_natural_wonder() -> None:
    assert "attraction" in types_on(WONDER)
    assert all("attraction" not in types_on(tile) for tile in (WATER, ORES, MICROBES, EXOTIC))


@pytest.mark.rule("SC-14.1")
def test_an_attraction_makes_its_tile_produce_one() -> None:
    assert produced(WONDER, "attraction") == [1]
    r = play("spacecorp mariners 2", "seat 0 hand=N30,N36", "tile deimos/0 M05", "base deimos/0 0 research")
    assert "produce" not in r.options(0)


@pytest.mark.rule("SC-R-18")
def test_an_attraction_adds_to_what_the_tile_produces_already() -> None:
    assert produced(EXOTIC, "attraction") == [1 + 1]


@pytest.mark.rule("SC-R-18")
def test_an_attraction_of_starfarers_adds_two() -> None:
    r = play(
        "spacecorp starfarers 2",
        "seat 0 hand=S52",
        "tile barnard/0 S04",
        "base barnard/0 0 attraction",
        "colonies_left -",
    )
    assert gained(r.choose(0, "produce"), 0, "produce") == [2 + 2]


@pytest.mark.rule("SC-14.2")
def test_a_biolab_needs_life() -> None:
    assert "biolab" in types_on(MICROBES)
    assert all("biolab" not in types_on(tile) for tile in (WONDER, WATER, ORES, EXOTIC))


@pytest.mark.rule("SC-14.2")
@pytest.mark.parametrize(("base", "spaces"), [("biolab", 1), ("refinery", 0)])
def test_building_a_biolab_advances_the_genetics_cube(base: str, spaces: int) -> None:
    r = play("spacecorp mariners 2", f"seat 0 {BUILD_10} teams=moon", "tile moon/0 M07")
    r.choose(0, "build", base, "card N27", "card N05", "do it")
    assert r.state.bases["moon/0"] == (0, base)
    assert r.game.view(1).table.corporations[0].genetics == spaces


@pytest.mark.rule("SC-14.3")
def test_an_industrial_base_needs_water_or_a_p_value_even_of_nothing() -> None:
    assert TILES[ORES].production == 0
    assert all("industrial" in types_on(tile) for tile in (WATER, ORES, EXOTIC, MICROBES))
    assert "industrial" not in types_on(WONDER)


INDUSTRY = ("tile phobos/0 M04", "base phobos/0 0 industrial", "tile deimos/0 M02", "tile halley/0 M03")


@pytest.mark.rule("SC-14.3")
def test_an_industrial_base_may_double_what_is_built_in_its_region() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N18,N19,N36 teams=deimos", *INDUSTRY).choose(0, "build", "refinery")
    assert need(r) == 4
    r.choose(0, "card N18")
    assert "do it" not in r.options(0)
    r.choose(0, "industrial phobos/0")
    assert value(r) == 4
    r.choose(0, "do it")
    assert r.state.bases["deimos/0"] == (0, "refinery")
    assert "N19" in r.state.corporations[0].hand


@pytest.mark.rule("SC-14.3")
def test_an_industrial_base_may_be_left_out() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N18,N19,N36 teams=deimos", *INDUSTRY)
    r.choose(0, "build", "refinery", "card N18", "card N19")
    assert value(r) == 4
    assert {"do it", "industrial phobos/0"} <= set(r.options(0))


@pytest.mark.rule("SC-14.3")
def test_an_industrial_base_does_nothing_for_other_regions() -> None:
    lines = ("spacecorp mariners 2", "seat 0 hand=N18 teams=halley")
    assert "build" not in play(*lines, *INDUSTRY).options(0)
    r = play("spacecorp mariners 2", "seat 0 hand=N18,N27 teams=halley", *INDUSTRY).choose(0, "build", "refinery")
    assert not [option for option in r.options(0) if "industrial" in option]


@pytest.mark.rule("SC-14.3")
def test_an_industrial_base_does_nothing_for_other_actions() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N16 teams=phobos", *INDUSTRY).choose(0, "move", "halley")
    assert not [option for option in r.options(0) if "industrial" in option]


@pytest.mark.rule("SC-14.4")
def test_a_refinery_needs_a_p_value_even_of_nothing() -> None:
    assert all("refinery" in types_on(tile) for tile in (ORES, EXOTIC, MICROBES))
    assert all("refinery" not in types_on(tile) for tile in (WATER, WONDER))


@pytest.mark.rule("SC-14.4")
@pytest.mark.parametrize(("tile", "amount"), [(EXOTIC, 1 + 1), ("M09", 2 + 1), (ORES, 0 + 1)])
def test_a_refinery_raises_production_by_one(tile: str, amount: int) -> None:
    assert produced(tile, "refinery") == [amount]


@pytest.mark.rule("SC-14.4")
def test_other_bases_do_not_raise_production() -> None:
    assert produced(EXOTIC, "industrial") == produced(EXOTIC, "research") == [1]


@pytest.mark.rule("SC-14.5")
def test_a_research_base_may_stand_anywhere() -> None:
    assert all("research" in types_on(tile) for tile in (WONDER, WATER, ORES, MICROBES, EXOTIC))
    assert "research" in play("spacecorp mariners 2", f"seat 0 {BUILD_10} teams=lunar_l4").choose(0, "build").options(0)


OFFER = ("offer N20,N22,N23,N25", "deck N30,N31,N33,N35")


@pytest.mark.rule("SC-14.5")
def test_building_a_research_base_takes_one_card_of_the_offer() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N05,N36 teams=lunar_l4", *OFFER).choose(0, "build", "research")
    assert r.question() == "research_base 0"
    assert list(r.options(0)) == ["offer N20", "offer N22", "offer N23", "offer N25"]
    r.choose(0, "offer N25")
    assert r.state.corporations[0].hand[:2] == ("N36", "N25")
    assert r.game.view(1).table.offer == ("N20", "N22", "N23", "N30")


@pytest.mark.rule("SC-14.5")
def test_with_an_empty_offer_a_research_base_takes_nothing() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N05,N36 teams=lunar_l4", "deck N30,N31,N33,N35,N37,N34")
    r.choose(0, "build", "research")
    assert r.state.active == 1
    assert not r.events("offer_taken")


@pytest.mark.rule("SC-14.5")
def test_other_bases_take_no_card() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N05,N36 teams=lunar_l4", *OFFER).choose(0, "build", "spaceport")
    assert r.state.active == 1
    assert not r.events("offer_taken")


@pytest.mark.rule("SC-14.6")
@pytest.mark.parametrize("site", ["lunar_l4", "lunar_l5", "solar_l1", "solar_l5"])
def test_a_spaceport_may_stand_on_any_lagrange_point(site: str) -> None:
    assert "spaceport" in play("spacecorp mariners 2", f"seat 0 {BUILD_10} teams={site}").choose(0, "build").options(0)


@pytest.mark.rule("SC-14.6")
def test_a_spaceport_may_stand_nowhere_else() -> None:
    assert all("spaceport" not in types_on(tile) for tile in (WONDER, WATER, ORES, MICROBES, EXOTIC))


PORT = ("base lunar_l4/0 0 spaceport", "seat 0 hand=N15,N16 teams=lunar_l4", "seat 1 hand=N36")


@pytest.mark.rule("SC-14.6")
def test_a_move_that_begins_on_a_spaceport_gains_two() -> None:
    r = play("spacecorp mariners 2", *PORT).choose(0, "move", "sisyphus", "card N15")
    assert (need(r), value(r)) == (4, 3)
    assert "do it" not in r.options(0)
    r.choose(0, "spaceport lunar_l4/0")
    assert value(r) == 5
    r.choose(0, "do it")
    assert r.state.corporations[0].teams[0] == "sisyphus"


@pytest.mark.rule("SC-14.6")
def test_a_move_that_ends_on_a_spaceport_gains_nothing() -> None:
    r = play("spacecorp mariners 2", *PORT, "seat 0 teams=sisyphus").choose(0, "move", "lunar_l4")
    assert not [option for option in r.options(0) if "spaceport" in option]


@pytest.mark.rule("SC-14.6")
def test_a_move_that_begins_beside_a_spaceport_gains_nothing() -> None:
    r = play("spacecorp mariners 2", *PORT, "seat 0 teams=lunar_l5").choose(0, "move", "lunar_l4")
    assert not [option for option in r.options(0) if "spaceport" in option]


@pytest.mark.rule("SC-14.6")
def test_two_applications_may_each_begin_on_a_spaceport() -> None:
    lines = ("base lunar_l4/0 0 spaceport", "base lunar_l5/0 1 spaceport", "seat 1 hand=N36")
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N16,time teams=lunar_l4,lunar_l5", *lines)
    r.choose(0, "move", "team 0", "sisyphus", "time twice", "card N15", "spaceport lunar_l4/0", "do it")
    r.choose(0, "team 1", "halley")  # 4 away: three of the card are not enough without the other spaceport
    assert r.state.corporations[0].teams[:2] == ("sisyphus", "halley")
    assert compensated(r).count(1) == 1


TRANSFERS = ("tile moon/0 M02", "tile halley/0 M03", "base moon/0 0 refinery", "base halley/0 0 refinery")


@pytest.mark.rule("SC-14.7")
def test_a_spaceport_allows_transfers_to_its_site_and_from_it() -> None:
    lines = ("seat 0 hand=N36 teams=moon,lunar_l4", *TRANSFERS)
    r = play("spacecorp mariners 2", *lines, "base lunar_l4/0 0 spaceport").choose(0, "special")
    assert set(r.options(0)) == {"0 lunar_l4", "1 moon", "1 halley", "1 earth", "stay"}
    r.choose(0, "1 halley")
    assert r.state.corporations[0].teams[:2] == ("moon", "halley")


@pytest.mark.rule("SC-14.7")
@pytest.mark.parametrize("base", ["base lunar_l4/0 0 research", "base lunar_l4/0 1 spaceport"])
def test_without_a_spaceport_of_ones_own_there_is_no_transfer(base: str) -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36 teams=moon,lunar_l4", *TRANSFERS, base).choose(0, "special")
    assert r.state.active == 1
