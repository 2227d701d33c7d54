"""Several clocks in one open phase: each has a name, a scene and a second of its own."""

from __future__ import annotations

from random import Random

import pytest

from starboard.arena.match import Match
from starboard.bots.careless import RandomBot
from starboard.engine import ALARM, CLOCK, Game, Open, Refused, Rule, ask, replay
from starboard.engine.request import Alarm
from starboard.entry import Pacing
from tests.engine.toy import Notes, play


def two_clocks(notes: Notes) -> Rule:
    """A sandglass of ninety seconds that runs from the beginning; a drill of twenty whenever somebody calls one."""
    while ALARM not in notes.words:
        drills, over = notes.words.count("call"), notes.words.count("drill")
        seat, word = yield Open(
            "question",
            range(2),
            lambda _: ("word", "call", "ask"),
            alarm=90.0,
            alarms={"drill": Alarm(20.0, scene=drills)} if drills > over else None,
        )
        notes.note(word)
        if word == "ask":
            notes.note((yield from ask(seat, "question", ["x", "y"])))


def one_drill_at_a_time(notes: Notes) -> Rule:
    """Whoever calls for a drill while there is one need not call again."""
    while ALARM not in notes.words:
        drills, over = notes.words.count("call"), notes.words.count("drill")
        drill = {"drill": Alarm(20.0, scene=over)} if drills > over else None
        _, word = yield Open("question", range(2), lambda _: ("word", "call"), alarm=90.0, alarms=drill)
        notes.note(word)


def clock(game: Game[Notes]) -> tuple[str, float | None]:
    asked = game.decision(CLOCK)
    assert asked is not None
    (name,) = asked.options
    return name, asked.due


def act(game: Game[Notes], seat: int, option: str, time: float) -> Game[Notes]:
    asked = game.decision(seat)
    assert asked is not None
    game.answer(seat, asked.id, option, time)
    return game


def called(at: float = 10.0) -> Game[Notes]:
    return act(play(two_clocks).game, 0, "call", at)


def test_the_clock_says_which_alarm_is_due_next() -> None:
    game = play(two_clocks).game
    assert clock(game) == (ALARM, 90.0)
    act(game, 0, "call", 10.0)
    assert clock(game) == ("drill", 30.0)
    assert game.view(None).due == 30.0


def test_a_view_shows_all_alarms() -> None:
    game = play(two_clocks).game
    assert game.view(0).alarms == {ALARM: 90.0}
    act(game, 0, "call", 10.0)
    assert game.view(None).alarms == {ALARM: 90.0, "drill": 30.0}
    act(game, CLOCK, "drill", 30.5)
    assert game.view(1).alarms == {ALARM: 90.0}
    act(game, CLOCK, ALARM, 90.0)
    assert game.view(1).alarms == {}


def test_each_alarm_rings_in_its_turn_and_the_others_go_on() -> None:
    game = called()
    act(game, CLOCK, "drill", 30.5)
    assert game.state.words == ("call", "drill")
    assert clock(game) == (ALARM, 90.0)
    act(game, CLOCK, ALARM, 90.0)
    assert game.over


def test_only_the_alarm_that_is_due_may_ring_and_never_early() -> None:
    game = called()
    with pytest.raises(Refused, match="has no option 'alarm'"):
        act(game, CLOCK, ALARM, 90.0)
    with pytest.raises(Refused, match=r"expected 30\.0 or later"):
        act(game, CLOCK, "drill", 29.0)


def test_a_new_scene_winds_up_its_own_alarm_only() -> None:
    game = called()
    act(game, 1, "call", 25.0)
    assert clock(game) == ("drill", 45.0)
    act(game, CLOCK, "drill", 45.0)
    assert clock(game) == ("drill", 65.0), "two were called"
    act(game, CLOCK, "drill", 65.0)
    assert clock(game) == (ALARM, 90.0)


def test_copies_and_loaded_games_keep_all_alarms_also_while_something_else_is_asked() -> None:
    game = act(called(), 1, "ask", 12.0)
    for either in (game.copy(), Game.load(game.rules, game.save()), Game.load(game.rules, game.save()).copy(), game):
        act(either, 1, "x", 13.0)
        assert clock(either) == ("drill", 30.0)
        act(either, CLOCK, "drill", 30.0)
        assert clock(either) == (ALARM, 90.0)


def test_taking_a_call_back_stops_its_alarm_and_no_other() -> None:
    game = called()
    game.undo(0, 11.0)
    assert clock(game) == (ALARM, 90.0)
    assert clock(game.copy()) == (ALARM, 90.0)


def test_taking_a_word_back_leaves_both_running() -> None:
    game = act(called(), 1, "word", 12.0)
    game.undo(1, 13.0)
    assert clock(game) == ("drill", 30.0)


def test_a_log_says_which_alarm_rang() -> None:
    game = act(act(called(), CLOCK, "drill", 30.0), CLOCK, ALARM, 91.0)
    rang = [(entry.option, entry.time) for entry in game.log.entries if entry.seat == CLOCK]
    assert rang == [("drill", 30.0), (ALARM, 91.0)]
    assert replay(game.rules, game.log).hash() == game.hash()


def test_an_alarm_that_is_overdue_rings_when_it_can() -> None:
    game = play(two_clocks).game
    act(game, 0, "call", 85.0)
    act(game, 1, "word", 106.0)
    assert clock(game) == (ALARM, 90.0)
    act(game, CLOCK, ALARM, 106.0)
    assert game.over


@pytest.mark.parametrize("seed", range(5))
def test_a_match_on_a_simulated_clock_lets_every_alarm_ring_when_it_is_due(seed: int) -> None:
    game = play(one_drill_at_a_time, seed=str(seed)).game
    Match(game, [RandomBot(f"{seed} {seat}") for seat in range(2)], Pacing()).play_out()
    rang = [(entry.option, entry.time) for entry in game.log.entries if entry.seat == CLOCK]
    assert [name for name, _ in rang] == ["drill"] * 4 + [ALARM]
    assert rang[-1] == (ALARM, 90.0)
    assert replay(game.rules, game.log).hash() == game.hash()


def test_any_moment_can_be_saved_and_goes_on_alike() -> None:
    random = Random(3)
    game = play(two_clocks).game
    while not game.over:
        twin = Game.load(game.rules, game.save())
        asked = random.choice(list(game.decisions().values()))
        time = max(game.time, asked.due or 0.0) + 1.0
        for either in (game, twin):
            act(either, asked.seat, asked.options[0], time)
        assert twin.save() == game.save()
