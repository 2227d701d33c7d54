"""What pages and terminals are told of the team beyond its names: what is planned where, and what was foretold."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.table import Table
from tests.galaxy.modules.support_team.hiring import CABIN, SMALL, building, ready


def told(r: Rehearsal[Table], seat: int, what: str) -> Any:
    return r.game.view(seat).table.modules["support_team"][what]


@pytest.mark.parametrize(("drawn", "sign"), [("cargo_2 1213", "plan_kept"), ("structural 1303", "plan_missed")])
def test_plans_lie_on_their_squares_until_they_come_true_or_do_not(drawn: str, sign: str) -> None:
    r = building(CABIN, SMALL, p0="planner", heap=[drawn])
    r.choose(0, "mark 5,8")
    assert r.asked(0).about["signs"] == {"5,8": "plan_blue"}
    assert r.asked(0).about["sign"] == "plan_red"
    r.choose(0, "mark 9,8", "done", "done", "done")
    blue = {"seat": 0, "square": "5,8", "name": "plan_blue"}
    for seat in (0, 1):
        assert told(r, seat, "signs") == [blue, {"seat": 0, "square": "9,8", "name": "plan_red"}]
    r.choose(0, "draw", "weld 5,8 ^")
    assert {sign["square"]: sign["name"] for sign in told(r, 1, "signs")} == {"5,8": sign, "9,8": "plan_red"}


def test_a_forecast_stands_beside_whoever_made_it() -> None:
    r = ready(SMALL, SMALL, p0="advertiser welder", p1="trader")
    r.choose(0, "advertiser predict", "place 2", "out")
    ranks = {member["id"]: member.get("ranks") for member in told(r, 1, "tray")}
    assert ranks == {"advertiser": {"0": 2, "1": 0}, "welder": None, "trader": None}
