"""The new titles in the browser: their plates, how they stand, and components without a partner."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewContext, browser, new_context, service
from tests.browser.person import Person
from tests.browser.staged import Stage, experienced
from tests.galaxy.modules.keep_on_trucking.treks import AESTHETE, LARGE, MACHINIST, QUIET, TECH, trek

__all__ = ["browser", "new_context", "service"]

SHIP = """
ship I
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
6,7 cabin 0303 crew=2
8,7 cabin 0303 crew=2
5,7 stasis_chamber 0300
9,7 reactor_furnace 0003
"""


def test_plates_beside_the_flight_say_who_would_win_them(new_context: NewContext) -> None:
    page = experienced(new_context(locale="fr-FR", **PHONE).new_page())
    r = trek(SHIP, LARGE, titles=(AESTHETE, MACHINIST), cards=(QUIET, QUIET), fly_on=False, **TECH)
    Stage(page, r.game, ["Ada", "Bo"])
    plates = page.locator(".conditions li")
    expect(plates).to_have_count(2)
    expect(plates.first).to_contain_text("Esthète")
    expect(plates.first).to_contain_text("Meilleur score pour l’instant\u00a0: 1.")


def test_a_golden_machinist_sees_what_will_fall_off(new_context: NewContext) -> None:
    page = experienced(new_context().new_page())
    person = Person(page, "en")
    holders = {MACHINIST: 0, AESTHETE: 1}
    told: dict[str, Any] = {"level": "III", "titles": (*holders,), "holders": holders, "golden": (MACHINIST,), **TECH}
    Stage(page, trek(SHIP, LARGE, cards=(QUIET, QUIET), fly_on=False, **told).game, ["Ada", "Bo"])
    expect(page.locator(".sign.stands")).to_have_count(1)
    person.click(page.get_by_role("region", name="Your ship").get_by_role("button", name="Machinist"))
    expect(page.get_by_role("dialog", name="Machinist")).to_contain_text("Score now: 1; best of the others: 0.")
