"""SpaceCorp, section 18d: the Oort cloud, and how progress cards are gained and what they do."""

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.catalog.cards import PROGRESS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import LAST_TURN, gained, profit
from tests.spacecorp.rules.playing import idle, play, value

PLANETEERS, STARFARERS = "spacecorp planeteers 2", "spacecorp starfarers 2"
RIVAL = "seat 1 hand=P47"
LAP = CONSTANTS.wheel.spaces
RIPE = f"genetics={LAP - 1} revelation={LAP - 1}"
"""Both cubes are one space short of the card space."""


def cards_of(kind: str, *eras: str) -> set[str]:
    """The progress cards of a kind."""
    return {name for name, card in PROGRESS.items() if card.kind == kind and card.era in eras}


def to_oort(*lines: str, teams: str = "pluto") -> Rehearsal[Table]:
    """Seat 0 sends a team from Pluto to the Oort cloud."""
    base = ("tile pluto/0 P10", "base pluto/0 0 refinery", "contract 6 2")
    r = play(PLANETEERS, f"seat 0 profit=9 hand=P19,P01,P02 teams={teams}", RIVAL, *base, *lines)
    return r.choose(0, "move", "oort_cloud", "card P19", "card P01", "do it")


@pytest.mark.rule("SC-18.29")
def test_the_first_team_on_the_oort_cloud_takes_the_first_beyond_marker() -> None:
    r = to_oort()
    assert r.state.corporations[0].teams[0] == "oort_cloud"
    assert r.game.view(None).table.beyond == (0, -1)


@pytest.mark.rule("SC-18.29")
@pytest.mark.parametrize("first", [0, 1])
def test_the_owner_of_the_second_team_takes_the_second_marker(first: int) -> None:
    lines = (f"beyond 1 {first}", "seat 1 teams=oort_cloud") if first else ("beyond 1 0",)
    r = to_oort(*lines, teams="pluto" if first else "pluto,oort_cloud")
    assert r.game.view(None).table.beyond == (first, 0)


@pytest.mark.rule("SC-18.29")
def test_the_third_team_takes_nothing() -> None:
    r = to_oort("beyond 1 1", "beyond 2 1", "seat 1 teams=oort_cloud,oort_cloud")
    assert r.state.corporations[0].teams[0] == "oort_cloud"
    assert r.game.view(None).table.beyond == (1, 1)


@pytest.mark.rule("SC-18.30")
def test_a_team_on_the_oort_cloud_performs_no_action() -> None:
    hand = "hand=P19,P01,P22,P32,P20,P46"
    at_work = play(PLANETEERS, f"seat 0 profit=9 {hand} teams=ceres", "contract 6 2")
    assert {"move", "explore", "special"} <= set(at_work.options(0))
    stuck = play(PLANETEERS, f"seat 0 profit=9 {hand} teams=oort_cloud", "contract 6 2")
    assert not {"move", "explore", "build", "special"} & set(stuck.options(0))


@pytest.mark.rule("SC-18.31", "SC-R-3")
@pytest.mark.parametrize(
    ("action", "hand", "kind"), [("genetics", "P38", "adaptation"), ("revelation", "P41", "breakthrough")]
)
def test_a_cube_that_reaches_the_card_space_brings_a_card_of_its_kind(action: str, hand: str, kind: str) -> None:
    r = play(PLANETEERS, f"seat 0 {RIPE} hand={hand}").choose(0, action)
    assert r.question() == "progress 0"
    assert r.asked(0).about["kind"] == kind
    assert set(r.options(0)) <= cards_of(kind, "planeteers")


@pytest.mark.rule("SC-18.31")
@pytest.mark.parametrize(("action", "hand"), [("genetics", "P38"), ("revelation", "P41")])
def test_short_of_the_card_space_there_is_no_card(action: str, hand: str) -> None:
    r = play(PLANETEERS, f"seat 0 genetics={LAP - 2} revelation={LAP - 2} hand={hand}").choose(0, action)
    assert r.state.active == 1
    assert not r.events("progress_gained")


