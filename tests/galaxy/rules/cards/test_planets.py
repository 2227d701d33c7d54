import pytest

from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.adventures.planets import Planets
from tests.galaxy.rules.ships_cards import FREIGHTER, SCOUT, meet, story

PRINTED = [card for card in CARDS.values() if type(card) is Planets]  # kinds of modules promise something else
TWO_PLANETS = "planets planets=RY,GB days=2"


@pytest.mark.rule("GT-17.1", "GT-R-42")
@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card.id)
def test_a_printed_card_offers_two_to_four_planets_for_one_number_of_days(card: Planets) -> None:
    assert 2 <= len(card.planets) <= 4
    landings = [f"land {number}" for number in range(1, len(card.planets) + 1)]
    assert meet(FREIGHTER, SCOUT, card=card.id).options(0) == [*landings, "pass"]
    for landing, goods in zip(landings, card.planets, strict=True):
        r = meet(FREIGHTER, SCOUT, card=card.id, at=[0, -20]).choose(0, landing).choose(1, "pass")
        assert r.asked(0).about["hand"] == goods
        assert r.choose(0, "done").state.flight.positions == {0: -card.days, 1: -20}


@pytest.mark.rule("GT-17.2")
def test_ships_choose_in_flight_order_among_the_planets_that_are_free() -> None:
    r = meet(SCOUT, SCOUT, SCOUT, card="planets planets=RR,RBB,Y days=2", at=[-3, 0, -6])
    assert r.question() == "land 1"
    assert r.options(1) == ["land 1", "land 2", "land 3", "pass"]
    r.choose(1, "land 2")
    assert r.question() == "land 0"
    assert r.options(0) == ["land 1", "land 3", "pass"]
    r.choose(0, "pass")
    assert r.question() == "land 2"
    assert r.options(2) == ["land 1", "land 3", "pass"]


@pytest.mark.rule("GT-17.3")
def test_a_planet_has_room_for_one_ship() -> None:
    r = meet(SCOUT, SCOUT, SCOUT, card=TWO_PLANETS).choose(0, "land 2")
    assert r.options(1) == ["land 1", "pass"]
    r.choose(1, "land 1")
    assert r.question() == "next_card 0 1 2"
    assert story(r, "landed", "flew_past") == [("landed", 0), ("landed", 1), ("flew_past", 2)]


@pytest.mark.rule("GT-17.4")
def test_a_ship_that_flies_past_gets_nothing_and_loses_no_days() -> None:
    r = meet(FREIGHTER, FREIGHTER, card=TWO_PLANETS).choose(0, "pass").choose(1, "pass")
    assert r.state.flight.positions == {0: 0, 1: -3}
    assert not r.state.ships[0].blocks
    assert not r.events("moved")


@pytest.mark.rule("GT-17.4")
def test_landing_without_loading_blocks_the_planet_and_costs_the_days() -> None:
    r = meet(FREIGHTER, FREIGHTER, card=TWO_PLANETS, at=[0, -10]).choose(0, "land 1")
    assert "land 1" not in r.options(1)
    r.choose(1, "pass").choose(0, "done")
    assert not r.state.ships[0].blocks
    assert r.state.flight.positions == {0: -2, 1: -10}


@pytest.mark.rule("GT-17.5")
def test_ships_that_landed_load_the_goods_of_their_own_planet() -> None:
    r = meet(FREIGHTER, FREIGHTER, card=TWO_PLANETS).choose(0, "land 2").choose(1, "land 1")
    assert r.question() == "load 0"
    assert r.asked(0).about["hand"] == "GB"
    r.choose(0, "load G 8,7", "load B 8,7")
    assert r.question() == "load 1"
    assert r.options(1) == ["load R 6,7", "load Y 6,7", "load Y 8,7", "done"]
    r.choose(1, "load R 6,7", "load Y 8,7")
    assert [ship.blocks for ship in r.state.ships] == ["GB", "RY"]
    assert r.state.bank.blocks == {"R": 11, "Y": 16, "G": 12, "B": 13}


@pytest.mark.rule("GT-17.5", "GT-R-10")
def test_loading_goes_by_flight_order_not_by_the_order_of_planets() -> None:
    r = meet(FREIGHTER, FREIGHTER, card=TWO_PLANETS, at=[-3, 0]).choose(1, "land 2").choose(0, "land 1")
    assert r.question() == "load 1"
    assert r.choose(1, "done").question() == "load 0"


@pytest.mark.rule("GT-17.6", "GT-R-10")
def test_nobody_moves_back_before_the_last_ship_has_loaded() -> None:
    r = meet(FREIGHTER, FREIGHTER, card=TWO_PLANETS).choose(0, "land 1").choose(1, "land 2").choose(0, "done")
    assert r.question() == "load 1"
    assert r.state.flight.positions == {0: 0, 1: -3}
    r.choose(1, "done")
    assert r.state.flight.positions == {0: -2, 1: -5}


@pytest.mark.rule("GT-17.6")
def test_the_ship_farthest_behind_moves_back_first() -> None:
    r = meet(SCOUT, SCOUT, SCOUT, card="planets planets=R,Y,G days=2", at=[0, -1, -2])
    r.choose(0, "land 1").choose(1, "land 2").choose(2, "land 3")
    assert story(r, "moved") == [("moved", 2), ("moved", 1), ("moved", 0)]
    assert r.state.flight.positions == {0: -2, 1: -3, 2: -4}


@pytest.mark.rule("GT-17.6")
def test_only_the_ships_that_landed_move_back() -> None:
    r = meet(SCOUT, SCOUT, SCOUT, card="planets planets=R,Y,G days=2", at=[0, -1, -2])
    r.choose(0, "land 1").choose(1, "pass").choose(2, "land 3")
    assert r.state.flight.positions == {0: -3, 1: -1, 2: -4}
