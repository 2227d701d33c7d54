"""The page of a table that its server's administrator closes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewContext
from tests.browser.service import Service
from tests.cli.terminals import starboard

TITLE = {"en-GB": "This table has been closed", "fr-FR": "Cette table a été fermée"}


@pytest.mark.parametrize("locale", TITLE)
def test_the_page_says_that_the_table_is_closed_and_why(new_context: NewContext, service: Service, locale: str) -> None:
    link = service.open_table()
    table = link.removeprefix("/table/").partition("#")[0]
    page = new_context(locale=locale).new_page()
    page.goto(link)
    expect(page.get_by_role("main")).to_be_visible()
    data = service.folder / "tables"
    closed = starboard("admin", "close", "--data", data, "--yes", "--reason", "Bedtime!", table)
    assert closed.exit_code == 0
    expect(page.get_by_role("heading", name=TITLE[locale])).to_be_visible()
    expect(page.get_by_text("Bedtime!")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=TITLE[locale])).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.locator(f"a[href*='{table}']")).to_have_count(0)
