"""SpaceCorp, section 18a: radiation zones, shields and what it costs to go without."""

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import gained, need, profit
from tests.spacecorp.rules.playing import compensated, play, value

PLANETEERS, STARFARERS = "spacecorp planeteers 2", "spacecorp starfarers 2"
PLAIN_BUILD = ("P32", "P20", "P07", "P08")
"""Build cards of Planeteers without a shielded value: 4 + 2 + 2 + 2, so that one is always left over."""
PLAIN_MOVE = ("P19", "P01")
"""Move cards of Planeteers without a shielded value: 5 + 2."""
CALM = ("inner", "belt")
FAR_SITES = [site.id for site in BOARDS["planeteers"].sites.values() if site.region not in CALM and not site.beyond]
BELT_SITES = [site.id for site in BOARDS["planeteers"].sites.values() if site.region == "belt"]
SYSTEMS = [site.id for site in BOARDS["starfarers"].sites.values() if site.track]
BELT_BASE = ("tile ceres/0 P03", "base ceres/0 0 refinery")
"""An own base on Ceres, so that moves may begin there."""
TO_IO = 6
"""From the Asteroid Belt to Io: 1 + 3 + 1, and gravity 1."""


def paid(r: Rehearsal[Table], seat: int = 0) -> list[int]:
    """What a player has lost by his actions."""
    return [-amount for amount in gained(r, seat, "effort")]


def building(site: str, *lines: str, money: int = 9, hand: tuple[str, ...] = PLAIN_BUILD) -> Rehearsal[Table]:
    """A team on a site with a tile that changes no cost; it builds a security base there and gathers for that."""
    tile = f"tile {site}/0 P10"
    me = f"seat 0 profit={money} hand={','.join(hand)} teams={site}"
    return play(PLANETEERS, me, "seat 1 hand=P47", tile, *lines).choose(0, "build", "security")


def moving(end: str, *lines: str, money: int = 9, hand: tuple[str, ...] = PLAIN_MOVE) -> Rehearsal[Table]:
    """A team on Ceres, on a base of its own, is about to move and gathers for that."""
    me = f"seat 0 profit={money} hand={','.join(hand)} teams=ceres"
    return play(PLANETEERS, me, "seat 1 hand=P47", *BELT_BASE, *lines).choose(0, "move", end)


@pytest.mark.rule("SC-18.1", "SC-18.8")
@pytest.mark.parametrize("site", FAR_SITES)
def test_building_beyond_the_asteroid_belt_unshielded_costs_two_profit(site: str) -> None:
    r = building(site).choose(0, *(f"card {card}" for card in PLAIN_BUILD[:3]), "do it")
    assert r.state.bases[f"{site}/0"] == (0, "security")
    assert paid(r) == [2]
    assert profit(r, 0) == 9 - 2


@pytest.mark.rule("SC-18.1")
@pytest.mark.parametrize("site", BELT_SITES)
def test_there_is_no_radiation_on_the_asteroid_belt(site: str) -> None:
    r = building(site).choose(0, "card P32", "do it")
    assert r.state.bases[f"{site}/0"] == (0, "security")
    assert paid(r) == []


@pytest.mark.rule("SC-18.1", "SC-18.9")
@pytest.mark.parametrize("site", SYSTEMS)
def test_building_anywhere_among_the_stars_unshielded_costs_three_profit(site: str) -> None:
    spots = BOARDS["starfarers"].spots[site]
    tiles = (f"tile {spot} {tile}" for spot, tile in zip(spots, ("S04", "S21", "S22"), strict=False))
    hand = ("S37", "S38", "S39", "S52", "S53", "S54")  # 5 + 5 + 5 + 4 + 4, and one is left over
    r = play(STARFARERS, f"seat 0 profit=9 hand={','.join(hand)} teams={site}", "seat 1 hand=S62", *tiles)
    r.choose(0, "build", *["security"] * len(spots), *(f"card {card}" for card in hand[:5]), "do it")
    assert set(r.state.bases) == set(spots)
    assert paid(r) == [3]


