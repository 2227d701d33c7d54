"""SpaceCorp, section 20c: the nine types of base in Starfarers."""

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import gained, profit
from tests.spacecorp.rules.playing import compensated, idle, play, to_next_turn, value

TOOLS = "S19,S20,S21,S37,S38"
"""Build 4, 4, 4 (shielded as well), 5 and 5."""
SHELF = "offer S29,S30,S31,S36"
TILES_OF_NOW = [number for number, tile in TILES.items() if tile.era == "starfarers" and tile.draw_from is None]


def explored(site: str, *tiles: str) -> list[str]:
    """The lines of a system whose boxes hold these tiles."""
    return [f"tile {site}/{box} {tile}" for box, tile in enumerate(tiles)]


def ready(*tiles: str, lines: tuple[str, ...] = (), site: str = "wolf_359", seats: int = 2) -> Rehearsal[Table]:
    """Seat 0 is about to build on a star with these tiles."""
    me = f"seat 0 hand={TOOLS},S62 teams={site} profit=9"
    r = play(f"spacecorp starfarers {seats}", me, SHELF, *explored(site, *tiles), *lines)
    return r.choose(0, "build")


def complete(r: Rehearsal[Table]) -> Rehearsal[Table]:
    """Seat 0 puts everything into the action in hand, shielded, and does it."""
    while r.question() == "gather 0":
        shielded = [option for option in r.options(0) if option.endswith("shielded") and option.startswith("card")]
        cards = [option for option in r.options(0) if option.startswith("card")]
        r.choose(0, (shielded or cards or ["do it"])[0])
    return r


def fits(base: str, tile: str) -> bool:
    """Whether a base of this type may stand on a tile."""
    r = ready(tile, lines=("seat 0 progress=sensory_focus",))  # whoever has it may build beside Introvs
    assert r.question() == "base_type 0"
    return base in r.options(0)


def fit(base: str) -> set[str]:
    """The names of all tiles of Starfarers that may bear a base of this type."""
    return {TILES[tile].name for tile in TILES_OF_NOW if fits(base, tile)}


def with_symbol(*symbols: str) -> set[str]:
    """The names of all tiles of Starfarers with one of these symbols."""
    return {TILES[tile].name for tile in TILES_OF_NOW if set(symbols) & set(TILES[tile].symbols)}


def that_produce() -> set[str]:
    """The names of all tiles of Starfarers with a P value."""
    return {TILES[tile].name for tile in TILES_OF_NOW if TILES[tile].production is not None}


def produced(base: str, tile: str) -> list[int]:
    """What a tile produces with a base."""
    lines = (*explored("wolf_359", tile), f"base wolf_359/0 0 {base}")
    r = play("spacecorp starfarers 2", "seat 0 hand=S50,S62", *lines)
    return gained(r.choose(0, "produce"), 0, "produce") if "produce" in r.options(0) else []


@pytest.mark.rule("SC-20.13")
def test_an_attraction_needs_an_anomaly_or_what_aliens_have_left() -> None:
    assert fit("attraction") == {"anomaly", "alien_outpost", "alien_ruins"}


@pytest.mark.rule("SC-20.13")
def test_a_natural_wonder_attracts_nobody_among_the_stars() -> None:
    assert "wonder" in TILES["P16"].symbols
    assert not fits("attraction", "P16")


@pytest.mark.rule("SC-20.13")
def test_an_attraction_gives_its_tile_p2() -> None:
    assert produced("attraction", "S14") == [2]
    assert produced("research", "S14") == []


@pytest.mark.rule("SC-20.14")
def test_a_biolab_needs_life_and_moves_the_genetics_cube() -> None:
    assert fit("biolab") == with_symbol("life")
    r = complete(ready("S05").choose(0, "biolab"))
    assert dict(r.state.bases) == {"wolf_359/0": (0, "biolab")}
    assert r.game.view(None).table.corporations[0].genetics == 1


@pytest.mark.rule("SC-20.15")
def test_an_exploitation_base_needs_a_p_value_or_a_col_attribute() -> None:
    assert fit("exploitation") == that_produce() | {TILES[tile].name for tile in TILES_OF_NOW if TILES[tile].colony}


