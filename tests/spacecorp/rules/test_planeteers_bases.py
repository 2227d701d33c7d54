"""SpaceCorp, section 18c: the nine bases of Planeteers, where they may stand and what they do."""

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import LAST_TURN, gained, need, profit
from tests.spacecorp.rules.playing import compensated, play, value

PLANETEERS, STARFARERS = "spacecorp planeteers 2", "spacecorp starfarers 2"
BUILD_12 = "hand=P32,P20,P07,P08,P09"
"""Build cards without a shielded value: 4 + 2 + 2 + 2 + 2."""
RIVAL = "seat 1 hand=P47"
WATER, LIFE, WONDER, ANOMALY, ARTIFACT, RUINS, EXOTIC, NOTHING = "P07", "P23", "P16", "P26", "P05", "P18", "P10", "P02"
assert TILES[NOTHING].production == 0
WITHOUT_P = (WATER, LIFE, WONDER, ANOMALY, ARTIFACT, RUINS)


def types_on(tile: str, site: str = "io", money: int = 9) -> set[str]:
    """The bases that a site with this tile may have."""
    lines = (f"seat 0 profit={money} {BUILD_12} teams={site}", f"tile {site}/0 {tile}")
    return set(play(PLANETEERS, *lines).choose(0, "build").options(0))


def built(base: str, tile: str, *lines: str, site: str = "io", money: int = 9) -> Rehearsal[Table]:
    """Seat 0 has built a base on a site with this tile."""
    me = f"seat 0 profit={money} {BUILD_12} teams={site}"
    r = play(PLANETEERS, me, RIVAL, f"tile {site}/0 {tile}", *lines)
    return r.choose(0, "build", base, "card P32", "card P20", "card P07", "card P08", "do it")


def produced(tile: str, base: str) -> list[int]:
    """What a tile produces with a base on it."""
    r = play(PLANETEERS, "seat 0 hand=P12", RIVAL, f"tile io/0 {tile}", f"base io/0 0 {base}")
    return gained(r.choose(0, "produce"), 0, "produce")


@pytest.mark.rule("SC-18.20")
@pytest.mark.parametrize("tile", [WONDER, ANOMALY, ARTIFACT, RUINS, "S26"])
def test_an_attraction_needs_a_wonder_an_anomaly_or_something_alien(tile: str) -> None:
    assert "attraction" in types_on(tile)


@pytest.mark.rule("SC-18.20")
@pytest.mark.parametrize("tile", [WATER, LIFE, EXOTIC, NOTHING])
def test_nothing_else_attracts(tile: str) -> None:
    assert "attraction" not in types_on(tile)


@pytest.mark.rule("SC-18.20")
@pytest.mark.parametrize("tile", [WONDER, ANOMALY, ARTIFACT, RUINS])
def test_an_attraction_makes_its_tile_produce_one(tile: str) -> None:
    assert produced(tile, "attraction") == [1]
    r = play(PLANETEERS, "seat 0 hand=P12,P47", f"tile io/0 {tile}", "base io/0 0 research")
    assert "produce" not in r.options(0)


@pytest.mark.rule("SC-18.21")
def test_a_biolab_needs_life() -> None:
    assert "biolab" in types_on(LIFE)
    assert all("biolab" not in types_on(tile) for tile in (WATER, WONDER, ANOMALY, ARTIFACT, EXOTIC))


@pytest.mark.rule("SC-18.21")
@pytest.mark.parametrize(("base", "spaces"), [("biolab", 1), ("security", 0)])
def test_building_a_biolab_advances_the_genetics_cube(base: str, spaces: int) -> None:
    r = built(base, LIFE)
    assert r.state.bases["io/0"] == (0, base)
    assert r.game.view(1).table.corporations[0].genetics == spaces


@pytest.mark.rule("SC-18.22")
def test_an_exploitation_base_needs_a_p_value_even_of_nothing() -> None:
    assert all("exploitation" in types_on(tile) for tile in (EXOTIC, NOTHING))
    assert all("exploitation" not in types_on(tile) for tile in WITHOUT_P)


