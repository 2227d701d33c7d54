"""Ship IIA: what comes from the front or the rear comes twice: KX-11c."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Rule
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.sides import REAR
from starboard.galaxy.flight.hazards import strike
from starboard.galaxy.flight.hits import SHOT, Hit
from tests.galaxy.modules.more_ships.ships import PAIR, QUIET, WIDE, destroyed, met

HEAVY = "pirates strength=9 days=1 shots=heavy_{side} credits=1"
LIGHT = "pirates strength=9 days=1 shots=light_{side} credits=1"
STRUCK = {4: ["4,7", "10,7"], 5: ["5,7", "9,7"], 6: ["6,7", "8,7"], 7: ["7,7"]}
CHARGED = "7,6 battery_2 0030 cells={cells}\n"
TWO_DOUBLES = "6,5 double_cannon 0010 ^\n8,5 double_cannon 0010 ^\n"


@pytest.mark.rule("KX-11.11", "KX-11.12", "KX-11.13", "KX-EX-19", "KX-EX-21")
@pytest.mark.parametrize("side", ["front", "rear"])
@pytest.mark.parametrize("total", [4, 5, 6, 7, 8, 9, 10])
@pytest.mark.parametrize("card", ["meteors meteors=large_{side}", "meteors meteors=small_{side}", HEAVY, LIGHT])
def test_both_columns_of_a_pair_are_hit_and_seven_alone(card: str, total: int, side: str) -> None:
    ship = WIDE.replace("0303", "3333")
    r = met(ship, card.format(side=side), total)
    while r.question() == "keep_part 0":
        r.choose(0, "7,7" if "7,7" in r.options(0) else r.options(0)[0])
    assert destroyed(r) == STRUCK[min(total, 14 - total)]


@pytest.mark.rule("KX-11.14", "KX-EX-21")
@pytest.mark.parametrize("total", [2, 3, 11, 12])
@pytest.mark.parametrize("side", ["front", "rear"])
def test_two_three_eleven_and_twelve_miss(side: str, total: int) -> None:
    r = met(WIDE, HEAVY.format(side=side), total)
    assert destroyed(r) == []
    assert r.events("missed", 0)


@pytest.mark.rule("KX-11.15", "KX-R-21")
def test_both_targets_are_settled_before_either_is_removed() -> None:
    r = met(PAIR, HEAVY.format(side="front"), 6)
    assert destroyed(r) == ["6,6", "8,6"]
    assert r.state.ships[0].layout.occupied.bit_count() == 3, "what stood behind them is still there"


@pytest.mark.rule("KX-11.15", "KX-R-21")
def test_what_each_of_them_holds_by_one_end_is_lost_because_both_go_at_once() -> None:
    """A bridge over the cabin would hang on the one if only the other went first."""
    bridge = "6,5 structural 0330\n7,5 structural 0303\n8,5 structural 0033\n"
    r = met(PAIR + bridge, HEAVY.format(side="rear"), 6)
    assert destroyed(r) == ["6,7", "8,7"]
    assert r.question() == "keep_part 0"
    r.choose(0, "7,7")
    assert r.state.ships[0].layout.occupied.bit_count() == 1


@pytest.mark.rule("KX-11.16")
@pytest.mark.parametrize("card", ["meteors meteors=small_front", LIGHT.format(side="front")])
def test_one_shield_raised_once_stops_both(card: str) -> None:
    r = met(f"{PAIR}{CHARGED.format(cells=2)}5,7 shield 0300 ^\n", card, 8)
    assert r.asked(0).about["squares"] == ["6,6", "8,6"]
    r.choose(0, "5,7")
    ship = r.state.ships[0]
    assert (ship.cell_count, ship.layout.occupied.bit_count()) == (1, 7)
    assert len(r.events("shielded", 0)) == 1


@pytest.mark.rule("KX-11.16")
def test_a_shield_that_is_not_raised_saves_neither() -> None:
    r = met(f"{PAIR}{CHARGED.format(cells=2)}5,7 shield 0300 ^\n", LIGHT.format(side="front"), 6).choose(0, "none")
    assert destroyed(r) == ["6,6", "8,6"]


@pytest.mark.rule("KX-11.17")
@pytest.mark.parametrize(("cannons", "left"), [("6,5", ["8,6"]), ("8,5", ["6,6"]), ("6,5 8,5", [])])
def test_two_large_meteors_need_two_shots(cannons: str, left: list[str]) -> None:
    ship = PAIR + "".join(f"{square} cannon 0030 ^\n" for square in cannons.split())
    struck = [square.replace(",6", ",5") if square.replace(",6", ",5") in cannons else square for square in left]
    r = met(ship, "meteors meteors=large_front", 6)
    assert destroyed(r) == struck
    assert len(r.events("meteor_shot", 0)) == len(cannons.split())


@pytest.mark.rule("KX-11.17", "KX-11.19")
def test_each_shot_of_a_double_cannon_is_paid_for() -> None:
    r = met(PAIR + CHARGED.format(cells=2) + TWO_DOUBLES, "meteors meteors=large_front", 8)
    assert list(r.options(0)) == ["6,5", "none"]
    assert list(r.asked(0).about["others"]) == ["8,5"]
    r.choose(0, "6,5")
    assert "others" not in r.asked(0).about
    r.choose(0, "8,5")
    assert r.state.ships[0].cell_count == 0
    assert destroyed(r) == []
    assert [event.data["stopped"] for event in r.events("meteor_shot", 0)] == [["6,5"], ["8,5"]]


@pytest.mark.rule("KX-11.19")
def test_one_token_pays_for_one_shot() -> None:
    for first, struck in (("6,5", ["8,5"]), ("none", ["6,5"])):
        r = met(PAIR + CHARGED.format(cells=1) + TWO_DOUBLES, "meteors meteors=large_front", 8).choose(0, first)
        if first == "none":
            r.choose(0, "8,5")
        assert r.state.ships[0].cell_count == 0
        assert destroyed(r) == struck


@pytest.mark.rule("KX-11.18", "KX-11.19", "KX-EX-20", "KX-R-32")
@pytest.mark.parametrize("kind", ["cannon", "double_cannon"])
def test_the_same_rear_cannon_shoots_both(kind: str) -> None:
    """It stands in column 7; a double one pays for each shot."""
    ship = f"""
