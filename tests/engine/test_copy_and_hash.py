import msgspec
import pytest

from starboard.engine import CLOCK, Ask, BadInput, Game, Open, OtherVersion, Rehearsal, Rule, ask, ask_all
from starboard.engine.game import MARK_EVERY
from starboard.engine.log import Position
from tests.engine.tiny_game import RULES, Pot, new_game
from tests.engine.toy import Notes, Toy, play


def open_with_questions(notes: Notes) -> Rule:
    """Everybody says words; who says `ask` is asked for one more, which is an `Ask` in the middle of an open phase."""
    while len(notes.words) < 300:
        seat, word = yield Open("question", range(2), lambda _: ("word", "ask"))
        notes.note(f"{seat}{word}")
        if word == "ask":
            notes.note((yield from ask(seat, "question", ["x", "y", "z"])))


def secret(notes: Notes) -> Rule:
    choices = yield from ask_all([Ask(seat, "question", ["a", "b"]) for seat in range(2)])
    notes.note(*choices.values())


def again(game: Game[Notes]) -> Game[Notes]:
    return Game.load(game.rules, game.save())


def at_an_ask_after(words: int) -> Rehearsal[Notes]:
    r = play(open_with_questions)
    for number in range(words):
        r.choose(number % 2, "word")
    return r.choose(0, "ask")


@pytest.mark.parametrize("words", [0, 1, 10, MARK_EVERY - 1, MARK_EVERY, MARK_EVERY + 10])
def test_a_copy_at_a_question_within_an_open_phase_goes_on_like_the_original(words: int) -> None:
    r = at_an_ask_after(words)
    twin = Rehearsal(r.game.copy())
    assert twin.game.hash() == r.game.hash()
    assert twin.state.words == r.state.words
    for either in (r, twin):
        either.choose(0, "z").choose(1, "word")
    assert twin.game.hash() == r.game.hash()
    assert twin.state.words == r.state.words
    assert len(twin.state.words) == words + 3


@pytest.mark.parametrize("words", [3, MARK_EVERY + 10])
def test_equal_positions_are_equal_whether_or_not_the_game_was_copied_or_loaded_on_the_way(words: int) -> None:
    straight, copied, loaded = (play(open_with_questions) for _ in range(3))
    for number in range(words):
        for r in (straight, copied, loaded):
            r.choose(number % 2, "word")
        copied.game = copied.game.copy()
        loaded.game = again(loaded.game)
    for r in (straight, copied, loaded):
        r.choose(1, "ask")
    assert straight.game.hash() == copied.game.hash() == loaded.game.hash()
    assert straight.game.save() == copied.game.save() == loaded.game.save()


def test_a_long_phase_of_questions_survives_undo_and_copies() -> None:
    r = play(open_with_questions).choose(0, "word")
    for _ in range(MARK_EVERY):
        r.choose(0, "ask", "x")
    words = r.state.words
    r.choose(0, "ask")
    twin = r.game.copy()
    assert twin.state.words == (*words, "0ask")
    r.game.undo(0)
    assert r.state.words == words
    assert again(r.game).state.words == words


def test_playing_a_copy_leaves_the_original_as_it_was() -> None:
    r = play(open_with_questions).choose(0, "word", "ask")
    before, entries = r.game.save(), list(r.game.log.entries)
    twin = Rehearsal(r.game.copy())
    twin.choose(0, "y").choose(1, "word")
    assert r.game.save() == before
    assert r.game.log.entries == entries
    assert r.question() == "question 0"


def test_playing_the_original_leaves_a_copy_as_it_was() -> None:
    r = play(open_with_questions).choose(0, "word")
    before, entries = r.game.save(), list(r.game.log.entries)
    twin = r.game.copy()
    r.choose(1, "ask", "z")
    assert twin.save() == before
    assert twin.log.entries == entries


def test_the_log_of_a_copy_begins_with_the_log_of_the_original() -> None:
    r = play(open_with_questions).choose(0, "word")
    first = Rehearsal(r.game.copy()).choose(1, "word")
    second = Rehearsal(first.game.copy()).choose(0, "ask")
    r.choose(1, "ask")
    assert [entry.option for entry in second.game.log.entries] == ["word", "word", "ask"]
    assert [entry.option for entry in r.game.log.entries] == ["word", "ask"]


def test_a_copy_asks_with_the_same_ids() -> None:
    r = play(open_with_questions).choose(0, "ask", "x").choose(1, "ask")
    assert r.game.copy().decisions() == r.game.decisions()


def test_a_copy_made_before_anybody_looked_at_the_game_is_the_same_game() -> None:
    game = new_game(2)
    assert game.copy().hash() == game.hash()


def test_a_copy_among_secret_choices_remembers_the_choice_made() -> None:
    r = play(secret).choose(1, "b")
    twin = Rehearsal(r.game.copy())
    assert twin.game.seats_asked() == (0,)
    twin.choose(0, "a")
    assert twin.state.words == ("a", "b")
    assert r.state.words == ()


def test_different_answers_give_different_hashes() -> None:
    one, other = play(secret).choose(0, "a"), play(secret).choose(0, "b")
    assert one.game.hash() != other.game.hash()


def test_different_seeds_and_setups_give_different_hashes() -> None:
    games = [new_game(2, "a"), new_game(2, "b"), new_game(3, "a"), new_game(2, "a", hurry="yes")]
    assert len({game.hash() for game in games}) == 4


