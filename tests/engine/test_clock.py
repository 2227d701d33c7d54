from math import inf, nan

import pytest

from starboard.engine import ALARM, CLOCK, Decision, Game, Open, Refused, Rule, ask
from tests.engine.tiny_game import new_game
from tests.engine.toy import Notes, play


def hourglass(notes: Notes) -> Rule:
    """Nobody's clock runs until somebody turns it; then there are ten seconds to talk; `next` turns it again."""
    while notes.words.count("alarm") < 2:
        turned = notes.words.count("turn")
        seat, word = yield Open(
            "question", range(2), lambda _: ("word", "ask", "turn"), alarm=10.0 if turned else None, scene=turned
        )
        notes.note(word)
        if word == "ask":
            notes.note((yield from ask(seat, "question", ["x", "y"])))


def due(game: Game[Notes]) -> float | None:
    clock = game.decision(CLOCK)
    return None if clock is None else clock.due


def answer(game: Game[Notes], seat: int, option: str, time: float) -> None:
    asked = game.decision(seat)
    assert asked is not None
    game.answer(seat, asked.id, option, time)


def turned(at: float = 5.0) -> Game[Notes]:
    game = play(hourglass).game
    answer(game, 0, "turn", at)
    return game


def test_the_clock_is_asked_only_while_an_alarm_runs() -> None:
    game = play(hourglass).game
    assert game.decision(CLOCK) is None
    answer(game, 0, "turn", 5.0)
    clock = game.decision(CLOCK)
    assert isinstance(clock, Decision)
    assert (clock.question, clock.options, clock.due) == (ALARM, (ALARM,), 15.0)
    assert CLOCK in game.decisions()
    assert CLOCK not in game.seats_asked()


def test_an_alarm_counts_from_the_first_moment_of_its_scene() -> None:
    game = turned(at=5.0)
    answer(game, 1, "word", 8.0)
    assert due(game) == 15.0
    answer(game, 1, "turn", 9.0)
    assert due(game) == 19.0


def test_an_alarm_goes_on_while_something_else_is_asked() -> None:
    game = turned(at=5.0)
    answer(game, 1, "ask", 8.0)
    assert game.decision(CLOCK) is None
    loaded = Game.load(game.rules, game.save())
    for either in (game, game.copy(), loaded):
        answer(either, 1, "x", 9.0)
        assert due(either) == 15.0


def test_copies_and_loaded_games_keep_the_alarm() -> None:
    game = turned(at=5.0)
    answer(game, 1, "word", 8.0)
    loaded = Game.load(game.rules, game.save())
    for either in (game.copy(), loaded, loaded.copy()):
        assert due(either) == 15.0
        assert either.time == 8.0
        answer(either, 0, "word", 9.0)
        assert due(either) == 15.0


def test_taking_back_what_started_an_alarm_stops_it() -> None:
    game = turned(at=5.0)
    game.undo(0)
    assert due(game) is None
    assert due(game.copy()) is None
    answer(game, 0, "turn", 20.0)
    assert due(game) == 30.0


def test_taking_a_step_back_during_an_alarm_leaves_it_running() -> None:
    game = turned(at=5.0)
    answer(game, 1, "word", 8.0)
    game.undo(1, 9.0)
    assert game.time == 9.0
    assert due(game) == 15.0
    answer(game, 1, "turn", 10.0)
    game.undo(1)
    assert due(game) == 15.0, "the alarm of the scene that it goes back to"


def test_a_clock_that_has_rung_is_at_rest() -> None:
    def twice(notes: Notes) -> Rule:
        while len(notes.words) < 2:
            _, word = yield Open("question", range(2), lambda _: ("word",), alarm=10.0)
            notes.note(word)

    game = play(twice).game
    answer(game, CLOCK, ALARM, 12.0)
    assert due(game) == 22.0, "a new alarm, even in the same scene"


def test_the_clock_never_rings_early() -> None:
    game = turned(at=5.0)
    before = game.hash()
    with pytest.raises(Refused, match=r"^this cannot happen at second 14\.0; expected 15\.0 or later$"):
        answer(game, CLOCK, ALARM, 14.0)
    assert game.hash() == before
    answer(game, CLOCK, ALARM, 15.0)
    assert game.state.words == ("turn", "alarm")


def test_the_clock_rings_when_it_is_due_if_nobody_says_when() -> None:
    game = turned(at=5.0)
    clock = game.decision(CLOCK)
    assert clock is not None
    game.answer(CLOCK, clock.id, ALARM)
    assert game.time == 15.0


def test_an_alarm_that_was_overtaken_is_stale() -> None:
    game = turned(at=5.0)
    clock = game.decision(CLOCK)
    assert clock is not None
    answer(game, 0, "turn", 6.0)
    with pytest.raises(Refused, match="is not open"):
        game.answer(CLOCK, clock.id, ALARM, 20.0)


def test_nobody_takes_a_step_back_after_the_clock_has_rung() -> None:
    game = turned(at=5.0)
    answer(game, 0, "word", 6.0)
    answer(game, CLOCK, ALARM, 15.0)
    assert not any(game.may_undo(seat) for seat in (0, 1, CLOCK))
    with pytest.raises(Refused):
        game.undo(CLOCK)


@pytest.mark.parametrize("time", [4.9, -1.0, nan, inf, -inf])
def test_time_does_not_run_backwards_nor_out(time: float) -> None:
    game = turned(at=5.0)
    before = game.save()
    with pytest.raises(Refused, match=r"^this cannot happen at second .+; expected 5\.0 or later$"):
        answer(game, 0, "word", time)
    with pytest.raises(Refused):
        game.undo(0, time)
    assert game.save() == before
    assert game.may_undo(0)


def test_an_answer_without_a_time_comes_at_once() -> None:
    game = turned(at=5.0)
    asked = game.decision(1)
    assert asked is not None
    game.answer(1, asked.id, "word")
    assert game.log.entries[-1].time == 5.0


def test_a_game_without_haste_has_no_clock() -> None:
    assert CLOCK not in new_game(2).decisions()
