"""SpaceCorp, house rulings: the choices that Starboard makes itself, where no other test tells them."""

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.catalog.cards import PROGRESS
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import LAST_TURN, gained
from tests.spacecorp.rules.playing import compensated, idle, play

DECK = "deck N30,N31,N33,N03,N04,N06"


@pytest.mark.rule("SB-SC-4", "SC-8.1")
def test_the_second_team_of_a_time_card_may_be_waived_and_has_not_acted_then() -> None:
    lines = ("seat 0 hand=N15,N16,time teams=moon,lunar_l4", "base lunar_l4/0 0 spaceport")
    r = play("spacecorp mariners 2", *lines).choose(0, "move", "team 0", "earth", "card N15", "card N16", "time twice")
    r.choose(0, "do it", "done")
    assert r.state.corporations[0].teams[:2] == ("earth", "lunar_l4")
    assert r.question() == "transfer 0"
    assert r.options(0) == ["1 earth", "stay"]


@pytest.mark.rule("SB-SC-4")
@pytest.mark.parametrize(
    ("action", "first", "hand"), [("explore", ["team 0"], "N26,N22"), ("build", ["team 2", "spaceport"], "N18,N19")]
)
def test_so_may_a_second_team_that_would_explore_or_build(action: str, first: list[str], hand: str) -> None:
    r = play("spacecorp mariners 2", f"seat 0 hand={hand},time teams=moon,halley,lunar_l4,lunar_l5", "pile e1 M05,M02")
    card = hand.split(",", maxsplit=1)[0]
    r.choose(0, action, *first, f"card {card}", "time twice", "do it")
    assert r.question() == "choose_team 0"
    r.choose(0, "done")
    assert r.state.active == 1
    assert len(r.state.tiles) + len(r.state.bases) == 1


@pytest.mark.rule("SB-SC-6", "SC-10.14")
def test_salvage_may_wait_until_step_four() -> None:
    lines = ("seat 0 hand=salvage,N36 teams=lunar_l4", "seat 1 hand=N37", "offer N24,N25,N27,N28", DECK)
    r = play("spacecorp mariners 2", *lines, "base lunar_l4/0 0 spaceport").choose(0, "special")
    assert r.question() == "transfer 0"
    assert r.options(0) == ["0 earth", "edge N38", "stay"]
    r.choose(0, "edge N38")
    assert r.state.corporations[0].hand == ("N24", "N25", "N27", "N28")
    assert r.state.offer == ("", "", "", "")
    assert r.options(0) == ["0 earth", "stay"]  # the transfer is still to come
    r.choose(0, "stay")
    assert r.state.offer == ("N30", "N31", "N33", "N03")


@pytest.mark.rule("SB-SC-6")
def test_without_anything_in_the_offer_there_is_nothing_to_salvage() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=salvage,N36,N37", "offer -,-,-,-", DECK)
    assert not [option for option in r.options(0) if option.startswith("edge")]
    r.choose(0, "special", "N36")
    assert r.state.active == 1


EDGE_FOR_EACH_SEAT = {
    "market_influence": (("N43", "P52", "S70"), [1, 2, 0]),
    "diversion": (("N46", "P55", "S73"), [2, 0]),
    "piracy": (("N45", "P54", "S72"), [2, 0]),
    "sabotage": (("N39", "P49", "S67"), [2, 0]),
    "pillage": (("N42", "P51", "S69"), [2, 0]),
}
"""An edge that three seats hold, and who is asked for it in the turn of seat 1, if all refuse."""


@pytest.mark.rule("SB-SC-9")
@pytest.mark.parametrize("edge", EDGE_FOR_EACH_SEAT)
def test_who_could_play_an_edge_at_the_same_moment_is_asked_in_turn_order(edge: str) -> None:
    cards, order = EDGE_FOR_EACH_SEAT[edge]
    hands = [
        f"seat {seat} hand={card},{extra}"
        for seat, card, extra in zip(range(3), cards, ("N32", "N30", "N33"), strict=True)
    ]
    lines = ("active 1", "tile moon/0 M02", "base moon/0 1 refinery", "offer N24,N25,N27,N28", "deck N03,N04,N06,N07")
    r = play("spacecorp mariners 3", *hands, *lines)
    asked: list[int] = []
    action = {"piracy": "research", "sabotage": ""}.get(edge, "produce")
    while len(asked) < len(order):
        seat = r.game.seats_asked()[0]
        if r.question().startswith("edge"):
            if r.asked(seat).about["edge"] == edge:
                asked.append(seat)
            r.choose(seat, "pass")
        else:
            ready = [
                option for option in (action, "do it", "card N30", "infra 1", "contract 1") if option in r.options(seat)
            ]
            r.choose(seat, ready[0])
    assert asked == order


