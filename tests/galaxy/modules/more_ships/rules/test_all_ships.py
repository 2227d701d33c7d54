"""What is said of all three ships: KX-11a."""

from __future__ import annotations

from itertools import product

import pytest

from starboard.engine import BadInput
from starboard.galaxy import RULES
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.sides import FRONT, LEFT
from starboard.galaxy.options import plan_of
from starboard.galaxy.scenario import yard
from tests.galaxy.modules.more_ships.ships import LONG, ON, PAIR, destroyed, met, rolled

LEVELS = ("I", "II", "III")


@pytest.mark.rule("KX-11.1", "KX-R-36")
@pytest.mark.parametrize("level", LEVELS)
def test_the_number_of_a_ship_is_the_level_of_its_flight(level: str) -> None:
    assert plan_of(f"second-{level}A") is plan_of(f"second-{level}")
    assert RULES.setup(2, {"rounds": f"second-{level}A", **ON})["edition"] == "second"
    with pytest.raises(BadInput, match="needs more_ships"):
        RULES.setup(2, {"rounds": f"second-{level}A"})
    with pytest.raises(BadInput, match="needs edition to be one of: second"):
        RULES.setup(2, {"rounds": "I", **ON})


@pytest.mark.rule("KX-11.2")
@pytest.mark.parametrize(("level", "squares"), [("I", 18), ("II", 27), ("III", 35)])
def test_everybody_builds_on_the_new_board_of_the_level(level: str, squares: int) -> None:
    ships = yard(4, f"second-{level}A", **ON).game.view(None).table.ships
    assert len({ship.board for ship in ships}) == 1
    assert {ship.board.partition("/")[0] for ship in ships} == {f"second-{level}A"}
    assert board(ships[0].board).area.bit_count() == squares
    assert all(list(ship.pieces) == ["7,7"] for ship in ships)


@pytest.mark.rule("KX-11.3")
def test_each_flight_of_a_trek_may_use_either_board() -> None:
    for new in product((False, True), repeat=3):
        rounds = " ".join(f"second-{level}{'A' if one else ''}" for level, one in zip(LEVELS, new, strict=True))
        assert RULES.setup(3, {"rounds": rounds, **ON})["rounds"] == rounds
    for rounds in ("second-I second-IA second-II", "second-IA second-IIA", "second-I second-IIIA second-II"):
        with pytest.raises(BadInput, match="needs rounds to be one of"):
            RULES.setup(3, {"rounds": rounds, **ON})


@pytest.mark.rule("KX-11.3", "KX-11.9")
def test_a_trek_that_begins_on_a_usual_board_needs_no_die() -> None:
    r = rolled(3, rounds="second-I second-IIA second-IIIA")
    assert {ship.board for ship in r.game.view(None).table.ships} == {"second-I"}
    assert r.game.view(None).table.modules["more_ships"]["conditions"] == []


@pytest.mark.rule("KX-11.4", "KX-11.8")
def test_lines_that_lie_next_to_each_other_are_adjacent_whatever_their_numbers() -> None:
    on = board("second-IA")
    (row,) = on.impacts(LEFT, (6, 6))
    assert {on.row_of[square] for square in range(on.size) if row.near >> square & 1} == {8}
    (column,) = on.impacts(FRONT, (1, 1))
    assert {on.column_of[square] for square in range(on.size) if column.near >> square & 1} == {6}


@pytest.mark.rule("KX-11.4", "KX-11.8")
def test_a_cannon_in_row_8_9_shoots_a_large_meteor_in_row_10_11_12() -> None:
    ship = "\nship second-IA\n7,7 starting_cabin 3333 crew=2\n7,8 structural 3030\n7,10 structural 3000\n"
    side = "8,7 structural 0033\n8,8 cannon 3000 >\n"
    r = met(ship + side, "meteors meteors=large_right", 11)
    assert [event.data["square"] for event in r.events("meteor_shot", 0)] == ["8,8"]
    r = met(ship, "meteors meteors=large_right", 11)
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["7,10"]


@pytest.mark.rule("KX-14.23")
@pytest.mark.parametrize(
    ("ship", "card", "total", "hazards"),
    [
        (LONG, "meteors meteors=large_rear", 4, ["large_meteor"]),
        (LONG, "pirates strength=9 days=1 shots=light_rear credits=1", 4, ["light_fire"]),
        (LONG, "pirates strength=9 days=1 shots=heavy_rear credits=1", 4, []),
        (PAIR, "meteors meteors=large_rear", 6, ["large_meteor", "large_meteor"]),
        (PAIR, "pirates strength=9 days=1 shots=light_rear credits=1", 6, ["light_fire"]),
        (PAIR, "pirates strength=9 days=1 shots=heavy_rear credits=1", 6, []),
    ],
)
def test_a_bent_or_doubled_hit_keeps_its_kind(ship: str, card: str, total: int, hazards: list[str]) -> None:
    """Asked is only who can stop it: light hits with a shield, large meteors with a cannon, heavy fire with nothing."""
    if ship is LONG:
        armed = LONG.replace("5,11 structural 3333", "5,11 double_cannon 3000 <")
        armed += "6,8 shield 0030 <\n8,8 battery_2 0030 cells=2\n"
    else:
        armed = f"{PAIR}7,6 battery_2 0030 cells=2\n5,7 shield 0300 v\n"
        armed += "6,8 double_cannon 3000 v\n8,8 double_cannon 3000 v\n"
    r = met(armed, card, total)
    asked = []
    while r.question().startswith(("shield", "shoot")):
        asked.append(r.asked(0).about["hazard"])
        r.choose(0, "none")
    assert asked == hazards
    assert destroyed(r)
