"""The recorded games replay to the same positions, and together they show everything a game may come to."""

from functools import cache

import msgspec
import pytest

from starboard.engine import Choice, Log, read_log, replay
from starboard.galaxy import RULES
from tests.record_games import FIXTURES, HASHES, RECORDINGS, Recording, hashes, shown

NAMES = sorted(path.stem for path in FIXTURES.glob("*.log"))
EXPECTED = msgspec.json.decode(HASHES.read_bytes(), type=dict[str, dict[str, str]])
ENDINGS = ("finished", "chose_to", "no_humans", "no_engines", "lapped", "ended_early")


def log_of(name: str) -> Log:
    path = FIXTURES / f"{name}.log"
    return read_log(path.read_text("utf-8"), path.name)


@cache
def shown_by(name: str) -> frozenset[str]:
    return frozenset(shown(log_of(name)))


def test_every_recording_has_its_log_and_its_hashes_and_there_are_no_others() -> None:
    assert sorted(recording.name for recording in RECORDINGS) == NAMES == sorted(EXPECTED)


@pytest.mark.parametrize("name", NAMES)
def test_recorded_game_replays_to_the_same_positions(name: str) -> None:
    assert hashes(log_of(name)) == EXPECTED[name]


@pytest.mark.parametrize("name", NAMES)
def test_recorded_game_is_over_at_the_end_of_its_log(name: str) -> None:
    assert replay(RULES, log_of(name)).over


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.name)
def test_recorded_game_still_shows_what_it_was_recorded_for(recording: Recording) -> None:
    assert recording.wanted <= shown_by(recording.name)


@pytest.mark.parametrize("ending", ENDINGS)
def test_some_recorded_flight_ends_in_each_way(ending: str) -> None:
    assert any(ending in shown_by(name) for name in NAMES)


@pytest.mark.parametrize("choice", RULES.choices, ids=lambda choice: choice.name)
def test_every_value_of_every_table_option_is_recorded(choice: Choice) -> None:
    played = {log_of(name).setup[choice.name] for name in NAMES}
    assert played == set(choice.values)


@pytest.mark.parametrize("seats", RULES.seats)
def test_every_number_of_seats_is_recorded(seats: int) -> None:
    assert any(log_of(name).setup.seats == seats for name in NAMES)


@pytest.mark.parametrize("question", sorted(RULES.questions))
def test_every_question_is_asked_in_some_recorded_game(question: str) -> None:
    assert any(question in shown_by(name) for name in NAMES)


@pytest.mark.parametrize("feature", ["undo", "start", "alarm", "partners_swapped", "numbers_dealt_anew", "late_error"])
def test_what_is_rare_is_recorded_too(feature: str) -> None:
    assert any(feature in shown_by(name) for name in NAMES)
