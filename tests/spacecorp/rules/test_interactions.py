"""SpaceCorp, section 24: where two or three rules meet."""

import pytest

from starboard.spacecorp.catalog.contracts import contracts
from tests.spacecorp.rules.looking import LAST_TURN, gained, profit
from tests.spacecorp.rules.playing import compensated, play, to_next_turn, value


@pytest.mark.rule("SC-24.1", "SC-1.10")
@pytest.mark.parametrize("order", [("infra 0", "spaceport lunar_l4/0", "time double"), ("time double", "infra 0")])
def test_a_time_card_doubles_infra_and_the_spaceports_bonus_in_mariners(order: tuple[str, ...]) -> None:
    hand = "seat 0 hand=N15,N16,time teams=lunar_l4,earth infra=N17,-,-"
    r = play("spacecorp mariners 2", hand, "base lunar_l4/0 0 spaceport").choose(0, "move", "team 0", "halley")
    r.choose(0, "card N15", *order)
    bonus = 2 if len(order) == 3 else 0
    assert value(r) == (3 + 2 + bonus) * 2


@pytest.mark.rule("SC-24.1")
def test_industrial_base_time_card_and_progress_multiply_what_was_added_before() -> None:
    r = play(
        "spacecorp planeteers 2",
        "seat 0 hand=P07,P32,time progress=molecular_assembly infra=-,P27,- teams=vesta",
        "tile vesta/0 P05",
        "tile ceres/0 P04",
        "base ceres/0 0 industrial",
    ).choose(0, "build", "research", "industrial ceres/0", "time double", "card P07", "infra 0")
    assert value(r) == (2 + 2 + 2) * 2 * 2


@pytest.mark.rule("SC-24.1", "SC-19.10")
def test_in_starfarers_multipliers_and_a_time_card_come_last_as_well() -> None:
    hand = "seat 0 hand=S01,S05,S13,time infra=S16,-,- teams=sol profit=9"
    r = play("spacecorp starfarers 2", hand).choose(0, "move", "alpha_centauri")
    seen = [value(r.choose(0, option)) for option in ("card S05", "time double", "card S01", "infra 0")]
    assert seen == [3, 3 * 2, 5 * 3 * 2, (5 + 4) * 3 * 2]


@pytest.mark.rule("SC-24.1")
def test_progress_multiplies_after_its_owners_other_additions() -> None:
    hand = "seat 0 hand=S29,S34,S36 progress=probe_network,sensory_focus teams=epsilon_eridani"
    r = play("spacecorp starfarers 2", hand).choose(0, "explore", "card S29")
    assert value(r) == (2 + 3) * 2
    assert value(r.choose(0, "card S34")) == (2 + 3) * 2 * 2


@pytest.mark.rule("SC-24.2")
def test_a_team_that_used_a_time_cards_second_application_is_not_transferred() -> None:
    teams = "seat 0 hand=S29,S36,time,S62 teams=wolf_359,barnard,luhman_16"
    bases = ("tile luhman_16/0 S04", "base luhman_16/0 0 spaceport", "pile primary S12,S13")
    r = play("spacecorp starfarers 2", teams, *bases)
    r.choose(0, "explore", "team 0", "card S29", "card S36", "time twice", "team 1")
    assert r.question() == "transfer 0"
    assert r.options(0) == ["2 sol", "stay"]


@pytest.mark.rule("SC-24.3")
@pytest.mark.parametrize(("teams", "due"), [("wolf_359,luhman_16", [1, 1]), ("wolf_359,sol", [1])])
def test_each_application_of_a_time_card_pays_for_the_base_it_uses(teams: str, due: list[int]) -> None:
    bases = ("tile wolf_359/0 S04", "base wolf_359/0 1 research", "tile luhman_16/0 S07", "base luhman_16/0 1 research")
    r = play(
        "spacecorp starfarers 2", f"seat 0 hand=S19,S01,S13,S14,time teams={teams}", *bases, "seat 1 hand=S62 teams=-"
    )
    r.choose(0, "move", "team 0", "groombridge_1618", "card S19 shielded", "card S01", "card S13", "card S14")
    r.choose(0, "time twice", "do it", "team 1", "alpha_centauri")
    if r.question() == "gather 0":
        r.choose(0, "do it")
    to_next_turn(r)
    assert r.state.corporations[0].teams[:2] == ("groombridge_1618@3", "alpha_centauri@3")
    assert compensated(r) == due