def test_time_makes_no_difference_to_a_hash() -> None:
    early, late = new_game(2), new_game(2)
    for game, time in ((early, 1.0), (late, 99.0)):
        asked = game.decision(0)
        assert asked is not None
        game.answer(0, asked.id, asked.options[0], time)
    assert early.hash() == late.hash()


def test_a_saved_game_goes_on_where_it_was() -> None:
    r = play(secret, open_with_questions).choose(1, "b")
    r.game = again(r.game)
    assert r.game.seats_asked() == (0,)
    r.choose(0, "a").choose(1, "ask")
    r.game = again(r.game)
    assert r.question() == "question 1"
    assert r.options(1) == ["x", "y", "z"]
    r.choose(1, "y")
    assert r.state.words == ("a", "b", "1ask", "y")


def test_a_saved_game_asks_with_the_same_ids() -> None:
    r = play(open_with_questions).choose(0, "word", "word").choose(1, "ask", "x")
    r.game.undo(1)
    assert again(r.game).decisions() == r.game.decisions()


def test_a_game_that_is_over_can_be_saved() -> None:
    r = play(secret).choose(0, "a").choose(1, "b")
    loaded = again(r.game)
    assert loaded.over
    assert loaded.hash() == r.game.hash()
    assert loaded.view(None) == r.game.view(None)


def test_a_position_does_not_change_when_the_game_goes_on() -> None:
    r = play(secret, open_with_questions).choose(0, "a")
    among_choices = r.game.position()
    r.choose(1, "b").choose(0, "word")
    while_open = r.game.position()
    before = msgspec.json.encode([among_choices, while_open])
    r.choose(1, "ask", "x").choose(0, "word")
    assert msgspec.json.encode([among_choices, while_open]) == before
    assert among_choices.since == [(0, "a")]


def test_a_game_can_begin_with_any_state() -> None:
    game = new_game(2, "seed", hurry="yes")
    pot = game.state.copy()
    pot.stage, pot.pot, pot.winner = "grab", 5, 0
    scenario = Game.from_state(RULES, game.setup, pot)
    assert scenario.is_open
    assert scenario.state.pot == 5
    assert scenario.log.start is not None
    clock = scenario.decision(CLOCK)
    assert clock is not None
    assert clock.due == 10.0


def broken(position: Position, **changes: object) -> Position:
    return msgspec.structs.replace(position, **changes)


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadInput, match=r"^this is a position of pot, not of toy$"):
        Game.load(Toy(secret), new_game(2).save())


def test_a_position_of_another_version_is_refused() -> None:
    position = broken(new_game(2).position(), version="0.9")
    with pytest.raises(OtherVersion, match=r"^this was played with pot rules 0\.9; these are 1 and cannot read it$"):
        Game.at(RULES, position)


@pytest.mark.parametrize("saved", [b"", b"nonsense", b"[1]", b'{"game":"pot"}', b"\xff", b'{"game":"\xff"}'])
def test_what_save_did_not_write_cannot_be_loaded(saved: bytes) -> None:
    with pytest.raises(BadInput, match=r"^position: expected what save\(\) writes \(.+\)$"):
        Game.load(RULES, saved)


def test_a_position_with_something_unknown_in_it_is_refused() -> None:
    saved = msgspec.json.decode(new_game(2).save())
    with pytest.raises(BadInput, match="unknown field `extra`"):
        Game.load(RULES, msgspec.json.encode({**saved, "extra": 1}))


def test_a_position_with_an_impossible_setup_is_refused() -> None:
    game: Game[Pot] = new_game(2)
    setup = msgspec.structs.replace(game.setup, seats=9)
    with pytest.raises(BadInput, match=r"^pot is for 2 to 4 seats, not 9$"):
        Game.at(RULES, broken(game.position(), setup=setup))


@pytest.mark.parametrize("change", [{"stage": "lunch"}, {"hands": None}, {"pot": "much"}, {"deck": 3}, {"chance": {}}])
def test_a_position_with_a_damaged_state_is_refused(change: dict[str, object]) -> None:
    position = new_game(2).position()
    with pytest.raises(BadInput, match=r"^position: the state is damaged \(.+\)$"):
        Game.at(RULES, broken(position, state={**position.state, **change}))


def test_a_position_with_a_piece_missing_is_refused() -> None:
    position = new_game(2).position()
    for name in position.state:
        state = {key: value for key, value in position.state.items() if key != name}
        with pytest.raises(BadInput, match=f"^position: the state is damaged .*{name}"):
            Game.at(RULES, broken(position, state=state))


@pytest.mark.parametrize("since", [(0, "no card"), (3, "1"), (CLOCK, "alarm"), (-2, "1")])
def test_a_position_with_an_answer_that_was_not_offered_is_refused(since: tuple[int, str]) -> None:
    seat, option = since
    with pytest.raises(BadInput, match=f"^position: seat {seat} is not offered '{option}' at this point$"):
        Game.at(RULES, broken(new_game(2).position(), since=[since]))


def test_a_position_counts_its_decisions_for_every_seat() -> None:
    with pytest.raises(BadInput, match=r"^position: expected 3 numbers in asked, not 1$"):
        Game.at(RULES, broken(new_game(2).position(), asked=[4]))
