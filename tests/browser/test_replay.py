import msgspec
from playwright.sync_api import Page, expect

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
    page.get_by_role("link", name="Watch the replay").click(timeout=90_000)
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
    expect(page.get_by_text("The end", exact=True)).to_be_visible()
    middle = int(scrubber.get_attribute("max") or "0") // 2
    scrubber.fill(str(middle))
    expect(page.get_by_text("The end", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(scrubber).not_to_have_value(str(middle))
    page.reload()
    expect(scrubber).to_be_visible()


def test_a_game_that_is_not_over_has_no_replay_yet(new_context: NewContext, service: Service) -> None:
    page = new_context(server_may_fail=True).new_page()  # a browser's console tells of every refusal
    page.goto(service.open_table().partition("#")[0].replace("/table/", "/replay/"))
    expect(page.get_by_role("heading", name="There is no replay yet")).to_be_visible()


def test_a_replay_that_a_busy_server_could_not_make_is_asked_for_again(
    new_context: NewContext, service: Service
) -> None:
    page = new_context(server_may_fail=True).new_page()
    busy = "Many games are being replayed right now. Please try again in a moment."
    _, entries = a_finished_game("mine")
    replay = msgspec.json.encode(retell("mine", entries, "en", "")).decode()
    page.route("**/mine/replay?tell=en", lambda route: route.fulfill(body=replay, content_type="application/json"))
    page.route("**/mine/replay?tell=en", lambda route: route.fulfill(status=503, json={"why": busy}), times=1)
    page.goto("/replay/mine")
    expect(page.get_by_text(busy)).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("slider", name="Point in the game")).to_be_visible()