@pytest.mark.rule("SC-24.4", "SC-6.5")
@pytest.mark.parametrize(("systems", "claims"), [(2, False), (3, True)])
def test_sol_is_no_system_for_the_contract_of_systems_with_bases(systems: int, claims: bool) -> None:
    row, contract = next(
        (row, it) for row, it in contracts("starfarers", 3).items() if it.condition == "systems_with_bases"
    )
    assert contract.n == 3
    lines = []
    for site, tile in (("wolf_359", "S04"), ("barnard", "S07"), ("gliese_1", "S08"))[:systems]:
        lines += [f"tile {site}/0 {tile}", f"base {site}/0 0 research"]
    r = play("spacecorp starfarers 3", "seat 0 hand=S62 teams=sol,sol,sol", *lines).choose(0, "special")
    assert (f"contract {row}" in r.options(0)) is claims


@pytest.mark.rule("SC-24.4", "SC-6.5")
@pytest.mark.parametrize("bases", [2, 3])
def test_earth_is_no_third_base_for_the_contract_of_mariners(bases: int) -> None:
    lines = []
    for site, tile in (("moon", "M04"), ("halley", "M05"), ("sisyphus", "M01"))[:bases]:
        lines += [f"tile {site}/0 {tile}", f"base {site}/0 0 research"]
    r = play("spacecorp mariners 2", "seat 0 hand=N36", *lines).choose(0, "special")
    assert ("contract 3" in r.options(0)) is (bases == 3)


@pytest.mark.rule("SC-24.5")
def test_cards_taken_by_research_and_piracy_leave_their_boxes_empty_until_step_five() -> None:
    lines = ("offer S13,S14,S15,S16", "deck S17,S18,S19,S20,S21,S22", "base luhman_16/0 0 spaceport")
    hands = ("seat 0 hand=S62 teams=luhman_16,sol", "seat 1 hand=S72", "tile luhman_16/0 S04")
    r = play("spacecorp starfarers 2", *hands, *lines).choose(0, "research", "infra 0")
    r.choose(1, "S72", "offer S14", "offer S16")
    assert r.game.view(None).table.offer == ("S13", "", "S15", "")
    r.choose(0, "offer S13", "deck")
    assert r.question() == "transfer 0"
    assert r.game.view(None).table.offer == ("", "", "S15", "")
    r.choose(0, "stay")
    assert r.game.view(None).table.offer == ("S18", "S19", "S15", "S20")


@pytest.mark.rule("SC-24.5")
def test_a_research_base_of_starfarers_leaves_its_box_empty_until_step_five() -> None:
    lines = ("offer S13,S14,S15,S16", "tile wolf_359/0 S12", "tile luhman_16/0 S04", "base luhman_16/0 0 spaceport")
    r = play("spacecorp starfarers 2", "seat 0 hand=S19,S20,S62 teams=wolf_359,sol", *lines)
    r.choose(0, "build", "research", "card S19 shielded")
    if r.question() == "gather 0":
        r.choose(0, "do it")
    r.choose(0, "offer S15")
    assert r.question() == "transfer 0"
    assert r.game.view(None).table.offer == ("S13", "S14", "", "S16")
    r.choose(0, "stay")
    assert "" not in r.game.view(None).table.offer


