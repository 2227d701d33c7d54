import msgspec
from playwright.sync_api import Page, Route, expect

from starboard.server.voice import voice
from starboard.spacecorp.notation import read_position
from starboard.spacecorp.scenario import position
from tests.browser.conftest import PHONE, NewContext
from tests.browser.service import Service
from tests.browser.staged import Stage

TURNS = 12
DRAWING_FITS = """() => {
  const { scrollWidth, clientWidth } = document.querySelector('.board')
  return scrollWidth <= clientWidth
}"""

STORY_IS_ABOVE_THE_QUESTION = """() => {
  const [story, question] = ['.story', '#question'].map((one) => document.querySelector(one).getBoundingClientRect())
  return story.bottom <= question.top
}"""


def test_spacecorp_is_played_by_the_plain_client(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="New table: SpaceCorp").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Seats").select_option("2")
    dialog.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start", exact=True).click()
    question = page.locator("section[aria-labelledby=question]")
    for _ in range(TURNS):
        choice = question.locator("button:enabled").first
        expect(choice).to_be_visible()
        choice.click()
    expect(page.get_by_role("log", name="What happened")).to_contain_text("You choose")
    expect(page.get_by_role("region", name="The table")).to_contain_text("Corporations")
    page.get_by_role("button", name="the map with a legend").click()
    expect(page.get_by_role("main")).to_contain_text("Earth")


def test_a_desk_keeps_map_and_hand_in_sight_and_two_like_teams_are_one_choice(page: Page, service: Service) -> None:
    page.goto(service.open_table("spacecorp"))
    expect(page).to_have_title("Your turn · SpaceCorp 2025–2300 AD · Starboard")
    page.get_by_role("button", name="Move: a team goes").click()
    team = page.get_by_role("button", name="The team at Earth")
    expect(team).to_have_count(1)
    expect(team).to_contain_text("1 of 2")
    team.click()
    page.get_by_role("button", name="To the Moon").click()
    expect(page.get_by_role("heading", name="Move from Earth to the Moon")).to_be_visible()
    drawn = page.get_by_role("region", name="The table")
    for part in ("Map", "Your hand"):
        expect(drawn).to_contain_text(part)
    page.wait_for_function(DRAWING_FITS)
    page.keyboard.press("Backspace")
    expect(page.get_by_role("button", name="To the Moon")).to_be_visible()


def test_the_table_can_be_copied_as_a_text_with_the_own_hand(new_context: NewContext, service: Service) -> None:
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    page.goto(service.open_table("spacecorp"))
    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    read = read_position(page.evaluate("navigator.clipboard.readText()"))
    assert read.table.era_name == "mariners"
    assert 0 not in read.guessed, "one's own hand is in it"
    assert read.guessed, "and nobody else's"


def test_a_phone_reads_what_happened_above_the_question_and_scrolls_only_down(
    new_context: NewContext, service: Service
) -> None:
    phone = new_context(**PHONE).new_page()
    phone.goto(service.open_table("spacecorp"))
    expect(phone.get_by_role("region", name="The table")).to_contain_text("Earth orbit")
    expect(phone.get_by_role("heading", name="Which action")).to_be_visible()
    phone.wait_for_function(STORY_IS_ABOVE_THE_QUESTION)
    phone.wait_for_function(DRAWING_FITS)


def test_a_turn_can_be_taken_back_until_the_next_player_acts(page: Page) -> None:
    # with so many cards Ada draws none at the end of her turn, so nothing has been revealed
    game = position("spacecorp mariners 2\nseat 0 hand=N01,N07,N09,N10,N11,N12").game

    def draw(route: Route) -> None:
        route.fulfill(json=msgspec.to_builtins(voice("spacecorp", "en").draw(game.view(0), {}, 100, None)))

    page.route("**/api/tables/staged/drawing*", draw)
    stage = Stage(page, game, ["Ada", "Bo"])
    undo = page.get_by_role("button", name="Undo")
    expect(page.get_by_role("heading", name="Which action")).to_be_visible()
    expect(undo).to_be_hidden()
    stage.choose(0, "upgrade", "1")
    expect(page.get_by_role("status").filter(has_text="Waiting for Bo")).to_be_visible()
    expect(undo).to_be_visible()
    for by_key in (True, False):
        if by_key:
            page.keyboard.press("Backspace")
        else:
            undo.click()
        expect(page.get_by_role("status").filter(has_text="Waiting for Bo")).to_be_hidden()
        stage.choose(0, "1")
        expect(page.get_by_role("status").filter(has_text="Waiting for Bo")).to_be_visible()
    stage.choose(1, "infra 1")
    expect(undo).to_be_hidden()
    assert stage.heard.count("undo") == 2
