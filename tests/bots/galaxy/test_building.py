from collections.abc import Mapping
from typing import Any

import pytest

from starboard.arena.match import Match
from starboard.bots.galaxy.building import LOW_BAR
from starboard.bots.galaxy.placing import Sketch
from starboard.bots.galaxy.wants import Wants
from starboard.bots.roster import BOTS
from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.catalog.components import COMPONENTS, warehouse
from starboard.galaxy.catalog.sides import LEFT
from starboard.galaxy.notation.ships import read_ship
from starboard.galaxy.ship.errors import mistakes
from starboard.galaxy.table import Table
from starboard.galaxy.trials import trials


def _built(seed: str, **options: str) -> Table:
    game = Game.new(RULES, RULES.setup(4, options), seed)
    match = Match(game, [BOTS["galaxy"]["sensible"](f"{seed} {seat}") for seat in range(4)])
    while game.state.stage in ("round", "yard"):
        match.step()
    return game.state


def _flown_with(round_name: str) -> Mapping[str, str]:
    """A flight of this class, with all that it takes."""
    trial = next((trial for name, trial in trials().items() if name.rpartition(":")[2] == round_name))
    return trial.table(lambda values: values[0])[1]


@pytest.mark.parametrize("round_name", ["I", "II", "III"])
def test_sensible_builders_make_no_construction_errors(round_name: str) -> None:
    for seed in range(3):
        assert [mistakes(ship.layout) for ship in _built(f"yard {seed}", rounds=round_name).ships] == [()] * 4


def test_sensible_builders_give_almost_every_ship_engines_cannons_and_batteries() -> None:
    ships = [ship for seed in range(5) for ship in _built(f"yard {seed}", rounds="II").ships]
    assert sum(ship.engine_strength(sum(1 << square for square in ship.double_engines())) >= 3 for ship in ships) >= 18
    assert sum(ship.cannon_strength(-1) >= 3 for ship in ships) >= 18
    assert sum(bool(ship.layout.squares_with("cells")) for ship in ships) >= 18


@pytest.mark.parametrize(
    ("round_name", "part"),
    [("II", 0.85), ("III", 0.8), ("IIB", 0.85), ("IIIB", 0.8)],
)
def test_sensible_builders_fill_most_of_every_board(round_name: str, part: float) -> None:
    ships = [ship for seed in range(2) for ship in _built(f"yard {seed}", **_flown_with(round_name)).ships]
    built = sum(ship.layout.occupied.bit_count() for ship in ships)
    assert built >= part * sum(ship.board.area.bit_count() for ship in ships)


def test_sensible_builders_of_cruisers_leave_next_to_nothing_in_the_warehouse() -> None:
    table = _built("yard", **_flown_with("IV"))
    assert sum(ship.layout.occupied.bit_count() for ship in table.ships) >= 135, "of 144 components"


def test_builders_would_rather_build_nothing_than_close_the_only_way_on() -> None:
    """On this cylinder all that is still free lies beyond the lone square of column 3."""
    around = "4,4 structural 0303\n6,4 structural 0003\n5,3 structural 0030\n5,5 structural 3000\n"
    ship = read_ship(f"ship IIB\n5,4 starting_cabin 3333\n{around}")
    dead_end, passage = 0, 3
    assert [str(COMPONENTS[tile].turned[0]) for tile in (dead_end, passage)] == ["battery_2 0003", "battery_2 0303"]
    sketch = Sketch(ship.layout)
    assert sketch.best([dead_end], LOW_BAR) is None
    best = sketch.best([dead_end, passage], LOW_BAR)
    assert best is not None
    assert sketch.act(best).startswith("weld 3,4 ")
    assert best.tile == passage


@pytest.mark.parametrize(
    "options",
    [
        {"pace": "turns", "rounds": "I"},
        {"errors": "refused", "rounds": "I"},
        {"inspection": "players", "rounds": "I"},
        {"teams": "expert", "rounds": "II"},
        {"rounds": "test"},
        {"rounds": "IIIA"},
    ],
)
def test_sensible_players_play_any_table_to_its_end_beside_random_ones(options: dict[str, str]) -> None:
    game: Game[Any] = Game.new(RULES, RULES.setup(4, options), "any table")
    bots = [BOTS["galaxy"][("sensible", "random")[seat % 2]](seat) for seat in range(4)]
    Match(game, bots).play_out()
    assert game.over


def test_builders_keep_cabins_apart_and_arm_both_sides_where_that_matters() -> None:
    """There are no epidemics and no large meteors from the sides in a flight of class I."""
    cabin = next(COMPONENTS[tile].turned[0] for tile in warehouse() if COMPONENTS[tile].kind == "cabin")
    cannon = next(COMPONENTS[tile].turned[LEFT] for tile in warehouse() if COMPONENTS[tile].kind == "cannon")
    for name, matters in (("I", False), ("III", True)):
        layout = read_ship(f"ship {name}\n7,7 starting_cabin 3333\n7,8 structural 3333").layout
        wants, square = Wants(layout), layout.board.squares
        assert (wants.worth(cabin, square["8,7"]) < wants.worth(cabin, square["8,8"])) is matters
        armed = Wants(layout.weld(square["6,7"], cannon))
        far, near = (armed.worth(cannon, square[at]) for at in ("6,9", "5,7"))
        assert (far > near) is matters


def test_the_first_engine_that_needs_no_token_is_worth_more_than_the_next() -> None:
    engine = next(COMPONENTS[tile].turned[0] for tile in warehouse() if COMPONENTS[tile].kind == "engine")
    ships = [f"ship II\n7,7 starting_cabin 3333\n6,7 {kind} 0300 ^" for kind in ("double_engine", "engine")]
    layouts = [read_ship(ship).layout for ship in ships]
    first, second = (Wants(layout).worth(engine, layout.board.squares["8,7"]) for layout in layouts)
    assert first > second + 1