@pytest.mark.rule("SB-SC-12", "SC-22.4")
@pytest.mark.parametrize(("rival", "scores"), [(11, [11.5, 11.0]), (10, [11.0, 10.0]), (13, [11.0, 13.0])])
def test_a_tie_break_is_worth_half_a_point_in_the_list_of_scores(rival: int, scores: list[float]) -> None:
    colonies = [
        line
        for site, tile, owner, name in (("wolf_359", "S05", 0, "clarke"), ("barnard", "S06", 1, "asimov"))
        for line in (f"tile {site}/0 {tile}", f"base {site}/0 {owner} research", f"colony {site} {owner} {name}")
    ]
    hands = ("seat 0 profit=7 hand=S62 teams=sol", f"seat 1 profit={rival - 1}")
    r = play("spacecorp starfarers 2", *hands, *colonies, *LAST_TURN).choose(0, "special")
    assert r.game.over
    assert list(r.game.scores or ()) == scores  # 7 + 3 for the bonds + 1 for a colony


@pytest.mark.rule("SB-SC-14", "SC-18.20", "SC-20.13")
@pytest.mark.parametrize(("era", "card", "amount"), [("planeteers", "P12", 1), ("starfarers", "S52", 2)])
def test_a_heritage_attraction_gives_what_attractions_give_in_the_era(era: str, card: str, amount: int) -> None:
    r = play(f"spacecorp {era} 2", f"seat 0 hand={card} heritage=M05,attraction").choose(0, "produce")
    assert gained(r, 0, "produce") == [amount]


@pytest.mark.rule("SB-SC-15", "SC-20.19")
def test_the_starting_bases_of_opponents_are_none_that_a_security_base_watches() -> None:
    lines = ("seat 0 profit=9 hand=S37,S38,S39 teams=alpha_centauri", "tile alpha_centauri/0 S04")
    near = ("tile luhman_16/0 S05", "base luhman_16/0 1 research")
    r = play("spacecorp starfarers 4", *lines, *near)  # Sol is near as well
    r.choose(0, "build", "security", "card S37", "card S38", "do it")
    assert gained(r, 0, "security") == [1]


PROTOTYPE = "seat 0 hand=antimatter_drive_prototype,P36 teams=io"
RIVALS_BASE = ("seat 1 hand=P47", "tile titan/0 P24", "base titan/0 1 refinery")


@pytest.mark.rule("SB-SC-17", "SC-15.16")
def test_the_prototype_needs_a_base_at_either_end_and_pays_for_an_opponents() -> None:
    r = play("spacecorp planeteers 2", PROTOTYPE, *RIVALS_BASE).choose(0, "special")
    assert r.options(0) == ["0 inner_system", "0 titan"]
    r.choose(0, "0 titan")
    assert r.state.corporations[0].teams[0] == "titan"
    assert compensated(r) == [1]
    r = play("spacecorp planeteers 2", PROTOTYPE, *RIVALS_BASE).choose(0, "special", "0 inner_system")
    assert compensated(r) == []


@pytest.mark.rule("SB-SC-17", "SC-16.9", "SC-18.30")
def test_the_prototype_uses_no_opponents_base_after_the_trigger_and_never_reaches_the_oort_cloud() -> None:
    team_at_home = PROTOTYPE.replace("teams=io", "teams=inner_system")
    r = play("spacecorp planeteers 2", team_at_home, *RIVALS_BASE).choose(0, "special")
    assert "0 charon" in r.options(0)
    assert not [option for option in r.options(0) if "oort" in option]
    r = play("spacecorp planeteers 2", PROTOTYPE, *RIVALS_BASE, "ending contracts", "last_turns 0,1")
    r.choose(0, "special")  # home is the only way
    assert r.state.corporations[0].teams[0] == "inner_system"


@pytest.mark.rule("SB-SC-17", "SC-8.1")
def test_a_team_that_the_prototype_has_moved_is_not_transferred() -> None:
    ports = ("tile ceres/0 P03", "base ceres/0 0 spaceport", "tile vesta/0 P01", "base vesta/0 0 refinery")
    r = play("spacecorp planeteers 2", PROTOTYPE, *ports).choose(0, "special", "0 ceres")
    assert r.state.active == 1  # nobody was asked


@pytest.mark.rule("SB-SC-18", "SC-12.14", "SC-15.17")
def test_a_probe_claims_nothing_not_even_under_ones_own_team() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N34 teams=moon", "seat 1 teams=moon", "pile e1 M04")
    r.choose(0, "special", "moon")
    assert r.state.tiles == {"moon/0": "M04"}
    assert r.state.claims == {}


