"""A ship on its own: what its engines and cannons come to, and what has changed on it."""

from __future__ import annotations

from starboard.galaxy.notation import read_ship
from tests.galaxy.rules.ships_cards import GUARDED, TUG, WARSHIP


def test_double_components_count_only_where_they_are_powered() -> None:
    tug, warship = read_ship(TUG), read_ship(WARSHIP)
    assert (tug.engine_strength(), tug.engine_strength(1 << tug.board.squares["8,8"])) == (1, 3)
    assert (warship.cannon_strength(), warship.cannon_strength(1 << warship.board.squares["7,6"])) == (2, 4)
    elsewhere = 1 << tug.board.squares["7,7"]
    assert (tug.engine_strength(elsewhere), warship.cannon_strength(elsewhere)) == (1, 2)


def test_what_has_changed_since_is_told_by_store_and_square_and_nothing_else() -> None:
    before = read_ship(GUARDED)
    squares = before.board.squares
    ship = before.copy()
    assert ship.now_since(before) == {}
    ship.cells = {**ship.cells}
    ship.figures = {**ship.figures}
    assert ship.now_since(before) == {}, "the same again is no change"
    ship.cells = {squares["6,7"]: 1}
    ship.figures = {}
    ship.layout = ship.layout.without(1 << squares["8,7"])
    assert ship.now_since(before) == {
        "pieces": {"8,7": None},
        "cells": {"6,7": 1},
        "figures": {"7,7": None},
    }
    assert before.now_since(ship) == {
        "pieces": {"8,7": before.layout.at(squares["8,7"]).key},
        "cells": {"6,7": 2},
        "figures": {"7,7": before.figures[squares["7,7"]]},
    }


def test_a_layout_made_again_of_the_same_pieces_is_no_change() -> None:
    before = read_ship(GUARDED)
    ship = before.copy()
    ship.layout = ship.layout.without(0)
    assert ship.layout is not before.layout
    assert ship.now_since(before) == {}
