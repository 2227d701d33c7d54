"""The new ships in the browser: agreed on, built and flown, with mirrors, rails and the compass in sight."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewContext, browser, new_context, service
from tests.browser.person import Person
from tests.browser.staged import Stage, experienced
from tests.galaxy.modules.more_ships.ships import LONG, met, rolled

__all__ = ["browser", "new_context", "service"]

PICTURES = os.environ.get("STARBOARD_PICTURES", "")
"""Where pictures go, for whoever wants to look at them."""
DESK: dict[str, Any] = {}

REARGUARD = """
ship second-IIA
7,7 double_cannon 3000 v
7,6 starting_cabin 3333 crew=2
6,6 structural 3333
8,6 cabin 3333 crew=2
7,5 battery_2 0030 cells=2
"""
"""Its one cannon can shoot what comes down column 6 from the rear, and what comes down column 8."""
BENT = LONG.replace("5,10 structural 3333", "5,10 double_cannon 0300 <") + "6,8 battery_2 0030 cells=2\n"


def photograph(page: Page, name: str) -> None:
    if PICTURES:
        page.wait_for_timeout(900)
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


@pytest.mark.parametrize(("screen", "size"), [("desk", DESK), ("phone", PHONE)])
@pytest.mark.parametrize("face", [1, 3, 4, 6])
def test_the_compass_lies_in_a_corner_of_the_board_with_the_rolled_face_ahead(
    new_context: NewContext, screen: str, size: dict[str, Any], face: int
) -> None:
    page = experienced(new_context(**size).new_page())
    Stage(page, rolled(face, pace="turns").game, ["Ada", "Bo"])
    faces = page.locator(".compass").first
    expect(faces).to_be_visible()
    expect(page.get_by_text(f"Dice compass: {face}").first).to_be_visible()
    ahead = faces.locator("g[transform='rotate(0)'] text")
    assert str(face) in ahead.all_inner_texts() or str(face) in ahead.all_text_contents()
    photograph(page, f"compass-{face}-{screen}")


@pytest.mark.parametrize(("screen", "size"), [("desk", DESK), ("phone", PHONE)])
def test_both_ways_of_a_pair_are_shown_before_they_strike(
    new_context: NewContext, screen: str, size: dict[str, Any]
) -> None:
    page = experienced(new_context(**size).new_page())
    person = Person(page, touch=screen == "phone")
    stage = Stage(page, met(REARGUARD, "meteors meteors=large_rear", 8, fly_on=False).game, ["Ada", "Bo"])
    stage.choose(1, "fly on")
    stage.choose(0, "fly on")
    ship = page.locator("svg:has(.axis)")
    expect(ship.get_by_text("6+8", exact=True).first).to_be_visible()
    expect(ship.get_by_text("8+6", exact=True).first).to_be_visible()
    expect(ship.locator(".mark.danger")).to_have_count(2)
    expect(ship.locator(".band")).to_have_count(2)
    expect(person.decision).to_contain_text("Another one heads for your")
    photograph(page, f"pair-{screen}")
    page.reload()
    expect(ship.locator(".mark.danger")).to_have_count(2)
    person.click(person.decision.get_by_role("button", name="Fire your double cannon"))
    expect(person.decision).not_to_contain_text("Another one")
    expect(ship.locator(".mark.danger")).to_have_count(1)
    person.click(person.decision.get_by_role("button", name="take the hit"))
    expect(person.decision.get_by_role("button", name="take the hit")).to_have_count(0)
    assert stage.answered == ["7,7", "none"]
    assert set(stage.game.view(0).table.ships[0].pieces) == {"7,7", "7,6", "6,6", "7,5"}


@pytest.mark.parametrize(("screen", "size"), [("desk", DESK), ("phone", PHONE)])
def test_a_bent_way_follows_its_rail_and_is_shown_before_it_strikes(
    new_context: NewContext, screen: str, size: dict[str, Any]
) -> None:
    page = experienced(new_context(**size).new_page())
    stage = Stage(page, met(BENT, "meteors meteors=large_rear", 4, fly_on=False).game, ["Ada", "Bo"])
    stage.choose(1, "fly on")
    stage.choose(0, "fly on")
    expect(page.get_by_role("button", name="take the hit")).to_be_visible()
    ship = page.locator("svg:has(.rails)").first
    expect(ship.locator(".rails text")).to_have_count(12)
    photograph(page, f"bent-{screen}")
    frame, rails = ship.bounding_box(), ship.locator(".rails").bounding_box()
    assert frame is not None
    assert rails is not None
    assert frame["x"] <= rails["x"]
    assert rails["x"] + rails["width"] <= frame["x"] + frame["width"] + 1, "all rails are on the board's drawing"
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("window.innerWidth")


def test_a_flight_in_ship_iiia_is_agreed_on_built_and_flown_by_clicking(new_context: NewContext) -> None:
    page = experienced(new_context().new_page())
    person = Person(page)
    page.goto("/")
    person.click(person.button("new-table-of", "game").filter(has_text="Galaxy Trucker"))
    form = page.get_by_role("dialog")
    form.get_by_label(person.words("option-edition"), exact=True).select_option("second")
    form.get_by_role("checkbox", name=person.words("option-more_ships"), exact=True).check()
    rounds = form.get_by_label(person.words("option-rounds"), exact=True)
    rounds.select_option("second-I second-IIA second-III")
    rounds.select_option("second-IIIA")
    expect(rounds.locator("option:checked")).to_have_text("level III (ship IIIA)")
    photograph(page, "form")
    person.click(person.button("open-table"))
    person.click(person.button("start-game"))
    expect(page.locator("svg:has(.rails)").first).to_be_visible()
    photograph(page, "yard-IIIA-desk")
    person.build_and_launch(7)
    person.fly(until=person.end)
    expect(person.end).to_be_visible()
