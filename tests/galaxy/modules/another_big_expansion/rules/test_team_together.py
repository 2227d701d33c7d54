"""The support team beside other modules: guests and sleepers, customs, bonuses in flight, surprises."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.flight.damage import all_doomed
from starboard.galaxy.flight.hits import METEOR, Cause, Hit
from starboard.galaxy.mechanisms.roads.procedure import in_force, put_in_force, take_out_of_force
from starboard.galaxy.modules.support_team.procedure import deck_of
from starboard.galaxy.ship.working import room_on
from starboard.galaxy.table import Table
from tests.galaxy.modules.support_team.hiring import SMALL, again, building, finished, flying, last_card, until

SMUGGLING: dict[str, Any] = {"p0": "smuggler", "evil_machinations": "yes", "purses": [9, 9], "hides": "6,7"}
HOTEL = """
ship I
7,7 starting_cabin 3333
6,7 cabin 3333
5,7 life_support_purple 0300
8,7 luxury_cabin 0003
6,8 stasis_chamber 3000
7,8 engine 3000 ^
"""


def hotel(people: str = "hotel_clerk", both: bool = True, **settings: Any) -> Rehearsal[Table]:
    r = finished(HOTEL, SMALL, p0=people, both=both, new_technology="yes", **settings)
    return until(r, "next_card", "purple")


def aboard(r: Rehearsal[Table], name: str) -> str:
    figures: dict[str, str] = r.game.view(0).table.ships[0].figures
    return figures.get(name, "")


@pytest.mark.rule("AX-11.2")
def test_the_hotel_clerk_comes_with_the_big_expansion_only() -> None:
    assert "hotel_clerk" not in deck_of(building(SMALL, SMALL).state)
    assert "hotel_clerk" in deck_of(building(SMALL, SMALL, new_technology="yes").state)
    assert len(deck_of(building(SMALL, SMALL, rough_roads="1").state)) == 18


@pytest.mark.rule("AX-12.26")
@pytest.mark.parametrize(("people", "there"), [("hotel_clerk", "HP"), ("welder", "P")])
def test_a_cabin_with_an_alien_also_takes_a_human(people: str, there: str) -> None:
    r = hotel(people, both=False)
    assert aboard(r, "6,7") == there
    assert -r.state.bank.ledger["H"] == sum(ship.aboard.count("H") for ship in r.state.ships)
    told = [event.data["who"] for event in r.events("crew_boarded", 0) if event.data["square"] == "6,7"]
    assert told == ["purple", *(["human"] if "H" in there else [])]


@pytest.mark.rule("AX-12.26")
def test_of_a_human_and_an_alien_the_owner_says_who_goes() -> None:
    table = last_card(hotel(both=False), "abandoned_ship crew_loss=1 credits=1 days=1").state.copy()
    table.flight.deck = (*table.flight.deck, "nothing")
    r = again(table).all_choose("fly on").choose(0, "yes", "6,7")
    assert set(r.options(0)) == {"humans", "purple"}
    r.choose(0, "humans")
    assert aboard(r, "6,7") == "P"


@pytest.mark.rule("AX-12.27")
@pytest.mark.parametrize(("both", "there"), [(True, "HH"), (False, "H")])
def test_a_luxury_cabin_takes_two_guests_and_pays_once(both: bool, there: str) -> None:
    r = hotel(both=both)
    assert aboard(r, "8,7") == there
    ship = r.state.ships[0]
    assert not room_on(r.state, ship, ship.board.squares["8,7"]).reopens
    r = last_card(r).all_choose("fly on")
    assert [line["amount"] for line in r.state.results[-1]["lines"] if line["kind"] == "luxury"] == [1]


@pytest.mark.rule("AX-12.28", "AX-12.29", "AX-R-55")
@pytest.mark.parametrize(("both", "there", "crew"), [(True, "HHZZ", 8), (False, "ZZZZ", 5)])
def test_in_a_stasis_chamber_two_are_awake(both: bool, there: str, crew: int) -> None:
    r = hotel(both=both)
    assert aboard(r, "6,8") == there
    assert r.state.ships[0].crew_count == crew


@pytest.mark.rule("AX-12.28", "AX-12.81")
def test_those_awake_are_crew_in_every_respect_and_an_epidemic_finds_them() -> None:
    r = last_card(hotel(), "epidemic")
    table = r.state.copy()
    table.flight.deck = ("epidemic", "nothing")
    r = again(table).all_choose("fly on")
    until(r, "next_card", "humans", "done")
    lost = [event.data["square"] for event in r.events("crew_lost", 0)]
    assert "6,8" in lost
    assert aboard(r, "6,8").count("Z") == 2, "sleepers stay protected"


@pytest.mark.rule("AX-12.81")
def test_after_a_loss_sleepers_may_wake_into_the_awake_places_of_a_chamber() -> None:
    table = last_card(hotel(), "abandoned_ship crew_loss=1 credits=1 days=1").state.copy()
    table.flight.deck = (*table.flight.deck, "nothing")
    r = again(table).all_choose("fly on").choose(0, "yes", "6,8")
    assert r.question() == "wake 0"
    assert "6,8" in r.options(0)
    r.choose(0, "6,8")
    assert aboard(r, "6,8") == "HHZ"
    assert "6,8" not in r.options(0), "two awake places"


@pytest.mark.rule("AX-12.30")
def test_no_alien_lives_in_a_chamber() -> None:
    r = hotel()
    ship = r.state.ships[0]
    room = room_on(r.state, ship, ship.board.squares["6,8"])
    assert (room.who, room.apart) == ("H", "ZZ")
    assert not ship.layout.at(ship.board.squares["6,8"]).parts.cabin


@pytest.mark.rule("AX-12.54")
def test_whoever_loses_a_human_to_the_saboteur_may_wake_a_sleeper() -> None:
    r = finished(SMALL, HOTEL, p0="saboteur", new_technology="yes")
    r = until(r, "use_team", "humans")
    r.choose(0, "saboteur ship 1")
    assert not any(option == "human 8,7" for option in r.options(0)), "guests in luxury are left alone"
    r.choose(0, "human 7,7", r.options(0)[0] if r.options(0)[0].startswith("joint") else "joint 6,7 >")
    assert r.question() == "wake 1"


HOLLOW = """
ship I
7,7 starting_cabin 3333 crew=2
6,7 structural 3333
8,7 cargo_2 0003 goods=Y
"""
WITH_CREW = SMALL.replace("3333", "3333 crew=2")


@pytest.mark.rule("AX-12.58", "AX-15.8")
def test_customs_find_nothing_hidden() -> None:
    r = flying(HOLLOW, WITH_CREW, cards=["customs_inspection credits=1", "nothing"], **SMUGGLING)
    assert r.asked(0).about["due"] == 1
    assert list(r.options(0)) == ["pay", "give Y 8,7"]


@pytest.mark.rule("AX-12.58", "AX-15.8")
def test_cosmic_rays_find_everything() -> None:
    r = flying(HOLLOW, WITH_CREW, cards=["cosmic_rays", "nothing"], **SMUGGLING)
    assert r.game.view(0).table.ships[0].goods == {"6,7": "B", "8,7": "G"}


@pytest.mark.rule("AX-12.69", "AX-15.7")
@pytest.mark.parametrize(("kind", "paid"), [("checkpoint", 5), ("quality_control", 3)])
def test_a_bonus_that_a_card_pays_brings_the_swindler_1_more(kind: str, paid: int) -> None:
    people: dict[str, Any] = {"p0": "swindler", "p1": "bureaucrat architect"}
    r = flying(WITH_CREW, WITH_CREW, cards=[kind, "nothing"], evil_machinations="yes", **people)
    assert [event.data["amount"] for event in r.events("earned", 0)] == [paid]
    assert [event.data["amount"] for event in r.events("earned", 1)] == [3 if kind == "checkpoint" else 2]


@pytest.mark.rule("AX-12.68")
def test_a_toll_costs_the_swindler_1_less() -> None:
    r = flying(WITH_CREW, WITH_CREW, cards=["EM18", "nothing"], evil_machinations="yes", purses=[9, 9], p0="swindler")
    due = r.asked(0).about["due"]
    r.choose(0, "pay")
    assert r.asked(1).about["due"] == due + 1


@pytest.mark.rule("AX-15.17")
def test_a_component_with_hidden_goods_is_a_component_with_goods() -> None:
    table = flying(
        HOLLOW, WITH_CREW, cards=["stardust", "nothing"], p0="smuggler", hides="6,7", rough_roads="1"
    ).state.copy()
    table.put_into_play("explosive_goods")
    ship = table.ships[0]
    squares = all_doomed(table, ship, 1 << ship.board.squares["6,7"], Cause("large_meteor", Hit(METEOR, True, 0)))
    assert squares >> ship.board.squares["7,7"] & 1


@pytest.mark.rule("AX-15.19", "AX-13.3")
def test_a_nasty_surprise_waits_for_all_abilities_after_building() -> None:
    table = building(SMALL, SMALL, p0="assembler", rough_roads="1").state.copy()
    for name, _ in in_force(table):
        take_out_of_force(table, name)
    put_in_force(table, "nasty_surprise", None)
    r = again(table).choose(0, "finish 1").choose(1, "finish 2")
    assert r.question() == "use_team 0"
    assert [name for name, _ in in_force(r.state)] == ["nasty_surprise"]
    r.choose(0, "done")
    assert [name for name, _ in in_force(r.state)] != ["nasty_surprise"]
