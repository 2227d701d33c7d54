"""Programs leave people time to look at a settlement before they begin the next round."""

from starboard.arena.match import Match
from starboard.bots.roster import BOTS
from starboard.engine import Game
from starboard.galaxy import RULES


def test_a_program_begins_a_later_round_more_slowly_than_the_first() -> None:
    game = Game.new(RULES, RULES.setup(2, {"rounds": "I II"}), "leisure")
    first = RULES.leisure(game.state, "start_building")
    match = Match(game, [BOTS["galaxy"]["sensible"](seat) for seat in range(2)])
    while not game.state.results:
        match.step()
    assert RULES.leisure(game.state, "start_building") > first > 0
    assert RULES.leisure(game.state, "build") == 0
