"""Missions together with what other boxes bring."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.catalog.components import COMPONENTS
from starboard.galaxy.flight.crew import board_crew
from starboard.galaxy.flight.strengths import strengths
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from starboard.galaxy.modules.missions import catalogue
from starboard.galaxy.modules.missions.catalogue import Delivered, Mission
from starboard.galaxy.modules.missions.flights import beverages
from starboard.galaxy.modules.missions.memory import noted
from starboard.galaxy.modules.missions.supercards import dealing
from starboard.galaxy.modules.missions.supercards.dealing import with_cards
from starboard.galaxy.modules.missions.supercards.supercard import is_supercard
from starboard.galaxy.modules.newer_technology.rooms import stations
from starboard.galaxy.ship.checks import mistakes_of
from starboard.galaxy.ship.marks import mark
from starboard.galaxy.ship.working import room_on
from starboard.galaxy.yard.stock import tiles_to_build_with
from tests.galaxy.modules.missions.jobs import PLAIN, begun, brought, done, fly, go_on, hits, job, pay, pieces
from tests.galaxy.modules.missions.rules.test_cargo import on
from tests.galaxy.modules.missions.rules.test_pay import FRAGILE, PLAIN_II, truck
from tests.galaxy.modules.rough_roads.travel import roads

PREDATORS: Any = {"intruders": "yes", "newer_technology": "yes"}


@pytest.mark.rule("MX-1.15")
def test_a_mission_of_ones_own_is_a_line_in_the_data(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Mission(
        name="moving_house",
        components=dict.fromkeys(("I", "II", "III", "IV"), ("fragile",)),
        terms=(Delivered(what="fragile", credits=(1, 2, 3, 4)),),
    )
    everything = {**catalogue.missions(), own.name: own}
    for place in ("catalogue", "memory", "choosing", "procedure"):
        monkeypatch.setattr(f"starboard.galaxy.modules.missions.{place}.missions", lambda: everything)
    monkeypatch.setattr("tests.galaxy.modules.missions.jobs.missions", lambda: everything)
    assert pay(done(truck(FRAGILE, FRAGILE), PLAIN_II, mission="moving_house"), 0) == 2 * 2


@pytest.mark.rule("MX-2.29", "MX-2.20", "MX-7.2")
def test_supercards_are_dealt_in_turn_on_the_viewable_piles(monkeypatch: pytest.MonkeyPatch) -> None:
    assert with_cards((("a",), ("b",), ("c",)), ["1", "2", "3", "4"]) == (("a", "1", "4"), ("b", "2"), ("c", "3"))
    monkeypatch.setattr(dealing, "shuffled", lambda _table: ["stardust", "epidemic", "open_space", "nothing"])
    usual = [len(pile) for pile in begun("heavy_duty").state.piles]
    r = begun("beverage_run")
    assert [len(pile) for pile in r.state.piles] == [size + 1 for size in usual]
    r = begun("beverage_run", one_more_supercard="yes")
    assert noted(r.state, "unknown") == ["nothing"]
    assert noted(begun("beverage_run").state, "unknown") == []


RUN = truck(FRAGILE, FRAGILE)


@pytest.mark.rule("MX-2.21", "MX-2.22", "MX-R-34")
def test_a_bottle_thrown_overboard_lets_a_supercard_pass_by(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beverages, "is_supercard", lambda card: card != "nothing")
    r = job(RUN, RUN, RUN, mission="beverage_run", cards="stardust", at=[5, 3, 0])
    assert list(r.game.seats_asked()) == [0]  # leader first
    assert r.asked(0).about["options"]["6,7"]["price"] == {"components": 1, "credits": 12}
    r.choose(0, "6,7")
    assert r.asked(1).question == "throw_bottle"
    r.choose(1, "none").choose(2, "none")
    assert r.events("components_given_up", 0)[0].data["squares"] == ["6,7"]
    assert hits(r, 0) == set()
    assert {event.seat for event in r.events("moved")} == {1, 2}  # the dust passes the first one by
    assert len(r.state.ships[0].lost) == 1
    assert 0 in r.state.flight.positions
    fly(r)
    assert r.state.results[-1]["seats"][0]["place"] is not None
    assert [brought(r, seat, "mission_delivered") for seat in range(3)] == [[12], [24], [24]]


@pytest.mark.rule("MX-2.21")
def test_bottles_are_for_supercards_only() -> None:
    r = go_on(job(RUN, RUN, mission="beverage_run", cards="stardust"))
    assert not r.events("bottle_thrown")
    assert {event.seat for event in r.events("moved")} == {0, 1}


ROTATING = """
ship III
7,7 starting_cabin 3333 crew=2
6,7 cannon 3330 <
6,6 artifact 3030 ^
8,7 cannon 3033 >
7,8 engine 3000 ^
"""


@pytest.mark.rule("MX-5.21")
def test_what_a_support_team_gave_a_component_does_not_work_in_a_dead_zone_either() -> None:
    table, ship = on(ROTATING, "experiments", support_team="dealt")
    table.put_into_play("hypergeometer", (0,))
    for name in ("6,7", "8,7"):
        mark(ship, ship.board.squares[name], "rotating")
    assert strengths(table, ship).cannons == 0.5 + 0.5  # the one in column 6 is dead


HOTEL = """
ship II
7,7 starting_cabin 3333
6,7 stasis_chamber 3333
5,7 radioactive_container 3333
8,7 stasis_chamber 3333
7,8 engine 3000 ^
"""


@pytest.mark.rule("MX-5.15", "MX-10.6")
def test_not_even_a_hotel_clerk_keeps_anybody_awake_beside_a_radioactive_container(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        "starboard.galaxy.modules.support_team.people.hotel_clerk.HotelClerk.knows_both", lambda *_: True
    )
    table, ship = on(HOTEL, "radioactive_isotopes", manned=False, new_technology="yes", support_team="dealt")
    table.put_into_play("hotel_clerk", (0,))
    near, far = (room_on(table, ship, ship.board.squares[name]) for name in ("6,7", "8,7"))
    assert ("H" in near.who, "H" in far.who) == (False, True)
    list(board_crew(table, ship))
    assert "H" not in ship.figures.get(ship.board.squares["6,7"], "")


@pytest.mark.rule("MX-5.15", "MX-10.2")
def test_crubots_do_not_mind_radiation() -> None:
    text = HOTEL.replace("6,7 stasis_chamber", "6,7 crubot_station")
    table, ship = on(text, "radioactive_isotopes", manned=False, newer_technology="yes", new_technology="yes")
    assert stations(table, ship) == {ship.board.squares["6,7"]: 4}


LEAKING = """
ship II
7,7 starting_cabin 3333 crew=2
6,7 battery_2 3333 cells=2
6,8 battery_2 3333 cells=2
5,8 explosive_container 0300
5,7 fragile_container 0300
8,7 structural 3333
7,8 engine 3000 ^
"""


@pytest.mark.rule("MX-10.4", "MX-4.2", "MX-4.4")
def test_what_a_radiation_leak_tears_off_is_not_destroyed() -> None:
    r = go_on(job(LEAKING, mission="cocktail_time", cards="radiation_leak", newer_cards="yes"), "7,7")
    assert not r.events("component_destroyed", 0)
    assert pieces(r) == {"7,7", "8,7", "7,8"}


ENTERED = """
ship III
7,5 heavy_container_2 4124
7,6 explosive_container 3333
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
6,8 structural 3333
6,7 structural 3333
8,7 structural 3333
8,8 fragile_container 3333
"""


@pytest.mark.rule("MX-10.5", "MX-5.8", "MX-4.1")
def test_charges_of_commandos_destroy_heavy_containers_and_set_others_off() -> None:
    card = "commando side=left hand=right charges=1 goods=YB"
    text = ENTERED.replace("6,7 structural 3333", "6,7 explosive_container 3333")
    r = go_on(
        job(text, PLAIN.replace("ship I\n", "ship III\n"), mission="experiments", cards=card, dice=[7], **PREDATORS)
    )
    assert {"6,7", "7,6", "7,5", "7,7", "8,8"} <= hits(r)


@pytest.mark.rule("MX-8.13", "MX-10.8", "MX-R-17")
@pytest.mark.parametrize(("cannon", "shot"), [("6,8", True), ("7,8", True), ("8,8", True), ("5,8", False)])
def test_large_meteors_from_the_rear_are_shot_from_beside_their_column_too(cannon: str, shot: bool) -> None:
    wide = """
