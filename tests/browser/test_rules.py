"""The rules beside the game, on a page of their own, and what things are where one points at them."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewContext
from tests.browser.person import Person
from tests.browser.service import Service


def is_at(heading: Locator) -> None:
    """The heading is what one reads first."""
    expect(heading).to_be_in_viewport()
    heading.evaluate(
        """heading => new Promise((resolve, reject) => {
            const ends = performance.now() + 20000
            const look = () => {
                const around = heading.closest('[data-rules-scroll]')?.getBoundingClientRect().top ?? 0
                if (heading.getBoundingClientRect().top - around < 200) resolve(true)
                else if (performance.now() > ends) reject(new Error('the heading is not at the top'))
                else setTimeout(look, 50)
            }
            look()
        })"""
    )


def test_at_a_desk_the_rules_open_beside_a_game_that_goes_on(page: Page, service: Service) -> None:
    page.goto(service.open_table())
    person = Person(page)
    person.give_the_word()
    page.keyboard.press("?")
    rules = page.get_by_role("complementary", name="Rules")
    is_at(rules.locator("#rules-building"))
    person.heap.focus()
    page.keyboard.press("Space")  # the keys still work at the yard
    expect(person.button("building-return")).to_be_enabled()

    rules.get_by_role("searchbox").fill("exposed conn")
    rules.get_by_role("link", name="Exposed connectors").click()
    is_at(rules.get_by_role("heading", name="Exposed connectors"))
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    page.keyboard.press("?")
    is_at(rules.get_by_role("heading", name="Exposed connectors"))  # where the reader was
    page.go_back()
    expect(rules).to_have_count(0)
    assert "/table/" in page.url

    # What a thing is, where the mouse rests on it and where the focus stays.
    tip = page.get_by_role("tooltip", include_hidden=True)
    person.ship.locator("[data-square='7,7']").hover()
    expect(tip).to_contain_text("Starting cabin")
    expect(tip).to_contain_text("4 in the box")  # four, and one that came with an expansion
    expect(tip).to_contain_text("exact")
    page.keyboard.press("ArrowDown")
    expect(tip).to_be_empty()
    square = person.ship.locator("[data-square='7,7']")
    square.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(tip).to_contain_text("Starting cabin")
    assert square.get_attribute("aria-describedby") == tip.get_attribute("id")


def test_on_a_phone_the_rules_cover_the_page_and_a_held_finger_explains(
    new_context: NewContext, service: Service
) -> None:
    page = new_context(locale="fr-FR", **PHONE).new_page()
    page.goto(service.open_table())
    person = Person(page, "fr", touch=True)
    person.give_the_word()
    person.heap.tap()
    expect(person.button("building-return")).to_be_enabled()
    page.get_by_role("button", name="Règles").tap()
    rules = page.get_by_role("dialog", name="Règles")
    is_at(rules.get_by_role("heading", name="La construction", exact=True))
    page.go_back()
    expect(rules).to_have_count(0)

    held = page.locator(".held")
    name = held.get_attribute("aria-label")
    box = held.bounding_box()
    assert box
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    tip = page.get_by_role("tooltip", include_hidden=True)
    expect(tip).to_contain_text("dans la boîte")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(held).to_have_attribute("aria-label", name or "")  # it was read about, not turned
    held.tap()
    expect(held).not_to_have_attribute("aria-label", name or "")
    expect(tip).to_be_empty()


def test_rules_can_be_linked_to_and_have_a_glossary_of_both_games(page: Page) -> None:
    page.goto("/rules/galaxy#pirates")
    is_at(page.get_by_role("heading", name="Enemies: smugglers, slavers, pirates"))
    page.get_by_role("searchbox").fill("double cannon")
    page.get_by_role("link", name="Double cannon", exact=True).click()
    entry = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Double cannon", exact=True))
    expect(entry).to_be_in_viewport()
    expect(entry).to_contain_text("8 in the box")
    assert page.url.endswith("#glossary-kind-double_cannon")
    page.get_by_role("link", name="SpaceCorp").click()
    expect(page.get_by_role("heading", name="Gathering value")).to_be_visible()
    expect(page.get_by_role("heading", name="Collective mind")).to_be_attached()
    expect(page.get_by_text("reconstructed").first).to_be_attached()
