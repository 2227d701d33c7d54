"""The recorded games of every game replay to the same positions, and together they show all that can be asked."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Choice, replay
from starboard.games import GAMES
from tests.recording import Book, book_of, shown_by, shown_by_any

BOOKS = {game: book_of(game) for game in GAMES}
PRODUCT = {game: book for game, book in BOOKS.items() if not GAMES[game].elsewhere}
"""The recordings are to show all of the product; of what modules from elsewhere bring, they show nothing."""
every_game = pytest.mark.parametrize("game", BOOKS)
every_recorded_game = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in BOOKS for name in BOOKS[game].names]
)


def of_every_game(values: dict[str, list[Any]]) -> pytest.MarkDecorator:
    pairs = [(game, value) for game, some in values.items() for value in some]
    return pytest.mark.parametrize(("game", "value"), pairs, ids=[f"{game}-{value}" for game, value in pairs])


@every_game
def test_every_recording_has_its_log_and_its_hashes_and_there_are_no_others(game: str) -> None:
    book = BOOKS[game]
    assert sorted(recording.name for recording in book.recordings) == book.names == sorted(book.expected())


@every_recorded_game
def test_recorded_game_replays_to_the_same_positions(game: str, name: str) -> None:
    book = BOOKS[game]
    assert book.hashes(book.log(name)) == book.expected()[name]


@every_recorded_game
def test_recorded_game_is_over_at_the_end_of_its_log(game: str, name: str) -> None:
    book = BOOKS[game]
    assert replay(book.rules, book.log(name)).over


@every_recorded_game
def test_recorded_game_still_shows_what_it_was_recorded_for(game: str, name: str) -> None:
    recording = next(recording for recording in BOOKS[game].recordings if recording.name == name)
    assert recording.wanted <= shown_by(game, name)


@of_every_game(
    {game: [choice.name for choice in book.rules.choices if not choice.switch] for game, book in PRODUCT.items()}
)
def test_every_value_of_every_table_option_is_recorded(game: str, value: str) -> None:
    book = BOOKS[game]
    choice = next(choice for choice in book.rules.choices if choice.name == value)
    agreed = {each for name in book.names for each in choice.read(book.log(name).setup[choice.name])}
    assert agreed == {each for each in choice.values if not _is_excluded(book, choice, each)}


def _is_excluded(book: Book, choice: Choice, value: str) -> bool:
    """Whether a value cannot be chosen while all else is as usual: it is recorded with what it needs."""
    usual = {each.name: each.read(each.default) for each in book.rules.choices}
    return any(
        not need.met_by((value,), (value,) if need.of == choice.name else usual[need.of])
        for need in book.rules.needs
        if need.option == choice.name and need.of in usual
    )


@of_every_game({game: [n for n in book.rules.seats if not book.rules.options_for(n)] for game, book in PRODUCT.items()})
def test_every_number_of_seats_is_recorded(game: str, value: int) -> None:
    """A seat that a module brings is recorded with that module."""
    book = BOOKS[game]
    assert any(book.log(name).setup.seats == value for name in book.names)


@of_every_game({game: sorted(book.rules.questions - book.never_asked) for game, book in PRODUCT.items()})
def test_every_question_is_asked_in_some_recorded_game(game: str, value: str) -> None:
    assert value in shown_by_any(game)


@every_game
def test_steps_taken_back_and_games_taken_up_in_the_midst_are_recorded(game: str) -> None:
    assert {"undo", "start"} <= shown_by_any(game)
