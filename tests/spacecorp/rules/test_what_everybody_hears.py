"""What is told of a turn, which cards it leaves behind, and what can no more be taken back afterwards."""

from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import LAST_TURN
from tests.spacecorp.rules.playing import idle, play
from tests.spacecorp.rules.test_end_of_era import EMPTY
from tests.spacecorp.rules.test_starfarers_bases import complete

Told = list[tuple[int | None, dict[str, Any]]]


def told(r: Rehearsal[Table], kind: str) -> Told:
    """All that was told under this name, with its seat."""
    return [(event.seat, dict(event.data)) for event in r.events(kind)]


@pytest.mark.rule("SC-11.13")
def test_a_beyond_marker_is_told_by_its_number() -> None:
    moving = ("tile deimos/0 M02", "base deimos/0 0 refinery", "contract 6 1", "seat 0 hand=N15,N16 teams=deimos")
    for first, number in (((), 1), (("seat 1 teams=asteroid_belt", "beyond 1 1"), 2)):
        r = play("spacecorp mariners 2", *moving, *first)
        r.choose(0, "move", "asteroid_belt", "card N15", "card N16", "do it")
        assert told(r, "beyond_marker") == [(0, {"marker": number})]
        assert told(r, "cards_played") == [(0, {"cards": ["N15", "N16"], "time": ""})]


def test_a_tile_that_calls_for_another_pile_is_told_of() -> None:
    r = play("spacecorp mariners 2", "seat 0 profit=5 hand=N24,N08 teams=moon", "pile e1 M06", "pile e2 M09")
    r.choose(0, "explore", "card N24", "do it")
    assert told(r, "tile_passed_on") == [(None, {"tile": "M06"})]
    assert told(r, "tile_revealed") == [(0, {"spot": "moon/0", "tile": "M09"})]


@pytest.mark.rule("SC-15.5")
def test_the_cards_that_turned_the_wheel_are_played_and_gone() -> None:
    r = play("spacecorp mariners 2", "seat 0 genetics=0 hand=N32,N46,N36").choose(0, "genetics", "card N32", "do it")
    assert told(r, "cards_played") == [(0, {"cards": ["N32"], "time": ""})]
    assert "N32" not in r.state.corporations[0].hand
    assert r.state.discard == ("N32",)


@pytest.mark.rule("SC-21.5")
def test_a_team_that_settles_is_told_of() -> None:
    lines = ("tile wolf_359/0 S05", "base wolf_359/0 0 research", "colonies_left asimov")
    r = play("spacecorp starfarers 2", "seat 0 hand=S62 profit=5 teams=wolf_359,wolf_359", *lines)
    r.choose(0, "colonize", "team", "team 1")
    assert told(r, "team_settled") == [(0, {"team": 1})]


@pytest.mark.rule("SC-20.5")
def test_a_team_that_flees_from_phobes_is_told_of() -> None:
    piles = ("pile primary S01", "pile alien S29", "pile secondary S24,S28")
    crew = "teams=epsilon_eridani,epsilon_eridani@3,sol"
    r = play("spacecorp starfarers 2", f"seat 0 hand=S28,S29,S30,S31,S32,S33 {crew}", *piles).choose(0, "explore")
    complete(r).choose(0, "team 1")
    assert told(r, "tile_passed_on") == [(None, {"tile": "S01"})]
    assert told(r, "team_fled") == [(0, {"team": 1})]


@pytest.mark.parametrize(("tile", "may"), [("S21", True), ("S03", False)])
def test_exploitation_needs_a_p_value_or_a_colony_point(tile: str, may: bool) -> None:
    hand = "hand=S19,S20,S21,S37,S38,S62"
    r = play("spacecorp starfarers 2", f"seat 0 {hand} teams=wolf_359 profit=9", f"tile wolf_359/0 {tile}")
    assert TILES[tile].production is None
    assert ("exploitation" in r.choose(0, "build").options(0)) is may


def test_a_special_card_is_told_with_what_it_does() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36").choose(0, "special")
    seat, data = told(r, "special_played")[0]
    assert (seat, data["card"]) == (0, "N36")
    assert data["special"]


def test_passing_is_told() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", *EMPTY).choose(0, "pass")
    assert told(r, "passed") == [(0, {})]


@pytest.mark.rule("SC-16.1")
def test_the_end_of_an_era_and_the_next_beginning_are_told() -> None:
    r = idle(play("spacecorp mariners 2", "seat 0 hand=N36", *LAST_TURN))
    assert told(r, "era_ended") == [(None, {"era": "mariners", "cause": "contracts"})]
    assert told(r, "era_began") == [(None, {"era": "planeteers"})]
    assert [(each.produced, each.best_produce) for each in r.state.corporations] == [(0, 0), (0, 0)]


