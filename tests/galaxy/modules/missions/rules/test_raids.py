"""Robopolice raids: the way in, the way round, what they take, and what goes off."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.sides import FRONT, LEFT, REAR, RIGHT, SIDES
from starboard.galaxy.flight.launch import decks
from starboard.galaxy.mechanisms.walking import Place, circuit
from starboard.galaxy.modules.missions.supercards.dealing import DECK, shuffled
from starboard.galaxy.modules.missions.supercards.raids import Raid, RobopoliceRaid, lines_after
from starboard.galaxy.notation.ships import read_ship
from starboard.galaxy.ship.marks import marked
from tests.galaxy.modules.missions.jobs import begun, go_on, hits, job

ON: Any = {"newer_technology": "yes"}
CREW, BATTERY, DOUBLE = "SC26", "SC27", "SC28"
FAR_OFF = """
ship III
7,6 cannon 0030 ^
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""
RING = """
ship III
6,6 structural 0330
7,6 structural 0333
8,6 structural 0033
8,7 structural 3033
8,8 battery_2 3003 cells=2
7,7 starting_cabin 3333 crew=2
7,8 cargo_2 3303 goods=GB
6,8 structural 3300
6,7 cabin 3330 crew=2
"""
"""A ring around the starting cabin."""


def raided(ship: str, card: str, die: int, **settings: Any) -> Any:
    """A ship is raided, and another one far off as well."""
    return job(ship, FAR_OFF, mission="platinum_club", cards=card, dice=[(die, 1)], **{**ON, **settings})


def path(r: Any, seat: int = 0, hand: str = "left") -> list[str]:
    """The squares that a unit has entered, one after the other."""
    found = []
    for event in r.happened:
        if event.seat == seat and event.data.get("hand") == hand:
            if event.kind == "intruder_entered":
                found.append(event.data["square"])
            elif event.kind == "intruder_walked":
                found.append(event.data["path"][1])
    return found


def taken(r: Any, seat: int = 0) -> dict[str, dict[str, Any]]:
    return {event.data["square"]: dict(event.data["loss"]) for event in r.events("confiscated", seat)}


def charged(r: Any, seat: int = 0) -> list[str]:
    return [event.data["square"] for event in r.events("charge_planted", seat)]


@pytest.mark.rule("MX-7.3", "MX-8.40")
def test_raids_stay_out_without_the_components_that_stop_them() -> None:
    table = begun("platinum_club").state
    raids = {card for card in decks(table)[DECK] if isinstance(CARDS[card], Raid)}
    assert raids == {CREW, BATTERY, DOUBLE}
    assert not raids & set(shuffled(table.copy()))
    only_ships = begun("platinum_club", newer_ship_classes="yes").state
    assert not raids & set(shuffled(only_ships.copy()))
    assert raids <= set(shuffled(begun("platinum_club", **ON).state.copy()))


