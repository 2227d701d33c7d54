"""SpaceCorp, sections 20a, 20b and 20d: exploring and building in star systems, aliens, and what contracts pay now."""

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.catalog.cards import ERAS
from starboard.spacecorp.catalog.contracts import contracts
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import gained, need, profit
from tests.spacecorp.rules.playing import compensated, play, to_next_turn

BOARD = BOARDS["starfarers"]
EYES = "S29,S30,S31,S36"
"""Explore 3, 3, 3 and 5."""
TOOLS = "S37,S38,S39,S40,S41"
"""Build 5 each; the last two are worth 4 shielded."""


def stars(*lines: str, seats: int = 2) -> Rehearsal[Table]:
    """A position of Starfarers."""
    return play(f"spacecorp starfarers {seats}", *lines)


def exploring(site: str, *lines: str, hand: str = EYES, teams: str = "") -> Rehearsal[Table]:
    """Seat 0 explores a system with all that the hand has."""
    r = stars(f"seat 0 hand={hand},S62 teams={teams or site}", *lines).choose(0, "explore")
    for card in hand.split(","):
        if f"card {card}" in r.options(0):
            r.choose(0, f"card {card}")
    return r.choose(0, "do it") if r.question() == "gather 0" else r


def explored(site: str, *tiles: str) -> list[str]:
    """The lines of a system whose boxes hold these tiles."""
    return [f"tile {site}/{box} {tile}" for box, tile in enumerate(tiles)]


def building(*lines: str, site: str = "epsilon_eridani", hand: str = TOOLS, profit: int = 9) -> Rehearsal[Table]:
    """Seat 0 has a team on a star, and tools."""
    return stars(f"seat 0 hand={hand},S62 teams={site} profit={profit}", *lines)


def complete(r: Rehearsal[Table]) -> Rehearsal[Table]:
    """Seat 0 puts everything into the action in hand and does it."""
    while r.question() == "gather 0":
        cards = [option for option in r.options(0) if option.startswith("card")]
        r.choose(0, cards[0] if cards else "do it")
    return r


@pytest.mark.rule("SC-20.1", "SC-20.2", "SC-EX-34")
def test_example_exploring_epsilon_eridani_takes_10_and_fills_all_three_boxes() -> None:
    r = stars(f"seat 0 hand={EYES} teams=epsilon_eridani", "pile primary S04", "pile secondary S24,S23,S25")
    assert need(r.choose(0, "explore")) == 10
    complete(r)
    assert [(event.data["spot"], event.data["tile"]) for event in r.events("tile_revealed")] == [
        ("epsilon_eridani/0", "S04"),
        ("epsilon_eridani/1", "S24"),
        ("epsilon_eridani/2", "S23"),
    ]
    assert r.game.view(None).table.piles["secondary"] == 1
    assert gained(r, 0, "discovery") == [2, 1, 1]


@pytest.mark.rule("SC-20.1")
def test_a_value_below_the_cost_opens_no_box() -> None:
    r = stars("seat 0 hand=S29,S30,S31 teams=epsilon_eridani")
    assert "explore" not in r.options(0)  # 9
    assert "explore" in stars("seat 0 hand=S29,S30,S36 teams=epsilon_eridani").options(0)


@pytest.mark.rule("SC-20.1")
@pytest.mark.parametrize("site", ["wolf_359", "kapteyn", "tau_ceti"])
def test_every_box_of_the_region_gets_a_tile(site: str) -> None:
    r = exploring(site)
    assert set(r.game.view(None).table.tiles) == set(BOARD.sites[site].spots)
    assert "explore" not in stars(
        f"seat 0 hand={EYES} teams={site}", *explored(site, "S03", "S17", "S18")[: len(BOARD.sites[site].piles)]
    ).options(0)


@pytest.mark.rule("SC-20.2")
def test_the_primary_box_comes_first() -> None:
    for site in BOARD.sites.values():
        assert site.piles[:1] == ("primary",) * bool(site.piles)
        assert set(site.piles[1:]) <= {"secondary"}