def test_the_end_of_the_game_is_told_with_its_winners() -> None:
    r = play("spacecorp starfarers 2", "seat 0 hand=S62 profit=9", *LAST_TURN)
    while not r.game.over:
        seat = r.game.seats_asked()[0]
        r.choose(seat, r.options(seat)[-1])
    assert told(r, "game_over") == [(None, {"winners": (0,)})]


@pytest.mark.rule("SB-SC-2")
def test_a_turn_cannot_be_taken_back_once_a_new_card_lies_in_the_offer() -> None:
    hand = "seat 0 hand=N36,N01,N02,N03,N04,N05"  # so many that no card is drawn
    r = play("spacecorp mariners 2", hand, "offer N24,N25,N27,N29", "deck N30,N31")
    r.choose(0, "research", "infra 0", "offer N25", "done")
    assert told(r, "offered") == [(None, {"card": "N30"})]
    assert not r.events("card_drawn")
    assert r.state.active == 1
    assert not r.game.may_undo(0)


def test_the_best_production_of_an_era_is_remembered() -> None:
    lines = ("tile deimos/0 M02", "base deimos/0 0 research", "seat 0 hand=N30,N36 produced=2:5")
    r = play("spacecorp mariners 2", *lines).choose(0, "produce")
    assert (r.state.corporations[0].produced, r.state.corporations[0].best_produce) == (3, 5)
    r = play("spacecorp mariners 2", *lines[:2], "seat 0 hand=N30,N36").choose(0, "produce")
    assert (r.state.corporations[0].produced, r.state.corporations[0].best_produce) == (1, 1)


@pytest.mark.rule("SC-10.15")
def test_sabotage_is_told_with_the_action_that_is_forbidden() -> None:
    r = play("spacecorp planeteers 2", "seat 1 hand=sabotage").choose(1, "P49", "move")
    assert told(r, "sabotaged") == [(0, {"action": "move"})]


@pytest.mark.rule("SC-15.5")
def test_a_new_progress_card_is_told_and_so_is_the_team_that_it_brings() -> None:
    r = play(
        "spacecorp starfarers 2",
        "seat 0 genetics=2 hand=S56,S62 teams=sol progress=probe_network,helium_3_economy",
    )
    r.choose(0, "genetics", "children_of_the_stars", "wolf_359")
    assert told(r, "progress_gained") == [(0, {"progress": "children_of_the_stars"})]
    assert told(r, "team_placed") == [(0, {"site": "wolf_359"})]


def test_a_team_that_a_relay_beacon_brings_in_is_told_of() -> None:
    r = play("spacecorp starfarers 2", "seat 0 hand=S64,S62 teams=wolf_359@3").choose(0, "special", "S64")
    assert told(r, "team_landed") == [(0, {"team": 0, "site": "wolf_359"})]


@pytest.mark.rule("SC-11.14")
def test_a_team_that_begins_farther_out_is_told_of() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", "beyond 1 1", "beyond 2 0", *LAST_TURN)
    r.choose(0, "research", "done")
    r.choose(1, "yes").choose(0, "yes")
    assert told(r, "team_placed") == [(1, {"site": "ceres"}), (0, {"site": "vesta"})]


@pytest.mark.rule("SC-15.5")
def test_a_lap_brings_one_progress_card_however_many_laps_came_before() -> None:
    r = play("spacecorp planeteers 2", "seat 0 genetics=4 hand=P40,P01").choose(0, "genetics", "sensory_focus")
    assert told(r, "cube_advanced") == [(0, {"cube": "genetics", "spaces": 2})]
    assert told(r, "progress_gained") == [(0, {"progress": "sensory_focus"})]
    assert r.state.active == 1


def test_a_lap_that_brings_nothing_since_one_has_it_all_is_told() -> None:
    every = "sensory_focus,cooperative_empathy,radiation_resistance,low_gravity_physiology,extended_lifespan"
    r = play("spacecorp planeteers 2", f"seat 0 genetics=2 hand=P40,P01 progress={every}").choose(0, "genetics")
    assert told(r, "no_progress") == [(0, {"progress": "adaptation"})]


@pytest.mark.rule("SC-18.10")
@pytest.mark.parametrize(("start", "end", "radiation"), [("callisto", "io", 2), ("ceres", "vesta", None)])
def test_what_radiation_costs_is_told_where_there_is_any(start: str, end: str, radiation: int | None) -> None:
    seat = f"seat 0 teams={start} profit=3 hand=fusion_drive,magnetic_sail"
    r = play("spacecorp planeteers 2", seat, f"base {start}/0 0 research").choose(0, "move", end)
    assert r.asked(0).about.get("radiation") == radiation
