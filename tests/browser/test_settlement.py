"""Nobody loses the settlement of a round against their will."""

from playwright.sync_api import Page, expect

from starboard.galaxy.scenario import flight
from tests.browser.person import Person
from tests.browser.staged import Stage

SHIP = """
ship I
7,7 starting_cabin 3333
6,7 cabin 0303
7,8 engine 3000 ^
"""


def settled(page: Page) -> Stage:
    """Ada comes home behind Bo, who will give the word for the next round."""
    r = flight(SHIP, SHIP, cards=["stardust"], at=[-3, 0], fly_on=False, rounds="I II")
    stage = Stage(page, r.game, ["Ada", "Bo"])
    stage.choose(0, "fly on")
    stage.choose(1, "fly on")
    expect(page.get_by_role("heading", name="Round I: settlement")).to_be_visible()
    return stage


def test_who_still_looks_when_building_begins_can_look_until_they_have_seen_enough(page: Page) -> None:
    person = Person(page)
    stage = settled(page)
    stage.choose(1, "start")
    expect(page.get_by_role("heading", name="Round II: building")).to_be_visible()
    note = page.get_by_role("main").get_by_role("status").filter(has_text="Round I: settlement")
    expect(note).to_be_visible()
    for seat in (0, 1):
        stage.choose(seat, f"finish {seat + 1}")
    expect(person.choices.first).to_be_visible()
    expect(note).to_be_visible()
    note.get_by_role("button", name="Look").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("row").filter(has_text="Credits now")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(note).to_have_count(0)
    expect(person.choices.first).to_be_visible()


def test_the_settlement_is_still_there_after_a_reload_and_in_another_language(page: Page) -> None:
    settled(page)
    page.reload()
    expect(page.get_by_role("heading", name="Round I: settlement")).to_be_visible()
    page.get_by_role("button", name="FR").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Manche I")
    expect(page.get_by_role("table")).to_be_visible()


def test_who_has_gone_on_is_not_called_back_when_the_line_is_new(page: Page) -> None:
    person = Person(page)
    settled(page)
    person.leave_the_settlement()
    page.get_by_role("button", name="FR").click()
    expect(page.get_by_role("heading", name="Manche II : construction")).to_be_visible()