@pytest.mark.rule("SC-20.2", "SC-EX-34")
def test_each_tile_is_resolved_before_the_next_is_drawn() -> None:
    lines = ("seat 0 revelation=2", "pile primary S03", "pile secondary S24,S26")
    r = exploring("epsilon_eridani", *lines)
    assert r.question() == "progress 0"  # the ruins have brought the cube round
    assert r.game.view(None).table.tiles == {"epsilon_eridani/0": "S03"}
    r.choose(0, "probe_network")
    assert r.game.view(None).table.tiles == {
        f"epsilon_eridani/{box}": tile for box, tile in enumerate(("S03", "S24", "S26"))
    }
    assert gained(r, 0, "discovery") == [3, 1, 2]


@pytest.mark.rule("SC-20.3")
def test_the_exploring_team_claims_the_whole_system() -> None:
    r = exploring("epsilon_eridani", "pile primary S04", teams="sol,epsilon_eridani")
    assert r.game.view(None).table.claims == {"epsilon_eridani": (0, 1)}


@pytest.mark.rule("SC-20.4")
def test_two_primary_tiles_call_for_an_alien_tile() -> None:
    calling = [number for number, tile in TILES.items() if tile.draw_from == "alien"]
    assert len(calling) == 2
    assert {TILES[number].pile for number in calling} == {"primary"}
    r = exploring("tau_ceti", f"pile primary {','.join(calling)},S04", "pile alien S31,S32", "pile secondary S25,S23")
    view = r.game.view(None).table
    assert view.tiles["tau_ceti/0"] == "S31"
    assert (view.piles["primary"], view.piles["alien"]) == (2, 1)
    assert gained(r, 0, "discovery") == [TILES["S31"].profit, TILES["S23"].profit]


@pytest.mark.rule("SC-20.4")
def test_alien_tiles_are_normal_tiles() -> None:
    r = stars("seat 0 hand=S50,S62", *explored("wolf_359", "S31"), "base wolf_359/0 0 research").choose(0, "produce")
    assert gained(r, 0, "produce") == [TILES["S31"].production]
    r = building(*explored("wolf_359", "S32"), site="wolf_359").choose(0, "build")
    assert {"biolab", "exploitation", "research", "security", "spaceport"} == set(r.options(0))


PHOBES = ("pile primary S01", "pile alien S29", "pile secondary S24,S28")


@pytest.mark.rule("SC-20.5")
def test_phobes_drive_one_team_home() -> None:
    r = exploring("epsilon_eridani", *PHOBES)
    assert r.state.tiles["epsilon_eridani/0"] == "S29"
    assert r.state.corporations[0].teams[0] == "sol"
    assert r.game.view(None).table.claims == {}


@pytest.mark.rule("SC-20.5")
def test_energy_fields_keep_the_team_there() -> None:
    r = exploring("epsilon_eridani", *PHOBES, "seat 0 progress=energy_fields")
    assert r.state.corporations[0].teams[0] == "epsilon_eridani"
    assert r.game.view(None).table.claims == {"epsilon_eridani": (0, 0)}
    assert not r.events("team_fled")


@pytest.mark.rule("SC-20.5")
def test_teams_elsewhere_and_teams_of_others_stay() -> None:
    r = exploring("epsilon_eridani", *PHOBES, "seat 1 teams=epsilon_eridani", teams="epsilon_eridani,barnard@3")
    assert r.state.corporations[0].teams[:2] == ("sol", "barnard@2")
    assert r.state.corporations[1].teams[0] == "epsilon_eridani"


@pytest.mark.rule("SC-R-25")
def test_with_several_teams_in_the_region_the_player_chooses_who_flees() -> None:
    crew = "epsilon_eridani,epsilon_eridani@3,sol"
    r = stars(f"seat 0 hand={EYES} teams={crew}", *PHOBES).choose(0, "explore")
    complete(r)
    assert r.question() == "flee 0"
    assert r.options(0) == ["team 0", "team 1"]
    r.choose(0, "team 1")
    assert r.state.corporations[0].teams[:3] == ("epsilon_eridani", "sol", "sol")
    assert r.game.view(None).table.claims == {"epsilon_eridani": (0, 0)}  # the exploring team is still there