@pytest.mark.rule("SC-18.31", "SC-R-49")
@pytest.mark.parametrize(("action", "hand"), [("genetics", "P40"), ("revelation", "P43")])
def test_a_cube_that_passes_the_card_space_brings_a_card_too(action: str, hand: str) -> None:
    r = play(PLANETEERS, f"seat 0 {RIPE} hand={hand}").choose(0, action)
    assert r.question() == "progress 0"
    assert getattr(r.state.corporations[0], action) == LAP + 1


@pytest.mark.rule("SC-18.31")
@pytest.mark.parametrize(("pile", "kind"), [("P23", "adaptation"), ("P26", "breakthrough")])
def test_discovery_tiles_bring_cards_too(pile: str, kind: str) -> None:
    r = play(PLANETEERS, f"seat 0 {RIPE} hand=P22 teams=europa", f"pile e3 {pile}").choose(0, "explore")
    assert r.asked(0).about["kind"] == kind


@pytest.mark.rule("SC-18.31")
def test_a_biolab_brings_a_card_too() -> None:
    r = play(PLANETEERS, f"seat 0 {RIPE} hand=P32,P20 teams=ceres", "tile ceres/0 P14").choose(0, "build", "biolab")
    r.choose(0, "card P32")  # the other card and the end of gathering are silent
    assert r.asked(0).about["kind"] == "adaptation"


def gaining(kind: str, *lines: str, game: str = PLANETEERS) -> Rehearsal[Table]:
    """Seat 0 has just earned a progress card of a kind."""
    action, cards = ("genetics", ("P38", "S56")) if kind == "adaptation" else ("revelation", ("P41", "S60"))
    r = play(game, f"seat 0 {RIPE} hand={cards[game == STARFARERS]}", *lines)
    return r.choose(0, action)


@pytest.mark.rule("SC-18.32")
def test_the_card_is_chosen_among_those_on_the_annex_board() -> None:
    r = gaining("breakthrough")
    assert set(r.options(0)) == cards_of("breakthrough", "planeteers")
    r = gaining("breakthrough", "seat 1 progress=probe_network")
    assert set(r.options(0)) == cards_of("breakthrough", "planeteers")  # the other copy is there
    left = ("progress probe_network -", "progress molecular_assembly 0", "progress helium_3_economy 2,0")
    assert set(gaining("breakthrough", *left).options(0)) == {"molecular_assembly", "helium_3_economy"}


@pytest.mark.rule("SC-18.32")
def test_in_starfarers_the_cards_of_both_eras_may_be_chosen() -> None:
    r = gaining("breakthrough", "seat 0 progress=molecular_assembly", game=STARFARERS)
    assert set(r.options(0)) == cards_of("breakthrough", "planeteers", "starfarers") - {"molecular_assembly"}


@pytest.mark.rule("SC-18.32")
def test_a_card_that_is_taken_leaves_the_annex_board() -> None:
    r = gaining("breakthrough").choose(0, "probe_network")
    left = r.game.view(None).table.progress_left
    assert {name: len(copies) for name, copies in left.items() if len(copies) < 2} == {"probe_network": 1}


@pytest.mark.rule("SC-18.33", "SC-EX-26")
def test_example_the_owner_of_a_probe_network_cannot_choose_another() -> None:
    r = gaining("breakthrough", "seat 0 progress=probe_network")
    assert r.game.view(None).table.progress_left["probe_network"] == (0,)
    assert set(r.options(0)) == {"molecular_assembly", "helium_3_economy"}


@pytest.mark.rule("SC-R-33")
def test_a_player_for_whom_no_card_is_eligible_gains_nothing() -> None:
    r = gaining("breakthrough", f"seat 0 progress={','.join(sorted(cards_of('breakthrough', 'planeteers')))}")
    assert r.question() == "claim_contract 0"  # nothing was to be chosen
    assert not r.events("progress_gained")
    assert profit(r, 0) == 0


@pytest.mark.rule("SC-18.34")
def test_the_card_lies_face_up_beside_the_hq() -> None:
    r = gaining("breakthrough").choose(0, "probe_network")
    for seat in (None, 0, 1):
        assert r.game.view(seat).table.corporations[0].progress == ("probe_network",)
    idle(r)
    assert r.state.corporations[0].progress == ("probe_network",)


