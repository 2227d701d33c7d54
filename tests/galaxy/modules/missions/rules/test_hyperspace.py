"""Supercards and hyperspace."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.galaxy.catalog.boards import board
from tests.galaxy.modules.missions.jobs import fly, go_on, hits, job
from tests.galaxy.modules.missions.rules.test_black_hole import halves
from tests.galaxy.modules.missions.rules.test_pay import PLAIN_II

JUMPER = """
ship II
7,6 cannon 0030 ^
6,7 battery_2 0300 cells=2
7,7 starting_cabin 3333 crew=2
8,7 engine_booster 3333
7,8 engine 3000 ^
8,8 engine 3000 ^
"""
BOTTLED = JUMPER.replace("6,7 battery_2 0300", "6,7 battery_2 0330") + "6,8 fragile_container 3000\n"
ON: Any = {"new_technology": "yes"}
ALERT = "meteor_alert waves=I:front"


@pytest.mark.rule("MX-7.8", "MX-10.9")
def test_a_booster_avoids_a_supercard() -> None:
    r = job(JUMPER, PLAIN_II, mission="platinum_club", cards=ALERT, dice=[7, 2], **ON)
    assert r.question() == "jump 0"
    go_on(r, "jump 8,8")
    assert [sorted(event.data["aims"]) for event in r.events("meteor")] == [["1"]]


@pytest.mark.rule("MX-7.8", "MX-8.16", "MX-10.9")
def test_one_may_jump_when_the_hole_pulls() -> None:
    r = job(JUMPER, PLAIN_II, mission="platinum_club", cards="black_hole attraction=4,5,6,7", dice=[2], **ON)
    r.choose(0, "stay")
    assert r.question() == "power_engines 0"
    r.choose(0, "jump 8,8")
    assert not r.events("hole_fed", 0)
    assert not r.events("hole_swallowed", 0)


@pytest.mark.rule("MX-7.9", "MX-R-15", "MX-10.9")
def test_whoever_is_in_hyperspace_gets_a_heavy_shot_from_the_front_with_one_roll() -> None:
    r = job(JUMPER, JUMPER, PLAIN_II, mission="platinum_club", cards=ALERT, dice=[2, 7], **ON)
    go_on(r, "jump 8,8")
    (shot,) = r.events("shot")
    assert (shot.data["weight"], shot.data["side"], sorted(shot.data["aims"])) == ("heavy", "front", ["0", "1"])
    assert r.events("rolled")[-1].seat == 0
    assert "7,6" in hits(r, 0) & hits(r, 1)
    assert not hits(r, 2)


@pytest.mark.rule("MX-7.9")
def test_also_whoever_jumped_at_the_card_before() -> None:
    r = job(JUMPER, PLAIN_II, mission="platinum_club", cards=["stardust", ALERT], dice=[2, 7], **ON)
    go_on(r, "jump 8,8")
    assert not r.events("shot")  # that was no supercard
    fly(r)
    go_on(r)
    assert len(r.events("shot")) == 1
    assert "7,6" in hits(r, 0)


@pytest.mark.rule("MX-R-35", "MX-7.9")
def test_whoever_hides_behind_a_bottle_is_not_in_hyperspace() -> None:
    r = job(BOTTLED, PLAIN_II, mission="beverage_run", cards=ALERT, dice=[2], **ON)
    go_on(r, "6,8")
    assert r.events("bottle_thrown", 0)
    assert not r.events("shot")


@pytest.mark.rule("MX-7.9", "MX-6.4")
@pytest.mark.parametrize("half", [0, 1])
def test_of_a_ship_in_two_halves_the_shot_meets_only_the_one_that_has_jumped(half: int) -> None:
    text = halves()
    engine = next(line.split()[0] for line in text.splitlines()[::-1] if " engine " in line)
    column, row = map(int, engine.split(","))
    beside = next(f"{other},{row}" for other in (column - 1, column + 1) if f"\n{other},{row} " in text)
    above = f"{column},{row - 1}"
    lines = [
        f"{beside} engine_booster 3333"
        if line.startswith(f"{beside} ")
        else f"{above} battery_3 3333 cells=3"
        if line.startswith(f"{above} ")
        else line
        for line in text.splitlines()
    ]
    ship = "\n".join(lines)
    on_board = board("IIA")
    columns = [
        {on_board.names[square].split(",")[0] for square in range(on_board.size) if section >> square & 1}
        for section in on_board.sections
    ]
    target = min(int(name) for name in columns[half])
    r = job(
        ship,
        ship,
        mission="platinum_club",
        cards="meteor_sweep first=front second=right",
        dice=[target] * 4,
        new_ship_classes="yes",
        **ON,
    )
    while r.game.seats_asked() and not r.question().startswith("next_card"):
        seat = r.game.seats_asked()[0]
        jumps = [option for option in r.options(seat) if option.startswith("jump")]
        r.choose(seat, jumps[0] if jumps and seat == 0 else r.options(seat)[-1])
    (shot,) = r.events("shot")
    after = r.happened[r.happened.index(shot) :]
    struck = [event for event in after if event.kind == "component_destroyed" and event.seat == 0]
    assert bool(struck) is (half == 1)