@pytest.mark.rule("SC-R-25")
def test_the_claim_ends_if_the_exploring_team_flees() -> None:
    crew = "epsilon_eridani,epsilon_eridani"
    r = stars(f"seat 0 hand={EYES} teams={crew}", *PHOBES).choose(0, "explore", "team 1")
    complete(r).choose(0, "team 1")
    assert r.state.corporations[0].teams[:2] == ("epsilon_eridani", "sol")
    assert r.game.view(None).table.claims == {}


@pytest.mark.rule("SC-20.6")
def test_the_secondary_tiles_are_placed_nevertheless() -> None:
    r = exploring("epsilon_eridani", *PHOBES)
    assert [r.state.tiles[f"epsilon_eridani/{box}"] for box in range(3)] == ["S29", "S24", "S28"]


@pytest.mark.rule("SC-20.7")
def test_phobes_hold_back_the_rewards_of_all_tiles_of_the_region() -> None:
    for lines in ((), ("seat 0 progress=energy_fields",)):
        r = exploring("epsilon_eridani", *PHOBES, *lines)
        assert gained(r, 0, "discovery") == []
        assert (r.state.corporations[0].genetics, r.state.corporations[0].revelation) == (0, 0)


def phobes_town(first: str, *tiles: str) -> list[str]:
    """Epsilon Eridani with Phobes, and bases of seat 0: this one on the Phobes, research elsewhere."""
    bases = [f"base epsilon_eridani/{box} 0 {'research' if box else first}" for box in range(3)]
    return [*explored("epsilon_eridani", "S29", *tiles), *bases]


@pytest.mark.rule("SC-20.7")
def test_phobes_hold_back_production() -> None:
    assert "produce" not in stars("seat 0 hand=S50,S62", *phobes_town("research", "S24", "S17")).options(0)
    r = stars("seat 0 hand=S50,S52,S62", *phobes_town("security", "S24", "S17")).choose(0, "produce", "card S50")
    r.choose(0, "card S52")
    assert r.asked(0).about["worth"] == {"epsilon_eridani/0": 2, "epsilon_eridani/1": 2, "epsilon_eridani/2": 1}


@pytest.mark.rule("SC-20.7")
def test_phobes_hold_back_colony_points() -> None:
    lines = ("seat 0 hand=S62 profit=5", "colonies_left asimov")
    r = stars(*lines, *phobes_town("security", "S21", "S22")).choose(0, "colonize")
    assert r.asked(0).about["points"] == 1 + 1 + 1
    assert r.asked(0).about["need"] == 2
    r = stars(*lines, *phobes_town("research", "S21", "S22")).choose(0, "colonize")
    assert [event.data["sources"] for event in r.events("colonized")] == [["profit"]]  # one point by itself


@pytest.mark.rule("SC-20.7")
def test_phobes_hold_back_base_modifiers() -> None:
    r = building(*explored("epsilon_eridani", "S29", "S17", "S19")).choose(0, "build", "security", "research")
    assert need(r.choose(0, "research")) == 8


@pytest.mark.rule("SC-20.8")
def test_a_security_base_on_the_phobes_brings_its_builder_all_rewards_of_the_region() -> None:
    tiles = explored("epsilon_eridani", "S29", "S24", "S28")
    r = complete(building(*tiles).choose(0, "build", "security", "security", "security"))
    assert gained(r, 0, "discovery") == [3, 1, 2]
    assert (r.state.corporations[0].genetics, r.state.corporations[0].revelation) == (1, 1)


@pytest.mark.rule("SC-20.8")
def test_the_explorer_gets_nothing_when_another_player_calms_the_phobes() -> None:
    lines = ("claim epsilon_eridani 1 0", "seat 1 teams=epsilon_eridani", *explored("epsilon_eridani", "S29", "S24"))
    r = complete(building(*lines, "tile epsilon_eridani/2 S28").choose(0, "build", "security", "security", "security"))
    assert gained(r, 0, "discovery") == [3, 1, 2]
    assert gained(r, 1, "discovery") == []


