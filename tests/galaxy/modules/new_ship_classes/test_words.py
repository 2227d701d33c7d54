"""All that the strange ships ask, tell and show, in both languages, and in a terminal."""

from __future__ import annotations

import pytest

from starboard.engine import Game, replay
from starboard.engine.replay import steps
from starboard.galaxy import RULES
from starboard.galaxy.entry import GAME
from starboard.galaxy.flight.sections import bring_back, send_away
from starboard.galaxy.presentation.ships import ship_drawing
from starboard.galaxy.scenario import flight
from starboard.words import LANGUAGES, plain_text, words_for
from tests.galaxy.modules.new_ship_classes.recordings import BOOK
from tests.galaxy.modules.new_ship_classes.ships import ON
from tests.galaxy.test_sections import ONE, TWO, halves
from tests.words.reading import Reader

QUIET = ("build", "start_building")


@pytest.fixture(params=LANGUAGES)
def reader(request: pytest.FixtureRequest) -> Reader:
    return Reader(GAME, words_for(request.param, *GAME.words, strict=True), (80, 160))


def test_a_recorded_game_is_told_asked_and_drawn_without_a_gap(reader: Reader) -> None:
    log = BOOK.log("strange_ships")
    for count, game in enumerate(steps(RULES, log)):
        for seat in (0, None):
            reader.told(game, seat)
        asked = [seat for seat in game.seats_asked() if game.decisions()[seat].question not in QUIET]
        for seat in asked:
            reader.asked(game, seat, lambda decision: decision.options)
        if asked and count % 5 == 0:
            reader.shown(game, asked[0])
    reader.shown(replay(RULES, log), None)


@pytest.mark.parametrize(("language", "left"), [("en", "left half"), ("fr", "moitié gauche")])
def test_a_terminal_names_the_halves_above_them(language: str, left: str) -> None:
    ship = halves(ONE, TWO)
    seen = flight(ship, ship, cards=["nothing"], fly_on=False, round_name="IIA", **ON).game.view(0).table.ships[0]
    drawn = ship_drawing(seen, 0, "Ada", words_for(language, *GAME.words, strict=True))
    lines = plain_text(drawn).splitlines()
    assert left in lines[1]
    assert lines[1].index(left) < lines[2].index("7") < lines[1].rindex(left.split()[0 if language == "fr" else 1])


def test_a_turned_ship_is_of_the_class_of_its_board() -> None:
    ship = "ship IA/1\n7,7 starting_cabin 3333 crew=2\n"
    seen = flight(ship, ship, cards=["nothing"], fly_on=False, round_name="IA", **ON).game.view(0).table.ships[0]
    drawn = plain_text(ship_drawing(seen, 0, "Ada", words_for("en", *GAME.words, strict=True)))
    assert "IA" in drawn.splitlines()[0]
    assert "IA/1" not in drawn


def test_a_half_that_is_away_is_told_of(reader: Reader) -> None:
    ship = halves(ONE, TWO)
    table = flight(ship, ship, cards=["nothing"], fly_on=False, round_name="IIA", **ON).state.copy()
    send_away(table, table.ships[0], "left", "missed")
    bring_back(table, table.ships[0], "left")
    kinds = [event.kind for event in table.events[-2:]]
    assert kinds == ["section_away", "section_back"]
    for event in table.events[-2:]:
        for seat in (0, 1, None):
            assert GAME.presentation.event(event, seat, reader._words)
    send_away(table, table.ships[0], "left", "missed")
    reader.shown(Game.from_state(RULES, table.setup, table), 0)
