"""Draws the pictures of the README again (`make pictures`): a real server, a real browser, games played for it."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import terminal_picture
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import chromium
from tests.browser.service import Service
from tests.server.clients import Client, open_table

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DESK, PHONE = (1280, 800), (360, 740)
PATIENCE = 240.0
SETTLED = 1500
"""Milliseconds for what moves to come to rest."""

TELLING = {"power_cannons", "shield", "shoot", "land", "load", "power_engines"}
"""Questions that show how one decides on the ship itself."""


def say(text: str) -> None:
    """Tell whoever waits what is being drawn."""
    sys.stderr.write(f"==> {text}\n")


@contextmanager
def opened(browser: Browser, size: tuple[int, int], address: str) -> Iterator[Page]:
    """A page of a size."""
    small = size == PHONE
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, device_scale_factor=2 if small else 1, has_touch=small
    )
    page = context.new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    yield page
    context.close()


def draw(page: Page, name: str) -> None:
    """Write what a page shows."""
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=FOLDER / f"{name}.png")
    say(f"docs/pictures/{name}.png")


def skip(page: Page) -> None:
    """Come to the question without waiting for what happened before it."""
    button = page.get_by_role("button", name="Skip")
    while button.is_visible():
        button.click()
        page.wait_for_timeout(SETTLED)


def let_bot_play(client: Client, until: Callable[[Client], object]) -> None:
    """A bot plays the person's seat until something is to be seen, then hands it back."""
    client.do("fill", seat=0, bot="sensible")
    client.until(until, timeout=PATIENCE)
    client.do("back")


def has_ship(client: Client) -> bool:
    """Whether the ship is half built and the person's hand is empty."""
    yard = client.game["table"]["yard"]
    return len(client.game["table"]["ships"][0]["pieces"]) >= 11 and not yard["places"][0]["holding"]


def flies(client: Client) -> bool:
    """Whether the ships are in flight."""
    return client.game["table"]["flight"] is not None


def fly_until_telling(client: Client) -> None:
    """Answer what is asked until a question comes that is worth a picture."""
    while True:
        client.until(lambda me: me.decision, timeout=PATIENCE)
        if client.decision["question"] in TELLING:
            return
        options = [option for option in client.decision["options"] if option != "give up"]
        client.answer(options[0])


def draw_a_game(browser: Browser, service: str) -> None:
    """Building and flying a round II ship, on a desk and on a phone, then the end."""
    table = open_table(service, seats=4, name="Zoé", fill="sensible", start=True, options={"rounds": "II"})
    address = f"{service}/table/{table['table']}#{table['token']}"
    with Client(service, table["table"], table["token"]) as zoe:
        zoe.until(lambda me: me.decision or me.game["table"]["yard"]["started"], timeout=PATIENCE)
        if zoe.decision["question"] == "start_building":
            zoe.answer("start")
        let_bot_play(zoe, has_ship)
        zoe.answer("draw")
        with opened(browser, DESK, address) as desk, opened(browser, PHONE, address) as phone:
            draw(desk, "building")
            zoe.answer("return")
            let_bot_play(zoe, flies)
            fly_until_telling(zoe)
            for page in (desk, phone):
                skip(page)
            draw(desk, "flight")
            draw(phone, "phone")
            zoe.do("fill", seat=0, bot="sensible")
            zoe.until(lambda me: me.game["over"], timeout=PATIENCE)
            desk.emulate_media(reduced_motion="reduce")  # all rows at once, not counted one by one
            desk.reload()
            draw(desk, "settlement")


def main() -> None:
    """Draw them all."""
    terminal_picture.main()
    say("docs/pictures/terminal.svg")
    found = chromium()
    if found is None:
        raise SystemExit("no Chromium was found; scripts/provide browser installs one")
    with (
        tempfile.TemporaryDirectory() as folder,
        Service(Path(folder), bot_pace=0.15) as service,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        with opened(browser, DESK, service.address) as home:
            draw(home, "home")
        draw_a_game(browser, service.address)
        browser.close()


if __name__ == "__main__":
    main()
