from collections.abc import Sequence

import pytest

from starboard.engine import CLOCK, Ask, AskAll, BadInput, Open, Refused, Rule, ask, ask_all
from tests.engine.tiny_game import new_game
from tests.engine.toy import Notes, play


def one_after_the_other(notes: Notes) -> Rule:
    notes.note((yield from ask(0, "question", ["a", "b"])))
    notes.note((yield from ask(1, "question", ["a", "b"])))


def all_at_once(notes: Notes) -> Rule:
    choices = yield from ask_all([Ask(seat, "question", ["a", "b"]) for seat in range(3)])
    notes.note(*(f"{seat}{choice}" for seat, choice in choices.items()))


def whoever_likes(notes: Notes) -> Rule:
    """Each word once; it is over when three have been said."""

    def words_left(seat: int) -> Sequence[str]:
        return [word for word in ("a", "b", "c") if word not in notes.words]

    while len(notes.words) < 3:
        _, word = yield Open("question", range(2), words_left)
        notes.note(word)


def test_one_seat_is_asked_at_a_time() -> None:
    r = play(one_after_the_other)
    assert r.question() == "question 0"
    assert r.options(1) == ()
    r.choose(0, "b")
    assert r.question() == "question 1"
    r.choose(1, "a")
    assert r.state.words == ("b", "a")
    assert r.question() == "nothing"
    assert r.game.over


def test_a_rule_goes_on_when_all_have_chosen() -> None:
    r = play(all_at_once, seats=3)
    assert r.game.seats_asked() == (0, 1, 2)
    r.choose(2, "b").choose(0, "a")
    assert r.game.seats_asked() == (1,)
    assert not r.state.words
    r.choose(1, "b")
    assert r.state.words == ("0a", "1b", "2b")


def test_the_order_of_simultaneous_answers_makes_no_difference() -> None:
    there, back = play(all_at_once, seats=3), play(all_at_once, seats=3)
    for seat in range(3):
        there.choose(seat, "ab"[seat % 2])
        back.choose(2 - seat, "ab"[(2 - seat) % 2])
    assert there.game.hash() == back.game.hash()


def test_a_seat_that_has_chosen_is_not_asked_again() -> None:
    r = play(all_at_once, seats=3)
    said = r.asked(0)
    r.choose(0, "a")
    with pytest.raises(Refused, match="seat 0 has no open decision"):
        r.game.answer(0, said.id, "b")


def test_any_seat_may_act_at_any_time() -> None:
    r = play(whoever_likes)
    assert r.game.is_open
    assert r.question() == "question 0 1"
    r.choose(1, "b", "a")
    assert r.options(0) == ["c"]
    r.choose(0, "c")
    assert r.game.over


def test_an_open_question_is_never_answered_by_the_engine() -> None:
    r = play(whoever_likes).choose(0, "a", "b")
    assert r.options(1) == ["c"]
    assert not r.game.over


def test_a_seat_without_options_is_not_asked_in_an_open_phase() -> None:
    game = new_game(3, hurry="no")
    for seat in game.seats_asked():
        asked = game.decision(seat)
        assert asked is not None
        game.answer(seat, asked.id, asked.options[0])
    roller = game.seats_asked()[0]
    rolling = game.decision(roller)
    assert rolling is not None
    game.answer(roller, rolling.id, "stop")
    done = game.decision(1)
    assert done is not None
    game.answer(1, done.id, "done")
    assert game.seats_asked() == (0, 2)


def test_a_single_option_is_taken_without_asking() -> None:
    def forced(notes: Notes) -> Rule:
        notes.note((yield Ask(0, "question", ["only"])))
        notes.note(*((yield AskAll([Ask(seat, "question", ["this"]) for seat in range(2)])).values()))
        notes.note((yield from ask(1, "question", ["a", "b"])))

    r = play(forced)
    assert r.state.words == ("only", "this", "this")
    assert r.question() == "question 1"
    assert r.game.log.entries == []


def test_among_several_only_those_with_a_choice_are_asked() -> None:
    def mixed(notes: Notes) -> Rule:
        choices = yield from ask_all([Ask(0, "question", ["only"]), Ask(1, "question", ["a", "b"])])
        notes.note(choices[0], choices[1])

    r = play(mixed)
    assert r.game.seats_asked() == (1,)
    r.choose(1, "b")
    assert r.state.words == ("only", "b")


def test_a_game_may_be_over_without_a_single_question() -> None:
    def silent(notes: Notes) -> Rule:
        notes.note("said")
        yield from ()

    r = play(silent, silent)
    assert r.game.over
    assert r.state.words == ("said", "said")
    assert r.game.decisions() == {}


@pytest.mark.parametrize("seat", [1, 2, 7, CLOCK, -2])
def test_only_the_seat_that_is_asked_can_answer(seat: int) -> None:
    game = play(one_after_the_other).game
    before = game.hash()
    asked = game.decision(0)
    assert asked is not None
    with pytest.raises(Refused, match=f"seat {seat} has no open decision"):
        game.answer(seat, asked.id, "a")
    assert game.decision(seat) is None
    assert (game.hash(), game.log.entries, game.decision(0)) == (before, [], asked)


