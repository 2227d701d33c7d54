"""SpaceCorp, section 21: colonies, what they take and what they give."""

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.catalog.cards import COLONIES
from starboard.spacecorp.catalog.contracts import contracts
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import LAST_TURN, gained, need, profit
from tests.spacecorp.rules.playing import compensated, idle, play, to_next_turn

BOARD = BOARDS["starfarers"]


def town(site: str, *tiles: str, owner: int = 0, bases: tuple[str, ...] = ()) -> list[str]:
    """A system with these tiles and a player's bases on all of them: research, unless said otherwise."""
    lines = []
    for box, tile in enumerate(tiles):
        lines += [f"tile {site}/{box} {tile}", f"base {site}/{box} {owner} {bases[box] if bases else 'research'}"]
    return lines


def colony(site: str, name: str, owner: int) -> list[str]:
    """A colony of a player in a system whose tiles give no colony points."""
    tiles = ("S04", "S25", "S18") if owner else ("S03", "S24", "S17")
    return [*town(site, *tiles[: len(BOARD.sites[site].piles)], owner=owner), f"colony {site} {owner} {name}"]


WOLF = town("wolf_359", "S05")
"""Wolf 359 with Col 2 and an own base: two points by itself."""
RICH = town("epsilon_eridani", "S15", "S21", "S22", bases=("industrial", "research", "research"))
"""Epsilon Eridani with Col 2 + 1 + 1, several bases and an industrial one: six points by itself."""


def founding(*lines: str, name: str = "asimov", seats: int = 2, hand: str = "S62") -> Rehearsal[Table]:
    """Seat 0 colonizes, with this colony tile being the only one left."""
    r = play(f"spacecorp starfarers {seats}", f"seat 0 hand={hand}", *lines, f"colonies_left {name}")
    return r.choose(0, "colonize")


def points(*lines: str) -> object:
    """The colony points of a system by itself; 5 profit keep the question open."""
    return founding("seat 0 profit=5", *lines).asked(0).about["points"]


def can_colonize(*lines: str, hand: str = "S62") -> bool:
    """Whether seat 0 could colonize anything."""
    return "colonize" in play("spacecorp starfarers 2", f"seat 0 hand={hand}", *lines).options(0)


@pytest.mark.rule("SC-21.1", "SC-5.16")
def test_colonizing_needs_own_bases_on_all_boxes() -> None:
    assert can_colonize(*town("kapteyn", "S05", "S21"))
    assert not can_colonize(*town("kapteyn", "S05", "S21", owner=1))
    lines = town("kapteyn", "S05", "S21")
    assert not can_colonize(*lines[:3])  # the second box is bare
    assert not can_colonize(*lines[:3], "base kapteyn/1 1 research")
    assert not can_colonize()


@pytest.mark.rule("SC-21.1")
def test_a_region_with_a_colony_cannot_be_colonized_again() -> None:
    assert can_colonize(*WOLF)
    assert not can_colonize(*WOLF, "colony wolf_359 0 clarke")


@pytest.mark.rule("SC-21.1", "SC-4.6")
def test_only_systems_that_meet_the_conditions_are_offered() -> None:
    lines = [*WOLF, *town("barnard", "S06"), *town("gliese_1", "S09", owner=1), *town("luhman_16", "S10")]
    r = play("spacecorp starfarers 2", "seat 0 hand=S62", *lines, "colony luhman_16 0 vinge").choose(0, "colonize")
    assert set(r.options(0)) == {"wolf_359", "barnard"}


@pytest.mark.rule("SC-21.2")
def test_no_team_is_needed() -> None:
    r = founding(*WOLF, "seat 0 teams=sol")
    assert r.game.view(None).table.colonies == {"wolf_359": (0, "asimov")}


