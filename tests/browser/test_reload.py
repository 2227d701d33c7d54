from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.service import Service


def test_a_reload_in_the_middle_of_building_shows_the_same_ship_and_hand(page: Page, service: Service) -> None:
    page.goto(service.open_table())
    person = Person(page)
    person.give_the_word()
    person.build(2)
    person.pick_up()
    held = page.get_by_role("button", name=person.words.like("building-held", "component"))
    in_hand = held.get_attribute("aria-label")
    squares = person.pieces.evaluate_all("all => all.map(one => one.dataset.square)")
    page.reload()
    expect(held).to_have_attribute("aria-label", in_hand or "")
    assert person.pieces.evaluate_all("all => all.map(one => one.dataset.square)") == squares
    person.click(person.button("building-return"))
    person.build(1)
    expect(person.pieces).to_have_count(len(squares) + 1)


def test_a_reload_in_flight_asks_the_same_question(page: Page, service: Service) -> None:
    page.goto(service.open_table(options={"rounds": "I", "inspection": "players"}))  # which is asked in any case
    person = Person(page)
    person.build_and_launch(2)
    expect(person.choices.first).to_be_visible()
    question = person.decision.inner_text()
    page.reload()
    expect(person.choices.first).to_be_visible()
    assert person.decision.inner_text() == question
    person.answer()
    person.fly(until=person.end)


def test_somebody_without_the_secret_of_the_seat_only_watches(page: Page, service: Service) -> None:
    page.goto(service.open_table().partition("#")[0])
    expect(page.get_by_text("You’re watching.").first).to_be_visible()
    expect(page.get_by_role("button", name="Start building")).to_have_count(0)