@pytest.mark.rule("SC-20.7", "SC-20.8")
def test_any_other_base_on_the_phobes_brings_no_rewards() -> None:
    tiles = explored("epsilon_eridani", "S29", "S24", "S28")
    r = complete(building(*tiles).choose(0, "build", "biolab", "security", "security"))
    assert gained(r, 0, "discovery") == []


SHY = explored("wolf_359", "S30")


@pytest.mark.rule("SC-20.9")
def test_introvs_let_nobody_build() -> None:
    assert "build" not in building(*SHY, site="wolf_359").options(0)


@pytest.mark.rule("SC-20.9")
@pytest.mark.parametrize("adaptation", ["cooperative_empathy", "sensory_focus"])
def test_introvs_let_those_build_who_understand_them(adaptation: str) -> None:
    r = complete(building(*SHY, f"seat 0 progress={adaptation}", site="wolf_359").choose(0, "build", "biolab"))
    assert r.game.view(None).table.bases == {"wolf_359/0": (0, "biolab")}


@pytest.mark.rule("SC-20.9")
def test_introvs_keep_the_whole_system_to_themselves() -> None:
    lines = explored("kapteyn", "S30", "S24")
    assert "build" not in building(*lines, site="kapteyn").options(0)
    assert "build" in building(*lines, "seat 0 progress=sensory_focus", site="kapteyn").options(0)


@pytest.mark.rule("SC-R-26")
def test_introvs_ask_the_builder_not_the_explorer() -> None:
    claim = ("claim wolf_359 1 0", "seat 1 teams=wolf_359")
    understood = (*SHY, *claim, "seat 1 progress=sensory_focus")
    assert "build" not in building(*understood, site="wolf_359").options(0)
    assert "build" in building(*SHY, *claim, "seat 0 progress=sensory_focus", site="wolf_359").options(0)


@pytest.mark.rule("SC-20.10", "SC-20.11", "SC-EX-35")
def test_example_building_on_ruins_rings_and_stardust_takes_16_and_places_three_bases() -> None:
    r = building(*explored("epsilon_eridani", "alien_ruins", "rings", "star_dust"))
    r.choose(0, "build", "attraction", "refinery", "security")
    assert need(r) == 8 + 4 + 4 == 16
    complete(r)
    assert r.game.view(None).table.bases == {
        "epsilon_eridani/0": (0, "attraction"),
        "epsilon_eridani/1": (0, "refinery"),
        "epsilon_eridani/2": (0, "security"),
    }


@pytest.mark.rule("SC-20.10")
def test_a_team_builds_from_the_star_only() -> None:
    tiles = explored("kapteyn", "S04", "S24")
    assert "build" in building(*tiles, site="kapteyn").options(0)
    assert "build" not in building(*tiles, site="kapteyn@3").options(0)


@pytest.mark.rule("SC-20.10")
def test_each_tile_takes_a_base_it_is_fit_for() -> None:
    r = building(*explored("epsilon_eridani", "S05", "S17", "S19")).choose(0, "build")
    offered = []
    for _ in range(3):
        offered.append(set(r.options(0)))
        r.choose(0, "research")
    assert offered == [
        {"biolab", "industrial", "research", "spaceport", "exploitation", "security", "shield_factory"},
        {"industrial", "refinery", "research", "spaceport", "exploitation", "security"},
        {"research", "security"},
    ]


@pytest.mark.rule("SC-20.11")
@pytest.mark.parametrize(
    ("site", "tiles", "cost"),
    [
        ("kapteyn", ("S12", "S25"), 8 - 1 - 2),
        ("kapteyn", ("S15", "S23"), 8 + 4 - 1),
        ("wolf_359", ("S09",), 6 + 2),
        ("epsilon_eridani", ("S14", "S27", "S17"), 8 + 4 + 4 + 4),
    ],
)
def test_the_cost_is_the_systems_plus_the_modifiers_of_all_its_tiles(
    site: str, tiles: tuple[str, ...], cost: int
) -> None:
    r = building(*explored(site, *tiles), site=site).choose(0, "build")
    while r.question() == "base_type 0":
        r.choose(0, "research")
    assert need(r) == cost


