from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.person import Person
from tests.browser.test_sideways import SIDEWAYS

WAYS = ("play-now", "play-short", "first-flight", "with-friends")


def test_a_phone_held_sideways_shows_every_way_to_play_without_scrolling(new_context: NewContext) -> None:
    for language in ("en", "fr"):
        page = new_context(locale=language, **SIDEWAYS).new_page()
        page.goto("/")
        person = Person(page, language)
        for way in WAYS:
            expect(person.button(way)).to_be_enabled()
            box = person.button(way).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 360, way
        expect(page.locator(".scene")).to_be_hidden()


def test_the_picture_of_the_first_page_is_a_ship_of_the_games_own_components(page: Page) -> None:
    page.goto("/")
    ship = page.locator(".scene .ship")
    expect(ship).to_be_visible()
    drawn = ship.locator("use").evaluate_all("all => all.map(one => document.querySelector(one.getAttribute('href')))")
    assert len(drawn) > 60
    assert all(one is not None for one in drawn), "a component that nobody has drawn"


def test_spacecorp_begins_with_one_click_and_stands_among_your_tables_until_it_is_forgotten(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play SpaceCorp").click()
    expect(page.get_by_role("heading", name="Which action")).to_be_visible()
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(3)
    page.get_by_role("link", name="Starboard").click()
    mine = page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("link", name="Continue")).to_be_visible()
    expect(mine.get_by_text("Blue")).to_be_visible()
    expect(mine.locator("time")).to_contain_text("now")
    mine.get_by_role("button", name="Forget this table").click()
    page.get_by_role("button", name="Keep it").click()
    mine.get_by_role("button", name="Forget this table").click()
    page.get_by_role("button", name="Forget", exact=True).click()
    expect(mine).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    expect(mine).to_have_count(0)
