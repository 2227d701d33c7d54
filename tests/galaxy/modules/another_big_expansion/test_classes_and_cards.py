"""Newer ships and cards with the modules of The Big Expansion: five players, roads, machinations, passengers."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Ask, Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.modules.new_technology.specializations.choosing import SPECIALIZATIONS
from starboard.galaxy.modules.newer_ship_classes.insurance import Insurance
from starboard.galaxy.options import plan_of
from starboard.galaxy.scenario import flight
from tests.galaxy.modules.newer_cards.sets import GIANT, TRAMP, met
from tests.galaxy.modules.newer_ship_classes.cruisers import CRUISE, CRUISER
from tests.galaxy.modules.newer_ship_classes.ships import ON, SCOUT, YELLOW
from tests.galaxy.modules.rough_roads.travel import roads, travel

SMOKEYS: Any = {**ON, "bonus_cards": "yes"}
CROWD: Any = {"fifth_wheel": "yes", "new_technology": "yes"}


@pytest.mark.rule("AX-9.3", "AX-9.4", "AX-14.1")
def test_five_a_syndicate_is_beaten_twice_and_everything_is_one_less() -> None:
    card = "pirate_syndicate strength=2 days=1 credits=6 goods=YY penalties=crew:2,shots:heavy_front+light_front"
    r = met(GIANT, TRAMP, GIANT, cards=card, dice=[2], **CROWD)
    r.choose(0, "yes").choose(0, "load Y 9,7").choose(0, "load Y 9,7")
    told = r.asked(2).about["options"]["yes"]
    assert told["then"] == "second_here"
    r.choose(2, "yes").choose(2, "load Y 9,7")
    assert [(event.seat, event.data["amount"]) for event in r.events("earned")] == [(0, 6), (2, 5)]
    r.choose(1, "6,7")
    assert len(r.events("crew_lost", 1)) == 1
    assert [event.data["weight"] for event in r.events("shot")] == ["light"]


@pytest.mark.rule("AX-9.12")
def test_five_an_armed_ship_serves_two_and_its_shots_are_not_reduced() -> None:
    card = "armed_ship crew_loss=2 credits=9 days=1 shots=heavy_front,light_rear"
    r = met(GIANT, GIANT, cards=card, dice=[2, 2, 2, 2], **CROWD)
    for seat in (0, 1):
        r.choose(seat, "yes").choose(seat, "yes").choose(seat, "5,7").choose(seat, "5,7")
    assert [(event.seat, event.data["amount"]) for event in r.events("earned")] == [(0, 9), (1, 8)]
    assert len(r.events("shot")) == 4


@pytest.mark.rule("AX-9.17")
def test_five_the_second_on_a_planet_gets_a_block_and_an_astronaut_less() -> None:
    roomy = TRAMP.replace("6,7 cabin 0300 crew=2", "6,7 cabin 0300")
    r = met(roomy, roomy, cards="inhabited_planets planets=YG crew=2 days=1", **CROWD)
    assert r.asked(0).about["options"]["land 1"]["gain"]["crew"] == 2
    r.choose(0, "land 1")
    told = r.asked(1).about["options"]["land 1"]["gain"]
    assert (told["goods"], told["crew"]) == ("Y", 1)
    r.choose(1, "land 1").choose(0, "done").choose(0, "done")
    r.choose(1, "G").choose(1, "done")
    assert r.asked(1).about["left"] == 1


@pytest.mark.rule("AX-9.21")
def test_five_the_second_strongest_meets_the_meteors_but_for_the_first_large_one() -> None:
    card = "open_space_meteors meteors=large_front,small_left,large_rear"
    r = met(TRAMP, GIANT, TRAMP, cards=card, dice=[2, 2, 2], **CROWD)
    assert [(event.seat, event.data["less"]) for event in r.events("too_fast")] == [(1, 0), (0, 1)]
    assert [set(event.data["aims"]) for event in r.events("meteor")] == [{"1"}, {"0", "1"}, {"0", "1"}]


@pytest.mark.rule("AX-4.5", "AX-7.1", "AX-7.2")
@pytest.mark.parametrize("name", ["IIB", "IIIB", "IV"])
def test_five_fly_every_class(name: str) -> None:
    game = Game.new(RULES, RULES.setup(5, {**CRUISE, **CROWD, "rounds": name}), "five")
    boards = [ship.board for ship in game.view(0).table.ships]
    assert len(boards) == 5
    assert len(set(boards)) == (5 if name == "IV" else 1)


@pytest.mark.rule("AX-9.15")
def test_new_astronauts_sleep_in_stasis_chambers_and_never_live_in_luxury() -> None:
    ship = TRAMP.replace("6,7 cabin 0300 crew=2", "6,7 stasis_chamber 0303\n5,7 luxury_cabin 0300")
    r = met(ship, TRAMP, cards="inhabited_planets planets=B,B crew=2,0 days=1", new_technology="yes")
    r.choose(0, "land 1").choose(1, "pass").choose(0, "done")
    assert set(r.options(0)) == {"6,7", "done"}
    r.choose(0, "6,7").choose(0, "6,7")
    assert r.state.ships[0].figures[r.state.ships[0].board.squares["6,7"]] == "ZZ"
    assert r.state.ships[0].crew_count == 2


@pytest.mark.rule("AX-9.23", "AX-15.4")
def test_sleepers_do_not_mind_a_radiation_leak() -> None:
    ship = TRAMP.replace("6,7 cabin 0300 crew=2", "6,7 stasis_chamber 0303 figures=ZZ\n5,7 battery_2 0300 cells=2")
    r = met(ship, TRAMP, cards="IV-14", new_technology="yes")
    assert not r.events("crew_lost")


@pytest.mark.rule("AX-4.6", "AX-R-13")
def test_guests_of_a_luxury_cabin_pay_four_after_a_cruise() -> None:
    ship = CRUISER.replace("6,7 cabin 0300 crew=2", "6,7 luxury_cabin 0300 crew=1")
    r = flight(ship, CRUISER, cards=["nothing"], round_name="IV", new_technology="yes", **CRUISE)
    assert [line["amount"] for line in r.state.results[0]["lines"] if line["kind"] == "luxury"] == [4]


@pytest.mark.rule("AX-7.11", "AX-15.23", "AX-4.6")
@pytest.mark.parametrize(("name", "insured", "paid"), [("IV", True, 0), ("IV", False, 10), ("IIB", False, 10)])
def test_the_lawyer_asks_whether_a_ship_is_insured(name: str, insured: bool, paid: int) -> None:
    plain, cabin = (CRUISER.replace("6,7 cabin 0300 crew=2\n", ""), "6") if name == "IV" else (SCOUT, "4")
    row = 7 if name == "IV" else 4
    text = plain + f"{cabin},{row} cabin 0330 alien=cyan\n{cabin},{row + 1} life_support_cyan 3000\nlost 20\n"
    options = {**CRUISE, "new_technology": "yes", "round_name": name}
    table = flight(text, plain, cards=["nothing"], purses=[60, 60], fly_on=False, **options).state.copy()
    table.ships[0].insured = insured
    SPECIALIZATIONS.take(table, table.ships[0], "lawyer")
    r = Rehearsal(Game.from_state(RULES, table.setup, table)).choose(0, "fly on").choose(1, "fly on")
    assert -sum(line["amount"] for line in r.state.results[0]["lines"] if line["kind"] == "losses") == paid


@pytest.mark.rule("AX-R-14")
@pytest.mark.parametrize(("purse", "options"), [(0, {"no", "borrow"}), (7, {"insure", "no"})])
def test_who_lacks_the_credits_may_borrow_for_an_insurance(purse: int, options: set[str]) -> None:
    settings = {**CRUISE, "round_name": "IV", "evil_machinations": "yes"}
    table = flight(CRUISER, CRUISER, cards=["nothing"], purses=[purse, 0], fly_on=False, **settings).state.copy()
    asked = next(Insurance().at_launched(table))
    assert isinstance(asked, Ask)
    assert asked.seat == 0
    assert set(asked.options) == options


@pytest.mark.rule("AX-15.11")
def test_a_road_that_narrows_does_not_bother_a_cylinder() -> None:
    r = flight(YELLOW, SCOUT, cards=["road_narrows", "nothing"], round_name="IIB", evil_machinations="yes", **ON)
    assert not r.events("meteor")
    assert [event.seat for event in r.events("missed")] == [0, 1]


@pytest.mark.rule("AX-15.25")
def test_robosmokeys_may_not_name_the_middle_of_a_cylinder() -> None:
    r = flight(
        YELLOW, SCOUT, cards=["robosmokeys", "nothing"], round_name="IIB", purses=[5, 5], bonus_cards="yes", **ON
    )
    r.choose(0, "bid 1").choose(1, "bid 0")
    assert list(r.options(0)) == [f"column {number}" for number in (1, 2, 3, 7, 8, 9)]
    r.choose(0, "column 3")
    assert list(r.options(0)) == [f"row {number}" for number in (2, 3, 4, 5)]
    r.choose(0, "row 4")
    assert [event.data["squares"] for event in r.events("components_given_up", 0)] == [["3,4"]]


@pytest.mark.rule("AX-15.18")
def test_thirty_components_are_made_to_order_for_a_cruiser() -> None:
    assert roads()["made_to_order"].components[plan_of("IV").level] == 30


@pytest.mark.rule("AX-15.21")
def test_rivals_fire_before_the_station_does() -> None:
    r = travel(
        TRAMP,
        GIANT,
        roads="stiff_competition",
        cards="armed_station crew_needed=4 goods=YG days=1 shots=light_left",
        dice=[2, 2],
        newer_cards="yes",
    )
    r.choose(0, "yes")
    assert [event.kind for event in r.happened if event.kind in ("rival_fires", "shot")] == ["rival_fires", "shot"]
    assert r.asked(0).question == "still_use_card"
    r.choose(0, "yes")
    assert [event.data["weight"] for event in r.events("shot")] == ["heavy", "light"]
    assert r.asked(0).question == "go_on"


@pytest.mark.rule("AX-15.16")
def test_a_dangerous_sector_that_comes_again_adds_new_cards() -> None:
    r = travel(TRAMP, TRAMP, roads="deja_vu", cards="newer-I-1", newer_cards="yes")
    added = r.state.flight.deck[:2]
    assert "newer-I-1" in r.state.flight.played
    assert not set(added) & set(r.state.decks["II"])


@pytest.mark.parametrize("key", ["IIB", "IIIB:25", "IV:1+1"])
def test_a_somersault_turns_every_board_over(key: str) -> None:
    """BX-12.33: squares keep their names, hits from the front come to what was the rear."""
    name = key.partition(":")[0]
    text = SCOUT if name == "IIB" else f"ship {key}\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"
    r = travel(text, text, roads="somersault", cards="open_space", round_name=name, **CRUISE)
    ship = r.state.ships[0]
    assert ship.board.name == f"{key}/2"
    assert {ship.board.names[square] for square, _ in ship.layout.placed()} == (
        {"5,4", "5,5"} if name == "IIB" else {"7,7", "7,8"}
    )
