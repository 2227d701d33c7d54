"""Section 6: boosters of cannons, of engines and of shields."""

from __future__ import annotations

import pytest

from starboard.engine import BadInput, Game
from starboard.galaxy.modules.more_technologies.chains import boostings
from starboard.galaxy.table import Table
from tests.galaxy.modules.more_technologies.rules.flights import (
    FORTRESS,
    GUNSHIP,
    RACER,
    SCOUT,
    THROWER,
    boosts,
    counted,
    fight,
    meet,
)


@pytest.mark.rule("KX-6.2", "KX-6.4", "KX-6.6", "KX-6.7", "KX-6.12", "KX-6.13", "KX-R-3")
def test_example_six_a_booster_without_the_double_cannon() -> None:
    """KX-EX-6: 3½, and 5 with one token; the others are reached only through a cannon that is not powered."""
    r = fight(GUNSHIP, 5)
    assert r.asked(0).about["strength"] == 3.5
    assert boosts(r) == ["7,5", "6,6"]
    assert r.asked(0).about["most"] == 5
    r.choose(0, "boost 7,5")
    assert r.options(0) == ["boost 6,6", "done"]
    r.choose(0, "boost 6,6")
    assert counted(r, "cannons") == 5
    assert r.state.ships[0].cell_count == 0


@pytest.mark.rule("KX-6.5", "KX-6.14", "KX-6.3", "KX-R-3")
def test_example_seven_a_chain_through_the_double_cannon() -> None:
    """KX-EX-7: one token for the double cannon, one for the booster: 7. Four boosts would be needed for more."""
    r = fight(GUNSHIP, 8, cells=2)
    assert r.asked(0).about["most"] == 7
    r.choose(0, "8,6")
    assert boosts(r) == ["7,5", "6,6", "8,6"]
    r.choose(0, "boost 8,6")
    assert r.state.ships[0].cell_count == 0
    assert boosts(r) == ["7,5", "8,5", "6,6", "9,6"]
    r.choose(0, "boost 8,5", "boost 7,5")
    assert counted(r, "cannons") == 7
    strongest = fight(GUNSHIP, 8, cells=2).choose(0, "8,6", "boost 8,6", "boost 8,5", "boost 9,6")
    assert counted(strongest, "cannons") == 7


@pytest.mark.rule("KX-6.3")
def test_the_fourth_component_is_not_boosted() -> None:
    r = fight(GUNSHIP, 9, cells=2).choose(0, "8,6", "boost 8,6", "boost 8,5", "boost 9,6")
    assert counted(r, "cannons") == 7
    assert boosts(fight(GUNSHIP, 9, cells=2).choose(0, "8,6", "boost 8,6", "boost 8,5")) == ["7,5", "6,6", "9,6"]


@pytest.mark.rule("KX-6.1", "KX-6.2")
def test_only_the_first_component_of_a_chain_costs_a_token() -> None:
    r = fight(GUNSHIP, 5)
    told = r.asked(0).about["options"]
    assert (told["boost 7,5"]["price"], told["boost 7,5"]["reaches"]) == ({"cells": 1}, 4.5)
    r.choose(0, "boost 7,5")
    assert r.asked(0).about["options"]["boost 6,6"]["price"] == {"cells": 0}


@pytest.mark.rule("KX-6.10", "KX-6.3")
def test_whoever_likes_boosts_less_or_nothing() -> None:
    r = fight(GUNSHIP, 5).choose(0, "done")
    assert counted(r, "cannons") == 3.5
    assert r.state.ships[0].cell_count == 1
    r = fight(GUNSHIP, 5).choose(0, "boost 7,5", "done")
    assert counted(r, "cannons") == 4.5


TWO_BOOSTERS = GUNSHIP.replace("9,6 cannon 0003 ^", "9,6 cannon 0333 ^\n10,6 cannon_booster 0033\n10,7 cannon 3000 >")
"""The second booster is joined to 9,6 and 10,7."""


