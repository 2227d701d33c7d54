"""Sleepers and cyan aliens in the browser: an ability is chosen, somebody is woken, a last chance is said to be one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, NewContext, browser, new_context, service
from tests.browser.person import Person
from tests.browser.staged import Stage, experienced
from tests.galaxy.modules.more_technologies.rules.life import CYAN, DORMITORY, SCOUT, meet, meet_with
from tests.galaxy.modules.more_technologies.rules.test_cyan import EMBASSY, boarding

__all__ = ["browser", "new_context", "service"]

SLAVERS = "slavers strength=9 days=1 crew_loss=2 credits=1"


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_an_ability_is_chosen_among_those_that_are_left_and_lies_beside_its_ship(
    new_context: NewContext, size: dict[str, object]
) -> None:
    page = experienced(new_context(**size).new_page())
    person = Person(page, touch=size is PHONE)
    r = boarding(EMBASSY, EMBASSY, numbers=(2, 1)).choose(1, "cyan", "technician")
    stage = Stage(page, r.game, ["Ada", "Bo"])
    stage.choose(0, "cyan")
    expect(person.decision).to_contain_text("What has your cyan alien learnt?")
    expect(page.locator(".decision .button", has_text="Technician")).to_have_count(0)  # Bo has that one
    person.click(page.locator(".decision .button", has_text="Micronavigator"))
    assert stage.answered == ["micronavigator"]
    person.click(page.locator(".beside .handle"))
    expect(page.locator("use[href='#gt-cyan-micronavigator']").first).to_be_attached()
    expect(page.locator("use[href='#gt-cyan-techie']").first).to_be_attached()


def test_the_cabin_of_somebody_who_wakes_is_tapped_on_a_phone(new_context: NewContext) -> None:
    page = experienced(new_context(**PHONE).new_page())
    person = Person(page, touch=True)
    r = meet(DORMITORY, SCOUT, card=SLAVERS).choose(0, "7,7", "8,7")
    stage = Stage(page, r.game, ["Ada", "Bo"])
    expect(person.decision).to_contain_text("4 humans sleep")
    person.ship.locator("[data-square='7,7']").tap()
    expect(page.locator(".decision")).not_to_contain_text("Wake somebody?")
    assert stage.answered == ["7,7"]
    assert stage.game.view(0).table.ships[0].figures["6,7"] == "ZZZ"


def test_who_wakes_is_seen_and_heard(new_context: NewContext) -> None:
    page = experienced(new_context(calm=False).new_page())
    person = Person(page)
    r = meet(DORMITORY, SCOUT, card=SLAVERS).choose(0, "7,7", "8,7")
    stage = Stage(page, r.game, ["Ada", "Bo"])
    expect(person.decision).to_contain_text("Wake somebody?")
    stage.choose(0, "7,7")
    expect(page.locator(".motion.rise use").first).to_have_attribute("href", "#gt-tech-thaw")


def test_letting_everybody_sleep_is_said_to_end_the_flight_when_it_does(new_context: NewContext) -> None:
    page = experienced(new_context().new_page())
    person = Person(page)
    ship = SCOUT + "6,7 stasis_chamber 0300 figures=ZZZZ\n"
    r = meet(ship, SCOUT, card=SLAVERS)
    stage = Stage(page, r.game, ["Ada", "Bo"])
    sleep = page.locator(".decision .button", has_text="Let them sleep")
    expect(sleep).not_to_contain_text("give up")
    person.click(sleep)
    expect(page.locator(".decision")).to_contain_text("you would have to give up")
    assert stage.answered == ["done"]


def test_the_diplomat_is_sent(new_context: NewContext) -> None:
    page = experienced(new_context().new_page())
    person = Person(page)
    stage = Stage(page, meet_with("diplomat", ships=[CYAN, SCOUT], card=SLAVERS).game, ["Ada", "Bo"])
    person.click(page.locator(".beside .handle"))
    expect(page.locator("use[href='#gt-cyan-diplomat']").first).to_be_attached()
    person.click(page.locator(".decision .button", has_text="Send the Diplomat"))
    assert stage.answered == ["negotiate"]
    expect(page.locator("use[href='#gt-cyan-diplomat']")).to_have_count(0)
