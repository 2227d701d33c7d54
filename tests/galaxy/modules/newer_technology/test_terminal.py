"""The new components in the terminal: they keep to their squares, and their questions and stories have words."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.galaxy.catalog.components import COMPONENTS, tiles_of
from starboard.galaxy.presentation.squares import INSIDE, contents
from tests.cli.terminals import lines, save_position, starboard
from tests.galaxy.modules.newer_technology.rules.ships import meet
from tests.galaxy.modules.newer_technology.rules.test_thrusters import SHIP


@pytest.mark.parametrize("turn", range(4))
def test_every_component_keeps_to_its_square(turn: int) -> None:
    drawn = set()
    for tile in tiles_of("newer_technology"):
        piece = COMPONENTS[tile].turned[turn]
        text = "".join(said for said, _ in contents(piece, None, ""))
        assert len(text) == INSIDE
        drawn.add((piece.kind, text))
    signs = {text.strip() for kind, text in drawn if kind != "life_support_brown_cyan"}
    assert len(signs) == 8  # every kind has a sign of its own; the two mixed life supports share theirs


def test_a_meteor_is_pushed_aside_at_the_terminal(tmp_path: Path) -> None:
    game = meet(SHIP, SHIP, card="meteors meteors=large_front", dice=[8], fly_on=False).game
    log = save_position(game, tmp_path / "push.log")
    played = starboard("play", "galaxy", "--resume", log, typed=lines("fly on", "push left"))
    assert played.exit_code == 0
    shown = " ".join(played.stdout.split())
    assert (
        "A large meteor from the front is heading for your cargo hold. Battery tokens: 3. Fire the thrusters?" in shown
    )
    assert "You fire the thrusters. Everybody slides across the floor" in shown
