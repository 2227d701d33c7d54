"""Black holes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.catalog.boards import board, mask_of
from starboard.galaxy.flight.declare import Count
from starboard.galaxy.modules.missions.supercards.black_hole import burden_of
from starboard.galaxy.modules.missions.tally import lost
from starboard.galaxy.table import Table
from tests.galaxy.modules.missions.jobs import PLAIN, job, pieces
from tests.galaxy.modules.missions.rules.test_cargo import on
from tests.galaxy.modules.missions.slow_hole import legal_sets, random_hull

HOLE = "black_hole attraction=4,5,6,7"
"""The one of the booklet: 5 at level II."""
FLEET_FOOTED = """
ship II
7,7 starting_cabin 3333 crew=2
6,7 structural 3333
8,7 structural 3333
6,8 engine 3000 ^
7,8 engine 3000 ^
8,8 engine 3000 ^
5,7 structural 0333
5,8 engine 3000 ^
9,7 structural 0303
10,7 structural 0003
"""
"""Engine strength 4, and a tail of two components to lose."""
BATTERED = """
ship II
7,7 starting_cabin 3333 crew=2
6,7 structural 3333
5,7 structural 0300
6,8 double_engine 3000 ^
7,8 engine 3000 ^
8,7 battery_2 0003 cells=2
7,6 structural 0030
"""
"""A single engine and a double one."""


SOUND = """
ship I
7,7 starting_cabin 3333 crew=2
6,7 structural 3333
8,7 structural 3333
6,8 engine 3000 ^
7,8 engine 3000 ^
8,8 engine 3000 ^
8,6 engine 0030 ^
"""
"""Strong enough for the hole of the booklet at level I."""


def pulled(*ships: str, card: str = HOLE, mission: str = "platinum_club", **settings: Any) -> Rehearsal[Table]:
    """Ships before a black hole, until the first question."""
    return job(*ships, mission=mission, cards=card, **settings)


def given_up(r: Rehearsal[Table], seat: int = 0) -> set[str]:
    return {square for event in r.events("components_given_up", seat) for square in event.data["squares"]}


@pytest.mark.rule("MX-8.14", "MX-EX-5")
def test_whoever_is_strong_enough_loses_nothing_and_is_not_asked() -> None:
    strong = FLEET_FOOTED + "8,6 engine 0030 ^\n"
    r = pulled(strong, strong)
    assert r.question().startswith("next_card")
    assert [event.data for event in r.events("hole_escaped", 0)] == [{"strength": 5, "attraction": 5}]
    assert not given_up(r)


@pytest.mark.rule("MX-8.15", "MX-8.20", "MX-EX-4")
def test_two_components_for_every_missing_point_and_nothing_falls_off() -> None:
    r = pulled(FLEET_FOOTED, FLEET_FOOTED)
    assert r.asked(0).question == "let_go"
    assert (r.asked(0).about["due"], r.asked(0).about["left"]) == (2, 2)
    assert "done" not in r.options(0)
    assert "9,7" not in r.options(0)  # what hangs on it would fall off
    r.choose(0, "10,7")
    assert "9,7" in r.options(0)
    r.choose(0, "9,7")
    assert r.asked(0).about["left"] == 0
    r.choose(0, "done")
    assert given_up(r) == {"10,7", "9,7"}
    assert not r.events("parts_lost")
    assert not r.events("component_destroyed")


@pytest.mark.rule("MX-8.14", "MX-7.7")
@pytest.mark.parametrize(("level", "attraction"), [("I", 4), ("II", 5), ("III", 6)])
def test_the_attraction_grows_with_the_level(level: str, attraction: int) -> None:
    text = PLAIN.replace("ship I\n", f"ship {level}\n")
    assert pulled(text, text).events("hole_pulls", 0)[0].data["attraction"] == attraction


@pytest.mark.rule("MX-8.16")
def test_players_come_in_flight_order() -> None:
    r = pulled(FLEET_FOOTED, FLEET_FOOTED)
    assert r.question() == "let_go 0"
    r.choose(0, "10,7").choose(0, "9,7").choose(0, "done")
    assert r.question() == "let_go 1"


@pytest.mark.rule("MX-8.16", "MX-R-30")
def test_an_abandoned_engine_does_not_count() -> None:
    r = pulled(FLEET_FOOTED, FLEET_FOOTED)
    assert r.asked(0).about["options"]["8,8"]["price"] == {"components": 3, "engines": 1}
    r.choose(0, "8,8")
    assert (r.asked(0).about["engines"], r.asked(0).about["due"], r.asked(0).about["left"]) == (3, 4, 3)


@pytest.mark.rule("MX-8.16")
def test_a_token_may_be_spent_before_its_battery_is_abandoned() -> None:
    """Engines are powered first, in between, or not at all."""
    r = pulled(BATTERED, BATTERED, card="black_hole attraction=4,4,4,4")
    assert r.question() == "power_engines 0"
    r.choose(0, "done")
    assert r.asked(0).about["left"] == 2 * (4 - 1)
    assert "power 6,8" in r.options(0)
    r.choose(0, "8,7")  # the battery itself, first
    r.choose(0, "power 6,8")
    assert (r.asked(0).about["engines"], r.asked(0).about["left"]) == (3, 1)
    r.choose(0, "5,7").choose(0, "done")
    assert given_up(r) == {"8,7", "5,7"}


@pytest.mark.rule("MX-R-40", "MX-8.15")
def test_powering_is_optional_so_one_may_choose_to_be_short() -> None:
    r = pulled(BATTERED, BATTERED, card="black_hole attraction=3,3,3,3")
    assert r.asked(0).about["at_most"] == "hole_lets_go"
    r.choose(0, "done")
    assert r.asked(0).about["left"] == 4
    r = pulled(BATTERED, BATTERED, card="black_hole attraction=3,3,3,3").choose(0, "6,8")
    assert [event.data["strength"] for event in r.events("hole_escaped", 0)] == [3]


@pytest.mark.rule("MX-8.16", "MX-R-30")
def test_an_alien_without_life_support_gives_no_bonus() -> None:
    text = """