@pytest.mark.rule("SC-20.15")
@pytest.mark.parametrize(("tile", "amount"), [("S07", 2 + 1), ("S09", 0 + 2), ("S04", 2 + 0), ("S16", 1 + 1)])
def test_an_exploitation_base_brings_p_and_col_at_once(tile: str, amount: int) -> None:
    r = complete(ready(tile).choose(0, "exploitation"))
    assert gained(r, 0, "exploitation") == [amount]
    assert r.game.view(None).table.exploited == ("wolf_359/0",)


@pytest.mark.rule("SC-20.15", "SC-24.9")
def test_an_exploited_tile_produces_nothing_any_more() -> None:
    for base, produces in (("exploitation", False), ("industrial", True)):
        me = f"seat 0 hand={TOOLS},S50,S62 teams=wolf_359"
        r = play("spacecorp starfarers 2", me, SHELF, *explored("wolf_359", "S07")).choose(0, "build", base)
        idle(complete(r))  # seat 1
        assert r.question() == "choose_action 0"
        assert ("produce" in r.options(0)) == produces


@pytest.mark.rule("SC-20.15", "SC-24.9")
def test_an_exploited_tile_gives_no_colony_points_any_more() -> None:
    lines = (*explored("wolf_359", "S05"), "seat 0 hand=S62", "colonies_left asimov")
    assert "colonize" in play("spacecorp starfarers 2", *lines, "base wolf_359/0 0 research").options(0)
    used = play("spacecorp starfarers 2", *lines, "base wolf_359/0 0 exploitation exploited")
    assert "colonize" not in used.options(0)


@pytest.mark.rule("SC-20.16")
def test_an_industrial_base_needs_water_or_a_p_value() -> None:
    assert fit("industrial") == with_symbol("water") | that_produce()


def points(*lines: str) -> object:
    """The colony points that Epsilon Eridani has by itself."""
    me = ("seat 0 hand=S62 profit=5", "colonies_left asimov")
    return play("spacecorp starfarers 2", *me, *lines).choose(0, "colonize").asked(0).about["points"]


@pytest.mark.rule("SC-20.16", "SC-21.8")
def test_an_industrial_base_is_worth_one_colony_point_and_a_second_one_no_more() -> None:
    town = explored("epsilon_eridani", "S07", "S21", "S22")
    seen = []
    for kinds in (("research",) * 3, ("research", "industrial", "research"), ("industrial",) * 3):
        seen.append(points(*town, *(f"base epsilon_eridani/{box} 0 {kind}" for box, kind in enumerate(kinds))))
    assert seen == [4, 5, 5]


@pytest.mark.rule("SC-20.16", "SC-24.8")
def test_an_industrial_base_no_longer_doubles_what_is_built() -> None:
    near = ("tile luhman_16/0 S11", "base luhman_16/0 0 industrial")
    r = ready("S04", lines=near).choose(0, "industrial", "card S37")
    assert value(r) == 5
    assert not [option for option in r.options(0) if option.startswith("industrial")]


@pytest.mark.rule("SC-20.17")
def test_a_refinery_needs_a_p_value_and_raises_it_by_1() -> None:
    assert fit("refinery") == that_produce()
    assert produced("refinery", "S04") == [2 + 1]
    assert produced("research", "S04") == [2]


@pytest.mark.rule("SC-20.18")
def test_a_research_base_may_stand_anywhere() -> None:
    assert fit("research") == {TILES[tile].name for tile in TILES_OF_NOW}


@pytest.mark.rule("SC-20.18")
def test_a_research_base_brings_a_card_of_the_offer_or_a_step_of_revelation() -> None:
    r = complete(ready("S12").choose(0, "research"))
    assert r.question() == "research_base 0"
    assert r.options(0) == ["offer S29", "offer S30", "offer S31", "offer S36", "revelation"]
    r.choose(0, "offer S31")
    assert "S31" in r.state.corporations[0].hand
    assert r.state.corporations[0].revelation == 0
    r = complete(ready("S12").choose(0, "research")).choose(0, "revelation")
    assert r.game.view(None).table.corporations[0].revelation == 1
    assert not r.events("offer_taken")


