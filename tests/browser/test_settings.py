from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewContext
from tests.browser.person import Person
from tests.browser.service import Service
from tests.browser.test_accessibility import check
from tests.browser.test_choices import staged
from tests.galaxy.rules.ships_cards import LINER, SCOUT

SEAT_INK = "getComputedStyle(document.documentElement).getPropertyValue('--pattern-ink')"
HATCHED = "[...new Set([...document.querySelectorAll('.gt-hatch')].map((one) => getComputedStyle(one).opacity))]"
KEPT = "Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [key.replace('starboard.', ''), value]))"


def test_settings_are_made_over_the_table_take_effect_at_once_and_are_kept(page: Page, service: Service) -> None:
    page.goto(service.open_table())
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    check(page)
    volume = dialog.get_by_role("slider", name="Volume")
    volume.fill("40")
    dialog.get_by_role("button", name="Try it").click()
    gentle = page.evaluate(SEAT_INK)
    dialog.get_by_role("radio", name="Bold").check()
    assert page.evaluate(SEAT_INK) != gentle
    assert page.evaluate(HATCHED) == ["1"], "patterns on blocks"
    dialog.get_by_role("radio", name="Leisurely").check()
    dialog.get_by_role("radio", name="Français").check()
    expect(page.get_by_role("dialog", name="Réglages")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Manche I")
    kept = page.evaluate(KEPT)
    assert {name: kept[name] for name in ("volume", "patterns", "speed", "language")} == {
        "volume": "40",
        "patterns": "strong",
        "speed": "slow",
        "language": "fr",
    }
    page.goto("/settings")
    expect(page.get_by_role("radio", name="Marqués")).to_be_checked()
    expect(page.get_by_role("slider", name="Volume")).to_have_value("40")
    expect(page.locator("html")).to_have_attribute("data-patterns", "strong")


def test_silence_is_the_end_of_the_slider_and_one_click_in_the_header(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    page.goto("/settings")
    volume = page.get_by_role("slider", name="Volume")
    volume.fill("0")
    expect(page.get_by_role("checkbox", name="Sound on")).not_to_be_checked()
    expect(page.get_by_role("button", name="Try it")).to_be_disabled()
    volume.fill("70")
    page.get_by_role("button", name="Sound", exact=True).click()
    expect(volume).to_have_value("0")
    page.get_by_role("button", name="Sound", exact=True).click()
    expect(volume).to_have_value("70")
    check(page)


def test_who_wants_fewer_questions_answers_at_once_even_if_it_ends_badly(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("radio", name="As little as possible").check()
    stage = staged(page, SCOUT, LINER, card="abandoned_ship crew_loss=2 credits=4 days=1")
    page.get_by_role("button", name="Yes").click()
    expect(Person(page).decision).to_be_hidden()
    assert stage.answered == ["yes"]
