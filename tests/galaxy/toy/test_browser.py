"""The toy in the browser: a client built with its drawings and words, served where it is installed, played by two.

One game, from the form to the parade. What lies in one hand never reaches the page of the other.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLate

from starboard.galaxy.catalogue import catalogue
from starboard.server.catalogues import written
from tests.browser.conftest import NewContext, browser, new_context
from tests.browser.person import Person
from tests.browser.service import Service
from tests.browser.staged import Stage
from tests.galaxy.toy.bands import PARADE, bands, bidders
from tests.galaxy.toy.hand import TUNES

HOME = Path(__file__).parents[3]
TOY = Path(__file__).parent

__all__ = ["browser", "new_context"]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages as they are built with the toy."""
    folder = tmp_path_factory.mktemp("client")
    printed = folder / "catalogue.json"
    printed.write_text(written(catalogue()), "utf-8")
    built = subprocess.run(
        [sys.executable, "scripts/client.py", "run", "build", "--outDir", str(folder / "built"), "--logLevel", "warn"],
        cwd=HOME,
        env={**os.environ, "STARBOARD_CLIENT_MODULES": str(TOY), "STARBOARD_CATALOGUE": str(printed)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return folder / "built"


@pytest.fixture(scope="module")
def service(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A table service that has the toy, with those pages."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("STARBOARD_CLIENT", str(client))
        environment.setenv("PYTHONPATH", os.pathsep.join([str(HOME / "src"), str(HOME)]))
        with Service(tmp_path_factory.mktemp("service")) as started:
            yield started


class Heard:
    """All that a page is sent by the table."""

    def __init__(self, page: Page) -> None:
        self.messages: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda message: self.messages.append(str(message)))

    def __contains__(self, text: str) -> bool:
        return any(text in message for message in self.messages)


def open_with_toy(page: Page, person: Person) -> None:
    """A table for two with brass bands, by the form: the switch, what depends on it, and the toy's own flight."""
    page.goto("/")
    person.click(person.button("new-table-of", "game").filter(has_text="Galaxy Trucker"))
    form = page.get_by_role("dialog")
    box = form.get_by_role("group", name="The toy box")
    expect(box.get_by_role("combobox", name="how fast bands play")).to_have_count(0)
    box.get_by_role("checkbox", name="brass bands").check()
    expect(box.get_by_role("combobox", name="how fast bands play")).to_have_value("slow")
    form.get_by_role("combobox", name=person.words("setup-seats")).select_option("2")
    form.get_by_role("combobox", name=person.words("option-pace")).select_option("turns")
    flights = form.get_by_role("group", name=person.words("option-rounds"))
    flights.get_by_role("combobox").select_option("DRUM")
    for _ in range(3):
        flights.get_by_role("button").first.click()
    expect(flights.get_by_role("listitem")).to_have_text(["the drum"])
    person.click(person.button("open-table"))


def sit_down(page: Page, person: Person, link: str) -> None:
    page.goto(link)
    person.click(person.button("sit-here"))
    person.click(page.get_by_role("dialog").get_by_role("button", name=person.words("sit-down")))


def tunes_in(heard: Heard) -> set[str]:
    """The tunes that a page has been told of in any message."""
    return {tune for tune in TUNES if f"tune_{tune}" in heard}


def test_two_people_switch_it_on_build_and_rehearse_and_nobody_sees_the_tune_of_another(
    new_context: NewContext,
) -> None:
    page, watching, other_page = (new_context(locale=locale).new_page() for locale in ("en-GB", "en-GB", "fr-FR"))
    heard, other_heard, watched = Heard(page), Heard(other_page), Heard(watching)
    ada, bo = Person(page), Person(other_page, "fr")
    open_with_toy(page, ada)
    link = page.get_by_label(ada.words("link-friends")).input_value()
    sit_down(other_page, bo, link)
    watching.goto(link)
    ada.click(ada.button("start-game"))
    for person in (ada, bo):
        person.give_the_word()

    beside = ada.button("flight-beside")
    ada.click(beside)
    hand = page.get_by_role("list", name=ada.words("flight-hand-cards"))
    expect(hand.get_by_role("listitem")).to_have_count(1)
    expect(hand).to_contain_text("Nobody else knows that you have it.")
    page.keyboard.press("Escape")
    hum = page.get_by_role("button", name="Hum a little")
    ada.click(hum)
    expect(hum).to_have_count(0)
    bo.finish_building()
    ada.finish_building()

    expect(ada.decision).to_contain_text("What does the band rehearse?")
    ada.click(ada.decision.get_by_role("button", name="A waltz"))
    bo.click(bo.decision.get_by_role("button", name="Une marche"))
    with suppress(TooLate):  # a slow machine may have flown on already, and what follows is in sight all the same
        ada.button("next-card-hold").dispatch_event("click", timeout=5000)

    page.get_by_role("button", name="Slow tempo").click()
    expect(page.get_by_text("The bands take their time.").first).to_be_visible()
    expect(other_page.get_by_role("button", name="Tempo lent")).to_be_visible()
    ada.click(page.get_by_role("button", name=ada.words("flight-hand-count", count=1)))
    batons = page.get_by_role("list", name=ada.words("flight-tray"))
    batons.get_by_text("Baton").first.click()
    expect(batons.get_by_text("This band has rehearsed a waltz.")).to_be_visible()

    (own,), (others,) = tunes_in(heard), tunes_in(other_heard)
    assert own != others
    assert tunes_in(watched) == set(), "nobody plays for those who watch"
    expect(hand.get_by_role("heading")).to_have_text(f"A {own}")


def test_a_parade_is_flown_with_its_picture_its_hand_and_its_drum_major(new_context: NewContext) -> None:
    page = new_context().new_page()
    person = Person(page)
    stage = Stage(page, bands(2, PARADE, "open_space"), ["Ada", "Bo"])
    ship = page.locator(".ship")
    for drawing in ("part-bandstand", "toy-musician", "toy-gilded", "toy-major"):
        expect(ship.locator(f'use[href^="#gt-{drawing}"]').first).to_be_attached()
    expect(page.locator(".decision").get_by_role("button", name="March off")).to_be_visible()
    for seat in (0, 1):
        stage.choose(seat, "fly on")
    expect(page.locator(".toy-parade").first).to_be_visible()
    expect(page.get_by_text("Whoever has a bandstand may play along, for 2 credits.").first).to_be_visible()
    expect(page.get_by_text("Your drum major takes a walk.").first).to_be_visible()
    expect(person.decision).to_contain_text("Parade passes by. Play along?")
    person.click(page.get_by_role("button", name=person.words("flight-hand-count", count=1)))
    card = page.get_by_role("list", name=person.words("flight-hand-cards")).get_by_role("listitem")
    expect(card).to_contain_text("A march")
    card.get_by_role("button", name=person.words("flight-play-card")).click()  # the stage takes what the page answers
    expect(page.get_by_text("You play a march.").first).to_be_visible()
    assert "answer" in stage.heard, "the card in the hand was played"


def test_instruments_are_auctioned_off_and_an_encore_is_bid_for_in_secret(new_context: NewContext) -> None:
    page = new_context().new_page()
    person = Person(page)
    stage = Stage(page, bidders(9, 9, 9, fly_on=False).game, ["Ada", "Bo", "Cy"])
    for seat in (0, 1, 2):
        stage.choose(seat, "fly on")
    sale = page.get_by_role("region", name=person.words("bidding-title", card="Instrument sale"))
    bids = sale.get_by_role("listitem")
    expect(bids).to_have_count(3)
    expect(person.decision).to_contain_text(person.words("bidding-ask", highest=0))
    person.decision.get_by_role("button", name=person.words("bidding-more")).click()
    bid = person.decision.get_by_role("button", name="Bid 2 credits")
    expect(bid).to_contain_text(person.words("bidding-keep", count=7))
    bid.click()
    stage.choose(1, "bid 4")
    stage.choose(2, "pass")
    expect(bids.nth(1)).to_contain_text("4")
    expect(bids.nth(2)).to_contain_text(person.words("bidding-passed"))
    expect(person.decision).to_contain_text(person.words("bidding-ask", highest=4))
    person.decision.get_by_role("button", name="Pass").click()
    expect(page.get_by_text("Going, going, gone: Bo gets Instrument sale for 4 credits.").first).to_be_visible()
    stage.choose(1, "done")
    for seat in (0, 1, 2):
        stage.choose(seat, "fly on")
    stage.choose(1, "bid 5")
    encore = page.get_by_role("region", name=person.words("bidding-title-secret", card="Encore"))
    expect(encore.get_by_role("listitem").nth(1)).to_contain_text(person.words("bidding-hidden"))
    person.decision.get_by_role("slider").fill("3")
    person.decision.get_by_role("button", name="Bid 3 credits").click()
    stage.choose(2, "bid 0")
    expect(page.get_by_text("The bids: Ada 3, Bo 5, Cy 0.").first).to_be_visible()
    assert stage.answered == ["bid 2", "pass", "bid 3"]
