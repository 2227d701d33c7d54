"""What options of the box are called: by names of players and components, with what they cost."""

from __future__ import annotations

from random import Random

import pytest

from starboard.galaxy.adventures.deck import decks_of
from starboard.galaxy.entry import GAME
from starboard.galaxy.presentation.follows import follows
from starboard.galaxy.presentation.options import option
from starboard.words import LANGUAGES, words_for
from tests.every_game.play import next_answer
from tests.every_game.registered import GAMES
from tests.galaxy.modules.big_expansion.together import PLAIN_TWIN, QUIET, TWIN, meet
from tests.galaxy.rules.ships_cards import GUARDED, LINER, SCOUT
from tests.words.reading import Reader, every_option

ENGLISH = words_for("en", *GAME.words, strict=True)


@pytest.mark.rule("BX-14.12")
def test_a_row_of_meteors_is_played_at_somebody_with_a_name() -> None:
    r = meet(SCOUT, SCOUT, SCOUT, card="bonus-III-1")
    said = option("play 2 at 1", r.asked(0), r.game.view(0), ENGLISH)
    assert said == f"at {ENGLISH.seat_name(1)}: small, large, small from the left"


@pytest.mark.rule("BX-14.17")
def test_what_is_paid_in_hits_is_said() -> None:
    r = meet(SCOUT, SCOUT, card="bonus-III-2")
    assert "2 meteors at you, 2 shots at you" in follows("stop 3", r.asked(0), ENGLISH)


@pytest.mark.rule("BX-R-92")
def test_half_a_ship_is_sent_home_by_name() -> None:
    r = meet(PLAIN_TWIN, PLAIN_TWIN, card=QUIET, after=[], roads="union_ship", purses=[9, 9])
    assert option("give up left", r.asked(0), r.game.view(0), ENGLISH) == "send the left half home unpaid"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("roads", ["union_ship cosmic_psychosis", "engine_envy personalized_cabins"])
def test_all_that_is_asked_and_told_of_halves_and_bonus_cards_has_words(language: str, roads: str) -> None:
    reader = Reader(GAME, words_for(language, *GAME.words, strict=True), (80,))
    cards = [card for deck in decks_of("first", ("bonus_cards",)).values() for card in deck if card.startswith("bonus")]
    for ships in ((TWIN, PLAIN_TWIN, TWIN), (LINER, GUARDED, SCOUT)):
        game, random = meet(*ships, card=cards[0], after=cards[1:], roads=roads, purses=[9, 1, 0]).game, Random(roads)
        while not game.over:
            reader.told(game, 0)
            reader.shown(game, 0)
            for seat in game.seats_asked():
                reader.asked(game, seat, every_option)
            game.answer(*next_answer(GAMES["galaxy"], game, random))