@pytest.mark.rule("SC-20.12", "SC-20.3")
def test_an_opponents_claim_earns_2_profit_in_all() -> None:
    lines = ("claim epsilon_eridani 1 0", "seat 1 teams=epsilon_eridani", *explored("epsilon_eridani", "S03", "S24"))
    r = building(*lines, "tile epsilon_eridani/2 S26").choose(0, "build", "security", "security", "security")
    to_next_turn(complete(r))
    assert gained(r, 1, "claim") == [2]
    assert profit(r, 1) == 2
    assert compensated(r) == []


@pytest.mark.rule("SC-20.12")
def test_ones_own_claim_earns_nothing() -> None:
    lines = ("claim kapteyn 0 0", *explored("kapteyn", "S03", "S24"))
    r = complete(building(*lines, site="kapteyn").choose(0, "build", "security", "security"))
    assert len(r.state.bases) == 2
    assert gained(r, 0, "claim") == []


@pytest.mark.rule("SC-R-27")
def test_without_a_base_for_every_tile_nothing_can_be_built_there() -> None:
    dusty = explored("kapteyn", "S03", "S19")  # dust takes research and security only
    none = "supply=research:0,security:0"
    assert "build" not in building(*dusty, f"seat 0 {none}", site="kapteyn").options(0)
    assert "build" in building(*dusty, "seat 0 supply=research:1,security:0", site="kapteyn").options(0)


@pytest.mark.rule("SC-R-27")
def test_the_last_base_of_a_type_is_kept_for_the_tile_that_needs_it() -> None:
    dusty = explored("kapteyn", "S03", "S19")
    r = building(*dusty, "seat 0 supply=research:1,security:0", site="kapteyn").choose(0, "build")
    assert set(r.options(0)) == {"attraction", "spaceport"}
    complete(r.choose(0, "spaceport"))
    assert dict(r.state.bases) == {"kapteyn/0": (0, "spaceport"), "kapteyn/1": (0, "research")}


FULL_SYSTEM = (
    *explored("epsilon_eridani", "S03", "S24", "S26"),
    *(f"base epsilon_eridani/{box} 0 research" for box in range(3)),
)
ROW = next(row for row, contract in contracts("starfarers", 2).items() if contract.condition == "bases_one_system")


@pytest.mark.parametrize(
    ("disc", "eras"),
    [
        pytest.param(0, ERAS, marks=pytest.mark.rule("SC-20.22")),
        pytest.param(1, ERAS[1:], marks=pytest.mark.rule("SC-20.23")),
        pytest.param(2, ERAS[2:], marks=pytest.mark.rule("SC-20.24")),
    ],
)
def test_a_contract_pays_for_the_eras_in_which_its_row_was_not_fulfilled(disc: int, eras: tuple[str, ...]) -> None:
    r = stars("seat 0 hand=S62", f"contract {ROW} {disc}", *FULL_SYSTEM).choose(0, "special")
    r.choose(0, f"contract {ROW}")
    assert gained(r, 0, "contract") == [sum(contracts(era, 2)[ROW].reward for era in eras)]


@pytest.mark.rule("SC-20.25")
@pytest.mark.parametrize("disc", [0, 1, 2])
def test_the_disc_slides_from_where_it_is_onto_the_contract_of_starfarers(disc: int) -> None:
    r = stars("seat 0 hand=S62", f"contract {ROW} {disc}", "contract 1 1", *FULL_SYSTEM)
    before = list(r.game.view(None).table.discs)
    assert before[ROW - 1] == disc
    r.choose(0, "special", f"contract {ROW}")
    before[ROW - 1] = 3
    assert list(r.game.view(None).table.discs) == before


@pytest.mark.rule("SC-20.25")
def test_a_fulfilled_contract_cannot_be_fulfilled_again() -> None:
    r = stars("seat 0 hand=S62", f"contract {ROW} 3", *FULL_SYSTEM).choose(0, "special")
    assert not r.events("contract_fulfilled")
    assert r.state.active == 1