@pytest.mark.rule("SC-18.22", "SC-R-19")
@pytest.mark.parametrize(("tile", "amount"), [(EXOTIC, [2]), ("P24", [3]), (NOTHING, [])])
def test_building_an_exploitation_base_gains_the_p_value(tile: str, amount: list[int]) -> None:
    assert gained(built("exploitation", tile), 0, "exploitation") == amount


@pytest.mark.rule("SC-18.22")
def test_no_other_base_gains_the_p_value_at_once() -> None:
    assert profit(built("refinery", EXOTIC), 0) == 9 - 2  # the radiation penalty


@pytest.mark.rule("SC-18.22", "SC-24.9")
def test_an_exploited_p_value_produces_nothing_any_more() -> None:
    r = built("exploitation", EXOTIC)
    assert r.game.view(1).table.exploited == ("io/0",)
    assert "produce" in play(PLANETEERS, "seat 0 hand=P12", "tile io/0 P10", "base io/0 0 refinery").options(0)
    lines = ("tile io/0 P10", "base io/0 0 exploitation exploited")
    assert "produce" not in play(PLANETEERS, "seat 0 hand=P12,P47", *lines).options(0)


@pytest.mark.rule("SC-R-19", "SC-24.9")
@pytest.mark.parametrize(("base", "offered"), [("exploitation", False), ("refinery", True)])
def test_an_exploited_tile_cannot_be_inherited(base: str, offered: bool) -> None:
    r = built(base, EXOTIC, *LAST_TURN)
    assert (r.question() == "heritage 0") == offered
    if offered:
        assert "io/0" in r.options(0)


@pytest.mark.rule("SC-18.23")
def test_an_industrial_base_needs_water_or_a_p_value_even_of_nothing() -> None:
    assert all("industrial" in types_on(tile) for tile in (WATER, EXOTIC, NOTHING))
    assert all("industrial" not in types_on(tile) for tile in (LIFE, WONDER, ANOMALY, ARTIFACT))


def industry(owner: int, site: str = "europa") -> tuple[str, str]:
    """An industrial base on a site."""
    return f"tile {site}/0 P09", f"base {site}/0 {owner} industrial"


def doubling(*lines: str, hand: str = "P20,P07,P08") -> Rehearsal[Table]:
    """Seat 0 is about to build on Io, which needs 6."""
    me = f"seat 0 profit=9 hand={hand} teams=io"
    return play(PLANETEERS, me, RIVAL, "tile io/0 P10", *lines).choose(0, "build", "security")


@pytest.mark.rule("SC-18.23")
@pytest.mark.parametrize(("owner", "drawn"), [(0, []), (1, [1])])
def test_an_industrial_base_may_double_what_is_built_in_its_region(owner: int, drawn: list[int]) -> None:
    r = doubling(*industry(owner)).choose(0, "card P20", "card P07")
    assert (need(r), value(r)) == (6, 4)
    r.choose(0, "industrial europa/0")
    assert value(r) == 2 * (2 + 2)
    r.choose(0, "do it")
    assert r.state.bases["io/0"] == (0, "security")
    assert compensated(r) == drawn


@pytest.mark.rule("SC-18.23")
def test_an_industrial_base_does_nothing_for_other_regions() -> None:
    r = doubling(*industry(0, "ceres"))
    assert not [option for option in r.options(0) if "industrial" in option]


@pytest.mark.rule("SC-R-11")
def test_an_industrial_base_and_a_time_card_double_both() -> None:
    r = doubling(*industry(0), hand="P20,P07,time").choose(0, "card P20", "industrial europa/0", "time double")
    assert value(r) == 2 * 2 * 2


@pytest.mark.rule("SC-R-11")
def test_two_industrial_bases_do_not_double_twice() -> None:
    r = doubling(*industry(0), "tile callisto/0 P12", "base callisto/0 1 industrial").choose(0, "card P20")
    assert {"industrial europa/0", "industrial callisto/0"} <= set(r.options(0))
    r.choose(0, "industrial europa/0")
    assert value(r) == 2 * 2
    assert not [option for option in r.options(0) if "industrial" in option]


