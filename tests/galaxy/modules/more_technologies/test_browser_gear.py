"""Boosters and catapults in the browser: a chain grows under the finger, and a catapult throws what is chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, NewContext, browser, new_context, service
from tests.browser.person import Person
from tests.browser.staged import Stage, experienced
from tests.galaxy.modules.more_technologies.rules.flights import GUNSHIP, THROWER, fight

__all__ = ["browser", "new_context", "service"]

LINK, SOURCE = "gt-mt-link", "gt-mt-source"


def test_a_chain_is_boosted_link_by_link_on_a_phone(new_context: NewContext) -> None:
    page = experienced(new_context(**PHONE).new_page())
    person = Person(page, touch=True)
    r = fight(GUNSHIP, 8, cells=2).choose(0, "8,6")
    stage = Stage(page, r.game, ["Ada", "Bo"])
    links = person.ship.locator(f"use[href='#{LINK}']")
    for number, square in enumerate(("8,6", "8,5"), 1):
        target = person.ship.locator(f"[data-square='{square}']")
        target.tap()
        expect(page.locator(".decision .button.picked").first).to_contain_text("Boost your")
        target.tap()
        expect(links).to_have_count(number)
    expect(person.ship.locator(f"use[href='#{SOURCE}']")).to_have_count(1)
    assert stage.answered == ["boost 8,6", "boost 8,5"]
    person.ship.locator("[data-square='9,6']").tap()
    person.click(page.locator(".decision .button.picked").first)
    expect(links).to_have_count(0)
    assert stage.answered == ["boost 8,6", "boost 8,5", "boost 9,6"]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_catapult_throws_the_block_that_is_chosen(new_context: NewContext, size: dict[str, object]) -> None:
    page = experienced(new_context(**size).new_page())
    person = Person(page, touch=size is PHONE)
    stage = Stage(page, fight(THROWER, 9).game, ["Ada", "Bo"])
    catapult = person.ship.locator("[data-square='7,6']")
    for _ in range(2):
        person.click(catapult)
    expect(person.decision).to_contain_text("What do you throw?")
    person.click(page.locator(".decision .button", has_text="yellow"))
    expect(person.decision).to_contain_text("More cannon strength?")
    assert stage.answered == ["throw 7,6", "block Y 6,6"]
    assert stage.game.view(0).table.ships[0].goods == {"6,6": "B", "8,6": "R"}


def test_the_block_is_seen_flying(new_context: NewContext) -> None:
    page = experienced(new_context(calm=False).new_page())
    person = Person(page)
    stage = Stage(page, fight(THROWER, 9).game, ["Ada", "Bo"])
    expect(person.decision).to_contain_text("More cannon strength?")
    stage.choose(0, "throw 7,6", "block Y 6,6")
    expect(page.locator(".motion.burst use")).to_have_attribute("href", "#gt-mt-fling")