@pytest.mark.rule("SC-18.1", "SC-18.9", "SC-18.5")
def test_a_move_from_sol_is_not_shielded_by_itself() -> None:
    r = play(STARFARERS, "seat 0 profit=9 hand=S13,S14,S15 teams=sol", "seat 1 hand=S62")
    r.choose(0, "move", "alpha_centauri", "card S13", "card S14", "card S15", "do it")
    assert paid(r) == [3]


@pytest.mark.rule("SC-18.9")
@pytest.mark.parametrize(("shielded", "penalty"), [("", [3]), (" shielded", [])])
def test_a_move_among_the_stars_costs_three_unless_shielded(shielded: str, penalty: list[int]) -> None:
    r = play(STARFARERS, "seat 0 profit=9 hand=S01,S13,S14 teams=sol", "seat 1 hand=S62")
    r.choose(0, "move", "alpha_centauri", f"card S01{shielded}", "card S13", "card S14", "do it")
    assert r.state.corporations[0].teams[0].startswith("alpha_centauri")
    assert paid(r) == penalty


@pytest.mark.rule("SC-18.2")
@pytest.mark.parametrize(("option", "worth"), [("card P15", 3), ("card P15 shielded", 2)])
def test_a_card_with_two_values_is_played_for_one_of_them_only(option: str, worth: int) -> None:
    r = building("io", hand=("P15", *PLAIN_BUILD))
    assert {"card P15", "card P15 shielded"} <= set(r.options(0))
    r.choose(0, option)
    assert value(r) == worth
    assert not [other for other in r.options(0) if "P15" in other]


@pytest.mark.rule("SC-18.2")
def test_cards_with_one_value_offer_no_choice() -> None:
    assert not [option for option in building("io").options(0) if "shielded" in option]


@pytest.mark.rule("SC-18.2", "SC-18.3", "SC-EX-21")
def test_example_of_two_build_cards_one_of_them_played_shielded() -> None:
    r = play(PLANETEERS, "seat 0 hand=P15,P27,P32 teams=io", "tile io/0 P13").choose(0, "build", "security")
    assert need(r) == 4
    r.choose(0, "card P15 shielded")
    assert value(r) == 2
    r.choose(0, "card P27")
    assert value(r) == 2 + 2
    r.choose(0, "do it")
    assert r.state.bases["io/0"] == (0, "security")
    assert paid(r) == []


@pytest.mark.rule("SC-EX-21", "SC-18.2")
def test_the_two_values_of_one_card_are_never_added() -> None:
    r = building("io", hand=("P27", *PLAIN_BUILD)).choose(0, "card P27 shielded")
    assert value(r) == 1
    assert not [option for option in r.options(0) if "P27" in option]


@pytest.mark.rule("SC-18.3")
@pytest.mark.parametrize(("option", "penalty"), [("card P17", [2]), ("card P17 shielded", [])])
def test_one_shielded_card_shields_the_whole_move(option: str, penalty: list[int]) -> None:
    r = moving("io", hand=("P17", *PLAIN_MOVE)).choose(0, option, "card P19", "do it")
    assert r.state.corporations[0].teams[0] == "io"
    assert paid(r) == penalty


@pytest.mark.rule("SC-18.3")
@pytest.mark.parametrize(("option", "worth", "penalty"), [("infra 0", 2 + 3, [2]), ("infra 0 shielded", 1 + 3, [])])
def test_one_shielded_infra_card_shields_the_whole_building(option: str, worth: int, penalty: list[int]) -> None:
    r = building("io", "seat 0 infra=P27,P57,-").choose(0, option)
    assert value(r) == worth
    r.choose(0, "card P20", "do it")
    assert r.state.bases["io/0"] == (0, "security")
    assert paid(r) == penalty


@pytest.mark.rule("SC-18.3")
def test_an_opponents_shielded_infra_serves_as_well() -> None:
    r = building("io", "seat 1 infra=P27,P30,-").choose(0, "infra 1 shielded")
    assert value(r) == 2 + 3 - 1
    r.choose(0, "card P20", "do it")
    assert paid(r) == []
    assert compensated(r) == [1]