@pytest.mark.rule("SC-18.34")
def test_the_card_stays_for_the_rest_of_the_game() -> None:
    lines = (RIVAL, *LAST_TURN)
    r = gaining("breakthrough", *lines).choose(0, "probe_network")
    assert r.game.view(None).table.era == "starfarers"
    assert r.state.corporations[0].progress == ("probe_network",)


@pytest.mark.rule("SC-18.35")
@pytest.mark.parametrize("name", sorted(cards_of("breakthrough", "planeteers")))
def test_the_profit_in_the_circle_is_gained_at_once(name: str) -> None:
    r = gaining("breakthrough").choose(0, name)
    assert gained(r, 0, "progress") == [PROGRESS[name].profits[0]]
    assert profit(r, 0) == PROGRESS[name].profits[0]


@pytest.mark.rule("SC-R-34", "SC-18.35")
def test_the_copy_with_profit_is_taken_first() -> None:
    r = gaining("breakthrough", f"seat 1 {RIPE} hand=P42").choose(0, "probe_network").choose(1, "revelation")
    r.choose(1, "probe_network")
    assert gained(r, 0, "progress") == [2]
    assert gained(r, 1, "progress") == []
    assert r.state.corporations[1].progress == ("probe_network",)
    assert r.game.view(None).table.progress_left["probe_network"] == ()


@pytest.mark.rule("SC-18.36")
def test_an_immediate_text_takes_effect_at_once() -> None:
    r = gaining("adaptation", "seat 0 progress=sensory_focus").choose(0, "extended_lifespan")
    drawn = [event for event in r.events("card_drawn", 0) if event.data["source"] == "progress"]
    assert len(drawn) == PROGRESS["extended_lifespan"].gives["draw"]
    assert len(r.state.corporations[0].hand) >= len(drawn)


TILE = "tile ceres/0 P03"


@pytest.mark.rule("SC-18.36")
@pytest.mark.parametrize(
    ("name", "effect", "action", "lines"),
    [
        ("sensory_focus", "explore_add", "explore", ["seat 0 hand=P04,P05,P22 teams=europa"]),
        ("cooperative_empathy", "research_add", "research", ["seat 0 hand=P10,P11,P47"]),
        ("molecular_assembly", "build_add", "build", ["seat 0 hand=P32,P20 teams=ceres", TILE]),
        ("helium_3_economy", "produce_add", "produce", ["seat 0 hand=P12,P35", TILE, "base ceres/0 0 refinery"]),
    ],
)
def test_a_permanent_bonus_is_added_to_every_action_of_its_type(
    name: str, effect: str, action: str, lines: list[str]
) -> None:
    for progress, bonus in ((name, PROGRESS[name].gives[effect]), ("-", 0)):
        r = play(PLANETEERS, f"seat 0 progress={progress}", *lines).choose(0, action)
        if action == "build":
            r.choose(0, "security")
        assert bonus > 0 or progress == "-"
        assert value(r) == bonus


@pytest.mark.rule("SC-18.36")
def test_a_permanent_shield_shields_every_action() -> None:
    lines = ("tile io/0 P10", RIVAL)
    for progress, lost in (("radiation_resistance", 0), ("sensory_focus", 2)):
        r = play(PLANETEERS, f"seat 0 profit=9 hand=P32,P20,P07 progress={progress} teams=io", *lines)
        r.choose(0, "build", "security", "card P32", "card P20", "do it")
        assert profit(r, 0) == 9 - lost


@pytest.mark.rule("SC-18.37")
def test_a_card_with_a_condition_waits_until_the_condition_is_met() -> None:
    assert PROGRESS["extended_lifespan"].condition is not None
    r = gaining("adaptation")
    assert "extended_lifespan" not in r.options(0)
    r.choose(0, "sensory_focus")
    assert len(r.game.view(None).table.progress_left["extended_lifespan"]) == 2
    assert "extended_lifespan" in gaining("adaptation", "seat 0 progress=sensory_focus").options(0)
    assert "extended_lifespan" not in gaining("adaptation", "seat 0 progress=probe_network").options(0)
    assert "extended_lifespan" not in gaining("adaptation", "seat 1 progress=sensory_focus").options(0)


