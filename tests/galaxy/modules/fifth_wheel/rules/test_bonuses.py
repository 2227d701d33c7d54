"""The prizes of a flight with five."""

from __future__ import annotations

import pytest

from starboard.galaxy.scenario import flight
from tests.galaxy.modules.fifth_wheel.table import ON
from tests.galaxy.rules.ships_ending import BARE, QUIET, TIDY, UNTIDY, of_class
from tests.galaxy.settled import rows


def paid(name: str, *ships: str, **settings: object) -> list[int]:
    r = flight(*ships, cards=[QUIET], **{**ON, **settings})
    return [row[name] for row in rows(r.state.results[-1])]


@pytest.mark.rule("BX-6.20", "BX-EX-26")
@pytest.mark.parametrize(
    ("round_name", "bonuses"), [("I", [4, 4, 3, 2, 1]), ("II", [8, 8, 6, 4, 2]), ("III", [12, 12, 9, 6, 3])]
)
def test_the_first_two_are_both_paid_as_first(round_name: str, bonuses: list[int]) -> None:
    ship = of_class(round_name, UNTIDY)
    assert paid("finish", *[ship] * 5) == bonuses
    assert paid("finish", *[ship] * 5, at=[1, 2, 3, 4, 5]) == bonuses[::-1]


@pytest.mark.rule("BX-6.20", "BX-R-85", "BX-6.22")
def test_fewer_finishers_are_paid_from_the_first_amount_on() -> None:
    assert paid("finish", *[UNTIDY] * 4) == [4, 4, 3, 2]
    assert paid("finish", *[UNTIDY] * 2) == [4, 4]
    r = flight(UNTIDY, UNTIDY, UNTIDY, cards=[QUIET], fly_on=False, **ON)
    r.choose(0, "give up").choose(1, "fly on").choose(2, "give up")
    assert [row["finish"] for row in rows(r.state.results[-1])] == [0, 4, 0]


@pytest.mark.rule("BX-6.21")
def test_all_who_tie_for_the_fewest_connectors_are_the_best_looking() -> None:
    assert paid("best_looking", TIDY, TIDY, UNTIDY, UNTIDY, BARE) == [2, 2, 0, 0, 0]
    assert paid("best_looking", *[UNTIDY] * 5) == [2] * 5


@pytest.mark.rule("BX-6.21")
def test_a_single_most_beautiful_ship_is_admired_with_all_the_next_ones() -> None:
    assert paid("best_looking", BARE, UNTIDY, TIDY, UNTIDY, BARE) == [0, 2, 2, 2, 0]
    assert paid("best_looking", TIDY, BARE, BARE) == [2, 2, 2]
