"""What nobody would have noticed if it had been broken: events, prices, and ships behind those that are spared."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.flight.hits import Cause, Happened
from starboard.galaxy.flight.strengths import strengths
from starboard.galaxy.modules.missions.catalogue import missions
from starboard.galaxy.modules.missions.components.artifacts import dead_zone
from starboard.galaxy.modules.missions.components.heavy import weight
from starboard.galaxy.modules.missions.flights.powder_keg import exploded
from starboard.galaxy.modules.missions.memory import noted, remembered, retired
from starboard.galaxy.modules.missions.supercards.black_hole import let_go_so_far
from starboard.galaxy.modules.missions.supercards.penalties import Penalty
from starboard.galaxy.modules.missions.terms import values_of
from tests.galaxy.modules.missions.jobs import PLAIN, begun, brought, done, fly, go_on, job, pieces, play_on
from tests.galaxy.modules.missions.rules.test_artifacts import COLUMN, CRITICAL
from tests.galaxy.modules.missions.rules.test_black_hole import BATTERED, FLEET_FOOTED, SOUND, pulled
from tests.galaxy.modules.missions.rules.test_cargo import LADEN, on
from tests.galaxy.modules.missions.rules.test_events import (
    BATTERIES,
    CABINS,
    HOPPER,
    SMOOTH,
    SPIKY,
    at_level,
    lost,
)
from tests.galaxy.modules.missions.rules.test_fleets import MARAUDERS, STRONG, gunship
from tests.galaxy.modules.missions.rules.test_flights import DEADLY, HIT, escorted, next_flight
from tests.galaxy.modules.missions.rules.test_meteors import lines
from tests.galaxy.modules.missions.rules.test_pay import FRAGILE, PLAIN_II, truck
from tests.galaxy.modules.missions.rules.test_tactical_zone import manned

BOOSTERS: Any = {"new_technology": "yes"}


## Components


@pytest.mark.rule("MX-5.18")
@pytest.mark.parametrize(("arrow", "connectors", "upright"), [("^", "3030", 1), (">", "0303", 0), ("v", "3030", 1)])
def test_an_artifact_kills_the_same_line_upside_down(arrow: str, connectors: str, upright: int) -> None:
    text = COLUMN.replace("6,6 artifact 3030 ^", f"6,6 artifact {connectors} {arrow}")
    _, ship = on(text, "experiments", manned=False)
    assert bool(dead_zone(ship.layout) >> ship.board.squares["6,7"] & 1) is bool(upright)


@pytest.mark.rule("MX-5.24")
def test_what_is_abandoned_for_a_vanished_zone_has_its_price_beside_it() -> None:
    """Something that does not matter falls off with the artifact."""
    text = CRITICAL.replace("6,6 artifact 3030 ^", "6,6 artifact 3330 ^\n7,6 structural 0003")
    shot = "combat_zone lines=engines:shots:heavy_front"
    r = job(text, mission="experiments", cards=shot, dice=[6], newer_technology="yes")
    assert r.question() == "keep_part 0"
    r.choose(0, "5,7")
    assert "7,6" not in pieces(r)
    assert {option: told["price"] for option, told in r.asked(0).about["options"].items()} == {
        "6,7": {"components": 3},
        "5,7": {"components": 1},
        "6,8": {"components": 1},
    }


@pytest.mark.rule("MX-6.3")
def test_a_weight_is_carried_by_its_own_section_and_no_other() -> None:
    table, ship = on(LADEN, "heavy_duty")
    where = ship.board.squares["7,6"]
    assert weight(table, ship, 1 << where) == 4
    assert weight(table, ship, ~(1 << where)) == 0


@pytest.mark.rule("MX-5.1")
def test_a_keg_with_nothing_on_its_right_is_told_of_as_well() -> None:
    text = PLAIN + "6,7 structural 0303\n5,7 explosive_container 0300\n"
    r = go_on(job(PLAIN, text, mission="cocktail_time", cards="combat_zone lines=crew:shots:heavy_left", dice=[7]))
    assert not r.events("exploded", 0)
    weak = text.replace("crew=2", "crew=1")
    r = go_on(job(PLAIN, weak, mission="cocktail_time", cards="combat_zone lines=crew:shots:heavy_left", dice=[7]))
    (told,) = r.events("exploded", 1)
    assert told.data == {"square": "5,7", "squares": ["6,7"]}


@pytest.mark.rule("MX-5.1")
def test_a_keg_that_stays_is_not_told_of_when_its_neighbour_goes() -> None:
    text = (
        PLAIN.replace("crew=2", "crew=1") + "6,6 explosive_container 0030\n6,7 structural 3303\n5,7 structural 0300\n"
    )
    r = go_on(job(PLAIN, text, mission="cocktail_time", cards="combat_zone lines=crew:shots:heavy_left", dice=[7]))
    assert "5,7" not in pieces(r, 1)
    assert "6,6" in pieces(r, 1)
    assert not r.events("exploded")


## Missions with rules of their own


@pytest.mark.rule("MX-2.4", "MX-2.5")
def test_what_alien_design_takes_off_belongs_to_its_half() -> None:
    """Row 7 is a row like any other: a double engine on it may be powered."""
    halves = """
