"""Logs and positions of older rules: read by a translation, passed over where nothing is asked any more."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from starboard.engine import (
    BadInput,
    Decision,
    Entry,
    Game,
    Log,
    OtherVersion,
    Position,
    Refused,
    Rule,
    Setup,
    ask,
    replay,
    steps,
)
from starboard.engine.history import FIRST_CHAPTER, Bygone, Translation, reader
from starboard.engine.replay import can_read
from tests.engine.toy import Notes, Toy


def old_rule(notes: Notes) -> Rule:
    """Version 1: whoever orders a meal is asked for a drink and for a straw; then the other one orders."""
    for seat in range(2):
        meal = yield from ask(seat, "question", ["soup", "fish", "water"])
        notes.note(meal)
        notes.tell("ordered", seat, meal=meal)
        if meal == "fish":
            notes.note((yield from ask(seat, "question", ["wine", "water"])))
            notes.note((yield from ask(seat, "question", ["straw", "glass"])))


def new_rule(notes: Notes) -> Rule:
    """Version 2: everybody drinks water with fish, from a glass, and nobody is asked."""
    for seat in range(2):
        meal = yield from ask(seat, "question", ["soup", "fish", "water"])
        notes.note(meal)
        notes.tell("ordered", seat, meal=meal)


class Drink(Bygone):
    """What was asked with fish: a drink, then a straw or a glass."""

    def __init__(self, seat: int, offered: tuple[tuple[str, ...], ...]) -> None:
        super().__init__(seat)
        self.offered = offered

    def answered(self, option: str) -> Bygone | None:
        if option not in self.offered[0]:
            raise Refused(f"nobody offered {option!r}")
        return Drink(self.seat, self.offered[1:]) if len(self.offered) > 1 else None


class FromOne(Translation[Notes]):
    """Version 1 called its notes `memory`."""

    def state(self, setup: Setup, data: dict[str, Any]) -> dict[str, Any]:
        return {"chance": data["chance"], "steps": data["steps"], "words": data["memory"]}

    def notice(self, game: Game[Notes], answered: Decision) -> None:
        for event in game.events:
            if event.kind == "ordered" and event.data["meal"] == "fish":
                assert event.seat is not None
                self.bygone = (*self.bygone, Drink(event.seat, (("wine", "water"), ("straw", "glass"))))


class NewToy(Toy):
    """The rules of today."""

    version = "2"
    older: ClassVar = {"1": FromOne}


OLD, NEW = Toy(old_rule, old_rule), NewToy(new_rule, new_rule)


def old_game(*answers: str) -> Game[Notes]:
    game = Game.new(OLD, OLD.setup(2), "seed")
    for answer in answers:
        seat = game.seats_asked()[0]
        asked = game.decision(seat)
        assert asked is not None
        if answer == "undo":
            game.undo(next(seat for seat in range(2) if game.may_undo(seat)))
        else:
            game.answer(seat, asked.id, answer)
    return game


def test_answers_are_given_to_what_is_asked_now_and_those_to_bygone_questions_passed_over() -> None:
    log = old_game("fish", "wine", "straw", "water", "soup", "fish", "water", "glass").log
    game = replay(NEW, log)
    assert game.over
    assert game.state.words == ("fish", "water", "soup", "fish")


def test_an_answer_to_a_bygone_question_is_not_taken_for_one_of_today() -> None:
    log = old_game("fish", "water").log  # the next one is asked for a meal, and water is one of them
    game = replay(NEW, log)
    assert game.state.words == ("fish",)
    assert game.seats_asked() == (1,)


def test_nothing_happens_where_an_answer_is_passed_over() -> None:
    told = [[event.kind for event in game.events] for game in steps(NEW, old_game("fish", "wine", "straw", "soup").log)]
    assert told == [[], ["ordered"], [], [], ["ordered"]]


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        (("fish", "wine", "undo", "water", "straw"), ("fish",)),
        (("fish", "wine", "undo", "undo", "soup"), ("soup",)),
        (("fish", "wine", "straw", "undo", "undo", "undo", "water"), ("water",)),
        (("soup", "undo", "fish", "wine", "straw", "soup"), ("fish", "soup")),
    ],
)
def test_steps_that_were_taken_back_are_taken_back(answers: tuple[str, ...], words: tuple[str, ...]) -> None:
    assert replay(NEW, old_game(*answers).log).state.words == words


def test_what_nobody_offered_even_then_is_refused() -> None:
    log = old_game("fish", "wine").log
    log.entries[1] = Entry(0, log.entries[1].decision, "beer", 0.0)
    with pytest.raises(BadInput, match=r"^log entry 2: nobody offered 'beer'$"):
        replay(NEW, log)
    log.entries[1] = Entry(1, log.entries[1].decision, "wine", 0.0)
    with pytest.raises(BadInput, match=r"^log entry 2: seat 0 was to answer under older rules, not seat 1$"):
        replay(NEW, log)


def test_a_log_that_has_been_read_is_written_in_the_form_of_today() -> None:
    game = replay(NEW, old_game("fish", "wine", "straw", "soup").log)
    assert game.log.version == "2"
    assert [entry.option for entry in game.log.entries] == ["fish", "soup"]


def test_a_game_goes_on_under_newer_rules_and_both_parts_of_its_journal_are_read() -> None:
    old = old_game("fish", "wine").log
    game = Game.new(NEW, NEW.setup(2), old.seed)
    reading = reader(game, old.version)
    for entry in old.entries:
        reading.apply(entry)
    asked = game.decision(1)
    assert asked is not None
    assert int(asked.id.rpartition(".")[2]) >= FIRST_CHAPTER
    assert not any(game.may_undo(seat) for seat in range(2)), "what is not in the game cannot be taken back in it"
    reading.apply(Entry(1, asked.id, "water", 0.0))
    assert game.state.words == ("fish", "water")
    again = reader(Game.new(NEW, NEW.setup(2), old.seed), "1")
    for entry in (*old.entries, Entry(1, asked.id, "water", 0.0)):
        again.apply(entry)
    assert again.game.hash() == game.hash()
    with pytest.raises(Refused, match="no open decision"):
        again.apply(Entry(1, asked.id, "soup", 0.0))


def test_a_position_is_read_in_its_older_form_in_the_midst_of_a_bygone_question_too() -> None:
    old = old_game("soup", "fish", "wine")
    position = old.position()
    written = Position(
        "toy",
        "1",
        position.setup,
        position.seed,
        {"chance": position.state["chance"], "steps": 0, "memory": position.state["words"]},
        position.since,
        position.asked,
        position.chapter,
    )
    game = Game.at(NEW, written)
    assert game.state.words == ("soup", "fish")
    log = Log(
        "toy",
        "1",
        position.setup,
        position.seed,
        written,
        [Entry(1, "1.2.3", "straw", 0.0), Entry(0, "0.1.4", "soup", 0.0)],
    )
    assert replay(NEW, log).state.words == ("soup", "fish", "soup")


def test_a_version_that_nobody_translates_is_refused() -> None:
    log = old_game("soup").log
    log.version = "0"
    assert not can_read(NEW, log)
    with pytest.raises(OtherVersion, match=r"^this was played with toy rules 0; these are 2 and cannot read it$"):
        replay(NEW, log)
    log.version = "1"
    assert can_read(NEW, log)
