from playwright.sync_api import Page, expect

TURNS = 12


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
