"""Whatever card is played, everything a person needs is in sight without scrolling."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.registry import modules
from starboard.galaxy.scenario import flight
from starboard.server.protocol import Language
from tests.browser.conftest import DESK, PHONE, NewContext
from tests.browser.person import Person
from tests.browser.staged import Stage, experienced

SHIP = """
ship II
7,7 starting_cabin 3333
7,6 cannon 0030 ^
6,7 battery_2 0303
5,7 cabin 0303
4,7 cabin 0300
8,7 double_cannon 0003 >
7,8 engine 3000 ^
6,8 double_engine 3000 ^
"""
WORDIEST = {read_card(card).kind: card for card in sorted(CARDS, key=lambda card: len(repr(read_card(card))))}
"""Of every kind of card the one on which most is printed."""

CARD_IS_TURNED_OVER = """() => document.getAnimations().every((animation) =>
  animation.playState !== 'running' || animation.effect.getComputedTiming().endTime === Infinity ||
  animation.effect.target?.closest('.next'))"""
"""While a card turns over, it is narrower than it will be."""

IS_IN_SIGHT = """(selector) => {
  const { top, bottom } = document.querySelector(selector).getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}"""
"""Whether all of an element is inside the window."""


def turn_up(page: Page, card: str, language: Language) -> None:
    """Four ships meet a card; after one that asks nobody anything, the table waits for the next one."""
    rolled = (flight(SHIP, SHIP, SHIP, SHIP, cards=[card, "open_space"], dice=[total] * 12).game for total in (7, 12))
    game = next(game for game in rolled if not game.over)
    people, seat = ["Ada", "Bo", "Cleo", "Dan"], game.seats_asked()[0]
    Stage(experienced(page), game, people, seat=seat, language=language, retouch=_with_every_module)


def _with_every_module(sight: dict[str, Any]) -> None:
    """As at a table that plays with all modules: their words and drawings are there, whoever the card belongs to."""
    sight["game"]["table"]["modules"] = {module.name: {} for module in modules()}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_kind_of_card_leaves_room_for_what_else_is_needed(new_context: NewContext, size: dict[str, Any]) -> None:
    """In French, which is the longer of the languages."""
    language: Language = "fr"
    context = new_context(locale=language, reduced_motion="reduce", **size)
    for kind, card in WORDIEST.items():
        page = context.new_page()
        person = Person(page, language)
        turn_up(page, card, language)
        expect(page.get_by_role("heading", name=person.words(f"card-{kind}"))).to_be_visible()
        expect(page.locator(".decision")).to_be_visible()
        needed = ".decision" if size is PHONE else ".played"
        page.wait_for_function(CARD_IS_TURNED_OVER)
        page.wait_for_function(IS_IN_SIGHT, arg=needed)
        page.close()


def test_on_a_phone_the_marks_of_those_who_landed_stand_beside_the_goods(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    game = flight(*[SHIP + "9,7 special_cargo_2 0003\n"] * 4, cards=["I-12"], round_name="II").game
    stage = Stage(page, game, ["Ada", "Bo"], seat=1)  # who loads sees holds instead
    expect(page.get_by_role("heading", name="Planets")).to_be_visible()
    for planet in (1, 2, 3, 4):
        stage.choose(game.seats_asked()[0], f"land {planet}")
    planets = page.locator(".planets li")
    expect(planets.get_by_role("img")).to_have_count(4)
    page.wait_for_function(CARD_IS_TURNED_OVER)
    for row in planets.all():
        room, mark = row.bounding_box(), row.get_by_role("img").bounding_box()
        assert room is not None
        assert mark is not None
        assert mark["x"] + mark["width"] <= room["x"] + room["width"], row.inner_text()


def test_the_ship_stays_where_it_is_when_a_step_can_be_taken_back(page: Page) -> None:
    crewed = "ship I\n7,7 starting_cabin 3333 crew=2\n8,7 cabin 0003 crew=2\n"
    game = flight(crewed, crewed, cards=["slavers strength=9 days=1 crew_loss=2 credits=3"]).game
    stage, person = Stage(page, game, ["Ada"]), Person(page)
    expect(person.decision).to_contain_text("You lose 2 crew members")
    before = person.ship.bounding_box()
    stage.choose(0, "8,7")
    expect(person.button("flight-undo")).to_be_visible()
    expect(person.decision).to_contain_text("You lose one crew member")
    assert person.ship.bounding_box() == before