@pytest.mark.rule("SB-SC-20", "SC-21.11")
@pytest.mark.parametrize("progress", ["molecular_assembly", "matter_replication"])
def test_progress_cards_do_not_count_for_the_build_value_of_a_colony(progress: str) -> None:
    lines = ("tile wolf_359/0 S05", "base wolf_359/0 0 research", "colonies_left clarke")
    seven = f"seat 0 hand=S19,S54 progress={progress}"  # 4 + 3, and 8 are needed
    assert "colonize" not in play("spacecorp starfarers 2", seven, *lines).options(0)
    eight = f"seat 0 hand=S19,S20,S21 progress={progress}"
    r = play("spacecorp starfarers 2", eight, *lines).choose(0, "colonize")
    assert r.asked(0).about["value"] == 0
    r.choose(0, "card S19")
    assert r.asked(0).about["value"] == 4


@pytest.mark.rule("SC-15.1", "SC-5.2")
def test_producing_takes_some_value_as_well_as_a_tile() -> None:
    mine = ("tile moon/0 M02", "base moon/0 0 refinery")
    assert "produce" not in play("spacecorp mariners 2", "seat 0 hand=N36", *mine).options(0)
    assert "produce" in play("spacecorp mariners 2", "seat 0 hand=N30", *mine).options(0)
    assert "produce" in play(
        "spacecorp planeteers 2", "seat 0 progress=helium_3_economy heritage=M02,refinery"
    ).options(0)


@pytest.mark.rule("SC-15.15", "SC-19.18", "SC-8.1")
def test_a_relay_beacon_brings_a_team_from_its_track_to_the_star_at_once() -> None:
    ports = ("tile barnard/0 S07", "base barnard/0 0 spaceport")
    r = play("spacecorp starfarers 2", "seat 0 hand=S64,S62 teams=barnard@3,wolf_359@3,sol", *ports)
    r.choose(0, "special", "S64")
    assert r.options(0) == ["0", "1"]
    r.choose(0, "0")
    assert r.state.corporations[0].teams[:3] == ("barnard", "wolf_359@2", "sol")
    assert r.options(0) == ["2 barnard", "stay"]  # it has acted and stays where it is
    without = play("spacecorp starfarers 2", "seat 0 hand=S64 teams=sol", "seat 1 teams=barnard@3")
    assert "special" not in without.options(0)


@pytest.mark.rule("SC-4.3")
def test_teams_that_advance_are_told_of() -> None:
    r = idle(play("spacecorp starfarers 2", "seat 0 hand=S62", "seat 1 teams=barnard@2,wolf_359@1,sol"))
    told = [(event.data["team"], event.data["site"], event.data["space"]) for event in r.events("team_advanced", 1)]
    assert told == [(0, "barnard", 1), (1, "wolf_359", 0)]


def learned(name: str, *lines: str) -> Rehearsal[Table]:
    """Seat 0 of a game of Starfarers gains an adaptation, which is the only one left."""
    left = f"progress {name} {PROGRESS[name].profits[0]},0"
    r = play("spacecorp starfarers 2", "seat 0 hand=S56,S62 genetics=2 teams=sol", left, *lines)
    return r.choose(0, "genetics")


@pytest.mark.rule("SC-18.36")
@pytest.mark.parametrize(
    ("name", "cards"), [("sensory_focus", 0), ("radiation_resistance", 0), ("acclimation", 0), ("extended_lifespan", 3)]
)
def test_only_a_longer_life_draws_cards_at_once(name: str, cards: int) -> None:
    r = learned(name, "seat 0 progress=cooperative_empathy")
    assert name in r.state.corporations[0].progress
    assert [event.data["source"] for event in r.events("card_drawn", 0)].count("progress") == cards


@pytest.mark.rule("SC-18.36", "SC-18.35")
def test_rapid_growth_gains_1_for_each_own_base_on_life() -> None:
    life = ("tile barnard/0 S05", "base barnard/0 0 biolab", "tile wolf_359/0 S06", "base wolf_359/0 0 research")
    other = ("tile gliese_1/0 S07", "base gliese_1/0 0 research", "tile luhman_16/0 S15", "base luhman_16/0 1 biolab")
    assert ["life" in TILES[tile].symbols for tile in ("S05", "S06", "S07", "S15")] == [True, True, False, True]
    r = learned("rapid_growth", "seat 0 progress=cooperative_empathy,sensory_focus", *life, *other)
    assert gained(r, 0, "progress") == [PROGRESS["rapid_growth"].profits[0], 2]
