"""Chapter 3: what the module adds to the game, and what leaves it unseen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.catalog.components import COMPONENTS, KINDS, starting_cabins, tiles_of, warehouse
from starboard.galaxy.catalog.goods import BLOCKS
from starboard.galaxy.modules.new_technology.cards import NAMES
from starboard.galaxy.modules.new_technology.drawer import remembered
from starboard.galaxy.modules.new_technology.specializations.choosing import SPECIALIZATIONS
from starboard.galaxy.table import Table
from starboard.galaxy.yard.stock import tiles_to_build_with
from tests.every_game.play import next_answer
from tests.every_game.registered import GAMES
from tests.galaxy.modules.new_technology.rules.ships import SCOUT, counted, meet

OURS = "new_technology"


def begun(seats: int, rounds: str = "I") -> Game[Table]:
    return Game.new(RULES, RULES.setup(seats, {OURS: "yes", "rounds": rounds}), "new technology")


@pytest.mark.rule("BX-3.1", "BX-3.3")
def test_42_components_join_the_base_game_s_144() -> None:
    kinds = Counter(COMPONENTS[tile].kind for tile in tiles_of(OURS))
    assert kinds == {
        "starting_cabin": 1,
        "stasis_chamber": 2,
        "luxury_cabin": 4,
        "life_support_cyan": 6,
        "reactor_furnace": 4,
        "cannon_booster": 4,
        "engine_booster": 4,
        "shield_booster": 4,
        "plating": 6,
        "bidirectional_cannon": 2,
        "engine_cannon": 2,
        "battery_cargo": 1,
        "battery_special_cargo": 1,
        "mixed_cargo": 1,
    }
    assert len(tiles_of(OURS)) + len(tiles_of("first")) == 186
    assert starting_cabins()[4] in tiles_of(OURS)
    yard = begun(4).state.yard
    assert yard is not None
    drawn = set(yard.heap)
    assert drawn & set(warehouse(OURS))
    assert drawn & set(warehouse())


@pytest.mark.rule("BX-3.4", "BX-R-6")
@pytest.mark.parametrize(("seats", "removed"), [(4, 25), (3, 50), (2, 75)])
def test_25_components_leave_unseen_for_each_player_fewer_than_five(seats: int, removed: int) -> None:
    game = begun(seats)
    table = game.state
    assert table.yard is not None
    assert len(table.yard.heap) == 181 - removed
    gone = set(remembered(table, "removed", ()))
    assert len(gone) == removed
    assert gone.isdisjoint(table.yard.heap)
    assert gone.isdisjoint(starting_cabins())
    assert "removed" not in str(game.view(0).table.modules[OURS])


@pytest.mark.rule("BX-3.5")
def test_what_was_removed_stays_out_for_the_whole_game() -> None:
    game, random = begun(2, "test I"), Random("two rounds")
    first = tiles_to_build_with(game.state)
    while game.state.round == 0:
        game.answer(*next_answer(GAMES["galaxy"], game, random))
    assert game.state.yard is not None
    assert sorted(game.state.yard.heap) == sorted(first)


@pytest.mark.rule("BX-3.2")
def test_five_specialization_cards_lie_ready() -> None:
    table = begun(4).state
    assert SPECIALIZATIONS.left(table, table.ships[0]) == list(NAMES)
    assert len(NAMES) == 5


@pytest.mark.rule("BX-3.6", "BX-4.21", "BX-4.23")
def test_a_combined_component_counts_as_each_of_what_it_combines() -> None:
    both, battery = KINDS["engine_cannon"], KINDS["battery_cargo"]
    assert (both.engine, both.cannon, battery.cells, battery.holds) == (1, 1, 2, 2)
    ship = SCOUT + "6,7 structural 0303\n5,7 engine_cannon 0300 ^\n"
    assert counted(meet(ship, SCOUT, card="open_space"), "engines") == 2
    assert counted(meet(ship, SCOUT, card="slavers strength=9 days=1 crew_loss=1 credits=1"), "cannons") == 2


ALONE = SCOUT + "6,7 battery_2 0303 cells=2\n8,7 {kind} 0003\n6,8 shield 0000 >\n"
"""A booster that is joined to a starting cabin only."""


@pytest.mark.rule("BX-3.7")
@pytest.mark.parametrize(
    ("kind", "card", "dice"),
    [
        ("cannon_booster", "slavers strength=3 days=1 crew_loss=1 credits=1", ()),
        ("engine_booster", "open_space", ()),
        ("shield_booster", "combat_zone lines=crew:shots:heavy_rear", (7,)),
        ("reactor_furnace", "planets planets=B days=1", ()),
    ],
)
def test_a_booster_joined_to_nothing_that_suits_it_does_nothing(kind: str, card: str, dice: tuple[int, ...]) -> None:
    r = meet(ALONE.format(kind=kind), SCOUT, card=card, dice=dice)
    if kind == "reactor_furnace":
        r.choose(0, "land 1")
    assert not [option for option in r.options(0) if option.split()[0] in ("boost", "jump", "burn")]


@pytest.mark.rule("BX-3.8")
def test_two_more_blocks_of_each_colour_lie_in_the_bank() -> None:
    assert begun(2).state.bank.blocks == {colour: number + 2 for colour, number in BLOCKS.items()}
