"""New Ship Classes as a module: its modifiers are pure where they must be, and bots fly what it brings."""

from __future__ import annotations

import pytest

from starboard.arena.match import Match
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Game
from starboard.galaxy import RULES
from tests.galaxy.modules.new_ship_classes.ships import ON
from tests.galaxy.seams.twice import ask_twice

ASKED = {("mistakes", "direction"), ("settle", "direction"), ("at_built", "direction"), ("acts", "halves")}


def test_its_modifiers_change_nothing_where_they_may_not(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ask_twice(monkeypatch)
    game = Game.new(RULES, RULES.setup(2, {**ON, "rounds": "IA IIA", "pace": "turns"}), "pure")
    Match(game, [SensibleBot(seat) for seat in range(2)]).play_out()
    assert asked >= ASKED


def test_bots_build_both_halves_so_that_they_fly() -> None:
    """Every half of every ship has somebody to fly it and an engine when the flight begins."""
    game = Game.new(RULES, RULES.setup(4, {**ON, "rounds": "IIA"}), "halves")
    match = Match(game, [SensibleBot(f"halves {seat}") for seat in range(4)])
    while game.state.course is None:
        match.step()
    for ship in game.state.ships:
        assert ship.is_complete
        for section in ship.present.values():
            assert ship.humans_in(section)
            assert any(section >> square & 1 for square in ship.layout.squares_with("engine"))
    match.play_out()
    assert [row["place"] for row in game.state.results[0]["seats"]].count(None) <= 1


def test_a_bot_flies_where_its_engines_push_and_rather_alone() -> None:
    game = Game.new(RULES, RULES.setup(2, {**ON, "rounds": "IA"}), "ahead")
    match = Match(game, [SensibleBot(f"ahead {seat}") for seat in range(2)])
    match.play_out()
    turned = [entry for entry in game.log.entries if entry.option in ("front", "right", "rear", "left")]
    assert len(turned) == 2
    assert game.state.results[0]["seats"][0]["place"] is not None