ship II
7,7 starting_cabin 3333 crew=2
6,7 cabin 3333 alien=brown
5,7 life_support_brown 0300
7,8 engine 3000 ^
6,8 engine 3000 ^
8,7 structural 0303
9,7 structural 0303
10,7 structural 0003
7,6 structural 0030
6,6 structural 0030
"""
    r = pulled(text, text)  # 2 + 2 against 5
    assert r.asked(0).about["due"] == 2
    assert r.asked(0).about["options"]["5,7"]["price"] == {"components": 1 + 4, "crew": 1}
    r.choose(0, "5,7")
    assert (r.asked(0).about["engines"], r.asked(0).about["due"]) == (2, 6)
    for option in ("10,7", "9,7", "7,6", "6,6", "8,7", "done"):
        r.choose(0, option)
    assert [event.data["colour"] for event in r.events("alien_left", 0)] == ["brown"]


@pytest.mark.rule("MX-8.17", "MX-8.18", "MX-6.4")
def test_each_part_of_a_ship_is_pulled_at_alone_by_its_share_rounded_up() -> None:
    text = halves()
    r = pulled(text, text, new_ship_classes="yes")
    assert [event.data["attraction"] for event in r.events("hole_pulls", 0)] == [3]
    dues = []
    while r.question() == "let_go 0":
        dues.append(r.asked(0).about["due"])
        r.choose(0, r.options(0)[-1] if "done" not in r.options(0) else "done")
    assert dues[0] == 2 * (3 - 1)
    assert 2 * (3 - 2) in dues


def halves() -> str:
    """A ship of two halves, with one engine in the left one and two in the right one."""
    on_board = board("IIA")
    lines = ["ship IIA"]
    for number, section in enumerate(on_board.sections):
        names = [on_board.names[square] for square in range(on_board.size) if section >> square & 1]
        engines = 0
        for name in names:
            column, row = name.split(",")
            below = f"{column},{int(row) + 1}"
            if engines <= number and below not in names:
                lines.append(f"{name} engine 3333 ^")
                engines += 1
            else:
                crew = "cabin 3333 crew=2" if len(lines) % 5 == 1 else "structural 3333"
                lines.append(f"{name} {crew}")
    return "\n".join(lines)


@pytest.mark.rule("MX-8.19", "MX-R-41", "MX-R-19")
def test_whoever_has_not_enough_loses_everything_and_gives_up() -> None:
    r = pulled(PLAIN, SOUND)
    assert [event.data["why"] for event in r.events("gave_up", 0)] == ["black_hole"]
    assert not pieces(r, 0)
    assert len(r.state.ships[0].lost) == 2
    assert lost(r.state, 0, "components") == 2


@pytest.mark.rule("MX-8.19", "MX-R-41")
def test_what_is_lost_is_not_sold() -> None:
    laden = PLAIN + "6,7 cargo_2 0300 goods=YY\n"
    r = pulled(laden, SOUND)
    assert not r.events("earned", 0)
    assert 0 not in r.state.flight.positions


@pytest.mark.rule("MX-8.20", "MX-R-18")
def test_without_a_heavy_container_less_is_due_and_no_more_may_go_than_that() -> None:
    text = FLEET_FOOTED.replace("10,7 structural 0003", "10,7 heavy_container_2 4443")
    r = pulled(text, text, mission="heavy_duty")
    assert r.asked(0).about["due"] == 2 * (5 - 2)
    assert r.asked(0).about["options"]["10,7"]["gain"] == {"components": 4}
    r.choose(0, "10,7")
    assert (r.asked(0).about["due"], r.asked(0).about["left"]) == (2, 1)
    alone = FLEET_FOOTED.replace("10,7 structural 0003", "10,7 heavy_container_2 4443") + "8,6 engine 0030 ^\n"
    r = pulled(alone, alone, mission="heavy_duty").choose(0, "10,7")  # 3 against 5, and 5 without it
    assert "done" in r.options(0)
    r.choose(0, "9,7")  # too many, unless an engine goes as well
    assert "done" not in r.options(0)


@pytest.mark.rule("MX-4.3", "MX-4.4", "MX-4.5", "MX-EX-21")
def test_what_is_abandoned_sets_nothing_off_and_breaks_nothing() -> None:
    text = FLEET_FOOTED.replace("10,7 structural 0003", "10,7 explosive_container 0003").replace(
        "9,7 structural 0303", "9,7 structural 0303\n9,6 fragile_container 0030"
    )
    text = text.replace("9,7 structural 0303", "9,7 structural 3303")
    r = pulled(text, text, mission="cocktail_time")
    r.choose(0, "10,7").choose(0, "6,8")  # next to the fragile one; then two more for the engine
    while r.question() == "let_go 0":
        options = [option for option in r.options(0) if option != "9,6"]
        r.choose(0, "done" if "done" in options else options[-1])
    assert "10,7" in given_up(r)
    assert "9,6" in pieces(r)
    assert not r.events("exploded")
    assert not r.events("shattered")
    assert lost(r.state, 0, "explosive") == 1


@pytest.mark.rule("MX-8.19", "MX-R-19")
def test_what_the_hole_gets_is_paid_for_like_any_loss() -> None:
    r = pulled(FLEET_FOOTED, FLEET_FOOTED)
    r.choose(0, "10,7").choose(0, "9,7").choose(0, "done")
    assert r.state.ships[0].penalty == 2


@pytest.mark.rule("MX-R-18", "MX-8.15", "MX-8.20")
@pytest.mark.parametrize("number", range(60))
def test_legal_sets_are_those_of_a_slow_second_reading(number: int) -> None:
    random = Random(f"hole {number}")
    hull = random_hull(random, random.randrange(3, 9))
    table, ship = on(hull.text, "experiments")
    squares = ship.board.squares
    doubles = [square for square, kind in sorted(hull.kinds.items()) if kind == "double_engine"]
    powered = frozenset(square for square in doubles if random.random() < 0.6)
    count = Count("engines", "need")
    count.powered = mask_of(squares[square] for square in powered)
    for attraction in (1, 2, 3, 5):
        burden = burden_of(table, ship, "whole", ship.layout.occupied, attraction, count)
        found, seen, waiting = set(), {0}, [0] if burden.ends_well(0) else []
        while waiting:
            gone = waiting.pop()
            if burden.is_legal(gone):
                found.add(frozenset(ship.squares_named(gone)))
            following = burden.next_ones(gone)
            assert following or burden.is_legal(gone), "nobody is led into a dead end"
            for square in following:
                if gone | 1 << square not in seen:
                    seen.add(gone | 1 << square)
                    waiting.append(gone | 1 << square)
        assert found == legal_sets(hull, attraction, powered), (hull.text, attraction, powered)


@pytest.mark.rule("MX-8.20", "MX-R-18")
@pytest.mark.parametrize("number", range(8))
def test_whatever_is_chosen_at_a_table_is_legal(number: int) -> None:
    random = Random(f"walk {number}")
    hull = random_hull(random, 8)
    card = "black_hole attraction=2,2,2,2"
    r = pulled(hull.text, PLAIN.replace("ship I\n", "ship III\n"), card=card, mission="experiments")
    while r.question() == "let_go 0":
        r.choose(0, random.choice(r.options(0)))
    if not r.events("hole_swallowed", 0):
        assert frozenset(given_up(r)) in legal_sets(hull, 2, frozenset())
    else:
        assert not legal_sets(hull, 2, frozenset())