def factory(owner: int) -> tuple[str, str]:
    """A shield factory on Vesta."""
    return "tile vesta/0 P04", f"base vesta/0 {owner} shield_factory"


def far_factory(owner: int) -> tuple[str, str]:
    """A shield factory on Europa."""
    return "tile europa/0 P07", f"base europa/0 {owner} shield_factory"


@pytest.mark.rule("SC-18.4")
def test_a_move_that_begins_in_a_region_with_ones_own_shield_factory_is_shielded() -> None:
    r = moving("io", *factory(0), money=0).choose(0, "card P19", "card P01", "do it")
    assert r.state.corporations[0].teams[0] == "io"
    assert paid(r) == []


@pytest.mark.rule("SC-18.4")
def test_a_shield_factory_where_a_move_ends_does_not_shield_it() -> None:
    r = moving("io", *far_factory(0)).choose(0, "card P19", "card P01", "do it")
    assert paid(r) == [2]


@pytest.mark.rule("SC-18.4", "SC-18.7", "SC-R-48")
def test_an_opponents_shield_factory_may_shield_a_move_for_a_compensation() -> None:
    r = moving("io", *factory(1), money=0)
    assert "factory vesta/0" in r.options(0)
    r.choose(0, "factory vesta/0", "card P19", "card P01", "do it")
    assert r.state.corporations[0].teams[0] == "io"
    assert paid(r) == []
    assert compensated(r) == [1]


@pytest.mark.rule("SC-R-48", "SC-18.7")
def test_an_opponents_shield_factory_may_be_declined() -> None:
    r = moving("io", *factory(1)).choose(0, "card P19", "card P01", "do it")
    assert paid(r) == [2]
    assert compensated(r) == []


@pytest.mark.rule("SC-18.7")
def test_ones_own_shield_factory_costs_no_compensation() -> None:
    r = moving("io", *factory(0)).choose(0, "card P19", "card P01", "do it")
    assert compensated(r) == []


@pytest.mark.rule("SC-18.5")
@pytest.mark.parametrize("end", ["io", "ceres"])
def test_every_move_from_the_inner_solar_system_is_shielded(end: str) -> None:
    r = play(PLANETEERS, "seat 0 hand=P19,P01,P02 teams=inner_system", "seat 1 hand=P47").choose(0, "move", end)
    assert not [option for option in r.options(0) if "factory" in option]
    r.choose(0, "card P19", "card P01", "card P02", "do it")
    assert r.state.corporations[0].teams[0] == end
    assert paid(r) == []
    assert compensated(r) == []


@pytest.mark.rule("SC-18.5", "SC-18.8")
def test_a_move_to_the_inner_solar_system_is_not_shielded_by_it() -> None:
    r = play(PLANETEERS, "seat 0 profit=9 hand=P19,P01,P02 teams=io", "seat 1 hand=P47")
    r.choose(0, "move", "card P19", "card P01", "card P02", "do it")
    assert r.state.corporations[0].teams[0] == "inner_system"
    assert paid(r) == [2]


@pytest.mark.rule("SC-18.6")
def test_building_in_a_region_with_ones_own_shield_factory_is_shielded() -> None:
    r = building("io", *far_factory(0), money=0).choose(0, "card P32", "card P20", "do it")
    assert r.state.bases["io/0"] == (0, "security")
    assert paid(r) == []


@pytest.mark.rule("SC-18.6")
def test_a_shield_factory_in_another_region_does_not_shield_building() -> None:
    r = building("io", *factory(0)).choose(0, "card P32", "card P20", "do it")
    assert paid(r) == [2]


@pytest.mark.rule("SC-18.6", "SC-18.7", "SC-R-48")
@pytest.mark.parametrize(("options", "penalty", "drawn"), [(["factory europa/0"], [], [1]), ([], [2], [])])
def test_an_opponents_shield_factory_may_shield_building(
    options: list[str], penalty: list[int], drawn: list[int]
) -> None:
    r = building("io", *far_factory(1)).choose(0, *options, "card P32", "card P20", "do it")
    assert paid(r) == penalty
    assert compensated(r) == drawn


