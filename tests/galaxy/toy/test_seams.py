"""Every seam is asked in flights with the toy, and the pure ones draw nothing, tell nothing and change nothing."""

from __future__ import annotations

from random import Random

import pytest

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.seams import SEAMS
from starboard.galaxy.table import Table
from tests.every_game.play import next_answer
from tests.every_game.registered import GAMES
from tests.galaxy.seams.test_flying import EVERY_KIND
from tests.galaxy.seams.twice import ask_twice
from tests.galaxy.toy import MODULE
from tests.galaxy.toy.bands import PARADE, bands

SEEDS = range(3)


def all_cards(tempo: str) -> Game[Table]:
    """Three ships with bands before one card of every kind."""
    return bands(3, *EVERY_KIND.values(), PARADE, tempo=tempo)


def play_out(game: Game[Table], random: Random) -> None:
    while not game.over:
        game.answer(*next_answer(GAMES["galaxy"], game, random))


def test_every_seam_is_asked_and_pure_ones_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ask_twice(monkeypatch)
    for seed in SEEDS:
        random = Random(f"pure {seed}")
        play_out(all_cards("quick" if seed % 2 else "slow"), random)
    play_out(bands(2, PARADE), Random("pure"))  # nobody gives up before the last card
    setup = RULES.setup(2, {"toy": "yes", "rounds": "I", "pace": "turns", "errors": "allowed"})
    play_out(Game.new(RULES, setup, "pure"), Random("pure"))
    timed = RULES.setup(2, {"toy": "yes", "rounds": "I", "errors": "allowed"})
    play_out(Game.new(RULES, timed, "timed"), Random("timed"))
    every = {(seam, modifier.name) for modifier in MODULE.modifiers for seam in SEAMS if hasattr(modifier, seam)}
    assert every - asked == set()


@pytest.mark.parametrize("tempo", ["slow", "quick"])
def test_a_flight_of_all_cards_goes_on_alike_when_it_is_saved_and_loaded_at_every_decision(tempo: str) -> None:
    game, random = all_cards(tempo), Random(f"saved {tempo}")
    while not game.over:
        loaded = Game.load(RULES, game.save())
        answer = next_answer(GAMES["galaxy"], game, random)
        for each in (game, loaded):
            each.answer(*answer)
        assert loaded.hash() == game.hash()
        assert loaded.events == game.events
