"""A real server, a real browser, and pages that fail their test when anything goes wrong on them.

Playwright keeps an event loop running while it is open, so it is closed after every module: other tests of the same
process run loops of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.chromium import chromium
from tests.browser.service import Service
from tests.browser.watch import Watch

DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}

PATIENCE = 30_000
"""Milliseconds until something that a test waits for is missed."""

NewContext = Callable[..., BrowserContext]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A table service for the tests of a module."""
    with Service(tmp_path_factory.mktemp("service")) as started:
        yield started


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's Chromium, without a window."""
    program = chromium()
    if program is None:
        pytest.fail("No Chromium was found; `scripts/provide browser` installs one.")
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        # without a graphics card, drawing at once is quicker than pretending to have one
        started = playwright.chromium.launch(executable_path=program, headless=True, args=["--disable-gpu"])
        yield started
        started.close()


@pytest.fixture
def new_context(browser: Browser, service: Service) -> Iterator[NewContext]:
    """Makes a person's browser: an empty memory, a size, a language. `calm` is for tests that are not about motion."""
    opened: list[tuple[BrowserContext, Watch]] = []

    def make(
        *, calm: bool = True, server_may_fail: bool = False, service: Service = service, **options: Any
    ) -> BrowserContext:
        skipping = {"name": "starboard.speed", "value": "skip"}
        memory = {"cookies": [], "origins": [{"origin": service.address, "localStorage": [skipping]}]} if calm else None
        chosen: dict[str, Any] = {"locale": "en-GB", "base_url": service.address, "storage_state": memory, **DESK}
        context = browser.new_context(**{**chosen, **options})
        context.set_default_timeout(PATIENCE)
        opened.append((context, Watch(context, service.address, server_may_fail)))
        return context

    yield make
    for context, _ in opened:
        context.close()
    troubles = [trouble for _, watch in opened for trouble in watch.troubles]
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def page(new_context: NewContext) -> Page:
    """One page at a desk, in English."""
    return new_context().new_page()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty folder for a service of the test's own."""
    return tmp_path / "service"