@pytest.mark.rule("SC-21.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_colony_tile_left_may_be_chosen(seats: int) -> None:
    lines = ["seat 0 progress=acclimation,terraforming hand=S62", *RICH, *colony("wolf_1061", "vinge", 1)]
    r = play(f"spacecorp starfarers {seats}", *lines).choose(0, "colonize")
    used = {name for name, tile in COLONIES.items() if seats in tile.players} - {"vinge"}
    assert max(COLONIES[name].value for name in used) <= 6 + 2
    assert set(r.options(0)) == used
    r.choose(0, "heinlein")
    assert "heinlein" not in r.game.view(None).table.colonies_left


@pytest.mark.rule("SC-21.4")
def test_a_colony_whose_value_is_out_of_reach_is_not_offered() -> None:
    r = play("spacecorp starfarers 2", "seat 0 hand=S62 profit=5", *WOLF).choose(0, "colonize")
    assert {COLONIES[name].value for name in r.options(0)} == {2, 3}  # 2 by itself, 1 for profit
    assert can_colonize(*WOLF, "colonies_left asimov")
    assert not can_colonize(*WOLF, "colonies_left clarke")


@pytest.mark.rule("SC-21.4")
def test_points_are_added_until_there_are_enough() -> None:
    lines = ("seat 0 profit=5 teams=wolf_359", "colonies_left bradbury")  # value 4
    r = play("spacecorp starfarers 2", "seat 0 hand=S62", *WOLF, *lines).choose(0, "colonize")
    assert r.asked(0).about == {"points": 2, "need": 4}
    assert set(r.options(0)) == {"team", "profit"}
    r.choose(0, "team")  # the last point has only one source left
    assert r.game.view(None).table.colonies == {"wolf_359": (0, "bradbury")}
    assert profit(r, 0) == 0


@pytest.mark.rule("SC-21.4")
def test_with_enough_points_nothing_more_has_to_be_given() -> None:
    r = founding(*WOLF, "seat 0 profit=5 teams=wolf_359").choose(0, "do it")
    assert r.game.view(None).table.colonies == {"wolf_359": (0, "asimov")}
    assert profit(r, 0) == 5
    assert r.state.corporations[0].teams[0] == "wolf_359"


@pytest.mark.rule("SC-21.5")
def test_each_source_counts_once() -> None:
    r = founding(*WOLF, "seat 0 profit=20 teams=wolf_359,wolf_359", hand="S37,S38,S39,S40,S62")
    for source in ("profit", "team", "build"):
        assert source in r.options(0)
        r.choose(0, source)
        if source == "team":
            r.choose(0, "team 1")
        if source == "build":
            r.choose(0, "card S37", "card S38", "do it")
        if r.question() == "colony_points 0":
            assert source not in r.options(0)
    assert [event.data["sources"] for event in r.events("colonized")] == [["profit", "team", "build"]]
    assert profit(r, 0) == 20 - 5
    assert r.state.corporations[0].teams[:2] == ("wolf_359", "gone")


@pytest.mark.rule("SC-21.6")
@pytest.mark.parametrize(
    ("site", "tiles", "col"),
    [
        ("wolf_359", ("S05",), 2),
        ("kapteyn", ("S05", "S21"), 2 + 1 + 1),
        ("kapteyn", ("S05", "S17"), 2 + 1),
        ("tau_ceti", ("S07", "S21", "S22"), 1 + 1 + 1 + 1),
    ],
)
def test_the_col_attributes_of_all_tiles_of_the_region_count(site: str, tiles: tuple[str, ...], col: int) -> None:
    assert points(*town(site, *tiles)) == col  # several bases are another point


@pytest.mark.rule("SC-21.7", "SC-21.15", "SC-R-29")
def test_a_near_own_colony_is_a_point() -> None:
    assert points(*WOLF) == 2
    assert points(*WOLF, *colony("luhman_16", "clarke", 0)) == 3
    assert points(*WOLF, *colony("luhman_16", "clarke", 1)) == 2  # not an own one
    assert points(*WOLF, *colony("barnard", "clarke", 0)) == 2  # not a near one


@pytest.mark.rule("SC-21.7", "SC-21.5")
def test_a_second_near_colony_is_no_second_point() -> None:
    luhman = town("luhman_16", "S05")
    lines = [*town("wolf_359", "S07"), "colony wolf_359 0 clarke"]
    assert points(*luhman, *lines) == 3
    assert points(*luhman, *lines, *town("alpha_centauri", "S08"), "colony alpha_centauri 0 vinge") == 3


@pytest.mark.rule("SC-21.8")
def test_an_industrial_base_in_the_region_is_a_point() -> None:
    assert points(*town("wolf_359", "S05", bases=("industrial",))) == 3
    assert points(*WOLF, *town("barnard", "S07", bases=("industrial",)), "colony barnard 0 vinge") == 2  # elsewhere
    assert points(*town("kapteyn", "S05", "S21", bases=("industrial", "industrial"))) == 2 + 1 + 1 + 1


@pytest.mark.rule("SC-21.9")
def test_several_bases_in_the_region_are_a_point() -> None:
    assert points(*town("wolf_359", "S05")) == 2
    assert points(*town("kapteyn", "S05", "S17")) == 2 + 1
    assert points(*town("epsilon_eridani", "S05", "S17", "S18")) == 2 + 1


@pytest.mark.rule("SC-21.10")
def test_an_own_team_of_the_region_may_leave_the_game_for_a_point() -> None:
    r = founding(*WOLF, "seat 0 teams=sol,wolf_359", name="clarke")
    assert r.game.view(None).table.colonies == {"wolf_359": (0, "clarke")}
    assert r.state.corporations[0].teams[:2] == ("sol", "gone")
    assert not can_colonize(*WOLF, "seat 0 teams=sol,barnard", "seat 1 teams=wolf_359", "colonies_left clarke")


@pytest.mark.rule("SC-21.10")
def test_a_removed_team_never_comes_back() -> None:
    r = founding(*WOLF, "seat 0 teams=sol,wolf_359", "claim wolf_359 0 1", name="clarke")
    assert r.game.view(None).table.claims == {}
    idle(r)
    assert r.state.corporations[0].teams[:2] == ("sol", "gone")


def by_building(hand: str, *lines: str, site: str = "wolf_359") -> bool:
    """Whether this hand can give the third point that a system needs."""
    tiles = town(site, "S05")
    return can_colonize(*tiles, "colonies_left clarke", *lines, hand=f"{hand},S62")


@pytest.mark.rule("SC-21.11")
def test_a_build_value_of_8_is_a_point() -> None:
    assert by_building("S19,S20")  # 4 + 4
    assert not by_building("S19,S54")  # 4 + 3
    r = founding(*WOLF, name="clarke", hand="S19,S20,S21,S62")
    assert need(r) == 8
    r.choose(0, "card S19", "card S21", "do it")
    assert r.game.view(None).table.colonies == {"wolf_359": (0, "clarke")}
    assert {"S19", "S21"} <= set(r.game.view(None).table.discard)


@pytest.mark.rule("SC-21.11", "SC-19.16")
def test_in_a_multi_star_system_it_takes_12() -> None:
    assert BOARD.sites["luhman_16"].multi_star
    assert not by_building("S19,S20", site="luhman_16")
    assert not by_building("S19,S20,S54", site="luhman_16")
    assert by_building("S19,S20,S21", site="luhman_16")


@pytest.mark.rule("SC-21.11")
def test_infra_and_cards_count_together() -> None:
    assert by_building("S29", "seat 0 infra=S44,S45,-")
    assert by_building("S19", "seat 0 infra=S44,-,-")
    assert not by_building("S54", "seat 0 infra=S44,-,-")


@pytest.mark.rule("SC-R-28")
def test_multipliers_count_for_the_build_value() -> None:
    assert by_building("S42,S19")  # x2, 4
    assert not by_building("S42,S54")  # x2, 3


@pytest.mark.rule("SC-R-28")
def test_the_infra_of_an_opponent_may_be_used_for_a_compensation() -> None:
    lines = [*WOLF, "seat 0 infra=S44,-,-", "seat 1 infra=S40,S41,-"]
    r = founding(*lines, name="clarke")  # seat 1's infra is the only way
    assert compensated(r) == [1]
    assert can_colonize(*lines, "colonies_left clarke")
    assert not can_colonize(*lines, "colonies_left clarke", "ending contracts", "last_turns 0,1")


@pytest.mark.rule("SC-R-28")
def test_the_infra_of_one_hq_only_may_be_used() -> None:
    assert not by_building("S29", "seat 0 infra=S44,-,-", "seat 1 infra=S45,-,-")


@pytest.mark.rule("SC-R-28")
def test_time_cards_do_not_help_to_colonize() -> None:
    assert not by_building("S19,time")
    r = founding(*WOLF, name="clarke", hand="S19,S20,S21,time,S62")
    assert r.question() == "gather 0"
    assert not [option for option in r.options(0) if option.startswith("time")]


@pytest.mark.rule("SC-R-28")
def test_there_is_no_radiation_penalty_and_no_profit_to_fill_a_gap() -> None:
    r = founding(*WOLF, "seat 0 profit=4", name="clarke", hand="S37,S38,S62").choose(0, "card S37")
    assert r.game.view(None).table.colonies == {"wolf_359": (0, "clarke")}
    assert profit(r, 0) == 4
    assert not by_building("S19,S54", "seat 0 profit=4")  # 7, and profit is no use


@pytest.mark.rule("SC-21.12")
def test_5_profit_are_a_point() -> None:
    assert not can_colonize(*WOLF, "seat 0 profit=4", "colonies_left clarke")
    r = founding(*WOLF, "seat 0 profit=7", name="clarke")
    assert profit(r, 0) == 7 - 5
    assert r.game.view(None).table.colonies == {"wolf_359": (0, "clarke")}


@pytest.mark.rule("SC-21.13")
def test_acclimation_is_a_point() -> None:
    assert points(*WOLF, "seat 0 progress=acclimation") == 3
    assert points(*WOLF, "seat 1 progress=acclimation") == 2
    assert points(*WOLF, "seat 0 progress=sensory_focus") == 2


@pytest.mark.rule("SC-21.14")
def test_the_colony_stands_in_the_region_beside_the_bases_of_its_owner() -> None:
    lines = [*WOLF, "seat 1 hand=S63 teams=sol", "active 1"]
    lines = [line.replace("base wolf_359/0 0", "base wolf_359/0 1") for line in lines]
    r = play("spacecorp starfarers 2", *lines, "colonies_left asimov").choose(1, "colonize")
    view = r.game.view(None).table
    assert view.colonies == {"wolf_359": (1, "asimov")}
    assert view.bases == {"wolf_359/0": (1, "research")}
    assert view.colonies_left == ()


@pytest.mark.rule("SC-21.17", "SC-22.2")
def test_a_colony_counts_at_the_end_of_the_era() -> None:
    r = founding(*WOLF, *LAST_TURN)
    assert r.game.over
    assert gained(r, 0, "colonies") == [1]


@pytest.mark.rule("SC-21.18", "SC-21.26")
@pytest.mark.parametrize(
    "name", [name for name, tile in COLONIES.items() if tile.benefit == "none" and 2 in tile.players]
)
def test_a_colony_without_a_benefit_gives_nothing(name: str) -> None:
    progress = "progress=acclimation,terraforming,probe_network,sensory_focus"
    r = founding(*RICH, f"seat 0 {progress}", "seat 1 progress=probe_network", name=name)
    assert r.game.view(None).table.colonies == {"epsilon_eridani": (0, name)}
    assert not r.events("profit")


def rival(name: str, seats: int, *lines: str, owner: int = 1) -> Rehearsal[Table]:
    """Seat 1 (or another) owns a colony and seat 0 has something to do."""
    return play(f"spacecorp starfarers {seats}", "seat 0 hand=S62,S50", *colony("barnard", name, owner), *lines)


@pytest.mark.rule("SC-21.18", "SC-21.19")
@pytest.mark.parametrize(("name", "seats", "amount"), [("wells", 2, 2), ("pohl", 3, 1), ("haldeman", 4, 1)])
def test_a_colony_that_gains_when_an_opponent_colonizes(name: str, seats: int, amount: int) -> None:
    r = rival(name, seats, *WOLF, "colonies_left asimov").choose(0, "colonize")
    assert gained(r, 1, "colony") == [amount]
    assert gained(r, 0, "colony") == []


@pytest.mark.rule("SC-21.19")
@pytest.mark.parametrize(("name", "seats"), [("wells", 2), ("pohl", 3)])
def test_that_colony_gains_nothing_when_its_owner_colonizes(name: str, seats: int) -> None:
    r = rival(name, seats, *WOLF, "colonies_left asimov", owner=0).choose(0, "colonize")
    assert gained(r, 0, "colony") == []
    assert gained(founding(*RICH, name=name, seats=seats), 0, "colony") == []


@pytest.mark.rule("SC-21.20")
def test_a_colony_that_gains_1_when_its_owner_colonizes_itself_included() -> None:
    assert gained(founding(*RICH, name="heinlein"), 0, "colony") == [1]
    assert gained(founding(*WOLF, *colony("barnard", "heinlein", 0)), 0, "colony") == [1]
    r = founding(*WOLF, *colony("barnard", "heinlein", 1))
    assert not [*gained(r, 0, "colony"), *gained(r, 1, "colony")]


@pytest.mark.rule("SC-21.21")
def test_a_colony_that_gains_the_number_of_its_owners_colonies() -> None:
    able = "seat 0 progress=acclimation"
    assert gained(founding(*RICH, able, name="lem"), 0, "colony") == [1]
    other = [*town("barnard", "S07"), "colony barnard 0 clarke", *town("gliese_1", "S08", owner=1)]
    assert gained(founding(*RICH, able, *other, "colony gliese_1 1 vinge", name="lem"), 0, "colony") == [2]
    later = founding(*WOLF, *town("barnard", "S07"), "colony barnard 0 lem")
    assert gained(later, 0, "colony") == [2]
    assert not founding(*WOLF, *town("barnard", "S07", owner=1), "colony barnard 1 lem").events("profit")


@pytest.mark.rule("SC-21.22")
@pytest.mark.parametrize(("colonies", "amount"), [(1, []), (2, [1]), (3, [1]), (4, [2])])
@pytest.mark.parametrize("name", ["anderson", "norton"])
def test_a_colony_that_gains_1_for_two_opposing_colonies(name: str, colonies: int, amount: list[int]) -> None:
    sites = (("barnard", "S04", "clarke"), ("gliese_1", "S07", "lee"), ("wolf_359", "S08", "niven"))
    lines = []
    for number, (site, tile, other) in enumerate((*sites, ("luhman_16", "S11", "heinlein"))[:colonies]):
        owner = number % 3 + 1
        lines += [*town(site, tile, owner=owner), f"colony {site} {owner} {other}"]
    own = [*town("alpha_centauri", "S12"), "colony alpha_centauri 0 delany"]
    assert gained(founding(*RICH, *lines, *own, name=name, seats=4), 0, "colony") == amount


@pytest.mark.rule("SC-21.23")
def test_a_colony_that_gains_1_per_breakthrough_in_play() -> None:
    lines = ("seat 0 progress=probe_network,sensory_focus", "seat 1 progress=probe_network,energy_fields,acclimation")
    assert gained(founding(*RICH, *lines, name="herbert"), 0, "colony") == [3]


@pytest.mark.rule("SC-21.24")
@pytest.mark.parametrize(("mine", "amount"), [("sensory_focus", 1), ("sensory_focus,acclimation", 2), ("", 1)])
def test_a_colony_that_gains_1_per_pair_of_adaptations_in_play(mine: str, amount: int) -> None:
    lines = (f"seat 0 progress={mine or '-'}", "seat 1 progress=sensory_focus,radiation_resistance,probe_network")
    assert gained(founding(*RICH, *lines, name="le_guin"), 0, "colony") == [amount]


@pytest.mark.rule("SC-21.25", "SC-EX-36")
def test_example_a_colony_of_value_6_gains_1_per_progress_card_of_its_owner() -> None:
    assert (COLONIES["smith"].value, COLONIES["smith"].benefit) == (6, "per_own_progress")
    lines = ("seat 0 progress=probe_network,sensory_focus,energy_fields", "seat 1 progress=probe_network")
    r = founding(*RICH, "seat 0 profit=5", *lines, name="smith")
    assert r.asked(0).about == {"points": 6, "need": 6}
    r.choose(0, "do it")
    assert gained(r, 0, "colony") == [3]
    five = town("epsilon_eridani", "S15", "S21", "S22")
    assert not can_colonize(*five, *lines, "colonies_left smith")


def claimed(r: Rehearsal[Table], seat: int) -> Rehearsal[Table]:
    """A player fulfils the contract for a full system of three bases."""
    row = next(
        row
        for row, contract in contracts("starfarers", r.state.setup.seats).items()
        if contract.condition == "bases_one_system"
    )
    return r.choose(seat, "special", f"contract {row}")


@pytest.mark.rule("SC-21.18", "SC-21.27", "SC-R-29")
@pytest.mark.parametrize(("name", "seats", "amount"), [("simak", 3, 1), ("dick", 2, 2)])
def test_a_colony_that_gains_when_an_opponent_fulfils_a_contract(name: str, seats: int, amount: int) -> None:
    r = claimed(rival(name, seats, *RICH), 0)
    assert gained(r, 1, "colony") == [amount]
    r = claimed(rival(name, seats, *RICH, "seat 0 hand=S63", owner=0), 0)
    assert len(r.events("contract_fulfilled")) == 1
    assert gained(r, 0, "colony") == []


@pytest.mark.rule("SC-21.28", "SC-R-30")
def test_a_colony_that_gains_the_reward_of_a_contract_not_fulfilled() -> None:
    discs = ("contract 1 0", "contract 2 1", "contract 3 3")
    r = founding(*RICH, *discs, name="butler", seats=3)
    assert r.question() == "unfulfilled 0"
    eras = ("mariners", "planeteers", "starfarers")
    due = {row: sum(contracts(era, 3)[row].reward for era in eras[disc:]) for row, disc in ((1, 0), (2, 1), (4, 2))}
    assert "3" not in r.options(0)
    assert {row: r.asked(0).about["rewards"][str(row)] for row in due} == due
    r.choose(0, "1")
    assert gained(r, 0, "colony") == [due[1]]
    assert r.game.view(None).table.discs[0] == 0  # it stays unfulfilled
    assert not r.events("contract_fulfilled")


@pytest.mark.rule("SC-21.18", "SC-21.29", "SC-R-30")
def test_a_colony_that_gains_such_a_reward_at_the_end_of_the_era() -> None:
    r = founding(*RICH, "seat 0 progress=acclimation,terraforming", "contract 6 0", name="bear", seats=3)
    assert not r.events("profit")
    lines = [*colony("kapteyn", "bear", 1), "contract 6 0", "contract 7 3", *LAST_TURN]
    r = play("spacecorp starfarers 3", "seat 0 hand=S62", *lines).choose(0, "special")
    assert r.question() == "unfulfilled 1"
    assert "7" not in r.options(1)
    r.choose(1, "6")
    reward = sum(contracts(era, 3)[6].reward for era in ("mariners", "planeteers", "starfarers"))
    assert gained(r, 1, "colony") == [reward]
    assert r.game.over


@pytest.mark.rule("SC-21.30")
def test_a_colony_that_gains_1_per_system_without_a_colony_at_the_end() -> None:
    systems = sum(bool(site.piles) for site in BOARD.sites.values())
    lines = [*colony("kapteyn", "brin", 1), *colony("barnard", "clarke", 0), *LAST_TURN]
    r = play("spacecorp starfarers 3", "seat 0 hand=S62", *lines).choose(0, "special")
    assert gained(r, 1, "colony") == [systems - 2]
    assert systems == 13
    assert not founding(*RICH, name="brin", seats=3).events("profit")


@pytest.mark.rule("SC-21.31")
def test_a_colony_that_gains_1_when_the_opponent_produces() -> None:
    r = rival("leiber", 2, *town("wolf_359", "S07"), "seat 0 heritage=M02,refinery").choose(0, "produce")
    to_next_turn(r)
    assert len(r.events("produced")) == 1
    assert gained(r, 1, "colony") == [1]
    r = rival("leiber", 2, *town("wolf_359", "S07"), owner=0).choose(0, "produce")
    to_next_turn(r)
    assert len(r.events("produced")) == 1
    assert gained(r, 0, "colony") == []


@pytest.mark.rule("SC-21.32")
def test_a_colony_that_gains_1_per_site_with_an_own_security_base() -> None:
    guarded = [
        *town("epsilon_eridani", "S15", "S21", "S22", bases=("industrial", "security", "security")),
        *town("barnard", "S07", bases=("security",)),
        "colony barnard 0 vinge",
        *town("gliese_1", "S08", owner=1, bases=("security",)),
    ]
    assert gained(founding(*guarded, name="bradbury"), 0, "colony") == [2]
