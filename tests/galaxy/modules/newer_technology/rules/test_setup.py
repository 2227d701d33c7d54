"""Chapter 2: the 42 components, and what leaves the warehouse unseen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import decks_of
from starboard.galaxy.catalog.components import COMPONENTS, starting_cabins, tiles_of, warehouse
from starboard.galaxy.modules.newer_technology import warehouse as stock
from starboard.galaxy.registry import modules
from starboard.galaxy.table import Table
from starboard.galaxy.yard.stock import tiles_to_build_with
from tests.every_game.play import next_answer
from tests.every_game.registered import GAMES
from tests.galaxy.modules.newer_technology.rules.ships import CYAN

OURS = "newer_technology"
ALONE, BOTH = {OURS: "yes"}, {OURS: "yes", **CYAN}


def begun(seats: int, rounds: str = "I", **modules: str) -> Game[Table]:
    return Game.new(RULES, RULES.setup(seats, {**(modules or ALONE), "rounds": rounds}), "newer technology")


def in_the_heap(game: Game[Table]) -> int:
    assert game.state.yard is not None
    return len(game.state.yard.heap)


@pytest.mark.rule("AX-1.1", "AX-2.1")
def test_42_components_join_the_warehouse() -> None:
    kinds = Counter(COMPONENTS[tile].kind for tile in tiles_of(OURS))
    assert kinds == {
        "router": 4,
        "auto_defense": 10,
        "life_support_purple_cyan": 1,
        "life_support_brown_cyan": 1,
        "crubot_station": 4,
        "plated_hold": 3,
        "solar_panel": 5,
        "armory": 4,
        "thruster": 10,
    }
    connectors = Counter("".join(COMPONENTS[tile].connectors for tile in tiles_of(OURS)).replace("4", "0"))
    assert connectors == {"0": 64, "1": 40, "2": 40, "3": 24}
    for on in (ALONE, BOTH):
        heap = begun(2, **on).state.yard
        assert heap is not None
        for owner in on:
            assert set(heap.heap) & set(warehouse(owner))


@pytest.mark.rule("AX-2.2", "AX-2.4", "AX-2.7")
@pytest.mark.parametrize(("seats", "removed"), [(4, 25), (3, 50), (2, 75)])
def test_alone_25_leave_for_each_player_fewer_than_four_and_25_more(seats: int, removed: int) -> None:
    """AX-EX-1, without ships of class IV."""
    game = begun(seats)
    assert in_the_heap(game) == 182 - removed
    assert len(stock.removed(game.state)) == removed
    assert not set(stock.removed(game.state)) & set(starting_cabins())
    assert str(stock.removed(game.state)[:3])[1:-1] not in str(game.view(0).table)


@pytest.mark.rule("AX-2.3", "AX-2.4", "AX-2.7")
@pytest.mark.parametrize(("seats", "removed"), [(4, 50), (3, 75), (2, 100)])
def test_with_the_other_expansion_25_leave_for_each_player_fewer_than_five(seats: int, removed: int) -> None:
    """AX-EX-2, without ships of class IV: what the other expansion has removed counts."""
    game = begun(seats, **BOTH)
    assert in_the_heap(game) == 223 - removed
    assert len(stock.removed(game.state)) == 25


@pytest.mark.rule("AX-2.3", "AX-2.4")
def test_with_five_players_only_the_25_of_the_largest_ships_leave() -> None:
    five = {module.switch: module.on[0] for module in modules() if module.seats >= 5}
    assert in_the_heap(begun(5, **BOTH, **five)) == 223 - 25


CRUISERS = {
    module.switch: module.on[0]
    for module in modules()
    if "IV" in module.rounds or decks_of(brought_by=(module.name,)).get("IV")
}
"""Whatever it takes to fly ships of class IV."""


@pytest.mark.rule("AX-2.4", "AX-2.6")
@pytest.mark.parametrize(
    ("on", "seats", "left"),
    [
        (ALONE, 4, 182),
        (ALONE, 3, 182 - 25),
        (ALONE, 2, 182 - 50),
        (BOTH, 4, 223 - 25),
        (BOTH, 3, 223 - 50),
        (BOTH, 2, 223 - 75),
    ],
)
def test_with_ships_of_class_iv_nothing_more_is_removed(on: dict[str, str], seats: int, left: int) -> None:
    """AX-EX-1 and AX-EX-2."""
    assert in_the_heap(begun(seats, "I IV", **on, **CRUISERS)) == left


@pytest.mark.rule("AX-2.5")
def test_what_was_removed_stays_out_for_the_whole_game() -> None:
    game, random = begun(2, "test I"), Random("two rounds")
    first = tiles_to_build_with(game.state)
    while game.state.round == 0:
        game.answer(*next_answer(GAMES["galaxy"], game, random))
    assert game.state.yard is not None
    assert sorted(game.state.yard.heap) == sorted(first)