@pytest.mark.rule("SC-24.6", "SC-R-6")
def test_building_on_a_claimed_tile_gives_2_profit_and_no_card() -> None:
    lines = ("tile moon/0 M04", "claim moon 1 0", "seat 1 hand=N37 teams=moon")
    r = play("spacecorp mariners 2", "seat 0 hand=N18,N36 teams=moon", *lines).choose(0, "build", "industrial")
    to_next_turn(r)
    assert dict(r.state.bases) == {"moon/0": (0, "industrial")}
    assert gained(r, 1, "claim") == [2]
    assert compensated(r) == []
    assert r.state.corporations[1].hand == ("N37",)


@pytest.mark.rule("SC-24.7")
@pytest.mark.parametrize(
    ("era", "hand", "site", "end", "card", "worth"),
    [
        ("planeteers", "P19,P01", "vesta", "pallas", "P19", 5),
        ("starfarers", "S02,S13,S14", "wolf_359", "luhman_16", "S02", 5),
    ],
)
def test_after_mariners_a_spaceport_doubles_one_card_instead_of_adding_2(
    era: str, hand: str, site: str, end: str, card: str, worth: int
) -> None:
    tile = {"planeteers": "P05", "starfarers": "S04"}[era]
    lines = (f"seat 0 hand={hand} teams={site} profit=9", f"tile {site}/0 {tile}", f"base {site}/0 0 spaceport")
    r = play(f"spacecorp {era} 2", *lines).choose(0, "move", end, f"card {card}")
    assert value(r) == worth
    assert f"spaceport {site}/0" not in r.options(0)
    assert value(r.choose(0, f"spaceport {site}/0 {card}")) == worth * 2


@pytest.mark.rule("SC-24.7")
def test_in_mariners_a_spaceport_adds_2_and_doubles_nothing() -> None:
    port = ("seat 0 hand=N15,N16 teams=lunar_l4", "base lunar_l4/0 0 spaceport")
    r = play("spacecorp mariners 2", *port).choose(0, "move", "halley", "card N15")
    assert [option for option in r.options(0) if "spaceport" in option] == ["spaceport lunar_l4/0"]
    assert value(r.choose(0, "spaceport lunar_l4/0")) == 3 + 2


@pytest.mark.rule("SC-24.8")
def test_an_industrial_base_doubles_in_planeteers_and_is_a_colony_point_in_starfarers() -> None:
    lines = ("tile vesta/0 P05", "tile ceres/0 P04", "base ceres/0 0 industrial")
    r = play("spacecorp planeteers 2", "seat 0 hand=P07,P32,P36 teams=vesta", *lines).choose(0, "build", "research")
    assert value(r.choose(0, "card P07", "industrial ceres/0")) == 2 * 2
    seen = []
    for base in ("industrial", "research"):
        lines = ("tile wolf_359/0 S05", f"base wolf_359/0 0 {base}", "colonies_left asimov")
        r = play("spacecorp starfarers 2", "seat 0 hand=S62 profit=5", *lines).choose(0, "colonize")
        seen.append(r.asked(0).about["points"])
    assert seen == [3, 2]


@pytest.mark.rule("SC-24.9")
@pytest.mark.parametrize(("base", "usable"), [("exploitation exploited", False), ("refinery", True)])
def test_an_exploited_tile_neither_produces_nor_is_a_heritage(base: str, usable: bool) -> None:
    lines = ("tile vesta/0 P03", f"base vesta/0 0 {base}")
    assert ("produce" in play("spacecorp planeteers 2", "seat 0 hand=P12,P47", *lines).options(0)) is usable
    r = play("spacecorp planeteers 2", "seat 0 hand=P47", *lines, *LAST_TURN).choose(0, "special")
    assert (r.question() == "heritage 0") is usable
    assert (r.game.view(None).table.era == "starfarers") is not usable


