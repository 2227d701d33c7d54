"""Ship IIIA: what comes from the front or the rear may come round the corner: KX-11d."""

from __future__ import annotations

import pytest

from starboard.galaxy.catalog.boards import board
from tests.galaxy.modules.more_ships.ships import LONG, destroyed, met

PRINTED = {
    "front": {2: ("left", 5), 3: ("left", 4), 4: ("left", 3), 10: ("right", 3), 11: ("right", 4), 12: ("right", 5)},
    "rear": {2: ("left", 9), 3: ("left", 10), 4: ("left", 11), 10: ("right", 11), 11: ("right", 10), 12: ("right", 9)},
}
FIRST = {
    ("left", 3): "7,3",
    ("left", 4): "7,4",
    ("left", 5): "7,5",
    ("left", 9): "6,9",
    ("left", 10): "5,10",
    ("left", 11): "5,11",
    ("right", 3): "7,3",
    ("right", 4): "7,4",
    ("right", 5): "7,5",
    ("right", 9): "8,9",
    ("right", 10): "9,10",
    ("right", 11): "9,11",
}
"""The first component of the long ship in each way from the side."""
BENT = [(end, total, *where) for end, totals in PRINTED.items() for total, where in totals.items()]


@pytest.mark.rule("KX-11.24", "KX-11.25", "KX-R-13", "KX-EX-22")
@pytest.mark.parametrize(("end", "total", "side", "row"), BENT)
@pytest.mark.parametrize("weight", ["meteors meteors=large_{}", "pirates strength=9 days=1 shots=heavy_{} credits=1"])
def test_low_and_high_results_come_from_the_side(weight: str, end: str, total: int, side: str, row: int) -> None:
    r = met(LONG, weight.format(end), total)
    assert destroyed(r) == [FIRST[side, row]]
    (told,) = r.events("meteor") or r.events("shot")
    (aim,) = told.data["aims"]["0"]
    assert (told.data["side"], aim["side"], aim["line"]) == (end, side, str(row))


@pytest.mark.rule("KX-11.26")
@pytest.mark.parametrize("total", [5, 6, 7, 8, 9])
@pytest.mark.parametrize("end", ["front", "rear"])
def test_five_to_nine_hit_their_column(end: str, total: int) -> None:
    r = met(LONG, f"pirates strength=9 days=1 shots=heavy_{end} credits=1", total)
    assert [square.split(",")[0] for square in destroyed(r)] == [str(total)]


@pytest.mark.rule("KX-11.23")
@pytest.mark.parametrize("total", range(2, 13))
@pytest.mark.parametrize("side", ["left", "right"])
def test_what_comes_from_the_sides_comes_as_ever(side: str, total: int) -> None:
    r = met(LONG, f"meteors meteors=small_{side}", total)
    (told,) = r.events("meteor")
    (aim,) = told.data["aims"]["0"]
    assert (aim["side"], aim["line"]) == (side, str(total) if 3 <= total <= 11 else "")


@pytest.mark.rule("KX-11.27", "KX-EX-22")
@pytest.mark.parametrize(
    ("cannon", "shot"),
    [
        ("5,9 cannon 0300 <", False),
        ("5,10 cannon 0300 <", True),
        ("5,11 cannon 0300 <", True),
        ("5,11 cannon 3000 v", False),
    ],
)
def test_a_large_meteor_from_the_rear_with_4_is_shot_to_the_left_from_row_10_or_11(cannon: str, shot: bool) -> None:
    square = cannon.split(maxsplit=1)[0]
    ship = "".join(f"{line}\n" for line in LONG.splitlines() if not line.startswith(square))
    r = met(f"{ship}{cannon}\n", "meteors meteors=large_rear", 4)
    assert [event.data["square"] for event in r.events("meteor_shot", 0)] == ([square] if shot else [])


@pytest.mark.rule("KX-11.27")
def test_a_double_cannon_pays_for_shooting_round_the_corner() -> None:
    ship = LONG.replace("5,10 structural 3333", "5,10 double_cannon 0300 <") + "6,8 battery_2 0030 cells=1\n"
    r = met(ship.replace("5,11 structural 3333\n", "6,11 structural 3000\n"), "meteors meteors=large_rear", 4)
    assert r.asked(0).about["side"] == "left"
    r.choose(0, "5,10")
    assert r.state.ships[0].cell_count == 0
    assert destroyed(r) == []


@pytest.mark.rule("KX-11.27", "KX-14.23")
@pytest.mark.parametrize(("arrow", "covers"), [("<", True), ("v", True), (">", False), ("^", False)])
def test_light_hits_are_stopped_by_a_shield_that_covers_the_new_side(arrow: str, covers: bool) -> None:
    """A shield covers the side it points to and the next one: turned to the rear it covers the left as well."""
    ship = f"{LONG}6,8 shield 0030 {arrow}\n8,8 battery_2 0030 cells=1\n"
    for card in ("meteors meteors=small_rear", "pirates strength=9 days=1 shots=light_rear credits=1"):
        r = met(ship, card, 3)
        assert (r.question() == "shield 0") is covers
        assert covers or destroyed(r) == ["5,10"]


@pytest.mark.rule("KX-11.27", "KX-14.23")
def test_a_small_meteor_bounces_off_a_side_that_is_smooth_where_it_comes_now() -> None:
    smooth = LONG.replace("5,10 structural 3333", "5,10 structural 3330")
    r = met(smooth, "meteors meteors=small_rear", 3)
    assert [event.data["square"] for event in r.events("bounced", 0)] == ["5,10"]
    assert destroyed(r) == []


@pytest.mark.rule("KX-11.28", "KX-EX-23")
def test_coordinates_in_column_4_miss() -> None:
    r = met(LONG.replace("crew=2", "crew=1"), "sabotage", 4, 11, 3, 7, 7, 3)
    tried = [event.data["square"] for event in r.events("sabotage_tried")]
    assert tried == [None, None, "7,3"]


@pytest.mark.rule("KX-11.24")
def test_the_rails_are_printed_where_numbers_beyond_the_columns_would_stand() -> None:
    on = board("second-IIIA")
    (lane,) = on.impacts(0, (5, 5))
    assert on.way(lane, on.squares["7,3"]) == [(5, -1), (5, 0), (2, 0)]
