"""The Trek in a terminal: the journey so far, in lines."""

import pytest

from starboard.engine.replay import replay
from starboard.galaxy import RULES
from starboard.galaxy.presentation.table import draw
from starboard.galaxy.registry import word_packages
from starboard.words import plain_text, words_for
from tests.galaxy.modules.transgalactic_trek.recordings import BOOK


@pytest.mark.parametrize("language", ["en", "fr"])
def test_standings_and_awards_of_all_flights_are_said_in_the_end(language: str) -> None:
    view = replay(RULES, BOOK.log("titles")).view(0)
    words = words_for(language, *word_packages(), strict=True)
    said = plain_text(draw(view, words, 200))
    journey = view.table.modules["transgalactic_trek"]["journey"]
    for flown, result in zip(journey, view.table.results, strict=True):
        standings = ", ".join(f"{words.seat_name(seat)} {row['credits']}" for seat, row in enumerate(result["seats"]))
        assert standings in said
        for won in flown["awards"]:
            name, thing = words.seat_name(won["seat"]), words(f"thing-{won['name']}", **won["values"])
            assert words(f"award-{won['award']}", name=name, thing=thing, pay=won["pay"]) in said
