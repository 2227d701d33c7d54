"""The next card comes by itself; whoever needs a moment or wants to leave says so."""

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


def test_the_beat_can_be_held_ended_and_left_by(page: Page) -> None:
    r = flight(SHIP, SHIP, cards=["planets planets=B,G days=1", "stardust", "stardust"], at=[0, -3], fly_on=False)
    stage = Stage(page, r.game, ["Ada", "Bo"])
    panel = page.get_by_role("region", name="Next card")
    expect(panel).to_contain_text("3 more cards to come.")
    expect(panel.get_by_role("timer")).to_be_visible()
    expect(page.get_by_text("Do you fly on?")).to_have_count(0)

    stage.note(journal.Held(seat=1, on=True, time=stage.game.time))
    expect(panel).to_contain_text("Bo needs a moment.")
    panel.get_by_role("button", name="Wait a moment").click()
    stage.note(journal.Held(seat=0, on=True, time=stage.game.time))
    expect(panel).to_contain_text("Take your time: everybody waits for you.")
    for seat in (0, 1):
        stage.note(journal.Held(seat=seat, on=False, time=stage.game.time))

    leave = panel.get_by_role("button", name="Give up before the next card")
    leave.click()
    stage.note(journal.Wished(seat=0, option="give up"))
    expect(panel).to_contain_text("You give up before the next card.")
    panel.get_by_role("button", name="Stay in the race after all").click()
    stage.note(journal.Wished(seat=0))
    expect(leave).to_be_visible()
    panel.get_by_role("button", name="Next card", exact=True).click()
    assert {"hold", "wish", "ready"} <= set(stage.heard)

    stage.choose(0, "fly on")
    stage.choose(1, "fly on")
    early = page.get_by_role("button", name="Give up…")  # while a card is played the wish stands beside the ship
    expect(early).to_be_visible()
    stage.note(journal.Wished(seat=0, option="give up"))
    expect(page.get_by_role("button", name="Stay in the race after all")).to_have_attribute("aria-pressed", "true")
