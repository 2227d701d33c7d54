import pytest

from starboard.engine import Ask, Game, Open, Rule, ask, ask_all
from tests.engine.toy import Notes, play


class Fault(Exception):
    """What goes wrong in a rule that has a mistake."""


def ask_and_fail(notes: Notes) -> Rule:
    notes.note("before")
    word = yield from ask(0, "question", ["good", "bad", "worse"])
    notes.note(word)
    notes.chance.draw("dice", 6)
    if word == "bad":
        raise Fault
    if word == "worse":
        raise KeyboardInterrupt


def one_more(notes: Notes) -> Rule:
    notes.note((yield from ask(0, "question", ["a", "b"])))


def alarm_and_fail(notes: Notes) -> Rule:
    while len(notes.words) < 9:
        alarm = 10.0 if notes.words else None
        _, word = yield Open("question", range(2), lambda _: ("good", "bad"), alarm, scene=len(notes.words))
        notes.note(word)
        if word == "bad":
            raise Fault


def fail(notes: Notes) -> Rule:
    yield from ()
    raise Fault


def everything(game: Game[Notes]) -> object:
    return game.save(), game.log, game.decisions(), [game.may_undo(seat) for seat in range(2)], game.view(0)


@pytest.mark.parametrize("option", ["bad", "worse"])
def test_a_fault_in_a_rule_leaves_the_game_as_it_was(option: str) -> None:
    r = play(ask_and_fail, one_more)
    before = everything(r.game)
    with pytest.raises((Fault, KeyboardInterrupt)):
        r.choose(0, option)
    assert everything(r.game) == before
    r.choose(0, "good")
    assert r.state.words == ("before", "good")


def test_a_fault_in_an_open_phase_leaves_the_alarm_and_the_time_as_they_were() -> None:
    game = play(alarm_and_fail).game
    first = game.decision(0)
    assert first is not None
    game.answer(0, first.id, "good", 3.0)
    before = everything(game)
    asked = game.decision(1)
    assert asked is not None
    with pytest.raises(Fault):
        game.answer(1, asked.id, "bad", 7.0)
    assert everything(game) == before
    assert game.time == 3.0
    game.undo(0)
    assert game.state.words == ()


def test_a_fault_when_the_clock_rings_leaves_the_clock_running() -> None:
    def ring_and_fail(notes: Notes) -> Rule:
        word = ""
        while word != "alarm":
            _, word = yield Open("question", range(2), lambda _: ("a",), alarm=10.0)
        raise Fault

    r = play(ring_and_fail)
    r.game.answer(0, r.asked(0).id, "a", 3.0)
    before = everything(r.game)
    for _ in range(2):
        with pytest.raises(Fault):
            r.alarm()
        assert everything(r.game) == before


def test_a_fault_in_the_next_step_leaves_the_game_before_the_answer_that_led_there() -> None:
    r = play(one_more, fail)
    before = everything(r.game)
    with pytest.raises(Fault):
        r.choose(0, "a")
    assert everything(r.game) == before


def test_a_fault_at_the_beginning_shows_every_time() -> None:
    game = play(fail).game
    for _ in range(2):
        with pytest.raises(Fault):
            game.seats_asked()


@pytest.mark.parametrize("several", [False, True])
def test_a_question_without_options_is_a_fault(several: bool) -> None:
    def nothing_to_choose(notes: Notes) -> Rule:
        yield from ask(0, "question", ["a", "b"])
        yield from ask_all([Ask(0, "question", [])]) if several else ask(0, "question", [])

    r = play(nothing_to_choose)
    before = everything(r.game)
    with pytest.raises(IndexError):
        r.choose(0, "a")
    assert everything(r.game) == before
