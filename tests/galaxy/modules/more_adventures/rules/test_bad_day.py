"""Bad day: one misfortune for each level of the flight."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.options import plan_of
from starboard.galaxy.table import Table
from tests.galaxy.modules.more_adventures.ships import LINER, SCOUT, days, is_over, meet, on, told

CARD = "more-I-1"
ROWS = ["epidemic", "sabotage", "stardust"]


def rows(r: Rehearsal[Table]) -> list[str]:
    """Which of them have come, in their order."""
    return [event.data["misfortune"] for event in r.events("day_got_worse")]


@pytest.mark.rule("KX-2.26")
def test_it_is_a_card_of_the_first_level_which_every_flight_deals() -> None:
    assert CARDS[CARD].level == "I"
    assert all("I" in plan_of(f"second-{level}").pile for level in ("I", "II", "III"))


@pytest.mark.rule("KX-2.27", "KX-2.28", "KX-2.29", "KX-2.30", "KX-EX-4")
@pytest.mark.parametrize(("level", "number"), [("I", 1), ("II", 2), ("III", 3)])
def test_as_many_rows_as_the_level_of_the_flight(level: str, number: int) -> None:
    r = meet(on(level, LINER), on(level, SCOUT), card=CARD, dice=[2, 2] * 3 if number > 1 else [])
    assert rows(r) == ROWS[:number]
    assert bool(r.events("crew_lost")) is True
    assert bool(r.events("sabotage_tried")) is (number > 1)
    assert bool(r.events("moved")) is (number > 2)
    assert [event.data["line"] for event in r.events("day_got_worse")] == list(range(number))
    assert is_over(r)


@pytest.mark.rule("KX-2.31")
def test_the_epidemic_decides_who_is_sabotaged() -> None:
    """Six and five before it; three and four after it, for the cabins of the second ship are apart."""
    apart = SCOUT + "6,7 structural 3300\n6,6 cabin 0030 crew=2\n8,7 structural 3003\n8,6 cabin 0030 crew=1\n"
    r = meet(LINER, apart, card=CARD, dice=[2] * 6)
    assert told(r, "crew_lost", "weakest")[-1] == ("weakest", 0)
    assert r.events("weakest")[0].data["values"] == {"0": 3, "1": 5}


@pytest.mark.rule("KX-2.31")
def test_the_sabotage_lays_connectors_bare_for_the_stardust() -> None:
    ship = on("III", LINER)
    safe = meet(ship, ship, card=CARD, dice=[2] * 6, at=[5, 0])
    assert days(safe) == [], "no connector is exposed"
    hit = meet(ship, ship, card=CARD, dice=[(3, 3), (3, 4)], at=[5, 0])
    assert [event.data["square"] for event in hit.events("component_destroyed", 0)] == ["6,7"]
    assert days(hit) == [(0, -1)]


@pytest.mark.rule("KX-2.32")
def test_each_row_is_that_card() -> None:
    """Stardust begins with the last ship; the epidemic takes one from each joined cabin."""
    scouts = [on("III", SCOUT)] * 3
    r = meet(*scouts, card=CARD, dice=[2] * 6, at=[0, 9, 4])
    assert [seat for seat, _ in days(r)] == [0, 2, 1]
    crew = meet(on("I", LINER), on("I", SCOUT), card=CARD)
    assert crew.state.ships[0].crew_count == 3
    assert crew.state.ships[1].crew_count == 2


@pytest.mark.rule("KX-R-20", "KX-2.30")
def test_alone_one_is_safe_from_sabotage_and_from_nothing_else() -> None:
    r = meet(on("III", SCOUT), on("III", SCOUT), card=CARD, fly_on=False).choose(0, "give up").choose(1, "fly on")
    assert rows(r) == ROWS
    assert [event.data["card"] for event in r.events("card_ignored")] == ["sabotage"]
    assert days(r) == [(1, -2)]
