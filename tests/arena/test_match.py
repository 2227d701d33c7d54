from starboard.arena.match import Match
from starboard.bots.careless import RandomBot
from starboard.bots.player import Look
from starboard.engine import CLOCK, Decision, Game
from starboard.engine.vocabulary import texts_of
from starboard.galaxy import RULES
from starboard.galaxy.vocabulary.questions import Finish


class Scripted:
    """Answers with the first option that begins with one of these words, in this order."""

    def __init__(self, *words: str) -> None:
        self._words = words

    def choose(self, decision: Decision, look: Look) -> str:
        return next(option for word in self._words for option in decision.options if option.startswith(word))


def test_where_anyone_may_act_the_one_whose_hands_are_free_first_acts_first() -> None:
    game = Game.new(RULES, RULES.setup(2, {"rounds": "I"}), "race")
    match = Match(game, [Scripted("start", "draw", "return"), Scripted("look", "draw", "return")])
    match.play_out(6)
    times = [(entry.seat, entry.option, entry.time) for entry in game.log.entries]
    assert times == [
        (0, "start", 0.0),
        (1, "draw", 0.0),
        (0, "draw", 1.0),
        (1, "return", 2.0),
        (0, "return", 3.0),
        (1, "draw", 3.0),
    ]


def test_the_clock_acts_when_its_time_has_come() -> None:
    game = Game.new(RULES, RULES.setup(2, {"rounds": "I"}), "clock")
    Match(game, [RandomBot(seat, reluctant=texts_of(Finish)) for seat in range(2)]).play_out()
    alarms = [entry.time for entry in game.log.entries if entry.seat == CLOCK]
    assert alarms[0] == 90.0
    times = [entry.time for entry in game.log.entries]
    assert times == sorted(times)


def test_playing_out_stops_after_as_many_answers_as_wanted() -> None:
    game = Game.new(RULES, RULES.setup(3), "short")
    assert Match(game, [RandomBot(seat) for seat in range(3)]).play_out(25) == 25
    assert not game.over
