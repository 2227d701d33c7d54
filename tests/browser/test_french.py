import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.person import Person
from tests.browser.service import Service
from tests.browser.words import plain_messages


def english_left(page: Page) -> set[str]:
    """Sentences on the screen that are the English ones."""
    english, french = plain_messages("en"), plain_messages("fr")
    only_english = {text for name, text in english.items() if french.get(name) != text} - set(french.values())
    lines = {line.strip() for line in page.locator("body").inner_text().splitlines()}
    names = page.locator("[aria-label]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return only_english & (lines | set(names))


def test_a_french_browser_plays_in_french_from_the_first_page_to_the_end(
    new_context: NewContext, service: Service
) -> None:
    page = new_context(locale="fr-FR").new_page()
    page.goto("/")
    person = Person(page, "fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(person.button("play-now")).to_be_visible()
    assert not english_left(page)
    page.goto(service.open_table())
    person.give_the_word()
    person.build(3)
    assert not english_left(page)
    person.finish_building()
    expect(person.decision.or_(person.end).first).to_be_visible()
    assert not english_left(page)
    person.fly(until=person.end)
    assert not english_left(page)


def test_the_language_is_switched_by_one_click_and_remembered(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.get_by_role("button", name=re.compile("FR")).click()
    expect(page.get_by_role("button", name=Person(page, "fr").words("play-now"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=Person(page, "fr").words("play-now"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
