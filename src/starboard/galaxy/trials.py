"""The tables at which bots are tried: each ship class, each module alone, random combinations of the modules of a box,
and all modules of several boxes together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations

from starboard.engine import WrongSetup
from starboard.entry import Pick, Trial
from starboard.galaxy import RULES
from starboard.galaxy.catalog.sheets import LEVELS
from starboard.galaxy.editions import EDITIONS, FIRST, Edition
from starboard.galaxy.module import Module
from starboard.galaxy.options import MOST_SEATS, needs, plan_of
from starboard.galaxy.registry import modules

BASE = "base"


def trials() -> Mapping[str, Trial]:
    """Every trial, those first that others are held against."""
    classes = {name: _trial({"rounds": name}) for edition in EDITIONS.values() for name in edition.flights}
    others = {name: _trial({"edition": name}, against=BASE) for name in EDITIONS if _base(EDITIONS[name]) != BASE}
    base = {BASE: _trial({}), **classes, **others}
    alone = {name: trial for module in modules() for name, trial in _alone(module)}
    boxes = list(dict.fromkeys(module.box for module in modules() if module.box and module.switch))
    some = {
        box: Trial(table=partial(_combination, box, edition), against=_base(edition))
        for box in boxes
        if (edition := common_edition([box]))
    }
    every = {
        "+".join(chosen): Trial(table=partial(_everything, chosen, edition), against=_base(edition))
        for count in range(2, len(boxes) + 1)
        for chosen in combinations(boxes, count)
        if (edition := common_edition(chosen))
    }
    return {**base, **alone, **some, **every}


def common_edition(boxes: Sequence[str]) -> Edition | None:
    """The edition in which the modules of these boxes can be played together, if there is one."""
    on = [module for module in modules() if module.box in boxes]
    shared = [edition for edition in EDITIONS.values() if all(edition.name in module.editions for module in on)]
    return shared[0] if shared else None


def _base(edition: Edition) -> str:
    """The trial of an edition without modules."""
    return BASE if edition is FIRST else edition.name


def _trial(options: Mapping[str, str], seats: int = MOST_SEATS, against: str = "") -> Trial:
    return Trial(table=lambda _: (seats, options), against=against)


def _alone(module: Module) -> Iterator[tuple[str, Trial]]:
    """A module by itself or with those it needs, with each value of its switch; its own ship classes one by one, each
    held against the class of the base game that flies as far, or else the farthest; and the tables it names itself."""
    seats, edition = max(MOST_SEATS, module.seats), EDITIONS[module.editions[0]]
    for value in module.on:
        name = module.name if len(module.on) == 1 else f"{module.name}={value}"
        options = with_needs({"edition": edition.name, module.switch: value})
        if not module.rounds:
            yield name, _trial(options, seats, _base(edition))
        for own in module.rounds:
            alike = next((usual for usual in edition.usual if _level(usual) == _level(own)), edition.usual[-1])
            yield f"{name}:{own}", _trial(with_needs({**options, "rounds": own}), seats, alike)
    for name, options_of in module.trials.items():
        yield f"{module.name}:{name}", Trial(table=partial(_own_table, seats, options_of), against=_base(edition))


def _own_table(
    seats: int, options_of: Callable[[Pick], Mapping[str, str]], pick: Pick
) -> tuple[int, Mapping[str, str]]:
    return seats, with_needs(options_of(pick))


def with_needs(options: Mapping[str, str]) -> Mapping[str, str]:
    """These options, and the switches of all modules without which they cannot be agreed on."""
    agreed, switches = dict(options), {module.switch for module in modules() if module.switch}
    for need in (*needs(), *needs()):  # what is needed may need something as well
        if agreed.get(need.option) in need.values and need.of in switches and need.among:
            agreed.setdefault(need.of, need.among[0])
    return agreed


def _combination(box: str, edition: Edition, pick: Pick) -> tuple[int, Mapping[str, str]]:
    """Some modules of a box, each with any value of its switch, and on each level one of the classes there are then; on
    levels that the base game does not have one of them or none."""
    while True:
        chosen = [
            (module, pick(module.choices[0].values)) for module in modules() if module.box == box and module.switch
        ]
        options = dict(with_needs({module.switch: value for module, value in chosen if value in module.on}))
        on = [module for module in modules() if options.get(module.switch) in module.on]
        seats = max((MOST_SEATS, *(module.seats for module in on)))
        rounds = [pick([*(_usual_on(level, edition) or [""]), *_own_on(level, on)]) for level in LEVELS]
        options["rounds"] = " ".join(filter(None, rounds))
        if on and fits(seats, options):
            return seats, options


def _everything(boxes: Sequence[str], edition: Edition, pick: Pick) -> tuple[int, Mapping[str, str]]:
    """All modules of these boxes, each with any value of its switch, all seats, and on each level a class of theirs."""
    on = [module for module in modules() if module.box in boxes and module.switch]
    options = {module.switch: pick(module.on) for module in on}
    rounds = [pick(_own_on(level, on) or _usual_on(level, edition) or [""]) for level in LEVELS]
    seats = max((MOST_SEATS, *(module.seats for module in on)))
    return seats, with_needs({**options, "rounds": " ".join(filter(None, rounds))})


def _usual_on(level: str, edition: Edition) -> list[str]:
    """The class of a usual game of an edition on a level; none where its flights do not go as far."""
    return [usual for usual in edition.usual if _level(usual) == level]


def _own_on(level: str, on: Sequence[Module]) -> list[str]:
    """The classes of these modules on a level."""
    return [own for module in on for own in module.rounds if _level(own) == level]


def _level(round_name: str) -> str:
    return plan_of(round_name).level


def fits(seats: int, options: Mapping[str, str]) -> bool:
    """Whether a table can agree on these options."""
    try:
        RULES.setup(seats, options)
    except WrongSetup:
        return False
    return True
