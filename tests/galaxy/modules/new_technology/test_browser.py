"""New technology in the browser: an engine is tapped on the ship and burnt, and the ship is gone for a while."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewContext, browser, new_context, service
from tests.browser.person import Person
from tests.browser.staged import Stage
from tests.galaxy.modules.new_technology.rules.ships import JUMPER, SCOUT, meet

__all__ = ["browser", "new_context", "service"]

KNOWN = "localStorage.setItem('starboard.new.new_technology', 'read')"


def test_an_engine_is_tapped_twice_and_the_ship_jumps_to_hyperspace(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    page.add_init_script(KNOWN)
    person = Person(page, touch=True)
    r = meet(JUMPER, SCOUT, card="slavers strength=9 days=1 crew_loss=1 credits=1", after=["nothing", "nothing"])
    stage = Stage(page, r.game, ["Ada", "Bo"])
    engine = person.ship.locator("[data-square='8,8']")
    engine.tap()
    again = page.get_by_text(person.words("flight-on-ship-again"))
    expect(page.locator(".decision .button.picked")).to_contain_text("Jump: burn")
    expect(again).to_have_count(1)
    assert stage.answered == []
    engine.tap()
    drawn = page.locator(".ship .drawing")
    expect(drawn.locator(".veiled")).to_have_count(1)
    expect(drawn.locator("[data-explain^='piece/']")).to_have_count(5)
    assert stage.answered == ["jump 8,8"]
    assert "8,8" not in stage.game.view(0).table.ships[0].pieces
    person.click(page.locator(".beside .handle"))
    expect(page.locator(".tray")).to_contain_text("In hyperspace")
