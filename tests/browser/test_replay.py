import re
from functools import partial

import msgspec
from playwright.sync_api import Page, Route, expect

from starboard.server.replays import retell
from tests.browser.conftest import NewContext
from tests.browser.service import Service
from tests.server.games_played import a_finished_game


def test_a_finished_game_is_looked_at_again_with_a_scrubber(page: Page, service: Service) -> None:
    page.goto(service.open_table())
    page.get_by_role("button", name="Chat and seats").click()
    page.get_by_role("complementary", name="Chat and seats").get_by_text("Seats", exact=True).click()
    page.get_by_role("button", name="Bot for me").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible(timeout=90_000)
    page.goto("/")
    mine = page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("listitem").first).to_contain_text(re.compile(r"(1st|2nd) of 2\s*-?\d+ credit"))
    expect(mine.get_by_role("button", name="Play again")).to_be_enabled()
    mine.get_by_role("link", name="Replay").click()
    scrubber = page.get_by_role("slider", name="Point in the game")
    expect(scrubber).to_have_value("0")
    expect(page.get_by_role("heading", name="Round I: building")).to_be_visible()
    page.get_by_role("button", name="Forward one step").click()
    expect(scrubber).to_have_value("1")
    page.get_by_role("button", name="Back one step").click()
    expect(scrubber).to_have_value("0")
    page.get_by_role("button", name="Next chapter").click()
    expect(scrubber).not_to_have_value("0")
    scrubber.press("End")
    expect(page.get_by_role("main").get_by_text("The end", exact=True)).to_be_visible()
    middle = int(scrubber.get_attribute("max") or "0") // 2
    scrubber.fill(str(middle))
    expect(page.get_by_role("main").get_by_text("The end", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(scrubber).not_to_have_value(str(middle))
    page.reload()
    expect(scrubber).to_be_visible()


def serve_replay(page: Page) -> None:
    """A finished game of Ana and Bo as /replay/mine, without a server that would have to know it."""
    _, entries = a_finished_game("mine")
    for language in ("en", "fr"):
        replay = msgspec.json.encode(retell("mine", entries, language, "")).decode()
        page.route(f"**/mine/replay?tell={language}", partial(_fulfill, replay))


def _fulfill(replay: str, route: Route) -> None:
    route.fulfill(body=replay, content_type="application/json")


def test_a_replay_names_its_chapters_follows_any_ship_and_its_moments_have_links(new_context: NewContext) -> None:
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    serve_replay(page)
    page.goto("/replay/mine")
    scrubber = page.get_by_role("slider", name="Point in the game")
    chapters = page.get_by_role("combobox", name="Chapters")
    expect(chapters).to_be_visible()
    names = [name.strip() for name in chapters.get_by_role("option").all_inner_texts()]
    assert names[0] == "Round I: building"
    assert names[-1] == "The end"
    assert [name for name in names if name.startswith("1. ")], names
    chapters.select_option(label="Round I: flight")
    flight = int(scrubber.input_value())
    page.keyboard.press("2")
    expect(page.get_by_role("button", name="Follow Bo’s ship")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("img", name="Bo’s ship", exact=True).first).to_be_visible()
    page.get_by_role("button", name="Copy a link to this moment").click()
    link = page.evaluate("navigator.clipboard.readText()")
    scrubber.press("Home")
    page.get_by_role("combobox", name="Building").select_option(label="Building: skipped")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("flight => Number(document.querySelector('input[type=range]').value) >= flight", arg=flight)
    page.goto(link)
    expect(scrubber).to_have_value(str(flight))
    expect(page.get_by_role("button", name="Follow Bo’s ship")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="FR").click()
    expect(page.get_by_role("link", name="Retour à la table")).to_have_attribute("href", "/table/mine")
    expect(page.get_by_role("slider", name="Moment de la partie")).to_have_value(str(flight))


def test_a_game_that_is_not_over_has_no_replay_yet(new_context: NewContext, service: Service) -> None:
    page = new_context(server_may_fail=True).new_page()  # a browser's console tells of every refusal
    page.goto(service.open_table().partition("#")[0].replace("/table/", "/replay/"))
    expect(page.get_by_role("heading", name="There is no replay yet")).to_be_visible()


def test_a_replay_that_a_busy_server_could_not_make_is_asked_for_again(
    new_context: NewContext, service: Service
) -> None:
    page = new_context(server_may_fail=True).new_page()
    busy = "Many games are being replayed right now. Please try again in a moment."
    serve_replay(page)
    page.route("**/mine/replay?tell=en", lambda route: route.fulfill(status=503, json={"why": busy}), times=1)
    page.goto("/replay/mine")
    expect(page.get_by_text(busy)).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("slider", name="Point in the game")).to_be_visible()
