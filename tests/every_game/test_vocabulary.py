"""Nothing is ever asked or told that is not declared: in random, in recorded and in arena games."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from starboard.arena.match import Match
from starboard.bots.roster import BOTS
from starboard.engine import (
    CLOCK,
    BadInput,
    Game,
    PrivateEvent,
    Question,
    Rules,
    SeatEvent,
    TableEvent,
    Vocabulary,
    write,
)
from starboard.engine.replay import steps
from starboard.engine.vocabulary import form_of, kind_of
from tests.every_game.play import LEAN, played, random_game
from tests.every_game.registered import GAMES
from tests.recording import book_of

REGISTERED = [name for name in GAMES if name != "tiny"]
every_game = pytest.mark.parametrize("game", GAMES)
every_registered_game = pytest.mark.parametrize("game", REGISTERED)


class Checker:
    """Holds all that a game asks and tells against its vocabulary; what was seen before need not be looked at again."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.vocabulary = rules.vocabulary
        self._read: set[tuple[str, str]] = set()

    def check(self, game: Game[Any]) -> None:
        for event in game.events:
            declared = self.vocabulary.events[event.kind]
            assert (event.seat is not None) is issubclass(declared, SeatEvent), event
            assert (event.only is not None) is issubclass(declared, PrivateEvent), event
            assert event.only in (None, event.seat), event
            msgspec.json.decode(msgspec.json.encode(event.data), type=declared)
        for seat, decision in game.decisions().items():
            if seat == CLOCK:
                continue
            question = self.vocabulary.questions[decision.question]
            msgspec.json.decode(msgspec.json.encode(decision.about), type=question.about)
            for option in decision.options:
                self._check_option(decision.question, option)

    def _check_option(self, question: str, text: str) -> None:
        if (question, text) in self._read:
            return
        self._read.add((question, text))
        option = self.vocabulary.read(question, text)
        assert write(option) == text
        for argument in form_of(type(option)).arguments:
            if argument.kind is not None:
                assert argument.write(getattr(option, argument.name)) in set(argument.kind.values()), text
        forms = self.vocabulary.forms(question).values()
        matching = [form.name for form in forms if form.arguments and form.read(text) is not None]
        if form_of(type(option)).arguments:
            assert len(matching) == 1, (text, matching)


@every_game
@pytest.mark.parametrize("number", range(6))
def test_random_games_ask_and_tell_only_what_is_declared(game: str, number: int) -> None:
    entry, random = GAMES[game], Random(f"vocabulary {number}")
    checker = Checker(entry.rules)
    table = random_game(entry, random)
    for _ in played(entry, table, random):
        checker.check(table)
    checker.check(table)


@every_registered_game
def test_recorded_games_ask_and_tell_only_what_is_declared(game: str) -> None:
    book = book_of(game)
    checker = Checker(book.rules)
    for name in book.names:
        for table in steps(book.rules, book.log(name)):
            checker.check(table)


@every_registered_game
def test_arena_games_ask_and_tell_only_what_is_declared(game: str) -> None:
    rules = GAMES[game].rules
    checker = Checker(rules)
    for number in range(1 if LEAN else 2):
        setup = rules.setup(max(rules.seats), rules.options_for(max(rules.seats)))
        players = [BOTS[game]["sensible"](f"vocabulary {seat}") for seat in range(setup.seats)]
        match = Match(Game.new(rules, setup, f"vocabulary {number}"), players)
        while not match.game.over:
            match.step()
            checker.check(match.game)


@every_registered_game
def test_a_question_is_chosen_in_words_or_by_an_argument_of_one_of_its_forms(game: str) -> None:
    vocabulary = GAMES[game].rules.vocabulary
    for name, question in vocabulary.questions.items():
        arguments = [argument for form in vocabulary.forms(name).values() for argument in form.arguments]
        assert question.on in {"words", *(argument.kind.name for argument in arguments if argument.kind)}, name


@every_registered_game
def test_nothing_undeclared_is_read(game: str) -> None:
    vocabulary = GAMES[game].rules.vocabulary
    for name in vocabulary.questions:
        with pytest.raises(BadInput, match="has no option of the form"):
            vocabulary.read(name, "no such option!")
    with pytest.raises(BadInput, match="no question 'nonsense'"):
        vocabulary.read("nonsense", "yes")


def _of_the_same_name(event: type[TableEvent]) -> type[TableEvent]:
    class Other(TableEvent, frozen=True):
        told_as = kind_of(event)

    return Other


@every_registered_game
def test_nothing_is_declared_twice(game: str) -> None:
    vocabulary = GAMES[game].rules.vocabulary
    assert vocabulary.plus(vocabulary).questions == vocabulary.questions, "what is the same may be"
    for name in vocabulary.questions:
        with pytest.raises(BadInput, match="is declared twice"):
            vocabulary.plus(Vocabulary([Question(name, ())]))
    for event in vocabulary.events.values():
        with pytest.raises(BadInput, match="is declared twice"):
            vocabulary.plus(Vocabulary(events=[_of_the_same_name(event)]))
