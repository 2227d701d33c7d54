"""The team in the browser: somebody is hired, faces stand by the ship and light up, and what they do is shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from starboard.engine import Game
from starboard.galaxy import RULES
from tests.browser.conftest import NewContext, browser, new_context
from tests.browser.person import Person
from tests.browser.service import Service
from tests.browser.staged import Stage
from tests.galaxy.modules.support_team.hiring import CABIN, SMALL, building, ready

__all__ = ["browser", "new_context"]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A table service for the tests of this module."""
    with Service(tmp_path_factory.mktemp("service")) as started:
        yield started


def known(page: Page) -> Page:
    """A page of somebody who has had a team before."""
    page.add_init_script("localStorage.setItem('starboard.new.support_team', 'read')")
    return page


def test_somebody_is_hired_from_three(new_context: NewContext) -> None:
    page = new_context().new_page()
    person = Person(page)
    setup = RULES.setup(2, {"support_team": "dealt", "team_from": "first", "rounds": "I", "pace": "turns"})
    Stage(page, Game.new(RULES, setup, "page"), ["Ada", "Bo"])
    told = page.get_by_role("dialog")
    expect(told).to_contain_text("People who know people")
    person.click(told.get_by_role("button", name=person.words("guide-skip")))
    hand = page.get_by_role("list", name=person.words("flight-hand-cards")).get_by_role("listitem")
    expect(hand).to_have_count(3)
    hand.nth(0).get_by_role("button", name=person.words("hand-choose")).click()
    expect(page.get_by_text(person.words("flight-waiting", names="Bo"))).to_be_visible()


def test_a_face_lights_up_when_its_ability_may_be_used(new_context: NewContext) -> None:
    page = known(new_context().new_page())
    person = Person(page)
    stage = Stage(page, ready(SMALL, SMALL, p0="advertiser bureaucrat welder", p1="trader").game, ["Ada", "Bo"])
    beside = page.get_by_role("region", name=person.words("flight-beside"))
    now = person.words("flight-tray-ready")
    expect(beside.get_by_role("button", name="Sparky, Welder", exact=True)).to_be_visible()
    stamp = beside.get_by_role("button", name=f"Mr. Stamp, Bureaucrat, {now}")
    person.click(stamp)
    expect(beside.get_by_text("You will find that form 12b applies.", exact=True)).to_be_visible()
    person.click(beside.get_by_role("button", name="Bureaucrat: jump the queue"))
    expect(stamp).to_have_count(0)
    person.click(person.decision.get_by_role("button", name="Advertiser: make a forecast"))
    person.click(person.decision.get_by_role("button", name="Place 2"))
    person.click(person.decision.get_by_role("button", name="Gives up"))
    person.click(beside.get_by_role("button", name="Vivi Glint, Advertiser", exact=True))
    expect(beside.get_by_role("list", name=person.words("flight-foretold"))).to_have_text("2Ada✕Bo")
    assert stage.answered == ["bureaucrat days", "advertiser predict", "place 2", "out"]


def test_what_is_about_squares_and_sides_is_pointed_at_on_the_ship(new_context: NewContext) -> None:
    page = known(new_context().new_page())
    person = Person(page)
    plans = building(CABIN, SMALL, p0="planner plumber")
    stage = Stage(page, plans.game, ["Ada", "Bo"])
    person.ship.locator('[data-square="5,7"]').click()
    expect(person.ship.get_by_role("button", name="5,8")).to_have_count(0)  # none beside another
    person.ship.locator('[data-square="9,9"]').press("Enter")
    for _ in range(3):
        person.click(page.get_by_role("button", name="Not this time"))
    expect(person.ship.get_by_role("button", name="5,7, planned: a plain hold")).to_be_visible()
    plumber = page.get_by_role("button", name="Joe Flange, Plumber")
    expect(plumber).not_to_have_accessible_name(person.words.like("flight-tray-ready"))
    assert stage.answered == ["mark 5,7", "mark 9,9", "done", "done", "done"]


def test_a_plumber_at_the_yard_and_a_saboteur_on_another_ship(new_context: NewContext) -> None:
    page = known(new_context().new_page())
    person = Person(page)
    stage = Stage(page, building(SMALL, SMALL, p0="plumber").game, ["Ada", "Bo"])
    person.click(page.get_by_role("button", name="Joe Flange, Plumber, now"))
    expect(page.get_by_text(person.words("building-status-aim"))).to_be_visible()
    person.ship.locator('[data-square="7,8"]').click()
    expect(page.get_by_role("button", name="Joe Flange, Plumber", exact=True)).to_be_visible()
    assert stage.answered == ["plumber universal 7,8"]
    other = known(new_context().new_page())
    visit = Stage(other, ready(SMALL, SMALL, p0="saboteur").choose(0, "saboteur ship 1").game, ["Ada", "Bo"])
    joint = other.get_by_role("group", name="Bo’s ship", exact=True).locator(".edge")
    expect(joint).to_have_count(2)
    joint.first.press("Enter")
    expect(joint).to_have_count(0)
    assert visit.answered == ["joint 7,6 v"]
    expect(other.get_by_role("group", name="Bo’s ship", exact=True)).to_have_count(0)