ship II
5,8 structural 3333
6,8 structural 3333
7,7 starting_cabin 3333 crew=2
7,8 structural 3333
8,8 structural 3333
"""
    text = wide.replace(f"{cannon} structural 3333", f"{cannon} cannon 3303 v")
    card = "meteors meteors=small_rear"
    r = go_on(job(text, text, mission="carpool", cards=card, dice=[7], roads="meteoric_inversion"))
    assert bool(r.events("meteor_shot", 0)) is shot


@pytest.mark.rule("MX-7.5", "MX-9.2")
def test_machinations_are_put_into_the_middle_once_supercards_are_shuffled_in() -> None:
    places = set()
    for number in range(4):
        setup = RULES.setup(
            2,
            {"rounds": "II", "missions": "chosen", "mission_plan": "platinum_club", "evil_machinations": "yes"},
        )
        r = Rehearsal(Game.new(RULES, setup, f"middle {number}"))
        while r.state.stage != "card":
            seat = next(iter(r.game.decisions()))
            options = r.options(seat)
            r.choose(seat, next((option for option in options if option.startswith("finish")), options[0]))
        deck = r.state.flight.deck
        laid = [place for place, card in enumerate(deck) if CARDS[card].level == "EM"]
        quarter = (len(deck) - len(laid)) // 4
        assert laid
        assert laid[0] == quarter
        assert laid[-1] < len(deck) - quarter
        supercards = {place for place, card in enumerate(deck) if is_supercard(card)}
        assert len(supercards) == 3
        assert 0 not in supercards
        places |= supercards
    assert len(places) > 3


@pytest.mark.rule("MX-2.19", "MX-3.4")
def test_bottles_are_dealt_before_others_order_components() -> None:
    """Every component is in one place: a pile that is made to order has none of the bottles."""
    setup = RULES.setup(2, {"rounds": "I", "missions": "chosen", "mission_plan": "beverage_run", "rough_roads": "1"})
    for number in range(16):
        table = Game.new(RULES, setup, f"bottles {number}").state.copy()
        for road in [name for name, _ in table.in_play if name in roads()]:
            table.take_out_of_play(road)
        put_in_force(table, "made_to_order", None)
        game = Game.from_state(RULES, setup, table)
        r = Rehearsal(game).choose(table.starter, "start")
        dealt = noted(r.state, "dealt")
        assert r.state.yard is not None
        assert [sorted(place.aside) for place in r.state.yard.places] == [sorted(tiles) for tiles in dealt]
        bottles = {tile for tiles in dealt for tile in tiles}
        ordered = {tile for ship in r.state.ships for tile in ship.drawers["made_to_order"]["ordered"]}
        assert ordered
        assert not bottles & {*ordered, *r.state.yard.heap}


@pytest.mark.rule("MX-5.14", "MX-5.20")
@pytest.mark.parametrize("kind", ["radioactive_container", "double_artifact"])
def test_nothing_is_fitted_in_flight_beside_what_it_forbids(kind: str) -> None:
    """A star depot offers special components, too; where crew or tokens would have to go they may not be welded."""
    text = """
ship II
7,7 starting_cabin 3333 crew=2
8,7 structural 0303
9,7 structural 0303
10,7 structural 0003
"""
    r = job(text, PLAIN_II, mission="experiments", bonus_cards="yes")
    ship, table = r.state.ships[0], r.state
    tile = next(tile for tile in tiles_to_build_with(table) if COMPONENTS[tile].kind == kind)
    near, far = "8,7", "10,7"
    wrong = {}
    for square in (near, far):
        tried = ship.copy()
        where = ship.board.squares[square]
        tried.layout = ship.layout.without(1 << where).weld(where, COMPONENTS[tile].turned[0])
        wrong[square] = [error.square for error in mistakes_of(table, tried) if error.kind == "in_use"]
    cabin = ship.board.squares["7,7"]
    assert wrong[near] == [cabin]
    assert wrong[far] == ([] if kind == "radioactive_container" else [cabin])
