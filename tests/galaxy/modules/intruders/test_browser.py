"""An intruder in the browser: its way is drawn before it comes, it walks step by step, and it is beaten or leaves."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from starboard.galaxy.scenario import flight
from tests.browser.conftest import PHONE, NewContext, browser, new_context, service
from tests.browser.person import Person
from tests.browser.staged import Stage, experienced
from tests.galaxy.modules.intruders.ships import ON, SCOUT, YELLOW, visited

__all__ = ["browser", "new_context", "service"]

WATCHING = """
window.seen = new Set()
new MutationObserver(() => {
  for (const use of document.querySelectorAll('.ship .drawing .overlay use')) window.seen.add(use.getAttribute('href'))
  for (const text of document.querySelectorAll('.ship .route text')) window.seen.add('step ' + text.textContent)
}).observe(document, { subtree: true, childList: true })
"""
"""Notes all that is drawn over the ship, however short the while."""


def numbers(page: Page) -> list[str]:
    """The steps that are drawn on one's own ship, in their order."""
    return page.locator(".ship .drawing .route .number text").all_text_contents()


def test_where_it_would_walk_is_drawn_for_each_choice(new_context: NewContext) -> None:
    page = experienced(new_context().new_page())
    person = Person(page)
    stage = Stage(page, visited(YELLOW, SCOUT, card="intruder-I-1", dice=9).game, ["Ada", "Bo"])
    push = person.decision.get_by_role("button", name=re.compile("push it to the rear", re.IGNORECASE))
    expect(push).to_contain_text("it misses you")
    assert numbers(page) == ["2", "3", "4"]
    push.hover()
    expect(page.locator(".ship .drawing .route")).to_have_count(0)
    card = page.get_by_text("always turns left if it can, 4 steps in all")
    expect(card.first).to_contain_text("from the left")
    person.decision.get_by_role("button", name=re.compile("let it come", re.IGNORECASE)).click()
    expect(person.decision.get_by_role("button", name=re.compile("let it come", re.IGNORECASE))).to_have_count(0)
    assert stage.answered == ["none"]
    assert stage.game.state.ships[0].cell_count == 0


def test_a_commando_walks_on_a_phone_and_its_charges_go_off(new_context: NewContext) -> None:
    page = experienced(new_context(calm=False, **{**PHONE, "device_scale_factor": 1}).new_page())
    page.add_init_script("localStorage.setItem('starboard.speed', 'fast')")
    page.add_init_script(WATCHING)
    ship = YELLOW.replace("10,8 thruster 3003 >", "10,8 structural 3003")
    card = "commando side=right hand=left charges=2,1 goods=RY"
    stage = Stage(page, flight(ship, SCOUT, cards=[card, "nothing"], dice=[8], fly_on=False, **ON).game, ["Ada", "Bo"])
    expect(page.locator(".flight")).to_be_visible()
    stage.choose(0, "fly on")
    stage.choose(1, "fly on")
    drawn = ["pod-commando", "walks-commando", "charge", "parting"]
    wanted = ["step 2", "step 3", "#gt-explosion", *(f"#gt-in-{name}" for name in drawn)]
    page.wait_for_function("(wanted) => wanted.every((one) => window.seen.has(one))", arg=wanted)
    expect(page.locator(".ship .drawing .route")).to_have_count(0)
    assert not _stands(stage, "9,8", "8,8")


def test_armed_crew_beats_it_also_for_whoever_wants_little_motion(new_context: NewContext) -> None:
    page = experienced(new_context(calm=False, reduced_motion="reduce").new_page())
    page.add_init_script(WATCHING)
    r = flight(YELLOW, SCOUT, cards=["intruder-I-1", "nothing"], dice=[5], fly_on=False, **ON)
    stage = Stage(page, r.game, ["Ada", "Bo"])
    expect(page.locator(".flight")).to_be_visible()
    stage.choose(0, "fly on")
    stage.choose(1, "fly on")
    page.wait_for_function("() => ['#gt-in-walks-predator', '#gt-in-fight'].every((one) => window.seen.has(one))")
    expect(page.get_by_text("That was a mistake.").first).to_be_visible()
    assert stage.game.state.accounts[0] == 2


def _stands(stage: Stage, *squares: str) -> bool:
    return any(square in stage.game.view(0).table.ships[0].pieces for square in squares)
