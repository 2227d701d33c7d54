"""All that the new cards ask, tell and show, in both languages, and in a terminal."""

from __future__ import annotations

import pytest

from starboard.cli.listing import list_options
from starboard.engine.replay import steps
from starboard.galaxy import RULES
from starboard.galaxy.entry import GAME
from starboard.galaxy.presentation.cards import card_drawing
from starboard.words import LANGUAGES, plain_text, words_for
from tests.galaxy.modules.more_adventures.recordings import BOOK
from tests.galaxy.modules.more_adventures.ships import LINER, SCOUT, meet
from tests.words.reading import Reader

QUIET = ("build", "start_building")


@pytest.fixture(params=LANGUAGES)
def reader(request: pytest.FixtureRequest) -> Reader:
    return Reader(GAME, words_for(request.param, *GAME.words, strict=True), (80,))


@pytest.mark.parametrize("name", [recording.name for recording in BOOK.recordings])
def test_a_recorded_game_is_told_and_asked_without_a_gap(name: str, reader: Reader) -> None:
    for game in steps(RULES, BOOK.log(name)):
        reader.told(game, 0)
        for seat in game.seats_asked():
            if game.decisions()[seat].question not in QUIET:
                reader.asked(game, seat, lambda decision: decision.options)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("more-I-1", ["on every flight: epidemic", "from level III on: stardust"]),
        ("more-I-2", ["row 1: single cannons", "row 4: double engines"]),
        ("more-I-3", ["1 block of your choice for 6 battery tokens", "5 flight days for goods (3 blue), 3 crew"]),
        ("more-II-1", ["twice its engine strength"]),
        ("more-II-2", ["2 crew for 4 battery tokens, or else 3 flight days", "a heavy shot from the left"]),
        ("more-III-1", ["left or right", "large from the rear"]),
    ],
)
def test_a_terminal_shows_all_parts_of_a_card(card: str, said: list[str]) -> None:
    view = meet(LINER, SCOUT, card=card, fly_on=False).game.view(0)
    words = words_for("en", *GAME.words, strict=True)
    drawn = " ".join(plain_text(card_drawing(card, view, words, 100)).split()).lower()
    assert [part for part in said if part.lower() not in drawn] == []


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", ["no goods to pay with", "not enough battery tokens"]),
        ("fr", ["pas de marchandises", "pas assez de jetons"]),
    ],
)
def test_a_terminal_says_what_cannot_be_chosen_and_why(language: str, why: list[str]) -> None:
    r = meet(LINER, SCOUT, card="more-I-3")
    words = words_for(language, *GAME.words, strict=True)
    shown = plain_text(list_options(r.asked(0), r.game.view(0), GAME, words, 120))
    assert all(part in shown for part in why)
    assert "stop 2" in shown
