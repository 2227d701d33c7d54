"""Missions with rules of their own for building and flying."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.catalog.components import COMPONENTS
from starboard.galaxy.flight.hits import Cause, Happened
from starboard.galaxy.flight.strengths import strengths
from starboard.galaxy.flight.track import move
from starboard.galaxy.modules.missions.catalogue import missions
from starboard.galaxy.modules.missions.flights.bet import score
from starboard.galaxy.modules.missions.flights.powder_keg import exploded
from starboard.galaxy.modules.missions.memory import mission_of, note, noted
from starboard.galaxy.modules.missions.pilots import takes_part
from starboard.galaxy.modules.missions.procedure import begin
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.galaxy.modules.missions.jobs import PLAIN, begun, brought, done, fly, go_on, hits, job, pay, pieces, play_on
from tests.galaxy.modules.missions.rules.test_cargo import errors, on
from tests.galaxy.modules.missions.rules.test_pay import EXPLOSIVE, FRAGILE, PLAIN_II, truck

STRANGE = """
ship III
7,7 starting_cabin 3333 crew=2
7,6 cannon 0333 ^
8,6 cannon 3033 >
6,7 cannon 0333 ^
8,7 battery_2 3333 cells=2
7,8 engine 3000 ^
6,8 double_engine 3000 ^
9,7 engine 3000 ^
9,8 cannon 0333 ^
"""


@pytest.mark.rule("MX-2.4", "MX-2.6", "MX-R-5")
def test_cannons_in_front_of_row_seven_that_point_ahead_count_half() -> None:
    table, ship = on(STRANGE, "alien_design")
    assert strengths(table, ship).cannons == 0.5 + 0.5 + 1 + 1  # the one that points to the right counts as ever
    assert strengths(*on(STRANGE, "carpool")).cannons == 1 + 0.5 + 1 + 1
    double = on(STRANGE.replace("7,6 cannon", "7,6 double_cannon"), "alien_design")
    assert (strengths(*double).cannons, strengths(*double).cannons_powered) == (2.5, 3.5)
    gunner = STRANGE.replace("9,8 cannon 0333 ^\n", "")
    r = go_on(job(gunner, mission="alien_design", cards="meteors meteors=large_front", dice=[7]))
    assert [event.data["square"] for event in r.events("meteor_shot", 0)] == ["7,6"]


@pytest.mark.rule("MX-2.5", "MX-2.6")
def test_engines_behind_row_seven_do_not_push_and_cannot_be_powered() -> None:
    table, ship = on(STRANGE, "alien_design")
    assert (strengths(table, ship).engines, strengths(table, ship).engines_powered) == (1, 1)
    r = go_on(job(STRANGE, mission="alien_design", cards="open_space"))
    assert r.events("moved", 0)[0].data["days"] == 1
    assert r.state.ships[0].cell_count == 2


@pytest.mark.rule("MX-2.5")
def test_each_half_has_its_own_engines() -> None:
    halves = """
ship IIA
5,6 cabin 3333 crew=2
4,6 engine 3000 ^
5,8 engine 3000 ^
9,6 cabin 3333 crew=2
10,6 engine 3000 ^
9,8 engine 3000 ^
"""
    assert strengths(*on(halves, "alien_design", new_ship_classes="yes")).engines == 1


@pytest.mark.rule("MX-R-4")
def test_rows_are_taken_as_they_lie_however_they_are_numbered() -> None:
    """Class IIIA counts its rows from the rear: row 8 lies in front of row 7."""
    upside = """