ship second-IIA
7,7 {kind} 3000 v
7,6 starting_cabin 3333 crew=2
6,6 structural 3333
8,6 structural 3333
7,5 battery_2 0030 cells=2
"""
    r = met(ship, "meteors meteors=large_rear", 6)
    if kind == "double_cannon":
        r.choose(0, "7,7").choose(0, "7,7")
    shots = r.events("meteor_shot", 0)
    assert [(event.data["square"], list(event.data["stopped"])) for event in shots] == [
        ("7,7", ["6,6"]),
        ("7,7", ["8,6"]),
    ]
    assert destroyed(r) == []
    assert r.state.ships[0].cell_count == (0 if kind == "double_cannon" else 2)


@pytest.mark.rule("KX-11.18", "KX-R-32")
def test_no_cannon_that_points_ahead_shoots_both() -> None:
    r = met(PAIR + "7,6 cannon 0030 ^\n", "meteors meteors=large_front", 6)
    assert not r.events("meteor_shot", 0)


@pytest.mark.rule("KX-11.15", "KX-11.17")
def test_whoever_is_asked_is_told_what_the_second_costs_beside_the_first() -> None:
    """What falls off with the first is not counted again."""
    ship = PAIR + CHARGED.format(cells=2) + TWO_DOUBLES
    r = met(ship, "meteors meteors=large_front", 8)
    first = r.asked(0).about
    assert first["options"]["none"]["price"]["components"] == 1
    assert first["others"]["8,5"]["components"] == 1
    r.choose(0, "none")
    assert r.asked(0).about["options"]["none"]["price"]["components"] == 1


@pytest.mark.rule("KX-11.20")
@pytest.mark.parametrize(("side", "struck"), [("left", "4,7"), ("right", "10,7")])
def test_what_comes_from_the_sides_comes_once(side: str, struck: str) -> None:
    r = met(WIDE, HEAVY.format(side=side), 7)
    assert destroyed(r) == [struck]


@pytest.mark.rule("KX-11.21")
def test_coordinates_are_not_doubled() -> None:
    """The wide ship has the smaller crew, so it is the one that is sabotaged."""
    ship = WIDE.replace("4,7 cabin 0303 crew=1", "4,7 structural 0303").replace("crew=2", "crew=1")
    r = met(ship, "sabotage", 4, 7)
    assert [event.data["square"] for event in r.events("sabotage_tried")] == ["4,7"]
    assert destroyed(r) == ["4,7"]


@pytest.mark.rule("KX-11.22")
def test_row_7_lies_low() -> None:
    on = board("second-IIA")
    assert on.rows == (4, 5, 6, 7, 8)
    assert on.rows.index(7) > len(on.rows) // 2
    assert on.names[on.start] == "7,7"


@pytest.mark.rule("KX-EX-36", "KX-R-57")
def test_a_shot_for_which_nobody_rolls_comes_down_both_columns_and_one_shield_stops_it() -> None:
    on = board("second-IIA")
    lanes = on.lanes_at(REAR, on.columns.index(4))
    assert [(lane.side, on.columns[lane.place]) for lane in lanes] == [(REAR, 4), (REAR, 10)]
    shielded = WIDE.replace("5,7 structural 0303", "5,7 shield 0303 v")
    table = met(shielded.replace("9,7 structural 0303", "9,7 battery_2 0303 cells=2"), QUIET).state.copy()
    ship = table.ships[0]
    rule = strike(table, ship, Hit(SHOT, False, REAR), tuple(lanes))
    asked: Any = next(rule)
    assert (asked.question, asked.options) == ("shield", ["5,7", "none"])
    while asked is not None:
        asked = _answered(rule, asked.options[0])
    assert (ship.cell_count, ship.layout.occupied.bit_count()) == (1, 7)
    assert [event.kind for event in table.events][-1] == "shielded"


def _answered(rule: Rule, option: str) -> Any:
    """What a rule asks when it has been answered; None when it asks no more."""
    try:
        return rule.send(option)
    except StopIteration:
        return None
