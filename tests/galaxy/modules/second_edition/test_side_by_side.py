"""Both editions at once in one process: neither changes the other."""

from itertools import zip_longest
from random import Random

from starboard.engine import Game
from starboard.galaxy import RULES
from tests.every_game.play import played
from tests.every_game.registered import GAMES

SETUPS = ({"rounds": "I", "pace": "turns"}, {"rounds": "second-I", "pace": "turns"})
ANSWERS = 400


def test_a_game_of_each_edition_goes_its_own_way() -> None:
    entry = GAMES["galaxy"]
    alone = []
    for options in SETUPS:
        game = Game.new(RULES, RULES.setup(3, options), "side by side")
        for _ in played(entry, game, Random(options["rounds"]), ANSWERS):
            pass
        alone.append(game.hash())
    together = [Game.new(RULES, RULES.setup(3, options), "side by side") for options in SETUPS]
    turns = [
        played(entry, game, Random(options["rounds"]), ANSWERS) for game, options in zip(together, SETUPS, strict=True)
    ]
    for _ in zip_longest(*turns):
        pass
    assert [game.hash() for game in together] == alone
