"""Newer Ship Classes as a module: pure where it must be, told in words, and bots fill and fly what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.arena.match import Match
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Game
from starboard.engine.replay import steps
from starboard.galaxy import RULES
from starboard.galaxy.entry import GAME
from starboard.galaxy.scenario import flight
from starboard.words import LANGUAGES, words_for
from tests.galaxy.modules.newer_ship_classes.cruisers import setup_of
from tests.galaxy.modules.newer_ship_classes.recordings import BOOK
from tests.galaxy.modules.newer_ship_classes.ships import ON, rolled
from tests.galaxy.seams.twice import ask_twice
from tests.words.reading import Reader

QUIET = ("build", "start_building")
FILLED = [("IIB", 4, 27 * 0.8), ("IIIB", 2, 36 * 0.7), ("IV", 2, 45 * 0.6)]
"""How many components ships should have, by class and number of seats."""
NEEDED = {need.of: need.among[0] for need in RULES.needs if need.name == "deck_iv"}
"""What a flight of class IV needs besides."""


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


@pytest.mark.parametrize(("one", "two", "name"), [(2, 5, "holes"), (4, 4, "double_holes")])
def test_everybody_sees_which_dice_made_the_holes(one: int, two: int, name: str) -> None:
    shown = rolled(one, two).game.view(None).table.modules["newer_ship_classes"]["conditions"]
    assert shown == [{"id": name, "name": name, "values": {"one": one, "two": two}}]


def test_everybody_sees_who_is_insured() -> None:
    text = "ship IV:1+1\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"
    settings: Any = {**ON, **NEEDED, "round_name": "IV"}
    table = flight(text, text.replace("1+1", "2+2"), cards=["nothing"], fly_on=False, **settings).state.copy()
    table.ships[1].insured = True
    shown = RULES.overview(table).modules["newer_ship_classes"]["conditions"]
    assert [(each["id"], each["values"], each["seats"]) for each in shown] == [("insured", {"limit": 14}, [1])]
