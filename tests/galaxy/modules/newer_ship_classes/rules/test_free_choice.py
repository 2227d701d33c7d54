"""Which ships are flown, and in which order: a matter of agreement, and the same class for everybody."""

from __future__ import annotations

import pytest

from starboard.engine.setup import WrongSetup
from starboard.galaxy import RULES
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.registry import modules
from starboard.galaxy.scenario import yard
from tests.galaxy.modules.newer_ship_classes.cruisers import CRUISE, DECK

EVERYWHERE = DECK | {
    module.switch: module.on[0] for module in modules() if module.rounds and "first" in module.editions
}
"""All modules on that bring ship classes to the classic edition."""


@pytest.mark.rule("AX-4.1")
@pytest.mark.parametrize("rounds", ["IIB", "IIIB IIB I", "IA IIA IIIA", "III IV IIB IIB IA II IIIB"])
def test_classes_of_all_boxes_are_mixed_in_any_order(rounds: str) -> None:
    assert RULES.setup(4, {**EVERYWHERE, "rounds": rounds})["rounds"] == rounds


@pytest.mark.rule("AX-4.1")
@pytest.mark.parametrize("rounds", ["IIB", "I IIIB"])
def test_without_the_module_its_classes_are_not_flown(rounds: str) -> None:
    with pytest.raises(WrongSetup):
        RULES.setup(4, {"rounds": rounds})


@pytest.mark.rule("AX-4.2")
@pytest.mark.parametrize("name", ["IIB", "IIIB", "IV"])
def test_everybody_flies_the_same_class(name: str) -> None:
    ships = yard(4, name, **CRUISE).game.view(0).table.ships
    assert {ship.board.partition(":")[0] for ship in ships} == {name}


@pytest.mark.rule("AX-4.6")
@pytest.mark.parametrize("key", ["IIB", "IIIB:25", "IIIB:44"])
def test_nobody_insures_a_cylinder_or_a_ship_with_holes(key: str) -> None:
    assert board(key).insurance is None
