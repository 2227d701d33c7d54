"""Programs leave people time to look at a settlement before they begin the next round."""

from starboard.arena.match import Match
from starboard.bots.roster import BOTS
from starboard.engine import Game
from starboard.entry import Pacing
from starboard.galaxy import RULES
from starboard.galaxy.pacing import PACING
from starboard.galaxy.scenario import flight
from tests.galaxy.rules.ships_flight import SCOUT


def test_before_a_later_round_all_may_read_the_settlement() -> None:
    game = Game.new(RULES, RULES.setup(2, {"rounds": "I II"}), "leisure")
    assert PACING.leisure(game.state, "start_building") > 0
    assert PACING.standing(game.state, game.state.starter) is None
    match = Match(game, [BOTS["galaxy"]["sensible"](seat) for seat in range(2)])
    while not game.state.results:
        match.step()
    assert PACING.leisure(game.state, "start_building") == PACING.leisure(game.state, "build") == 0
    found = PACING.standing(game.state, game.state.starter)
    assert found is not None
    assert (found.question, found.usual, found.wish) == ("start_building", "start", "")
    assert PACING.standing(game.state, 1 - game.state.starter) is None


def test_in_flight_one_may_wish_to_give_up_except_in_the_test_flight() -> None:
    game = flight(SCOUT, SCOUT, cards=["open_space"], at=[0, -2], fly_on=False).game
    leader, other = (PACING.standing(game.state, seat) for seat in (0, 1))
    assert leader is not None
    assert other is not None
    assert (leader.wish, leader.leads, other.leads) == ("give up", True, False)


def test_an_act_takes_a_second_on_a_simulated_clock_unless_a_game_knows_better() -> None:
    assert Pacing().seconds("build", "draw") == 1.0
    assert PACING.seconds("build", "draw") > 1.0
    assert PACING.seconds("next_card", "fly on") == 1.0
