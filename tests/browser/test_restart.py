import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.person import Person
from tests.browser.service import Service


def seconds_left(page: Page) -> int:
    """What the hourglass shows."""
    timer = page.get_by_role("timer", name="seconds left")
    expect(timer).to_be_visible()
    told = re.match(r"\d+", timer.get_attribute("aria-label") or "")
    assert told
    return int(told[0])


def test_a_killed_server_comes_back_with_ship_and_hourglass(new_context: NewContext, folder: Path) -> None:
    with Service(folder) as service:
        page = new_context(service=service, server_may_fail=True).new_page()
        page.goto(service.open_table())
        person = Person(page)
        person.give_the_word()
        person.build(2)
        expect(page.get_by_role("timer", name=re.compile("^([1-6]?[0-9]|7[0-6]) seconds left"))).to_be_visible()
        before = seconds_left(page)
        service.kill()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        service.start()
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        expect(person.pieces).to_have_count(3)
        after = seconds_left(page)
        # Once a second the server writes down that time goes by; what ran after that is not known to have run.
        assert 0 < after <= before + 1, "the sand that has run stays run"
        person.build(1)
        expect(person.pieces).to_have_count(4)
        person.finish_building()
        service.kill()
        service.start()
        person.fly(until=person.end)


def test_what_is_said_while_the_server_is_gone_is_shown_and_arrives(new_context: NewContext, folder: Path) -> None:
    with Service(folder) as service:
        page = new_context(service=service, server_may_fail=True).new_page()
        page.goto(service.open_table(start=False))
        say = page.get_by_label("Say something")
        expect(say).to_be_visible()
        service.kill()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        say.fill("Is anybody there?")
        say.press("Enter")
        talk = page.get_by_role("log", name="Chat").get_by_role("paragraph")
        expect(talk).to_have_text("Is anybody there? …")
        service.start()
        expect(talk).to_have_text("Ada Is anybody there?")
