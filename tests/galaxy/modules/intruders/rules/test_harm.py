"""What predators eat, what commandos leave behind, and what is to be had from them."""

from __future__ import annotations

import pytest

from starboard.galaxy.adventures.deck import CARDS, decks_of
from starboard.galaxy.bank import CELLS
from starboard.galaxy.modules.intruders.cards import Commando, DoubleCommando, PredatorCommando
from tests.galaxy.modules.intruders.ships import (
    CYAN,
    NAME,
    SCOUT,
    destroyed,
    earned,
    eaten,
    fallen,
    path,
    story,
    told,
    visited,
)

LARDER = """
ship III
7,5 structural 0030
7,6 cabin 3333 crew=2
6,6 cargo_2 0300 goods=GB
8,6 battery_3 0003 cells=3
7,7 starting_cabin 3333 crew=2
6,7 structural 0303
5,7 life_support_purple 0303
4,7 cabin 0300 figures=P
8,7 structural 0303
9,7 auto_defense 0003
7,8 engine 3000 ^
"""
FRONT = "predator side=front hand={} steps={} credits=3"
COMMANDO = "commando side=front hand={} charges={} goods=YB"


@pytest.mark.rule("AX-10.22", "AX-10.24")
def test_it_eats_crew_blocks_and_tokens_wherever_it_goes() -> None:
    r = visited(LARDER, SCOUT, card=FRONT.format("right", 4), dice=7)
    assert path(r) == ["7,5", "7,6", "6,6", "7,6"]
    assert eaten(r) == {"7,6": {"crew": 2}, "6,6": {"goods": "GB"}}
    r = visited(LARDER, SCOUT, card=FRONT.format("left", 3), dice=7)
    assert eaten(r) == {"7,6": {"crew": 2}, "8,6": {"cells": 3}}
    assert r.state.ships[0].cell_count == 0
    assert r.state.bank.ledger["cells"] == 0, "the bank has them back"


@pytest.mark.rule("AX-10.22")
def test_it_eats_aliens_too_and_what_is_eaten_is_shown() -> None:
    r = visited(LARDER, SCOUT, card="predator side=left hand=left steps=1 credits=2", dice=7)
    (event,) = r.events("prey_eaten", 0)
    assert event.data["figures"] == ["purple"]
    assert event.data["now"] == {"figures": {"4,7": None}}


@pytest.mark.rule("AX-10.23")
def test_sleepers_are_not_found_and_armed_crew_beats_it() -> None:
    asleep = LARDER.replace("7,6 cabin 3333 crew=2", "7,6 stasis_chamber 3333 figures=ZZZZ")
    r = visited(asleep, SCOUT, card=FRONT.format("right", 2), dice=7, **CYAN)
    assert path(r) == ["7,5", "7,6"]
    assert eaten(r) == {}
    armed = LARDER.replace("8,6 battery_3 0003 cells=3", "8,6 armory 0003")
    r = visited(armed, SCOUT, card=FRONT.format("right", 5), dice=7)
    assert path(r) == ["7,5", "7,6"]
    assert eaten(r) == {}
    assert r.state.ships[0].crew_count == 5
    assert earned(r) == 3


@pytest.mark.rule("AX-10.23", "AX-R-24")
def test_after_a_meal_sleepers_may_be_woken_and_may_be_eaten_in_their_turn() -> None:
    """The first cabin is empty; woken into it, they are there when it comes back."""
    ship = LARDER.replace("6,6 cargo_2 0300 goods=GB", "6,6 stasis_chamber 0300 figures=ZZZZ")
    r = visited(ship, SCOUT, card=FRONT.format("right", 4), dice=7, **CYAN)
    assert r.question() == "wake 0"
    assert r.game.view(0).table.modules[NAME] == {"walkers": [{"id": "predator", "seat": 0, "square": "7,6"}]}
    r.choose(0, "7,6").choose(0, "done")
    meals = [(event.data["square"], event.data["loss"]) for event in r.events("prey_eaten", 0)]
    assert meals == [("7,6", {"crew": 2}), ("7,6", {"crew": 1})]
    assert r.question() == "wake 0"  # and again
    r.choose(0, "done")
    assert r.game.view(0).table.modules[NAME] == {"walkers": []}


