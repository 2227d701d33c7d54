"""Building in turns, without a clock."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, NewContext
from tests.browser.person import Person
from tests.browser.service import Service


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_in_turns_is_played_and_moves_left_are_shown(
    new_context: NewContext, service: Service, size: dict[str, Any]
) -> None:
    page = new_context(**size).new_page()
    person = Person(page, touch=size is PHONE)
    page.goto(service.open_table(options={"rounds": "I", "pace": "turns"}))
    person.give_the_word()
    turn = page.get_by_text(re.compile(r"Your move \(\d+ left\)"))
    expect(turn).to_be_in_viewport(ratio=1)
    before = turn.inner_text()
    for _ in range(4):
        expect(turn).to_be_in_viewport(ratio=1)
        person.weld_one()
    expect(turn).to_be_in_viewport(ratio=1)
    assert turn.inner_text() != before
    person.finish_building()
    person.fly(until=person.end)
    expect(page.get_by_role("table", name="Round I: settlement")).to_be_visible()