@pytest.mark.rule("KX-6.8", "KX-6.9", "KX-R-4")
def test_two_boosters_never_boost_the_same_cannon_and_each_works_once() -> None:
    r = fight(TWO_BOOSTERS, 20, cells=2)
    r.choose(0, "boost 7,5", "boost 9,6")
    assert r.state.ships[0].cell_count == 0
    assert boosts(r) == ["6,6", "10,7"]
    r.choose(0, "boost 6,6", "boost 10,7")
    assert counted(r, "cannons") == 4 + 1 + 1 + 0.5 + 0.5
    three = TWO_BOOSTERS.replace("battery_2 0300 cells=1", "battery_3 0300 cells=3")
    r = fight(three, 20).choose(0, "boost 7,5", "boost 9,6", "boost 6,6", "boost 10,7")
    assert r.options(0) == ["8,6", "done"], "a booster has served, and nothing more is joined to it"
    r.choose(0, "8,6")
    assert boosts(r) == ["8,6"], "8,5 is reached through it alone, and that chain is full"
    r.choose(0, "boost 8,6")
    assert counted(r, "cannons") == 4 + 1 + 1 + 0.5 + 0.5 + 1 + 0.5


def test_boostings_are_those_that_somebody_finds_who_tries_everything() -> None:
    """A line of five, a booster at each end."""
    web = tuple((square, (1 << square + 1 | 1 << square >> 1) & 0b0111110) for square in range(7))
    found = boostings(web, (0, 6), 0b0111110)
    ways = [(left, right) for left in range(4) for right in range(4) if left + right <= 5]
    expected = {sum(1 << 1 + n for n in range(left)) | sum(1 << 5 - n for n in range(right)) for left, right in ways}
    assert set(found) == expected
    assert all(len(how) == 2 for squares, how in found.items() if squares & 0b10 and squares & 0b100000)


@pytest.mark.rule("KX-6.11")
@pytest.mark.parametrize(
    "card",
    [
        "pirates strength=9 days=1 credits=1 shots=light_front",
        "smugglers strength=9 days=1 goods_loss=1 goods=B",
        "slavers strength=9 days=1 crew_loss=1 credits=1",
        "combat_zone lines=cannons:days:1",
    ],
)
def test_cannons_are_boosted_whenever_they_are_counted(card: str) -> None:
    assert boosts(meet(GUNSHIP, SCOUT, card=card, dice=[2])) == ["7,5", "6,6"]


@pytest.mark.rule("KX-6.11")
def test_a_cannon_booster_is_no_help_against_meteors() -> None:
    assert not boosts(meet(GUNSHIP, SCOUT, card="meteors meteors=large_rear", dice=[8]))


@pytest.mark.rule("KX-6.4", "KX-6.15", "KX-6.16")
def test_boosted_engines_single_and_double_add_one_each() -> None:
    r = meet(RACER, SCOUT, card="open_space")
    assert r.asked(0).about["strength"] == 2
    assert r.asked(0).about["most"] == 6
    assert boosts(r) == ["8,6"], "the engine that is powered by tokens does not run yet, the other one is not joined"
    r.choose(0, "6,6", "boost 6,6")
    assert boosts(r) == ["8,6"]
    r.choose(0, "boost 8,6")
    assert counted(r, "engines") == 6
    assert [event.data["days"] for event in r.events("moved", 0)] == [6]


@pytest.mark.rule("KX-6.15")
def test_engines_are_boosted_in_a_combat_zone() -> None:
    assert boosts(meet(RACER, SCOUT, card="combat_zone lines=engines:days:1")) == ["8,6"]


@pytest.mark.rule("KX-14.12", "KX-5.1", "KX-5.3")
def test_a_cannon_engine_is_boosted_as_either() -> None:
    both = """
ship second-II
7,6 cannon_booster 3333
8,6 engine_cannon 0003 ^
6,6 engine_booster 0333
5,6 engine_cannon 0300 ^
7,7 starting_cabin 3333 crew=2
7,8 engine 3300 ^
8,8 battery_2 0003 cells=2
"""
    assert boosts(fight(both, 9)) == ["8,6"]
    assert boosts(meet(both, SCOUT, card="open_space")) == ["5,6"]


@pytest.mark.rule("KX-6.17", "KX-6.18", "KX-6.19", "KX-14.6")
@pytest.mark.parametrize("heavy", ["meteors meteors=large_left", "combat_zone lines=crew:shots:heavy_left"])
def test_example_eight_two_tokens_for_a_boosted_shield(heavy: str) -> None:
    """KX-EX-8: one for the booster, one for the shield."""
    r = meet(FORTRESS, FORTRESS, card=heavy, dice=[7])
    assert "boost 7,6" in r.options(0)
    assert r.asked(0).about["options"]["boost 7,6"]["price"] == {"cells": 2}
    r.choose(0, "boost 7,6", "6,7", "6,7")
    assert r.state.ships[0].cell_count == 4
    assert not r.events("component_destroyed", 0)


