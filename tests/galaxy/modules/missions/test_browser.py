"""Missions in the browser: chosen and briefed, played and debriefed; supercards fill the stage and take their toll."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.modules.missions.catalogue import missions
from starboard.galaxy.modules.missions.memory import note
from starboard.galaxy.modules.missions.procedure import begin
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.browser.conftest import DESK, PHONE, NewContext, browser, new_context, service
from tests.browser.person import Person
from tests.browser.service import Service
from tests.browser.staged import Stage, experienced

__all__ = ["browser", "new_context", "service"]

CARGO = """
ship III
7,7 starting_cabin 3333 crew=2
6,7 explosive_container 3333
8,7 fragile_container 3333
8,8 radioactive_container 3333
6,8 heavy_container_4 4131
5,7 structural 3333
5,6 artifact 3030 ^
7,6 cannon 0333 ^
7,8 engine 3000 ^
9,8 double_artifact 0003
"""

SLOW = """
ship II
7,7 starting_cabin 3333 crew=2
6,7 structural 3333
8,7 structural 3333
6,8 engine 3000 ^
7,8 engine 3000 ^
8,8 engine 3000 ^
5,7 structural 0333
5,8 engine 3000 ^
7,6 structural 3030
7,5 structural 0030
"""
"""Engine strength 4, and two components in front of the cabin that nobody would miss."""

WATCHING = """
window.seen = { lanes: 0, moves: new Set(), names: new Set(), ring: new Set() }
new MutationObserver(() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  window.seen.lanes = Math.max(window.seen.lanes, all('.ship .drawing .flying').length)
  for (const piece of all('.entrance .moving')) {
    for (const name of piece.classList) window.seen.moves.add(name)
    window.seen.names.add(getComputedStyle(piece).animationName)
  }
  for (const hull of all('.ship .drawing .hull')) for (const name of hull.classList) window.seen.moves.add(name)
  for (const one of all('.track [data-thing]')) window.seen.ring.add(one.dataset.thing)
}).observe(document, { subtree: true, childList: true, attributes: true })
"""
"""Notes what fills the stage, however short the while."""


def on_mission(
    mission: str, *ships: str, cards: tuple[str, ...], then: Callable[[Table], None] | None = None
) -> Game[Table]:
    """Ships on a mission, before its first card."""
    table = flight(*ships, cards=[*cards, "nothing"], fly_on=False, missions="chosen").state.copy()
    begin(table, missions()[mission])
    if then is not None:
        then(table)
    return Game.from_state(RULES, table.setup, table)


def fly_on(stage: Stage) -> None:
    """Everybody is ready for the next card."""
    for seat in (0, 1):
        stage.choose(seat, "fly on")


def seen(page: Page, what: str) -> None:
    """Wait until something has been noted."""
    page.wait_for_function(f"() => {what}")


def test_the_job_is_in_sight_with_what_it_would_bring_and_dangerous_cargo_is_drawn(new_context: NewContext) -> None:
    page = experienced(new_context(**PHONE).new_page())
    stage = Stage(page, on_mission("experiments", CARGO, CARGO, cards=("stardust",)), ["Ada", "Bo"])
    job = page.locator(".conditions li")
    expect(job).to_have_count(1)
    expect(job).to_contain_text("a bit of everything")
    expect(job).to_contain_text("45 credits so far")
    job.get_by_role("button").tap()
    read = page.locator(".conditions .read")
    expect(read).to_contain_text("a set of all four containers 10 more")
    expect(read).to_contain_text("They won’t say for what")
    expect(read).to_be_in_viewport(ratio=1)
    dead = next(each for each in stage.game.view(0).table.modules["missions"]["dead"] if each["seat"] == 0)
    expect(page.locator(".ship .drawing .dead")).to_have_count(len(dead["squares"]))


def test_a_job_is_chosen_by_keyboard_from_cards_that_say_what_it_pays(new_context: NewContext) -> None:
    page = experienced(new_context().new_page())
    person = Person(page)
    stage = Stage(page, Game.new(RULES, RULES.setup(2, {"missions": "chosen", "rounds": "II"}), "page"), ["Ada", "Bo"])
    offers = page.get_by_role("list", name=person.words("table-offers"), exact=True).get_by_role("listitem")
    expect(offers).to_have_count(3)
    keg = offers.filter(has_text="Riding a Powder Keg")
    expect(keg).to_contain_text("It’s perfectly safe as long as nothing hits it.")
    expect(keg).to_contain_text("each pays 5 credits, and whoever has most gets 6 more")
    keg.get_by_role("button").press("Enter")
    expect(page.get_by_text(person.words("flight-waiting", names="Bo"))).to_be_visible()
    expect(keg).to_be_visible()  # there is time to read the others once more
    expect(keg.get_by_role("button")).to_have_count(0)
    stage.choose(1, "fly riding_a_powder_keg")
    briefing = page.get_by_role("region", name="Riding a Powder Keg", exact=True)
    expect(briefing).to_contain_text("You did build something in front of it, didn’t you?")
    assert stage.answered == ["fly riding_a_powder_keg"]


def test_two_missions_are_played_from_the_briefing_to_the_debriefing(new_context: NewContext, service: Service) -> None:
    page = experienced(new_context(**DESK).new_page())
    person = Person(page)
    plan = {"missions": "chosen", "mission_plan": "carpool hilarious_stories", "pace": "turns", "rounds": "I I"}
    page.goto(service.open_table(options=plan))
    said = page.locator("figure.remark")
    for number, job in enumerate(("Carpool", "Hilarious Stories")):
        briefing = page.get_by_role("region", name=job, exact=True)
        expect(briefing).to_be_visible()
        page.get_by_role("button", name=person.words("building-read"), exact=True).click()
        expect(briefing).to_have_count(0)
        person.build_and_launch(3)
        person.fly(until=said.or_(person.end))
        expect(said).to_have_count(1)
        expect(said).to_contain_text(re.compile("bus|airlock" if number == 0 else "director|wing"))
        paid = page.get_by_role("table", name=person.words.like("settlement-title", "round")).first
        expect(paid).to_contain_text("Place at the finish")
        person.leave_the_settlement()
    expect(person.end).to_be_visible()


def test_a_black_hole_pulls_and_gets_what_its_owner_lets_go_on_a_phone(new_context: NewContext) -> None:
    page = experienced(new_context(calm=False, **{**PHONE, "device_scale_factor": 1}).new_page())
    page.add_init_script("localStorage.setItem('starboard.speed', 'fast')")
    page.add_init_script(WATCHING)
    person = Person(page, touch=True)
    stage = Stage(page, on_mission("platinum_club", SLOW, SLOW, cards=("SC09",)), ["Ada", "Bo"])
    expect(page.locator(".flight")).to_be_visible()
    fly_on(stage)
    expect(person.decision).to_contain_text("It wants 2 more components.")
    seen(page, "['falls_in', 'turns', 'pulled'].every((one) => window.seen.moves.has(one))")
    expect(page.locator('.ship [data-square="7,6"]')).to_have_count(0)  # what hangs on it would fall off
    page.locator('.ship [data-square="7,5"]').tap()
    expect(person.decision).to_contain_text("It wants 1 more component.")
    page.locator('.ship [data-square="7,6"]').tap()
    expect(person.decision).to_contain_text("That’s enough.")
    person.decision.get_by_role("button", name="Let go", exact=True).tap()
    expect(page.get_by_text("You feed the hole").locator("visible=true").first).to_be_visible()
    assert stage.answered == ["7,5", "7,6", "done"]
    assert not {"7,5", "7,6"} & stage.game.view(0).table.ships[0].pieces.keys()


def test_a_great_shower_hangs_over_the_ship_on_every_line(new_context: NewContext) -> None:
    page = experienced(new_context(calm=False).new_page())
    page.add_init_script("localStorage.setItem('starboard.speed', 'fast')")
    page.add_init_script(WATCHING)
    stage = Stage(page, on_mission("platinum_club", SLOW, SLOW, cards=("SC02",)), ["Ada", "Bo"])
    expect(page.locator(".flight")).to_be_visible()
    fly_on(stage)
    begun = next(told for told in stage.game.events if told.kind == "shower_begins" and told.seat == 0)
    lanes = len(begun.data["aims"]["0"])
    assert lanes > 8
    seen(page, f"window.seen.lanes >= {lanes} && window.seen.moves.has('flies')")


def test_supercards_stand_still_for_whoever_wants_little_motion(new_context: NewContext) -> None:
    page = experienced(new_context(calm=False, reduced_motion="reduce").new_page())
    page.add_init_script(WATCHING)
    stage = Stage(page, on_mission("platinum_club", SLOW, SLOW, cards=("SC12",)), ["Ada", "Bo"])
    expect(page.locator(".flight")).to_be_visible()
    fly_on(stage)
    seen(page, "window.seen.names.size > 0")
    assert page.evaluate("[...window.seen.names]") == ["none"]


def test_the_escort_flies_along_on_the_ring_and_is_told_to_readers(new_context: NewContext) -> None:
    page = experienced(new_context().new_page())
    person = Person(page)
    game = on_mission("escort_mission", SLOW, SLOW, cards=("open_space",), then=lambda table: note(table, escort=-4))
    stage = Stage(page, game, ["Ada", "Bo"])
    track = page.get_by_role("img", name=re.compile(f"^{person.words('flight-track')}.*The limousine −4"))
    expect(track.locator('[data-thing="escort"]')).to_have_count(1)
    expect(page.locator(".conditions li")).to_contain_text("the limousine is 4 spaces behind you")
    fly_on(stage)
    expect(page.locator(".conditions li")).not_to_contain_text("4 spaces behind")
    expect(page.get_by_role("log")).to_contain_text("The limousine purrs along.")
