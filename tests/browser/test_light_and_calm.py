import pytest
from playwright.sync_api import Page, Response, expect

from starboard.engine import BadInput
from starboard.galaxy import RULES
from starboard.galaxy.registry import modules
from tests.browser.conftest import NewContext
from tests.browser.person import Person
from tests.browser.service import Service

MOST_BYTES = 300_000
"""The first page and a table of the base game."""

MOST_OF_A_MODULE = 10_000
"""What a module may add to that, on average, at a table that plays with all of them: its words and its drawings."""


class Scales:
    """Weighs what a page loads of the client, as it comes over the line."""

    def __init__(self, page: Page) -> None:
        self._files: dict[str, Response] = {}
        page.on("response", self._note)

    def _note(self, answer: Response) -> None:
        self._files.setdefault(answer.url, answer)  # what is asked for again comes from the cache and weighs nothing

    def weight(self) -> int:
        """The bytes so far."""
        client = [answer for url, answer in self._files.items() if "/api/" not in url]
        assert any(answer.url.endswith(".js") for answer in client)
        return sum(answer.request.sizes()["responseBodySize"] for answer in client)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_client_weighs_less_than_300_kilobytes(new_context: NewContext, service: Service, language: str) -> None:
    page = new_context(locale=language).new_page()
    scales, person = Scales(page), Person(page, language)
    page.goto("/")
    expect(person.button("play-now")).to_be_visible()
    page.goto(service.open_table())
    person.give_the_word()
    weight = scales.weight()
    assert weight < MOST_BYTES, f"the page weighs {weight} bytes"


def test_modules_come_with_the_table_that_plays_with_them(new_context: NewContext, service: Service) -> None:
    page = new_context(locale="fr").new_page()
    scales, person = Scales(page), Person(page, "fr")
    page.goto(service.open_table())
    person.give_the_word()
    base = scales.weight()
    options = with_every_module()
    page.goto(service.open_table(seats=4, options=options))
    expect(page.get_by_role("dialog")).to_contain_text(person.words(f"new-{modules()[0].name}-1"))
    added, count = scales.weight() - base, len(modules())
    assert 0 < added < count * MOST_OF_A_MODULE, f"{count} modules weigh {added} bytes"


def with_every_module() -> dict[str, str]:
    """The options of a table that plays with as many modules as can be played with together."""
    options = {"rounds": "I"}
    for switch in (module.choices[0] for module in modules() if module.choices):
        wished = {**options, switch.name: next(value for value in switch.values if value != switch.default)}
        try:
            RULES.setup(4, wished)
        except BadInput:
            continue
        options = wished
    return options


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
