"""Plated sides of New Technologies, and a title of the Trek that asks for windows."""

from __future__ import annotations

import pytest

from starboard.galaxy.modules.transgalactic_trek.scores import has_view
from starboard.galaxy.notation import read_ship


@pytest.mark.rule("KX-4.7", "KX-14.18")
def test_a_plated_side_of_a_cabin_gives_no_view() -> None:
    def view(connectors: str) -> bool:
        ship = read_ship(f"ship second-II\n7,7 starting_cabin 3333\n7,6 cabin {connectors}\n", 0)
        return has_view(ship, ship.board.squares["7,6"])

    assert view("0131")
    assert not view("4131")
