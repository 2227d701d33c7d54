"""Rough roads of the second edition in the browser: in sight, read, and answered."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, NewContext, browser, new_context, service
from tests.browser.staged import Stage
from tests.galaxy.modules.more_roads.journey import journey
from tests.galaxy.rules.ships_cards import LINER, RACER, SCOUT

__all__ = ["browser", "new_context", "service"]

READ = "localStorage.setItem('starboard.new.more_roads', 'read')"


def test_roads_say_what_they_do_on_a_phone(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    page.add_init_script(READ)
    r = journey(SCOUT, SCOUT, roads="murphys_law dead_zone", cards="stardust", fly_on=False)
    Stage(page, r.game, ["Ada", "Bo"])
    roads = page.locator(".conditions li")
    expect(roads).to_have_count(2)
    expect(roads.first).to_contain_text("no second harmless roll")
    roads.first.get_by_role("button").tap()
    expect(page.locator(".conditions p")).to_contain_text("The dice have taken notes")
    dead = r.game.rules.view(r.state, 0).modules["more_roads"]["dead"]
    expect(page.locator(".ship .drawing .dead")).to_have_count(len(dead[0]["squares"]))


def test_debris_is_voted_on(new_context: NewContext) -> None:
    page = new_context(**DESK).new_page()
    page.add_init_script(READ)
    derelict = "abandoned_ship crew_loss=2 credits=5 days=2"
    Stage(page, journey(LINER, LINER, roads="abandoned_debris", cards=derelict).game, ["Ada", "Bo"])
    expect(page.locator(".question", has_text="From where should a large meteor come?")).to_be_visible()
    expect(page.get_by_role("button", name="from the left")).to_be_visible()


def test_a_new_leader_is_welcomed_along_a_cannon(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    page.add_init_script(READ)
    Stage(page, journey(SCOUT, RACER, roads="welcome_to_the_lead", cards="open_space", at=[3, 2]).game, ["Ada", "Bo"])
    expect(page.locator(".question", has_text="Send a light shot as a greeting?")).to_be_visible()
    expect(page.get_by_role("button", name="hold your fire")).to_be_visible()