@pytest.mark.rule("AX-10.25", "AX-10.26")
def test_a_commando_touches_nothing_and_its_charge_waits() -> None:
    r = visited(LARDER, SCOUT, card=COMMANDO.format("right", "3"), dice=7)
    assert path(r) == ["7,5", "7,6", "6,6"]
    assert eaten(r) == {}
    kinds = ["charge_planted", "intruder_left", "charges_exploded", "component_destroyed"]
    assert [kind for kind, seat in story(r, *kinds) if seat == 0] == kinds
    (planted,) = r.events("charge_planted", 0)
    assert planted.data["now"] == {"marks": {"6,6": "charge"}}
    assert destroyed(r) == ["6,6"]
    assert r.state.ships[0].marks == {}


@pytest.mark.rule("AX-10.27")
def test_all_charges_go_off_at_once_and_then_what_hangs_loose_falls_off() -> None:
    """The neck goes with the second one; had they gone off one by one, more would have been struck."""
    r = visited(LARDER, SCOUT, card=COMMANDO.format("right", "3,1"), dice=7)
    assert [event.data["squares"] for event in r.events("charges_exploded", 0)] == [["6,6", "7,6"]]
    assert [(event.data["charge"], event.data["charges"]) for event in r.events("charge_planted", 0)] == [
        (1, 2),
        (2, 2),
    ]
    assert sorted(destroyed(r)) == ["6,6", "7,6"]
    assert r.question() == "keep_part 0"
    r.choose(0, "4,7")
    assert sorted(fallen(r)) == ["7,5", "8,6"]


@pytest.mark.rule("AX-10.28", "AX-10.29")
def test_beaten_where_a_charge_was_due_it_never_plants_that_one() -> None:
    guarded = LARDER.replace("6,6 cargo_2 0300 goods=GB", "6,6 auto_defense 0300")
    r = visited(guarded, SCOUT, card=COMMANDO.format("right", "3"), dice=7)
    assert [event.data["step"] for event in r.events("intruder_beaten", 0)] == [3]
    assert not r.events("charge_planted", 0)
    assert not destroyed(r)
    r = visited(guarded, SCOUT, card=COMMANDO.format("right", "2,1"), dice=7)
    assert [event.data["square"] for event in r.events("charge_planted", 0)] == ["7,6"]
    assert "7,6" in destroyed(r)  # what was planted before always goes off


@pytest.mark.rule("AX-10.30")
def test_a_second_charge_on_a_component_changes_nothing_there() -> None:
    r = visited(LARDER, SCOUT, card=COMMANDO.format("left", "2,2"), dice=7)
    told_now = [event.data["now"] for event in r.events("charge_planted", 0)]
    assert told_now == [{"marks": {"7,6": "charge"}}, {}]


@pytest.mark.rule("AX-10.30")
def test_two_charges_on_one_component_are_like_one() -> None:
    r = visited(LARDER, SCOUT, card=COMMANDO.format("right", "2,2"), dice=7)
    assert [event.data["square"] for event in r.events("charge_planted", 0)] == ["7,6", "7,6"]
    assert destroyed(r) == ["7,6"]


@pytest.mark.rule("AX-10.31", "AX-R-25")
def test_the_luggage_is_loaded_after_the_explosions() -> None:
    """The hold that it blew up is not there to be loaded; no day is lost."""
    ship = LARDER.replace("6,7 structural 0303", "6,7 cargo_3 0303").replace("9,7 auto_defense", "9,7 structural")
    ship = ship.replace("7,7 starting_cabin 3333 crew=2", "7,7 starting_cabin 3333 crew=2").replace(
        "8,7 structural 0303", "8,7 armory 0303"
    )
    r = visited(ship, SCOUT, card=COMMANDO.format("right", "3,9"), dice=7)
    assert path(r) == ["7,5", "7,6", "6,6", "7,6", "7,7"]
    assert r.question() == "load 0"
    assert "load Y 6,7" in r.options(0)
    assert not [option for option in r.options(0) if option.endswith("6,6")]
    before = r.state.flight.positions[0]
    r.choose(0, "load Y 6,7").choose(0, "load B 6,7")
    assert r.state.ships[0].blocks == "YB"
    assert r.state.flight.positions[0] == before


