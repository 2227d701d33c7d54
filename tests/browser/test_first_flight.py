import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewContext
from tests.browser.person import Person

FINGER = 40
"""Pixels that a finger finds without looking twice."""

LESSONS = {"classic": "test", "new": "second-test"}
"""The learning flights of the editions, by the names that newcomers are given."""

PATIENCE, FLIGHTS = 120, 4
"""Components picked up for one ship, and ships that are begun: welded at random, a ship may close itself to all."""


def build_as_the_guide_says(page: Page, edition: str) -> Person | None:
    """Begin a first flight and weld what comes until the guide is content; None if nothing fits before it is."""
    page.goto("/")
    page.get_by_role("radio", name=Person(page).words(f"home-edition-{edition}")).check()
    page.get_by_role("button", name="First flight").click()
    guide = page.get_by_role("complementary", name="Guide")
    person = Person(page)
    expect(guide).to_contain_text(person.words("guide-start"))
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert table["options"]["rounds"] == LESSONS[edition]
    page.get_by_role("button", name="Start building").click()
    expect(guide).to_contain_text(person.words("guide-draw"))
    person.pick_up()
    expect(guide).to_contain_text(person.words("guide-connectors"))
    guide.get_by_role("button", name="Got it").click()
    person.click(person.button("building-return"))
    # whoever welds at random may close a ship, even before it has an engine, and is told so instead
    ready = ("guide-finish", "guide-closed", "guide-no-thrust-look", "guide-no-thrust")
    built = guide.get_by_role("heading", name=re.compile("|".join(person.words(hint) for hint in ready)))
    for _ in range(PATIENCE):
        if built.is_visible():
            return person
        person.weld_one()
        while person.read_hint():
            pass
    return None


@pytest.mark.parametrize("edition", LESSONS)
def test_a_guided_first_flight_is_finished_by_doing_what_it_says(page: Page, edition: str) -> None:
    flights = (build_as_the_guide_says(page, edition) for _ in range(FLIGHTS))
    person = next((built for built in flights if built is not None), None)
    assert person is not None, "no ship became what the guide wants"
    guide = page.get_by_role("complementary", name="Guide")
    person.finish_building()
    person.fly(until=person.end)
    money, end = (guide.get_by_text(person.words(hint)) for hint in ("guide-settlement", "guide-end"))
    expect(money.or_(end)).to_be_visible()
    person.read_hint()
    expect(end).to_be_visible()
    guide.get_by_role("button", name="Play a real game").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_on_a_phone_the_guide_leaves_the_ship_large_enough_for_fingers(new_context: NewContext) -> None:
    page = new_context(locale="fr", **PHONE).new_page()
    page.goto("/")
    page.get_by_role("button", name="Premier vol").tap()
    person = Person(page, "fr", touch=True)
    person.give_the_word()
    welded = 0
    while welded < 3:
        welded += person.weld_one()
        while person.read_hint():
            pass
    expect(page.get_by_role("complementary", name="Guide")).to_contain_text(person.words("guide-needs"))
    person.expect_squares_of(FINGER)
