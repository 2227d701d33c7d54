"""SpaceCorp, sections 19b to 19d: multipliers, moves between the stars, approach tracks and the Orion arm."""

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import gained, need, profit
from tests.spacecorp.rules.playing import compensated, idle, play, to_next_turn, value

BOARD = BOARDS["starfarers"]
SYSTEMS = [site for site in BOARD.sites.values() if site.piles]
FAST = "S19,S01,S05,S13,S22"
"""Move 3 (shielded as well), 5, x3, x4 and x5."""


def moving(hand: str, *lines: str, teams: str = "sol", profit: int = 9) -> Rehearsal[Table]:
    """Seat 0 has teams and these cards in Starfarers."""
    return play("spacecorp starfarers 2", f"seat 0 hand={hand} teams={teams} profit={profit}", *lines)


def teams(r: Rehearsal[Table], seat: int = 0) -> tuple[str, ...]:
    """Where a player's teams in play are."""
    return tuple(team for team in r.game.view(None).table.corporations[seat].teams if team)


def play_cards(r: Rehearsal[Table], hand: str) -> Rehearsal[Table]:
    """Seat 0 puts these cards into the action."""
    return r.choose(0, *(f"card {card}" for card in hand.split(",")))


def fly(r: Rehearsal[Table]) -> Rehearsal[Table]:
    """Seat 0 makes the move in hand, shielded, with 24."""
    r.choose(0, "card S19 shielded", "card S01", "card S05")
    return r.choose(0, "do it") if r.question() == "gather 0" else r


@pytest.mark.rule("SC-19.10", "SC-EX-28")
@pytest.mark.parametrize("order", ["S19,S01,S05,S13", "S13,S05,S01,S19", "S05,S19,S13,S01"])
def test_example_multipliers_apply_after_all_additions(order: str) -> None:
    r = play_cards(moving(order + ",S22").choose(0, "move", "alpha_centauri"), order)
    assert value(r) == (3 + 5) * 3 * 4 == 96


@pytest.mark.rule("SC-19.10")
def test_infra_adds_before_cards_multiply_and_multiplies_what_cards_add() -> None:
    r = moving("S01,S05,S13", "seat 0 infra=ram_scoop,matter_manipulators,-").choose(0, "move", "alpha_centauri")
    seen = []
    for option in ("card S05", "card S01", "infra 0"):
        r.choose(0, option)
        seen.append(value(r))
    assert seen == [3, 5 * 3, (5 + 4) * 3 * 2]


@pytest.mark.rule("SC-19.11", "SC-EX-29")
def test_example_with_multipliers_only_one_of_them_is_the_base_value() -> None:
    r = moving("S05,S06,S22,S01").choose(0, "move", "alpha_centauri")
    seen = []
    for card in ("S05", "S06", "S22"):
        seen.append(value(r.choose(0, f"card {card}")))
    assert seen == [3, 9, 45]


@pytest.mark.rule("SC-19.11", "SC-EX-29")
def test_example_a_single_produce_x2_is_worth_2() -> None:
    lands = [f"tile {site}/0 {tile}" for site, tile in (("wolf_359", "S04"), ("barnard", "S07"), ("gliese_1", "S08"))]
    bases = [f"base {site}/0 0 research" for site in ("wolf_359", "barnard", "gliese_1")]
    r = moving("S50,S62", *lands, *bases).choose(0, "produce")
    assert r.asked(0).about["left"] == 2
    r.choose(0, "wolf_359/0", "barnard/0")
    assert gained(r, 0, "produce") == [2 + 2]


@pytest.mark.rule("SC-19.12", "SC-4.3")
def test_teams_on_approach_tracks_advance_at_the_start_of_their_owners_turn() -> None:
    r = moving("S62", "seat 1 teams=wolf_359@3", teams="luhman_16@3,luhman_16@2,barnard@1,sol")
    assert r.question() == "choose_action 0"
    assert teams(r) == ("luhman_16@2", "luhman_16@1", "barnard", "sol")
    assert teams(r, 1) == ("wolf_359@3",)
    idle(r)
    assert teams(r) == ("luhman_16@2", "luhman_16@1", "barnard", "sol")
    assert teams(r, 1) == ("wolf_359@2",)


