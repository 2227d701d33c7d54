from tests.browser.conftest import PHONE, NewContext
from tests.browser.person import Person
from tests.browser.service import Service

SIDEWAYS = {**PHONE, "viewport": {"width": 740, "height": 360}}
FINGER = 36
"""Pixels that a finger still finds: the widest ship leaves no more beside the table."""


def test_on_a_phone_held_sideways_the_widest_ship_is_built_without_scrolling(
    new_context: NewContext, service: Service
) -> None:
    page = new_context(locale="fr", **SIDEWAYS).new_page()
    page.goto(service.open_table(seats=4, rounds="III"))
    person = Person(page, "fr", touch=True)
    person.give_the_word()
    person.build(2)
    person.expect_squares_of(FINGER)
    page.wait_for_function("document.documentElement.scrollHeight <= innerHeight")
    needed = [
        person.heap,
        person.button("building-return"),
        person.button("building-aside"),
        person.button("building-rotate-right"),
        person.button("building-lift"),
        person.button("building-finish"),
    ]
    boxes = [control.bounding_box() for control in needed]
    assert all(box and box["y"] >= 0 and box["y"] + box["height"] <= 360 for box in boxes), boxes
