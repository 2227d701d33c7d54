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
from tests.galaxy.modules.support_team.hiring import SMALL, building, ready

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
    Stage(page, ready(SMALL, SMALL, p0="bureaucrat welder", p1="trader").game, ["Ada", "Bo"])
    beside = page.get_by_role("region", name=person.words("flight-beside"))
    person.click(beside.get_by_role("button"))
    faces = beside.get_by_role("list", name=person.words("flight-tray")).get_by_role("listitem")
    expect(faces).to_have_count(3)
    lit = faces.filter(has=page.get_by_text(person.words("flight-tray-ready"), exact=True))
    expect(lit).to_have_count(1)
    expect(lit).to_contain_text("Mr. Stamp")
    page.get_by_role("button", name="Bureaucrat: jump the queue").click()
    expect(lit).to_have_count(0)


def test_acts_at_the_yard_that_are_about_squares_are_chosen_from_a_list(new_context: NewContext) -> None:
    page = known(new_context().new_page())
    person = Person(page)
    stage = Stage(page, building(SMALL, SMALL, p0="plumber").game, ["Ada", "Bo"])
    acts = page.get_by_role("combobox", name=person.words("building-more-acts"))
    acts.select_option(label="Plumber: universal connectors for 7,8")
    expect(acts).to_have_count(0)
    assert stage.game.state.ships[0].layout.at(stage.game.state.ships[0].board.squares["7,8"]).connectors == "3333"
