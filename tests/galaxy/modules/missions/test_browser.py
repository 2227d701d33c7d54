"""Missions in the browser: the job is in sight with what it pays, cargo is drawn, and what is dead is hatched."""

from __future__ import annotations

from playwright.sync_api import expect

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.modules.missions.catalogue import missions
from starboard.galaxy.modules.missions.procedure import begin
from starboard.galaxy.scenario import flight
from tests.browser.conftest import PHONE, NewContext, browser, new_context, service
from tests.browser.staged import Stage

__all__ = ["browser", "new_context", "service"]

CARGO = """
ship III
7,7 starting_cabin 3333 crew=2
6,7 explosive_container 3333
8,7 fragile_container 3333
8,8 radioactive_container 3333
6,8 heavy_container_4 4131
5,7 structural 3333
5,6 artifact 3030 ^
7,6 cannon 0333 ^
7,8 engine 3000 ^
9,8 double_artifact 0003
"""


def test_the_job_is_in_sight_and_dangerous_cargo_is_drawn(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    page.add_init_script("localStorage.setItem('starboard.new.missions', 'read')")
    table = flight(CARGO, CARGO, cards=["stardust", "nothing"], fly_on=False, missions="chosen").state.copy()
    begin(table, missions()["experiments"])
    Stage(page, Game.from_state(RULES, table.setup, table), ["Ada", "Bo"])
    job = page.locator(".conditions li")
    expect(job).to_have_count(1)
    expect(job).to_contain_text("a bit of everything")
    job.get_by_role("button").tap()
    expect(page.locator(".conditions p")).to_contain_text("a set of all four containers 10 more")
    dead = next(each for each in RULES.view(table, 0).modules["missions"]["dead"] if each["seat"] == 0)
    expect(page.locator(".ship .drawing .dead")).to_have_count(len(dead["squares"]))
