from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import NewContext
from tests.browser.person import Person
from tests.browser.service import Service

MOST_BYTES = 300_000


def test_the_client_weighs_less_than_300_kilobytes(page: Page, service: Service) -> None:
    files: dict[str, Response] = {}

    def note(answer: Response) -> None:
        files.setdefault(answer.url, answer)  # what is asked for again comes from the cache and weighs nothing

    page.on("response", note)
    page.goto("/")
    expect(page.get_by_role("button", name="New table: SpaceCorp")).to_be_visible()
    page.goto(service.open_table())
    Person(page).give_the_word()
    client = [answer for url, answer in files.items() if "/api/" not in url]
    assert any(answer.url.endswith(".js") for answer in client)
    weight = sum(answer.request.sizes()["responseBodySize"] for answer in client)
    assert weight < MOST_BYTES, f"the page weighs {weight} bytes"


def test_who_wants_little_motion_gets_little_motion(new_context: NewContext, service: Service) -> None:
    page = new_context(calm=False, reduced_motion="reduce").new_page()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert lasting_animations(page) == []
    page.goto(service.open_table())
    person = Person(page)
    person.give_the_word()
    person.build(1)
    assert lasting_animations(page) == []
    person.finish_building()
    person.fly(until=person.end)
    assert lasting_animations(page) == []


def lasting_animations(page: Page) -> list[str]:
    """Animations that move something for longer than a blink."""
    found: list[str] = page.evaluate(
        """document.getAnimations()
            .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime > 100)
            .map((one) => one.animationName ?? one.transitionProperty ?? 'animation')"""
    )
    return found