@pytest.mark.rule("SC-24.11")
@pytest.mark.parametrize("ending", ["", "ending contracts"])
def test_after_the_trigger_an_opponents_shield_factory_serves_nobody(ending: str) -> None:
    r = building("io", *far_factory(1), ending)
    assert ("factory europa/0" in r.options(0)) == (not ending)
    r = moving("io", *factory(1), ending)
    assert ("factory vesta/0" in r.options(0)) == (not ending)


@pytest.mark.rule("SC-18.8")
@pytest.mark.parametrize(
    ("start", "end", "penalty"),
    [("ceres", "io", [2]), ("io", "ceres", [2]), ("io", "europa", [2]), ("ceres", "vesta", [])],
)
def test_a_move_is_endangered_if_any_part_of_it_is_in_a_radiation_zone(
    start: str, end: str, penalty: list[int]
) -> None:
    lines = (f"tile {start}/0 P03", f"base {start}/0 0 refinery", "seat 1 hand=P47")
    r = play(PLANETEERS, f"seat 0 profit=9 hand=P19,P01 teams={start}", *lines).choose(0, "move", end)
    r.choose(0, "card P19", "card P01", "do it")
    assert r.state.corporations[0].teams[0] == end
    assert paid(r) == penalty


@pytest.mark.rule("SC-18.8")
def test_other_actions_are_not_endangered() -> None:
    r = play(PLANETEERS, "seat 0 profit=9 hand=P22,P04 teams=io", "pile e2 P07", "seat 1 hand=P47")
    r.choose(0, "explore", "card P22", "do it")
    assert r.state.tiles["io/0"] == "P07"
    assert paid(r) == []


@pytest.mark.rule("SC-18.10")
@pytest.mark.parametrize(("money", "possible"), [(2, True), (1, False)])
def test_without_the_profit_for_the_penalty_there_is_no_unshielded_move(money: int, possible: bool) -> None:
    me = f"seat 0 profit={money} hand=P19,P01 teams=ceres"
    r = play(PLANETEERS, me, *BELT_BASE).choose(0, "move")
    assert "vesta" in r.options(0)
    assert ("io" in r.options(0)) == possible


@pytest.mark.rule("SC-18.10")
@pytest.mark.parametrize(("money", "possible"), [(2, True), (1, False)])
def test_without_the_profit_for_the_penalty_there_is_no_unshielded_building(money: int, possible: bool) -> None:
    me = f"seat 0 profit={money} hand=P32,P20 teams=io"
    assert ("build" in play(PLANETEERS, me, "tile io/0 P10").options(0)) == possible


@pytest.mark.rule("SC-18.10")
def test_without_the_profit_for_the_penalty_a_shielded_move_is_possible() -> None:
    r = moving("io", hand=("P17", "P18", "P19"), money=1)
    r.choose(0, "card P17", "card P19")
    assert (need(r), value(r)) == (TO_IO, 9)
    assert "do it" not in r.options(0)
    r.choose(0, "card P18 shielded", "do it")
    assert r.state.corporations[0].teams[0] == "io"
    assert profit(r, 0) == 1


@pytest.mark.rule("SC-18.10")
def test_the_last_card_that_could_shield_is_then_played_for_nothing_else() -> None:
    options = moving("io", hand=("P17", "P19", "P01"), money=1).options(0)
    assert "card P17 shielded" in options
    assert "card P17" not in options


@pytest.mark.rule("SC-24.13")
@pytest.mark.parametrize(("money", "possible"), [(3, True), (2, False)])
def test_a_gap_and_the_penalty_are_paid_separately(money: int, possible: bool) -> None:
    lines = ("seat 0 infra=P23,-,-", "seat 1 infra=P24,-,-")  # nobody has any move infra
    r = play(PLANETEERS, f"seat 0 profit={money} hand=P19,P10 teams=ceres", *lines, *BELT_BASE).choose(0, "move")
    assert ("io" in r.options(0)) == possible
    if possible:
        r.choose(0, "io")  # the single card is played silently
        assert paid(r) == [(TO_IO - 5) + 2]


