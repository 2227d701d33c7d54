from typing import Any

import pytest

from starboard.arena.match import Match
from starboard.bots.roster import BOTS
from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.ship.errors import mistakes
from starboard.galaxy.table import Table


def _built(seed: str, **options: str) -> Table:
    game = Game.new(RULES, RULES.setup(4, options), seed)
    match = Match(game, [BOTS["galaxy"]["sensible"](f"{seed} {seat}") for seat in range(4)])
    while game.state.stage in ("round", "yard"):
        match.step()
    return game.state


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