@pytest.mark.rule("SC-19.12", "SC-19.17", "SC-EX-37")
def test_example_a_team_acts_from_its_third_turn_after_arriving() -> None:
    r = fly(moving("S19,S01,S05,S36,S62").choose(0, "move", "alpha_centauri"))
    seen, able = [teams(r)[0]], []
    for _ in range(3):
        idle(r)  # seat 1
        seen.append(teams(r)[0])
        able.append("explore" in r.options(0))
        if not able[-1]:
            idle(r)
    assert seen == [f"alpha_centauri@{space}" for space in (3, 2, 1)] + ["alpha_centauri"]
    assert able == [False, False, True]


@pytest.mark.rule("SC-19.13")
def test_each_region_has_one_system_or_orion_arm_site_or_is_sol_or_empty() -> None:
    kinds = []
    for region in BOARD.regions:
        sites = [BOARD.sites[site] for site in BOARD.in_region[region]]
        assert len(sites) <= 1
        kinds += ["orion" if site.orion else "sol" if site.start else "system" for site in sites] or ["empty"]
        assert all(bool(site.piles) == (kinds[-1] == "system") for site in sites)
    assert {kind: kinds.count(kind) for kind in kinds} == {"sol": 1, "system": len(SYSTEMS), "orion": 3, "empty": 4}


@pytest.mark.rule("SC-19.14")
def test_leaving_and_landing_cost_nothing() -> None:
    r = moving(FAST).choose(0, "move", "alpha_centauri")
    assert need(r) == 20  # the border and nothing else


@pytest.mark.rule("SC-19.14", "SC-EX-30")
@pytest.mark.parametrize(("start", "end"), [("kapteyn", "epsilon_eridani"), ("epsilon_eridani", "kapteyn")])
def test_example_from_kapteyn_to_epsilon_eridani_takes_60(start: str, end: str) -> None:
    r = moving(FAST, f"base {start}/0 0 research", teams=start).choose(0, "move", end)
    assert need(r) == 40 + 20 == 60


@pytest.mark.rule("SC-19.15")
def test_every_system_has_one_to_three_boxes_one_exploration_cost_and_one_build_cost() -> None:
    for site in SYSTEMS:
        assert len(site.spots) == len(site.piles) in (1, 2, 3)
        assert site.explore is not None
        assert site.build is not None
    assert {len(site.spots) for site in SYSTEMS} == {1, 2, 3}


@pytest.mark.rule("SC-19.15", "SC-19.16", "SC-EX-32")
def test_example_epsilon_indi_is_multi_star_with_e10_b20_and_three_boxes() -> None:
    site = BOARD.sites["epsilon_indi"]
    assert site.multi_star
    assert (site.explore, site.build, len(site.spots)) == (10, 20, 3)
    r = moving("S29,S30,S36,S58", teams="epsilon_indi").choose(0, "explore")
    assert need(r) == 10
    tiles = [f"tile epsilon_indi/{box} {tile}" for box, tile in enumerate(("S03", "S24", "S26"))]
    r = moving("S37,S38,S39,S40,S41", *tiles, teams="epsilon_indi").choose(0, "build", "research", "research")
    assert need(r.choose(0, "research")) == 20


@pytest.mark.rule("SC-19.17")
def test_an_arriving_team_stands_on_the_track_space_farthest_from_the_star() -> None:
    assert {site.track for site in SYSTEMS} == {3}
    r = fly(moving("S19,S01,S05", teams="sol,sol").choose(0, "move", "team 0", "alpha_centauri"))
    assert teams(r) == ("alpha_centauri@3", "sol")


@pytest.mark.rule("SC-19.17")
def test_sol_has_no_approach_track() -> None:
    r = fly(moving("S19,S01,S05", teams="alpha_centauri").choose(0, "move"))  # only Sol has a base
    assert teams(r) == ("sol",)


@pytest.mark.rule("SC-19.18")
@pytest.mark.parametrize("action", ["move", "explore", "build"])
def test_a_team_on_an_approach_track_performs_no_action(action: str) -> None:
    lines = ("tile alpha_centauri/0 S04",) if action == "build" else ()
    hand = "S36,S32,S37,S38,S01,S19,S05"
    assert action in moving(hand, *lines, teams="alpha_centauri").options(0)
    assert action in moving(hand, *lines, teams="alpha_centauri@1").options(0)  # it has just arrived on the star
    assert action not in moving(hand, *lines, teams="alpha_centauri@2").options(0)


