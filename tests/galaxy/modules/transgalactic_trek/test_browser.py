"""The new edition in the browser: its learning flight from the first screen, and a Trek with its titles."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewContext, browser, new_context, service
from tests.browser.person import Person
from tests.browser.staged import Stage, experienced
from tests.galaxy.modules.transgalactic_trek.treks import LARGE, QUIET, SCOUT, trek

__all__ = ["browser", "new_context", "service"]


def test_the_learning_flight_of_the_new_edition_is_one_choice_away(new_context: NewContext) -> None:
    page = new_context(locale="fr-FR", **PHONE).new_page()
    person = Person(page, "fr", touch=True)
    page.goto("/")
    page.get_by_role("radio", name=person.words("home-edition-new")).check()
    person.click(person.button("first-flight"))
    expect(page.get_by_role("heading", name="Vol d’apprentissage").first).to_be_visible()
    expect(page.locator(".guide").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Vol d’apprentissage").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("radio", name=person.words("home-edition-new"))).to_be_checked()


def test_titles_lie_beside_the_flight_and_are_then_plates_on_ships(new_context: NewContext) -> None:
    titles = ("master_engineer", "cruise_captain")
    page = experienced(new_context().new_page())
    Stage(page, trek(LARGE, SCOUT, titles=titles, cards=(QUIET, QUIET)).game, ["Ada", "Bo"])
    conditions = page.locator(".conditions li")
    expect(conditions).to_have_count(2)
    expect(conditions.first).to_contain_text("most components")
    page.close()
    page = experienced(new_context().new_page())
    holders = {titles[0]: 0, titles[1]: 1}
    r = trek(LARGE, SCOUT, level="III", titles=titles, holders=holders, golden=titles[:1], cards=(QUIET, QUIET))
    Stage(page, r.game, ["Ada", "Bo"])
    page.get_by_role("region", name="Your ship").get_by_role("button", name="Master Engineer").focus()
    page.keyboard.press("Enter")
    told = page.get_by_role("dialog", name="Master Engineer")
    expect(told).to_contain_text("Each one you lose costs you 2 credits")
    expect(told).to_contain_text("Score now: 5")
    page.keyboard.press("Escape")
    expect(page.locator(".rivals").get_by_role("img", name="Cruise Captain")).to_be_visible()
    expect(page.get_by_role("region", name="Beside the ship")).to_have_count(0)
    expect(page.locator(".conditions li")).to_have_count(0)


def test_a_flight_of_a_trek_is_flown_home_and_a_title_is_won_and_taken(new_context: NewContext) -> None:
    """Both fly on; the large ship is best at both titles and takes the one that it likes better."""
    titles = ("master_engineer", "cruise_captain")
    page = experienced(new_context().new_page())
    person = Person(page)
    stage = Stage(page, trek(LARGE, SCOUT, titles=titles, cards=(QUIET,), fly_on=False).game, ["Ada", "Bo"])
    expect(page.get_by_role("button", name=person.words("next-card"), exact=True)).to_be_visible()
    for seat in (0, 1):
        stage.choose(seat, "fly on")
    expect(page.locator(".before h2")).to_contain_text("home again")
    expect(page.get_by_role("log")).to_contain_text("Cruise Captain: Ada is paid for it.")
    expect(person.decision).to_contain_text("Which title do you take?")
    person.click(person.decision.get_by_role("button", name="Cruise Captain"))
    expect(person.decision).to_have_count(0)
    assert stage.answered == ["title cruise_captain"]
    journey = page.get_by_role("region", name=person.words("journey"), exact=True)
    stations = journey.locator("ol > li")
    expect(stations).to_have_count(3)
    expect(stations.first.get_by_role("list", name="Credits after it").get_by_role("listitem")).to_have_text(
        [re.compile(r"Ada\s+8"), re.compile(r"Bo\s+3")]
    )
    awards = stations.first.get_by_role("list", name="Awards").get_by_role("listitem")
    expect(awards).to_have_count(2)
    expect(awards.filter(has_text="Ada wins a title: Cruise Captain, +2")).to_have_count(1)
    expect(stations.nth(1)).to_have_attribute("aria-current", "step")
    expect(stations.nth(2)).to_contain_text("to come")


def test_the_journey_unrolls_from_the_own_ship_by_keyboard(new_context: NewContext) -> None:
    page = experienced(new_context(**PHONE).new_page())
    r = trek(LARGE, SCOUT, level="II", titles=("master_engineer", "cruise_captain"), cards=(QUIET, QUIET))
    Stage(page, r.game, ["Ada", "Bo"])
    opener = page.get_by_role("button", name="The journey: flight 2 of 3")
    opener.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="The journey")
    expect(dialog.locator("[aria-current=step]")).to_contain_text("Level II")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()
