"""Whole rounds on boards of every class: bots build on them, fly them, and are settled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

import pytest

from starboard.arena.match import Match
from starboard.bots.careless import RandomBot
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.bots.player import Player
from starboard.engine import Chance, Game
from starboard.galaxy import RULES, registry
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.flights import FLIGHTS
from starboard.galaxy.table import Table

KEYS = (
    *("IA", "IA/1", "IA/2", "IIA", "IIB", "IIIB", "IIIB:25", "IIIB:44", "IV:3+2", "IV:4+1"),
    *("2e/I", "2e/II", "2e/III", "2e/IA/3", "2e/IIA", "2e/IIIA"),
)
ROUNDS = {"I": "I", "II": "II", "III": "III", "IV": "III"}
"""By the level of a board, a round of the base game whose flight it can fly."""


class OtherBoard:
    """Hands out another board than that of the round."""

    name = "other_board"
    rank: ClassVar[Mapping[str, int]] = {}

    def __init__(self, key: str) -> None:
        self.key = key

    def board(self, table: Table, seat: int, key: str) -> str:
        return self.key


@pytest.fixture(params=KEYS)
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Table]]:
    """A game of one round on this board."""
    key: str = request.param
    monkeypatch.setattr(registry, "modifiers", lambda: {"other_board": OtherBoard(key)})
    registry._seams.cache_clear()
    setup = RULES.setup(3, {"rounds": ROUNDS[FLIGHTS[board(key).flight].level]})
    table = RULES.start(setup, Chance(f"a flight on {key}"))
    table.put_into_play("other_board")
    yield Game.from_state(RULES, setup, table)
    registry._seams.cache_clear()


@pytest.mark.parametrize("bots", [SensibleBot, RandomBot])
def test_bots_build_and_fly_on_any_board(game: Game[Table], bots: type[SensibleBot | RandomBot]) -> None:
    boards = set()
    players: list[Player] = [bots(seat) for seat in range(3)]
    match = Match(game, players)
    most = 0
    while not game.over:
        match.step()
        boards |= {ship.board.name for ship in game.state.ships}
        most = max([most, *(ship.layout.occupied.bit_count() for ship in game.state.ships)])
    assert len(boards) == 1
    assert len(game.state.results) == 1
    if bots is SensibleBot:
        assert most > board(boards.pop()).area.bit_count() / 2
