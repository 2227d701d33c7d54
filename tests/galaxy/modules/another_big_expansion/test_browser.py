"""Whole flights in the browser: a cylinder and a cruiser are built by hand, launched, flown home and settled."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from starboard.galaxy.scenario import flight
from tests.browser.conftest import DESK, PHONE, NewContext, browser, new_context, service
from tests.browser.person import Person
from tests.browser.service import Service
from tests.browser.staged import Stage, experienced
from tests.galaxy.modules.newer_ship_classes.ships import SCOUT, YELLOW

__all__ = ["browser", "new_context", "service"]

CLASSES: Any = {"newer_ship_classes": "yes", "newer_cards": "yes"}

WATCHING = """
window.seen = new Set()
new MutationObserver(() => {
  for (const name of ['gate', 'band']) if (document.querySelector('.ship .drawing .' + name)) window.seen.add(name)
}).observe(document, { subtree: true, childList: true })
"""
"""Notes where a hit begins and its lane, however short they are to be seen."""


@pytest.mark.parametrize(("rounds", "size"), [("IIB", DESK), ("IV", PHONE)])
def test_a_ship_of_a_newer_class_is_built_and_flown_home(
    new_context: NewContext, service: Service, rounds: str, size: dict[str, object]
) -> None:
    page = experienced(new_context(**{**size, "device_scale_factor": 1}).new_page())
    person = Person(page, touch=size is PHONE)
    page.goto(service.open_table(seats=2, options={**CLASSES, "rounds": rounds}))
    person.give_the_word()
    seam = person.ship.locator("path.seam")
    expect(seam).to_have_count(1 if rounds == "IIB" else 0)
    person.build(2)
    if rounds == "IIB":
        before = seam.get_attribute("d")
        person.pieces.first.press("Shift+ArrowLeft")
        expect(seam).not_to_have_attribute("d", before or "")
    person.build(2)
    person.finish_building()
    person.fly(until=person.end)
    expect(page.get_by_role("heading", name=f"Round {rounds}")).to_be_visible()


def test_a_hit_on_a_cylinder_shows_where_it_begins_and_its_lane(new_context: NewContext) -> None:
    page = experienced(new_context(calm=False).new_page())
    page.add_init_script(WATCHING)
    card = "meteors meteors=large_right"
    r = flight(YELLOW, SCOUT, cards=[card, "nothing"], dice=[(3, 2)], round_name="IIB", fly_on=False, **CLASSES)
    stage = Stage(page, r.game, ["Ada", "Bo"])
    expect(page.locator(".flight")).to_be_visible()
    stage.choose(0, "fly on")
    stage.choose(1, "fly on")
    page.wait_for_function("() => ['gate', 'band'].every((one) => window.seen.has(one))")
    expect(page.get_by_text("There goes your structural module.").first).to_be_visible()
    assert "1,3" not in stage.game.view(0).table.ships[0].pieces
