"""Five at a table in the browser: a ready-made set seats them, and what is second in line says so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewContext, browser, new_context
from tests.browser.person import Person
from tests.browser.service import Service
from tests.browser.staged import Stage, experienced
from tests.galaxy.modules.fifth_wheel.table import meet
from tests.galaxy.rules.cards.test_enemies import CRUISER
from tests.galaxy.rules.ships_cards import FREIGHTER, SCOUT, WARSHIP

__all__ = ["browser", "new_context"]

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve"]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A table service for the tests of this module."""
    with Service(tmp_path_factory.mktemp("service")) as started:
        yield started


def test_five_are_seated_by_a_ready_made_set_and_fly(new_context: NewContext) -> None:
    page = experienced(new_context().new_page())
    person = Person(page)
    page.goto("/")
    person.click(person.button("new-table-of", "game").filter(has_text="Galaxy Trucker"))
    form = page.get_by_role("dialog")
    seats = form.get_by_role("combobox", name=person.words("setup-seats"))
    box = form.get_by_role("group", name=person.words("options-big_expansion"))
    box.get_by_role("combobox", name=person.words("setup-presets")).select_option("five_truckers")
    expect(seats).to_have_value("5")
    expect(form.get_by_role("checkbox", name=person.words("option-fifth_wheel"), exact=True)).to_be_checked()
    flights = form.get_by_role("group", name=person.words("option-rounds"))
    for left in (2, 1):
        person.click(flights.get_by_role("button").last)
        expect(flights.get_by_role("listitem")).to_have_count(left)
    person.click(person.button("open-table"))
    person.click(person.button("fill-all", "count"))
    person.click(person.button("start-game"))
    person.build_and_launch(6)
    expect(page.locator(".rivals > li")).to_have_count(4)
    person.fly(until=person.end)
    ranking = page.get_by_role("main").get_by_role("list").first
    expect(ranking.get_by_role("listitem")).to_have_count(5)
    expect(ranking.get_by_text("Orange", exact=True)).to_be_visible()


def test_whoever_is_second_in_line_reads_so_before_choosing(new_context: NewContext) -> None:
    page = experienced(new_context(**PHONE).new_page())
    person = Person(page, touch=True)
    told = meet(SCOUT, FREIGHTER, SCOUT, SCOUT, SCOUT, card="planets planets=RY,GB days=1", fly_on=False)
    stage = Stage(page, told.game, NAMES, seat=1)
    for seat in range(5):
        stage.choose(seat, "fly on")
    stage.choose(0, "land 1")
    expect(person.decision).to_contain_text(person.words("then-second_here"))
    expect(page.locator(".card")).to_contain_text(person.words("note-fifth_wheel-planets"))
    person.decision.get_by_role("button").filter(has_text=person.words("then-second_here")).click()
    for seat in (2, 3, 4):
        stage.choose(seat, "pass")
    expect(person.decision).to_contain_text(person.words("question-leave_goods"))
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("window.innerWidth")


def test_an_enemy_that_was_beaten_before_is_worth_less(new_context: NewContext) -> None:
    page = experienced(new_context().new_page())
    person = Person(page)
    card = "slavers strength=2 days=1 crew_loss=2 credits=5"
    told = meet(CRUISER, WARSHIP, SCOUT, SCOUT, SCOUT, card=card, fly_on=False)
    stage = Stage(page, told.game, NAMES, seat=1)
    for seat in range(5):
        stage.choose(seat, "fly on")
    stage.choose(0, "no")
    expect(person.decision).to_contain_text(person.words("flight-beaten-before", less=1))
