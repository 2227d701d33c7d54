"""Chapter 3.2: thrusters push hits aside."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

import pytest

from starboard.engine import Game, Rehearsal
from starboard.engine.request import Request
from starboard.galaxy import RULES, registry
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.components import KINDS
from starboard.galaxy.flight.hazards import approach
from starboard.galaxy.flight.hits import Hit
from starboard.galaxy.notation import read_ship
from starboard.galaxy.ship.errors import mistakes
from starboard.galaxy.table import Table
from tests.galaxy.modules.newer_technology.rules.ships import CYAN, SCOUT, counted, destroyed, meet, story, told

SHIP = """
ship II
5,6 structural 0020
5,7 structural 2333
5,8 structural 3003
4,8 structural 0300
6,6 cannon 0030 ^
6,7 battery_3 3303 cells=3
7,6 structural 0030
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
8,6 cargo_2 0030
8,7 structural 3333
9,6 cannon 0030 ^
9,7 structural 3033
9,8 thruster 3000 v
"""
"""AX-EX-5 to AX-EX-7: turned over, its thrusters blow to the rear and to the left."""


@pytest.mark.rule("AX-3.11", "AX-3.12", "AX-3.2")
def test_nothing_may_stand_on_either_square_a_thruster_points_to() -> None:
    assert KINDS["thruster"].get("thruster") == ["front", "right"]
    ship = SHIP + "9,9 structural 0000\n8,8 structural 3000\n"
    built = read_ship(ship)
    names = built.board.names
    found = {(wrong.kind, names[wrong.square]) for wrong in mistakes(built.layout) if wrong.kind == "before_thruster"}
    assert found == {("before_thruster", "8,8"), ("before_thruster", "9,9")}
    assert mistakes(read_ship(SHIP).layout) == ()


@pytest.mark.rule("AX-3.1", "AX-3.13")
def test_a_thruster_is_no_engine() -> None:
    assert KINDS["thruster"].engine == 0
    assert counted(meet(SHIP, SHIP, card="open_space"), "engines") == 1


@pytest.mark.rule("AX-3.14", "AX-3.15", "AX-3.17", "AX-3.18")
def test_example_five() -> None:
    """AX-EX-5: rolled 8 is hit in 7 for one token; all others are hit where the dice say."""
    ship = SHIP.replace("8,6 cargo_2 0030", "8,6 cargo_2 3030")
    r = meet(ship, ship, card="meteors meteors=small_front", dice=[8])
    assert r.question() == "thrust 0"
    assert r.options(0) == ["push left", "none"]
    assert told(r, "push left") == {"price": {"cells": 1}, "gain": {}, "then": "bounces"}
    assert told(r, "none")["price"]["components"] == 1
    r.choose(0, "push left")
    assert [aim["line"] for aim in r.events("diverted", 0)[0].data["aims"]["0"]] == ["7"]
    assert r.events("bounced", 0)[0].data["square"] == "7,6"
    assert r.state.ships[0].cell_count == 2
    r.choose(1, "none")
    assert destroyed(r, 1) == ["8,6"]


@pytest.mark.rule("AX-3.16", "AX-3.19", "AX-3.20")
def test_example_six() -> None:
    """AX-EX-6: no cannon in 8 and 7; those in 9 and 6 are out of reach, so the structural module goes."""
    r = meet(SHIP, SCOUT.replace("ship I\n", "ship II\n"), card="meteors meteors=large_front,large_front", dice=[8, 8])
    assert r.options(0) == ["push left", "none"]  # never to the right, and by one line only
    r.choose(0, "push left")
    assert destroyed(r) == ["7,6"]
    assert r.question() == "thrust 0"  # the next meteor comes in column 8 again
    assert r.asked(0).about["square"] == "8,6"
    r.choose(0, "none")
    assert destroyed(r) == ["7,6", "8,6"]


@pytest.mark.rule("AX-3.20", "AX-3.21")
def test_example_seven() -> None:
    """AX-EX-7: a hit in the last column may be pushed off the ship; one that bounces is let be."""
    ship = SHIP.replace("4,8 structural 0300", "4,8 structural 3300")
    scout = SCOUT.replace("ship I\n", "ship II\n")
    r = meet(ship, scout, card="meteors meteors=small_front", dice=[4])
    assert told(r, "push left") == {"price": {"cells": 1}, "gain": {}, "then": "misses"}
    r.choose(0, "push left")
    assert story(r, "missed")[0] == ("missed", 0)
    assert not destroyed(r)
    r = meet(SHIP, scout, card="meteors meteors=small_front", dice=[4])
    assert story(r, "bounced") == [("bounced", 0)]
    assert not r.events("pushed_aside")


FLANKED = """
ship II
7,5 structural 0030
7,6 structural 3333
7,7 starting_cabin 3333 crew=2
6,7 cannon 0300 <
7,8 engine 3000 ^
8,7 battery_2 0003 cells=2
8,6 structural 0303
9,6 thruster 0003 >
"""
"""A cannon in row 7 covers the rows beside it; the thruster blows to the right and to the rear."""


@pytest.mark.rule("AX-9.8")
def test_a_pair_may_be_pushed_for_the_sake_of_the_small_one() -> None:
    """In row 6 the cannon shoots the large meteor, but the small one behind it would strike an exposed connector."""
    scout = SCOUT.replace("ship I\n", "ship II\n")
    r = meet(FLANKED, scout, card="meteor_pairs meteors=large_left", dice=[6])
    assert told(r, "none")["price"]["components"] >= 1
    assert told(r, "push rear") == {"price": {"cells": 1}, "gain": {}, "then": "shot_down"}
    r.choose(0, "push rear")
    assert not destroyed(r)
    assert r.state.ships[0].cell_count == 1
    r = meet(FLANKED, scout, card="meteor_pairs meteors=large_left", dice=[6]).choose(0, "none")
    assert "7,6" in destroyed(r)
    r = meet(FLANKED, scout, card="meteors meteors=large_left", dice=[6])
    assert r.events("meteor_shot", 0)  # alone it is let be


@pytest.mark.rule("AX-3.16", "AX-3.22")
def test_example_eight() -> None:
    """AX-EX-8: pushed from row 5 to row 6, a large meteor from the left meets the cannon in row 7."""
    r = meet(FLANKED, SCOUT.replace("ship I\n", "ship II\n"), card="meteors meteors=large_left", dice=[5])
    assert told(r, "push rear") == {"price": {"cells": 1}, "gain": {}, "then": "shot_down"}
    r.choose(0, "push rear")
    assert r.events("meteor_shot", 0)[0].data["square"] == "6,7"
    assert not destroyed(r)


@pytest.mark.rule("AX-3.15", "AX-3.19")
def test_many_thrusters_push_once_for_one_unit() -> None:
    ship = SHIP.replace("5,8 structural 3003", "5,8 structural 3033") + "5,9 thruster 3000 v\n"
    r = meet(ship, SCOUT.replace("ship I\n", "ship II\n"), card="meteors meteors=large_front", dice=[8])
    assert r.options(0) == ["push left", "none"]
    r.choose(0, "push left")
    assert r.state.ships[0].cell_count == 2
    assert [len(event.data["squares"]) for event in r.events("pushed_aside")] == [2]
    assert destroyed(r) == ["7,6"]  # and nobody asked a second time


@pytest.mark.rule("AX-3.14", "AX-3.69")
@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("combat_zone lines=cannons:shots:heavy_front", {}),
        ("pirates strength=9 days=1 credits=1 shots=heavy_front", {}),
    ],
)
def test_shots_are_pushed_as_well(card: str, options: dict[str, str]) -> None:
    ship = SHIP.replace("6,6 cannon 0030 ^", "6,6 structural 0030").replace("9,6 cannon 0030 ^", "9,6 structural 0030")
    r = meet(ship, SHIP, card=card, dice=[8], **options)
    assert r.question() == "thrust 0"
    r.choose(0, "push left")
    assert destroyed(r) == ["7,6"]


@pytest.mark.rule("AX-3.23", "AX-15.10")
def test_what_nobody_rolled_for_is_not_pushed() -> None:
    scout = SCOUT.replace("ship I\n", "ship II\n")
    r = meet(SHIP, scout, card="road_narrows")
    assert not [event for event in r.happened if event.kind == "pushed_aside"]
    assert not r.game.seats_asked() or not r.question().startswith("thrust")
    assert destroyed(r)


@pytest.mark.rule("AX-3.24", "AX-3.69", "AX-15.2")
def test_sabotage_is_not_pushed() -> None:
    ship = SHIP.replace("crew=2", "crew=1")
    r = meet(ship, SHIP, card="sabotage", dice=[8, 6])
    assert destroyed(r) == ["8,6"]
    assert not r.events("pushed_aside")


def intruded(ship: str, total: int, side: int = 0, **said: Any) -> Rehearsal[Table]:
    """Somebody comes aboard in a line that was rolled; what the ship's owner is asked, and where they come in."""
    told_of = meet(ship, SHIP, card="nothing", fly_on=False, **said)
    table = told_of.state.copy()
    pair = (max(1, total - 6), min(6, total - 1))

    class Intruder:
        """Stands for a card that sends somebody aboard."""

        name = "test_intruder"
        rank: Mapping[str, int] = {}

        def at_card(self, table: Table) -> Generator[Request, Any, None]:
            coming = yield from approach(table, table.ships[0], Hit("intruder", True, side, pair))
            assert coming is not None
            _, lanes = coming
            entry = table.ships[0].layout.first_hit(lanes[0])
            table.tell(
                "missed" if entry < 0 else "bounced",
                0,
                **({} if entry < 0 else {"square": table.ships[0].board.names[entry]}),
            )

    with pytest.MonkeyPatch.context() as patch:
        known = dict(registry.modifiers())
        patch.setattr(registry, "modifiers", lambda: {**known, "test_intruder": Intruder()})
        registry._seams.cache_clear()
        table.put_into_play("test_intruder")
        r = Rehearsal(Game.from_state(RULES, table.setup, table))
        r.all_choose("fly on")
    registry._seams.cache_clear()
    return r


