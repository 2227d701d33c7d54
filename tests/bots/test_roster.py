from typing import Any

import pytest

from starboard.arena.match import Match
from starboard.bots.roster import BOTS
from starboard.engine import Game, Log
from starboard.games import GAMES, game

NAMES = [(name, bot) for name, bots in BOTS.items() for bot in bots]


def _log(name: str, bot: str, seed: str) -> Log:
    rules = game(name).rules
    table: Game[Any] = Game.new(rules, rules.setup(2), "roster")
    Match(table, [BOTS[name][bot](f"{seed} {seat}") for seat in range(2)]).play_out(300)
    return table.log


def test_every_game_has_bots_and_a_random_one_among_them() -> None:
    assert set(BOTS) == set(GAMES)
    assert all("random" in bots for bots in BOTS.values())


@pytest.mark.parametrize(("name", "bot"), NAMES)
def test_a_bot_made_from_the_same_seed_chooses_alike(name: str, bot: str) -> None:
    assert _log(name, bot, "one").entries == _log(name, bot, "one").entries


def test_random_bots_made_from_other_seeds_choose_otherwise() -> None:
    assert _log("galaxy", "random", "one").entries != _log("galaxy", "random", "two").entries