@pytest.mark.rule("SC-R-11")
def test_a_progress_card_and_a_time_card_double_both() -> None:
    r = play(STARFARERS, "seat 0 profit=9 hand=S09,S10,time progress=probe_network teams=epsilon_eridani")
    r.choose(0, "explore", "card S09", "time double")
    assert value(r) == 2 * 2 * 2


@pytest.mark.rule("SC-18.24")
def test_a_refinery_needs_a_p_value_even_of_nothing() -> None:
    assert all("refinery" in types_on(tile) for tile in (EXOTIC, NOTHING))
    assert all("refinery" not in types_on(tile) for tile in WITHOUT_P)


@pytest.mark.rule("SC-18.24")
@pytest.mark.parametrize(("tile", "amount"), [(EXOTIC, 2 + 1), (NOTHING, 0 + 1)])
def test_a_refinery_raises_production_by_one(tile: str, amount: int) -> None:
    assert produced(tile, "refinery") == [amount]
    assert produced("P24", "industrial") == [3]


@pytest.mark.rule("SC-18.25")
def test_a_research_base_may_stand_anywhere() -> None:
    assert all("research" in types_on(tile) for tile in (*WITHOUT_P, EXOTIC, NOTHING))


@pytest.mark.rule("SC-18.25")
def test_building_a_research_base_takes_one_card_of_the_offer() -> None:
    r = built("research", WATER, "offer P10,P11,P33,P41", "deck P22,P35,P38")
    assert r.question() == "research_base 0"
    assert list(r.options(0)) == ["offer P10", "offer P11", "offer P33", "offer P41"]  # and no choice but these
    r.choose(0, "offer P33")
    assert "P33" in r.state.corporations[0].hand
    assert r.game.view(1).table.offer == ("P10", "P11", "P22", "P41")


@pytest.mark.rule("SC-18.26")
def test_a_security_base_may_stand_anywhere() -> None:
    assert all("security" in types_on(tile) for tile in (*WITHOUT_P, EXOTIC, NOTHING))


EUROPA, CALLISTO, CERES = "base europa/0 1 refinery", "base callisto/0 1 research", "base ceres/0 1 research"


@pytest.mark.rule("SC-18.26")
@pytest.mark.parametrize(
    ("bases", "amount"),
    [
        ([], []),
        ([EUROPA], [1]),
        ([EUROPA, CALLISTO], [2]),
        ([EUROPA, CERES], [1]),
        ([EUROPA, "base ganymede/0 0 refinery"], [1]),
    ],
)
def test_a_security_base_gains_one_profit_per_opposing_base_in_the_region(bases: list[str], amount: list[int]) -> None:
    assert gained(built("security", WATER, *bases), 0, "security") == amount


@pytest.mark.rule("SC-18.26")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_security_base_gains_nothing_where_another_one_is_already(owner: int) -> None:
    r = built("security", WATER, EUROPA, f"base ganymede/0 {owner} security")
    assert r.state.bases["io/0"] == (0, "security")
    assert gained(r, 0, "security") == []


@pytest.mark.rule("SC-18.26")
def test_a_security_base_in_another_region_does_not_matter() -> None:
    assert gained(built("security", WATER, EUROPA, "base ceres/0 1 security"), 0, "security") == [1]


@pytest.mark.rule("SC-18.26")
def test_another_base_gains_nothing_for_opposing_bases() -> None:
    assert profit(built("spaceport", WATER, EUROPA, site="ceres"), 0) == 9


@pytest.mark.rule("SC-18.27")
@pytest.mark.parametrize("site", [site.id for site in BOARDS["planeteers"].sites.values() if site.piles])
def test_a_spaceport_needs_a_site_without_gravity(site: str) -> None:
    free = BOARDS["planeteers"].sites[site].gravity == 0
    assert ("spaceport" in types_on("P10", site)) == free


def launching(*lines: str, hand: str = "P19,P01,P02", owner: int = 0) -> Rehearsal[Table]:
    """A team on a spaceport on Ceres is about to move to Mimas, 8 away."""
    me = f"seat 0 profit=9 hand={hand} teams=ceres"
    port = ("tile ceres/0 P03", f"base ceres/0 {owner} spaceport")
    return play(PLANETEERS, me, RIVAL, *port, *lines).choose(0, "move", "mimas")


