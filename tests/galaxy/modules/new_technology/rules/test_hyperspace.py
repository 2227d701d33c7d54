"""Chapter 4: engine boosters and hyperspace."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.adventures.deck import CARDS, decks_of
from starboard.galaxy.table import Table
from tests.galaxy.modules.new_technology.rules.ships import (
    DOUBLE_JUMPER,
    JUMPER,
    QUIET,
    SCOUT,
    meet,
    story,
    why_left,
)

SLAVERS = "slavers strength=9 days=1 crew_loss=1 credits=1"
WEAK_SLAVERS = "slavers strength=1 days=1 crew_loss=1 credits=1"


def racing(r: Rehearsal[Table]) -> list[int]:
    return [ship.seat for ship in r.state.in_order()]


@pytest.mark.rule("BX-4.36", "BX-4.37", "BX-4.39")
def test_a_jump_costs_a_token_and_the_engine() -> None:
    r = meet(JUMPER, SCOUT, card=SLAVERS)
    assert (r.question(), r.options(0)) == ("jump 0", ["jump 8,8", "stay"])
    assert r.asked(0).about["options"]["jump 8,8"] == {
        "price": {"cells": 1, "components": 1, "engines": 1},
        "gain": {},
        "then": "hyperspace",
    }
    positions = dict(r.state.flight.positions)
    r.choose(0, "jump 8,8")
    ship = r.state.ships[0]
    assert (ship.cell_count, len(ship.lost), ship.engine_strength()) == (1, 1, 1)
    assert "8,7" in r.game.view(0).table.ships[0].pieces  # the booster stays
    assert r.state.flight.positions == positions


@pytest.mark.rule("BX-4.36")
def test_a_double_engine_must_be_powered_as_well() -> None:
    r = meet(DOUBLE_JUMPER, SCOUT, card=SLAVERS).choose(0, "jump 8,8")
    assert r.state.ships[0].cell_count == 0
    poor = DOUBLE_JUMPER.replace("cells=2", "cells=1")
    assert meet(poor, SCOUT, card="stardust").question() == "next_card 0 1"


@pytest.mark.rule("BX-4.36", "BX-R-89")
def test_the_engine_of_an_engine_and_cannon_will_do() -> None:
    ship = JUMPER.replace("8,8 engine 3000 ^", "8,6 engine_cannon 0030 ^")
    r = meet(ship, SCOUT, card=SLAVERS).choose(0, "jump 8,6")
    assert r.state.ships[0].cannon_strength() == 1


@pytest.mark.rule("BX-4.37")
def test_what_hung_on_the_engine_falls_off() -> None:
    ship = JUMPER.replace("8,8 engine 3000 ^", "8,8 engine 3303 ^\n9,8 cargo_2 0003")
    r = meet(ship, SCOUT, card=SLAVERS).choose(0, "jump 8,8")
    assert r.question() == "keep_part 0"
    r.choose(0, next(name for name, part in r.asked(0).about["parts"].items() if "7,7" in part))
    assert len(r.state.ships[0].lost) == 2


@pytest.mark.rule("BX-4.38", "BX-4.41")
@pytest.mark.parametrize(
    "card",
    [
        "meteors meteors=large_front,large_front",
        "stardust",
        "epidemic",
        SLAVERS,
        "planets planets=B,B days=1",
        "open_space",
    ],
)
def test_a_ship_that_jumped_when_the_card_was_turned_up_is_left_alone(card: str) -> None:
    r = meet(JUMPER, SCOUT, card=card).choose(0, "jump 8,8")
    before = len([event for event in r.happened if event.seat == 0])
    if "planets" in card:
        r.choose(1, "pass")
    events = [event.kind for event in r.happened if event.seat == 0][before:]
    assert set(events) <= {"flew_on", "component_destroyed"}
    assert r.state.flight.positions[0] == 0
    assert r.state.ships[0].crew_count == 2


@pytest.mark.rule("BX-4.40")
def test_it_stays_away_for_the_next_card_and_is_back_after_it() -> None:
    r = meet(JUMPER, SCOUT, card=SLAVERS, after=["stardust", "open_space", QUIET]).choose(0, "jump 8,8")
    assert racing(r) == [1]
    r.all_choose("fly on")
    assert r.state.flight.positions[0] == 0  # stardust is over
    assert racing(r) == [0, 1]
    assert story(r, "jumped", "returned") == [("jumped", 0), ("returned", 0)]
    r.all_choose("fly on")
    assert r.state.flight.positions[0] == 1


@pytest.mark.rule("BX-4.41", "BX-R-16")
@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("open_space", "power_engines"),
        (WEAK_SLAVERS, "power_cannons"),
        ("combat_zone lines=crew:days:1", "count_crew"),
        ("combat_zone lines=engines:days:1", "power_engines"),
        ("sabotage", "count_crew"),
    ],
)
def test_it_may_also_jump_when_it_is_its_turn_to_count(card: str, question: str) -> None:
    r = meet(JUMPER, SCOUT, card=card).choose(0, "stay")
    assert r.asked(0).question == question
    assert "reaches" not in r.asked(0).about["options"]["jump 8,8"]
    r.choose(0, "jump 8,8")
    assert racing(r) == [1]
    assert not r.events("crew_lost", 0)


@pytest.mark.rule("BX-4.41")
def test_a_card_that_asks_for_crew_to_take_its_offer_is_nothing_to_flee_from() -> None:
    r = meet(JUMPER, SCOUT, card="abandoned_station crew_needed=5 goods=B days=1").choose(0, "stay")
    assert r.question() == "next_card 0 1"


@pytest.mark.rule("BX-4.42")
def test_nobody_waits_for_those_behind() -> None:
    r = meet(JUMPER, JUMPER, card="combat_zone lines=engines:days:1")
    assert r.question() == "jump 0"
    r.choose(0, "stay")
    assert r.question() == "jump 1"
    r.choose(1, "stay")
    assert r.question() == "power_engines 0"
    r.choose(0, "done")
    assert r.question() == "power_engines 1"


@pytest.mark.rule("BX-4.43")
def test_once_dice_are_rolled_it_is_too_late() -> None:
    """BX-EX-8: the remaining meteors of the swarm come too."""
    r = meet(JUMPER, SCOUT, card="meteors meteors=large_left,large_left", dice=[8, 8]).choose(0, "stay")
    assert len(r.events("component_destroyed", 0)) == 2
    assert not r.events("jumped")


BASE = sorted({CARDS[name].kind: name for cards in decks_of("first").values() for name in cards}.values())
EVERY = sorted({card.kind: name for name, card in CARDS.items()}.values())


@pytest.mark.rule("BX-4.44")
@pytest.mark.parametrize("card", EVERY)
def test_no_card_of_any_module_stumbles_over_an_empty_race(card: str) -> None:
    r = meet(JUMPER, JUMPER, card=card, after=[card, QUIET])
    r.choose(0, "jump 8,8").choose(1, "jump 8,8").all_choose("fly on")
    assert r.question() == "next_card 0 1"


@pytest.mark.rule("BX-4.44")
@pytest.mark.parametrize("card", BASE)
def test_every_card_can_be_avoided_by_everybody(card: str) -> None:
    r = meet(JUMPER, JUMPER, JUMPER, card=card)
    for seat in range(3):
        r.choose(seat, "jump 8,8")
    assert r.question() == "next_card 0 1 2"
    assert not r.events("rolled")
    assert r.state.flight.positions == {0: 0, 1: -3, 2: -6}


@pytest.mark.rule("BX-4.44")
@pytest.mark.parametrize("card", BASE)
def test_nobody_is_there_for_the_next_card(card: str) -> None:
    r = meet(JUMPER, JUMPER, card=QUIET, after=[card, QUIET])
    r.choose(0, "jump 8,8").choose(1, "jump 8,8").all_choose("fly on")
    assert r.question() == "next_card 0 1"
    assert racing(r) == [0, 1]
    assert r.state.flight.positions == {0: 0, 1: -3}


@pytest.mark.rule("BX-4.45")
def test_a_jump_from_the_last_card_counts_as_giving_up() -> None:
    r = meet(JUMPER + "9,7 cargo_2 0003 goods=B\n", SCOUT, card=SLAVERS, after=[])
    assert r.asked(0).about["options"]["jump 8,8"]["then"] == "left"
    r.choose(0, "jump 8,8")
    assert why_left(r) == "hyperspace"
    (result,) = r.state.results
    assert result["seats"][0]["place"] is None
    assert not [line for line in result["lines"] if line["seat"] == 0 and line["kind"] == "finish"]


@pytest.mark.rule("BX-4.45", "BX-R-12")
def test_a_jump_from_the_last_card_but_one_ends_in_time() -> None:
    r = meet(JUMPER, SCOUT, card=SLAVERS, after=[SLAVERS]).choose(0, "jump 8,8").all_choose("fly on")
    assert r.state.results[0]["seats"][0]["place"] == 1


@pytest.mark.rule("BX-4.46")
@pytest.mark.parametrize("card", ["combat_zone lines=engines:crew:1,crew:crew:1,cannons:crew:1", "sabotage"])
def test_a_lone_ship_is_the_lowest_of_nobody(card: str) -> None:
    r = meet(JUMPER, SCOUT, card=card).choose(0, "jump 8,8")
    assert not r.events("weakest")
    assert not r.events("crew_lost")
    assert not r.events("rolled")


@pytest.mark.rule("BX-4.47")
def test_the_next_ship_leads_meanwhile() -> None:
    r = meet(JUMPER, SCOUT, card=QUIET, after=["meteors meteors=small_front", QUIET], dice=[2])
    r.choose(0, "jump 8,8").all_choose("fly on")
    assert [event.seat for event in r.events("rolled")] == [1]
    assert [event.seat for event in r.events("card_turned_up")][-1] == 1


@pytest.mark.rule("BX-4.38", "BX-4.40", "BX-4.46")
def test_example_seven() -> None:
    """BX-EX-7: the leader flees from pirates with a double engine; sabotage finds one ship only."""
    r = meet(
        DOUBLE_JUMPER,
        SCOUT,
        card="pirates strength=9 days=1 shots=heavy_front credits=4",
        after=["sabotage", QUIET],
        dice=[7],
    )
    r.choose(0, "stay", "jump 8,8")
    assert (r.state.ships[0].cell_count, len(r.state.ships[0].lost)) == (0, 1)
    assert story(r, "enemy_won") == [("enemy_won", 1)]
    r.all_choose("fly on")
    assert r.events("card_ignored")
    assert racing(r) == [0, 1]


@pytest.mark.rule("BX-4.41", "BX-4.46", "BX-4.40")
def test_example_nine() -> None:
    """BX-EX-9: two of three jump from the engine line; open space moves the leader alone, and nobody is stranded."""
    leader = SCOUT + "6,7 structural 0300\n"
    only = JUMPER.replace("7,8 engine 3000 ^\n", "")
    r = meet(leader, JUMPER, only, card="combat_zone lines=engines:days:3", after=["open_space", QUIET])
    r.choose(1, "stay").choose(2, "stay").choose(1, "jump 8,8").choose(2, "jump 8,8")
    assert not r.events("weakest")
    r.all_choose("fly on")
    assert r.state.flight.positions == {0: 1, 1: -3, 2: -6}
    assert racing(r) == [0, 1, 2]
    assert why_left(r, 2) is None


def test_a_ship_in_hyperspace_is_lapped_only_when_it_is_back() -> None:
    """BX-R-13."""
    r = meet(SCOUT, JUMPER, card=QUIET, after=["open_space", QUIET], at=[39, 0])
    r.choose(1, "jump 8,8").all_choose("fly on")
    assert story(r, "returned", "gave_up") == [("returned", 1), ("gave_up", 1)]
    assert why_left(r, 1) == "lapped"


def test_who_is_in_hyperspace_may_still_give_up_between_cards() -> None:
    """BX-R-14."""
    r = meet(JUMPER, SCOUT, card=QUIET, after=[QUIET, QUIET]).choose(0, "jump 8,8")
    r.choose(0, "give up").choose(1, "fly on")
    assert why_left(r) == "chose_to"


def test_a_jump_can_follow_the_other() -> None:
    """BX-R-15."""
    two = JUMPER.replace("7,8 engine 3000 ^", "7,8 engine 3300 ^").replace(
        "8,8 engine 3000 ^", "9,7 engine 0003 ^\n8,8 engine 3003 ^"
    )
    r = meet(two, SCOUT, card=QUIET, after=[QUIET, QUIET, QUIET]).choose(0, "jump 8,8").all_choose("fly on")
    r.all_choose("fly on")
    assert (r.question(), r.options(0)) == ("jump 0", ["jump 9,7", "stay"])
