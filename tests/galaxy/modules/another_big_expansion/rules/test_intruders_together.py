"""Intruders beside other modules: halves, hyperspace, sleepers, people who hide things, roads."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Chance, Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.mechanisms.roads.procedure import deck_of, put_in_force
from starboard.galaxy.modules.new_technology.specializations.choosing import SPECIALIZATIONS
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.galaxy.modules.intruders.ships import destroyed, earned, eaten, path
from tests.galaxy.modules.support_team.hiring import again, flying

ON: dict[str, Any] = {"newer_technology": "yes", "intruders": "yes"}
SHIP = """
ship III
7,5 structural 0030
7,6 structural 3333
6,6 cargo_2 0300 goods=GB
8,6 structural 0003
7,7 starting_cabin 3333 crew=2
6,7 structural 0303
8,7 structural 0303
9,7 auto_defense 0003
7,8 engine 3000 ^
"""
SCOUT = "ship III\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"
FRONT = "predator side=front hand={} steps={} credits=3"


def met(
    *ships: str, card: str, dice: Any = (7,), road: str = "", after: Any = ("nothing",), **said: Any
) -> Rehearsal[Table]:
    """These ships meet a card, with a road in force."""
    more = {"rough_roads": "1"} if road else {}
    table = flight(*ships, cards=[card, *after], dice=list(dice), fly_on=False, **{**ON, **more, **said}).state.copy()
    if road:
        put_in_force(table, road, None)
    return Rehearsal(Game.from_state(RULES, table.setup, table)).all_choose("fly on")


TWIN = """
ship IIA
3,7 structural 0300
4,7 structural 3303
5,7 structural 0003
4,6 cabin 0330 crew=2
5,6 engine 0003 ^
9,7 structural 0303
8,7 structural 0300
10,7 cabin 0003 crew=2
9,5 structural 0030
9,6 engine 3030 ^
"""


@pytest.mark.rule("AX-10.39", "AX-R-56")
@pytest.mark.parametrize(("side", "dice", "entry"), [("left", 7, "3,7"), ("right", 7, "10,7"), ("left", 5, "9,5")])
def test_an_intruder_stays_in_the_half_it_came_into(side: str, dice: int, entry: str) -> None:
    """One entry for the whole ship: the first component of either half in its row."""
    card = f"commando side={side} hand=left charges=20 goods=B"
    r = met(TWIN, TWIN, card=card, dice=[dice], new_ship_classes="yes")
    assert len(r.events("intruder_entered", 0)) == 1
    assert path(r)[0] == entry
    halves = {int(square.partition(",")[0]) < 7 for square in path(r)}
    assert len(path(r)) == 20
    assert len(halves) == 1


@pytest.mark.rule("AX-10.37")
def test_who_is_in_hyperspace_does_not_meet_it() -> None:
    jumper = SHIP.replace("8,6 structural 0003", "8,6 battery_2 0003 cells=2").replace(
        "7,8 engine 3000 ^", "7,8 engine_booster 3300\n8,8 double_engine 0003 ^"
    )
    r = met(jumper, SCOUT, card=FRONT.format("left", 3), new_technology="yes")
    jump = next(option for option in r.options(0) if option.startswith("jump"))
    r.choose(0, jump)
    assert path(r) == []
    assert path(r, 1)[0] == "7,7"
    (coming,) = r.events("intruder_coming")
    assert set(coming.data["aims"]) == {"1"}


@pytest.mark.rule("AX-15.22")
def test_a_diplomat_has_nothing_to_say_to_them() -> None:
    ship = SHIP.replace("7,6 structural 3333", "7,6 cabin 3333 crew=2").replace(
        "6,7 structural 0303", "6,7 life_support_purple_cyan 0303\n5,7 cabin 0300 figures=C"
    )
    table = met(ship, SCOUT, card="nothing", dice=(), new_technology="yes", after=["nothing"]).state.copy()
    SPECIALIZATIONS.take(table, table.ships[0], "diplomat")
    table.flight.deck = (FRONT.format("left", 2), "nothing")
    table.chance.script("dice", [0, 5], only=True)
    r = again(table).all_choose("fly on")
    assert eaten(r) == {"7,6": {"crew": 2}}
    assert not r.events("diplomat_sent")
    table.flight.deck = ("slavers strength=9 days=1 crew_loss=1 credits=1", "nothing")
    assert again(table).all_choose("fly on").question() == "negotiate 0"  # to others there is


@pytest.mark.rule("AX-10.23", "AX-12.58")
@pytest.mark.parametrize(("person", "left"), [("smuggler", "G"), ("welder", "")])
def test_a_predator_does_not_find_what_a_smuggler_has_hidden(person: str, left: str) -> None:
    r = flying(SHIP, SCOUT, cards=[FRONT.format("left", 2), "nothing"], p0=person, hides="7,6", dice=[7], **ON)
    assert path(r) == ["7,5", "7,6"]
    assert r.state.ships[0].goods.get(r.state.ships[0].board.squares["7,6"], "") == left


@pytest.mark.rule("AX-12.12")
def test_an_intruder_does_not_follow_a_wireless_link() -> None:
    linked = SHIP.replace("8,6 structural 0003", "8,6 structural 0003 marks=wireless").replace(
        "8,7 structural 0303", "8,7 structural 0303 marks=wireless"
    )
    r = flying(linked, SCOUT, cards=[FRONT.format("left", 4), "nothing"], p0="assembler", dice=[7], **ON)
    assert path(r) == ["7,5", "7,6", "8,6", "7,6"]


@pytest.mark.rule("AX-12.28", "AX-15.4")
def test_whoever_is_awake_in_a_chamber_is_eaten_and_sleepers_are_not() -> None:
    hotel = SHIP.replace("7,6 structural 3333", "7,6 stasis_chamber 3333 figures=HHZZ")
    said = {"p0": "hotel_clerk", "new_technology": "yes", "dice": [7], **ON}
    r = flying(hotel, SCOUT, cards=[FRONT.format("left", 2), "nothing"], **said)
    assert eaten(r) == {"7,6": {"crew": 2}}
    assert r.state.ships[0].figures[r.state.ships[0].board.squares["7,6"]] == "ZZ"
    armed = hotel.replace("8,6 structural", "8,6 armory")
    r = flying(armed, SCOUT, cards=[FRONT.format("left", 2), "nothing"], **said)
    assert len(r.events("intruder_beaten", 0)) == 1


@pytest.mark.rule("AX-12.85")
def test_a_swindler_gets_one_credit_more_for_two_rewards() -> None:
    guarded = SHIP.replace("8,6 structural", "8,6 auto_defense").replace(
        "6,6 cargo_2 0300 goods=GB", "6,6 auto_defense 0300"
    )
    card = "double_predator side=front steps=4 credits=3"
    r = flying(guarded, SCOUT, cards=[card, "nothing"], p0="swindler", dice=[7], **ON)
    assert len(r.events("intruder_beaten", 0)) == 2
    assert earned(r) == 2 * 3 + 1


@pytest.mark.rule("AX-15.15")
@pytest.mark.parametrize("road", ["dead_zone", ""])
def test_in_a_dead_zone_nothing_stops_an_intruder(road: str) -> None:
    """Column 8, where the auto-defense system stands, and then the armory."""
    for guard in ("8,6 auto_defense 0003", "8,6 armory 0003"):
        ship = SHIP.replace("8,6 structural 0003", guard)
        if "armory" in guard:
            ship = ship.replace("7,6 structural 3333", "7,6 cabin 3333 crew=2")
        table = flight(
            ship, SCOUT, cards=[FRONT.format("left", 3), "nothing"], dice=[8, 7], fly_on=False, rough_roads="1", **ON
        ).state.copy()
        if road:
            put_in_force(table, road, None)
        else:
            table.roll(0)
        r = Rehearsal(Game.from_state(RULES, table.setup, table)).all_choose("fly on")
        assert bool(r.events("intruder_beaten", 0)) == (not road)
        assert (len(path(r)) == 3) == (bool(road) or "auto" in guard)


@pytest.mark.rule("AX-15.16")
@pytest.mark.parametrize(
    ("guards", "card", "again_there"),
    [
        ((), "predator side=front hand=left steps=3 credits=1", True),
        (("8,6",), "predator side=front hand=left steps=3 credits=1", False),
        (("8,6",), "double_predator side=front steps=3 credits=1", True),
        (("8,6", "6,6"), "double_predator side=front steps=3 credits=1", False),
    ],
)
def test_deja_vu_takes_out_what_somebody_has_beaten_and_a_pair_only_if_both_were(
    guards: tuple[str, ...], card: str, again_there: bool
) -> None:
    ship = SHIP.replace("6,6 cargo_2 0300 goods=GB", "6,6 structural 0300")
    for square in guards:
        ship = ship.replace(f"{square} structural", f"{square} auto_defense")
    r = met(ship, ship, card=card, road="deja_vu", after=[])
    while r.game.seats_asked() and not r.events("cards_come_again") and r.state.course is not None:
        r.all_choose("fly on")
    deck = r.state.flight.deck if r.state.course is not None else ()
    assert (card in deck) == again_there


@pytest.mark.rule("AX-15.28")
@pytest.mark.parametrize("intruders", [True, False])
def test_the_extra_cards_are_there_only_where_intruders_are(intruders: bool) -> None:
    more = ON if intruders else {"newer_technology": "yes"}
    setup = RULES.setup(3, {**more, "rough_roads": "2", "evil_machinations": "yes", "new_technology": "yes"})
    assert ("restless_intruders" in deck_of(setup)) == intruders
    assert len(deck_of(setup)) == 25 + 2 * intruders
    table = RULES.start(setup, Chance("extras"))
    assert ("EM25" in table.decks["EM"]) == intruders
    assert len(table.decks["EM"]) == 24 + 2 * intruders
    ship = SHIP.replace("6,7 structural 0303", "6,7 life_support_purple_cyan 0303\n5,7 cabin 0300")
    flown = flight(ship, SCOUT, cards=["nothing", "nothing"], new_technology="yes", **more)
    assert ("bodyguard" in SPECIALIZATIONS.left(flown.state, flown.state.ships[0])) == intruders


@pytest.mark.rule("AX-10.22", "AX-10.11")
def test_where_cabins_go_with_their_crew_the_intruder_goes_with_the_cabin() -> None:
    ship = SHIP.replace("8,6 structural 0003", "8,6 cabin 0003 crew=2")
    r = met(ship, SCOUT, card=FRONT.format("left", 6), road="personalized_cabins")
    assert path(r) == ["7,5", "7,6", "8,6"]
    assert [event.data["square"] for event in r.events("intruder_left", 0)] == ["8,6"]
    assert "8,6" not in r.game.view(0).table.ships[0].pieces
    assert earned(r) == 0


@pytest.mark.rule("AX-14.1", "AX-10.38")
def test_with_five_players_nothing_is_different() -> None:
    guarded = SHIP.replace("8,6 structural", "8,6 auto_defense")
    r = met(*[guarded] * 5, card=FRONT.format("left", 5), fifth_wheel="yes", new_technology="yes")
    assert [earned(r, seat) for seat in range(5)] == [3] * 5


@pytest.mark.rule("AX-3.42", "AX-3.43", "AX-3.38", "AX-R-8")
def test_crubots_with_weapons_may_be_roused_at_the_last_moment() -> None:
    ship = SHIP.replace("7,6 structural 3333", "7,6 crubot_station 3333").replace("8,6 structural", "8,6 armory")
    ship = ship.replace("6,7 structural 0303", "6,7 battery_2 0303 cells=2").replace(
        "7,5 structural 0030", "7,5 structural 0030"
    )
    r = met(ship, SCOUT, card=FRONT.format("left", 5))
    assert r.question() == "thrust 0"  # it is known before it comes in
    assert r.asked(0).about["options"]["activate 7,6"]["then"] == "intruder_beaten"
    r.choose(0, "none")
    assert r.question() == "rouse 0"
    assert r.options(0) == ["activate 7,6", "none"]
    options = r.asked(0).about["options"]
    assert options["activate 7,6"] == {"price": {"cells": 1}, "gain": {"credits": 3}, "then": "intruder_beaten"}
    assert options["none"]["then"] == "roams"
    r.choose(0, "activate 7,6")
    assert [event.data["step"] for event in r.events("intruder_beaten", 0)] == [2]
    assert r.state.ships[0].cell_count == 1
    asleep = met(ship, SCOUT, card=FRONT.format("left", 3)).choose(0, "none").choose(0, "none")
    assert len(path(asleep)) == 3  # crubots that are off do nothing, and nobody eats them
    assert eaten(asleep) == {}


@pytest.mark.rule("AX-3.73")
def test_weapons_that_are_gone_arm_nobody() -> None:
    """The armory is blown up by the first commando; the second one finds nobody who could stop it."""
    ship = SHIP.replace("8,6 structural", "8,6 armory").replace("7,6 structural 3333", "7,6 cabin 3333 crew=2")
    card = "commando side=front hand=left charges=3 goods=B"
    armed = met(ship, SCOUT, card=card)
    assert len(armed.events("intruder_beaten", 0)) == 1
    right = met(
        ship, SCOUT, card="commando side=right hand=left charges=1 goods=B", dice=(6, 7), after=[card, "nothing"]
    )
    assert destroyed(right) == ["8,6"]
    right.all_choose("fly on")
    assert not right.events("intruder_beaten", 0)


@pytest.mark.rule("AX-3.66", "AX-R-8")
def test_only_the_crubots_who_are_about_to_be_visited_are_roused() -> None:
    ship = SHIP.replace("8,6 structural 0003", "8,6 armory 0033").replace("7,6 structural", "7,6 crubot_station")
    ship = ship.replace("8,7 structural 0303", "8,7 crubot_station 3303")
    ship = ship.replace("6,7 structural 0303", "6,7 battery_2 0303 cells=2")
    r = met(ship, SCOUT, card=FRONT.format("left", 5))
    assert (r.question(), list(r.options(0))) == ("rouse 0", ["activate 7,6", "none"])
    r.choose(0, "none")
    assert (r.question(), list(r.options(0))) == ("rouse 0", ["activate 8,7", "none"])


@pytest.mark.rule("AX-3.41", "AX-3.42")
@pytest.mark.parametrize(("beside", "asked"), [("armory", True), ("structural", False)])
def test_crubots_who_can_do_nothing_about_an_intruder_are_left_alone(beside: str, asked: bool) -> None:
    ship = SHIP.replace("7,6 structural 3333", "7,6 crubot_station 3333").replace("8,6 structural", f"8,6 {beside}")
    ship = ship.replace("6,7 structural 0303", "6,7 battery_2 0303 cells=2")
    r = met(ship, SCOUT, card=FRONT.format("left", 5))
    assert (r.question() == "thrust 0") is asked
    assert asked or not r.question().startswith("rouse"), "nor later on"


@pytest.mark.rule("AX-10.22", "AX-3.42")
@pytest.mark.parametrize(
    ("steps", "price"), [(3, {"goods": "GB"}), (4, {"goods": "GB"}), (5, {"goods": "GB", "crew": 2})]
)
def test_before_crubots_are_roused_it_is_told_what_the_rest_of_the_walk_costs(steps: int, price: Any) -> None:
    ship = SHIP.replace("8,6 structural", "8,6 armory").replace("7,6 structural", "7,6 crubot_station")
    ship = ship.replace("6,7 structural 0303", "6,7 battery_2 0303 cells=2")
    r = met(ship, SCOUT, card=FRONT.format("right", steps))
    while r.question() == "thrust 0":
        r.choose(0, "none")
    assert r.question() == "rouse 0"
    told = r.asked(0).about["options"]["none"]["price"]
    assert {word: amount for word, amount in told.items() if word != "humans"} == price


@pytest.mark.rule("AX-15.16", "AX-10.3")
def test_an_intruder_that_misses_is_not_beaten() -> None:
    card = "predator side=front hand=left steps=3 credits=1"
    r = met(SHIP, SCOUT, card=card, dice=[3], road="deja_vu", after=[])
    assert [event.seat for event in r.events("missed")] == [0, 1]
    while r.game.seats_asked() and not r.events("cards_come_again"):
        r.all_choose("fly on")
    assert card in r.state.flight.deck


@pytest.mark.rule("AX-10.23", "AX-12.64")
def test_of_two_blocks_alike_a_predator_eats_the_one_in_sight() -> None:
    ship = SHIP.replace("7,6 structural 3333", "7,6 mixed_cargo 3333 goods=GGB")
    said = {"p0": "stock_boy", "new_technology": "yes", "dice": [7], **ON}
    r = flying(ship, SCOUT, cards=[FRONT.format("left", 2), "nothing"], **said)
    assert eaten(r) == {"7,6": {"goods": "GB"}}
    assert r.state.ships[0].goods[r.state.ships[0].board.squares["7,6"]] == "G"


@pytest.mark.rule("AX-10.27", "AX-3.42")
@pytest.mark.parametrize(("charges", "components"), [("3", 1), ("2,1", 2), ("6", 1)])
def test_before_crubots_are_roused_charges_to_come_are_told_as_well(charges: str, components: int) -> None:
    """The first one would be left where the crubots are, or further on."""
    ship = SHIP.replace("8,6 structural", "8,6 armory").replace("7,6 structural", "7,6 crubot_station")
    ship = ship.replace("6,7 structural 0303", "6,7 battery_2 0303 cells=2")
    r = met(ship, SCOUT, card=f"commando side=front hand=right charges={charges} goods=B")
    while r.question() == "thrust 0":
        r.choose(0, "none")
    assert r.question() == "rouse 0"
    assert r.asked(0).about["options"]["none"]["price"]["components"] >= components
    assert "components" not in r.asked(0).about["options"]["activate 7,6"]["price"]