def test_an_answer_must_be_one_of_the_options() -> None:
    game = play(one_after_the_other).game
    before = game.hash()
    asked = game.decision(0)
    assert asked is not None
    with pytest.raises(Refused, match=r"\(question\) has no option 'c'"):
        game.answer(0, asked.id, "c")
    assert (game.hash(), game.log.entries, game.decision(0)) == (before, [], asked)


def test_an_answer_to_an_earlier_question_is_refused() -> None:
    def twice(notes: Notes) -> Rule:
        for _ in range(2):
            notes.note((yield from ask(0, "question", ["a", "b"])))

    r = play(twice)
    earlier = r.asked(0)
    r.choose(0, "a")
    before = r.game.hash()
    with pytest.raises(Refused, match=f"decision '{earlier.id}' is not open; seat 0 is asked {r.asked(0).id}"):
        r.game.answer(0, earlier.id, "b")
    assert r.game.hash() == before
    assert len(r.game.log.entries) == 1


def test_a_question_to_one_seat_goes_stale_when_another_takes_back_what_led_to_it() -> None:
    r = play(one_after_the_other)
    r.choose(0, "a")
    earlier = r.asked(1)
    r.game.undo(0)
    r.choose(0, "b")
    assert r.asked(1).question == earlier.question
    with pytest.raises(Refused):
        r.game.answer(1, earlier.id, "a")


def test_an_open_decision_goes_stale_when_something_else_is_asked() -> None:
    def open_then_ask(notes: Notes) -> Rule:
        if not notes.words:
            seat, word = yield Open("question", range(2), lambda _: ("a", "b"))
            notes.note(seat, word)
        notes.note((yield from ask(0, "question", ["a", "b"])))

    r = play(open_then_ask)
    earlier = r.asked(0)
    r.choose(1, "a")
    with pytest.raises(Refused):
        r.game.answer(0, earlier.id, "a")
    later = r.asked(0)
    r.game.undo(1)
    with pytest.raises(Refused):
        r.game.answer(0, later.id, "a")


def test_an_open_decision_goes_stale_when_another_open_question_follows() -> None:
    def two_questions(notes: Notes) -> Rule:
        while len(notes.words) < 2:
            _, word = yield Open(("question", "other")[len(notes.words)], range(2), lambda _: ("a", "b"))
            notes.note(word)

    r = play(two_questions)
    earlier = r.asked(0)
    r.choose(1, "a")
    with pytest.raises(Refused, match="is not open"):
        r.game.answer(0, earlier.id, "a")


def test_what_a_seat_does_or_takes_back_in_an_open_phase_makes_its_own_decisions_stale() -> None:
    r = play(whoever_likes)
    first = r.asked(0)
    r.choose(0, "a")
    second = r.asked(0)
    with pytest.raises(Refused, match="is not open"):
        r.game.answer(0, first.id, "c")
    r.game.undo(0)
    for stale in (first, second):
        with pytest.raises(Refused, match="is not open"):
            r.game.answer(0, stale.id, "c")


def test_what_others_do_in_an_open_phase_leaves_a_seats_decision_open() -> None:
    r = play(whoever_likes)
    mine = r.asked(0)
    r.choose(1, "b")
    r.game.undo(1)
    r.choose(1, "a")
    r.game.answer(0, mine.id, "c")
    assert r.state.words == ("a", "c")


def test_taking_a_secret_choice_back_leaves_the_others_decisions_open() -> None:
    r = play(all_at_once, seats=3)
    others = r.asked(1)
    r.choose(0, "a")
    r.game.undo(0)
    assert r.asked(1) == others


def test_a_new_scene_makes_earlier_decisions_stale() -> None:
    def two_scenes(notes: Notes) -> Rule:
        while len(notes.words) < 2:
            _, word = yield Open("question", range(2), lambda _: ("a", "b"), scene=len(notes.words))
            notes.note(word)

    r = play(two_scenes)
    earlier = r.asked(0)
    r.choose(1, "a")
    with pytest.raises(Refused, match="is not open"):
        r.game.answer(0, earlier.id, "a")


def test_a_question_carries_what_is_needed_to_put_it_into_words() -> None:
    def about(notes: Notes) -> Rule:
        notes.note((yield from ask(0, "question", ["a", "b"], {"card": 7})))

    assert play(about).asked(0).about == {"card": 7}


def test_ids_of_open_decisions_differ_between_seats() -> None:
    ids = [decision.id for decision in play(all_at_once, seats=3).game.decisions().values()]
    assert len(set(ids)) == 3


def test_an_unknown_seat_has_no_view() -> None:
    game = new_game(2)
    for seat in (CLOCK, 2, -2):
        with pytest.raises(BadInput, match=f"there is no seat {seat}; expected 0 to 1"):
            game.view(seat)
