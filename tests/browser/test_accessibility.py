from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from starboard.galaxy.scenario import flight
from tests.browser.conftest import DESK, PHONE, NewContext
from tests.browser.person import Person
from tests.browser.service import Service
from tests.browser.staged import Stage

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

SHIP = """
ship I
7,7 starting_cabin 3333
6,7 cabin 0303
7,8 engine 3000 ^
"""


def check(page: Page) -> None:
    """No finding of axe that is serious or critical, and nothing wider than the window."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    grave = [
        f"{problem['impact']}: {problem['help']}: {node['html'][:200]}"
        for problem in found["violations"]
        if problem["impact"] in {"serious", "critical"}
        for node in problem["nodes"]
    ]
    assert not grave, "\n".join(grave)
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"the page is {wide} pixels wider than the window"


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_every_screen_passes_axe(
    new_context: NewContext, service: Service, size: dict[str, Any], language: str
) -> None:
    page = new_context(locale=language, **size).new_page()
    person = Person(page, language, touch=size is PHONE)
    page.goto("/")
    expect(person.button("new-table-of", "game").first).to_be_visible()
    check(page)
    person.click(person.button("with-friends"))
    expect(person.button("start-game").first).to_be_visible()
    check(page)
    page.goto(service.open_table(options={"rounds": "I", "inspection": "players"}))
    person.give_the_word()
    person.build(2)
    person.pick_up()
    check(page)
    person.click(person.button("building-return"))
    person.finish_building()
    expect(page.locator(".decision").get_by_role("button").first).to_be_visible()
    check(page)
    person.fly(until=person.end)
    replay = page.get_by_role("link", name=person.words("watch-replay"))
    expect(replay).to_be_visible()
    check(page)
    person.click(replay)
    expect(page.get_by_role("slider")).to_be_visible()
    check(page)


@pytest.mark.parametrize(("size", "language"), [(PHONE, "en"), (DESK, "fr")], ids=["phone", "desk"])
def test_every_page_beside_the_tables_passes_axe(new_context: NewContext, size: dict[str, Any], language: str) -> None:
    page = new_context(locale=language, **size).new_page()
    words = Person(page, language).words
    for path, heading in (("/", "all-games"), ("/settings", "settings"), ("/rules/galaxy", "glossary")):
        page.goto(path)
        expect(page.get_by_role("heading", name=words(heading), exact=True).first).to_be_visible()
        check(page)


@pytest.mark.parametrize("teams", ["no", "teams"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_settlement_between_two_rounds_passes_axe(
    new_context: NewContext, size: dict[str, Any], teams: str
) -> None:
    page = new_context(**size).new_page()
    game = flight(*[SHIP] * 4, cards=["stardust"], fly_on=False, rounds="I II", teams=teams).game
    stage = Stage(page, game, ["Ada", "Bo"])
    for seat in range(4):
        stage.choose(seat, "fly on")
    expect(page.get_by_role("table", name="Round I: settlement")).to_be_visible()
    check(page)
    stage.choose(0, "start")
    expect(page.get_by_role("table", name="Round I: settlement")).to_have_count(0)
    check(page)