ship IIIA
7,7 starting_cabin 3333 crew=2
7,8 cannon 0333 ^
7,6 engine 3000 ^
"""
    table, ship = on(upside, "alien_design")
    assert strengths(table, ship).cannons == 0.5
    assert strengths(table, ship).engines == 0


GUNS = truck("cannon 0333 ^", "double_cannon 0333 ^")
"""Two components with cannons."""


@pytest.mark.rule("MX-2.14", "MX-2.15", "MX-2.16", "MX-R-7")
def test_the_lowest_score_wins_and_everybody_else_pays() -> None:
    r = done(GUNS, PLAIN_II, truck("cannon 0333 ^"), mission="the_bet", purses=[20, 20, 20])
    assert brought(r, 0, "bet_lost") == [-6]
    assert brought(r, 2, "bet_lost") == [-6]
    assert brought(r, 1, "bet_won") == [12]
    table, ship = on(GUNS, "the_bet")
    ship.lost = (1, 2, 3)
    assert score(ship) == (3, 2)
    assert mission_of(table) is missions()["the_bet"]


@pytest.mark.rule("MX-2.16")
def test_who_did_not_finish_pays_as_well_and_who_has_little_pays_what_they_have() -> None:
    r = job(PLAIN_II, PLAIN_II, mission="the_bet", purses=[20, 4])
    r.choose(0, "fly on").choose(1, "give up")
    assert (brought(r, 1, "bet_lost"), brought(r, 0, "bet_won")) == ([-4], [4])


@pytest.mark.rule("MX-2.17", "MX-EX-13")
def test_winners_share_the_pot_and_what_cannot_be_divided_is_the_banks() -> None:
    r = done(GUNS, PLAIN_II, PLAIN_II, GUNS, mission="the_bet", purses=[20] * 4)
    assert [brought(r, seat, "bet_won") for seat in range(4)] == [[], [6], [6], []]
    armed = PLAIN + "7,6 cannon 0333 ^\n"
    r = done(PLAIN, PLAIN, PLAIN, armed, mission="the_bet", purses=[20] * 4)
    assert [brought(r, seat, "bet_won") for seat in range(3)] == [[1], [1], [1]]
    assert brought(r, 3, "bet_lost") == [-4]


@pytest.mark.rule("MX-2.15", "MX-R-7")
def test_where_all_tie_or_nobody_finishes_nobody_pays() -> None:
    r = done(PLAIN_II, PLAIN_II, mission="the_bet", purses=[20, 20])
    assert pay(r, 0) == pay(r, 1) == 0
    r = job(PLAIN_II, PLAIN_II, mission="the_bet", purses=[20, 20])
    r.choose(0, "give up").choose(1, "give up")
    assert pay(r, 0) == pay(r, 1) == 0


@pytest.mark.rule("MX-2.13", "MX-R-8")
def test_the_fourth_pile_takes_the_place_of_the_unknown_one_and_may_be_looked_at() -> None:
    r = begun("the_bet", "structural 1303", "structural 1313")
    assert len(r.state.piles) == 4
    usual = begun("heavy_duty")
    assert len(usual.state.piles) == 3
    assert "look 4" not in r.options(0)  # nothing is built yet
    for seat in (0, 1):
        r.choose(seat, "draw")
        r.choose(seat, next(option for option in r.options(seat) if option.startswith("weld")))
    assert "look 4" in r.options(1)
    assert {"look 1", "look 2", "look 3", "look 4"} <= set(r.options(0))
    r.choose(0, "look 4")
    assert r.state.yard is not None
    assert r.state.yard.places[0].looking == 3
    assert "look 4" not in r.options(1)


@pytest.mark.rule("MX-2.18")
def test_heavy_armor_weighs_one_each_and_pays_nothing() -> None:
    r = begun("the_bet", heavy_armor="yes")
    assert r.state.yard is not None
    kinds = [COMPONENTS[tile].kind for tile in r.state.yard.heap]
    assert sum(kind.startswith("heavy_container") for kind in kinds) == 15
    plain = begun("the_bet").state.yard
    assert plain is not None
    assert not any(COMPONENTS[tile].kind.startswith("heavy_container") for tile in plain.heap)
    laden = truck("heavy_container_5 4133", "heavy_container_4 4131")
    assert strengths(*on(laden, "the_bet", heavy_armor="yes")).engines == 1 - 2
    assert pay(done(laden, laden, mission="the_bet", heavy_armor="yes"), 0) == 0


@pytest.mark.rule("MX-2.19", "MX-3.4", "MX-R-9")
def test_everybody_begins_with_two_bottles_in_the_places_for_components_set_aside() -> None:
    r = begun("beverage_run", "structural 1303", seats=3)
    yard = r.state.yard
    assert yard is not None
    dealt = [tile for place in yard.places for tile in place.aside]
    assert [len(place.aside) for place in yard.places] == [2, 2, 2]
    assert len(set(dealt)) == 6
    assert {COMPONENTS[tile].kind for tile in dealt} == {"fragile_container"}
    assert not any(COMPONENTS[tile].kind == "fragile_container" for tile in yard.heap)
    r.choose(0, "draw")
    assert "set aside" not in r.options(0)  # both places are taken
    r.choose(0, "return")
    r.choose(0, f"use {yard.places[0].aside[0]}")
    assert "set aside" in r.options(0)
    assert "return" not in r.options(0)


@pytest.mark.rule("MX-R-9")
def test_a_bottle_that_was_not_built_in_is_lost() -> None:
    r = begun("beverage_run")
    while r.state.yard is not None:
        seat = r.game.seats_asked()[0]
        r.choose(seat, next(option for option in r.options(seat) if option.startswith("finish")))
    assert [len(ship.lost) for ship in r.state.ships] == [2, 2]


@pytest.mark.rule("MX-2.24", "MX-EX-16", "MX-2.26")
def test_bottles_that_arrive_pay_by_level() -> None:
    r = done(truck(FRAGILE, FRAGILE, board="III"), PLAIN.replace("ship I\n", "ship III\n"), mission="beverage_run")
    assert [pay(r, seat) for seat in range(2)] == [32, 0]


DEADLY = truck(EXPLOSIVE)
"""The keg stands to the left of the cabin."""
HIT = "combat_zone lines=crew:shots:heavy_left"


def killed(**settings: Any) -> Rehearsal[Table]:
    """The second ship loses its cabin to its keg."""
    kept = PLAIN_II + "6,7 cargo_2 3333 goods=B\n"
    boom = DEADLY.replace("crew=2", "crew=1") + "8,8 cargo_2 3333 goods=B\n"
    return job(kept, boom, mission="riding_a_powder_keg", cards=HIT, dice=[7], purses=[20, 33], **settings)


@pytest.mark.rule("MX-2.37")
def test_a_trucker_whose_starting_cabin_explodes_is_dead_and_broke() -> None:
    r = killed()
    assert [(event.seat, event.data["square"]) for event in r.events("trucker_died")] == [(1, "7,7")]
    assert r.events("gave_up", 1)[0].data["why"] == "died"
    assert r.state.credits(1) == 0
    assert not r.events("earned", 1)  # nothing was sold
    assert 1 not in r.state.flight.positions
    assert not takes_part(r.state, 1)
    while r.game.seats_asked():
        fly(go_on(r))
    assert r.state.results[-1]["seats"][1]["credits"] == 0
    assert [line for line in r.state.results[-1]["lines"] if line["seat"] == 1] == []


@pytest.mark.rule("MX-2.37")
def test_who_loses_the_cabin_to_the_hit_itself_lives() -> None:
    bare = PLAIN_II.replace("crew=2", "crew=1") + "7,9 cabin 3333 crew=2\n7,6 explosive_container 3300\n"
    r = job(PLAIN_II, bare, mission="riding_a_powder_keg", cards=HIT, dice=[7], purses=[20, 20])
    assert not go_on(r).events("trucker_died")


@pytest.mark.rule("MX-2.37")
def test_who_keeps_the_cabin_lives() -> None:
    far = PLAIN_II.replace("crew=2", "crew=1") + "6,7 structural 3333\n5,7 explosive_container 3333\n"
    r = job(PLAIN_II, far, mission="riding_a_powder_keg", cards=HIT, dice=[7], purses=[20, 20])
    assert hits(go_on(r), 1) == {"5,7", "6,7"}
    assert not r.events("trucker_died")
    assert (r.state.credits(1), 1 in r.state.flight.positions) == (20, True)


@pytest.mark.rule("MX-2.37", "MX-R-28")
def test_of_partners_the_one_who_dies_loses_half_of_the_purse() -> None:
    boom = DEADLY.replace("crew=2", "crew=1")
    ships = (PLAIN_II, boom, PLAIN_II, PLAIN_II)
    r = job(*ships, mission="riding_a_powder_keg", cards=HIT, dice=[7], purses=[20, 41], teams="teams")
    assert r.events("trucker_died", 1)
    assert [r.state.credits(seat) for seat in range(4)] == [20, 20, 20, 20]


@pytest.mark.rule("MX-2.37")
def test_what_the_cause_itself_struck_was_not_destroyed_by_an_explosion() -> None:
    _, ship = on(DEADLY, "riding_a_powder_keg")
    layout, squares = ship.layout, ship.board.squares
    cabin, keg = 1 << squares["7,7"], 1 << squares["6,7"]
    blown = Happened(Cause("sabotage"), cabin | keg, cabin | keg, layout, 0, keg)
    assert exploded(blown) == cabin
    assert exploded(blown._replace(struck=cabin | keg)) == 0


@pytest.mark.rule("MX-2.37")
def test_other_missions_kill_nobody() -> None:
    boom = DEADLY.replace("crew=2", "crew=1")
    r = go_on(job(PLAIN_II, boom, mission="cocktail_time", cards=HIT, dice=[7], purses=[20, 33]))
    assert "7,7" not in pieces(r, 1)
    assert not r.events("trucker_died")
    assert r.state.credits(1) == 33


def next_flight(**options: str) -> Rehearsal[Table]:
    """The first seat has died, and the next flight begins."""
    setup = {"missions": "drawn", "rounds": "I I I", **options}
    r = Rehearsal(Game.new(RULES, RULES.setup(3, setup), "dead"))
    table = r.state.copy()
    table.drawers = {**table.drawers, "missions": {**table.drawers["missions"], "dead": [0]}}
    table.accounts[0] -= table.pay(0, 0, "died")
    return play_on(Rehearsal(Game.from_state(RULES, table.setup, table)))


@pytest.mark.rule("MX-1.13", "MX-R-28")
def test_who_died_may_come_back_with_one_credit() -> None:
    r = next_flight()
    assert r.question() == "new_pilot 0" or r.asked(0).question == "new_pilot"
    before = r.state.credits(0)
    r.choose(0, "new pilot")
    assert r.state.credits(0) == before + 1
    assert r.state.yard is not None
    assert not r.state.yard.places[0].number


@pytest.mark.rule("MX-1.13")
@pytest.mark.parametrize("pace", ["real_time", "turns"])
def test_or_sit_out_the_rest_of_the_game(pace: str) -> None:
    r = next_flight(pace=pace)
    r.choose(0, "sit out")
    assert [event.seat for event in r.events("sat_out")] == [0]
    before, asked = r.state.credits(0), set()
    while not r.game.over:
        seat = r.game.seats_asked()[0]
        asked.add(seat)
        options = r.options(seat)
        r.choose(seat, next((option for option in options if option.startswith("finish")), options[0]))
    assert 0 not in asked
    assert r.state.credits(0) == before
    assert [result["seats"][0]["left"] for result in r.state.results[1:]] == ["sits_out", "sits_out"]


FORBIDDEN = {
    "double_cannons": "8,7 double_cannon 0333 ^",
    "double_engines": "8,7 double_engine 3303 ^",
    "shields": "8,7 shield 3333 ^",
    "structural_modules": "8,7 structural 3333",
    "special_holds": "8,7 special_cargo_1 3333",
    "cabins_by_batteries": "8,7 battery_2 3333",
}


@pytest.mark.rule("MX-2.46")
@pytest.mark.parametrize("directive", FORBIDDEN)
def test_what_breaks_the_directive_is_an_error(directive: str) -> None:
    for kind, line in FORBIDDEN.items():
        table, ship = on(PLAIN_II + line + "\n", "directives", manned=False)
        note(table, directive=directive)
        assert [error.kind for error in errors(table, ship)] == (["directive_broken"] if kind == directive else [])


@pytest.mark.rule("MX-2.46")
def test_combined_components_break_directives_as_well() -> None:
    table, ship = on(PLAIN_II + "8,7 bidirectional_cannon 0033 ^\n", "directives", manned=False, new_technology="yes")
    note(table, directive="double_cannons")
    assert [error.kind for error in errors(table, ship)] == ["directive_broken"]


@pytest.mark.rule("MX-2.46")
def test_one_die_for_all_says_what_is_forbidden() -> None:
    found = set()
    for number in range(30):
        options = {"missions": "chosen", "mission_plan": "directives", "rounds": "I"}
        table = Rehearsal(Game.new(RULES, RULES.setup(2, options), f"die {number}")).state
        found.add(noted(table, "directive"))
    assert found == set(missions()["directives"].directives)


def escorted(*spaces: int, escort: int, cards: str = "nothing") -> Rehearsal[Table]:
    """Ships on these spaces, and the escort on its own."""
    ships = [PLAIN_II] * len(spaces)
    told = flight(*ships, cards=[cards, "nothing"], at=spaces, fly_on=False, missions="chosen")
    table = told.state.copy()
    begin(table, missions()["escort_mission"])
    note(table, escort=escort)
    return fly(Rehearsal(Game.from_state(RULES, table.setup, table)))


@pytest.mark.rule("MX-2.44")
def test_the_escort_starts_on_the_first_space_behind_the_last_ship() -> None:
    r = begun("escort_mission")
    while r.state.stage != "card":
        seat = r.game.seats_asked()[0]
        options = r.options(seat)
        r.choose(seat, next((option for option in options if option.startswith("finish")), options[0]))
    assert noted(r.state, "escort") == min(r.state.flight.positions.values()) - 1


@pytest.mark.rule("MX-2.44")
def test_ships_skip_the_escort_as_they_skip_each_other() -> None:
    table = escorted(0, -2, escort=1).state.copy()
    list(move(table, table.ships[0], 1))
    assert table.flight.positions[0] == 2
    list(move(table, table.ships[1], 2))
    assert table.flight.positions[1] == 0
    list(move(table, table.ships[0], -1))
    assert table.flight.positions[0] == -1  # over the escort and over the other ship


@pytest.mark.rule("MX-2.44")
def test_only_open_space_moves_it_after_all_players_over_three_empty_spaces() -> None:
    assert noted(escorted(0, -3, escort=-4).state, "escort") == -4
    r = escorted(-1, -3, escort=-4, cards="open_space")
    assert r.state.flight.positions == {0: 0, 1: -2}
    assert noted(r.state, "escort") == 1  # -3, -1 and 1: both ships are skipped
    assert r.events("escort_moved")[0].data == {"start": -4, "end": 1, "ring": {"escort": 1}}


@pytest.mark.rule("MX-2.45")
@pytest.mark.parametrize(("escort", "lost"), [(-5, False), (-6, True), (5, False), (6, True)])
def test_it_is_lost_if_nobody_is_within_five_spaces_after_a_card(escort: int, lost: bool) -> None:
    r = escorted(0, 20, escort=escort)
    assert [event.data["ring"] for event in r.events("escort_lost")] == [{"escort": None}] * lost
    assert (noted(r.state, "escort") is None) is lost


@pytest.mark.rule("MX-2.45")
def test_if_it_arrives_everybody_is_paid_and_the_nearest_ship_more() -> None:
    r = escorted(6, -2, escort=2)
    fly(r)
    assert [brought(r, seat, "escort_arrived") for seat in range(2)] == [[6], [6]]
    assert [brought(r, seat, "escort_nearest") for seat in range(2)] == [[3], []]  # of equals the one ahead
    r = fly(escorted(8, -2, escort=2))
    assert [brought(r, seat, "escort_nearest") for seat in range(2)] == [[], [3]]
    assert pay(fly(escorted(20, 30, escort=2)), 0) == 0