@pytest.mark.rule("SC-18.27", "SC-24.7")
def test_a_spaceport_doubles_one_move_card_and_adds_nothing_else() -> None:
    r = launching().choose(0, "card P19", "card P01")
    assert value(r) == 5 + 2
    assert {"spaceport ceres/0 P19", "spaceport ceres/0 P01"} <= set(r.options(0))
    assert "spaceport ceres/0" not in r.options(0)
    r.choose(0, "spaceport ceres/0 P19")
    assert value(r) == 2 * 5 + 2
    assert not [option for option in r.options(0) if "spaceport" in option]


@pytest.mark.rule("SC-18.27")
def test_a_spaceport_may_be_left_out() -> None:
    r = launching().choose(0, "card P19", "card P01", "card P02")
    assert (need(r), value(r)) == (8, 9)
    r.choose(0, "do it")
    assert r.state.corporations[0].teams[0] == "mimas"


@pytest.mark.rule("SC-18.27")
def test_a_spaceport_doubles_a_move_card_in_the_infra() -> None:
    r = launching("seat 0 infra=P17,P18,P13").choose(0, "infra 0")
    assert value(r) == 4 + 4 + 3
    r.choose(0, "spaceport ceres/0 P17")
    assert value(r) == 8 + 4 + 3


@pytest.mark.rule("SC-18.27")
def test_a_shielded_value_is_doubled_as_it_was_played() -> None:
    r = launching(hand="P17,P19,P01").choose(0, "card P17 shielded", "spaceport ceres/0 P17")
    assert value(r) == 2 * 3


@pytest.mark.rule("SC-18.27")
def test_a_printed_value_is_no_card_to_be_doubled() -> None:
    r = launching().choose(0, "infra 0")
    assert value(r) == 1
    assert not [option for option in r.options(0) if "spaceport" in option]


@pytest.mark.rule("SC-18.27", "SC-1.10")
def test_the_doubled_card_counts_before_a_time_card_doubles_all() -> None:
    r = launching(hand="P19,P01,time").choose(0, "card P19", "time double", "card P01", "spaceport ceres/0 P19")
    assert value(r) == 2 * (2 * 5 + 2)


@pytest.mark.rule("SC-18.27")
def test_an_opponents_spaceport_doubles_for_a_compensation() -> None:
    r = launching("tile mimas/0 P11", "base mimas/0 0 refinery", owner=1)
    r.choose(0, "card P19", "spaceport ceres/0 P19", "do it")
    assert r.state.corporations[0].teams[0] == "mimas"
    assert compensated(r) == [1]


@pytest.mark.rule("SC-18.27")
def test_a_spaceport_at_the_end_of_a_move_doubles_nothing() -> None:
    lines = ("tile ceres/0 P03", "base ceres/0 0 spaceport", RIVAL)
    r = play(PLANETEERS, "seat 0 profit=9 hand=P19,P01 teams=vesta", *lines).choose(0, "move", "ceres", "card P19")
    assert not [option for option in r.options(0) if "spaceport" in option]


def two_teams(owner: int, kind: str) -> Rehearsal[Table]:
    """A team has moved from a spaceport with a doubled card and a time card; a second team is on another base."""
    bases = ("base ceres/0 0 spaceport", f"base vesta/0 {owner} {kind}", "tile ceres/0 P03", "tile vesta/0 P01")
    me = "seat 0 profit=9 hand=P20,P19,time infra=P24,-,- teams=ceres,vesta"
    goal = ("tile rhea/0 P11", "base rhea/0 0 research")  # a move that ends there needs no base of an opponent
    r = play(PLANETEERS, me, *bases, *goal, RIVAL, "seat 1 infra=P23,-,-")
    r.choose(0, "move", "team 0", "mimas", "time twice", "card P19")
    return r.choose(0, "spaceport ceres/0 P19", "do it")