@pytest.mark.rule("SC-24.9")
@pytest.mark.parametrize(("base", "points"), [("exploitation exploited", 1 + 1), ("research", 2 + 1 + 1)])
def test_an_exploited_tile_gives_no_colony_points_but_its_neighbours_do(base: str, points: int) -> None:
    tiles = ("tile kapteyn/0 S05", "tile kapteyn/1 S21", "colonies_left asimov")
    bases = (f"base kapteyn/0 0 {base}", "base kapteyn/1 0 research")
    r = play("spacecorp starfarers 2", "seat 0 hand=S62 profit=5", *tiles, *bases).choose(0, "colonize")
    assert r.asked(0).about["points"] == points


@pytest.mark.rule("SC-24.10", "SC-15.10")
def test_infra_goes_on_into_the_next_era_and_leaves_the_game_when_replaced_there() -> None:
    lines = ("seat 0 hand=P47 infra=N15,P23,-", "seat 1 infra=-,N22,P13")
    r = play("spacecorp planeteers 2", *lines, *LAST_TURN).choose(0, "special")
    view = r.game.view(None).table
    assert view.era == "starfarers"
    assert [tuple(corporation.infra) for corporation in view.corporations] == [("N15", "P23", ""), ("", "N22", "P13")]
    r = play("spacecorp starfarers 2", "seat 0 hand=S16,S62 infra=N15,P23,-").choose(0, "upgrade", "1")
    assert r.state.corporations[0].infra == ("S16", "P23", "")
    assert "N15" in r.state.boxed
    assert "N15" not in r.state.corporations[0].hand


TRIGGERED = ("ending contracts", "last_turns 0,1")


@pytest.mark.rule("SC-24.11")
def test_after_the_trigger_a_move_needs_an_own_base_at_one_end() -> None:
    lines = ("seat 0 hand=S19,S01,S13,S14 teams=luhman_16", "tile wolf_359/0 S04", "base wolf_359/0 1 research")
    r = play("spacecorp starfarers 2", *lines).choose(0, "move")
    assert set(r.options(0)) == {"sol", "wolf_359"}
    r = play("spacecorp starfarers 2", *lines, *TRIGGERED).choose(0, "move")
    assert r.asked(0).about["to"] == "sol"  # the only way left
    r = play("spacecorp starfarers 2", *lines[:2], "base wolf_359/0 0 research", *TRIGGERED).choose(0, "move")
    assert set(r.options(0)) == {"sol", "wolf_359"}


@pytest.mark.rule("SC-24.11")
@pytest.mark.parametrize("trigger", [(), TRIGGERED])
def test_after_the_trigger_an_opponents_factory_shields_nobody(trigger: tuple[str, ...]) -> None:
    lines = ("tile wolf_359/0 S09", "base wolf_359/0 1 shield_factory", *trigger)
    r = play("spacecorp starfarers 2", "seat 0 hand=S02,S13,S14 teams=wolf_359 profit=9", *lines)
    r.choose(0, "move")
    if r.question() == "destination 0":
        r.choose(0, "sol")
    r.choose(0, "card S02", "card S13", "card S14")
    assert r.question() == "gather 0"
    assert ("factory wolf_359/0" in r.options(0)) is not bool(trigger)


@pytest.mark.rule("SC-24.11", "SC-18.10")
def test_after_the_trigger_a_poor_player_cannot_leave_by_an_opponents_factory() -> None:
    lines = ("tile wolf_359/0 S09", "base wolf_359/0 1 shield_factory")
    poor = "seat 0 hand=S13,S14,S23,S62 teams=wolf_359 profit=2"
    assert "move" in play("spacecorp starfarers 2", poor, *lines).options(0)
    assert "move" not in play("spacecorp starfarers 2", poor, *lines, *TRIGGERED).options(0)


@pytest.mark.rule("SC-24.12", "SC-12.13")
def test_the_tile_on_ceres_is_explored_and_claimed_without_an_action() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", "beyond 1 1", *LAST_TURN).choose(0, "special").choose(1, "yes")
    view = r.game.view(None).table
    assert set(view.tiles) == {"ceres/0"}
    assert view.claims == {"ceres": (1, view.corporations[1].teams.index("ceres"))}
    assert not r.events("action", 1)
    assert "explore" not in r.options(1)