@pytest.mark.rule("SC-R-46")
def test_with_an_empty_offer_the_research_base_still_moves_the_cube() -> None:
    lines = ("seat 1 hand=S63", "deck S11,S12,S13")
    me = f"seat 0 hand={TOOLS},S62 teams=wolf_359 profit=9"
    r = play("spacecorp starfarers 2", me, "offer -,-,-,-", *explored("wolf_359", "S12"), *lines)
    complete(r.choose(0, "build", "research"))
    assert r.game.view(None).table.corporations[0].revelation == 1


def opposing(site: str, seat: int = 1, kind: str = "research") -> tuple[str, str]:
    """A base of an opponent on the first tile of a system."""
    tile = {"luhman_16": "S04", "alpha_centauri": "S07", "barnard": "S08", "wolf_359": "S12", "kapteyn": "S13"}[site]
    return f"tile {site}/0 {tile}", f"base {site}/0 {seat} {kind}"


@pytest.mark.rule("SC-20.19")
def test_a_security_base_brings_1_per_near_opposing_base() -> None:
    rivals = (*opposing("wolf_359"), *opposing("alpha_centauri", 2))
    r = complete(ready("S03", lines=rivals, site="luhman_16", seats=3).choose(0, "security"))
    assert gained(r, 0, "security") == [2]  # 20 each
    r = complete(ready("S03", lines=rivals, site="barnard", seats=3).choose(0, "security"))
    assert gained(r, 0, "security") == []  # 30 and more


@pytest.mark.rule("SC-20.19", "SC-19.21", "SC-EX-33")
def test_near_reaches_from_epsilon_indi_to_lacaille_but_not_to_ross_780() -> None:
    rivals = (
        *explored("lacaille_9352", "S04", "S25"),
        *explored("ross_780", "S07", "S23"),
        "base lacaille_9352/0 1 research",
        "base lacaille_9352/1 1 research",
        "base ross_780/0 1 research",
        "base ross_780/1 1 research",
    )
    r = ready("S03", "S24", "S26", lines=rivals, site="epsilon_indi").choose(0, "security", "security", "security")
    assert gained(complete(r), 0, "security") == [2]  # by the first; the others are superfluous


@pytest.mark.rule("SC-20.19")
def test_own_bases_bring_nothing() -> None:
    r = complete(ready("S03", lines=opposing("luhman_16", 0)).choose(0, "security"))
    assert gained(r, 0, "security") == []


@pytest.mark.rule("SC-20.19")
@pytest.mark.parametrize("owner", [0, 1])
def test_where_a_security_base_stands_near_another_one_brings_nothing(owner: int) -> None:
    guarded = (*opposing("luhman_16", owner, "security"), *opposing("alpha_centauri"))
    me = ready("S03", lines=guarded, site="wolf_359").choose(0, "security")
    assert gained(complete(me), 0, "security") == []


@pytest.mark.rule("SC-20.19")
def test_a_security_base_farther_away_does_not_matter() -> None:
    lines = (*opposing("luhman_16"), *opposing("alpha_centauri", 1, "security"))
    assert gained(complete(ready("S03", lines=lines).choose(0, "security")), 0, "security") == [1]


@pytest.mark.rule("SC-20.20")
def test_a_spaceport_stands_on_anything_but_an_anomaly_or_stardust() -> None:
    assert fit("spaceport") == {TILES[tile].name for tile in TILES_OF_NOW} - with_symbol("anomaly", "dust")
    assert with_symbol("anomaly", "dust") == {"anomaly", "star_dust"}


@pytest.mark.rule("SC-20.20", "SC-R-21")
def test_an_anomaly_elsewhere_in_the_system_does_not_matter() -> None:
    r = ready("S14", "S24", "S19", site="epsilon_eridani")
    offered = []
    for _ in range(3):
        offered.append("spaceport" in r.options(0))
        r.choose(0, "security")
    assert offered == [False, True, False]


PORT = (*explored("wolf_359", "S04"), "base wolf_359/0 0 spaceport")


@pytest.mark.rule("SC-20.20")
def test_a_spaceport_doubles_one_move_card_from_hand() -> None:
    r = play("spacecorp starfarers 2", "seat 0 hand=S01,S13,S14 teams=wolf_359 profit=9", *PORT)
    r.choose(0, "move", "luhman_16", "card S01", "card S13", "spaceport wolf_359/0 S01")
    assert value(r) == (5 + 5) * 4
    assert not [option for option in r.options(0) if option.startswith("spaceport")]  # one card only


