"""The ready-made sets of the box: each can be played, and the last one is everything."""

import pytest

from starboard.engine import Preset
from starboard.galaxy import RULES
from starboard.galaxy.modules.another_big_expansion import BOX
from starboard.galaxy.registry import modules, modules_on


@pytest.mark.parametrize("preset", BOX.presets, ids=lambda preset: preset.name)
def test_a_ready_made_set_is_an_ordinary_setup(preset: Preset) -> None:
    found = RULES.suggest(preset.name, 4, {"pace": "turns"})
    setup = RULES.setup(found.seats, found.options)
    assert setup["pace"] == "turns"
    assert {module.box for module in modules_on(setup)} >= {BOX.name}


def test_everything_is_every_module_of_both_big_boxes_with_five_truckers() -> None:
    found = RULES.suggest("everything", 3, {})
    setup = RULES.setup(found.seats, found.options)
    every = {module.name for module in modules() if module.box in (BOX.name, "big_expansion")}
    assert {module.name for module in modules_on(setup)} == every
    assert (setup.seats, setup["rounds"]) == (5, "IA IIA IIIB IV")
