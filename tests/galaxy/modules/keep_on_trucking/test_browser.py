"""Everything of the box at once in the browser: all that holds is in sight, and so is the ship."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.modules.keep_on_trucking import BOX
from tests.browser.conftest import DESK, PHONE, NewContext, browser, new_context, service
from tests.browser.person import Person
from tests.browser.staged import Stage, experienced

__all__ = ["browser", "new_context", "service"]

FINGER = 44
TITLES, COMPASS, ROADS = 4, 1, 1


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_titles_roads_and_the_compass_leave_room_for_the_ship(new_context: NewContext, size: dict[str, Any]) -> None:
    found = RULES.suggest(BOX.presets[-1].name, 4, {"pace": "turns"})
    game = Game.new(RULES, RULES.setup(found.seats, found.options), "all of the box")
    page = experienced(new_context(**size).new_page())
    Stage(page, game, ["Ada", "Bo", "Cleo", "Dan"])
    conditions = page.locator(".conditions button")
    expect(conditions).to_have_count(TITLES + COMPASS + ROADS)
    boxes = [box for each in conditions.all() if (box := each.bounding_box())]
    assert all(min(box["width"], box["height"]) >= FINGER for box in boxes)
    top, bottom = min(box["y"] for box in boxes), max(box["y"] + box["height"] for box in boxes)
    ship = page.locator("svg[role=group]").first.bounding_box()
    assert ship is not None
    assert bottom - top < ship["height"]

    person = Person(page, "en")
    name = person.words(f"thing-{game.state.drawers['transgalactic_trek']['titles'][0]}")
    person.click(page.locator(".conditions").get_by_role("button", name=name))
    expect(page.locator(".conditions .read")).to_contain_text(name)
    expect(page.locator(".conditions .read")).to_contain_text("Best so far")
