"""The new components in the browser: a meteor is pushed aside on a phone, and crubots are switched on."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewContext, browser, new_context, service
from tests.browser.staged import Stage
from tests.galaxy.modules.newer_technology.rules.ships import CREW_ZONE, crew, meet
from tests.galaxy.modules.newer_technology.rules.test_crew import RIGHT
from tests.galaxy.modules.newer_technology.rules.test_thrusters import SHIP

__all__ = ["browser", "new_context", "service"]

FAMILIAR = "localStorage.setItem('starboard.new.newer_technology', 'read')"
"""Somebody who has met the components before."""


def test_a_meteor_is_pushed_aside_on_a_phone(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    page.add_init_script(FAMILIAR)
    stage = Stage(page, meet(SHIP, SHIP, card="meteors meteors=large_front", dice=[8]).game, ["Ada", "Bo"])
    push = page.get_by_role("button", name=re.compile("push it to the left", re.IGNORECASE))
    expect(push).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("let it come", re.IGNORECASE))).to_be_visible()
    push.click()
    expect(push).to_have_count(0)
    assert stage.answered == ["push left"]
    assert "7,6" not in stage.game.view(0).table.ships[0].pieces


def test_crubots_are_switched_on_with_the_sun(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.add_init_script(FAMILIAR)
    sunny = RIGHT.replace("8,8 crubot_station 3000", "8,8 crubot_station 3300") + "9,8 solar_panel 0003\n"
    stage = Stage(page, meet(sunny, crew(4), card=CREW_ZONE).game, ["Ada", "Bo"])
    page.get_by_role("button", name=re.compile("switch on the crubots", re.IGNORECASE)).first.click()
    page.get_by_role("button", name=re.compile("the sun, by", re.IGNORECASE)).first.click()
    expect(page.get_by_role("button", name=re.compile("the sun, by", re.IGNORECASE))).to_have_count(0)
    assert stage.answered == ["activate 8,8", "sun 9,8"]
    assert stage.game.state.ships[0].cell_count == 2
