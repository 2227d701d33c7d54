"""The tables at which bots are tried: each ship class, each module alone, and random combinations of those of a box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from starboard.engine import WrongSetup
from starboard.entry import Pick, Trial
from starboard.galaxy import RULES
from starboard.galaxy.module import Module
from starboard.galaxy.options import MOST_SEATS, ROUNDS, TEST, needs, plan_of
from starboard.galaxy.registry import modules

BASE = "base"
USUAL = ("I", "II", "III")
"""The rounds of a game in which nothing else is agreed."""


def trials() -> Mapping[str, Trial]:
    """Every trial, those first that others are held against."""
    base = {BASE: _trial({}), **{name: _trial({"rounds": name}) for name in ROUNDS if name != TEST}}
    alone = {name: trial for module in modules() for name, trial in _alone(module)}
    boxes = sorted({module.box for module in modules() if module.box})
    return {**base, **alone, **{box: Trial(table=partial(_combination, box), against=BASE) for box in boxes}}


def _trial(options: Mapping[str, str], seats: int = MOST_SEATS, against: str = "") -> Trial:
    return Trial(table=lambda _: (seats, options), against=against)


def _alone(module: Module) -> Iterator[tuple[str, Trial]]:
    """A module by itself or with those it needs, with each value of its switch; its own ship classes one by one, each
    held against the class of the base game that flies as far, or else the farthest."""
    seats = max(MOST_SEATS, module.seats)
    for value in module.on:
        name = module.name if len(module.on) == 1 else f"{module.name}={value}"
        options = _with_needs({module.switch: value})
        if not module.rounds:
            yield name, _trial(options, seats, BASE)
        for own in module.rounds:
            alike = next((usual for usual in USUAL if plan_of(usual).level == plan_of(own).level), USUAL[-1])
            yield f"{name}:{own}", _trial(_with_needs({**options, "rounds": own}), seats, alike)


def _with_needs(options: Mapping[str, str]) -> Mapping[str, str]:
    """These options, and the switches of all modules without which they cannot be agreed on."""
    agreed, switches = dict(options), {module.switch for module in modules()}
    for need in (*needs(), *needs()):  # what is needed may need something as well
        if agreed.get(need.option) in need.values and need.of in switches and need.among:
            agreed.setdefault(need.of, need.among[0])
    return agreed


def _combination(box: str, pick: Pick) -> tuple[int, Mapping[str, str]]:
    """Some modules of a box, each with any value of its switch, and on each level one of the classes there are then."""
    while True:
        chosen = [(module, pick(module.choices[0].values)) for module in modules() if module.box == box]
        options = dict(_with_needs({module.switch: value for module, value in chosen if value in module.on}))
        on = [module for module in modules() if options.get(module.switch) in module.on]
        seats = max((MOST_SEATS, *(module.seats for module in on)))
        options["rounds"] = " ".join(pick([usual, *_like(usual, on)]) for usual in USUAL)
        if on and _fits(seats, options):
            return seats, options


def _like(usual: str, on: list[Module]) -> list[str]:
    """The classes of these modules that fly as far as one of the base game."""
    return [own for module in on for own in module.rounds if plan_of(own).level == plan_of(usual).level]


def _fits(seats: int, options: Mapping[str, str]) -> bool:
    try:
        RULES.setup(seats, options)
    except WrongSetup:
        return False
    return True
