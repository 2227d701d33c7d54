"""The new cards in the browser: a stop at the junkyard, a side of the shower, and the scales of free competition."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewContext, browser, new_context, service
from tests.browser.person import Person
from tests.browser.staged import Stage, experienced
from tests.galaxy.modules.more_adventures.rules.test_junkyard import FREIGHTER
from tests.galaxy.modules.more_adventures.ships import GUNSHIP, LINER, SCOUT, meet

__all__ = ["browser", "new_context", "service"]


def test_a_row_of_the_junkyard_is_chosen_and_marked_and_what_is_closed_says_why(new_context: NewContext) -> None:
    page = experienced(new_context().new_page())
    person = Person(page)
    r = meet(FREIGHTER, FREIGHTER, card="more-I-3", at=[5, 0], fly_on=False)
    stage = Stage(page, r.game, ["Ada", "Bo"])
    for seat in (0, 1):
        stage.choose(seat, "fly on")
    expect(person.decision.get_by_role("button", name="Area 2: 1 block of your choice")).to_be_visible()
    closed = person.decision.locator("[aria-disabled=true]")
    expect(closed).to_have_count(1)
    expect(closed).to_contain_text("Area 1: 4 crew")
    expect(closed).to_contain_text("Not enough crew")
    person.decision.get_by_role("button", name="Area 3: 3 battery tokens").click()
    row = page.locator(".card .rows li").nth(2)
    expect(row.get_by_label("Ada")).to_be_visible()
    person.decision.get_by_role("button", name="Load").first.click()
    expect(page.get_by_role("log")).to_contain_text("stop at area 3")
    assert stage.answered[0] == "stop 3"


def test_a_side_of_the_shower_is_chosen_in_a_hand_and_everybody_sees_it(new_context: NewContext) -> None:
    page = experienced(new_context(locale="fr-FR", **PHONE).new_page())
    person = Person(page, "fr", touch=True)
    r = meet(SCOUT, GUNSHIP, card="more-III-1", dice=[2] * 11, fly_on=False)
    stage = Stage(page, r.game, ["Ada", "Bo"], language="fr")
    for seat in (0, 1):
        stage.choose(seat, "fly on")
    right = person.decision.get_by_role("button", name="De ce qui vient de la droite")
    expect(right).to_contain_text("3")
    person.click(right)
    expect(page.get_by_text(person.words("flight-waiting", names="Bo"))).to_be_visible()
    expect(page.locator(".card .rows li").first.get_by_label("Bo")).to_have_count(0)
    stage.choose(1, "left")
    left, right = page.locator(".card .rows li").nth(0), page.locator(".card .rows li").nth(1)
    expect(left.get_by_label("Bo")).to_be_visible()
    expect(right.get_by_label("Ada")).to_be_visible()
    assert stage.answered[0] == "right"


def test_the_scales_show_what_everybody_has_and_the_owner_lets_one_go(new_context: NewContext) -> None:
    page = experienced(new_context().new_page())
    person = Person(page)
    r = meet(GUNSHIP, LINER, card="more-I-2", fly_on=False)
    stage = Stage(page, r.game, ["Ada", "Bo"])
    for seat in (0, 1):
        stage.choose(seat, "fly on")
    expect(person.decision).to_contain_text("more single cannons than everybody else together")
    row = page.locator(".card .rows li").first
    expect(row.locator(".marks")).to_have_text("3 1", use_inner_text=True)
    person.click(person.decision.get_by_role("button", name="Give up your left cannon"))
    expect(page.locator(".card .rows li").nth(1).locator(".marks")).to_have_text("1 0", use_inner_text=True)
    assert stage.answered[0] == "6,6"