ship IIA
5,6 cabin 3333 crew=2
4,6 battery_2 3333 cells=2
4,7 double_engine 3000 ^
4,5 cannon 0333 ^
5,5 cannon 0333 ^
9,6 cabin 3333 crew=2
10,6 battery_2 3333 cells=2
9,7 double_engine 3000 ^
10,5 cannon 0333 ^
"""
    table, ship = on(halves, "alien_design", new_ship_classes="yes")
    assert strengths(table, ship).engines_powered == 2
    assert strengths(table, ship).cannons == 3 * 0.5


@pytest.mark.rule("MX-2.13")
def test_one_may_look_at_the_fourth_pile_while_others_look_at_the_first_three() -> None:
    r = begun("the_bet", "structural 1303", "structural 1313", "structural 1323", "structural 2303", seats=4)
    for seat in range(4):
        r.choose(seat, "draw")
        r.choose(seat, next(option for option in r.options(seat) if option.startswith("weld")))
    for seat, pile in ((0, "look 1"), (1, "look 2"), (2, "look 3")):
        r.choose(seat, pile)
    assert [option for option in r.options(3) if option.startswith("look")] == ["look 4"]


@pytest.mark.rule("MX-2.21")
def test_a_bottle_hides_a_ship_from_one_card_only() -> None:
    text = PLAIN_II + "8,7 fragile_container 0003\n6,7 cabin 0300 crew=2\n"
    r = job(text, PLAIN_II, mission="beverage_run", cards=["SC22", "SC22"])
    r.choose(0, "8,7")
    go_on(r)
    assert r.state.ships[0].crew_count == 4
    go_on(fly(r))
    assert 0 in {event.seat for event in r.events("crew_lost")}


@pytest.mark.rule("MX-2.46")
def test_the_die_and_what_it_forbids_are_told() -> None:
    for number in range(6):
        options = {"missions": "chosen", "mission_plan": "carpool directives", "rounds": "I I"}
        r = play_on(Rehearsal(Game.new(RULES, RULES.setup(2, options), f"told {number}")))
        (event,) = r.events("directive_issued")
        assert event.data["directive"] == missions()["directives"].directives[event.data["die"] - 1]
        assert event.data["directive"] == noted(r.state, "directive")


@pytest.mark.rule("MX-2.45")
def test_the_escort_is_near_or_far_wherever_on_the_track() -> None:
    assert not escorted(10, 30, escort=6).events("escort_lost")
    assert escorted(10, 30, escort=-5).events("escort_lost")


@pytest.mark.rule("MX-2.37")
def test_a_keg_that_did_not_go_off_has_destroyed_nothing() -> None:
    _, ship = on(DEADLY, "riding_a_powder_keg")
    layout, squares = ship.layout, ship.board.squares
    cabin = 1 << squares["7,7"]
    lane = ship.board.lane(0, squares["7,7"] % ship.board.width)
    through = Happened(Cause("shot", lanes=(lane,)), cabin, cabin, layout, 0, 0)
    assert exploded(through) == 0


@pytest.mark.rule("MX-1.13", "MX-2.37")
def test_whoever_dies_is_asked_before_the_next_flight_and_told_of() -> None:
    boom = DEADLY.replace("crew=2", "crew=1") + "8,8 cargo_2 3333 goods=B\n"
    r = job(
        PLAIN_II + "6,7 structural 0300\n",
        boom,
        mission="riding_a_powder_keg",
        cards=HIT,
        dice=[7],
        purses=[20, 33],
        rounds="II I",
        mission_plan="riding_a_powder_keg carpool",
    )
    (died,) = r.events("trucker_died", 1)
    assert died.data["now"] == {"goods": {"8,8": None}}
    while r.state.round == 0:
        fly(go_on(r))
    assert r.question() == "new_pilot 1"
    r.choose(1, "new pilot")
    assert [event.seat for event in r.events("pilot_replaced")] == [1]
    assert r.state.credits(1) == 1
    assert not retired(r.state)


@pytest.mark.rule("MX-1.13")
def test_who_only_watches_takes_the_last_number_and_starts_nothing() -> None:
    r = next_flight(pace="turns")
    r.choose(0, "sit out")
    assert r.state.yard is not None
    assert r.state.yard.places[0].number == 3
    assert r.state.starter in (1, 2)
    play_on(r)
    wanting = begun("heavy_duty")
    assert not retired(wanting.state)


## The black hole


@pytest.mark.rule("MX-8.15")
def test_what_is_named_for_the_hole_is_shown_until_it_goes() -> None:
    r = pulled(FLEET_FOOTED, FLEET_FOOTED)
    assert let_go_so_far(r.state) == []
    r.choose(0, "10,7")
    assert let_go_so_far(r.state) == [(0, "10,7")]
    assert r.asked(0).about["taken"] == ["10,7"]
    r.choose(0, "9,7").choose(0, "done")
    assert let_go_so_far(r.state) == []
    (fed,) = r.events("hole_fed", 0)
    assert set(fed.data["squares"]) == {"10,7", "9,7"}
    assert (fed.data["strength"], fed.data["attraction"]) == (4, 5)


@pytest.mark.rule("MX-8.19")
def test_that_all_of_a_ship_goes_is_told() -> None:
    r = pulled(PLAIN, SOUND)
    assert [set(event.data["squares"]) for event in r.events("hole_swallowed", 0)] == [{"7,7", "7,8"}]


@pytest.mark.rule("MX-8.14", "MX-8.16")
def test_nobody_is_asked_for_energy_who_is_strong_enough_without() -> None:
    r = pulled(BATTERED, BATTERED, card="black_hole attraction=1,1,1,1")
    assert r.question().startswith("next_card")
    assert [event.data["strength"] for event in r.events("hole_escaped", 0)] == [1]


@pytest.mark.rule("MX-8.15", "MX-8.16")
def test_an_engine_saves_no_more_components_than_are_still_to_be_named() -> None:
    """Two are due for each point, and a double engine makes two: four at most, or what is left."""
    r = pulled(BATTERED, BATTERED, card="black_hole attraction=4,4,4,4").choose(0, "done")
    assert r.asked(0).about["options"]["power 6,8"]["gain"] == {"components": 4}
    r = pulled(BATTERED, BATTERED, card="black_hole attraction=2,2,2,2").choose(0, "done")
    assert (r.asked(0).about["due"], r.asked(0).about["left"]) == (2, 2)
    assert r.asked(0).about["options"]["power 6,8"] == {
        "price": {"cells": 1},
        "gain": {"components": 2},
        "squares": ["6,8"],
    }
    r.choose(0, "7,6")
    assert (r.asked(0).about["due"], r.asked(0).about["left"]) == (2, 1)
    assert "power 6,8" not in r.options(0)  # with it nothing would be due, and something has been named


@pytest.mark.rule("MX-8.15")
def test_what_goes_with_a_component_is_its_price() -> None:
    text = FLEET_FOOTED.replace("10,7 structural 0003", "10,7 cargo_2 0003 goods=YB")
    text = text.replace("9,7 structural 0303", "9,7 structural 3303") + "9,6 battery_2 0030 cells=2\n"
    r = pulled(text, text)
    told = r.asked(0).about["options"]
    assert told["10,7"]["price"] == {"components": 1, "goods": "YB"}
    assert told["9,6"]["price"] == {"components": 1, "cells": 2}
    assert not any(told[option].get("ends_flight") for option in ("10,7", "9,6"))


@pytest.mark.rule("MX-8.15")
def test_letting_the_last_humans_go_ends_the_flight_and_says_so() -> None:
    text = FLEET_FOOTED.replace("7,7 starting_cabin 3333 crew=2", "7,7 structural 3333")
    text = text.replace("10,7 structural 0003", "10,7 cabin 0003 crew=2")
    r = pulled(text, text)
    told = r.asked(0).about["options"]["10,7"]
    assert (told["price"], told["ends_flight"]) == ({"components": 1, "crew": 2, "humans": 2}, True)


@pytest.mark.rule("MX-8.15", "MX-2.38")
def test_what_the_mission_would_have_paid_is_part_of_the_price() -> None:
    text = FLEET_FOOTED.replace("10,7 structural 0003", "10,7 radioactive_container 0003")
    r = pulled(text, text, mission="radioactive_isotopes")
    assert r.asked(0).about["options"]["10,7"]["price"] == {"components": 1, "credits": 7}
    assert "credits" not in pulled(text, text).asked(0).about["options"]["10,7"]["price"]


## Supercards: whoever comes behind a ship that is spared


@pytest.mark.rule("MX-8.53", "MX-8.57", "MX-8.58")
@pytest.mark.parametrize(
    ("card", "text", "gone"), [("SC20", SPIKY, {"7,8", "8,7"}), ("SC25", BATTERIES, {"6,7", "8,7", "9,7"})]
)
def test_what_spares_the_leader_still_comes_to_the_others(card: str, text: str, gone: set[str]) -> None:
    r = job(at_level("II", SMOOTH), at_level("II", text), mission="platinum_club", cards=card)
    r = go_on(r, "7,7")
    assert lost(r, 1) == gone
    assert len(r.events("missed", 0)) == 1
    assert len(r.events("missed", 1)) == 0


@pytest.mark.rule("MX-8.57")
def test_a_wave_that_misses_the_leader_reaches_the_others_and_one_token_is_enough() -> None:
    one = BATTERIES.replace("6,7 battery_2 0300 cells=2", "6,7 battery_2 0300 cells=1").replace("cells=3", "cells=1")
    r = go_on(job(at_level("II", SMOOTH), at_level("II", one), mission="platinum_club", cards="SC24"))
    assert len(r.events("missed", 0)) == 1
    assert len(r.events("crew_lost", 1)) == 2
    (drained,) = r.events("batteries_drained", 1)
    assert drained.data == {"squares": ["6,7", "8,7"], "now": {"cells": {"6,7": 0, "8,7": 0}}}
    before = job(at_level("II", SMOOTH), at_level("II", one), mission="platinum_club").state.bank.ledger
    assert r.state.bank.ledger["cells"] == before["cells"] + 2


@pytest.mark.rule("MX-8.56")
def test_whom_a_contagion_misses_is_told_each_time_it_passes() -> None:
    r = go_on(job(at_level("II", CABINS), at_level("II", SMOOTH), mission="platinum_club", cards="SC23"))
    assert (len(r.events("missed", 0)), len(r.events("missed", 1))) == (0, 2)


@pytest.mark.rule("MX-8.58")
def test_that_batteries_melt_is_told() -> None:
    r = go_on(job(at_level("II", BATTERIES), at_level("II", SMOOTH), mission="platinum_club", cards="SC25"), "7,7")
    assert [event.data["squares"] for event in r.events("melted_down", 0)] == [["6,7", "8,7"]]
    assert len(r.events("missed", 1)) == 1


@pytest.mark.rule("MX-7.8", "MX-8.53", "MX-8.55", "MX-8.56", "MX-8.57", "MX-8.58")
@pytest.mark.parametrize(
    ("card", "text", "kind"),
    [
        ("SC20", SPIKY, "parts_lost"),
        ("SC22", CABINS, "crew_lost"),
        ("SC23", CABINS, "crew_lost"),
        ("SC24", BATTERIES, "crew_lost"),
        ("SC25", BATTERIES, "parts_lost"),
    ],
)
def test_when_the_leader_jumps_away_the_others_are_met_all_the_same(card: str, text: str, kind: str) -> None:
    ships = (at_level("II", HOPPER), at_level("II", text))
    r = job(*ships, mission="platinum_club", cards=card, dice=[2], **BOOSTERS)
    r.choose(0, next(option for option in r.options(0) if option != "stay"))
    go_on(r)
    assert not r.events(kind, 0)
    assert r.events(kind, 1)


@pytest.mark.rule("MX-7.8", "MX-8.25")
def test_a_fleet_whose_first_prey_has_jumped_still_attacks_the_others() -> None:
    hopper = at_level("III", HOPPER.replace("7,6 structural 0030", "7,6 double_cannon 0030 ^"))
    r = job(hopper, gunship(5, goods=True), mission="platinum_club", cards=MARAUDERS, dice=[2], **BOOSTERS)
    assert r.question() == "jump 0"
    go_on(r, next(option for option in r.options(0) if option != "stay"))
    assert [event.seat for event in r.events("fleet_met")] == [1]
    assert len(r.events("crew_lost", 1)) == 3


@pytest.mark.rule("MX-8.27")
def test_it_is_told_how_many_lines_somebody_suffers() -> None:
    r = go_on(job(gunship(6), STRONG, gunship(0), mission="platinum_club", cards=MARAUDERS))
    told = [(event.data["lines"], event.data["outcome"]) for event in r.events("fleet_met")]
    assert told == [(2, "fleet_hurts_less"), (0, "fleet_fended_off"), (3, "fleet_hurts")]


@pytest.mark.rule("MX-8.55", "MX-8.57")
@pytest.mark.parametrize("card", ["SC22", "SC24"])
def test_whoever_loses_all_humans_to_a_disease_gives_up(card: str) -> None:
    """An alien alone does not fly on."""
    text = """
