"""Teams: who is whose partner and whose ship one has is to be seen at all times."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from starboard.galaxy.scenario import yard
from tests.browser.conftest import DESK, PHONE, NewContext
from tests.browser.person import Person
from tests.browser.service import Service
from tests.browser.staged import Stage


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_team_game_from_the_yard_to_the_settlement(
    new_context: NewContext, service: Service, size: dict[str, Any]
) -> None:
    page = new_context(**size).new_page()
    person = Person(page, touch=size is PHONE)
    page.goto(service.open_table(seats=4, options={"rounds": "I", "teams": "teams"}))
    partner = page.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text="your partner")
    expect(partner).to_have_count(1)
    expect(partner).to_contain_text("Green")
    person.give_the_word()
    person.build(3)
    rivals = page.get_by_role("list", name="The other ships").get_by_role("listitem")
    expect(rivals.filter(has_text="Green")).to_contain_text("your partner")
    expect(rivals.filter(has_text="with Yellow")).to_contain_text("Blue")
    person.finish_building()
    expect(page.get_by_text("You fly Green’s ship")).to_be_visible()
    partner_in_flight = page.get_by_role("main").get_by_role("listitem").filter(has_text="your partner")
    expect(partner_in_flight.filter(has=page.get_by_role("heading", name="Green"))).to_be_visible()
    person.fly(until=person.end)
    ranking = page.get_by_role("main").get_by_role("list").first.get_by_role("listitem")
    expect(ranking).to_have_count(2)
    expect(ranking.filter(has_text="Ada")).to_contain_text("Green")
    settlement = page.get_by_role("table", name="Round I: settlement")
    expect(settlement.get_by_role("columnheader", name="Your team")).to_be_visible()
    credits_row = settlement.get_by_role("row").filter(has_text="Credits now")
    expect(credits_row.get_by_role("cell")).to_have_count(2)


def test_who_swapped_places_is_told_whose_ship_it_is(page: Page) -> None:
    r = yard(4, "II", teams="expert")
    r.alarm()
    stage = Stage(page, r.game, ["Ada", "Bo", "Cleo"])
    expect(page.get_by_role("heading", name="Round II: building")).to_be_visible()
    whose = page.get_by_text("You now build Cleo’s ship")
    expect(whose).to_have_count(0)
    stage.choose(1, "turn")
    expect(whose).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="your partner").last).to_contain_text("at Ada’s ship")