@pytest.mark.rule("KX-6.20", "KX-6.5", "KX-6.19")
def test_shields_that_do_not_cover_the_side_carry_the_chain_for_a_token_each() -> None:
    r = meet(FORTRESS, FORTRESS, card="combat_zone lines=crew:shots:heavy_right", dice=[6])
    told = r.asked(0).about["options"]
    assert {option: told[option]["price"] for option in told if option.startswith("boost")} == {
        "boost 6,6": {"cells": 3},
        "boost 5,6": {"cells": 4},
    }
    r.choose(0, "boost 5,6", "6,7", "6,7", "6,7")
    assert r.state.ships[0].cell_count == 2
    (event,) = r.events("shield_boosted", 0)
    assert (event.data["square"], event.data["carriers"]) == ("5,6", ["7,6", "6,6"])


@pytest.mark.rule("KX-6.20")
def test_a_fourth_shield_is_out_of_reach() -> None:
    longer = FORTRESS.replace("5,6 shield 0300 >", "5,6 shield 0330 >\n5,7 shield 3000 >")
    r = meet(longer, longer, card="combat_zone lines=crew:shots:heavy_right", dice=[6])
    assert boosts(r) == ["5,6", "6,6"]


@pytest.mark.rule("KX-6.18")
@pytest.mark.parametrize("light", ["light_rear", "light_left"])
def test_light_fire_needs_no_booster(light: str) -> None:
    r = meet(FORTRESS, FORTRESS, card=f"combat_zone lines=crew:shots:{light}", dice=[7])
    assert not boosts(r)
    assert "7,6" in r.options(0)


@pytest.mark.rule("KX-6.18", "KX-6.17")
def test_a_boosted_shield_covers_its_own_sides_only() -> None:
    r = meet(FORTRESS, FORTRESS, card="combat_zone lines=crew:shots:heavy_rear", dice=[7])
    assert set(boosts(r)) == {"7,6", "5,6"}


@pytest.mark.rule("KX-6.19")
def test_with_one_token_nothing_is_boosted() -> None:
    poor = FORTRESS.replace("cells=3\n7,7", "cells=1\n7,7").replace(" cells=3", "")
    r = meet(poor, poor, card="combat_zone lines=crew:shots:heavy_left", dice=[7])
    assert r.events("component_destroyed", 0)


def test_a_boost_that_was_not_offered_is_refused() -> None:
    with pytest.raises(BadInput):
        fight(GUNSHIP, 5).choose(0, "boost 9,6")


def test_the_chain_lies_on_the_ship_while_it_is_counted() -> None:
    r = fight(GUNSHIP, 5).choose(0, "boost 7,5")
    signs = r.game.view(1).table.modules["more_technologies"]["signs"]
    assert [(sign["name"], sign["square"]) for sign in signs] == [
        ("boost_source", "7,6"),
        ("boosted", "7,5"),
    ]
    r.choose(0, "done")
    assert r.game.view(1).table.modules["more_technologies"]["signs"] == []


def strongest(game: Game[Table]) -> float:
    """What is declared at most by somebody who tries everything."""
    decision = game.decision(0)
    if decision is None or decision.question not in ("power_cannons", "power_engines", "battery", "ammunition"):
        told = [event for event in game.events if event.seat == 0 and event.kind.endswith("s_counted")]
        return float(told[-1].data["strength"])
    best = 0.0
    for option in decision.options:
        twin = game.copy()
        twin.answer(0, decision.id, option)
        best = max(best, strongest(twin))
    return best


@pytest.mark.parametrize("cells", [1, 2])
@pytest.mark.parametrize("ship", [GUNSHIP, TWO_BOOSTERS, THROWER], ids=["gunship", "two boosters", "thrower"])
def test_what_is_said_to_be_the_most_is_what_trying_everything_finds(ship: str, cells: int) -> None:
    r = fight(ship, 20, cells=cells)
    assert r.asked(0).about["most"] == strongest(r.game)


@pytest.mark.parametrize("cells", [1, 2])
def test_so_it_is_with_engines(cells: int) -> None:
    r = meet(RACER.replace("cells=2", f"cells={cells}"), SCOUT, card="combat_zone lines=engines:days:1")
    assert r.asked(0).about["most"] == strongest(r.game)
