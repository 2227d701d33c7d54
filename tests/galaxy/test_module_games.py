"""Games with modules: each alone, and every two modifiers that are asked at the same seam.

Random games with any legal combination of modules are the business of `tests/every_game`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random

import pytest

from starboard.engine import Chance, Game, Setup
from starboard.galaxy import RULES
from starboard.galaxy.editions import EDITIONS
from starboard.galaxy.module import Module
from starboard.galaxy.registry import modifiers, modules, modules_on
from starboard.galaxy.seams import SEAMS
from starboard.galaxy.table import Table
from tests.every_game.play import next_answer, random_setup
from tests.every_game.registered import GAMES

GALAXY = GAMES["galaxy"]
MODULES_OF = {
    name: [module for module in modules() if name in {modifier.name for modifier in module.modifiers}]
    for name in modifiers()
}
"""The modules that bring a modifier: several, where editions have it in common."""
CREW = 6
"""So many modifiers fly together: a flight of six shows fifteen pairs."""


def editions_of(names: Iterable[str]) -> list[str]:
    """The editions in which all of these modifiers may be in play."""
    return [name for name in EDITIONS if all(modules_in(name, modifier) for modifier in names)]


def modules_in(edition: str, modifier: str) -> list[str]:
    """The modules that bring a modifier to an edition."""
    return [module.name for module in MODULES_OF[modifier] if edition in module.editions]


def meet(one: str, other: str) -> bool:
    """Whether two modifiers are asked at the same seam of a game."""
    return bool(editions_of((one, other))) and any(
        hasattr(modifiers()[one], seam) and hasattr(modifiers()[other], seam) for seam in SEAMS
    )


def crews() -> Iterable[tuple[str, ...]]:
    """Small sets of modifiers in which every two that are asked at the same seam are together at least once."""
    missing = dict.fromkeys(pair for pair in combinations(modifiers(), 2) if meet(*pair))
    while missing:
        crew: tuple[str, ...] = next(iter(missing))
        while len(crew) < CREW:
            gains = {
                name: sum(pair in missing for pair in paired(crew, name))
                for name in modifiers()
                if name not in crew and editions_of((*crew, name))
            }
            best = max(gains, key=gains.__getitem__)
            if not gains[best]:
                break
            crew = (*crew, best)
        for pair in combinations(sorted(crew, key=list(modifiers()).index), 2):
            missing.pop(pair, None)
        yield crew


def paired(crew: Iterable[str], name: str) -> Iterable[tuple[str, str]]:
    """A modifier with each of a crew, the two in the order of the list."""
    order = list(modifiers())
    for other in crew:
        yield (name, other) if order.index(name) < order.index(other) else (other, name)


def needed_by(names: Iterable[str]) -> set[str]:
    """Modules, and those that they cannot do without."""
    by_name = {module.name: module for module in modules()}
    wanted, found = list(names), set[str]()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted += [need for need in by_name[name].needs if isinstance(need, str)]
    return found


def one_flight(random: Random, names: Iterable[str]) -> Setup:
    """A random legal setup of one flight, with these modules and no others; of a journey where one needs that."""
    on = needed_by(names)
    settled = {
        module.switch: random.choice(module.on) if module.name in on else module.choices[0].default
        for module in modules()
        if module.switch
    }
    chosen = [module for module in modules() if module.name in on]
    edition = next(name for name in EDITIONS if all(name in module.editions for module in chosen))
    settled["edition"] = edition
    journey = any(module.journeys or not module.switch for module in chosen)
    if EDITIONS[edition].journeys:
        settled["rounds"] = " ".join(EDITIONS[edition].usual if journey else EDITIONS[edition].usual[:1])
    setup = random_setup(GALAXY, random, settled)
    assert {module.name for module in modules_on(setup) if module.switch} == {
        module.name for module in chosen if module.switch
    }
    return setup if journey else RULES.setup(setup.seats, {**setup.options, "rounds": setup["rounds"].split()[0]})


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
    play_out(Game.new(RULES, one_flight(random, [module.name]), "alone"), random)


@pytest.mark.parametrize("crew", list(crews()), ids="-".join)
def test_modifiers_of_the_same_seam_fly_together(crew: tuple[str, ...]) -> None:
    random = Random(f"together {crew}")
    edition = random.choice(editions_of(crew))
    setup = one_flight(random, {modules_in(edition, name)[0] for name in crew})
    table = RULES.start(setup, Chance("together"))
    table.in_play = ()
    for name in crew:
        table.put_into_play(name)
    game = Game.from_state(RULES, setup, table)
    play_out(game, random)
    assert {name for name, _ in game.state.in_play} >= set(crew)  # some call others in