@pytest.mark.rule("MX-8.41", "MX-EX-12", "MX-R-23")
@pytest.mark.parametrize(
    ("card", "sides"),
    [(CREW, ["left", "right", "rear"]), (BATTERY, ["front", "left", "rear"]), (DOUBLE, ["front", "right", "rear"])],
)
def test_one_die_says_from_where_for_everybody(card: str, sides: list[str]) -> None:
    for die in range(1, 7):
        r = raided(RING, card, die)
        (event,) = r.events("raid_coming")
        assert (event.data["die"], event.data["side"]) == (die, sides[(die - 1) // 2])
        assert not r.events("rolled")
        assert {int(seat) for seat in event.data["aims"]} == {0, 1}


@pytest.mark.rule("MX-8.42")
def test_the_printed_dice_are_the_roll_for_the_line() -> None:
    r = raided(RING, CREW, 5)
    (event,) = r.events("raid_coming")
    assert event.data["total"] == 7
    assert event.data["aims"]["0"][0]["square"] == "7,8"
    assert path(r)[0] == "7,8"


@pytest.mark.rule("MX-8.42")
def test_where_dice_are_rolled_in_sequence_the_larger_one_comes_first() -> None:
    """On a cylinder the first die names the row, the second one where a way from the side begins."""
    on = board("IIB")
    squares = [on.names[square] for square in range(on.size) if on.area >> square & 1]
    full = (
        "ship IIB\n"
        + "\n".join(f"{name} structural 3333" for name in squares[1:])
        + f"\n{squares[0]} cabin 3333 crew=2"
    )
    settings: Any = {"newer_ship_classes": "yes", "dice": [(3, 1)], **ON}
    r = job(full, full, mission="platinum_club", cards=BATTERY, **settings)
    (event,) = r.events("raid_coming")
    (aim,) = event.data["aims"]["0"]
    lane = on.lane(LEFT, on.rows.index(5), on.impacts(LEFT, (5, 3))[0].begin)
    assert aim["line"] == "5"
    assert aim["way"] == on.way(lane, on.squares[aim["square"]])


@pytest.mark.rule("MX-8.43", "MX-10.3", "MX-R-24")
def test_thrusters_with_a_crew_may_push_a_raid_by_one_line() -> None:
    pushing = """
ship III
7,7 starting_cabin 3333 crew=2
8,7 thruster 0033 >
6,7 battery_2 0300 cells=2
7,8 engine 3000 ^
8,8 structural 3000
"""
    r = raided(pushing, CREW, 5)
    assert r.question() == "thrust 0"
    told = r.asked(0).about
    assert told["hazard"] == "robopolice_raid"
    assert told["options"]["none"]["then"] == "roams"
    assert told["options"]["none"]["price"]["crew"] == 2
    assert told["paths"]["none"] == [["7,8", "7,7", "6,7", "7,7", "8,7", "8,8", "8,7", "7,7", "7,8"]]
    r.choose(0, "push right")
    assert path(r)[0] == "8,8"


@pytest.mark.rule("MX-8.44", "MX-8.59", "MX-EX-19")
def test_the_search_goes_round_the_ship_and_on_from_the_other_edge() -> None:
    on = board("III")

    def numbers(side: int, dice: tuple[int, int], *, clockwise: bool) -> str:
        lane = on.impacts(side, dice)[0]
        return " ".join(on.line_of(lane) for lane in lines_after(on, lane, clockwise=clockwise))

    assert numbers(REAR, (4, 3), clockwise=True) == "6 5 4 3 11 10 9 8"
    assert numbers(REAR, (4, 3), clockwise=False) == "8 9 10 11 3 4 5 6"
    assert numbers(FRONT, (5, 3), clockwise=True) == "9 10 11 3 4 5 6 7"
    assert numbers(RIGHT, (4, 3), clockwise=True) == "8 9 4 5 6"
    assert numbers(LEFT, (4, 3), clockwise=True) == "6 5 4 9 8"


@pytest.mark.rule("MX-8.44")
@pytest.mark.parametrize("side", range(4), ids=SIDES)
@pytest.mark.parametrize("total", range(2, 13))
def test_every_line_of_the_side_is_tried_once_wherever_the_dice_point(side: int, total: int) -> None:
    on = board("II")
    dice = (max(1, total - 6), min(6, total - 1))
    lane = on.impacts(side, dice)[0]
    for clockwise in (True, False):
        tried = [lane.place, *(other.place for other in lines_after(on, lane, clockwise=clockwise))]
        lines = on.width if side in (FRONT, REAR) else on.height
        assert len(tried) == len(set(tried))
        assert set(range(lines)) <= set(tried)


@pytest.mark.rule("MX-8.44", "MX-R-24", "MX-EX-19")
def test_a_defended_door_is_passed_by_for_the_next_one() -> None:
    guarded = RING.replace("7,8 cargo_2 3303 goods=GB", "7,8 auto_defense 3303")
    r = go_on(raided(guarded, CREW, 6))
    assert [event.data["square"] for event in r.events("intruder_repelled", 0)] == ["7,8"]
    assert path(r)[0] == "6,8"
    (event,) = r.events("police_searched", 0)
    assert event.data["aims"]["0"][0]["square"] == "6,8"


@pytest.mark.rule("MX-8.44")
def test_a_miss_is_passed_by_and_beyond_the_edge_they_go_on() -> None:
    """From the rear, columns 7, 6, 5, 4, 3 are empty: they go on from column 11."""
    right = """
ship III
8,7 starting_cabin 3333 crew=2
9,7 structural 0303
"""
    r = go_on(raided(right, CREW, 6))
    assert path(r)[0] == "9,7"


@pytest.mark.rule("MX-8.44")
def test_they_give_up_once_all_lines_were_tried() -> None:
    fortress = """
ship III
7,7 starting_cabin 3333 crew=2
7,8 auto_defense 3333
6,7 auto_defense 0300
8,7 auto_defense 0003
7,6 auto_defense 0030
"""
    r = go_on(raided(fortress, CREW, 6))
    assert [event.data["square"] for event in r.events("intruder_repelled", 0)] == ["7,8", "6,7", "8,7"]
    assert [event.seat for event in r.events("missed")] == [0]
    assert not path(r)
    assert not charged(r)


@pytest.mark.rule("MX-8.45", "MX-8.49", "MX-R-25")
def test_inside_they_walk_the_whole_round_and_no_farther() -> None:
    r = go_on(raided(RING, CREW, 6))
    found = path(r)
    assert found[0] == found[-1] == "7,8"
    assert found == ["7,8", "6,8", "6,7", "6,6", "7,6", "8,6", "8,7", "8,8", "7,8"]
    (entered,) = r.events("intruder_entered", 0)
    assert entered.data["steps"] == len(found)
    assert list(entered.data["route"]) == found


@pytest.mark.rule("MX-8.49", "MX-R-25")
def test_entering_a_component_again_is_not_the_end_yet() -> None:
    """A cross: the middle is entered between all arms, and the round is over when the first move would come again."""
    cross = read_ship("""
ship III
7,7 starting_cabin 3333 crew=2
7,6 structural 0030
6,7 structural 0300
8,7 structural 0003
7,8 structural 3000
""")
    squares = cross.board.squares
    assert circuit(cross.layout, Place(squares["7,8"], FRONT), "left") == 9
    alone = read_ship("\nship III\n7,7 starting_cabin 3333 crew=2\n")
    assert circuit(alone.layout, Place(squares["7,7"], FRONT), "left") == 1


@pytest.mark.rule("MX-8.46", "MX-8.47", "MX-8.50", "MX-R-26")
def test_they_take_everything_and_mine_what_the_card_says() -> None:
    r = go_on(raided(RING, CREW, 6), "6,6")
    assert taken(r) == {"7,8": {"goods": "GB"}, "6,7": {"crew": 2}, "8,8": {"cells": 2}}
    assert charged(r) == ["6,7", "7,8"]  # crew, and the last one at the door
    assert hits(r) == {"6,7", "7,8"}
    assert "8,8" not in hits(r)
    assert [event.kind for event in r.happened if event.kind in ("intruder_left", "charges_exploded")][:2] == [
        "intruder_left",
        "charges_exploded",
    ]
    r = go_on(raided(RING, BATTERY, 3), "6,6")
    assert charged(r) == ["8,8", "6,8"]  # row 8 from the left, the right hand on the wall
    assert hits(r) == {"8,8", "6,8"}


@pytest.mark.rule("MX-8.50", "MX-R-26")
def test_the_last_charge_may_lie_where_one_lies_already() -> None:
    alone = "\nship III\n7,7 starting_cabin 3333 crew=2\n"
    r = raided(alone, CREW, 6)
    assert charged(r) == ["7,7", "7,7"]
    assert hits(r) == {"7,7"}


@pytest.mark.rule("MX-8.46", "MX-R-32")
def test_sleepers_are_not_found() -> None:
    asleep = RING.replace("8,7 structural 3033", "8,7 stasis_chamber 3033 figures=ZZZZ")
    r = go_on(raided(asleep, CREW, 6, new_technology="yes"), "6,6")
    assert "8,7" in path(r)
    assert "8,7" not in taken(r)


@pytest.mark.rule("MX-8.48", "MX-7.6")
def test_a_defended_component_on_their_way_beats_them_for_no_reward() -> None:
    """They enter at 7,8, turn left to 6,8, and meet the auto-defense system at 6,7; nothing was mined before."""
    guarded = RING.replace("6,7 cabin 3330 crew=2", "6,7 auto_defense 3330")
    before = raided(guarded, CREW, 6)
    r = go_on(before)
    assert path(r) == ["7,8", "6,8", "6,7"]
    assert [event.data["square"] for event in r.events("intruder_beaten", 0)] == ["6,7"]
    assert not r.events("earned")
    assert not charged(r)
    assert taken(r) == {"7,8": {"goods": "GB"}}


@pytest.mark.rule("MX-8.48")
def test_charges_of_those_who_are_beaten_go_off_all_the_same() -> None:
    mined = RING.replace("6,8 structural 3300", "6,8 battery_2 3300 cells=2").replace(
        "6,7 cabin 3330 crew=2", "6,7 auto_defense 3330"
    )
    card = "robopolice_raid sides=left,right,rear dice=4,3 mined=cells hand=left"
    r = go_on(raided(mined, card, 6))
    assert path(r) == ["7,8", "6,8", "6,7"]
    assert charged(r) == ["6,8"]
    assert hits(r) == {"6,8"}
    assert not marked(r.state.ships[0], "charge")


@pytest.mark.rule("MX-8.51", "MX-R-27")
def test_two_units_come_in_together_and_walk_round_both_ways() -> None:
    r = go_on(raided(RING, DOUBLE, 5), "6,6", "7,6")
    left, right = path(r), path(r, hand="right")
    assert left[0] == right[0] == "6,8"
    assert left[1] == "6,7"
    assert right[1] == "7,8"
    kinds = [event.kind for event in r.happened if event.seat == 0]
    assert kinds.count("intruder_left") == 2
    assert kinds.count("charges_exploded") == 1
    assert kinds.index("charges_exploded") > max(n for n, kind in enumerate(kinds) if kind == "intruder_left")


@pytest.mark.rule("MX-8.51", "MX-R-27")
def test_where_they_do_not_get_in_they_part_and_each_looks_on_its_own_side() -> None:
    guarded = RING.replace("6,8 structural 3300", "6,8 auto_defense 3300")
    wide = guarded.replace("6,7 cabin 3330", "6,7 cabin 3333") + "5,7 structural 0300\n"
    r = go_on(raided(wide, DOUBLE, 5), "6,6", "7,6")
    assert path(r)[0] == "5,7"  # clockwise along the rear is to the left
    assert path(r, hand="right")[0] == "7,8"
    assert [event.data["hand"] for event in r.events("police_searched", 0)] == ["left", "right"]


@pytest.mark.rule("MX-8.59")
def test_the_crew_raid_keeps_left_and_the_battery_raid_right() -> None:
    hands = {}
    for name in (CREW, BATTERY):
        card = CARDS[name]
        assert isinstance(card, RobopoliceRaid)
        hands[card.mined] = card.hand
    assert hands == {"crew": "left", "cells": "right"}
    r = go_on(raided(RING, BATTERY, 5), "6,6")  # column 8 from the rear: to the right of whoever looks ahead
    assert path(r, hand="right")[:3] == ["8,8", "8,7", "8,6"]


@pytest.mark.rule("MX-10.5", "MX-5.1")
def test_their_charges_set_explosives_off() -> None:
    """The last charge is left on the explosive container they came in by."""
    loaded = RING.replace("7,8 cargo_2 3303 goods=GB", "7,8 explosive_container 3303")
    r = go_on(job(loaded, FAR_OFF, mission="riding_a_powder_keg", cards=CREW, dice=[(6, 1)], **ON))
    assert [event.data["square"] for event in r.events("exploded", 0)] == ["7,8"]
    assert {"6,8", "8,8", "7,7", "6,7", "8,7"} <= hits(r)
