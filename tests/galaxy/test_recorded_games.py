"""The recorded games of Galaxy Trucker show every end that a flight may come to, and what is rare."""

import pytest

from tests.recording import shown_by_any

ENDINGS = ("finished", "chose_to", "no_humans", "no_engines", "lapped", "ended_early")


@pytest.mark.parametrize("ending", ENDINGS)
def test_some_recorded_flight_ends_in_each_way(ending: str) -> None:
    assert ending in shown_by_any("galaxy")


@pytest.mark.parametrize("feature", ["alarm", "partners_swapped", "numbers_dealt_anew", "late_error"])
def test_what_is_rare_is_recorded_too(feature: str) -> None:
    assert feature in shown_by_any("galaxy")