@pytest.mark.rule("AX-10.32", "AX-R-26")
def test_two_of_a_kind_have_one_roll_and_one_door_and_part_inside() -> None:
    r = visited(LARDER, SCOUT, card="double_predator side=front steps=4 credits=3", dice=7)
    assert len(r.events("rolled")) == 1
    assert path(r, hand="left") == ["7,5", "7,6", "8,6", "7,6"]
    assert path(r, hand="right") == ["7,5", "7,6", "6,6", "7,6"]
    assert eaten(r) == {"7,6": {"crew": 2}, "8,6": {"cells": 3}, "6,6": {"goods": "GB"}}
    door = LARDER.replace("7,5 structural 0030", "7,5 auto_defense 0030")
    r = visited(door, SCOUT, card="double_predator side=front steps=4 credits=3", dice=7)
    assert len(r.events("intruder_repelled", 0)) == 1
    assert path(r) == []


@pytest.mark.rule("AX-10.33", "AX-10.34")
def test_the_charges_of_both_go_off_together() -> None:
    r = visited(LARDER, SCOUT, card="double_commando side=front charges=3 goods=YB", dice=7)
    ends = [kind for kind, seat in story(r, "intruder_left", "charges_exploded") if seat == 0]
    assert ends == ["intruder_left", "intruder_left", "charges_exploded"]
    assert sorted(destroyed(r)) == ["6,6", "8,6"]


@pytest.mark.rule("AX-10.34")
@pytest.mark.parametrize(
    ("guards", "beaten"),
    [((), 0), (("8,6 battery_3 0003 cells=3",), 1), (("8,6 battery_3 0003 cells=3", "6,6 cargo_2 0300 goods=GB"), 2)],
)
def test_there_is_a_reward_for_each_that_is_beaten(guards: tuple[str, ...], beaten: int) -> None:
    ship = LARDER.replace("6,7 structural", "6,7 cargo_3")
    for line in guards:
        square, _, sides = line.split()[:3]
        ship = ship.replace(line, f"{square} auto_defense {sides}")
    r = visited(ship, SCOUT, card="double_predator side=front steps=4 credits=3", dice=7)
    assert len(r.events("intruder_beaten", 0)) == beaten
    assert earned(r) == 3 * beaten
    r = visited(ship, SCOUT, card="double_commando side=front charges=3 goods=YB", dice=7)
    if beaten:
        assert r.asked(0).about["hand"] == "".join(sorted("YB" * beaten, key="YB".index))
    else:
        assert not r.game.seats_asked() or not r.question().startswith("load")


@pytest.mark.rule("AX-10.35")
def test_a_predator_commando_eats_and_plants_and_is_worth_more() -> None:
    card = "predator_commando side=front hand=right charges=2,1 credits=4 goods=RY"
    r = visited(LARDER, SCOUT, card=card, dice=7)
    assert eaten(r) == {"7,6": {"crew": 2}, "6,6": {"goods": "GB"}}
    assert sorted(destroyed(r)) == ["6,6", "7,6"]
    guarded = LARDER.replace("6,6 cargo_2 0300 goods=GB", "6,6 auto_defense 0300").replace(
        "6,7 structural 0303", "6,7 special_cargo_2 0303"
    )
    r = visited(guarded, SCOUT, card="predator_commando side=front hand=right charges=3 credits=4 goods=RY", dice=7)
    assert eaten(r) == {"7,6": {"crew": 2}}
    assert earned(r) == 4
    assert r.asked(0).about["hand"] == "RY"


