"""What the engine and every game promise, tried on random games of every registered game and of the tiny one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.engine import CLOCK, Decision, Game, Refused, commitment, read_log, replay
from tests.every_game.play import SEED, Answer, examples, game_under_way, next_answer, played, random_game
from tests.every_game.registered import GAMES, Registered

every_game = pytest.mark.parametrize("entry", GAMES.values(), ids=GAMES.keys())
randoms = st.integers(0, 2**32).map(Random)


def on_games_under_way(usual: int) -> Callable[[Any], Any]:
    """Run a test on so many random games of every game."""

    def decorate(test: Any) -> Any:
        return every_game(settings(max_examples=examples(usual))(given(random=randoms)(test)))

    return decorate


def viewers(game: Game[Any]) -> tuple[int | None, ...]:
    return (None, *range(game.setup.seats))


def as_bytes(value: object) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def views(game: Game[Any]) -> list[bytes]:
    return [as_bytes(game.view(seat)) for seat in viewers(game)]


def everything(game: Game[Any]) -> object:
    """All that can be seen of a game from outside."""
    return game.save(), game.log, game.decisions(), views(game), game.over, list(game.scores)


@on_games_under_way(12)
def test_nothing_appears_or_vanishes_in_a_whole_game(entry: Registered, random: Random) -> None:
    game = random_game(entry, random)
    for _ in played(entry, game, random):
        entry.check_conserved(game)
    entry.check_conserved(game)


@pytest.mark.parametrize("entry", [pytest.param(entry, id=name) for name, entry in GAMES.items() if entry.check_told])
@settings(max_examples=examples(12))
@given(random=randoms)
def test_what_is_told_accounts_for_what_has_changed(entry: Registered, random: Random) -> None:
    assert entry.check_told is not None
    game = random_game(entry, random)
    while not game.over:
        before = game.state.copy()
        game.answer(*next_answer(entry, game, random))
        entry.check_told(before, game.events, game.state)


@on_games_under_way(6)
def test_every_decision_of_a_whole_game_is_well_formed(entry: Registered, random: Random) -> None:
    game = random_game(entry, random)
    for _ in played(entry, game, random):
        decisions = game.decisions()
        assert set(game.seats_asked()) == set(decisions) - {CLOCK}
        assert len({decision.id for decision in decisions.values()}) == len(decisions)
        for seat, decision in decisions.items():
            assert decision.seat == seat
            assert decision.question in entry.rules.questions or seat == CLOCK
            assert len(decision.options) > (0 if game.is_open else 1)
            assert len(set(decision.options)) == len(decision.options)
            assert all(option and option.isprintable() for option in decision.options)
            sent = msgspec.json.decode(msgspec.json.encode(decision), type=Decision)
            assert (sent.id, list(sent.options)) == (decision.id, list(decision.options))


@on_games_under_way(15)
def test_a_game_that_is_over_asks_nothing_and_tells_its_seed(entry: Registered, random: Random) -> None:
    game = random_game(entry, random)
    promised = game.view(None).commitment
    for _ in played(entry, game, random):
        pass
    assert game.decisions() == {}
    assert game.seats_asked() == ()
    assert not any(game.may_undo(seat) for seat in range(game.setup.seats))
    for view in map(game.view, viewers(game)):
        assert view.seed == game.seed
        assert commitment(view.seed) == view.commitment == promised
        assert view.scores == game.scores
        assert len(view.scores) == game.setup.seats


@on_games_under_way(20)
def test_a_copy_is_the_same_game_and_goes_its_own_way(entry: Registered, random: Random) -> None:
    game = game_under_way(entry, random)
    before = everything(game)
    twin = game.copy()
    assert everything(twin) == before
    steps = []
    for answer in played(entry, twin, random, answers=30):
        steps.append((answer, twin.hash()))
    after = everything(twin)
    assert everything(game) == before
    for answer, here in steps:
        assert game.hash() == here
        game.answer(*answer)
    assert everything(game) == after


@on_games_under_way(20)
def test_a_saved_game_goes_on_as_if_nothing_had_happened(entry: Registered, random: Random) -> None:
    game = game_under_way(entry, random)
    loaded = Game.load(entry.rules, game.save())
    for answer in played(entry, game, random, answers=30):
        assert loaded.hash() == game.hash()
        assert loaded.decisions() == game.decisions()
        loaded.answer(*answer)
    assert loaded.save() == game.save()
    assert loaded.events == game.events
    assert replay(entry.rules, read_log("\n".join(loaded.log.lines()))).hash() == game.hash()


@on_games_under_way(20)
def test_a_state_is_the_same_after_being_written_down_and_read(entry: Registered, random: Random) -> None:
    game = game_under_way(entry, random)
    for _ in played(entry, game, random, answers=10):
        written = as_bytes(game.state.data())
        state = entry.rules.load(game.setup, game.seed, msgspec.json.decode(written))
        assert as_bytes(state.data()) == written
        assert as_bytes(state.copy().data()) == written
        for seat in viewers(game):
            assert as_bytes(entry.rules.view(state, seat)) == as_bytes(entry.rules.view(game.state, seat))


@on_games_under_way(15)
def test_what_was_written_down_or_copied_does_not_change_when_the_game_goes_on(
    entry: Registered, random: Random
) -> None:
    game = game_under_way(entry, random)
    position, data, copy = game.position(), game.state.data(), game.state.copy()
    before = as_bytes(position), as_bytes(data), as_bytes(copy.data())
    for _ in played(entry, game, random, answers=60):
        pass
    assert (as_bytes(position), as_bytes(data), as_bytes(copy.data())) == before


@on_games_under_way(12)
def test_a_log_played_again_gives_the_same_game(entry: Registered, random: Random) -> None:
    game = game_under_way(entry, random)
    for answer in played(entry, game, random, answers=20):
        if game.may_undo(answer.seat) and random.random() < 0.5:
            game.undo(answer.seat, game.time + 0.25)
            break
    again = replay(entry.rules, read_log("\n".join(game.log.lines())))
    assert everything(again) == everything(game)


@on_games_under_way(25)
def test_undo_goes_back_to_where_the_seat_was(entry: Registered, random: Random) -> None:
    game = game_under_way(entry, random)
    for answer in played(entry, game, random, answers=15):
        before, table = game.hash(), [as_bytes(game.view(seat).table) for seat in viewers(game)]
        asked = game.decision(answer.seat)
        assert asked is not None
        trial = game.copy()
        trial.answer(*answer)
        others = [seat for seat in range(CLOCK, game.setup.seats) if seat != answer.seat]
        assert not any(trial.may_undo(seat) for seat in others)
        if trial.may_undo(answer.seat):
            trial.undo(answer.seat)
            again = trial.decision(answer.seat)
            assert again is not None
            assert trial.hash() == before
            assert [as_bytes(trial.view(seat).table) for seat in viewers(game)] == table
            assert (again.question, list(again.options)) == (asked.question, list(asked.options))
            assert again.id != asked.id


@on_games_under_way(6)
def test_who_looks_after_every_answer_sees_what_a_first_look_would_show(entry: Registered, random: Random) -> None:
    game = game_under_way(entry, random)
    for _ in range(40):
        if game.over:
            break
        assert views(game) == views(game.copy())
        before = game.copy()
        answer = next_answer(entry, game, random)
        game.answer(*answer)
        if random.randrange(4) == 0 and game.may_undo(answer.seat):
            views(game)
            game.undo(answer.seat)
            assert [as_bytes(game.view(seat).table) for seat in viewers(game)] == [
                as_bytes(before.view(seat).table) for seat in viewers(game)
            ]


@on_games_under_way(20)
def test_stale_and_foreign_answers_are_refused_and_change_nothing(entry: Registered, random: Random) -> None:
    game = game_under_way(entry, random)
    given: list[Answer] = []
    for answer in played(entry, game, random, answers=25):
        before = everything(game)
        foreign = [answer._replace(seat=seat) for seat in range(CLOCK, game.setup.seats + 1) if seat != answer.seat]
        wrong = [answer._replace(option="no such option"), answer._replace(decision="0"), answer._replace(time=-1.0)]
        for bad in (*foreign, *wrong, *(old._replace(time=game.time) for old in given[-8:])):
            with pytest.raises(Refused):
                game.answer(*bad)
        for seat in range(CLOCK, game.setup.seats + 1):
            if not game.may_undo(seat):
                with pytest.raises(Refused):
                    game.undo(seat)
        assert everything(game) == before
        given.append(answer)


@on_games_under_way(25)
def test_what_a_seat_may_not_know_makes_no_difference_to_its_view(entry: Registered, random: Random) -> None:
    game = game_under_way(entry, random)
    different = False
    for _ in played(entry, game, random, answers=10):
        state = game.state
        for seat in viewers(game):
            shaken = entry.shake_hidden(state, seat, random)
            different |= as_bytes(shaken.data()) != as_bytes(state.data())
            assert as_bytes(entry.rules.view(shaken, seat)) == as_bytes(entry.rules.view(state, seat))
            if game.is_open:  # the state is complete in itself, so a game can begin with it and put its questions
                shaken.chance = state.chance.copy()
                other, same = (Game.from_state(entry.rules, game.setup, begin) for begin in (shaken, state))
                assert as_bytes(other.view(seat)) == as_bytes(same.view(seat))
    assert different


@on_games_under_way(30)
def test_a_secret_choice_shows_in_no_other_view(entry: Registered, random: Random) -> None:
    game = game_under_way(entry, random)
    seats = game.seats_asked()
    if game.is_open or len(seats) < 2:
        return
    chooser = random.choice(seats)
    asked = game.decision(chooser)
    assert asked is not None
    seen = set()
    for option in asked.options:
        twin = game.copy()
        twin.answer(chooser, asked.id, option)
        others = [seat for seat in viewers(game) if seat != chooser]
        seen.add(tuple((as_bytes(twin.view(seat)), as_bytes(twin.events_for(seat))) for seat in others))
    assert len(seen) == 1


@on_games_under_way(10)
def test_a_private_event_is_noticed_by_its_seat_alone(entry: Registered, random: Random) -> None:
    game = random_game(entry, random)
    for _ in played(entry, game, random, answers=200):
        for event in game.events:
            for seat in viewers(game):
                assert (event in game.events_for(seat)) is (event.only in (None, seat))


@on_games_under_way(10)
def test_the_seed_is_in_no_view_before_the_end(entry: Registered, random: Random) -> None:
    game = game_under_way(entry, random)
    assert SEED in game.seed
    for view in views(game):
        assert SEED.encode() not in view


@on_games_under_way(10)
def test_two_games_of_the_same_seed_and_answers_are_the_same(entry: Registered, random: Random) -> None:
    game = random_game(entry, random)
    twin = Game.new(entry.rules, game.setup, game.seed)
    for answer in played(entry, game, random, answers=100):
        assert next_answer(entry, twin, Random(0)) == next_answer(entry, game, Random(0))
        twin.answer(*answer)
    assert twin.events == game.events
    assert everything(twin) == everything(game)
