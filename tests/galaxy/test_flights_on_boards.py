"""Whole rounds on boards of every class: bots build on them, fly them, and are settled."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar

import pytest

from starboard.arena.match import Match
from starboard.bots.careless import RandomBot
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Chance, Game
from starboard.galaxy import RULES, registry
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.flights import FLIGHTS
from starboard.galaxy.catalog.sheets import board_keys, quarters_of
from starboard.galaxy.table import Table

SOME = (
    *("IA", "IA/1", "IA/2", "IIA", "IIB", "IIIB", "IIIB:25", "IIIB:44", "IV:3+2", "IV:4+1"),
    *("second-I", "second-II", "second-III", "second-IA/3", "second-IIA", "second-IIIA"),
)
"""One board of each shape, for whole games of random players too."""
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


Begin = Callable[[str, int], Game[Table]]


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    """Begins a game of one round on a board, with so many seats."""

    def begun(key: str, seats: int) -> Game[Table]:
        monkeypatch.setattr(registry, "modifiers", lambda: {"other_board": OtherBoard(key)})
        registry._seams.cache_clear()
        setup = RULES.setup(seats, {"rounds": ROUNDS[FLIGHTS[board(key).flight].level]})
        table = RULES.start(setup, Chance(f"a flight on {key}"))
        table.put_into_play("other_board")
        return Game.from_state(RULES, setup, table)

    yield begun
    registry._seams.cache_clear()


def test_there_is_a_board_for_every_way_a_sheet_can_lie() -> None:
    assert len(board_keys()) == 123
    assert set(SOME) <= set(board_keys())


@pytest.mark.parametrize("key", [key for key in board_keys() if ":" not in key or not quarters_of(key)])
def test_sensible_players_build_and_fly_on_every_board(begin: Begin, key: str) -> None:
    game = begin(key, 2)
    match, most, played = Match(game, [SensibleBot(seat) for seat in range(2)]), 0, 0
    while not game.over:
        match.step()
        table = game.state
        assert {ship.board.name for ship in table.ships} <= {key}
        most = max([most, *(ship.layout.occupied.bit_count() for ship in table.ships)])
        played = max(played, 0 if table.course is None else len(table.course.played))
    assert len(game.state.results) == 1
    assert most > board(key).area.bit_count() / 2
    assert played > 1


@pytest.mark.parametrize("key", SOME)
def test_random_players_come_to_an_end_on_boards_of_every_shape(begin: Begin, key: str) -> None:
    game = begin(key, 3)
    Match(game, [RandomBot(seat) for seat in range(3)]).play_out()
    assert game.over
    assert len(game.state.results) == 1
