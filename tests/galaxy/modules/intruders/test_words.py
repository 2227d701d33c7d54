"""All that intruders tell and all that is asked about them, in both languages, and in a terminal."""

from __future__ import annotations

import pytest

from starboard.engine.replay import steps
from starboard.galaxy import RULES
from starboard.galaxy.entry import GAME
from starboard.galaxy.presentation.cards import card_drawing
from starboard.words import LANGUAGES, plain_text, words_for
from tests.galaxy.modules.intruders.recordings import BOOK
from tests.galaxy.modules.intruders.ships import SCOUT, YELLOW, visited
from tests.galaxy.modules.intruders.test_bots import STATION
from tests.words.reading import Reader

QUIET = ("build", "start_building")


@pytest.fixture(params=LANGUAGES)
def reader(request: pytest.FixtureRequest) -> Reader:
    return Reader(GAME, words_for(request.param, *GAME.words, strict=True), (80,))


@pytest.mark.parametrize("log", BOOK.names)
def test_a_recorded_game_is_told_and_asked_without_a_gap(reader: Reader, log: str) -> None:
    for game in steps(RULES, BOOK.log(log)):
        reader.told(game, 0)
        for seat in game.seats_asked():
            if game.decisions()[seat].question not in QUIET:
                reader.asked(game, seat, lambda decision: decision.options)


@pytest.mark.parametrize(
    "card",
    ["IV-15", "IV-16", "IV-18", "IV-19", "IV-20", "EM25", "EM26"],
)
def test_every_kind_of_card_is_told(reader: Reader, card: str) -> None:
    r = visited(YELLOW, SCOUT, card=card, dice=9)
    reader.told(r.game, 0)
    for seat in r.game.seats_asked():
        reader.asked(r.game, seat, lambda decision: decision.options)


def test_crubots_at_the_door_are_asked_about(reader: Reader) -> None:
    r = visited(STATION, SCOUT, card="predator side=front hand=left steps=5 credits=3", dice=7)
    reader.asked(r.game, 0, lambda decision: decision.options)
    reader.asked(r.choose(0, "none").game, 0, lambda decision: decision.options)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("intruder-I-1", ["from the left", "turns left", "4 steps", "2 credits"]),
        ("intruder-II-2", ["steps 4, 8", "8 steps in all", "1 yellow, 1 green"]),
        ("intruder-I-3", ["at step 6", "turns right"]),
        ("IV-19", ["one always turns left", "steps 4, 8"]),
        ("IV-20", ["it eats", "steps 5, 10", "4 credits", "1 red, 1 yellow"]),
    ],
)
def test_a_terminal_shows_all_that_is_printed_on_a_card(card: str, said: list[str]) -> None:
    view = visited(SCOUT, SCOUT, card=card, dice=2, fly_on=False).game.view(0)
    words = words_for("en", *GAME.words, strict=True)
    drawn = " ".join(plain_text(card_drawing(card, view, words, 100)).split()).lower()
    assert [part for part in said if part not in drawn] == []