@pytest.mark.rule("SC-19.19")
def test_a_track_space_holds_any_number_of_teams_of_any_players() -> None:
    crowd = "luhman_16@3"
    r = play("spacecorp starfarers 3", f"seat 0 hand={FAST} teams=sol,sol,luhman_16@1", f"seat 2 teams={crowd},{crowd}")
    r.choose(0, "move", "team 0", "luhman_16", "card S19 shielded", "card S01", "card S13", "do it")
    assert teams(r) == (crowd, "sol", "luhman_16")
    assert teams(r, 2) == (crowd, crowd)
    r = play("spacecorp starfarers 2", f"seat 0 teams={crowd},{crowd},{crowd}", "seat 1 teams=luhman_16@2")
    assert teams(r) == ("luhman_16@2",) * 3
    assert teams(r, 1) == ("luhman_16@2",)


@pytest.mark.rule("SC-19.20", "SC-EX-31")
def test_example_with_40_a_team_cannot_stop_in_the_empty_region() -> None:
    base = ("tile kapteyn/0 S04", "tile kapteyn/1 S24", "base kapteyn/0 0 research", "base kapteyn/1 0 research")
    forty = "S01,S02,S13"
    assert "move" not in moving(forty, *base, teams="kapteyn").options(0)
    assert "move" in moving(f"{forty},S16,S17", *base, teams="kapteyn").options(0)
    r = moving(f"{forty},S16,S17", *base, teams="kapteyn").choose(0, "move")
    assert set(r.options(0)) <= set(BOARD.sites)
    assert not {f"empty_{number}" for number in range(1, 5)} & set(r.options(0))


@pytest.mark.rule("SC-19.20")
def test_an_empty_region_may_be_crossed() -> None:
    r = moving(FAST).choose(0, "move", "epsilon_eridani")
    assert need(r) == 20 + 20


@pytest.mark.rule("SC-19.21", "SC-EX-33")
def test_example_lacaille_9352_is_near_epsilon_indi_and_ross_780_is_not() -> None:
    assert BOARD.near("epsilon_indi", "lacaille_9352")
    assert not BOARD.near("epsilon_indi", "ross_780")
    assert BOARD.distance("epsilon_indi", "lacaille_9352") == 20
    assert BOARD.distance("epsilon_indi", "ross_780") == 40


@pytest.mark.rule("SC-19.21")
def test_near_is_a_distance_of_20_or_less() -> None:
    for one in SYSTEMS:
        near = {site.id for site in SYSTEMS if BOARD.near(one.region, site.region)}
        assert near == {site.id for site in SYSTEMS if BOARD.distance(one.id, site.id) <= 20}
        assert one.id in near


@pytest.mark.rule("SC-R-23")
def test_a_move_between_stars_begins_or_ends_in_a_region_with_a_base() -> None:
    bare = moving(FAST, "seat 1 hand=S62", teams="alpha_centauri").choose(0, "move")
    assert bare.asked(0).about["to"] == "sol"  # where everybody has a base: the only way there is
    based = moving(FAST, "tile luhman_16/0 S04", "base luhman_16/0 0 research", teams="alpha_centauri")
    assert set(based.choose(0, "move").options(0)) == {"sol", "luhman_16"}


@pytest.mark.rule("SC-R-23")
def test_an_opponents_base_does_for_a_move_and_earns_a_compensation() -> None:
    r = moving(f"{FAST},S06", "tile luhman_16/0 S04", "base luhman_16/0 1 research", teams="alpha_centauri")
    fly(r.choose(0, "move", "luhman_16"))
    assert compensated(r) == [1]
    r = moving(FAST, "tile luhman_16/0 S04", "base luhman_16/0 1 research", teams="sol")
    r.choose(0, "move", "luhman_16", "card S19 shielded", "card S01", "card S13", "do it")
    assert compensated(r) == []  # Sol is everybody's own


def settled(site: str, owner: int = 0) -> tuple[str, ...]:
    """A colony of a player, with what it stands on."""
    boxes = len(BOARD.sites[site].piles)
    tiles = [f"tile {site}/{box} {tile}" for box, tile in zip(range(boxes), ("S04", "S24", "S25"), strict=False)]
    return (*tiles, *(f"base {site}/{box} {owner} research" for box in range(boxes)), f"colony {site} {owner} asimov")


@pytest.mark.rule("SC-19.22", "SC-21.16")
def test_the_orion_arm_is_entered_from_an_adjacent_region_with_an_own_colony() -> None:
    r = moving(FAST, *settled("kapteyn"), teams="kapteyn").choose(0, "move", "orion_1")
    assert need(r) == 20
    fly(r)
    assert teams(r) == ("orion_1",)


