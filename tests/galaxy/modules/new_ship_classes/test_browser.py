"""The strange ships in the browser: turned by a button, and sent home by halves."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from starboard.galaxy.scenario import flight
from tests.browser.conftest import PHONE, NewContext, browser, new_context, service
from tests.browser.staged import Stage
from tests.galaxy.modules.new_ship_classes.ships import CROSS, ON, PLAIN, built
from tests.galaxy.test_sections import LEFT_CELLS, ONE, TWO, halves

__all__ = ["browser", "new_context", "service"]

LADEN = halves(ONE + LEFT_CELLS, TWO + "9,5 cargo_2 0030 goods=G\n")


def test_a_ship_is_turned_and_shown_as_it_flies(new_context: NewContext) -> None:
    page = new_context().new_page()
    game = built(CROSS, PLAIN, round_name="IA").choose(0, "finish 1").choose(1, "finish 2").game
    stage = Stage(page, game, ["Ada", "Bo"])
    ways = page.get_by_role("button", name="flies ahead")
    expect(ways).to_have_count(3)
    column = page.locator("svg text", has_text=re.compile(r"^\d+ \d+$")).first
    expect(column).to_have_text("2 3")
    page.get_by_role("button", name="The left side flies ahead").click()
    expect(ways).to_have_count(0)
    expect(column).to_have_text("11 12")
    assert stage.answered == ["left"]
    assert stage.game.state.ships[0].board.name == "IA/1"


def test_half_a_ship_is_sent_home_on_a_phone(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    r = flight(LADEN, LADEN, cards=["nothing", "nothing"], fly_on=False, round_name="IIA", **ON)
    stage = Stage(page, r.game, ["Ada", "Bo"])
    expect(page.get_by_text("left half", exact=True).first).to_be_visible()
    page.get_by_role("button", name="More choices: 3").tap()
    right = page.get_by_role("button", name="Send the right half home")
    expect(right).to_contain_text("the rest flies on")
    expect(right).to_contain_text("+1")
    right.click()
    stage.choose(1, "fly on")
    expect(page.get_by_role("button", name="Send the right half home")).to_have_count(0)
    expect(page.get_by_role("button", name="Send the left half home")).to_have_count(0)
    assert stage.answered == ["give up right"]
    assert stage.game.state.ships[0].present.keys() == {"left"}
