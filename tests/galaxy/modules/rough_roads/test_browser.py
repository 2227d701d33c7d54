"""Rough roads in the browser: they are in sight with what they do, and where nothing works is hatched."""

from __future__ import annotations

from playwright.sync_api import expect

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from tests.browser.conftest import PHONE, NewContext, browser, new_context, service
from tests.browser.staged import Stage
from tests.galaxy.modules.rough_roads.travel import travel
from tests.galaxy.rules.ships_cards import SCOUT

__all__ = ["browser", "new_context", "service"]


def test_roads_say_what_they_do_and_dead_squares_are_hatched(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    page.add_init_script("localStorage.setItem('starboard.new.rough_roads', 'read')")
    r = travel(SCOUT, SCOUT, roads="bum_batteries", cards="stardust", fly_on=False)
    table = r.state.copy()
    put_in_force(table, "dead_zone", (0,))
    Stage(page, Game.from_state(RULES, table.setup, table), ["Ada", "Bo"])
    roads = page.locator(".conditions li")
    expect(roads).to_have_count(2)
    expect(roads.first).to_contain_text("energy costs 1 token more")
    roads.first.get_by_role("button").tap()
    expect(page.locator(".conditions p")).to_contain_text("Every use of energy")
    dead = r.game.rules.view(table, 0).modules["rough_roads"]["dead"]
    assert [lifeless["seat"] for lifeless in dead] == [0]
    expect(page.locator(".ship .drawing .dead")).to_have_count(len(dead[0]["squares"]))
    expect(page.locator(".rivals .dead")).to_have_count(0)
