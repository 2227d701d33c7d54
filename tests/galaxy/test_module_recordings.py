"""The recorded games of every module and box, beside their tests: they replay, and show all that a module asks.

A module has them in `tests/galaxy/modules/<name>/recordings.py`, a `BOOK` with the folder of its logs as `home`; a box
has those of several modules at once.
`python -m tests.galaxy.test_module_recordings NAME` records those of one module anew.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec

import pytest

from starboard.engine import replay
from starboard.galaxy import RULES
from starboard.galaxy.modules import BOXES, NAMES
from starboard.galaxy.registry import modules
from tests.recording import Book
from tests.recording import book_of as base_book

PLACE = "tests.galaxy.modules"


@cache
def book_of(name: str) -> Book | None:
    """The recordings of a module, if it has any."""
    place = f"{PLACE}.{name}"
    if find_spec(PLACE) is None or find_spec(place) is None or find_spec(f"{place}.recordings") is None:
        return None
    book = import_module(f"{place}.recordings").BOOK
    assert isinstance(book, Book)
    return book


@cache
def shown_by(name: str, log: str) -> frozenset[str]:
    book = book_of(name)
    assert book is not None
    return book.shown(book.log(log))


RECORDED = [name for name in (*NAMES, *BOXES) if book_of(name) is not None]
LOGS = [(name, log) for name in RECORDED for log in getattr(book_of(name), "names", ())]


@pytest.mark.parametrize("name", RECORDED)
def test_every_recording_of_a_module_has_its_log_and_its_hashes(name: str) -> None:
    book = book_of(name)
    assert book is not None
    assert sorted(recording.name for recording in book.recordings) == book.names == sorted(book.expected())


@pytest.mark.parametrize(("name", "log"), LOGS)
def test_a_recorded_game_with_a_module_replays_to_the_same_positions(name: str, log: str) -> None:
    book = book_of(name)
    assert book is not None
    assert book.hashes(book.log(log)) == book.expected()[log]
    assert replay(book.rules, book.log(log)).over
    recording = next(recording for recording in book.recordings if recording.name == log)
    assert recording.wanted <= shown_by(name, log)


@pytest.mark.parametrize("name", [name for name in RECORDED if name in NAMES])
def test_every_value_of_every_option_of_a_module_and_all_that_it_asks_is_recorded(name: str) -> None:
    book, module = book_of(name), next(module for module in modules() if module.name == name)
    assert book is not None
    setups = [book.log(log).setup for log in book.names]
    for choice in module.choices:
        agreed = {each for setup in setups for each in choice.read(setup.options.get(choice.name, choice.default))}
        off = {choice.default} if choice is module.choices[0] else set()
        assert agreed | off == set(choice.values), choice.name
    shown = frozenset().union(*(shown_by(name, log) for log in book.names))
    assert set(module.vocabulary.questions) - book.never_asked <= shown


@pytest.mark.parametrize("option", ["rounds", "edition"])
def test_every_flight_of_every_edition_is_recorded_with_what_it_needs(option: str) -> None:
    """What the base game's own recordings leave out, since it needs a module or another edition."""
    choice = next(choice for choice in RULES.choices if choice.name == option)
    books = [base_book("galaxy"), *(book for book in map(book_of, RECORDED) if book is not None)]
    agreed = {each for book in books for log in book.names for each in choice.read(book.log(log).setup[option])}
    assert agreed == set(choice.values)


if __name__ == "__main__":
    for named in sys.argv[1:]:
        recorded = book_of(named)
        assert recorded is not None, f"there are no recordings of {named}"
        recorded.record()