7,7 starting_cabin 3333 crew={crew}
6,7 cabin 0330 alien=brown
6,8 life_support_brown 3000
8,7 battery_2 0003 cells=2
""".format(crew=2 if card == "SC22" else 1)
    r = go_on(job(at_level("II", text), at_level("II", SMOOTH), mission="platinum_club", cards=card))
    assert not r.state.ships[0].human_count
    assert [event.data["why"] for event in r.events("gave_up", 0)] == ["no_humans"]


@pytest.mark.rule("MX-8.6", "MX-R-16")
def test_only_lines_with_a_square_of_the_board_are_swept() -> None:
    assert lines("front", "right", "I") == [
        *(f"front {column}" for column in range(5, 10)),
        *(f"right {row}" for row in range(5, 10)),
    ]


DOUBLE = "8,6 double_cannon 0030 ^\n9,6 battery_2 0030 cells=2"
"""Cannon strength that must be paid for."""
ZONE = "tactical_zone first={} left=I:days:1 second=engines_minus_cannons right=IV:days:1"


def asked_on_the_left(first: str, second: str, measure: str) -> bool:
    """Whether the second ship is asked for energy in the left column."""
    r = job(first, second, mission="platinum_club", cards=ZONE.format(measure))
    return r.question() == "power_cannons 1" and len(r.events("difference_counted")) == 1


@pytest.mark.rule("MX-8.32", "MX-8.34")
@pytest.mark.parametrize(("first", "asked"), [((3, 2), True), ((2, 5), False), ((5, 1), False)])
def test_energy_is_asked_for_in_a_zone_only_where_it_decides_who_is_lowest(first: tuple[int, int], asked: bool) -> None:
    """The second ship has 1 or 3 cannons less 3 of crew, -2 or 0; the first one has -1, 3 or -4."""
    assert asked_on_the_left(manned(*first), manned(3, 1, extra=DOUBLE), "cannons_minus_crew") is asked


@pytest.mark.rule("MX-8.32", "MX-8.34")
@pytest.mark.parametrize(("first", "asked"), [((4, 2), True), ((6, 1), False), ((3, 3), False)])
def test_nor_is_it_where_it_would_be_taken_off(first: tuple[int, int], asked: bool) -> None:
    """The second ship has 4 of crew less 1 or 3 cannons, 3 or 1; the first one has 2, 5 or 0."""
    assert asked_on_the_left(manned(*first), manned(4, 1, extra=DOUBLE), "crew_minus_cannons") is asked


@pytest.mark.rule("MX-8.32")
def test_what_energy_does_in_a_zone_is_told() -> None:
    card = ZONE.format("cannons_minus_crew")
    r = job(manned(3, 2), manned(3, 1, extra=DOUBLE), mission="platinum_club", cards=card)
    told = r.asked(1).about["options"]
    assert [told[option].get("then") for option in ("8,6", "done")] == [None, "lowest_so_far"]


def test_a_penalty_of_one_kind_is_told_by_its_word() -> None:
    assert Penalty(crew=3).stake() == {"penalty": "crew", "amount": 3}
    assert Penalty(shots=("heavy front",)).stake() == {"penalty": "shots", "shots": ("heavy front",)}
    assert Penalty(days=2, crew=1).stake() == {"penalty": "several", "days": 2, "crew": 1}


## The course of a game


@pytest.mark.rule("MX-1.13", "MX-1.7")
def test_who_only_watches_does_not_choose_missions() -> None:
    r = next_flight(missions="chosen", mission_plan="carpool")
    r.choose(0, "sit out")
    assert list(r.game.seats_asked()) == [1, 2]
    assert {r.asked(seat).question for seat in (1, 2)} == {"choose_mission"}


@pytest.mark.rule("MX-2.37", "MX-R-28")
@pytest.mark.parametrize(("owned", "left"), [(40, 20), (41, 20)])
def test_half_of_what_partners_share_is_rounded_up(owned: int, left: int) -> None:
    ships = (PLAIN_II, DEADLY.replace("crew=2", "crew=1"), PLAIN_II, PLAIN_II)
    r = job(*ships, mission="riding_a_powder_keg", cards=HIT, dice=[7], purses=[20, owned], teams="teams")
    assert r.state.credits(1) == left


@pytest.mark.rule("MX-1.7", "MX-1.8")
def test_what_is_drawn_and_what_is_wanted_is_told() -> None:
    r = Rehearsal(Game.new(RULES, RULES.setup(3, {"missions": "chosen", "rounds": "II II"}), "told"))
    drawn = list(remembered(r.state, "drawn"))
    for seat, place in ((0, 1), (1, 0), (2, 1)):
        r.choose(seat, f"fly {drawn[place]}")
    assert r.events("jobs_wanted")[0].data == {"votes": {"0": drawn[1], "1": drawn[0], "2": drawn[1]}}
    play_on(r)
    assert r.events("jobs_drawn")[-1].data == {"jobs": list(remembered(r.state, "drawn"))}


@pytest.mark.rule("MX-1.16")
def test_where_any_mission_may_be_chosen_none_is_drawn() -> None:
    r = Rehearsal(Game.new(RULES, RULES.setup(3, {"missions": "free", "rounds": "II II"}), "free"))
    assert len(r.options(0)) == len(missions())
    for seat in range(3):
        r.choose(seat, "fly carpool")
    play_on(r)
    assert len(r.options(0)) == len(missions())
    assert not r.events("jobs_drawn")


@pytest.mark.rule("MX-1.16")
def test_a_mission_that_was_planned_counts_as_agreed_on() -> None:
    options = {"missions": "chosen", "mission_plan": "carpool heavy_duty", "rounds": "I I"}
    r = play_on(Rehearsal(Game.new(RULES, RULES.setup(2, options), "agreed")))
    assert [(event.data["mission"], event.data["agreed"]) for event in r.events("mission_chosen")] == [
        ("heavy_duty", True)
    ]


@pytest.mark.rule("MX-2.3", "MX-2.43", "MX-2.33")
def test_the_numbers_of_a_card_have_the_names_that_its_words_use() -> None:
    assert values_of(missions()["easy_peasy"], "III") == {"supercards": 3}
    assert values_of(missions()["diplomatic_mission"], "I") == {
        "alien_colours_1": 3,
        "alien_colours_2": 7,
        "alien_colours_3": 12,
        "lost_aliens": 2,
        "lost_guests": 2,
    }


@pytest.mark.rule("MX-2.32")
@pytest.mark.parametrize(("number", "paid"), [(0, []), (3, [-3]), (20, [-8])])
def test_who_laughs_about_losses_pays_for_what_was_lost_before_up_to_the_insurance(
    number: int, paid: list[int]
) -> None:
    """8 at most in class II."""
    told = job(truck(), truck(), mission="hilarious_stories").state.copy()
    told.ships[0].lost = tuple(range(number))
    r = fly(Rehearsal(Game.from_state(RULES, told.setup, told)))
    while r.game.seats_asked():
        fly(go_on(r))
    assert brought(r, 0, "losses") == paid


@pytest.mark.rule("MX-2.26")
def test_what_the_job_has_brought_is_told_when_it_is_over() -> None:
    r = done(truck(FRAGILE), PLAIN_II, mission="cocktail_time")
    (over,) = r.events("mission_over")
    assert over.data == {"mission": "cocktail_time", "credits": {"0": 3}, "paid": True}
    (over,) = done(PLAIN_II, PLAIN_II, mission="cocktail_time").events("mission_over")
    assert over.data == {"mission": "cocktail_time", "credits": {}, "paid": False}