@pytest.mark.rule("AX-10.36")
@pytest.mark.parametrize("card", ["intruder-I-3", "intruder-II-2", "intruder-III-2", "IV-16", "IV-19", "IV-20"])
def test_after_its_last_charge_it_leaves(card: str) -> None:
    printed = CARDS[card]
    assert isinstance(printed, Commando | DoubleCommando | PredatorCommando)
    raid = printed.raid()
    assert raid.steps == sum(printed.charges) == raid.charges[-1]


@pytest.mark.rule("AX-8.1")
def test_three_for_each_deck_and_six_for_the_fourth() -> None:
    brought = decks_of("", (NAME,))
    assert {level: len(cards) for level, cards in brought.items()} == {"I": 3, "II": 3, "III": 3, "IV": 6, "EM": 2}


@pytest.mark.rule("AX-10.40", "AX-3.63")
def test_plating_and_shields_do_not_help_against_a_charge() -> None:
    """All that lies there is lost with the component."""
    ship = LARDER.replace("6,6 cargo_2 0300 goods=GB", "6,6 plated_hold 4300 goods=R").replace(
        "7,5 structural 0030", "7,5 shield 0030 ^"
    )
    r = visited(ship, SCOUT, card=COMMANDO.format("right", "3"), dice=7)
    assert destroyed(r) == ["6,6"]
    assert r.state.ships[0].blocks == ""


@pytest.mark.rule("AX-10.9", "AX-10.32")
def test_what_both_cost_and_bring_is_told_before_they_come_in() -> None:
    manned = LARDER.replace("7,8 engine 3000 ^", "7,8 thruster 3000 v")
    r = visited(manned, SCOUT, card="double_predator side=left steps=3 credits=3", dice=7)
    about = r.asked(0).about
    assert about["hazard"] == "double_predator"
    assert about["paths"]["none"] == [["4,7", "5,7", "6,7"], ["4,7", "5,7", "6,7"]]
    assert told(r, "none")["price"] == {"crew": 1}


@pytest.mark.rule("AX-10.22")
def test_what_is_eaten_goes_back_to_the_bank() -> None:
    before = visited(LARDER, SCOUT, card=FRONT.format("left", 3), dice=7, fly_on=False).state.bank
    after = visited(LARDER, SCOUT, card=FRONT.format("left", 3), dice=7).state.bank
    assert {what: after.ledger[what] - before.ledger[what] for what in (CELLS, "H")} == {
        CELLS: 3,
        "H": 2 + 2,
    }  # the scout, too
    right = visited(LARDER, SCOUT, card=FRONT.format("right", 3), dice=7).state.bank
    assert {colour: right.blocks[colour] - before.blocks[colour] for colour in "GB"} == {"G": 1, "B": 1}


@pytest.mark.rule("AX-10.34")
def test_the_reward_for_both_is_foretold() -> None:
    """They eat three tokens at the door and are beaten behind it."""
    manned = LARDER.replace("7,6 cabin 3333 crew=2", "7,6 auto_defense 3333").replace(
        "7,8 engine 3000 ^", "7,8 thruster 3000 v"
    )
    r = visited(manned, SCOUT, card="double_predator side=right steps=8 credits=3", dice=6)
    assert told(r, "none") == {"price": {"cells": 3}, "gain": {"credits": 6}, "then": "intruder_beaten"}
    assert earned(r.choose(0, "none")) == 6


@pytest.mark.rule("AX-10.28", "AX-3.42")
def test_what_has_been_planted_is_part_of_the_price_at_the_door_of_crubots() -> None:
    ship = LARDER.replace("7,6 cabin 3333 crew=2", "7,6 crubot_station 3333").replace(
        "6,6 cargo_2 0300 goods=GB", "6,6 armory 0300"
    )
    r = visited(ship, SCOUT, card=COMMANDO.format("left", "1,9"), dice=7)
    while r.question() == "thrust 0":
        r.choose(0, "none")
    assert r.question() == "rouse 0"
    assert told(r, "activate 7,6")["price"] == {"cells": 1, "components": 1}
    assert told(r, "none")["price"]["components"] >= 1
