"""A new table and its options: what does not go together cannot be chosen, and a refusal is not the end."""

import json

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import PHONE, NewContext
from tests.browser.person import Person
from tests.browser.service import Service


def form_of(page: Page, person: Person) -> Locator:
    """The form of a new table of Galaxy Trucker, from the first page on."""
    page.goto("/")
    person.click(person.button("new-table-of", "game").filter(has_text="Galaxy Trucker"))
    return page.get_by_role("dialog")


def field(form: Locator | Page, text: str) -> Locator:
    return form.get_by_role("combobox", name=text)


def impossible(choice: Locator) -> list[str]:
    """The values that cannot be chosen."""
    values: list[str] = choice.locator("option:disabled").evaluate_all("all => all.map(one => one.value)")
    return values


def forget_what_is_needed(route: Route) -> None:
    """A page that was loaded before the server was renewed may know less than the server does now."""
    answer = route.fetch()
    route.fulfill(response=answer, body=json.dumps([{**game, "needs": []} for game in answer.json()]))


def test_what_does_not_go_together_cannot_be_chosen_and_says_why(new_context: NewContext) -> None:
    page = new_context(locale="fr-FR", **PHONE).new_page()
    person = Person(page, "fr", touch=True)
    form = form_of(page, person)
    seats, teams = field(form, person.words("setup-seats")), field(form, person.words("option-teams"))
    why = form.get_by_text(person.words("need-teams"))
    expect(why).to_have_count(0)
    seats.select_option("3")
    assert impossible(teams) == ["teams", "expert"]
    expect(why).to_be_visible()
    expect(teams).to_have_accessible_description(person.words("need-teams"))
    seats.select_option("4")
    teams.select_option("expert")
    assert impossible(seats) == ["2", "3", "5"]
    edition = field(form, person.words("option-edition"))
    assert impossible(edition) == ["second"]  # which knows no teams
    said = {"option": person.words("option-teams"), "among": person.words("option-edition-first")}
    expect(edition).to_have_accessible_description(person.words("need-made_for", **said))
    person.click(person.button("open-table"))
    expect(page.get_by_role("heading", name=person.words("table-options"))).to_be_visible()
    assert impossible(field(page, person.words("setup-seats"))) == ["2", "3", "5"]
    expect(field(page, person.words("option-teams"))).to_have_value("expert")


def test_flights_are_added_and_removed_in_any_order_on_a_phone(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    person = Person(page, touch=True)
    form = form_of(page, person)
    flights = form.get_by_role("group", name=person.words("option-rounds"))
    add = field(flights, person.words("option-rounds-add"))

    def names(*rounds: str) -> list[str]:
        return [person.words(f"option-rounds-{each}") for each in rounds]

    expect(flights.get_by_role("listitem")).to_have_text(names("I", "II", "III"))
    for each in ("test", "I", "IIIA"):
        add.select_option(each)
    expect(flights.get_by_role("listitem")).to_have_text(names("I", "II", "III", "test", "I", "IIIA"))
    for _ in range(3):
        person.click(flights.get_by_role("button").first)
    expect(flights.get_by_role("listitem")).to_have_text(names("test", "I", "IIIA"))
    expect(add).to_have_value("")
    person.click(person.button("open-table"))
    flights = page.get_by_role("group", name=person.words("option-rounds"))
    expect(flights.get_by_role("listitem")).to_have_text(names("test", "I", "IIIA"))
    person.click(flights.get_by_role("button").nth(1))
    expect(flights.get_by_role("listitem")).to_have_text(names("test", "IIIA"))
    person.click(flights.get_by_role("button").first)
    expect(flights.get_by_role("button")).to_be_disabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("window.innerWidth")


def test_a_table_that_was_refused_is_corrected_and_opened(new_context: NewContext) -> None:
    context = new_context(locale="fr-FR", server_may_fail=True)
    context.route("**/api/games*", forget_what_is_needed)
    page = context.new_page()
    person = Person(page, "fr")
    form = form_of(page, person)
    seats, teams = field(form, person.words("setup-seats")), field(form, person.words("option-teams"))
    seats.select_option("3")
    teams.select_option("teams")
    for _ in range(2):
        person.click(person.button("open-table"))
        expect(form.get_by_role("alert")).to_have_text(person.words("need-teams"))
        expect(person.button("open-table")).to_be_enabled()
    seats.select_option("4")
    person.click(person.button("open-table"))
    expect(page.get_by_role("heading", name=person.words("table-options"))).to_be_visible()

    seats, teams = field(page, person.words("setup-seats")), field(page, person.words("option-teams"))
    expect(teams).to_have_value("teams")
    seats.select_option("2")
    expect(page.get_by_role("status").get_by_text(person.words("need-teams"))).to_be_visible()
    expect(seats).to_have_value("4")
    teams.select_option("no")
    seats.select_option("2")
    expect(person.button("bot-here")).to_have_count(1)
    expect(seats).to_have_value("2")


def test_two_options_changed_in_a_moment_are_both_changed(new_context: NewContext, service: Service) -> None:
    page, friend = new_context().new_page(), new_context().new_page()
    page.goto(service.open_table(seats=4, fill=None, start=False))
    friend.goto(page.url.partition("#")[0])
    person = Person(page)
    seats, pace = field(page, person.words("setup-seats")), field(page, person.words("option-pace"))
    expect(pace).to_have_value("real_time")
    page.evaluate(
        """both => both.forEach(([select, value]) => {
            select.value = value
            select.dispatchEvent(new Event("change", { bubbles: true }))
        })""",
        [[pace.element_handle(), "turns"], [seats.element_handle(), "2"]],
    )
    expect(friend.get_by_text(person.words("option-pace-turns"))).to_be_visible()
    expect(friend.get_by_role("button", name=person.words("sit-here"))).to_have_count(1)
    expect(pace).to_have_value("turns")
    expect(seats).to_have_value("2")


def test_two_clicks_on_start_are_one(page: Page) -> None:
    person = Person(page)
    person.click(form_of(page, person).get_by_role("button", name=person.words("open-table")))
    person.button("start-game").dblclick()
    expect(person.button("building-start")).to_be_visible()
    expect(page.get_by_role("status").get_by_role("button")).to_have_count(0)
