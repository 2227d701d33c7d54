import pytest

from starboard.engine import CLOCK, Ask, Open, Refused, Rule, ask, ask_all
from starboard.engine.game import MARK_EVERY
from tests.engine.tiny_game import new_game
from tests.engine.toy import Notes, play


def three_words(notes: Notes) -> Rule:
    for _ in range(3):
        notes.note((yield from ask(0, "question", ["a", "b"])))


def many_words(notes: Notes) -> Rule:
    while len(notes.words) < 200:
        seat, word = yield Open("question", range(2), lambda _: ("a", "b", "stop"))
        notes.note(f"{seat}{word}")
        if word == "stop":
            break


def then_one_more(notes: Notes) -> Rule:
    notes.note((yield from ask(1, "question", ["a", "b"])))


def test_ones_own_last_step_can_be_taken_back() -> None:
    r = play(three_words, then_one_more)
    before = r.game.hash()
    r.choose(0, "a")
    assert r.game.may_undo(0)
    r.game.undo(0)
    assert r.game.hash() == before
    assert not r.state.words
    r.choose(0, "b")
    assert r.state.words == ("b",)


def test_steps_can_be_taken_back_one_after_the_other() -> None:
    r = play(three_words, then_one_more)
    hashes = []
    for word in ("a", "b", "a"):
        hashes.append(r.game.hash())
        r.choose(0, word)
    while r.game.may_undo(0):
        r.game.undo(0)
        assert r.game.hash() == hashes.pop()
    assert hashes == []


def test_undo_goes_back_over_a_checkpoint() -> None:
    r = play(three_words, then_one_more).choose(0, "a", "b")
    before = r.game.hash()
    r.choose(0, "b")
    assert r.state.steps == 1
    r.game.undo(0)
    assert r.game.hash() == before
    assert r.state.steps == 0
    assert r.question() == "question 0"


def test_undo_goes_back_over_the_marks_of_a_long_open_phase() -> None:
    r = play(many_words, then_one_more)
    hashes = []
    for number in range(2 * MARK_EVERY + 3):
        hashes.append(r.game.hash())
        r.choose(0, "ab"[number % 2])
    while hashes:
        r.game.undo(0)
        assert r.game.hash() == hashes.pop()
    assert not r.game.may_undo(0)


def test_an_undo_in_a_long_open_phase_keeps_all_that_others_did() -> None:
    r = play(many_words, then_one_more)
    for number in range(MARK_EVERY + 5):
        r.choose(number % 2, "a")
    before = r.game.state.words
    r.choose(0, "b", "b")
    r.game.undo(0)
    r.game.undo(0)
    assert r.game.state.words == before


def test_nobody_takes_back_the_step_of_another() -> None:
    r = play(three_words, then_one_more).choose(0, "a")
    before = r.game.hash()
    for seat in (1, CLOCK, 5):
        assert not r.game.may_undo(seat)
        with pytest.raises(Refused, match="only one's own last step"):
            r.game.undo(seat)
    assert r.game.hash() == before
    assert len(r.game.log.entries) == 1


def test_no_step_can_be_taken_back_once_another_has_acted() -> None:
    r = play(many_words).choose(0, "a").choose(1, "b")
    assert not r.game.may_undo(0)
    r.game.undo(1)
    assert not r.game.may_undo(0), "what the other has taken back, he has seen"
    assert not r.game.may_undo(1), "the step before was not his own"


def test_nothing_can_be_taken_back_before_anything_was_done() -> None:
    with pytest.raises(Refused):
        play(three_words).game.undo(0)


def test_a_step_that_brought_chance_into_play_stands() -> None:
    def roll(notes: Notes) -> Rule:
        for _ in range(3):
            word = yield from ask(0, "question", ["roll", "wait"])
            if word == "roll":
                notes.note(notes.chance.draw("dice", 6))

    r = play(roll).choose(0, "wait", "roll")
    assert not r.game.may_undo(0), "neither the roll nor what came before it"


def test_a_step_that_showed_something_hidden_stands() -> None:
    def look(notes: Notes) -> Rule:
        for _ in range(2):
            yield from ask(0, "question", ["look", "wait"])
            notes.chance.reveal()

    assert not play(look).choose(0, "look").game.may_undo(0)


def test_a_secret_choice_can_be_taken_back_while_others_still_choose() -> None:
    def choose_all(notes: Notes) -> Rule:
        choices = yield from ask_all([Ask(seat, "question", ["a", "b"]) for seat in range(3)])
        notes.note(*choices.values())

    r = play(choose_all, then_one_more, seats=3)
    before = r.game.hash()
    r.choose(1, "a")
    r.game.undo(1)
    assert r.game.hash() == before
    assert r.game.seats_asked() == (0, 1, 2)
    r.choose(1, "b").choose(0, "a")
    assert not r.game.may_undo(1)
    r.choose(2, "a")
    assert r.state.words == ("a", "b", "a")


def test_the_last_to_choose_cannot_think_again_when_he_knows_the_other_choices() -> None:
    def choose_all(notes: Notes) -> Rule:
        choices = yield from ask_all([Ask(seat, "question", ["a", "b"]) for seat in range(2)])
        notes.note(*choices.values())

    r = play(choose_all, then_one_more).choose(0, "a").choose(1, "b")
    assert r.state.words == ("a", "b")
    assert not r.game.may_undo(1)


def test_a_secret_choice_among_forced_ones_can_be_taken_back_and_made_again() -> None:
    def mixed(notes: Notes) -> Rule:
        asks = [Ask(0, "question", ["only"]), Ask(1, "question", ["a", "b"]), Ask(2, "question", ["a", "b"])]
        choices = yield from ask_all(asks)
        notes.note(*choices.values())

    r = play(mixed, seats=3).choose(1, "a")
    r.game.undo(1)
    assert r.game.seats_asked() == (1, 2)
    r.choose(1, "b").choose(2, "a")
    assert r.state.words == ("only", "b", "a")


def test_the_end_of_a_game_stands_because_it_tells_the_seed() -> None:
    r = play(three_words).choose(0, "a", "b", "a")
    assert r.game.over
    assert not r.game.may_undo(0)


def test_a_forced_step_is_taken_back_with_the_choice_that_led_to_it() -> None:
    def led(notes: Notes) -> Rule:
        notes.note((yield from ask(0, "question", ["a", "b"])))
        notes.note((yield Ask(1, "question", ["only"])))
        notes.note((yield from ask(0, "question", ["a", "b"])))

    r = play(led).choose(0, "a")
    assert len(r.state.words) == 2
    r.game.undo(0)
    assert not r.state.words


def test_a_copy_can_take_back_what_the_original_could() -> None:
    r = play(many_words).choose(1, "a")
    before = r.game.hash()
    r.choose(0, "b")
    twin = r.game.copy()
    here = r.game.hash()
    twin.undo(0)
    assert twin.hash() == before
    assert r.game.hash() == here
    r.game.undo(0)
    assert twin.decisions() == r.game.decisions()


def test_a_loaded_game_takes_nothing_back() -> None:
    r = play(many_words).choose(0, "a")
    loaded = type(r.game).load(r.game.rules, r.game.save())
    assert not loaded.may_undo(0)


def test_an_answer_given_anew_has_a_new_id() -> None:
    game = new_game(2)
    first = game.decision(0)
    assert first is not None
    game.answer(0, first.id, first.options[0])
    game.undo(0)
    again = game.decision(0)
    assert again is not None
    assert again.options == first.options
    with pytest.raises(Refused):
        game.answer(0, first.id, first.options[0])