TWO_BASES = (*BELT_BASE, "tile vesta/0 P01", "base vesta/0 0 refinery", "seat 1 hand=P47")


@pytest.mark.rule("SC-R-9")
@pytest.mark.parametrize(
    ("ends", "penalty"), [(("io", "europa"), [2, 2]), (("io", "pallas"), [2]), (("pallas", "io"), [2])]
)
def test_each_application_of_a_time_card_is_checked_for_radiation(ends: tuple[str, str], penalty: list[int]) -> None:
    r = play(PLANETEERS, "seat 0 profit=9 hand=P19,P01,time teams=ceres,vesta", *TWO_BASES)
    r.choose(0, "move", "team 0", ends[0], "time twice", "card P19", "card P01", "do it", "team 1", ends[1])
    assert r.state.corporations[0].teams[:2] == ends
    assert paid(r) == penalty


@pytest.mark.rule("SC-R-9")
@pytest.mark.parametrize("ends", [("io", "europa"), ("pallas", "io")])
def test_a_shielded_value_shields_both_applications(ends: tuple[str, str]) -> None:
    r = play(PLANETEERS, "seat 0 profit=9 hand=P19,P17,time teams=ceres,vesta", *TWO_BASES)
    r.choose(0, "move", "team 0", ends[0], "time twice", "card P19", "card P17 shielded", "do it", "team 1", ends[1])
    assert r.state.corporations[0].teams[:2] == ends
    assert paid(r) == []


@pytest.mark.rule("SC-R-9")
def test_a_shield_factory_shields_only_the_application_in_its_region() -> None:
    lines = (*BELT_BASE, *factory(0), "tile europa/0 P10", "base europa/0 0 refinery", "seat 1 hand=P47")
    r = play(PLANETEERS, "seat 0 profit=9 hand=P19,P01,time teams=ceres,europa", *lines)
    r.choose(0, "move", "team 0", "io", "time twice", "card P19", "card P01", "do it", "team 1", "callisto")
    assert paid(r) == [2]


@pytest.mark.rule("SC-R-9", "SC-18.7")
@pytest.mark.parametrize(
    ("start", "end", "help_again", "penalty", "drawn"),
    [
        ("europa", "callisto", [], [2], [1]),
        ("ceres", "callisto", ["do it"], [2], [1]),
        ("ceres", "callisto", ["factory vesta/0"], [], [1, 1]),
    ],
)
def test_an_opponents_shield_factory_is_used_by_each_application_for_itself(
    start: str, end: str, help_again: list[str], penalty: list[int], drawn: list[int]
) -> None:
    lines = (*BELT_BASE, *factory(1), "tile europa/0 P10", "base europa/0 0 refinery", "seat 1 hand=P47")
    r = play(PLANETEERS, f"seat 0 profit=9 hand=P19,P01,time teams=ceres,{start}", *lines)
    r.choose(0, "move", "team 0", "io", "time twice", "card P19", "card P01", "factory vesta/0")
    if "do it" in r.options(0):
        r.choose(0, "do it")
    r.choose(0, "team 1", end, *help_again)
    assert r.state.corporations[0].teams[:2] == ("io", end)
    assert paid(r) == penalty
    assert compensated(r) == drawn


@pytest.mark.rule("SC-R-39")
@pytest.mark.parametrize(("first", "penalty"), [("shield_factory", []), ("security", [3])])
def test_a_shield_factory_of_a_system_shields_all_building_there(first: str, penalty: list[int]) -> None:
    tiles = ("tile epsilon_eridani/0 S04", "tile epsilon_eridani/1 S21", "tile epsilon_eridani/2 S17")
    r = play(STARFARERS, "seat 0 profit=9 hand=S37,S38,S39,S54 teams=epsilon_eridani", "seat 1 hand=S62", *tiles)
    r.choose(0, "build", "security", first, "security", "card S37", "card S38", "card S39", "do it")
    assert {kind for _, kind in r.state.bases.values()} == {"security", first}
    assert paid(r) == penalty
