"""Chapter 1: what is in the box, and what it goes together with."""

from __future__ import annotations

from random import Random

import pytest

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.module import Module
from starboard.galaxy.registry import boxes, modules
from tests.every_game.play import next_answer
from tests.every_game.registered import GAMES

BOX = next(box for box in boxes() if box.name == "another_big_expansion")
OURS = [module for module in modules() if module.box == BOX.name]
OTHERS = [module for module in modules() if module.box == "big_expansion"]


@pytest.mark.rule("AX-1.1")
def test_the_box_has_five_modules() -> None:
    assert len(BOX.modules) == 5
    assert {module.name for module in OURS} <= set(BOX.modules)
    assert OURS


@pytest.mark.rule("AX-1.2", "AX-1.8")
@pytest.mark.parametrize("ours", OURS, ids=lambda module: module.name)
def test_each_module_is_used_with_each_of_the_other_box_and_without_any(ours: Module) -> None:
    for other in (ours, *OTHERS):
        needed = {need for module in (ours, other) for need in module.needs if isinstance(need, str)}
        on = {module.name: module for module in modules() if module in (ours, other) or module.name in needed}
        setup = RULES.setup(3, {**{module.switch: module.on[0] for module in on.values()}, "rounds": "I"})
        assert {module.name for module in modules() if module.is_on(setup)} == set(on)


@pytest.mark.rule("AX-1.2", "AX-1.8")
def test_everything_of_both_boxes_is_played_to_the_end() -> None:
    options = {module.switch: module.on[0] for module in modules() if module.box in (BOX.name, "big_expansion")}
    game, random = Game.new(RULES, RULES.setup(3, {**options, "rounds": "I"}), "both boxes"), Random("both boxes")
    while not game.over:
        game.answer(*next_answer(GAMES["galaxy"], game, random))
    assert game.state.stage == "over"