@pytest.mark.rule("SC-18.37", "SC-18.39", "SC-EX-27")
@pytest.mark.parametrize(
    ("owned", "possible"),
    [
        ("-", False),
        ("probe_network", False),
        ("probe_network,sensory_focus", False),
        ("probe_network,molecular_assembly", True),
        ("probe_network,molecular_assembly,energy_fields", True),
    ],
)
def test_example_children_of_the_stars_need_two_breakthroughs(owned: str, possible: bool) -> None:
    r = gaining("adaptation", f"seat 0 progress={owned}", game=STARFARERS)
    assert ("children_of_the_stars" in r.options(0)) == possible


@pytest.mark.rule("SC-18.38")
def test_nobody_uses_the_bonus_of_another_player() -> None:
    lines = ("seat 1 progress=molecular_assembly infra=P30,-,-", TILE)
    r = play(PLANETEERS, "seat 0 profit=9 hand=P32,P20 teams=ceres", *lines).choose(0, "build", "security")
    assert value(r) == 0
    r.choose(0, "infra 1")
    assert value(r) == 3
    r = play(PLANETEERS, "seat 0 hand=P22,P04,P05 teams=europa", "seat 1 progress=probe_network").choose(0, "explore")
    assert value(r.choose(0, "card P04")) == 2


CHILDREN = "seat 0 progress=probe_network,molecular_assembly"


@pytest.mark.rule("SC-18.39")
def test_children_of_the_stars_bring_a_team_to_a_star_without_any_team() -> None:
    teams = ("seat 0 teams=sol,barnard,wolf_359@2", "seat 1 teams=tau_ceti,sol,alpha_centauri@3")
    r = gaining("adaptation", CHILDREN, *teams, game=STARFARERS).choose(0, "children_of_the_stars")
    assert gained(r, 0, "progress") == [1]
    assert r.question() == "new_team 0"
    stars = {site.id for site in BOARDS["starfarers"].sites.values() if site.track}
    assert set(r.options(0)) == stars - {"barnard", "wolf_359", "tau_ceti", "alpha_centauri"}
    r.choose(0, "kapteyn")
    assert r.state.corporations[0].teams == ("sol", "barnard", "wolf_359@1", "kapteyn")


@pytest.mark.rule("SC-18.39", "SC-24.14")
def test_without_a_cube_left_children_of_the_stars_bring_no_team() -> None:
    teams = "seat 0 teams=sol,sol,barnard,gone"
    r = gaining("adaptation", CHILDREN, teams, game=STARFARERS).choose(0, "children_of_the_stars")
    assert r.question() != "new_team 0"
    assert r.state.corporations[0].teams == ("sol", "sol", "barnard", "gone")
    assert gained(r, 0, "progress") == [1]


@pytest.mark.rule("SC-18.40")
def test_a_probe_network_doubles_its_owners_explore_actions() -> None:
    assert PROGRESS["probe_network"].profits == (2, 0)
    r = play(PLANETEERS, "seat 0 hand=P04,P05,P22 progress=probe_network teams=europa").choose(0, "explore")
    r.choose(0, "card P04", "card P05")
    assert value(r) == 2 * (2 + 2)
    r = play(PLANETEERS, "seat 0 hand=P32,P20,P07 progress=probe_network teams=ceres", TILE).choose(
        0, "build", "security"
    )
    assert value(r.choose(0, "card P20")) == 2


@pytest.mark.rule("SC-18.36")
@pytest.mark.parametrize(("progress", "offered"), [("", False), (",low_gravity_physiology", True)])
def test_low_gravity_physiology_opens_ways_that_gravity_would_close(progress: str, offered: bool) -> None:
    shielded = f"progress=radiation_resistance{progress}"
    no_move_infra = ("seat 0 infra=P23,-,-", "seat 1 infra=P24,-,-")
    r = play(PLANETEERS, f"seat 0 hand=P04 teams=titan {shielded}", "base titan/0 0 research", *no_move_infra)
    # Iapetus takes 2, and Titan's gravity 1 more; the hand gives 1, the physiology 1 more.
    assert ("move" in r.options(0)) == offered
    if offered:
        assert r.choose(0, "move", "iapetus").state.corporations[0].teams[0] == "iapetus"
