"""Newer Ship Classes as a module: pure where it must be, told in words, and bots fill and fly what it brings."""

from __future__ import annotations

import pytest

from starboard.arena.match import Match
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Game
from starboard.engine.replay import steps
from starboard.galaxy import RULES
from starboard.galaxy.entry import GAME
from starboard.words import LANGUAGES, words_for
from tests.galaxy.modules.newer_ship_classes.cruisers import setup_of
from tests.galaxy.modules.newer_ship_classes.recordings import BOOK
from tests.galaxy.seams.twice import ask_twice
from tests.words.reading import Reader

QUIET = ("build", "start_building")
FILLED = [("IIB", 4, 27 * 0.8), ("IIIB", 2, 36 * 0.7), ("IV", 2, 45 * 0.6)]
"""How many components ships should have, by class and number of seats."""


def test_its_modifiers_change_nothing_where_they_may_not(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ask_twice(monkeypatch)
    game = Game.new(RULES, setup_of("IIIB IV", 2, pace="turns"), "pure")
    Match(game, [SensibleBot(seat) for seat in range(2)]).play_out()
    assert asked >= {("board", "cruisers"), ("at_go", "holes"), ("at_launched", "optional_insurance")}


@pytest.mark.parametrize(
    ("name", "seats", "squares"), [("IIB", 4, 27 * 0.8), ("IIIB", 2, 36 * 0.7), ("IV", 2, 45 * 0.6)]
)
def test_bots_fill_the_boards_and_fly(name: str, seats: int, squares: float) -> None:
    """On average: now and then somebody walls themselves in, as on any board."""
    game = Game.new(RULES, setup_of(name, seats), f"filled {name}")
    match = Match(game, [SensibleBot(f"{name} {seat}") for seat in range(seats)])
    while game.state.course is None:
        match.step()
    assert sum(ship.layout.occupied.bit_count() for ship in game.state.ships) >= seats * squares
    for ship in game.state.ships:
        assert ship.human_count
        assert ship.layout.squares_with("engine")
    match.play_out()
    assert len(game.state.results) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_recorded_games_are_told_and_asked_without_a_gap(language: str) -> None:
    reader = Reader(GAME, words_for(language, *GAME.words, strict=True), (80,))
    for log in ("full_of_holes", "cruise"):
        for count, game in enumerate(steps(RULES, BOOK.log(log))):
            reader.told(game, 0)
            asked = [seat for seat in game.seats_asked() if game.decisions()[seat].question not in QUIET]
            for seat in asked:
                reader.asked(game, seat, lambda decision: decision.options)
            if asked and count % 25 == 0:
                reader.shown(game, asked[0])
