"""Every screen of the game at every size: nothing off the page, what is needed in sight, words whole, targets large.

Each moment is staged once for a language, and the window then takes one size after the other.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from playwright.sync_api import BrowserContext, Page

from starboard.server.protocol import Language
from tests.browser.conftest import PHONE, NewContext
from tests.browser.moments import stage
from tests.browser.person import Person

SIZES = {
    "phone": (360, 740),
    "sideways": (740, 360),
    "tablet": (820, 1180),
    "tablet sideways": (1180, 820),
    "desk": (1440, 900),
    "wide": (1920, 1080),
}
HANDS = ("phone", "sideways")

NEEDED = {
    "call": [".call .button"],
    "yard_five": [".pile", ".held", ".turn.right", ".acts .button", ".deeds .button", ".piles button", ".rivals li"],
    "pile": ["dialog .picture", "dialog header .button"],
    "inspection": [".decision", ".drawing", ".rivals > li", ".before .errors li"],
    "inspect": [".decision .question", ".drawing", ".rivals > li"],
    "planets": [".decision .planet", ".decision .number", ".drawing"],
    "combat_five": [".drawing", ".rivals > li", ".conditions button", ".beside .handle", ".card h2"],
    "enemy": [".decision .buttons .button", ".decision .certain", ".drawing"],
    "loading": [".decision .question", ".drawing", ".rivals > li"],
    "broken": [".decision .question", ".decision .buttons .outlook", ".drawing", ".rivals > li"],
    "settlement": [".onward .button"],
}
"""What must be in sight without scrolling, at every size, by the moment."""

TOUCH = 44
"""Pixels: what a finger taps is at least so wide and so high."""

TILES = {"phone": 44, "sideways": 44, "tablet": 56, "tablet sideways": 56, "desk": 56, "wide": 72}
"""Pixels of a component on the table of the warehouse."""

MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")

LOOKS, A_MOMENT = 20, 100
"""How often a layout is looked at that is not right yet, and the milliseconds between two looks."""

SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
"""Sizes that a screen takes from what stands around it come a frame later."""


def hands(new_context: NewContext, language: Language = "en") -> BrowserContext:
    """Somebody with fingers, who sees everything at its place at once."""
    return new_context(locale=language, reduced_motion="reduce", **PHONE)


def each_size(page: Page) -> Iterator[str]:
    """The window takes one size after the other."""
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height]
        )
        page.evaluate(SETTLED)
        yield name


def measured(page: Page, moment: str, touch: int = TOUCH) -> list[str]:
    """What is wrong with the layout of a page that shows this moment, once everything has found its place."""
    troubles: list[str] = []
    for _ in range(LOOKS):
        troubles = page.evaluate(MEASURE, {"needed": NEEDED[moment], "touch": touch})
        if not troubles:
            break
        page.wait_for_timeout(A_MOMENT)
    return troubles


def width_of(page: Page, selector: str) -> float:
    """How wide the first of these is drawn."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.parametrize("language", get_args(Language))
@pytest.mark.parametrize("moment", NEEDED)
def test_a_moment_fits_every_screen(new_context: NewContext, language: Language, moment: str) -> None:
    page = hands(new_context, language).new_page()
    stage(page, moment, language)
    troubles = {size: measured(page, moment, TOUCH if size in HANDS else 0) for size in each_size(page)}
    assert not any(troubles.values()), {size: found for size, found in troubles.items() if found}


def test_the_yard_of_each_size_has_large_components_and_growing_rivals(new_context: NewContext) -> None:
    page = hands(new_context).new_page()
    stage(page, "yard")
    rivals: dict[str, float] = {}
    for size in each_size(page):
        assert width_of(page, ".table .tile") >= TILES[size], size
        rivals[size] = width_of(page, ".rivals .ship svg")
    assert rivals["wide"] > rivals["desk"] > rivals["tablet"]


@pytest.mark.parametrize("size", HANDS)
def test_a_warehouse_that_is_spread_out_leaves_everything_in_reach(new_context: NewContext, size: str) -> None:
    page = hands(new_context).new_page()
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    stage(page, "yard")
    page.evaluate(SETTLED)
    before = page.locator(".store .table").bounding_box()
    Person(page, touch=True).click(page.locator(".spreader"))
    page.evaluate(SETTLED)
    after = page.locator(".store .table").bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > 1.5 * before["height"]
    reached = [needed for needed in NEEDED["yard_five"] if needed != ".rivals li" or size == "phone"]
    assert page.evaluate(MEASURE, {"needed": reached, "touch": TOUCH}) == []


def test_ships_in_flight_are_as_large_as_the_screen_allows(new_context: NewContext) -> None:
    page = hands(new_context).new_page()
    stage(page, "waiting")
    ships: dict[str, float] = {}
    rivals: dict[str, float] = {}
    for size in each_size(page):
        ships[size] = width_of(page, ".ship .drawing svg")
        rivals[size] = width_of(page, ".rivals .drawing svg")
    assert ships["phone"] > 0.85 * 360
    assert ships["tablet"] > 0.85 * 820
    assert ships["wide"] > ships["desk"]
    assert rivals["wide"] > rivals["desk"] > rivals["phone"]
