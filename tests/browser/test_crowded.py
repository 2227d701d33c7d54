"""A table that is full: the page says so and comes back by itself, and a seat moves on to the device opened last."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import expect

from starboard.server.limits import DEVICES
from tests.browser.conftest import NewContext
from tests.browser.service import Service
from tests.browser.words import Words
from tests.server.clients import Client

WHY = {
    "en": "Too many people are watching this table. Trying again in",
    "fr": "Trop de monde regarde cette table. Nouvel essai dans",
}


def test_a_page_at_a_crowded_table_says_when_it_tries_again_and_comes_in_when_it_can(
    new_context: NewContext, folder: Path
) -> None:
    with Service(folder, "--watchers", "1") as service:
        path = service.open_table(start=False).partition("#")[0]
        table = path.rpartition("/")[2]
        for language, locale in (("en", "en-GB"), ("fr", "fr-FR")):
            page = new_context(service=service, locale=locale).new_page()
            with Client(service.address, table) as watcher:
                watcher.until(lambda me: me.sight)
                page.goto(path)
                expect(page.get_by_role("status").filter(has_text=WHY[language])).to_be_visible()
                expect(page.get_by_role("heading", name=Words(language)("full-house"))).to_be_visible()
                expect(page.get_by_role("button", name=Words(language)("try-now"))).to_be_visible()
            # Until the server has noticed that the place is free, the page is told to wait, and the button is back.
            there = page.get_by_label(Words(language)("chat-say"))
            for _ in range(50):
                page.evaluate("document.querySelector('main button')?.click()")
                if there.count():
                    break
                page.wait_for_timeout(200)
            expect(there).to_be_visible()
            page.close()


def test_a_page_whose_seat_was_opened_on_too_many_devices_can_take_it_back(
    new_context: NewContext, service: Service
) -> None:
    page = new_context().new_page()
    path = service.open_table(start=False)
    table, _, token = path.rpartition("/")[2].partition("#")
    page.goto(path)
    say = page.get_by_label("Say something")
    expect(say).to_be_visible()
    with ExitStack() as devices:
        for _ in range(DEVICES):
            devices.enter_context(Client(service.address, table, token)).until(lambda me: me.sight)
        expect(page.get_by_role("heading", name="You opened this table on another device")).to_be_visible()
        page.get_by_role("button", name="Play on here").click()
        expect(say).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_there_are_words_for_every_goodbye_after_which_a_page_stays_away(language: str) -> None:
    words = Words(language)
    for code in ("no_table", "wrong_token", "other_protocol", "other_rules", "replaced"):
        assert words(f"ended-{code}")
        assert words(f"ended-about-{code}")