@pytest.mark.rule("SC-20.20")
def test_a_spaceport_doubles_one_move_card_in_the_infra() -> None:
    r = play("spacecorp starfarers 2", "seat 0 hand=S01,S13 teams=wolf_359 infra=S16,-,- profit=9", *PORT)
    r.choose(0, "move", "luhman_16", "infra 0", "card S13", "spaceport wolf_359/0 S16")
    assert value(r) == (4 + 4) * 4


@pytest.mark.rule("SC-20.20", "SC-R-20")
def test_a_doubled_multiplier_multiplies_by_twice_its_number() -> None:
    r = play("spacecorp starfarers 2", "seat 0 hand=S01,S05,S13,S14 teams=wolf_359 profit=9", *PORT)
    r.choose(0, "move", "luhman_16", "card S01", "card S05", "spaceport wolf_359/0 S05")
    assert value(r) == 5 * 6
    assert value(r.choose(0, "card S13")) == 5 * 6 * 4


@pytest.mark.rule("SC-20.20")
def test_a_spaceport_allows_transfers() -> None:
    teams = "seat 0 hand=S62 teams=wolf_359,sol"
    r = play("spacecorp starfarers 2", teams, *PORT).choose(0, "special")
    assert r.options(0) == ["0 sol", "1 wolf_359", "stay"]
    r.choose(0, "1 wolf_359")
    assert r.state.corporations[0].teams[:2] == ("wolf_359", "wolf_359")


@pytest.mark.rule("SC-20.21")
def test_a_shield_factory_needs_water() -> None:
    assert fit("shield_factory") == with_symbol("water")


@pytest.mark.rule("SC-20.21")
def test_a_shield_factory_shields_the_moves_that_begin_in_its_region() -> None:
    lines = explored("wolf_359", "S09")
    for base, cost in (("shield_factory", 0), ("research", 3)):
        me = "seat 0 hand=S02,S13,S14 teams=wolf_359 profit=9"
        r = play("spacecorp starfarers 2", me, *lines, f"base wolf_359/0 0 {base}")
        r.choose(0, "move", "luhman_16", "card S02", "card S13", "do it")
        assert r.state.corporations[0].teams[0] == "luhman_16@3"
        assert profit(r, 0) == 9 - cost


@pytest.mark.rule("SC-20.21")
def test_an_opponents_shield_factory_may_be_used_for_a_compensation() -> None:
    lines = (*explored("wolf_359", "S09"), "base wolf_359/0 1 shield_factory")
    r = play("spacecorp starfarers 2", "seat 0 hand=S02,S13,S14 teams=wolf_359 profit=9", *lines)
    r.choose(0, "move", "luhman_16", "card S02", "card S13", "factory wolf_359/0", "do it")
    to_next_turn(r)
    assert profit(r, 0) == 9
    assert compensated(r) == [1]


PLAIN_TOOLS = "S37,S38,S39"
"""Build 5 each, unshielded."""


@pytest.mark.rule("SC-20.21", "SC-R-39")
def test_a_shield_factory_shields_the_whole_action_that_builds_it() -> None:
    me = f"seat 0 hand={PLAIN_TOOLS},S62 teams=epsilon_eridani profit=9"
    for first, cost in (("shield_factory", 0), ("spaceport", 3)):
        r = play("spacecorp starfarers 2", me, *explored("epsilon_eridani", "S05", "S24", "S26"))
        complete(r.choose(0, "build", first, "spaceport", "security"))
        assert len(r.state.bases) == 3
        assert profit(r, 0) == 9 - cost


@pytest.mark.rule("SC-R-39")
def test_without_profit_for_the_penalty_the_factory_must_be_among_the_bases() -> None:
    me = f"seat 0 hand={PLAIN_TOOLS},S62 teams=kapteyn profit=2"
    r = play("spacecorp starfarers 2", me, *explored("kapteyn", "S03", "S21")).choose(0, "build", "spaceport")
    complete(r)
    assert dict(r.state.bases) == {"kapteyn/0": (0, "spaceport"), "kapteyn/1": (0, "shield_factory")}
