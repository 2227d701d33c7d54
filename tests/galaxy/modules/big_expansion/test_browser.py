"""Dice choose the options of a table in the browser, say what they brought, and what they say can be changed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from starboard.galaxy.registry import word_packages
from starboard.words import words_for
from tests.browser.conftest import PHONE, NewContext, browser, new_context
from tests.browser.person import Person
from tests.browser.service import Service

__all__ = ["browser", "new_context"]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A table service for the tests of this module."""
    with Service(tmp_path_factory.mktemp("service")) as started:
        yield started


@pytest.mark.rule("BX-15.1", "BX-15.4")
def test_dice_choose_and_their_choice_can_be_changed(new_context: NewContext) -> None:
    page = new_context(locale="fr-FR", **PHONE).new_page()
    person = Person(page, "fr", touch=True)
    page.goto("/")
    person.click(person.button("new-table-of", "game").filter(has_text="Galaxy Trucker"))
    form = page.get_by_role("dialog")
    box = form.get_by_role("group", name=person.words("options-big_expansion"))
    box.get_by_role("combobox", name=person.words("setup-presets")).select_option("first_evening")
    about = words_for("fr", *word_packages())("preset-first_evening.text")
    expect(form.get_by_text(about)).to_be_visible()
    new = form.get_by_role("checkbox", name=person.words("option-new_technology"), exact=True)
    expect(new).to_be_checked()
    form.get_by_role("combobox", name=person.words("dice-harder")).select_option("5")
    person.click(person.button("setup-roll"))
    dice = form.get_by_role("list", name=person.words("setup-rolled")).get_by_role("listitem")
    expect(dice).to_have_count(5)
    expect(new).to_be_checked()
    said = [text.strip() for text in dice.all_inner_texts()]
    every = [person.words(f"dice-harder-{what}") for what in (*range(1, 7), "again", "full")]
    assert all(text in every for text in said)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("window.innerWidth")
    bonus = form.get_by_role("checkbox", name=person.words("option-bonus_cards"), exact=True)
    expect(bonus).to_be_checked()
    person.click(bonus)
    expect(bonus).not_to_be_checked()
    expect(form.get_by_text(about)).to_have_count(0)
    person.click(person.button("open-table"))
    expect(page.get_by_role("heading", name=person.words("table-options"))).to_be_visible()
