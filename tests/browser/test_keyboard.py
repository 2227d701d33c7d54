from contextlib import suppress

from playwright.sync_api import Page, expect

from tests.browser.person import QUICK, Person


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the focus is on what has this name."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if name in page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText"):
            return
    raise AssertionError(f"Tab never comes to {name}")


def test_a_ship_is_built_and_launched_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start building")).to_be_visible()
    person = Person(page)
    page.keyboard.press("Enter")
    expect(person.heap).to_be_enabled()
    welded = 0
    while welded < 3:
        page.keyboard.press("Space")
        expect(person.button("building-return")).to_be_enabled()
        fits = person.ship.get_by_role("button", name="It fits here.")
        for _ in range(4):
            if fits.count():
                break
            page.keyboard.press("r")
        if not fits.count():
            page.keyboard.press("x")
            expect(person.button("building-return")).to_be_disabled()
            continue
        go_to(page, fits.first.get_attribute("data-square") or "")
        page.keyboard.press("Enter")
        welded += 1
        expect(person.pieces).to_have_count(welded + 1)
    page.keyboard.press("f")
    expect(page.get_by_role("dialog")).to_be_visible()
    take_a_number(page)
    expect(person.asked.first.or_(page.get_by_role("heading", name=": building")).first).to_be_visible()


def take_a_number(page: Page) -> None:
    """Take the best number that is left, and the next one if one of the three bots is quicker."""
    for _ in range(4):
        tab_to(page, "Take number")
        page.keyboard.press("Enter")
        with suppress(AssertionError):
            expect(page.get_by_role("dialog")).to_have_count(0, timeout=QUICK)
            return
    raise AssertionError("no number could be taken")


def go_to(page: Page, square: str) -> None:
    """Walk over the ship with the arrow keys until a square has the focus."""
    column, row = map(int, square.split(","))
    for _ in range(40):
        here = page.locator(":focus").get_attribute("data-square")
        if here == square:
            return
        if here is None:
            page.keyboard.press("ArrowDown")
            continue
        at_column, at_row = map(int, here.split(","))
        if at_row != row:
            page.keyboard.press("ArrowDown" if at_row < row else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if at_column < column else "ArrowLeft")
    raise AssertionError(f"the arrow keys never come to {square}")