@pytest.mark.rule("SC-19.22")
def test_without_an_own_colony_there_is_no_way_into_the_orion_arm() -> None:
    bases = tuple(line for line in settled("kapteyn") if not line.startswith("colony"))
    for lines in (bases, settled("kapteyn", owner=1)):
        r = moving(FAST, *lines, teams="kapteyn").choose(0, "move")
        assert "epsilon_eridani" in r.options(0)
        assert not BOARD.orion & set(r.options(0))


@pytest.mark.rule("SC-19.22")
def test_the_team_itself_must_start_in_the_region_of_the_colony_beside_the_arm() -> None:
    lines = (*settled("kapteyn"), "tile gliese_1/0 S11", "base gliese_1/0 0 research")
    for start in ("sol", "epsilon_eridani", "gliese_1"):  # epsilon_eridani lies beside orion_1 too
        r = moving(f"{FAST},S14,S23", *lines, teams=start).choose(0, "move")
        assert "kapteyn" in r.options(0)
        assert not BOARD.orion & set(r.options(0))
    r = moving(f"{FAST},S14,S23", *settled("kapteyn"), teams="kapteyn").choose(0, "move")
    assert BOARD.orion & set(r.options(0)) == {"orion_1"}


@pytest.mark.rule("SC-19.23")
def test_a_team_in_the_orion_arm_performs_no_action_any_more() -> None:
    r = moving(FAST, *settled("kapteyn"), teams="orion_1")
    assert "move" not in r.options(0)
    assert "move" in moving(FAST, *settled("kapteyn"), teams="kapteyn").options(0)


def to_orion(region: str, *lines: str) -> Rehearsal[Table]:
    """A team of seat 0 goes from its colony into an Orion arm region."""
    start = {"orion_1": "kapteyn", "orion_2": "ross_780", "orion_3": "groombridge_1618"}[region]
    r = moving(FAST, *settled(start), *lines, "contract 6 3", teams=start).choose(0, "move", region)
    fly(r)
    assert teams(r)[0] == region
    return r


@pytest.mark.rule("SC-19.24")
@pytest.mark.parametrize("region", ["orion_1", "orion_2", "orion_3"])
def test_the_first_team_of_the_game_in_the_orion_arm_gains_5(region: str) -> None:
    r = to_orion(region)
    assert gained(r, 0, "orion") == [5]
    assert profit(r, 0) == 9 + 5


@pytest.mark.rule("SC-19.25")
@pytest.mark.parametrize("region", ["orion_2", "orion_3"])
def test_later_teams_gain_2_in_an_unoccupied_region(region: str) -> None:
    assert gained(to_orion(region, "orion reached", "seat 1 teams=orion_1"), 0, "orion") == [2]


@pytest.mark.rule("SC-19.25")
def test_an_occupied_region_gives_nothing() -> None:
    assert gained(to_orion("orion_1", "orion reached", "seat 1 teams=orion_1"), 0, "orion") == []


@pytest.mark.rule("SC-19.25")
def test_the_player_who_was_first_may_earn_the_2_as_well() -> None:
    r = moving(FAST, *settled("ross_780"), "orion reached", "contract 6 3", teams="orion_1,ross_780")
    fly(r.choose(0, "move", "orion_2"))
    assert gained(r, 0, "orion") == [2]


@pytest.mark.rule("SC-19.24", "SC-19.25")
def test_two_teams_that_arrive_one_after_the_other_gain_5_and_nothing() -> None:
    r = moving("S19,S01,S05,S62,time", *settled("kapteyn"), "contract 6 3", teams="kapteyn,kapteyn")
    r.choose(0, "move", "team 0", "card S19 shielded", "card S01", "card S05", "time twice", "do it", "team 1")
    to_next_turn(r)
    assert teams(r) == ("orion_1", "orion_1")
    assert gained(r, 0, "orion") == [5]


@pytest.mark.rule("SC-R-43")
def test_the_orion_arm_has_three_regions_without_approach_tracks() -> None:
    assert len(BOARD.orion) == 3
    assert len({BOARD.sites[site].region for site in BOARD.orion}) == 3
    r = to_orion("orion_1", "seat 1 hand=S62")
    idle(r)
    assert teams(r) == ("orion_1",)
    assert not r.events("team_advanced")
