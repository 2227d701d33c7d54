"""Games with modules: each alone, and every two modifiers that are asked at the same seam.

Random games with any legal combination of modules are the business of `tests/every_game`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from random import Random

import pytest

from starboard.engine import Chance, Game, Setup
from starboard.galaxy import RULES
from starboard.galaxy.module import Module
from starboard.galaxy.registry import modifiers, modules, modules_on
from starboard.galaxy.seams import SEAMS
from starboard.galaxy.table import Table
from tests.every_game.play import next_answer, random_setup
from tests.every_game.registered import GAMES

GALAXY = GAMES["galaxy"]
MODULE_OF = {modifier.name: module for module in modules() for modifier in module.modifiers}
TRIES = 5000


def pairs() -> Iterable[tuple[str, str]]:
    """Every two modifiers that are asked at the same seam."""
    for one, other in combinations(modifiers(), 2):
        if any(hasattr(modifiers()[one], seam) and hasattr(modifiers()[other], seam) for seam in SEAMS):
            yield one, other


def with_needs(module: Module) -> set[str]:
    """The names of a module and of those without which it is not played."""
    return {module.name, *(need for need in module.needs if isinstance(need, str))}


def one_flight(random: Random, fits: Callable[[tuple[Module, ...]], bool]) -> Setup:
    """A random legal setup of one flight, with modules that fit."""
    for _ in range(TRIES):
        setup = random_setup(GALAXY, random)
        if fits(modules_on(setup)):
            return RULES.setup(setup.seats, {**setup.options, "rounds": setup["rounds"].split()[0]})
    raise AssertionError("no legal setup was found")


def play_out(game: Game[Table], random: Random) -> None:
    assert GALAXY.check_told is not None
    while not game.over:
        before = game.state.copy()
        game.answer(*next_answer(GALAXY, game, random))
        GALAXY.check_conserved(game)
        GALAXY.check_told(before, game.events, game.state)


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_a_module_plays_alone(module: Module) -> None:
    random = Random(f"alone {module.name}")
    wanted = with_needs(module)
    setup = one_flight(random, lambda on: {other.name for other in on} == wanted)
    play_out(Game.new(RULES, setup, "alone"), random)


@pytest.mark.parametrize("pair", list(pairs()), ids="-".join)
def test_two_modifiers_of_the_same_seam_fly_together(pair: tuple[str, str]) -> None:
    random = Random(f"together {pair}")
    wanted = {name for modifier in pair for name in with_needs(MODULE_OF[modifier])}
    setup = one_flight(random, lambda on: wanted == {module.name for module in on})
    table = RULES.start(setup, Chance("together"))
    table.in_play = ()
    for name in pair:
        table.put_into_play(name)
    game = Game.from_state(RULES, setup, table)
    play_out(game, random)
    assert {name for name, _ in game.state.in_play} == set(pair)
