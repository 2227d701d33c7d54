"""Five people at a table, and what modules bring: everything is in sight and nothing is pushed off the page.

What all modules may bring at once is retouched into the view of a game.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.scenario import flight
from tests.browser.conftest import DESK, PHONE, NewContext
from tests.browser.moments import modules
from tests.browser.staged import Retouch, Stage, experienced
from tests.browser.test_cards_fit import SHIP

TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
SIZES = pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])

FIVE: Any = RULES.options_for(5)
NAMES = ["Ada", "Bo", "Cy", "Di", "Zoé"]
ORANGE = "rgb(255, 152, 56)"

IS_WIDER_THAN_THE_PAGE = "() => document.documentElement.scrollWidth > innerWidth"

DRAWINGS_THAT_ARE_MISSING = """() => [...document.querySelectorAll('use')]
  .map((use) => use.getAttribute('href')).filter((name) => !document.querySelector(name))"""


def fits(page: Page) -> None:
    """Nothing is pushed off the page, and every drawing that is referred to is there."""
    assert not page.evaluate(IS_WIDER_THAN_THE_PAGE)
    assert page.evaluate(DRAWINGS_THAT_ARE_MISSING) == []


def settled(sight: dict[str, Any]) -> None:
    """The game is over for five, after two rounds."""
    table = sight["game"]["table"]
    kinds = {"finish": 8, "best_looking": 4, "goods": 17, "losses": -6}
    lines = [{"kind": kind, "seat": seat, "amount": kinds[kind] + seat} for kind in kinds for seat in range(5)]
    seats = [{"place": seat + 1, "left": None, "credits": 30 + 7 * seat} for seat in range(5)]
    results = [{"round": name, "seats": seats, "lines": lines} for name in ("I", "II")]
    table |= {"stage": "over", "results": results, "winners": [4, 3, 2, 1, 0], "credits": [30, 37, 44, 51, 58]}


def in_flight(page: Page, change: Retouch | None = None, *, ships: int = 4, **options: Any) -> None:
    """Ships meet a combat zone, seen from the first of them that is asked."""
    game = flight(*[SHIP] * ships, cards=["I-16", "open_space"], dice=[7] * 12, **options).game
    Stage(experienced(page), game, NAMES[:ships], seat=game.seats_asked()[0], retouch=change)
    expect(page.locator(".flight")).to_be_visible()


@SIZES
def test_five_ships_fly_side_by_side(new_context: NewContext, size: dict[str, Any]) -> None:
    page = new_context(**size).new_page()
    in_flight(page, ships=5, **FIVE)
    expect(page.locator(".rivals > li")).to_have_count(4)
    last = page.locator(".rivals > li").last
    expect(last).to_contain_text("Zoé")
    expect(last).to_have_css("border-left-color", ORANGE)
    fits(page)


@SIZES
def test_five_people_build_in_the_yard(new_context: NewContext, size: dict[str, Any]) -> None:
    page = new_context(**size).new_page()
    game = Game.new(RULES, RULES.setup(5, RULES.options_for(5)), seed="five")
    Stage(experienced(page), game, NAMES)
    expect(page.locator(".yard")).to_be_visible()
    expect(page.locator(".rivals > li")).to_have_count(4)
    fits(page)


@SIZES
def test_five_purses_are_settled(new_context: NewContext, size: dict[str, Any]) -> None:
    page = new_context(**size).new_page()
    game = flight(*[SHIP] * 5, cards=["open_space"], **FIVE).game
    Stage(experienced(page), game, NAMES, retouch=settled)
    expect(page.locator(".ranking > li")).to_have_count(5)
    expect(page.get_by_role("columnheader").filter(has_text="Zoé")).to_be_visible()
    fits(page)


@SIZES
def test_what_modules_bring_has_its_places(new_context: NewContext, size: dict[str, Any]) -> None:
    page = new_context(**size).new_page()
    in_flight(page, modules)
    expect(page.get_by_role("button", name="thick fog")).to_be_visible()
    page.get_by_role("button", name="In your hand: 1 card").click()
    expect(page.get_by_text("clever trick")).to_be_visible()
    expect(page.get_by_text("mechanic")).to_be_visible()
    expect(page.locator('.ship use[href="#gt-walker"]')).to_have_count(1)
    fits(page)


def test_without_modules_nothing_of_theirs_takes_room(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    in_flight(page)
    expect(page.locator(".conditions, .beside")).to_have_count(0)
