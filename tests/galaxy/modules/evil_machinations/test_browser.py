"""Machinations in the browser: a card is chosen from the hand, goods are declared, and a loan stands at the purse."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.modules.evil_machinations import MODULE
from tests.browser.conftest import NewContext, browser, new_context
from tests.browser.person import Person
from tests.browser.service import Service
from tests.browser.staged import Stage
from tests.browser.words import Words
from tests.galaxy.modules.evil_machinations.travel import meet
from tests.galaxy.rules.ships_cards import FREIGHTER, SCOUT

__all__ = ["browser", "new_context"]

LOADED = FREIGHTER.replace("0003", "0003 goods=YG")


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A table service for the tests of this module."""
    with Service(tmp_path_factory.mktemp("service")) as started:
        yield started


def known(page: Page) -> Page:
    """A page of somebody who has played with machinations before."""
    page.add_init_script("localStorage.setItem('starboard.new.evil_machinations', 'read')")
    return page


def test_what_is_new_is_told_once_and_a_card_is_chosen_from_the_hand(new_context: NewContext) -> None:
    page = new_context().new_page()
    person = Person(page)
    setup = RULES.setup(2, {"evil_machinations": "yes", "pace": "turns"})
    stage = Stage(page, Game.new(RULES, setup, "page"), ["Ada", "Bo"])
    told = page.get_by_role("dialog")
    expect(told).to_contain_text("Four cards up your sleeve")
    person.click(told.get_by_role("button", name=person.words("guide-skip")))
    hand = page.get_by_role("list", name=person.words("flight-hand-cards")).get_by_role("listitem")
    expect(hand).to_have_count(4)
    title = hand.nth(1).get_by_role("heading").inner_text()
    hand.nth(1).get_by_role("button", name=person.words("hand-choose")).click()
    expect(page.get_by_text(person.words("flight-waiting", names="Bo"))).to_be_visible()
    second = stage.game.decision(1)
    assert second is not None
    stage.choose(1, second.options[0])
    person.click(person.button("flight-beside"))
    expect(page.get_by_role("dialog")).to_contain_text(title)


def test_the_words_of_its_cards_follow_the_language_of_the_page(new_context: NewContext, service: Service) -> None:
    page = known(new_context(locale="fr").new_page())
    page.goto(service.open_table(options={"rounds": "I", "evil_machinations": "yes"}))
    titles = page.get_by_role("list", name=Person(page, "fr").words("flight-hand-cards")).get_by_role("heading")
    expect(titles).to_have_count(4)
    french, english = Words("fr"), Words("en")
    cards = {
        french(f"card-{kind.__struct_config__.tag}"): f"card-{kind.__struct_config__.tag}" for kind in MODULE.cards
    }
    names = [cards[title] for title in titles.all_inner_texts()]
    page.get_by_role("button", name=re.compile("EN")).click()
    titles = page.get_by_role("list", name=Person(page).words("flight-hand-cards")).get_by_role("heading")
    expect(titles).to_have_text([english(name) for name in names])


def test_goods_are_declared_and_a_toll_is_paid_with_a_loan(new_context: NewContext) -> None:
    page = known(new_context().new_page())
    person = Person(page)
    told = meet(LOADED, SCOUT, card="EM05", purses=[1, 0], fly_on=False)
    stage = Stage(page, told.game, ["Ada", "Bo"])
    for seat in (0, 1):
        stage.choose(seat, "fly on")
    expect(person.decision).to_contain_text("2 credits to pay, and you have 1.")
    expect(person.decision.get_by_role("button", name="Pay and keep the rest")).to_have_count(0)
    person.decision.get_by_role("button", name="Take a loan").click()
    loan = page.locator(".ship header").get_by_text("A loan")
    expect(loan).to_be_visible()
    person.decision.get_by_role("button", name="Give up a green block").click()
    person.decision.get_by_role("button", name="Pay and keep the rest").click()
    expect(page.get_by_role("log")).to_contain_text("You pay 1 credit in duty.")
    assert stage.answered == ["borrow", "give G 8,7", "pay"]
