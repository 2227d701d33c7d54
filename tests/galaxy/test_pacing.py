"""Programs leave people time to look at a settlement before they begin the next round."""

from starboard.arena.match import Match
from starboard.bots.roster import BOTS
from starboard.engine import Game
from starboard.entry import Pacing
from starboard.galaxy import RULES
from starboard.galaxy.pacing import PACING


def test_a_program_begins_a_later_round_more_slowly_than_the_first() -> None:
    game = Game.new(RULES, RULES.setup(2, {"rounds": "I II"}), "leisure")
    first = PACING.leisure(game.state, "start_building")
    match = Match(game, [BOTS["galaxy"]["sensible"](seat) for seat in range(2)])
    while not game.state.results:
        match.step()
    assert PACING.leisure(game.state, "start_building") > first > 0
    assert PACING.leisure(game.state, "build") == 0


def test_an_act_takes_a_second_on_a_simulated_clock_unless_a_game_knows_better() -> None:
    assert Pacing().seconds("build", "draw") == 1.0
    assert PACING.seconds("build", "draw") > 1.0
    assert PACING.seconds("next_card", "fly on") == 1.0
