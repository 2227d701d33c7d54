from playwright.sync_api import Page, expect

from tests.browser.person import Person

PARTS = {"I": 6, "II": 6, "III": 6}


def test_a_whole_game_of_three_rounds_is_played_by_clicking(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Play now").click()
    person = Person(page)
    for name, parts in PARTS.items():
        expect(page.get_by_role("heading", name=f"Round {name}: building")).to_be_visible()
        person.build_and_launch(parts)
        next_yard = page.get_by_role("heading", name=f"Round {name}I: building")
        onward = person.button("settlement-continue", "round").or_(person.button("ready-say", "round"))
        next_round = onward.or_(next_yard)
        person.fly(until=person.end if name == "III" else next_round)
        person.leave_the_settlement()
    ranking = page.get_by_role("main").get_by_role("list").first
    for captain in ("Ada", "Blue", "Green", "Yellow"):
        expect(ranking.get_by_text(captain, exact=True)).to_be_visible()
    for name in PARTS:
        expect(page.get_by_role("heading", name=f"Round {name}")).to_be_visible()
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("heading", name="Round I: building")).to_be_visible()  # against bots it starts at once
