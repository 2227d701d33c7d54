"""Nobody loses the settlement of a round against their will, and nobody sees it counted twice."""

import re

from playwright.sync_api import Page, expect

from starboard.galaxy.scenario import flight
from starboard.server import journal
from tests.browser.staged import Stage

SHIP = """
ship I
7,7 starting_cabin 3333
6,7 cabin 0303
7,8 engine 3000 ^
"""


def settled(page: Page, owned: str = "open") -> Stage:
    """Ada comes home behind Bo, who will give the word for the next round."""
    r = flight(SHIP, SHIP, cards=["stardust"], at=[-3, 0], fly_on=False, rounds="I II", purses=(7, 9), credits=owned)
    stage = Stage(page, r.game, ["Ada", "Bo"])
    stage.choose(0, "fly on")
    stage.choose(1, "fly on")
    expect(page.get_by_role("heading", name="Round I: settlement")).to_be_visible()
    return stage


def test_everybody_says_that_they_are_ready_and_a_reader_stops_the_countdown(page: Page) -> None:
    stage = settled(page)
    expect(page.get_by_role("timer")).to_be_visible()
    who = page.get_by_role("list", name="Who is ready")
    expect(who).to_contain_text("Ada: still reading")
    page.get_by_role("button", name="Ready for").click()
    stage.note(journal.Readied(seat=0, at_once=True, time=stage.game.time))
    expect(page.get_by_role("button", name="You’re ready")).to_be_disabled()
    expect(who).to_contain_text("Ada: ready")
    expect(who).to_contain_text("Bo: still reading")
    stage.note(journal.Held(seat=1, on=True, time=stage.game.time))
    expect(page.get_by_text("Bo is still reading.")).to_be_visible()
    page.get_by_role("button", name="Stop the clock").click()
    stage.note(journal.Held(seat=0, on=True, time=stage.game.time))
    expect(page.get_by_text("The countdown stands still while you read.")).to_be_visible()
    expect(page.get_by_role("button", name="Ready for")).to_be_enabled()
    assert {"ready", "hold"} <= set(stage.heard)


def test_when_building_begins_the_last_round_is_gone(page: Page) -> None:
    stage = settled(page)
    stage.choose(1, "start")
    expect(page.get_by_role("heading", name="Round II: building")).to_be_visible()
    expect(page.get_by_text("Round I: settlement")).to_have_count(0)


def test_after_a_reload_and_in_another_language_it_is_there_and_not_counted_again(page: Page) -> None:
    settled(page)
    page.reload()
    expect(page.get_by_role("heading", name="Round I: settlement")).to_be_visible()
    assert page.locator("tr.hidden").count() == 0
    page.get_by_role("button", name="FR").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Manche I")
    expect(page.get_by_role("table")).to_be_visible()
    assert page.locator("tr.hidden").count() == 0


def test_purses_are_open_unless_the_table_keeps_them_closed(page: Page) -> None:
    settled(page)
    owned = page.get_by_role("row", name="Credits now").get_by_role("cell")
    expect(owned).to_have_text([re.compile(r"\d+")] * 2)
    settled(page, owned="secret")
    expect(owned.first).to_have_text(re.compile(r"\d+"))
    expect(owned.last.get_by_label("A closed purse")).to_be_visible()
    expect(page.get_by_text("Closed purse: at this table")).to_be_visible()
    expect(page.get_by_role("cell", name="?")).to_have_count(0)