@pytest.mark.rule("SC-24.13", "SC-18.14")
@pytest.mark.parametrize(
    ("era", "card", "site", "tile", "gap", "penalty"),
    [("planeteers", "P32", "mimas", "P10", 6 - 4, 2), ("starfarers", "S54", "wolf_359", "S16", (6 - 1) - 3, 3)],
)
def test_a_player_must_be_able_to_pay_the_gap_as_well_as_the_radiation(
    era: str, card: str, site: str, tile: str, gap: int, penalty: int
) -> None:
    spare = {"planeteers": "P47", "starfarers": "S62"}[era]
    hands = [f"seat 0 hand={card},{spare} teams={site} profit={gap + penalty - short}" for short in (1, 0)]
    assert "build" not in play(f"spacecorp {era} 2", hands[0], f"tile {site}/0 {tile}").options(0)
    r = play(f"spacecorp {era} 2", hands[1], f"tile {site}/0 {tile}").choose(0, "build", "refinery")
    assert dict(r.state.bases) == {f"{site}/0": (0, "refinery")}
    assert profit(r, 0) == 0


@pytest.mark.rule("SC-24.14", "SC-18.39")
def test_children_of_the_stars_bring_a_team_out_of_the_four_cubes() -> None:
    lines = "revelation=2 genetics=2 progress=probe_network,energy_fields hand=S56,S62"
    r = play("spacecorp starfarers 2", f"seat 0 {lines} teams=sol,sol,sol,-").choose(0, "genetics")
    r.choose(0, "children_of_the_stars")
    assert r.question() == "new_team 0"
    r.choose(0, "kapteyn")
    assert sorted(r.state.corporations[0].teams) == ["kapteyn", "sol", "sol", "sol"]


@pytest.mark.rule("SC-24.14")
@pytest.mark.parametrize("fourth", ["sol", "gone"])
def test_with_no_cube_left_the_new_team_is_lost(fourth: str) -> None:
    lines = "revelation=2 genetics=2 progress=probe_network,energy_fields hand=S56,S62"
    r = play("spacecorp starfarers 2", f"seat 0 {lines} teams=sol,sol,sol,{fourth}").choose(0, "genetics")
    r.choose(0, "children_of_the_stars")
    assert r.state.active == 1
    assert r.state.corporations[0].teams == ("sol", "sol", "sol", fourth)
    assert "children_of_the_stars" in r.state.corporations[0].progress
    assert gained(r, 0, "progress") == [1]


@pytest.mark.rule("SC-24.15")
def test_a_team_driven_off_by_phobes_stands_on_sol_at_once_and_can_act_next_turn() -> None:
    lines = ("pile primary S01", "pile alien S29", "seat 1 hand=S62")
    r = play("spacecorp starfarers 2", "seat 0 hand=S36,S01,S13 teams=wolf_359 profit=9", *lines).choose(0, "explore")
    to_next_turn(r)
    assert r.state.corporations[0].teams[0] == "sol"
    assert r.state.active == 1
    r.choose(1, "special")
    assert "move" in r.options(0)
    assert not r.events("team_advanced")


@pytest.mark.rule("SC-24.16")
def test_a_team_on_the_approach_track_may_settle_for_the_colony_point() -> None:
    lines = ("tile wolf_359/0 S05", "base wolf_359/0 0 research", "colonies_left clarke", "seat 0 hand=S62")
    r = play("spacecorp starfarers 2", *lines, "seat 0 teams=sol,wolf_359@3").choose(0, "colonize")
    assert r.game.view(None).table.colonies == {"wolf_359": (0, "clarke")}
    assert r.state.corporations[0].teams[:2] == ("sol", "gone")
    elsewhere = play("spacecorp starfarers 2", *lines, "seat 0 teams=sol,luhman_16@3")
    assert "colonize" not in elsewhere.options(0)
