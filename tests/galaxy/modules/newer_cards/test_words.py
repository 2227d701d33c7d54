"""All that the newer cards ask, tell and show, in both languages, and in a terminal."""

from __future__ import annotations

import pytest

from starboard.engine.replay import steps
from starboard.galaxy import RULES
from starboard.galaxy.entry import GAME
from starboard.galaxy.presentation.cards import card_drawing
from starboard.words import LANGUAGES, plain_text, words_for
from tests.galaxy.modules.newer_cards.recordings import BOOK
from tests.galaxy.modules.newer_cards.sets import TRAMP, met
from tests.words.reading import Reader

QUIET = ("build", "start_building")


@pytest.fixture(params=LANGUAGES)
def reader(request: pytest.FixtureRequest) -> Reader:
    return Reader(GAME, words_for(request.param, *GAME.words, strict=True), (80,))


def test_a_recorded_game_is_told_and_asked_without_a_gap(reader: Reader) -> None:
    for game in steps(RULES, BOOK.log("sector_after_sector")):
        reader.told(game, 0)
        for seat in game.seats_asked():
            if game.decisions()[seat].question not in QUIET:
                reader.asked(game, seat, lambda decision: decision.options)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("IV-3", ["Planet 4: 4 humans", "and 2 humans"]),
        ("IV-10", ["weaker ships lose 2 crew", "3 most valuable", "come under fire"]),
        ("IV-6", ["12 crew", "turn away"]),
        ("IV-1", ["engine strength", "large"]),
        ("newer-III-1", ["deck IV"]),
    ],
)
def test_a_terminal_shows_all_parts_of_a_card(card: str, said: list[str]) -> None:
    view = met(TRAMP, TRAMP, cards=card, fly_on=False).game.view(0)
    words = words_for("en", *GAME.words, strict=True)
    drawn = " ".join(plain_text(card_drawing(card, view, words, 100)).split())
    assert all(part.lower() in drawn.lower() for part in said)
