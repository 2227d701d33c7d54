from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewContext
from tests.browser.person import Person

MOST_LOOKS = 1000
A_MOMENT = 100
"""Milliseconds between two looks at pages that ask nothing."""

COUNT_TONES = """() => {
  globalThis.tones = 0
  const begin = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...when) {
    tones += 1
    begin.apply(this, when)
  }
}"""


def test_a_friend_joins_by_link_from_a_phone_and_both_play(new_context: NewContext) -> None:
    desk = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    desk.goto("/")
    desk.get_by_label("Your name").fill("Ada")
    desk.get_by_role("button", name="New table: Galaxy Trucker").click()
    desk.get_by_role("radio", name="Everybody").check()
    desk.get_by_role("button", name="Open the table").click()
    desk.get_by_role("button", name="Copy the link").click()
    link = desk.get_by_label("The link for friends").input_value()
    desk.wait_for_function("async (link) => await navigator.clipboard.readText() === link", arg=link)
    assert "#" not in link, "the link for friends holds no secret"
    for flight in ("3: class III", "2: class II"):
        desk.get_by_role("button", name=f"Remove number {flight}").click()
    flights = desk.get_by_role("group", name="the flights, in this order")
    expect(flights.get_by_role("listitem")).to_have_text(["class I"])
    desk.get_by_role("combobox", name="Seats").select_option("2")

    phone = new_context(**PHONE).new_page()
    phone.goto(link)
    expect(phone.get_by_text("class I", exact=True)).to_be_visible()
    phone.get_by_role("button", name="Sit here").tap()
    phone.get_by_role("dialog").get_by_label("Your name").fill("Bo")
    phone.get_by_role("button", name="Sit down").tap()
    expect(desk.get_by_text("Bo", exact=True)).to_be_visible()
    for page in (desk, phone):
        page.evaluate(COUNT_TONES)
    phone.get_by_label("Say something").fill("Hello from the sofa")
    phone.get_by_role("button", name="Send").tap()
    for page in (desk, phone):
        expect(page.get_by_text("Hello from the sofa")).to_be_visible()
    assert desk.evaluate("tones") > 0, "somebody speaks"
    assert phone.evaluate("tones") == 0, "one's own words need no bell"
    desk.get_by_role("button", name="Start", exact=True).click()

    ada, bo = Person(desk), Person(phone, touch=True)
    ada.give_the_word()
    bo.give_the_word()
    ada.build(2)
    bo.build(2)
    rival = desk.get_by_role("list", name="The other ships").get_by_role("button")
    rival.click()
    expect(desk.get_by_role("dialog")).to_contain_text("Bo")
    desk.keyboard.press("Escape")
    ada.finish_building()
    expect(phone.get_by_role("list", name="The other ships")).to_contain_text("1")
    bo.finish_building()
    for person in (ada, bo):
        expect(person.page.get_by_role("heading", name="Your ship").or_(person.end).first).to_be_visible()
    play_on_in_turn(ada, bo)

    desk.get_by_role("button", name="Play again").click()
    expect(desk.get_by_role("button", name="Start", exact=True)).to_be_visible()
    stranger = new_context().new_page()
    stranger.goto("/")
    expect(stranger.get_by_text("Nobody has opened a public table.")).to_be_visible()
    phone.get_by_role("link", name="Go to the rematch").tap()
    expect(phone.get_by_role("button", name="Start", exact=True)).to_be_visible()
    stranger.reload()
    expect(stranger.get_by_text("Nobody has opened a public table.")).to_be_visible()  # full before it has begun
    desk.get_by_role("button", name="Start", exact=True).click()
    stranger.reload()
    expect(stranger.get_by_role("link", name="in progress")).to_be_visible()


def play_on_in_turn(*people: Person) -> None:
    """Each answers what is asked of them, until the game is over for all."""
    for _ in range(MOST_LOOKS):
        if all(person.end.is_visible() for person in people):
            return
        asked = [person for person in people if person.asked.first.is_visible() and not person.end.is_visible()]
        for person in asked:
            person.answer()
        if not asked:
            people[0].page.wait_for_timeout(A_MOMENT)
    said = "\n\n".join(person.page.locator("body").inner_text() for person in people)
    raise AssertionError(f"the game does not end:\n{said}")
