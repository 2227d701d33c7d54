"""The newer ships in the browser: a cylinder turned by button, key and finger, holes, a cruiser's insurance."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewContext, browser, new_context, service
from tests.browser.staged import Stage, experienced
from tests.galaxy.modules.newer_ship_classes.rules.test_class_iv import launched
from tests.galaxy.modules.newer_ship_classes.ships import YELLOW, met, rolled

__all__ = ["browser", "new_context", "service"]

PICTURES = os.environ.get("STARBOARD_PICTURES", "")
"""Where pictures go, for whoever wants to look at them."""


def photograph(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def left_of(square: Locator) -> float:
    box = square.bounding_box()
    assert box is not None
    return box["x"]


def test_a_cylinder_is_turned_by_button_key_and_finger(new_context: NewContext) -> None:
    page = experienced(new_context().new_page())
    Stage(page, met(YELLOW, "pirates strength=9 days=1 shots=light_left credits=1", (2, 4)).game, ["Ada", "Bo"])
    turn = page.get_by_role("button", name="Turn the cylinder to the left")
    expect(turn).to_be_visible()
    ship = page.locator("svg:has(.roll)").first
    piece = ship.locator(".piece").first
    expect(ship.locator("path.seam")).to_have_count(1)
    photograph(page, "cylinder")
    before = left_of(piece)
    turn.click()
    expect(ship.locator("path.seam")).to_have_count(1)
    assert left_of(piece) != before
    turn.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    photograph(page, "cylinder-turned")
    for _ in range(6):
        turn.click()
    assert abs(left_of(piece) - before) < 1


def test_a_finger_pulls_a_cylinder_round_on_a_phone(new_context: NewContext) -> None:
    page = experienced(new_context(**PHONE).new_page())
    Stage(page, met(YELLOW, "nothing").game, ["Ada", "Bo"])
    ship = page.locator("svg:has(.roll)").first
    expect(ship).to_be_visible()
    photograph(page, "cylinder-phone")
    box = ship.bounding_box()
    assert box is not None
    piece = ship.locator(".piece").first
    before = left_of(piece)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + box["width"] / 5, y, steps=6)
    page.mouse.up()
    assert left_of(piece) != before
    photograph(page, "cylinder-phone-turned")


def test_holes_are_drawn_and_the_dice_lie_beside_them(new_context: NewContext) -> None:
    page = experienced(new_context().new_page())
    Stage(page, rolled(2, 5).choose(0, "draw").game, ["Ada", "Bo"])
    expect(page.get_by_text("Holes: 2 and 5").first).to_be_visible()
    photograph(page, "holes")


def test_a_cruiser_is_insured_by_a_button(new_context: NewContext) -> None:
    page = experienced(new_context().new_page())
    stage = Stage(page, launched(30, 30).choose(1, "no").game, ["Ada", "Bo"])
    sign = page.get_by_role("button", name="sign here")
    expect(sign).to_contain_text("7")
    photograph(page, "cruiser")
    sign.click()
    expect(sign).to_have_count(0)
    assert stage.answered == ["insure"]
    assert stage.game.state.ships[0].insured