CREWED = SHIP.replace("9,7 structural 3033", "9,7 cabin 3033 crew=2")
MACHINED = SHIP.replace("9,7 structural 3033", "9,7 crubot_station 3033")


@pytest.mark.rule("AX-3.25", "AX-3.27")
def test_only_a_thruster_with_a_crew_pushes_an_intruder() -> None:
    r = intruded(CREWED, 8)
    assert r.options(0) == ["push left", "none"]
    r.choose(0, "push left")
    assert r.events("bounced", 0)[0].data["square"] == "7,6"
    r = intruded(SHIP, 8)
    assert not r.events("pushed_aside")
    assert r.events("bounced", 0)[0].data["square"] == "8,6"


@pytest.mark.rule("AX-3.21", "AX-3.25")
def test_an_intruder_may_be_led_onto_the_ship() -> None:
    """AX-R-4: from a column beside the ship onto it."""
    r = intruded(CREWED, 10)
    assert r.asked(0).about["square"] is None
    r.choose(0, "push left")
    assert r.events("bounced", 0)[0].data["square"] == "9,6"


@pytest.mark.rule("AX-3.26", "AX-3.41", "AX-3.43", "AX-3.38")
def test_crubots_that_are_on_work_a_thruster_and_sleepers_do_not() -> None:
    r = intruded(MACHINED, 8)
    assert r.options(0) == ["activate 9,7", "none"]
    r.choose(0, "activate 9,7")
    assert r.options(0) == ["push left", "none"]
    r.choose(0, "push left")
    assert r.events("bounced", 0)[0].data["square"] == "7,6"
    assert r.state.ships[0].cell_count == 1  # one for the crubots, one for the push
    asleep = SHIP.replace("9,7 structural 3033", "9,7 stasis_chamber 3033 figures=ZZZZ")
    assert not intruded(asleep, 8, **CYAN).events("pushed_aside")


@pytest.mark.rule("AX-3.30", "AX-3.25")
def test_a_router_joins_a_thruster_to_its_crew() -> None:
    routed = SHIP.replace("9,7 structural", "9,7 router").replace("8,7 structural 3333", "8,7 cabin 3333 crew=2")
    assert intruded(routed, 8).options(0) == ["push left", "none"]


@pytest.mark.rule("AX-3.70")
def test_on_class_ia_it_goes_to_the_next_line_whatever_numbers_that_bears() -> None:
    """Class IA has two numbers on most lines; a line is never left for itself."""
    long = board("IA")
    for column, numbers in enumerate(long.column_numbers):
        for total in numbers:
            lane = long.impacts(0, (max(1, total - 6), min(6, total - 1)))[0]
            assert lane.place == column
            assert long.shifted(lane, 3).place == column - 1
            assert bool(long.shifted(lane, 1).squares) == (column + 1 < long.width)
