"""Every choice shows what it costs and what follows; what is chosen in one go is taken back as one."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from starboard.galaxy.scenario import flight, yard
from tests.browser.conftest import PHONE, NewContext
from tests.browser.person import Person
from tests.browser.staged import Stage
from tests.galaxy.rules.ships_cards import LINER, SCOUT

HAULER = """
ship II
5,6 cannon 0010 ^
6,6 double_cannon 0030 ^
7,6 double_cannon 0030 ^
8,6 cabin 0033 crew=2
6,7 battery_3 3333 cells=3
7,7 starting_cabin 3333 crew=2
8,7 structural 3333
9,7 cabin 0003 crew=2
5,7 special_cargo_2 0300 goods=BB
5,8 cargo_3 0300 goods=YGB
6,8 cargo_3 3330 goods=G
7,8 double_engine 3000 ^
8,8 battery_2 3003 cells=2
"""
SECOND = SCOUT.replace("ship I", "ship II")

LONG = """
ship I
7,7 starting_cabin 3333 crew=2
8,7 structural 0303
9,7 cabin 0003 crew=2
7,8 engine 3000 ^
6,7 battery_2 0300 cells=2
"""
"""A hit on 8,7 cuts its second cabin off."""

HIGHLIGHTED = re.compile(r"\bprimary\b")


def staged(page: Page, *ships: str, card: str, dice: tuple[int, ...] = (), done: tuple[str, ...] = ()) -> Stage:
    """These ships when the card is turned up and seat 0, whose page it is, has answered this."""
    r = flight(*ships, cards=[card, "stardust"], dice=dice)
    for option in done:
        r.choose(0, option)
    return Stage(page, r.game, ["Ana", "Bo"])


def square(person: Person, name: str) -> Locator:
    return person.ship.locator(f'[data-square="{name}"]')


def test_nobody_is_led_to_leave_the_last_crew_behind(page: Page) -> None:
    stage = staged(page, SCOUT, LINER, card="abandoned_ship crew_loss=2 credits=4 days=1")
    person = Person(page)
    yes = person.decision.get_by_role("button", name="Yes")
    no = person.decision.get_by_role("button", name="No", exact=True)
    expect(yes).to_contain_text("this leaves nobody aboard: you would have to give up")
    expect(yes).not_to_have_class(HIGHLIGHTED)
    expect(no).to_have_class(HIGHLIGHTED)
    yes.click()
    expect(person.decision).to_contain_text("Really?")
    page.keyboard.press("Enter")
    assert stage.answered == []
    rather_not = person.decision.get_by_role("button", name="No, rather not")
    expect(rather_not).to_have_class(HIGHLIGHTED)
    rather_not.click()
    expect(yes).to_be_visible()
    yes.click()
    person.decision.get_by_role("button", name="Yes").click()
    expect(person.decision).to_be_hidden()
    assert stage.answered == ["yes"]


def test_a_broken_ship_shows_what_each_part_holds_and_lights_it_up(page: Page) -> None:
    enemy = "combat_zone lines=crew:shots:heavy_front"
    stage = staged(page, LONG, LINER + "5,7 cabin 0300 crew=2\n", card=enemy, dice=(8,))
    person = Person(page)
    part = person.decision.get_by_role("button", name="Piece 1: 3 components")
    for held in ("crew 2", "engine strength 1", "cannon strength 0", "battery tokens 2"):
        expect(part).to_have_accessible_name(re.compile(held))
    confirm = person.decision.get_by_role("button", name="Fly on with this piece")
    expect(confirm).to_be_disabled()
    chosen, lost = person.ship.locator(".mark.chosen"), person.ship.locator(".mark.danger")
    part.hover()
    expect(chosen).to_have_count(3)
    expect(lost).to_have_count(1)
    square(person, "9,7").click()
    person.decision.hover(position={"x": 2, "y": 2})
    expect(chosen).to_have_count(1)
    expect(lost).to_have_count(3)
    assert stage.answered == []
    part.click()
    confirm.click()
    expect(person.ship.get_by_role("button")).to_have_count(0)
    assert stage.answered == ["6,7"]


def test_several_crew_are_picked_on_the_ship_in_one_go(page: Page) -> None:
    stage = staged(page, HAULER, SECOND, card="slavers strength=9 days=1 crew_loss=4 credits=4")
    person = Person(page)
    confirm = person.decision.locator("button.confirm")
    expect(confirm).to_have_text("0 of 4 picked")
    for name in ("7,7", "8,6", "8,6", "7,7"):
        square(person, name).click()
    expect(confirm).to_have_text("Wave goodbye to these 4")
    square(person, "8,6").click()
    expect(confirm).to_have_text("2 of 4 picked")
    expect(confirm).to_be_disabled()
    square(person, "9,7").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(confirm).to_be_enabled()
    person.decision.get_by_role("button", name="Undo").click()
    expect(confirm).to_have_text("3 of 4 picked")
    square(person, "8,6").click()
    confirm.click()
    expect(confirm).to_be_hidden()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    assert stage.answered == ["7,7", "7,7", "9,7", "8,6"]
    assert stage.game.state.ships[0].crew_count == 2
    undo.click()
    expect(confirm).to_have_text("0 of 4 picked")
    assert stage.answered[4:] == ["undo"] * 4
    assert stage.game.state.ships[0].crew_count == 6


def test_a_goodbye_that_leaves_nobody_to_fly_the_ship_asks_once_more(page: Page) -> None:
    mixed = LONG.replace("0003 crew=2", "1003 alien=purple") + "9,6 life_support_purple 0010\n"
    stage = staged(page, mixed, SCOUT, card="slavers strength=9 days=1 crew_loss=2 credits=4")
    person = Person(page)
    confirm = person.decision.locator("button.confirm")
    square(person, "7,7").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(confirm).to_be_enabled()
    expect(confirm).not_to_have_class(HIGHLIGHTED)
    confirm.press("Enter")
    expect(person.decision.get_by_role("alert")).to_be_focused()
    expect(person.decision).to_contain_text("No human is left to fly the ship: you would have to give up")
    person.decision.get_by_role("button", name="No, rather not").click()
    assert stage.answered == []
    person.decision.get_by_role("button", name="Undo").click()
    square(person, "9,7").click()
    confirm.click()
    expect(confirm).to_be_hidden()
    assert stage.answered == ["7,7", "9,7"]


def test_whoever_wants_it_is_asked_again_before_every_answer(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("radio", name="Before every answer in flight").check()
    stage = staged(page, HAULER, SECOND, card="slavers strength=4 days=1 crew_loss=1 credits=4")
    person = Person(page)
    square(person, "6,6").click()
    expect(person.decision.get_by_role("alert")).to_contain_text("left double cannon (total 3)?")
    person.decision.get_by_role("button", name="Back to the question").click()
    square(person, "6,6").click()
    assert stage.answered == []
    person.decision.get_by_role("button", name="left double cannon").click()
    expect(person.decision.get_by_role("alert")).to_be_hidden()
    assert stage.answered == ["6,6"]


def test_goods_are_loaded_with_one_tap_and_taken_back_as_one(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    stage = staged(page, HAULER, SECOND, card="planets planets=RYGBB days=2", done=("land 1",))
    person = Person(page, touch=True)
    best = person.decision.get_by_role("button", name="Best load")
    expect(best).to_have_class(HIGHLIGHTED)
    at_first = re.compile(r"3 blue.*\+8")
    expect(best).to_have_accessible_name(at_first)
    for hold in ("5,7", "5,8", "6,8"):
        expect(square(person, hold)).to_be_in_viewport(ratio=1)
    square(person, "6,8").tap()
    page.get_by_role("button", name="Undo").tap()
    expect(best).to_be_visible()
    before = len(stage.answered)
    best.tap()
    undo = page.get_by_role("button", name="Undo")
    expect(best).to_be_hidden()
    loaded = stage.answered[before:]
    assert stage.game.state.ships[0].blocks == "RYYGGGBB"
    undo.tap()
    expect(best).to_have_accessible_name(at_first)
    assert stage.answered[before + len(loaded) :] == ["undo"] * len(loaded)


def test_powering_says_what_it_reaches_and_whether_it_can_win_at_all(page: Page) -> None:
    stage = staged(page, HAULER, SECOND, card="slavers strength=4 days=1 crew_loss=1 credits=4")
    person = Person(page)
    stop = person.decision.get_by_role("button", name="That’s enough")
    expect(stop).to_contain_text("they win")
    all_of_them = person.decision.get_by_text("Power enough of them and you win.")
    expect(all_of_them).to_be_visible()
    square(person, "6,6").click()
    square(person, "6,7").click()
    last = person.decision.get_by_role("button", name="right double cannon")
    expect(last).to_contain_text("beats them")
    expect(all_of_them).to_be_hidden()
    expect(stop).to_contain_text("they win")
    square(person, "6,6").click()
    expect(person.decision.get_by_role("button", name="left double cannon")).to_be_visible()
    assert stage.answered == ["6,6", "6,7", "undo", "undo"]


def test_what_full_power_comes_to_is_said_before_anything_is_spent(page: Page) -> None:
    staged(page, HAULER, SECOND, card="slavers strength=5 days=1 crew_loss=1 credits=4")
    expect(Person(page).decision).to_contain_text("At full power you can hold them off, no more.")


def test_a_ship_with_errors_is_not_finished_by_pressing_enter(page: Page) -> None:
    wrong = "ship I\n7,7 starting_cabin 3333\n7,6 structural 0000\n"
    stage = Stage(page, yard(2, ships=[wrong]).game, ["Ana", "Bo"])
    page.get_by_role("button", name="Finish").click()
    asked = page.get_by_role("dialog", name="Is your ship finished?")
    expect(asked).to_contain_text("Nothing drives this ship: the first open space ends your flight.")
    expect(asked).to_contain_text("7,6")
    expect(asked.locator(".mark.danger")).to_have_count(2)
    expect(asked.get_by_role("button", name="Take number 1")).not_to_have_class(HIGHLIGHTED)
    expect(asked.get_by_role("button", name="Keep building")).to_be_focused()
    page.keyboard.press("Enter")
    expect(asked).to_be_hidden()
    assert stage.answered == []