@pytest.mark.rule("SC-18.27")
def test_with_a_time_card_both_teams_that_start_from_spaceports_use_the_doubled_card() -> None:
    r = two_teams(0, "spaceport").choose(0, "team 1", "rhea")
    assert r.state.corporations[0].teams[:2] == ("mimas", "rhea")
    assert [-amount for amount in gained(r, 0, "effort")] == [2, 2]  # radiation only: 10 are enough for both


@pytest.mark.rule("SC-18.27")
def test_a_second_spaceport_of_an_opponent_gives_a_compensation() -> None:
    r = two_teams(1, "spaceport").choose(0, "team 1", "rhea")
    assert compensated(r) == [1]


@pytest.mark.rule("SC-18.27")
def test_a_second_team_that_does_not_start_from_a_spaceport_cannot_move_with_a_doubled_card() -> None:
    r = two_teams(0, "refinery")
    assert r.question() != "choose_team 0"
    assert r.state.corporations[0].teams[:2] == ("mimas", "vesta")


@pytest.mark.rule("SC-18.27")
def test_a_spaceport_allows_transfers() -> None:
    lines = ("tile ceres/0 P03", "tile io/0 P10", "base io/0 0 refinery")
    me = "seat 0 hand=P47 teams=io"
    r = play(PLANETEERS, me, *lines, "base ceres/0 0 spaceport").choose(0, "special")
    assert "0 ceres" in r.options(0)
    r.choose(0, "0 ceres")
    assert r.state.corporations[0].teams[0] == "ceres"
    assert play(PLANETEERS, me, *lines, "base ceres/0 0 refinery").choose(0, "special").state.active == 1


@pytest.mark.rule("SC-R-20")
def test_a_spaceport_doubles_the_number_of_a_multiplier() -> None:
    lines = ("tile barnard/0 S04", "base barnard/0 0 spaceport", "seat 1 hand=S62")
    r = play(STARFARERS, "seat 0 profit=9 hand=S01,S05,S06 teams=barnard", *lines).choose(0, "move", "sol")
    r.choose(0, "card S01", "card S05")
    assert value(r) == 5 * 3
    r.choose(0, "spaceport barnard/0 S05")
    assert value(r) == 5 * 6
    r.choose(0, "card S06")
    assert value(r) == 5 * 6 * 3
    assert not [option for option in r.options(0) if "spaceport" in option]


@pytest.mark.rule("SC-18.28")
def test_a_shield_factory_needs_water() -> None:
    assert all("shield_factory" in types_on(tile) for tile in (WATER, "P14", "P28"))
    assert all("shield_factory" not in types_on(tile) for tile in (LIFE, WONDER, ANOMALY, ARTIFACT, EXOTIC))


@pytest.mark.rule("SC-18.28")
@pytest.mark.parametrize(("base", "left"), [("shield_factory", 9), ("security", 9 - 2)])
def test_the_action_that_builds_a_shield_factory_is_shielded(base: str, left: int) -> None:
    r = built(base, WATER)
    assert r.state.bases["io/0"] == (0, base)
    assert profit(r, 0) == left


@pytest.mark.rule("SC-18.28", "SC-18.10")
def test_a_player_without_profit_may_build_nothing_but_a_shield_factory_unshielded() -> None:
    me = f"seat 0 profit=1 {BUILD_12} teams=io"
    r = play(PLANETEERS, me, f"tile io/0 {WATER}").choose(0, "build")
    assert r.asked(0).about["bases"] == ["shield_factory"]


@pytest.mark.rule("SC-18.28")
def test_a_shield_factory_shields_later_moves_and_building_in_its_region() -> None:
    lines = ("tile europa/0 P07", "base europa/0 0 shield_factory", "tile io/0 P10", RIVAL)
    r = play(PLANETEERS, f"seat 0 profit=0 {BUILD_12} teams=io", *lines).choose(0, "build", "security")
    r.choose(0, "card P32", "card P20", "do it")
    assert r.state.bases["io/0"] == (0, "security")
    r = play(PLANETEERS, "seat 0 profit=0 hand=P19,P01 teams=europa", *lines).choose(0, "move", "callisto")
    r.choose(0, "card P19", "do it")
    assert r.state.corporations[0].teams[0] == "callisto"
    assert profit(r, 0) == 0
