"""Sections 3 and 5: what the module adds, what leaves unseen, and components that are two things."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from starboard.engine import BadInput, Game
from starboard.galaxy import RULES
from starboard.galaxy.catalog.components import COMPONENTS, KINDS, tiles_of, warehouse
from starboard.galaxy.catalog.goods import BLOCKS
from starboard.galaxy.modules.more_technologies.warehouse import removed_from
from starboard.galaxy.notation import read_ship
from starboard.galaxy.registry import part_kinds
from starboard.galaxy.ship.errors import mistakes
from starboard.galaxy.ship.working import room_on
from starboard.galaxy.table import Table
from starboard.galaxy.yard.stock import tiles_to_build_with
from tests.every_game.play import next_answer
from tests.every_game.registered import GAMES
from tests.galaxy.modules.more_technologies.rules.flights import SCOUT, meet

OURS = "more_technologies"


def begun(seats: int, rounds: str = "second-II", seed: str = "more technologies") -> Game[Table]:
    return Game.new(RULES, RULES.setup(seats, {OURS: "yes", "rounds": rounds}), seed)


@pytest.mark.rule("KX-3.1", "KX-3.7")
def test_52_components_join_the_base_game_s_152() -> None:
    kinds = Counter(COMPONENTS[tile].kind for tile in tiles_of(OURS))
    assert kinds == {
        "life_support_cyan": 6,
        "reactor_furnace": 4,
        "cannon_booster": 3,
        "engine_booster": 3,
        "shield_booster": 3,
        "stasis_chamber": 4,
        "catapult": 5,
        "engine_cannon": 4,
        "battery_cargo": 2,
        "battery_special_cargo": 2,
        "mixed_cargo": 2,
        "structural": 6,
        "cargo_2": 4,
        "cabin": 2,
        "battery_2": 2,
    }
    assert len(warehouse(OURS)) == 52
    assert len(warehouse("second")) == 152
    plated = [tile for tile in tiles_of(OURS) if "4" in COMPONENTS[tile].connectors]
    assert len(plated) == 14
    assert not [tile for tile in tiles_of("second") if "4" in COMPONENTS[tile].connectors]


@pytest.mark.rule("KX-3.2", "KX-3.3", "KX-3.4", "KX-3.5", "KX-3.6")
@pytest.mark.parametrize(("seats", "removed"), [(2, 102), (3, 68), (4, 51)])
def test_example_three_half_a_third_or_a_quarter_leaves_unseen(seats: int, removed: int) -> None:
    game = begun(seats)
    table = game.state
    assert table.yard is not None
    gone = set(removed_from(table))
    assert len(gone) == removed
    assert len(table.yard.heap) == 204 - removed
    assert gone.isdisjoint(table.yard.heap)
    assert gone | set(table.yard.heap) == {*warehouse("second"), *warehouse(OURS)}
    assert "removed" not in str(game.view(0).table.modules[OURS])
    assert set(removed_from(begun(seats, seed="another").state)) != gone


@pytest.mark.rule("KX-3.8", "KX-R-2")
def test_in_a_trek_the_same_components_are_out_in_all_flights() -> None:
    game, random = begun(2, "second-I second-II second-III"), Random("trek")
    first = list(tiles_to_build_with(game.state))
    while game.state.round == 0:
        game.answer(*next_answer(GAMES["galaxy"], game, random))
    assert game.state.yard is not None
    assert sorted(game.state.yard.heap) == sorted(first)


@pytest.mark.rule("KX-1.7")
def test_not_in_a_learning_flight() -> None:
    with pytest.raises(BadInput, match="second-test"):
        RULES.setup(2, {OURS: "yes", "rounds": "second-test"})
    with pytest.raises(BadInput):
        RULES.setup(2, {OURS: "yes", "rounds": "I"})


@pytest.mark.rule("K2-R-2")
def test_twenty_blocks_more_lie_in_the_bank() -> None:
    more = {colour: amount - BLOCKS[colour] for colour, amount in begun(2).state.bank.blocks.items()}
    assert more == {"R": 3, "Y": 3, "G": 3, "B": 11}


@pytest.mark.rule("KX-3.9")
@pytest.mark.parametrize(
    ("kind", "partner"),
    [
        ("cannon_booster", "cannon"),
        ("engine_booster", "engine"),
        ("shield_booster", "shield"),
        ("reactor_furnace", "battery_2"),
        ("catapult", "cargo_2"),
        ("stasis_chamber", "cabin"),
    ],
)
def test_a_component_says_beside_what_it_works(kind: str, partner: str) -> None:
    (name,) = KINDS[kind].more
    needs = part_kinds()[name].needs
    assert needs is not None
    assert needs(KINDS[kind], KINDS[partner])
    assert not needs(KINDS[kind], KINDS["structural"])


@pytest.mark.rule("KX-5.1", "KX-5.3")
def test_a_combined_component_is_both() -> None:
    both = KINDS["engine_cannon"]
    assert (both.cannon, both.engine) == (1, 1)
    ship = """
ship second-II
7,7 starting_cabin 3333
7,6 mixed_cargo 0030
6,7 battery_cargo 0300
8,7 battery_special_cargo 0003
7,8 engine_cannon 3000 ^
"""
    r = meet(ship, SCOUT, card="planets planets=RRYY,B days=1")
    mine = r.state.ships[0]
    rooms = {name: room_on(r.state, mine, mine.board.squares[name]) for name in ("7,6", "6,7", "8,7")}
    assert [(room.cells, room.holds, room.special) for room in rooms.values()] == [(0, 3, 1), (2, 2, 0), (2, 1, 1)]
    assert mine.cell_count == 4
    assert mine.engine_strength() == 1
    assert mine.cannon_strength() == 1
    r.choose(0, "land 1").choose(1, "pass")
    assert "load R 7,6" in r.options(0)
    assert "load R 8,7" in r.options(0)
    assert "load R 6,7" not in r.options(0)


@pytest.mark.rule("KX-5.2", "KX-5.4", "KX-5.5", "KX-5.6", "KX-EX-5")
@pytest.mark.parametrize(
    ("component", "mistake"),
    [
        ("8,6 engine_cannon 0003 ^", ""),
        ("8,6 engine_cannon 0003 >", "engine_not_to_rear"),
        ("8,6 engine_cannon 0003 ^\n8,5 structural 0000", "before_cannon"),
        ("8,6 engine_cannon 0003 ^\n8,7 cabin 0003", "behind_engine"),
    ],
)
def test_example_five_a_cannon_engine_keeps_both_squares_clear(component: str, mistake: str) -> None:
    """KX-EX-5."""
    ship = f"ship second-II\n7,7 starting_cabin 3333\n7,6 structural 0333\n{component}\n"
    found = {one.kind for one in mistakes(read_ship(ship, 0).layout)}
    assert found == set() if not mistake else mistake in found
